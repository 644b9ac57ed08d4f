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
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

const (
	startTime = 2 * time.Minute
	stopTime  = 5 * time.Second
)

// Options say how a service runs.
type Options struct {
	Persist string            // the folder of its KV and D1, as wrangler's --persist-to
	Port    int               // on 127.0.0.1; 0 is any that is free
	EnvFile string            // a file of variables and secrets, such as .dev.vars; "" is none, not even that one
	Vars    map[string]string // more variables, over those of wrangler.toml
	Copy    bool              // run a copy of the build: later builds do not reach it
	Log     io.Writer         // gets wrangler's output, if it is not nil
}

// A Service is a Loupe that runs.
type Service struct {
	URL string // http://127.0.0.1:PORT

	command *exec.Cmd
	guard   io.Closer // see guarded
	tail    tail
	ended   chan struct{}
}

// Start brings the database's schema up to date, starts the Worker and waits until it answers. The context is for
// that time only; afterwards Stop ends the service.
//
// The service does not outlive this process, however that ends.
func Start(ctx context.Context, o Options) (*Service, error) {
	persist, err := filepath.Abs(o.Persist)
	if err != nil {
		return nil, err
	}
	envFile := os.DevNull
	if o.EnvFile != "" {
		if envFile, err = filepath.Abs(o.EnvFile); err != nil {
			return nil, err
		}
	}
	root, err := Root()
	if err != nil {
		return nil, err
	}
	if err := built(root); err != nil {
		return nil, err
	}
	if o.Copy {
		copied := filepath.Join(persist, "build")
		if err := copyBuild(copied, root); err != nil {
			return nil, err
		}
		root = copied
	}
	if err := Wrangler(ctx, "d1", "migrations", "apply", "loupe", "--local", "--persist-to", persist); err != nil {
		return nil, err
	}
	if o.Port == 0 {
		if o.Port, err = freePort(); err != nil {
			return nil, err
		}
	}
	port := strconv.Itoa(o.Port)
	args := []string{"dev", "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0", "--persist-to", persist,
		"--env-file", envFile, "--show-interactive-dev-session=false", "--test-scheduled"}
	for name, value := range o.Vars {
		args = append(args, "--var", name+":"+value)
	}
	command, err := wrangler(args...)
	if err != nil {
		return nil, err
	}
	command.Dir = root
	s := &Service{URL: "http://127.0.0.1:" + port, command: command, ended: make(chan struct{})}
	command.Stdout = io.Writer(&s.tail)
	if o.Log != nil {
		command.Stdout = io.MultiWriter(&s.tail, o.Log)
	}
	command.Stderr = command.Stdout
	if s.guard, err = startGuarded(command); err != nil {
		return nil, err
	}
	go func() {
		s.command.Wait()
		close(s.ended)
	}()
	if err := s.ready(ctx); err != nil {
		s.Stop()
		return nil, fmt.Errorf("%w\n%s", err, s.tail.String())
	}
	return s, nil
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

// Ended is closed when the service has ended, by Stop or by itself.
func (s *Service) Ended() <-chan struct{} { return s.ended }

// Log is the end of wrangler's output.
func (s *Service) Log() string { return s.tail.String() }

// Stop ends the service and everything that it started, and waits for that.
func (s *Service) Stop() {
	s.guard.Close()
	for limit := time.After(stopTime); s.alive(); {
		select {
		case <-limit:
			s.Kill()
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
	<-s.ended
}

// Kill ends everything at once, as a crash does.
func (s *Service) Kill() {
	syscall.Kill(-s.command.Process.Pid, syscall.SIGKILL)
	<-s.ended
	s.guard.Close()
}

// alive reports whether any process of the group is left.
func (s *Service) alive() bool { return syscall.Kill(-s.command.Process.Pid, 0) == nil }

// Scheduled runs the cron, as the platform does every minute. (The path /cdn-cgi/handler/scheduled, which needs no
// option, fails on a Worker with assets until workers-sdk has its pull request 14177.)
func (s *Service) Scheduled(ctx context.Context) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/__scheduled", nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if text, _ := io.ReadAll(response.Body); response.StatusCode != http.StatusOK || string(text) != "Ran scheduled event" {
		return fmt.Errorf("the cron: %s %s", response.Status, text)
	}
	return nil
}

// IsFree reports whether a port of this machine can be listened on.
func IsFree(port int) bool {
	listener, err := net.Listen("tcp", "127.0.0.1:"+strconv.Itoa(port))
	if err == nil {
		listener.Close()
	}
	return err == nil
}

func freePort() (int, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port, nil
}
