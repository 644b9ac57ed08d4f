package dev

import (
	"errors"
	"os"
	"path/filepath"
)

// Root is the folder of the project, which is the working folder or one above it.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "wrangler.toml")); err == nil {
			return dir, nil
		}
		above := filepath.Dir(dir)
		if above == dir {
			return "", errors.New("the working folder is not in the project: there is no wrangler.toml")
		}
		dir = above
	}
}

// built reports what make build has not made.
func built(root string) error {
	for _, name := range []string{"core.wasm", "console/worker.mjs", "console/console.wasm", "assets"} {
		if err := exists(root, "build/out/"+name); err != nil {
			return err
		}
	}
	return nil
}

func exists(root, name string) error {
	_, err := os.Stat(filepath.Join(root, name))
	if errors.Is(err, os.ErrNotExist) {
		return errors.New(name + " is not there: run make build")
	}
	return err
}

// copyBuild copies what wrangler dev reads into a folder, anew, with more settings behind those of wrangler.toml.
func copyBuild(to, root, more string) error {
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	for _, name := range []string{"worker", "build/out"} {
		if err := os.CopyFS(filepath.Join(to, name), os.DirFS(filepath.Join(root, name))); err != nil {
			return err
		}
	}
	settings, err := os.ReadFile(filepath.Join(root, "wrangler.toml"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "wrangler.toml"), append(settings, more...), 0o644)
}
