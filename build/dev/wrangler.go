package dev

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// environment keeps wrangler to this machine and to what matters. CI has it take yes for an answer to its questions.
// https://developers.cloudflare.com/workers/wrangler/system-environment-variables/
var environment = []string{
	"CI=1", "NO_COLOR=1", "WRANGLER_SEND_METRICS=false", "WRANGLER_SEND_ERROR_REPORTS=false",
	"WRANGLER_HIDE_BANNER=true",         // and with it the look-up of a newer version
	"CLOUDFLARE_CF_FETCH_ENABLED=false", // the look-up of where this machine is
}

// wrangler is a command of the project's own wrangler.
func wrangler(root string, args ...string) (*exec.Cmd, error) {
	const program = "node_modules/.bin/wrangler"
	if err := exists(root, program); err != nil {
		return nil, err
	}
	command := exec.Command(filepath.Join(root, program), args...)
	command.Dir = root
	command.Env = append(os.Environ(), environment...)
	return command, nil
}

// Wrangler runs a command in the project's folder to its end. The error of one that fails has the end of its output.
func Wrangler(ctx context.Context, args ...string) error {
	root, err := Root()
	if err != nil {
		return err
	}
	command, err := wrangler(root, args...)
	if err != nil {
		return err
	}
	var output tail
	command.Stdout, command.Stderr = &output, &output
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
