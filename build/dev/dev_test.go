package dev_test

import (
	"context"
	"errors"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"loupe/build/dev"
)

// project makes the working folder one of a project that is built, with a shell script for wrangler.
func project(t *testing.T, script string) (folder string) {
	t.Helper()
	folder = t.TempDir()
	t.Chdir(folder)
	for name, text := range map[string]string{
		"wrangler.toml":                    "",
		"worker/index.mjs":                 "",
		"node_modules/.bin/wrangler":       "#!/bin/sh\n" + script,
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

func fails(t *testing.T, err error, parts ...string) {
	t.Helper()
	for _, part := range parts {
		if err == nil || !strings.Contains(err.Error(), part) {
			t.Errorf("error %v, want one that says %q", err, part)
		}
	}
}

func TestNotBuilt(t *testing.T) {
	for _, missing := range []string{"node_modules", "build/out/core.wasm", "build/out/console/worker.mjs", "build/out/console", "build/out/assets"} {
		project(t, "")
		if err := os.RemoveAll(missing); err != nil {
			t.Fatal(err)
		}
		_, err := dev.Start(t.Context(), dev.Options{Persist: t.TempDir()})
		fails(t, err, missing, "run make build")
	}
	project(t, "")
	os.RemoveAll("build") // of which the other commands need nothing
	if err := dev.Wrangler(t.Context(), "d1"); err != nil {
		t.Error(err)
	}
	t.Chdir(t.TempDir())
	fails(t, dev.Wrangler(t.Context(), "d1"), "wrangler.toml")
}

func TestWrangler(t *testing.T) {
	folder := project(t, `pwd; cat; echo "said $*" >&2; [ "$WRANGLER_SEND_METRICS" = false ] && exit 3`)
	t.Chdir("build/out")
	err := dev.Wrangler(t.Context(), "d1", "migrations", "two words")
	fails(t, err, "wrangler d1 migrations two words: exit status 3", folder, "said d1 migrations two words")
}

// What was started is gone, children and their children too, when the caller gives up.
func TestCancel(t *testing.T) {
	const script = `[ "$2" = migrations ] && exit 0; sleep 1000 & echo $! >child; echo waiting; sleep 1000`
	t.Run("command", func(t *testing.T) {
		project(t, script)
		ctx, cancel := context.WithCancel(t.Context())
		go func() { child(t); cancel() }()
		if err := dev.Wrangler(ctx, "d1", "execute"); !errors.Is(err, context.Canceled) {
			t.Error(err)
		}
		gone(t)
	})
	t.Run("service", func(t *testing.T) {
		project(t, script)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		_, err := dev.Start(ctx, dev.Options{Persist: t.TempDir()})
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Error(err)
		}
		fails(t, err, "waiting")
		gone(t)
	})
}

func TestServiceThatEnds(t *testing.T) {
	project(t, `[ "$1" = d1 ] && exit 0; sleep 1000 & echo $! >child; echo "$*" | tr ' ' '\n'; exit 7`)
	_, err := dev.Start(t.Context(), dev.Options{Persist: "state", Port: 4321, Vars: map[string]string{"NAME": "value"}})
	fails(t, err, "exit status 7", "--port\n4321\n", "--var\nNAME:value\n", "/state\n", "--env-file\n/dev/null\n")
	gone(t)
}

// A copy has all that wrangler reads and nothing of an earlier one.
func TestCopy(t *testing.T) {
	project(t, `[ "$1" = d1 ] || { pwd; find . -type f; exit 1; }`)
	if err := os.MkdirAll("state/build/worker", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile("state/build/worker/old.mjs", nil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := dev.Start(t.Context(), dev.Options{Persist: "state", Copy: true})
	fails(t, err, "/state/build\n", "./wrangler.toml\n", "./worker/index.mjs\n", "./build/out/core.wasm\n", "./build/out/assets/samples/one.jpg\n")
	if strings.Contains(err.Error(), "old.mjs") || strings.Contains(err.Error(), "node_modules") {
		t.Error(err)
	}
}

// A process that is killed takes with it what it started.
func TestKilled(t *testing.T) {
	if os.Getenv("TO_BE_KILLED") != "" {
		dev.Wrangler(context.Background(), "d1", "execute")
		return
	}
	project(t, `sleep 1000 & echo $! >child; sleep 1000`)
	command := exec.Command(os.Args[0], "-test.run", "^TestKilled$")
	command.Env = append(os.Environ(), "TO_BE_KILLED=1")
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	child(t)
	command.Process.Kill()
	command.Wait()
	gone(t)
}

// child waits until the script has said what its child's process id is.
func child(t *testing.T) int {
	for range 1000 {
		text, _ := os.ReadFile("child")
		if id, err := strconv.Atoi(strings.TrimSpace(string(text))); err == nil {
			return id
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Error("the script started no child")
	return 0
}

func gone(t *testing.T) {
	t.Helper()
	id := child(t)
	for range 100 {
		if !runs(id) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Errorf("process %d is still there", id)
	syscall.Kill(id, syscall.SIGKILL)
}

// runs reports whether a process has not ended. One that has is still known until somebody asks for its status.
func runs(id int) bool {
	if syscall.Kill(id, 0) != nil {
		return false
	}
	status, err := os.ReadFile("/proc/" + strconv.Itoa(id) + "/stat")
	return err != nil || !strings.Contains(string(status), ") Z ")
}

func TestIsFree(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	if dev.IsFree(port) {
		t.Error("a port in use is free")
	}
	listener.Close()
	if !dev.IsFree(port) {
		t.Error("a free port is in use")
	}
}
