package main

import (
	"time"

	"loupe/build/products/host"
	"loupe/core/api"
)

// plan describes a world.
type plan struct {
	seed      uint64
	exchanges int             // after which the faults stop
	clients   int             // number of clients
	without   map[string]bool // faults that do not happen
	core      host.Guest      // core.wasm, on which frames are replayed; nil if they are replayed natively
	wasm      bool            // the world runs core.wasm, too
	telling   bool            // the world records its story
}

// guest makes an instance of the core.
func (p plan) guest() (host.Engine, error) {
	if p.wasm {
		return p.core()
	}
	return host.Native(api.Program())()
}

// records reports whether the frames of an isolate are recorded and replayed: of one in four, or of all for a story.
func (p plan) records(isolate int) bool { return p.telling || isolate%4 == 1 }

// clockError is how far the clocks of two isolates may differ.
func (p plan) clockError() time.Duration {
	if p.without["clock steps"] {
		return 0
	}
	return 2 * maxSkew
}
