// Gen writes conditiontable.go of package product and the files in table that it embeds. go generate runs it in the package's directory.
package main

import (
	"log"
	"os"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("gen: ")
	source, err := os.ReadFile("conditions.txt")
	if err != nil {
		log.Fatal(err)
	}
	files, err := table(string(source))
	if err != nil {
		log.Fatal(err)
	}
	for name, content := range files {
		if err := os.WriteFile(name, content, 0o644); err != nil {
			log.Fatal(err)
		}
	}
}
