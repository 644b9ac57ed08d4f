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
		"wrangler.toml":              "",
		"node_modules/.bin/wrangler": "#!/bin/sh\n" + script,
		"build/toolchain/node.sh":    "#!/bin/sh\nexec \"$@\"",
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

func TestCancelEndsWholeProcessGroup(t *testing.T) {
	fakeProject(t, `sleep 1000 & echo $! >child; echo waiting; sleep 1000`)
	ctx, cancel := context.WithCancel(t.Context())
	go func() { childID(t); cancel() }()
	if err := dev.Wrangler(ctx, "d1", "execute"); !errors.Is(err, context.Canceled) {
		t.Errorf("got error %v, want %v", err, context.Canceled)
	}
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
