package dev_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"loupe/build/operate/dev"
)

// fakeProject creates a built project whose wrangler is a shell script, and makes it the working folder.
func fakeProject(t *testing.T, script string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	t.Chdir(folder)
	for name, text := range map[string]string{
		"wrangler.toml":                    "",
		"worker/index.mjs":                 "",
		"node_modules/.bin/wrangler":       "#!/bin/sh\n" + script,
		"build/toolchain/node.sh":          "#!/bin/sh\nexec \"$@\"",
		"build/out/core.wasm":              "",
		"build/out/console/worker.mjs":     "",
		"build/out/console/console.wasm":   "",
		"build/out/assets/samples/one.jpg": "",
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// wantError checks that err is an error whose message contains each part.
func wantError(t *testing.T, err error, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("got error %v, want one that contains %q", err, part)
		}
	}
}

func TestMissingBuildOutputIsNamed(t *testing.T) {
	for _, missing := range []string{"node_modules", "build/out/core.wasm", "build/out/console/worker.mjs", "build/out/console", "build/out/assets"} {
		fakeProject(t, "")
		if err := os.RemoveAll(missing); err != nil {
			t.Fatal(err)
		}
		_, err := dev.Start(t.Context(), dev.Options{Persist: t.TempDir()})
		wantError(t, err, missing, "run make build")
	}
	fakeProject(t, "")
	os.RemoveAll("build/out") // only Start needs it
	if err := dev.Wrangler(t.Context(), "d1"); err != nil {
		t.Errorf("got error %v from Wrangler without build/out, want none", err)
	}
	t.Chdir(t.TempDir())
	wantError(t, dev.Wrangler(t.Context(), "d1"), "wrangler.toml")
}

func TestWranglerErrorContainsOutput(t *testing.T) {
	folder := fakeProject(t, `pwd; cat; echo "said $*" >&2; [ "$WRANGLER_SEND_METRICS" = false ] && exit 3`)
	t.Chdir("build/out")
	err := dev.Wrangler(t.Context(), "d1", "migrations", "two words")
	wantError(t, err, "wrangler d1 migrations two words: exit status 3", folder, "said d1 migrations two words")
}

func TestCancelEndsWholeProcessGroup(t *testing.T) {
	const script = `sleep 1000 & echo $! >child; echo waiting; sleep 1000`
	t.Run("command", func(t *testing.T) {
		fakeProject(t, script)
		ctx, cancel := context.WithCancel(t.Context())
		go func() { childID(t); cancel() }()
		if err := dev.Wrangler(ctx, "d1", "execute"); !errors.Is(err, context.Canceled) {
			t.Errorf("got error %v, want %v", err, context.Canceled)
		}
		wantGone(t)
	})
	t.Run("service", func(t *testing.T) {
		fakeProject(t, script)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := dev.Start(ctx, dev.Options{Persist: t.TempDir(), Migrated: true})
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got error %v, want %v", err, context.DeadlineExceeded)
		}
		wantError(t, err, "waiting")
		wantGone(t)
	})
}

func TestStartReportsWranglerExit(t *testing.T) {
	fakeProject(t, `sleep 1000 & echo $! >child; echo "$*" | tr ' ' '\n'; exit 7`)
	_, err := dev.Start(t.Context(), dev.Options{Persist: "state", Migrated: true, Port: 4321, Vars: map[string]string{"NAME": "value"}})
	wantError(t, err, "exit status 7", "--port\n4321\n", "--var\nNAME:value\n", "/state\n", "--env-file\n/dev/null\n")
	wantGone(t)
}

// The test runs itself as a second process, kills that with SIGKILL and checks that its descendants end too.
func TestKilledProcessLeavesNothingRunning(t *testing.T) {
	if os.Getenv("TO_BE_KILLED") != "" {
		dev.Wrangler(context.Background(), "d1", "execute")
		return
	}
	fakeProject(t, `trap "" TERM; sleep 1000 & echo $! >child; sleep 1000`)
	command := exec.Command(os.Args[0], "-test.run", "^TestKilledProcessLeavesNothingRunning$")
	command.Env = append(os.Environ(), "TO_BE_KILLED=1")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	childID(t)
	command.Process.Kill()
	command.Wait()
	wantGone(t)
}

// A process has no variables while the kernel starts its program, so the script that leaves one waits until it has a command line.
func TestRunFailsIfAProcessIsLeft(t *testing.T) {
	for script, want := range map[string]string{
		"exit 0": "", "exit 3": "exit status 3",
		"exec 1>&- 2>&-; sleep 1000 & until grep -q ^sleep /proc/$!/cmdline; do :; done": "exit status 1: still running after the tests: process ",
	} {
		command := exec.Command("../../../tests/leftover.sh", "sh", "-c", script)
		command.Env = append(os.Environ(), "LEFTOVER_TRIES=0")
		output, err := command.CombinedOutput()
		got := ""
		if err != nil {
			got = strings.TrimSuffix(err.Error()+": "+string(output), ": ")
		}
		if !strings.HasPrefix(got, want) || (got == "") != (want == "") || strings.Contains(want, "process") && !strings.Contains(got, "sleep 1000") {
			t.Errorf("%s: got %q, want %q and the name of the process", script, got, want)
		}
	}
}

// childID waits until the script has written its child's process id to the file "child", and returns the id.
func childID(t *testing.T) int {
	for range 1000 {
		text, _ := os.ReadFile("child")
		if id, err := strconv.Atoi(strings.TrimSpace(string(text))); err == nil {
			return id
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("got no process id in the file child, want the script to write one")
	return 0
}

// wantGone checks that the script's child ends soon.
func wantGone(t *testing.T) {
	t.Helper()
	id := childID(t)
	for range 100 {
		if !isRunning(id) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("process %d still runs, want it ended", id)
	syscall.Kill(id, syscall.SIGKILL)
}

// isRunning reports whether a process exists and is not a zombie, an ended process whose parent has not waited for it.
func isRunning(id int) bool {
	if syscall.Kill(id, 0) != nil {
		return false
	}
	status, err := os.ReadFile("/proc/" + strconv.Itoa(id) + "/stat")
	return err != nil || !strings.Contains(string(status), ") Z ")
}

func TestTargetUsesTheConfigurationOfTheDeployedService(t *testing.T) {
	folder := fakeProject(t, "")
	for _, test := range []struct {
		deployed bool
		want     string
	}{{false, "--remote"}, {true, "--remote --config wrangler.operator.jsonc"}} {
		if test.deployed {
			if err := os.WriteFile(filepath.Join(folder, "wrangler.operator.jsonc"), []byte("{}"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := dev.Target(true, "")
		if err != nil || strings.Join(got, " ") != test.want {
			t.Errorf("deployed with make deploy: %t: got %q, %v, want %q", test.deployed, got, err, test.want)
		}
	}
}
