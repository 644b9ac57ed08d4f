package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// fault is a patch that breaks a promise.
type fault struct {
	name    string // of the file, without .patch
	file    string
	broken  string   // what is broken: the first line
	promise string   // the promise that is broken: the second line, after "Promise: "
	touched []string // the files that it changes, relative to the root of the project
}

// read reads a patch. It returns an error if the patch does not begin with its two lines.
func read(file string) (f fault, err error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return f, err
	}
	f = fault{name: strings.TrimSuffix(filepath.Base(file), ".patch"), file: file}
	lines := strings.Split(string(content), "\n")
	if len(lines) < 3 || lines[2] != "" {
		return f, fmt.Errorf("%s: must begin with a line that says what is broken, a line with the promise, and an empty line", file)
	}
	promise, ok := strings.CutPrefix(lines[1], "Promise: ")
	if f.broken, f.promise = lines[0], promise; !ok || f.broken == "" || promise == "" {
		return f, fmt.Errorf("%s: the second line must begin with Promise:", file)
	}
	for _, line := range lines {
		if name, ok := strings.CutPrefix(line, "+++ b/"); ok {
			f.touched = append(f.touched, name)
		}
	}
	return f, nil
}

// rooms returns the parts of the service that the fault changes.
func (f *fault) rooms() (rooms []string) {
	for _, room := range []struct{ path, name string }{{"core/", "core"}, {"worker/console/", "console"}, {"worker/migrations/", "schema"}} {
		if slices.ContainsFunc(f.touched, func(file string) bool { return strings.HasPrefix(file, room.path) }) {
			rooms = append(rooms, room.name)
		}
	}
	return rooms
}

// result is how a simulation ended.
type result struct {
	exchanges int
	promise   string // the promise that was broken; "" if none was
	text      string // how the promise was broken
	err       error
}

// find runs the simulation with the fault.
func (f *fault) find(root string, exchanges int, seed uint64) result {
	work, err := os.MkdirTemp("", "loupe-fault-")
	if err != nil {
		return result{err: err}
	}
	defer os.RemoveAll(work)
	overlay, err := f.plant(root, work)
	if err != nil {
		return result{err: err}
	}
	return simulate(root, work, []string{"-overlay", overlay}, exchanges, seed)
}

// simulate builds the simulation in a folder, and runs one world after another until a promise is broken or all exchanges are made. The
// worlds are small, because some faults show only at the end of a world.
func simulate(root, work string, flags []string, exchanges int, seed uint64) (r result) {
	binary := filepath.Join(work, "simulation")
	build := exec.Command("go", slices.Concat([]string{"build", "-o", binary}, flags, []string{"./tests/simulation"})...)
	build.Dir = root
	if output, err := build.CombinedOutput(); err != nil {
		return result{err: fmt.Errorf("%w\n%s", err, output)}
	}
	for r.exchanges < exchanges && r.promise == "" {
		world := exec.Command(binary, "-n", strconv.Itoa(worldSize), "-seed", strconv.FormatUint(seed, 10), "-shrink=false", "-native")
		output, err := world.Output()
		var ended *exec.ExitError
		if err != nil && !(errors.As(err, &ended) && ended.ExitCode() == 1) {
			return result{err: fmt.Errorf("seed %d: %w\n%s", seed, err, output)}
		}
		switch found := violation.FindSubmatch(output); {
		case found != nil:
			r.add(found[1])
			r.promise, r.text = string(found[2]), string(found[3])
		case err == nil && clean.Match(output):
			r.add(clean.FindSubmatch(output)[1])
		default:
			return result{err: fmt.Errorf("seed %d: the output names neither a broken promise nor the number of exchanges:\n%s", seed, output)}
		}
		seed++
	}
	return r
}

// worldSize is how many exchanges a world has.
const worldSize = 4000

func (r *result) add(exchanges []byte) {
	n, _ := strconv.Atoi(string(exchanges)) // the expressions below match digits only
	r.exchanges += n
}

// These match what the simulation prints at its end.
var (
	violation = regexp.MustCompile(`(?m)^violated after (\d+) exchanges \(seed \d+\): ([^:\n]+): (.*)`)
	clean     = regexp.MustCompile(`(?m)^(\d+) exchanges, .*No promise was broken`)
)

// plant copies the touched files to a folder, applies the patch there, and returns a file for go build -overlay. The overlay also
// applies to embedded files.
func (f *fault) plant(root, work string) (overlay string, err error) {
	replace := map[string]string{}
	for _, name := range f.touched {
		content, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return "", err
		}
		patched := filepath.Join(work, name)
		if err := os.MkdirAll(filepath.Dir(patched), 0o700); err != nil {
			return "", err
		}
		if err := os.WriteFile(patched, content, 0o600); err != nil {
			return "", err
		}
		replace[filepath.Join(root, name)] = patched
	}
	apply := exec.Command("git", "apply", f.file)
	apply.Dir = work
	apply.Env = append(os.Environ(), "GIT_CEILING_DIRECTORIES="+filepath.Dir(work)) // in a repository, git would look for the files from its root
	if output, err := apply.CombinedOutput(); err != nil {
		return "", fmt.Errorf("git apply: %w\n%s", err, output)
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(work, "overlay.json")
	return overlay, os.WriteFile(overlay, text, 0o600)
}
