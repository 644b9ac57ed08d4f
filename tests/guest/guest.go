// Package guest calls the functions of package functions in this process, or in build/out/guest.wasm, which core.wasm's compiler made with
// core.wasm's flags.
package guest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"sync"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
	"loupe/tests/guest/functions"
)

// Caller calls functions. It is not safe for concurrent use.
type Caller interface {
	Call(function int, input []byte) ([]byte, error)
}

// Native calls them in this process.
type Native struct{}

// Call returns what a function makes of the input.
func (Native) Call(function int, input []byte) ([]byte, error) {
	return functions.Call(function, input), nil
}

// Choose returns the wasm, or the native code if the variable NATIVE is set.
func Choose(ctx context.Context) (Caller, error) {
	if os.Getenv("NATIVE") != "" {
		return Native{}, nil
	}
	return Open(ctx)
}

// Module is an instance of guest.wasm in wazero.
type Module struct {
	ctx         context.Context
	alloc, call api.Function
	memory      api.Memory
}

// instantiate starts an instance of guest.wasm, which is compiled once.
var instantiate = sync.OnceValues(func() (func(context.Context) (api.Module, error), error) {
	root, err := dev.Root()
	if err != nil {
		return nil, err
	}
	if err := host.CheckFresh(root, "guest"); err != nil {
		return nil, err
	}
	code, err := os.ReadFile(filepath.Join(root, "build/out/guest.wasm"))
	if err != nil {
		return nil, err
	}
	ctx := context.Background()
	runtime := wazero.NewRuntime(ctx)
	wasi_snapshot_preview1.MustInstantiate(ctx, runtime)
	compiled, err := runtime.CompileModule(ctx, code)
	config := wazero.NewModuleConfig().WithName("").WithStartFunctions("_initialize").WithStderr(os.Stderr)
	return func(ctx context.Context) (api.Module, error) { return runtime.InstantiateModule(ctx, compiled, config) }, err
})

// Open starts guest.wasm. It ends with the process.
func Open(ctx context.Context) (*Module, error) {
	start, err := instantiate()
	if err != nil {
		return nil, err
	}
	module, err := start(ctx)
	if err != nil {
		return nil, err
	}
	return &Module{ctx, module.ExportedFunction("alloc"), module.ExportedFunction("call"), module.Memory()}, nil
}

// Call returns what a function makes of the input. It returns an error if the module traps.
func (m *Module) Call(function int, input []byte) ([]byte, error) {
	at, err := m.alloc.Call(m.ctx, uint64(len(input)))
	if err != nil {
		return nil, err
	}
	if !m.memory.Write(uint32(at[0]), input) {
		return nil, errors.New("the input does not fit into the guest's memory")
	}
	if at, err = m.call.Call(m.ctx, uint64(function)); err != nil {
		return nil, err
	}
	size, _ := m.memory.ReadUint32Le(uint32(at[0]))
	output, ok := m.memory.Read(uint32(at[0])+4, size)
	if !ok {
		return nil, errors.New("the answer is outside of the guest's memory")
	}
	return bytes.Clone(output), nil
}

// Read calls a function whose answer is JSON. An error of the function itself is a functions.Error; any other means that the module is lost.
func Read[T any](c Caller, function int, input []byte) (T, error) {
	var r functions.Result[T]
	output, err := c.Call(function, input)
	if err == nil {
		err = json.Unmarshal(output, &r)
	}
	if err == nil && r.Error != "" {
		err = functions.Error(r.Error)
	}
	return r.Value, err
}

// IsLost reports whether an error of Read is not the function's own.
func IsLost(err error) bool {
	var own functions.Error
	return err != nil && !errors.As(err, &own)
}
