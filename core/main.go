// Command core is the data plane of Loupe as a wasm module.
package main

import (
	"loupe/core/gateway"
	"loupe/core/wasm"
)

func init() { wasm.Serve(gateway.Program()) }

func main() {}
