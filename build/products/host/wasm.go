package host

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"loupe/build/operate/dev"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

// memoryPages is the memory of an isolate of the Workers platform, 128 MB, in pages of wasm.
// https://developers.cloudflare.com/workers/platform/limits/#memory
const memoryPages = 128 << 20 / 65536

// Compile compiles a wasm module, which takes some hundred milliseconds. It caches the machine code in build/out/wazero. Several
// processes may do so at once, because wazero renames a complete file into the cache.
func Compile(wasm []byte) (Guest, error) {
	ctx := context.Background()
	config := wazero.NewRuntimeConfigCompiler().WithMemoryLimitPages(memoryPages).WithCustomSections(true)
	if root, err := dev.Root(); err == nil {
		cache, err := wazero.NewCompilationCacheWithDir(filepath.Join(root, "build/out/wazero"))
		if err != nil {
			return nil, err
		}
		config = config.WithCompilationCache(cache)
	}
	runtime := wazero.NewRuntimeWithConfig(ctx, config)
	if _, err := wasi_snapshot_preview1.Instantiate(ctx, runtime); err != nil {
		return nil, err
	}
	module, err := runtime.CompileModule(ctx, wasm)
	if err != nil {
		return nil, err
	}
	var build []byte
	for _, section := range module.CustomSections() {
		if section.Name() == "build_id" && len(section.Data()) > 1 {
			build = section.Data()[1:] // after the length, which is one byte
		}
	}
	return func() (Engine, error) { return instantiate(ctx, runtime, module, build) }, nil
}

// Core returns the built core.wasm, which is compiled once per process. It ends the test if
// core.wasm is missing or stale.
func Core(t testing.TB) Guest {
	t.Helper()
	guest, err := OpenCore()
	if err != nil {
		t.Fatal(err)
	}
	return guest
}

// OpenCore returns the built core.wasm, which is compiled once per process. It returns an error if core.wasm is missing, or if
// its sources have changed since it was built.
var OpenCore = sync.OnceValues(func() (Guest, error) {
	root, err := dev.Root()
	if err != nil {
		return nil, err
	}
	if err := CheckFresh(root, "core"); err != nil {
		return nil, err
	}
	wasm, err := os.ReadFile(filepath.Join(root, "build/out/core.wasm"))
	if err != nil {
		return nil, err
	}
	return Compile(wasm)
})

// instance is a running module. Its output, such as a panic's message, becomes part of the error.
type instance struct {
	module      api.Module
	alloc, step api.Function
	output      *cappedBuffer
	build       []byte
}

func instantiate(ctx context.Context, runtime wazero.Runtime, compiled wazero.CompiledModule, build []byte) (Engine, error) {
	// wazero's default clock and random numbers are deterministic.
	output := &cappedBuffer{left: 64 << 10}
	config := wazero.NewModuleConfig().WithName("").WithStartFunctions("_initialize").WithStdout(output).WithStderr(output)
	module, err := runtime.InstantiateModule(ctx, compiled, config)
	if err != nil {
		return nil, err
	}
	i := &instance{module, module.ExportedFunction("alloc"), module.ExportedFunction("step"), output, build}
	if i.alloc == nil || i.step == nil || module.Memory() == nil {
		return nil, errors.New("the module does not export alloc, step and memory")
	}
	return i, nil
}

func (i *instance) Step(frame []byte) ([]byte, error) {
	answer, err := i.call(frame)
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, strings.TrimSpace(i.output.String()))
	}
	return answer, nil
}

func (i *instance) call(frame []byte) ([]byte, error) {
	ctx, size, memory := context.Background(), uint64(len(frame)), i.module.Memory()
	at, err := i.alloc.Call(ctx, size)
	if err != nil {
		return nil, err
	}
	if at[0] == 0 || !memory.Write(uint32(at[0]), frame) {
		return nil, fmt.Errorf("a frame of %d bytes is too large for the core", size)
	}
	if at, err = i.step.Call(ctx, size); err != nil {
		return nil, err
	}
	length, ok := memory.ReadUint32Le(uint32(at[0]))
	answer, inside := memory.Read(uint32(at[0])+4, length)
	if !ok || !inside {
		return nil, errors.New("the answer is outside of the memory")
	}
	return bytes.Clone(answer), nil
}

func (i *instance) buildID() []byte { return i.build }

// Memory returns the size of the module's memory in bytes. It never shrinks.
func (i *instance) Memory() int { return int(i.module.Memory().Size()) }

// Dump returns a copy of the module's memory.
func (i *instance) Dump() []byte {
	memory, _ := i.module.Memory().Read(0, i.module.Memory().Size())
	return bytes.Clone(memory)
}

func (i *instance) Close() { i.module.Close(context.Background()) }

// cappedBuffer keeps the first bytes written to it and discards the rest.
type cappedBuffer struct {
	bytes.Buffer
	left int // bytes
}

func (c *cappedBuffer) Write(p []byte) (int, error) {
	n := min(len(p), c.left)
	c.left -= n
	c.Buffer.Write(p[:n])
	return len(p), nil
}
