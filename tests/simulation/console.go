package main

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

// consoleRun is one run of the control plane: an instance that serves one request, or one run of the cron. It runs in a
// process, which waits while the run calls the database or another service.
type consoleRun struct {
	w       *world
	p       *process
	isolate *isolate
	logged  string // the last line that it logged
	faulted bool   // a fault has happened that may explain a failure
}

var errEvicted = errors.New("the isolate was evicted")

// wait waits in simulated time. If the isolate is evicted meanwhile, every later wait of the run fails.
func (c *consoleRun) wait(d time.Duration) error {
	if !c.isolate.alive || c.p.stopping {
		return errEvicted
	}
	c.p.after(d, c.p.resume)
	if !c.p.wait() || !c.isolate.alive {
		return errEvicted
	}
	return nil
}

// console returns the console for this run.
func (c *consoleRun) console() (*server.Console, func()) {
	db := sql.OpenDB(connector{c})
	return &server.Console{
		DB:        server.Database{DB: db, Batch: c.transaction, Size: func(context.Context) (int64, error) { return 1 << 20, nil }},
		KV:        consoleKV{c},
		Transport: transport{c},
		Now:       c.isolate.clock,
		Random:    c.w.entropy(),
		Log:       log.New(c, "", 0),
		Var:       func(name string) string { return c.isolate.consoleVar(name) },
		Routes:    service.Routes,
		Health: func(context.Context) ([]byte, error) {
			return []byte(`{"status":"ok","rates":{"date":"2026-11-20","age_days":0},"upstreams":[],"faults":[]}`), nil
		},
		DeleteTranscripts: func(_ context.Context, appraisals []string) error {
			if err := c.wait(time.Millisecond); err != nil {
				return err
			}
			for _, id := range appraisals {
				delete(c.w.bucket, id)
			}
			return nil
		},
	}, func() { db.Close() }
}

// Write takes a line of the console's log.
func (c *consoleRun) Write(line []byte) (int, error) {
	c.logged = string(line)
	c.w.tell("console's log", "%s", bytes.TrimSpace(line))
	return c.w.consoleLog.Write(line)
}

type consoleKV struct{ c *consoleRun }

func (k consoleKV) view() kvView { return k.c.isolate.kv }

var errKV = errors.New("KV failed: 500 Internal Server Error")

func (k consoleKV) call(use func()) error {
	if err := k.c.wait(2 * time.Millisecond); err != nil {
		return err
	}
	if k.c.w.happens("kv fails") {
		k.c.faulted = true
		return errKV
	}
	use()
	return nil
}

func (k consoleKV) Get(key string) (value string, found bool, err error) {
	err = k.call(func() {
		var v []byte
		v, found = k.view().Get(key)
		value = string(v)
		delete(k.view().recent, key)
	})
	return value, found, err
}

func (k consoleKV) Put(key, value string) error {
	return k.call(func() {
		k.view().Put(key, []byte(value), 0)
		delete(k.view().recent, key)
	})
}

func (k consoleKV) Delete(key string) error { return k.call(func() { k.view().Delete(key) }) }

// transport sends the console's requests to other servers.
type transport struct{ c *consoleRun }

func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if err := t.c.wait(t.c.w.latency("fetch", 10*time.Millisecond, time.Second)); err != nil {
		return nil, err
	}
	t.c.faulted = !t.c.w.calm // the answer may be a failure or a lie, see web
	response, delay, err := t.c.w.web.answer(r)
	if delay > server.FetchTimeout {
		delay, response, err = server.FetchTimeout, nil, context.DeadlineExceeded
	}
	if stopped := t.c.wait(delay); stopped != nil {
		return nil, stopped
	}
	return response, err
}

// callConsole sends a request to the control plane.
func (p *process) callConsole(r *http.Request) reply {
	c := &consoleRun{w: p.world, p: p, isolate: p.anyIsolate(p.random)}
	p.exchanges++
	console, closeDB := c.console()
	defer closeDB()
	w := httptest.NewRecorder()
	console.ServeHTTP(w, r)
	if !c.isolate.alive || p.happens("client leaves") {
		p.tell("%s %s: no answer", r.Method, r.URL.Path)
		return reply{lost: true}
	}
	p.tell("%s %s: %d %s", r.Method, r.URL.Path, w.Code, short(w.Body.String()))
	if w.Code >= 500 && !c.faulted && !documentFailed(r, w.Body.Bytes()) {
		p.violate(reasoned, "%s %s was answered with %d %s, but nothing had failed: %s", r.Method, r.URL.Path, w.Code, w.Body, c.logged)
	}
	answer := reply{status: w.Code, header: w.Header(), body: w.Body.Bytes(), at: p.now}
	if bytes.Contains(answer.body, []byte(secretMark)) {
		p.violate(secret, "%s was answered with a secret: %s", r.URL.Path, answer.body)
	}
	return answer
}

const origin = "http://localhost"

// consoleRequest returns a request to the control plane.
func consoleRequest(method, path, body string) *http.Request {
	r := httptest.NewRequest(method, origin+path, strings.NewReader(body))
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	return r
}

// admin sends a request with ADMIN_TOKEN.
func (p *process) admin(method, path, body string) reply {
	r := consoleRequest(method, path, body)
	r.Header.Set("Authorization", "Bearer "+adminToken)
	return p.callConsole(r)
}

// runCron runs the cron's tasks, then the work of the data plane, as the Worker's scheduled handler does.
func (p *process) runCron() {
	c := &consoleRun{w: p.world, p: p, isolate: p.anyIsolate(p.random)}
	console, closeDB := c.console()
	defer closeDB()
	began := p.now
	if err := service.Cron(console, context.Background()); err != nil {
		p.tell("the cron failed: %v", err)
		return // as the Worker's handler does
	}
	if !c.isolate.alive {
		return
	}
	p.cronRan(began)
	for range 5 {
		r := p.exchange(c.isolate, "work of the schedule", backgroundLimit, c.isolate.host.BeginWork, time.Hour)
		p.tell("works on the schedule: %d %s", r.status, short(string(r.body)))
		if r.lost || r.status != 200 {
			return
		}
	}
}

// startCron runs the cron about every minute.
func (w *world) startCron() {
	w.start("cron", func(p *process) {
		for n := 0; ; n++ {
			p.sleep(time.Minute)
			delay := time.Duration(0)
			if p.happens("cron is early, late or lost") {
				delay = p.between(-20*time.Second, 3*time.Minute)
				if delay > 2*time.Minute {
					continue
				}
			}
			runs := 1
			if p.happens("cron runs twice") {
				runs = 2
			}
			for range runs {
				p.after(delay, func() { w.start(fmt.Sprintf("cron run %d", len(w.processes)), (*process).runCron) })
			}
		}
	})
}
