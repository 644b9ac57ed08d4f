// Package testing has as much of Go's package testing as the tests of the core need, and compiles with the flags of core.wasm. TinyGo's
// own needs a scheduler, which core.wasm lacks.
package testing

import (
	"fmt"
	"strings"
)

// Test is a test of a package.
type Test struct {
	Name string
	Run  func(*T)
}

// TB has the methods that T, B and F share.
type TB interface {
	Error(...any)
	Errorf(string, ...any)
	Fatal(...any)
	Fatalf(string, ...any)
	Failed() bool
	Helper()
	Log(...any)
	Logf(string, ...any)
	Name() string
}

// T is a running test. What it logs goes to the standard output.
type T struct {
	name   string
	failed bool
}

// Passes runs the test and reports whether it passed.
func (t Test) Passes() bool {
	running := T{name: t.Name}
	t.Run(&running)
	return !running.failed
}

func (t *T) Name() string { return t.name }
func (t *T) Helper()      {}
func (t *T) Parallel()    {}
func (t *T) Failed() bool { return t.failed }

func (t *T) Log(args ...any) {
	fmt.Println(t.name+":", strings.TrimSuffix(fmt.Sprintln(args...), "\n"))
}
func (t *T) Logf(format string, args ...any) { t.Log(fmt.Sprintf(format, args...)) }

func (t *T) Error(args ...any) {
	t.Log(args...)
	t.failed = true
}

func (t *T) Errorf(format string, args ...any) { t.Error(fmt.Sprintf(format, args...)) }

// Fatal ends the instance: the code after it must not run.
func (t *T) Fatal(args ...any) {
	t.Error(args...)
	panic("the test ended early")
}

func (t *T) Fatalf(format string, args ...any) { t.Fatal(fmt.Sprintf(format, args...)) }

// Run runs a part of a test, and reports whether it passed.
func (t *T) Run(name string, part func(*T)) bool {
	passed := Test{t.name + "/" + name, part}.Passes()
	t.failed = t.failed || !passed
	return passed
}

// F runs a fuzz test with its seeds only.
type F struct {
	*T
	seeds [][]any
}

// Fuzzed turns a fuzz test into a test that runs its seeds.
func Fuzzed(test func(*F)) func(*T) { return func(t *T) { test(&F{T: t}) } }

func (f *F) Add(seed ...any) { f.seeds = append(f.seeds, seed) }

// Fuzz calls a test with each seed.
func (f *F) Fuzz(test func(t *T, seed []any)) {
	for _, seed := range f.seeds {
		test(f.T, seed)
	}
}

// B is a benchmark. None runs.
type B struct {
	*T
	N int
}

func (b *B) Run(string, func(*B)) bool { return true }
func (b *B) Loop() bool                { return false }
func (b *B) ReportAllocs()             {}
func (b *B) ResetTimer()               {}

// Short is true: loops that take long have fewer rounds than natively.
func Short() bool { return true }

// AllocsPerRun calls a function and returns 0: TinyGo allocates elsewhere than Go, so only native tests count.
func AllocsPerRun(_ int, f func()) float64 {
	f()
	return 0
}
