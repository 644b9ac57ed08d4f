// Command core is the data plane of Loupe as a wasm module.
package main

import (
	"loupe/core/api"
	"loupe/core/exchange/wasm"
)

func init() { wasm.Serve(api.Program()) }

func main() {}
