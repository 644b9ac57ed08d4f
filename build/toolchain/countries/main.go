// Gen writes tables.go of package market. go generate runs it in the package's directory.
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
