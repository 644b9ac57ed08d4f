//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "The console runs only in a Worker. Build it with make build.")
	os.Exit(2)
}
