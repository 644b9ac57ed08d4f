// Package workerd runs the Worker in workerd, for tests that need services of their own: other variables, bindings, data or a crash.
// All services of a test program run under one Node.js process (server.mjs), which starts one in a fraction of the time that wrangler
// takes. build/operate/dev starts a service with wrangler dev, as users do.
package workerd

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"syscall"

	"loupe/build/operate/dev"
	"loupe/tests/fixture"
)

// Options configure a service.
type Options struct {
	Persist string            // folder for KV, D1 and R2, as wrangler's --persist-to; if it has no database, Start copies a migrated one
	Vars    map[string]string // variables and secrets that override wrangler.toml's
	Log     io.Writer         // receives what the Worker logs, unless nil

	Config       string   // TOML to append to wrangler.toml, which has no queue here
	Limit        int      // calls of an API key each minute; 0 is wrangler.toml's
	Counted      bool     // GET /api/counted returns what Cloudflare would charge for: see counted.mjs
	OtherWorkers []string // configuration files of Workers for service bindings; the code of each is in index.mjs beside the file
}

// Service is a running Worker.
type Service struct {
	URL string // http://127.0.0.1:PORT
	id  int
}

// command is a line that server.mjs reads.
type command struct {
	ID      int           `json:"id"`
	Start   *startOptions `json:"start,omitempty"`
	Query   []string      `json:"query,omitempty"`
	Service int           `json:"service,omitempty"`
	Stop    int           `json:"stop,omitempty"`
}

type startOptions struct {
	Config  string            `json:"config"`
	Persist string            `json:"persist"`
	Vars    map[string]string `json:"vars"`
	Others  []string          `json:"others"`
	Limit   int               `json:"limit"`
	Entry   string            `json:"entry"`
}

// answer is a line that server.mjs writes: the answer to a command, or a line of a service's log.
type answer struct {
	ID, Service     int
	URL, Error, Log string
}

// queue matches the queue's tables in wrangler.toml.
var queue = regexp.MustCompile(`(?m)^\[\[queues\..*\n(.+\n)*`)

// Start starts a service and waits until it listens. The caller must Stop it.
func Start(ctx context.Context, o Options) (*Service, error) {
	root, err := dev.Root()
	if err != nil {
		return nil, err
	}
	if o.Persist, err = filepath.Abs(o.Persist); err != nil {
		return nil, err
	}
	if _, err := os.Stat(filepath.Join(o.Persist, "v3/d1")); errors.Is(err, os.ErrNotExist) {
		if err := fixture.CopyMigrated(o.Persist); err != nil {
			return nil, err
		}
	}
	config, err := os.ReadFile(filepath.Join(root, "wrangler.toml"))
	if err != nil {
		return nil, err
	}
	file := filepath.Join(o.Persist, "wrangler.toml")
	config = append(queue.ReplaceAll(config, nil), o.Config...)
	if err := os.WriteFile(file, config, 0o600); err != nil {
		return nil, err
	}
	entry := "worker/index.mjs"
	if o.Counted {
		entry = "tests/workerd/counted.mjs"
	}
	a, err := run(ctx, command{Start: &startOptions{file, o.Persist, o.Vars, append([]string{}, o.OtherWorkers...), o.Limit, entry}}, o.Log)
	if err != nil {
		return nil, err
	}
	return &Service{a.URL, a.ID}, nil
}

// Stop ends the service as a crash would: what it does at that moment is lost.
func (s *Service) Stop() {
	run(context.Background(), command{Stop: s.id}, nil)
}

// Execute runs statements in one transaction on the service's database.
func (s *Service) Execute(ctx context.Context, statements ...string) error {
	_, err := run(ctx, command{Query: statements, Service: s.id}, nil)
	return err
}

// Scheduled runs the cron handler once, as Cloudflare does every minute. It returns an error if the handler throws.
// https://developers.cloudflare.com/workers/configuration/cron-triggers/#test-cron-triggers-locally
func (s *Service) Scheduled(ctx context.Context) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/cdn-cgi/local/scheduled", nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if text, _ := io.ReadAll(response.Body); response.StatusCode != http.StatusOK || string(text) != "ok" {
		return fmt.Errorf("cron handler failed: %s: %s", response.Status, text)
	}
	return nil
}

// server is the Node.js process.
type server struct {
	mu      sync.Mutex // guards what follows
	stdin   io.Writer
	last    int // id of the last command
	waiting map[int]chan<- answer
	logs    map[int]io.Writer // by service
	ended   error             // the process has ended
}

// theServer starts the process. The process ends with this one, because its standard input does.
var theServer = sync.OnceValues(func() (*server, error) {
	root, err := dev.Root()
	if err != nil {
		return nil, err
	}
	node := exec.Command(filepath.Join(root, "build/toolchain/node.sh"), "node", "--no-warnings", filepath.Join(root, "tests/workerd/server.mjs"))
	node.Dir, node.Stderr = root, os.Stderr
	node.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // Ctrl+C is for this process, which may have more to do with the services
	node.Env = append(os.Environ(), "WRANGLER_SEND_METRICS=false", "WRANGLER_LOG=error")
	stdin, err := node.StdinPipe()
	if err != nil {
		return nil, err
	}
	stdout, err := node.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := node.Start(); err != nil {
		return nil, err
	}
	s := &server{stdin: stdin, waiting: map[int]chan<- answer{}, logs: map[int]io.Writer{}}
	go s.receive(stdout)
	return s, nil
})

// receive passes on what the process writes, until it ends.
func (s *server) receive(stdout io.Reader) {
	lines := bufio.NewReader(stdout)
	for {
		line, err := lines.ReadBytes('\n')
		var a answer
		if err == nil {
			err = json.Unmarshal(line, &a)
		}
		s.mu.Lock()
		switch {
		case err != nil:
			s.ended = fmt.Errorf("tests/workerd/server.mjs ended: %w: %s", err, line)
			for id, waiting := range s.waiting {
				waiting <- answer{ID: id, Error: s.ended.Error()}
			}
		case a.Service != 0:
			if log := s.logs[a.Service]; log != nil {
				io.WriteString(log, a.Log)
			}
		default:
			s.waiting[a.ID] <- a
			delete(s.waiting, a.ID)
		}
		s.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// run sends a command and waits for its answer. A log receives the lines of the service that the command starts.
func run(ctx context.Context, c command, log io.Writer) (answer, error) {
	s, err := theServer()
	if err != nil {
		return answer{}, err
	}
	answered := make(chan answer, 1)
	s.mu.Lock()
	s.last++
	c.ID = s.last
	if s.ended == nil {
		s.waiting[c.ID], s.logs[c.ID] = answered, log
		var line []byte
		if line, err = json.Marshal(c); err == nil {
			_, err = s.stdin.Write(append(line, '\n'))
		}
	} else {
		err = s.ended
	}
	s.mu.Unlock()
	if err != nil {
		return answer{}, err
	}
	select {
	case a := <-answered:
		if a.Error != "" {
			return a, errors.New(a.Error)
		}
		return a, nil
	case <-ctx.Done():
		return answer{}, context.Cause(ctx)
	}
}
