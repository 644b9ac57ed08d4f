// Package wasm runs the tests of the core's packages as core.wasm's compiler compiles them: make wasm builds and runs them.
package wasm

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"

	"loupe/build/operate/dev"
	"loupe/build/products/host"
)

// A test of the core is named after its package and itself, such as TestCore/core/market/TestParsePrice. The arguments after -args are the
// flags of the tests. After a test that traps, the next one gets a new instance.
func TestCore(t *testing.T) {
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	if err := host.CheckFresh(root, "tests"); err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(filepath.Join(root, "build/out/tests.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	runtime := wazero.NewRuntime(ctx)
	wasi_snapshot_preview1.MustInstantiate(ctx, runtime)
	compiled, err := runtime.CompileModule(ctx, code)
	if err != nil {
		t.Fatal(err)
	}
	start := func(t *testing.T, output *bytes.Buffer) api.Module {
		config := wazero.NewModuleConfig().WithName("").WithStartFunctions("_initialize").WithStdout(output).WithStderr(output).
			WithArgs(append([]string{"tests"}, flag.Args()...)...).WithFSConfig(wazero.NewFSConfig().WithReadOnlyDirMount(root, "/"))
		module, err := runtime.InstantiateModule(ctx, compiled, config)
		if err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
		return module
	}
	var list bytes.Buffer
	if _, err := start(t, &list).ExportedFunction("list").Call(ctx); err != nil {
		t.Fatalf("%v\n%s", err, &list)
	}
	type test struct {
		suite, number uint64
		name          string
	}
	var folders []string
	tests := map[string][]test{}
	for line := range strings.Lines(list.String()) {
		var of test
		var folder string
		if _, err := fmt.Sscan(line, &of.suite, &of.number, &folder, &of.name); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		if tests[folder] == nil {
			folders = append(folders, folder)
		}
		tests[folder] = append(tests[folder], of)
	}
	if len(list.String()) == 0 {
		t.Fatal("there are no tests")
	}
	for _, folder := range folders {
		t.Run(folder, func(t *testing.T) {
			t.Parallel()
			var output bytes.Buffer
			module := start(t, &output)
			for _, of := range tests[folder] {
				t.Run(of.name, func(t *testing.T) {
					output.Reset()
					passed, err := module.ExportedFunction("run").Call(ctx, of.suite, of.number)
					if err != nil {
						t.Errorf("%v\n%s", err, &output)
						module.Close(ctx)
						module = start(t, &output)
					} else if passed[0] == 0 {
						t.Error(output.String())
					} else if testing.Verbose() {
						fmt.Print(output.String())
					}
				})
			}
		})
	}
}
