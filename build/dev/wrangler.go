package dev

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

// environment keeps wrangler to this machine and to what matters. CI answers its questions with yes.
// https://developers.cloudflare.com/workers/wrangler/system-environment-variables/
var environment = []string{
	"CI=1", "NO_COLOR=1", "WRANGLER_SEND_METRICS=false", "WRANGLER_SEND_ERROR_REPORTS=false",
	"WRANGLER_HIDE_BANNER=true", // and with it the look-up of a newer version
	"CLOUDFLARE_CF_FETCH_ENABLED=false",
}

// wrangler is a command of the project's own wrangler.
func wrangler(args ...string) (*exec.Cmd, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	const program = "node_modules/.bin/wrangler"
	if err := exists(root, program); err != nil {
		return nil, err
	}
	command := exec.Command(filepath.Join(root, program), args...)
	command.Dir = root
	command.Env = append(os.Environ(), environment...)
	return command, nil
}

// Wrangler runs a command to its end. The error of one that fails has the end of its output.
func Wrangler(ctx context.Context, args ...string) error {
	command, err := wrangler(args...)
	if err != nil {
		return err
	}
	var output tail
	command.Stdout, command.Stderr = &output, &output
	guard, err := startGuarded(command)
	if err != nil {
		return err
	}
	defer guard.Close()
	defer context.AfterFunc(ctx, func() { guard.Close() })()
	if err := command.Wait(); err != nil {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		return fmt.Errorf("wrangler %s: %w\n%s", strings.Join(args, " "), err, &output)
	}
	return nil
}

// guarded runs a command with a second process beside it, which waits for the end of file descriptor 3 and then ends
// their whole group. The other end of the pipe is this process's: so nothing is left when it closes that, and
// nothing either when it is killed and can close nothing.
const guarded = `(read -r line; kill 0) <&3 >/dev/null 2>&1 & exec 3<&- "$0" "$@" </dev/null`

// startGuarded starts a command in a group of its own, named by the command's process id. Closing what it returns
// ends the group.
func startGuarded(command *exec.Cmd) (io.Closer, error) {
	end, guard, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer end.Close()
	command.Args = append([]string{"sh", "-c", guarded, command.Path}, command.Args[1:]...)
	command.Path = "/bin/sh"
	command.ExtraFiles = []*os.File{end}
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.WaitDelay = time.Second // for output of children that are left
	if err := command.Start(); err != nil {
		guard.Close()
		return nil, err
	}
	return guard, nil
}
