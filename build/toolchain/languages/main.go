// Gen writes languagetable.go of package description from the files in languages. go generate runs it in the package's directory.
package main

import (
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("gen: ")
	source, err := generate("languages")
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("languagetable.go", source, 0o644); err != nil {
		log.Fatal(err)
	}
}

// generate returns the Go source of the table of the language files in a folder.
func generate(folder string) ([]byte, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	t := newTable()
	for _, path := range paths {
		content, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		if err := t.add(filepath.Base(path), string(content)); err != nil {
			return nil, err
		}
	}
	return t.source()
}
