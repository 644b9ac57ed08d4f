// Command core is the data plane with further tools: those that the conformance suite of the Model Context Protocol calls by
// name. They are rows of the same table as the service's own tools, so the suite checks the same code for progress,
// questions, states and tasks. Only the tests run this module; core.wasm has none of it.
// https://github.com/modelcontextprotocol/conformance
package main

import (
	"slices"

	"loupe/core/gateway"
	"loupe/core/wasm"
)

func init() { wasm.Serve(gateway.Program(slices.Concat(contentTools, askingTools(), jobTools())...)) }

func main() {}
