package main

import (
	"time"

	"loupe/core/gateway"
	"loupe/tests/host"
)

// plan says which world to make.
type plan struct {
	seed      uint64
	exchanges int             // after which faults stop
	clients   int             // how many processes are clients
	without   map[string]bool // faults that do not happen
	core      host.Guest      // core.wasm, on which frames are replayed; nil: only natively
	wasm      bool            // the world runs core.wasm, too
	telling   bool
}

// guest makes an instance of the core.
func (p plan) guest() (host.Engine, error) {
	if p.wasm {
		return p.core()
	}
	return host.Native(gateway.Program())()
}

// records reports whether the frames of an isolate are recorded and replayed: those of a few.
func (p plan) records(isolate int) bool { return p.telling || isolate%4 == 1 }

// clockError is how far the clocks of two isolates may differ.
func (p plan) clockError() time.Duration {
	if p.without["clock steps"] {
		return 0
	}
	return 2 * maxSkew
}
