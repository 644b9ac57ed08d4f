// Buildid adds a build id to a wasm module, so that a transcript can say which build recorded it:
//
//	go run ./build/toolchain/buildid FILE
//
// The id is the first 16 bytes of the module's SHA-256, in a custom section at the end of the file
// (https://github.com/WebAssembly/tool-conventions/blob/main/BuildId.md).
package main

import (
	"crypto/sha256"
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "buildid: give one file; see the package comment")
		os.Exit(1)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "buildid:", err)
		os.Exit(1)
	}
}

func run(file string) error {
	module, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	return os.WriteFile(file, addBuildID(module), 0o644)
}

const idSize = 16 // bytes; its length and the section's fit one byte of LEB128

// addBuildID returns the module with a section build_id at its end.
func addBuildID(module []byte) []byte {
	const name = "build_id"
	sum := sha256.Sum256(module)
	section := append([]byte{0, byte(1 + len(name) + 1 + idSize), byte(len(name))}, name...)
	section = append(section, idSize)
	return append(append(module[:len(module):len(module)], section...), sum[:idSize]...)
}
