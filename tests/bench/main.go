// Bench times the valuation of sixty listings as native code, as wasm in wazero's compiler and as wasm
// in V8, in one run. Compare the ratios: the times depend on the machine and its load. Then it times in V8 all steps of core.wasm
// for an appraisal by the size of its photo, the start of both modules, and the fingerprints of the photos.
//
//	go run ./tests/bench
//
// It needs what make bench builds.
package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"time"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"

	"loupe/tests/bench/listings"
)

// guest is the module that tests/guest/module compiles to.
const guest = "build/out/guest.wasm"

func main() {
	effort := effort{appraisals: 20, rounds: 90, photos: photoSizes}
	if err := effort.print(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// effort is how much of the work is timed.
type effort struct {
	appraisals int // per round
	rounds     int // the fastest is printed: other work on the machine makes rounds slower, never faster
	photos     []photoSize
}

// print runs the benchmarks in the project's root folder, and prints the tables.
func (e effort) print(w io.Writer) error {
	native := e.fastest(func() { listings.Appraise(e.appraisals) })
	inWazero, err := e.fastestInWazero()
	if err != nil {
		return err
	}
	inV8, err := e.fastestInV8("tests/bench/v8.mjs", guest, "appraise")
	if err != nil {
		return err
	}
	worst, err := e.fastestInV8("tests/bench/v8.mjs", guest, "appraise_worst")
	if err != nil {
		return err
	}
	once := effort{appraisals: 1, rounds: min(e.rounds, 10)}
	learn, err := once.fastestInV8("tests/bench/v8.mjs", guest, "learn")
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "%-26s %9s %14s\n", "sixty listings valued", "ms", "native = 1")
	for _, row := range []struct {
		name string
		ms   float64
	}{{"native", native}, {"wasm in V8", inV8}, {"wasm in wazero's compiler", inWazero}, {"the worst titles in V8", worst}, {"learning from an upload", learn}} {
		fmt.Fprintf(w, "%-26s %9.3f %14.1f\n", row.name, row.ms, row.ms/native)
	}
	return e.printPhotos(w)
}

// printPhotos prints the times of an appraisal's steps and of fingerprints by photo, and of the modules' start.
func (e effort) printPhotos(w io.Writer) error {
	folder, err := os.MkdirTemp("", "loupe-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	photos, err := writePhotos(folder, e.photos)
	if err != nil {
		return err
	}
	few := effort{appraisals: e.appraisals, rounds: min(e.rounds, 10)}
	fmt.Fprintf(w, "%-32s %9s\n", "the core's steps", "ms")
	for _, photo := range append([]photo{{name: "without a photo"}}, photos...) {
		var file []string
		if photo.path != "" {
			file = append(file, photo.path)
		}
		ms, err := few.fastestInV8("tests/bench/step.mjs", file...)
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%-32s %9.2f\n", photo.name, ms)
	}
	for _, module := range []string{"core", "console"} {
		ms := math.Inf(1)
		for range few.rounds {
			start, err := few.fastestInV8("tests/bench/startup.mjs", module)
			if err != nil {
				return err
			}
			ms = min(ms, start)
		}
		fmt.Fprintf(w, "%-32s %9.2f\n", "start of the "+module, ms)
	}
	return e.printFingerprints(w, photos)
}

// fastest runs the rounds and returns the time of the fastest, in milliseconds per appraisal.
func (e effort) fastest(round func()) float64 {
	round() // warm-up
	var each []float64
	for range e.rounds {
		start := time.Now()
		round()
		each = append(each, float64(time.Since(start).Nanoseconds())/1e6/float64(e.appraisals))
	}
	return slices.Min(each)
}

// fastestInWazero returns the time of the fastest round in wazero's compiler, in milliseconds per appraisal.
func (e effort) fastestInWazero() (float64, error) {
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
	ms := e.fastest(func() {
		if _, failed := module.ExportedFunction("appraise").Call(ctx, uint64(e.appraisals)); failed != nil {
			err = failed
		}
	})
	return ms, err
}

// fastestInV8 returns the time that a script prints, in milliseconds per appraisal. Node.js runs it.
func (e effort) fastestInV8(script string, args ...string) (float64, error) {
	args = append([]string{"node", "--no-warnings", script}, append(args, strconv.Itoa(e.appraisals), strconv.Itoa(e.rounds))...)
	node := exec.Command("build/toolchain/node.sh", args...)
	node.Stderr = os.Stderr
	printed, err := node.Output()
	if err != nil {
		return 0, fmt.Errorf("%s: %w", script, err)
	}
	return strconv.ParseFloat(string(bytes.TrimSpace(printed)), 64)
}
