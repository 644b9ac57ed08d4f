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

// copyBuild replaces the folder to with a copy of the files that wrangler dev reads. It appends config to the copy of
// wrangler.toml. Unless core is "", that file of build/out takes the place of core.wasm.
func copyBuild(to, root, core, config string) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	for _, name := range []string{"worker", "build/out"} {
		if err := os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(root, name))); err != nil {
			return err
		}
	}
	if core != "" {
		if err := os.Rename(filepath.Join(to, "build/out", core), filepath.Join(to, "build/out/core.wasm")); err != nil {
			return err
		}
	}
	settings, err := os.ReadFile(filepath.Join(root, "wrangler.toml"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "wrangler.toml"), append(settings, config...), 0o644)
}
