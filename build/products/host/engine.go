package host

import (
	"bytes"
	"fmt"
	"runtime/debug"

	protocol "loupe/core/exchange"
)

// Engine is one instance of the core. It takes one frame at a time. An error of Step means that the
// instance trapped and is lost.
type Engine interface {
	Step(frame []byte) ([]byte, error)
	Close()
}

// BuildID returns the build id of an engine's core, nil if it has none.
// https://github.com/WebAssembly/tool-conventions/blob/main/BuildId.md
func BuildID(e Engine) []byte {
	if b, ok := e.(interface{ buildID() []byte }); ok {
		return b.buildID()
	}
	return nil
}

// Guest makes fresh instances of a core.
type Guest func() (Engine, error)

// Native is a core that runs in this process instead of in wasm. A panic counts as a trap.
func Native(program protocol.Program) Guest {
	return func() (Engine, error) { return native{protocol.NewMachine(program)}, nil }
}

type native struct{ machine *protocol.Machine }

func (n native) Step(frame []byte) (answer []byte, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v\n%s", p, debug.Stack())
		}
	}()
	return bytes.Clone(n.machine.Step(frame)), nil
}

func (native) Close() {}
