package dev

import (
	"errors"
	"os"
	"path/filepath"
)

// Root returns the project's root folder: the nearest folder with a wrangler.toml, from the working folder upwards. It
// returns an error if there is none.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "wrangler.toml")); err == nil {
			return dir, nil
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return "", errors.New("no wrangler.toml in the working folder or above it: run this inside the project")
		}
		dir = parent
	}
}

// checkBuilt returns an error that names an output of make build if it is missing.
func checkBuilt(root string) error {
	for _, name := range []string{"core.wasm", "console/worker.mjs", "console/console.wasm", "assets"} {
		if err := checkExists(root, "build/out/"+name); err != nil {
			return err
		}
	}
	return nil
}

func checkExists(root, name string) error {
	_, err := os.Stat(filepath.Join(root, name))
	if errors.Is(err, os.ErrNotExist) {
		return errors.New(name + " is missing: run make build")
	}
	return err
}
