package differential

import (
	"bytes"
	"context"
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"iter"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/dev"
	"loupe/tests/guest"
	"loupe/tests/guest/functions"
)

var (
	valuations = flag.Int("valuations", 20_000, "how many items are valued")
	every      = flag.Int("every", 37, "compare every nth input; a prime, so that no kind of a repeated series is left out")
)

// What the core reads and values is the same in core.wasm's code, in wazero and in V8, as in the code of Go's own compiler.
func TestWasmAnswersAsGo(t *testing.T) {
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	inputs, err := Inputs(root, *valuations)
	if err != nil {
		t.Fatal(err)
	}
	var compared []Input
	for i := 0; i < len(inputs); i += *every {
		compared = append(compared, inputs[i])
	}
	reference, err := answersOfGo(t.Context(), root, t.TempDir(), compared)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("in wazero", func(t *testing.T) {
		module, err := guest.Open(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		compare(t, compared, reference, func(yield func([]byte) bool) {
			for _, in := range compared {
				answer, err := module.Call(in.Function, in.Bytes)
				if err != nil {
					t.Fatalf("%s of %.200q: %v", functions.Names[in.Function], in.Bytes, err)
				}
				if !yield(answer) {
					return
				}
			}
		})
	})
	t.Run("in V8", func(t *testing.T) {
		path, err := guest.Path()
		if err != nil {
			t.Fatal(err)
		}
		inV8, err := ask(compared, node(t.Context(), root, "tests/differential/v8.mjs", path))
		if err != nil {
			t.Fatal(err)
		}
		compare(t, compared, reference, slices.Values(inV8))
	})
}

// answersOfGo returns the answers of the functions compiled by Go for a processor for which math has no assembly: that of amd64 differs in the
// last digit of some logarithms. Any machine runs the wasm; the code for the 386 takes a third of the time.
func answersOfGo(ctx context.Context, root, folder string, inputs []Input) ([][]byte, error) {
	program := filepath.Join(folder, "reference")
	goos, goarch := "wasip1", "wasm"
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" {
		goos, goarch = "linux", "386"
	}
	build := exec.CommandContext(ctx, "go", "build", "-o", program, "./tests/guest/reference")
	build.Dir, build.Env = root, append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	if output, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, output)
	}
	if goarch == "386" {
		return ask(inputs, exec.CommandContext(ctx, program))
	}
	return ask(inputs, node(ctx, root, "tests/differential/wasi.mjs", program))
}

func node(ctx context.Context, root, script string, args ...string) *exec.Cmd {
	args = append([]string{"node", "--no-warnings", filepath.Join(root, script)}, args...)
	return exec.CommandContext(ctx, filepath.Join(root, "build/toolchain/node.sh"), args...)
}

// ask writes the inputs to a program, and returns its answers.
func ask(inputs []Input, program *exec.Cmd) (answers [][]byte, err error) {
	var all []byte
	for _, in := range inputs {
		all = binary.LittleEndian.AppendUint32(all, uint32(in.Function))
		all = binary.LittleEndian.AppendUint32(all, uint32(len(in.Bytes)))
		all = append(all, in.Bytes...)
	}
	program.Stdin, program.Stderr = bytes.NewReader(all), os.Stderr
	output, err := program.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", program, err)
	}
	for r := bytes.NewReader(output); r.Len() > 0; {
		var size uint32
		if err := binary.Read(r, binary.LittleEndian, &size); err != nil {
			return nil, err
		}
		answer := make([]byte, size)
		if _, err := io.ReadFull(r, answer); err != nil {
			return nil, err
		}
		answers = append(answers, answer)
	}
	return answers, nil
}

// compare reports how many answers differ, by function, with the first of each.
func compare(t *testing.T, inputs []Input, reference [][]byte, answers iter.Seq[[]byte]) {
	if len(reference) != len(inputs) {
		t.Fatalf("%d answers to %d inputs", len(reference), len(inputs))
	}
	var differ, total [functions.Count]int
	i := 0
	for answer := range answers {
		in, want := inputs[i], reference[i]
		i++
		total[in.Function]++
		if len(want) == 0 || bytes.Contains(want, []byte("(0x")) {
			t.Errorf("%s of %.200q: an answer that is empty or has an address: %.200q", functions.Names[in.Function], in.Bytes, want)
		}
		if bytes.Equal(want, answer) {
			continue
		}
		if differ[in.Function]++; differ[in.Function] == 1 {
			t.Errorf("%s of %.300q:\ngo   %s\nwasm %s", functions.Names[in.Function], in.Bytes, around(want, answer), around(answer, want))
		}
	}
	if i != len(inputs) {
		t.Errorf("%d answers to %d inputs", i, len(inputs))
	}
	for f, name := range functions.Names {
		t.Logf("%s: %d of %d answers differ", name, differ[f], total[f])
		if total[f] == 0 {
			t.Errorf("%s was not compared", name)
		}
	}
}

// around returns the part of a text where it begins to differ from another one.
func around(text, other []byte) string {
	i := 0
	for i < min(len(text), len(other)) && text[i] == other[i] {
		i++
	}
	return strings.ToValidUTF8(string(text[max(0, i-100):min(len(text), i+100)]), "?")
}
