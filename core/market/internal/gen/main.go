// Gen writes tables.go of package market. It runs by go generate in that package's folder, and is the
// only part of the project that links golang.org/x/text.
package main

import (
	"log"
	"os"
)

func main() {
	log.SetFlags(0)
	source, err := tables()
	if err == nil {
		err = os.WriteFile("tables.go", source, 0o644)
	}
	if err != nil {
		log.Fatal("gen: ", err)
	}
}
