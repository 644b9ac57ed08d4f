// Package dev runs Loupe on this machine: the Worker in workerd under wrangler dev, with a local KV and D1.
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

const startTime = 2 * time.Minute

// Options say how a service runs.
type Options struct {
	Persist string            // the folder of its KV and D1, as wrangler's --persist-to
	Port    int               // on 127.0.0.1; 0 is any that is free
	EnvFile string            // a file of variables and secrets, such as .dev.vars; "" is none, not even that one
	Vars    map[string]string // more variables, over those of wrangler.toml
	Copy    bool              // run a copy of the build: later builds do not reach it
	More    string            // with Copy: TOML to put behind wrangler.toml's
	Beside  []string          // configuration files of Workers that run beside it, for its service bindings
	Log     io.Writer         // gets wrangler's output, if it is not nil
}

// A Service is a Loupe that runs. It does not outlive this process, however that ends.
type Service struct {
	URL string // http://127.0.0.1:PORT

	*group
}

// Start brings the database's schema up to date, starts the Worker and waits until it answers. The context is for
// that time only; afterwards Stop ends the service.
func Start(ctx context.Context, o Options) (*Service, error) {
	root, err := Root()
	if err != nil {
		return nil, err
	}
	if err := built(root); err != nil {
		return nil, err
	}
	if o.Persist, err = filepath.Abs(o.Persist); err != nil {
		return nil, err
	}
	if err := Wrangler(ctx, "d1", "migrations", "apply", "loupe", "--local", "--persist-to", o.Persist); err != nil {
		return nil, err
	}
	args, url, err := o.arguments()
	if err != nil {
		return nil, err
	}
	command, err := wrangler(root, args...)
	if err != nil {
		return nil, err
	}
	if o.Copy {
		command.Dir = filepath.Join(o.Persist, "build")
		if err := copyBuild(command.Dir, root, o.More); err != nil {
			return nil, err
		}
	}
	var output tail
	command.Stdout = &output
	if o.Log != nil {
		command.Stdout = io.MultiWriter(&output, o.Log)
	}
	command.Stderr = command.Stdout
	g, err := startGroup(command)
	if err != nil {
		return nil, err
	}
	s := &Service{url, g}
	if err := s.ready(ctx); err != nil {
		s.Stop()
		return nil, fmt.Errorf("%w\n%s", err, &output)
	}
	return s, nil
}

// arguments are those of wrangler dev, and the URL at which it then serves.
func (o Options) arguments() (args []string, url string, err error) {
	envFile := os.DevNull
	if o.EnvFile != "" {
		if envFile, err = filepath.Abs(o.EnvFile); err != nil {
			return nil, "", err
		}
	}
	if o.Port == 0 {
		if o.Port, err = listen(0); err != nil {
			return nil, "", err
		}
	}
	port := strconv.Itoa(o.Port)
	args = []string{"dev", "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0", "--persist-to", o.Persist,
		"--env-file", envFile, "--show-interactive-dev-session=false", "--test-scheduled"}
	if len(o.Beside) > 0 {
		args = append(args, "--config", "wrangler.toml")
	}
	for _, file := range o.Beside {
		args = append(args, "--config", file)
	}
	for name, value := range o.Vars {
		args = append(args, "--var", name+":"+value)
	}
	return args, "http://127.0.0.1:" + port, nil
}

// ready waits until the Worker answers.
func (s *Service) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeoutCause(ctx, startTime, errors.New("wrangler dev took too long to start"))
	defer cancel()
	for !s.answers(ctx) {
		select {
		case <-s.ended:
			return errors.New("wrangler dev ended: " + s.command.ProcessState.String())
		case <-ctx.Done():
			return context.Cause(ctx)
		case <-time.After(50 * time.Millisecond):
		}
	}
	return nil
}

// answers reports whether the core answers, which gives every response a header that others do not.
func (s *Service) answers(ctx context.Context) bool {
	response, err := get(ctx, s.URL+"/api/v1/")
	if err != nil {
		return false
	}
	response.Body.Close()
	return response.Header.Get("X-Request-Id") != ""
}

// Scheduled runs the cron, as the platform does every minute. (The path /cdn-cgi/handler/scheduled, which needs no
// option, fails for a Worker with assets: https://github.com/cloudflare/workers-sdk/pull/14177 is not in this wrangler.)
func (s *Service) Scheduled(ctx context.Context) error {
	response, err := get(ctx, s.URL+"/__scheduled")
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if text, _ := io.ReadAll(response.Body); response.StatusCode != http.StatusOK || string(text) != "Ran scheduled event" {
		return fmt.Errorf("the cron: %s %s", response.Status, text)
	}
	return nil
}

func get(ctx context.Context, url string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return nil, err
	}
	return http.DefaultClient.Do(request)
}

// IsFree reports whether a port of this machine can be listened on.
func IsFree(port int) bool {
	_, err := listen(port)
	return err == nil
}

// listen takes a port for a moment, any one for 0, and tells which.
func listen(port int) (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:"+strconv.Itoa(port))
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}
