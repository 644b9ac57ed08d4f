//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "The console runs in a Worker: it is built by make build. Natively there are its tests.")
	os.Exit(2)
}
