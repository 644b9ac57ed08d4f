package dev

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// environment makes wrangler non-interactive and stops its requests to other machines. With CI=1, wrangler answers its
// own questions with yes. https://developers.cloudflare.com/workers/wrangler/system-environment-variables/
var environment = []string{
	"CI=1", "NO_COLOR=1", "WRANGLER_SEND_METRICS=false", "WRANGLER_SEND_ERROR_REPORTS=false",
	"WRANGLER_HIDE_BANNER=true",         // also turns off the update check
	"CLOUDFLARE_CF_FETCH_ENABLED=false", // no request for this machine's location (the cf object)
}

// wrangler returns a command that runs the project's wrangler in root, on the Node.js that build/toolchain/node.sh selects.
func wrangler(root string, args ...string) (*exec.Cmd, error) {
	const program = "node_modules/.bin/wrangler"
	if err := checkExists(root, program); err != nil {
		return nil, err
	}
	args = append([]string{filepath.Join(root, program)}, args...)
	command := exec.Command(filepath.Join(root, "build/toolchain/node.sh"), args...)
	command.Dir = root
	command.Env = append(os.Environ(), environment...)
	return command, nil
}

// deployedConfig is the configuration of the deployed service, which make deploy writes: wrangler.toml with the operator's ids.
const deployedConfig = "wrangler.operator.jsonc"

// Target returns wrangler's arguments for the deployed service or, if remote is false, the data on this machine.
// Persist is the folder of that data, "" for wrangler's own.
func Target(remote bool, persist string) ([]string, error) {
	switch {
	case remote:
		root, err := Root()
		if err != nil {
			return nil, err
		}
		_, err = os.Stat(filepath.Join(root, deployedConfig))
		if errors.Is(err, fs.ErrNotExist) {
			return []string{"--remote"}, nil // the operator has put the ids into wrangler.toml
		}
		return []string{"--remote", "--config", deployedConfig}, err
	case persist == "":
		return []string{"--local"}, nil
	}
	folder, err := filepath.Abs(persist)
	return []string{"--local", "--persist-to", folder}, err
}

// Wrangler runs wrangler with args in the project's root folder and waits until it has ended. If it fails, the error
// contains the end of its output. If ctx is done first, Wrangler stops it and returns the context's cause.
func Wrangler(ctx context.Context, args ...string) error { return runWrangler(ctx, io.Discard, args) }

// WranglerOutput does what Wrangler does, and returns what wrangler wrote to its standard output.
func WranglerOutput(ctx context.Context, args ...string) ([]byte, error) {
	var output bytes.Buffer
	err := runWrangler(ctx, &output, args)
	return output.Bytes(), err
}

func runWrangler(ctx context.Context, stdout io.Writer, args []string) error {
	root, err := Root()
	if err != nil {
		return err
	}
	command, err := wrangler(root, args...)
	if err != nil {
		return err
	}
	var output tail
	command.Stdout, command.Stderr = io.MultiWriter(stdout, &output), &output
	g, err := startGroup(command)
	if err != nil {
		return err
	}
	select {
	case <-g.ended:
	case <-ctx.Done():
		g.Stop()
		return context.Cause(ctx)
	}
	if g.err != nil {
		return fmt.Errorf("wrangler %s: %w\n%s", strings.Join(args, " "), g.err, &output)
	}
	return nil
}
