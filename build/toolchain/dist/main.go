// Dist packs what a deployment needs into one archive, from which `node deploy.mjs` deploys without Go, TinyGo and make:
//
//	go run ./build/toolchain/dist [-url URL] [-name NAME] [-repository URL] ARCHIVE.tar.gz
//
// The archive is also the repository of a "Deploy to Cloudflare" button. With -url, the address of a service, it has that
// service's server.json for the registry of MCP servers. With -repository, its README.md shows the button.
//
// The same files and options give the same bytes: entries are sorted, without times and owners.
package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"

	"loupe/build/operate/dev"
)

// patterns name the packed files, relative to the project's root. A folder is packed with all that it contains.
var patterns = []string{
	"LICENSE", "README.md", ".github/*.md", "docs/*.md", "docs/openapi.yaml", "docs/screenshots/value-*.png",
	"wrangler.toml", "package.json", "package-lock.json", ".gitattributes",
	"worker/*.mjs", "worker/host/*.mjs", "worker/migrations/*.sql", "worker/invariants/*.sql",
	"build/operate/deploy/*.mjs", "build/operate/backup/*.mjs", "build/operate/check/*.mjs", "build/out/core.wasm", "build/out/console", "build/out/assets", "build/out/samples.sql",
}

// own are the files that only the archive has: the programs that the operator runs, and what the button reads.
//
//go:embed all:files
var own embed.FS

// folder is the one folder in the archive.
const folder = "loupe"

func main() { dev.Main("dist", run) }

func run(_ context.Context, args []string, _, stderr io.Writer) error {
	flags := dev.NewFlags("dist", stderr)
	address := flags.String("url", "", "`address` of the service, for server.json")
	name := flags.String("name", "loupe", "`name` of the service: its SERVICE_NAME")
	button := flags.String("repository", "", "`URL` of the archive's repository, for the button")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return errors.New("usage: dist [-url URL] [-name NAME] [-repository URL] ARCHIVE.tar.gz")
	}
	root, err := dev.Root()
	if err != nil {
		return err
	}
	files, err := collect(root)
	if err != nil {
		return err
	}
	source, err := readRepository(*button)
	if err != nil {
		return err
	}
	if err := errors.Join(addPackage(files), addModel(files), addServer(files, *address, *name, source)); err != nil {
		return err
	}
	addButton(files, source)
	archive, err := pack(files)
	if err != nil {
		return err
	}
	if err := os.WriteFile(flags.Arg(0), archive, 0o644); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stderr, "%s: %d files, %d bytes\n", flags.Arg(0), len(files), len(archive))
	return err
}

// addModel sets VISION to Workers AI in the archive's wrangler.toml, so that a service that the button deploys identifies its
// first photo without a key. The project's own wrangler.toml does not, because wrangler dev would ask for a login: see
// devOptions in build/operate/deploy/local.mjs. Returns an error if a line to replace is missing.
func addModel(files map[string][]byte) error {
	text := string(files["wrangler.toml"])
	for before, after := range map[string]string{"\nVISION = \"\"\n": "\nVISION = \"workers-ai\"\n", "\n# [ai]\n# binding = \"AI\"\n": "\n[ai]\nbinding = \"AI\"\n"} {
		if strings.Count(text, before) != 1 {
			return fmt.Errorf("wrangler.toml does not have %q once", before)
		}
		text = strings.Replace(text, before, after, 1)
	}
	files["wrangler.toml"] = []byte(text)
	return nil
}

// collect returns the contents of the packed files by their paths in the archive. It returns an error if nothing matches
// one of the patterns.
func collect(root string) (map[string][]byte, error) {
	files := map[string][]byte{}
	tree := os.DirFS(root)
	for _, pattern := range patterns {
		matches, err := fs.Glob(tree, pattern)
		if err != nil {
			return nil, err
		}
		if len(matches) == 0 {
			return nil, errors.New(pattern + " is missing: run make build")
		}
		for _, match := range matches {
			if err := add(files, tree, match); err != nil {
				return nil, err
			}
		}
	}
	more, err := fs.Sub(own, "files")
	if err != nil {
		return nil, err
	}
	return files, add(files, more, ".")
}

// add reads a file, or all files in a folder.
func add(files map[string][]byte, tree fs.FS, path string) error {
	return fs.WalkDir(tree, path, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		files[path], err = fs.ReadFile(tree, path)
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
