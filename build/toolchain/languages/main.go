// Gen writes languagetable.go of package description, and the files in table that it embeds, from the files in languages. go generate
// runs it in the package's directory.
package main

import (
	"log"
	"os"
	"path/filepath"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("gen: ")
	files, err := generate("languages")
	if err != nil {
		log.Fatal(err)
	}
	for name, content := range files {
		if err := os.WriteFile(name, content, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}

// generate returns the files of the table of the language files in a folder, by their names.
func generate(folder string) (map[string][]byte, error) {
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
	return t.files()
}
