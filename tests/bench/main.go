// Bench times the valuation of sixty listings as native code, as wasm in wazero's compiler and as wasm
// in V8, in one run. Then it times in V8 the step of core.wasm that reads the rows of sixty listings, values the item, and
// writes the answer and the evidence. Compare the ratios: the times depend on the machine and its load. It also prints the
// CPU time of the fingerprints of photos in V8.
//
//	go run ./tests/bench
//
// It needs build/out/core.wasm, which make build makes.
package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"time"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"

	"loupe/tests/bench/listings"
)

const (
	appraisals = 200 // per round
	rounds     = 9   // the median round is printed
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	folder, err := os.MkdirTemp("", "loupe-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	guest := filepath.Join(folder, "guest.wasm")
	build := exec.Command("build/tinygo.sh", "build", "-target", "wasip1", "-buildmode=c-shared", "-scheduler=none", "-no-debug",
		"-o", guest, "./tests/bench/guest")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	native := median(func() { listings.Appraise(appraisals) })
	inWazero, err := wazeroMedian(guest)
	if err != nil {
		return err
	}
	inV8, err := v8Median("tests/bench/v8.mjs", guest)
	if err != nil {
		return err
	}
	step, err := v8Median("tests/bench/step.mjs")
	if err != nil {
		return err
	}
	fmt.Printf("%-26s %9s %14s\n", "sixty listings valued", "ms", "native = 1")
	for _, row := range []struct {
		name string
		ms   float64
	}{{"native", native}, {"wasm in V8", inV8}, {"wasm in wazero's compiler", inWazero}} {
		fmt.Printf("%-26s %9.3f %14.1f\n", row.name, row.ms, row.ms/native)
	}
	fmt.Printf("%-26s %9.3f %14.1f\n", "the core's step in V8", step, step/native)
	return photoTimes(guest, folder)
}

// median runs the rounds and returns their median, in milliseconds per appraisal.
func median(round func()) float64 {
	round() // warm-up
	var each []float64
	for range rounds {
		start := time.Now()
		round()
		each = append(each, float64(time.Since(start).Microseconds())/1000/appraisals)
	}
	slices.Sort(each)
	return each[len(each)/2]
}

// wazeroMedian returns the median in wazero's compiler, in milliseconds per appraisal.
func wazeroMedian(guest string) (float64, error) {
	wasm, err := os.ReadFile(guest)
	if err != nil {
		return 0, err
	}
	ctx := context.Background()
	runtime := wazero.NewRuntime(ctx)
	defer runtime.Close(ctx)
	wasi_snapshot_preview1.MustInstantiate(ctx, runtime)
	module, err := runtime.InstantiateWithConfig(ctx, wasm, wazero.NewModuleConfig().WithStartFunctions("_initialize"))
	if err != nil {
		return 0, err
	}
	ms := median(func() {
		if _, failed := module.ExportedFunction("appraise").Call(ctx, appraisals); failed != nil {
			err = failed
		}
	})
	return ms, err
}

// v8Median returns the median that a script prints, in milliseconds per appraisal. Node.js runs it.
func v8Median(script string, args ...string) (float64, error) {
	args = append([]string{"node", "--no-warnings", script}, append(args, strconv.Itoa(appraisals), strconv.Itoa(rounds))...)
	node := exec.Command("build/node.sh", args...)
	node.Stderr = os.Stderr
	printed, err := node.Output()
	if err != nil {
		return 0, fmt.Errorf("%s: %w", script, err)
	}
	return strconv.ParseFloat(string(bytes.TrimSpace(printed)), 64)
}
