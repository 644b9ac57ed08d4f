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

const wrangler = "node_modules/.bin/wrangler"

// command returns a command that runs a program in root, on the Node.js that build/toolchain/node.sh selects.
func command(root string, args ...string) (*exec.Cmd, error) {
	if err := checkExists(root, wrangler); err != nil {
		return nil, err
	}
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
func Wrangler(ctx context.Context, args ...string) error {
	return run(ctx, io.Discard, append([]string{wrangler}, args...))
}

// WranglerOutput does what Wrangler does, and returns what wrangler wrote to its standard output.
func WranglerOutput(ctx context.Context, args ...string) ([]byte, error) {
	var output bytes.Buffer
	err := run(ctx, &output, append([]string{wrangler}, args...))
	return output.Bytes(), err
}

func run(ctx context.Context, stdout io.Writer, args []string) error {
	root, err := Root()
	if err != nil {
		return err
	}
	command, err := command(root, args...)
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
		return fmt.Errorf("%s %s: %w\n%s", filepath.Base(args[0]), strings.Join(args[1:], " "), g.err, &output)
	}
	return nil
}
