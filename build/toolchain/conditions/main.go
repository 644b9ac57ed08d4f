// Gen writes conditiontable.go of package product. go generate runs it in the package's directory.
package main

import (
	"log"
	"os"
)

func main() {
	log.SetFlags(0)
	source, err := os.ReadFile("conditions.txt")
	if err == nil {
		source, err = table(string(source))
	}
	if err == nil {
		err = os.WriteFile("conditiontable.go", source, 0o644)
	}
	if err != nil {
		log.Fatal("gen: ", err)
	}
}
