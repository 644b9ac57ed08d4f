// Package dev runs Loupe on this machine: wrangler dev runs the Worker in workerd, with a local KV and D1.
package dev

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

const startTimeout = 2 * time.Minute

// Options configure a service.
type Options struct {
	Persist string            // folder for KV and D1 (wrangler's --persist-to), with a migrated database
	Config  string            // configuration file; "" means wrangler.toml
	Port    int               // port on 127.0.0.1; 0 picks a free one
	Vars    map[string]string // variables that override wrangler.toml's; .dev.vars is not read
}

// Service is a running Worker. It ends when this process ends, even if this process is killed.
type Service struct {
	URL string // http://127.0.0.1:PORT

	*group
}

// Start starts the Worker and waits until it answers. The caller must Stop the
// service. Cancelling ctx ends Start, but not a service that Start has returned. If the Worker does not start, the error
// contains the end of wrangler's output.
func Start(ctx context.Context, o Options) (*Service, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	if err := checkBuilt(root); err != nil {
		return nil, err
	}
	if o.Persist, err = filepath.Abs(o.Persist); err != nil {
		return nil, err
	}
	args, url, err := o.args()
	if err != nil {
		return nil, err
	}
	command, err := command(root, append([]string{wrangler}, args...)...)
	if err != nil {
		return nil, err
	}
	var output tail
	command.Stdout, command.Stderr = &output, &output
	g, err := startGroup(command)
	if err != nil {
		return nil, err
	}
	s := &Service{url, g}
	if err := s.waitReady(ctx); err != nil {
		s.Stop()
		return nil, fmt.Errorf("%w\n%s", err, &output)
	}
	return s, nil
}

// Migrate applies the migrations that the database in a folder lacks; "" is wrangler's own folder. It creates a missing
// database, and refuses one that another version made.
func Migrate(ctx context.Context, persist string) (err error) {
	args := []string{"node", "build/operate/deploy/migrate.mjs"}
	if persist != "" {
		if persist, err = filepath.Abs(persist); err != nil {
			return err
		}
		args = append(args, persist)
	}
	return run(ctx, io.Discard, args)
}

// args returns the arguments for wrangler and the URL that it will serve at.
func (o Options) args() (args []string, url string, err error) {
	if o.Port == 0 {
		if o.Port, err = freePort(); err != nil {
			return nil, "", err
		}
	}
	port := strconv.Itoa(o.Port)
	args = []string{"dev", "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0", "--persist-to", o.Persist,
		"--env-file", os.DevNull, "--show-interactive-dev-session=false"}
	if o.Config != "" {
		args = append(args, "--config", o.Config)
	}
	for name, value := range o.Vars {
		args = append(args, "--var", name+":"+value)
	}
	return args, "http://127.0.0.1:" + port, nil
}

// waitReady returns nil once the Worker answers, or an error if wrangler exits or startTimeout passes first.
func (s *Service) waitReady(ctx context.Context) error {
	ctx, cancel := context.WithTimeoutCause(ctx, startTimeout, fmt.Errorf("wrangler dev did not answer within %v", startTimeout))
	defer cancel()
	for !s.answers(ctx) {
		select {
		case <-s.ended:
			return errors.New("wrangler dev exited: " + s.command.ProcessState.String())
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(50 * time.Millisecond):
		}
	}
	return nil
}

// answers reports whether the core answers. Only its responses have an X-Request-Id; wrangler's own have none.
func (s *Service) answers(ctx context.Context) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/api/v1/", nil)
	if err != nil {
		return false
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return false
	}
	response.Body.Close()
	return response.Header.Get("X-Request-Id") != ""
}

// freePort returns a free TCP port of 127.0.0.1.
func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}
