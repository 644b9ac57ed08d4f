// Dist packs what a deployment needs into one archive, from which `node deploy.mjs` deploys without Go, TinyGo and make:
//
//	go run ./build/dist ARCHIVE.tar.gz
//
// The same files give the same bytes: entries are sorted, and have neither times nor owners.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"loupe/build/dev"
)

// patterns name the packed files, relative to the project's root. A folder is packed with all that it contains.
var patterns = []string{
	"LICENSE", "README.md", "docs/*.md", "wrangler.toml", "package.json", "package-lock.json",
	"worker/*.mjs", "worker/host/*.mjs", "worker/migrations/*.sql",
	"build/deploy/*.mjs", "build/backup/*.mjs", "build/check/*.mjs", "build/out/core.wasm", "build/out/console", "build/out/assets",
}

// folder is the one folder in the archive.
const folder = "loupe"

// programs are the files in the archive's folder that the operator runs.
var programs = map[string]string{
	"deploy.mjs": "import \"./build/deploy/deploy.mjs\";\n",
	"check.mjs":  "import \"./build/check/main.mjs\";\n",
	"backup.mjs": "import \"./build/backup/main.mjs\";\n",
}

func main() { dev.Main("dist", run) }

func run(_ context.Context, args []string, _, stderr io.Writer) error {
	if len(args) != 1 {
		return errors.New("usage: dist ARCHIVE.tar.gz")
	}
	root, err := dev.Root()
	if err != nil {
		return err
	}
	files, err := collect(root)
	if err != nil {
		return err
	}
	archive, err := pack(files)
	if err != nil {
		return err
	}
	if err := os.WriteFile(args[0], archive, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stderr, "%s: %d files, %d bytes\n", args[0], len(files), len(archive))
	return err
}

// collect returns the contents of the packed files by their paths in the archive. It returns an error if nothing matches
// one of the patterns.
func collect(root string) (map[string][]byte, error) {
	files := map[string][]byte{}
	for name, program := range programs {
		files[name] = []byte(program)
	}
	for _, pattern := range patterns {
		matches, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			return nil, err
		}
		if len(matches) == 0 {
			return nil, errors.New(pattern + " is missing: run make build")
		}
		for _, match := range matches {
			if err := add(files, root, match); err != nil {
				return nil, err
			}
		}
	}
	return files, nil
}

// add reads a file, or all files in a folder.
func add(files map[string][]byte, root, path string) error {
	return filepath.WalkDir(path, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		files[filepath.ToSlash(name)], err = os.ReadFile(path)
		return err
	})
}

// pack returns a compressed tar archive of the files.
func pack(files map[string][]byte) ([]byte, error) {
	var archive bytes.Buffer
	compressed, err := gzip.NewWriterLevel(&archive, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	tape := tar.NewWriter(compressed)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		header := tar.Header{Name: folder + "/" + name, Mode: 0o644, Size: int64(len(files[name])), Format: tar.FormatUSTAR}
		if err := tape.WriteHeader(&header); err != nil {
			return nil, err
		}
		if _, err := tape.Write(files[name]); err != nil {
			return nil, err
		}
	}
	if err := errors.Join(tape.Close(), compressed.Close()); err != nil {
		return nil, err
	}
	return archive.Bytes(), nil
}
