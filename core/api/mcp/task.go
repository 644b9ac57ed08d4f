package mcp

import (
	"errors"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// A tool may answer a call with a task, whose result the client asks for later.
// https://github.com/modelcontextprotocol/ext-tasks

const (
	tasksExtension = "io.modelcontextprotocol/tasks"
	requiresTasks  = `{"requiredCapabilities":{"extensions":{"` + tasksExtension + `":{}}}}` // data of the error for other clients

	pollInterval = 2_000 // milliseconds that a client should wait between two polls
)

// DeclaresTasks reports whether the client understands tasks. Legacy clients don't.
func (m *message) DeclaresTasks() bool {
	return member(member(m.capabilities, "extensions"), tasksExtension).IsObject()
}

// Tasks are the tasks of a tool, or of several tools.
type Tasks struct {
	Prefix string // of the ids of these tasks; no other task has it

	// Each looks up a task of the caller's account and calls done once. Before that, Cancel ends the task unless it has ended.
	Find, Cancel func(f *exchange.Flow, c *Call, id string, done TaskFound)
}

// TaskFound gets a task that was looked up, or an error: ErrNoTask if the account has no such task.
type TaskFound func(f *exchange.Flow, t *Task, err error)

// ErrNoTask says that the caller's account has no task with the id that was looked up.
var ErrNoTask = errors.New("there is no such task")

// Status is the state of a task.
type Status string

const (
	Working   Status = "working"
	Completed Status = "completed" // the task has a Result, which may be a refusal
	Failed    Status = "failed"
	Cancelled Status = "cancelled"
)

// Task is a task and its state.
type Task struct {
	ID               string
	Status           Status
	Message          string  // for the user; "" if there is none
	Created, Updated int64   // Unix milliseconds
	Life             int64   // milliseconds from Created until the task can no longer be looked up
	Result           *Result // of a completed task
	Failure          string  // why the task failed
}

// Created answers the call with a task, which can be looked up from now on. The flow goes on.
func (c *Call) Created(f *exchange.Flow, t *Task) {
	c.respond(f, c.message, createdTask, t.write, nil)
}

// write writes the members of the task that every state has.
func (t *Task) write(w *jsontext.Writer) {
	w.Key("taskId").String(t.ID)
	w.Key("status").String(string(t.Status))
	if t.Message != "" {
		w.Key("statusMessage").String(t.Message)
	}
	w.Key("createdAt").Time(t.Created)
	w.Key("lastUpdatedAt").Time(t.Updated)
	w.Key("ttlMs").Int(t.Life)
	w.Key("pollIntervalMs").Int(pollInterval)
}

// writeOutcome writes the member of the task that its state requires.
func (t *Task) writeOutcome(w *jsontext.Writer) {
	switch t.Status {
	case Completed:
		w.Key("result").Open('{')
		t.Result.write(w)
		w.Key("_meta").Open('{')
		t.Result.writeMeta(w)
		w.Close('}')
		w.Close('}')
	case Failed:
		w.Key("error").Open('{')
		w.Key("code").Int(internalError)
		w.Key("message").String(t.Failure)
		w.Close('}')
	}
}

// getTask is tasks/get.
func (s *server) getTask(f *exchange.Flow, m *message) {
	s.withTask(f, m, func(t *Tasks) finder { return t.Find }, func(f *exchange.Flow, t *Task) {
		s.respond(f, m, complete, func(w *jsontext.Writer) {
			t.write(w)
			t.writeOutcome(w)
		}, nil)
	})
}

// updateTask is tasks/update. No task asks for input (docs/RATIONALE.md), so an update has no effect.
func (s *server) updateTask(f *exchange.Flow, m *message) {
	if !m.hasValidAnswers() {
		m.failInBand(f, invalidParams, "inputResponses must be an object of responses")
		return
	}
	s.withTask(f, m, func(t *Tasks) finder { return t.Find }, s.acknowledge(m))
}

// cancelTask is tasks/cancel.
func (s *server) cancelTask(f *exchange.Flow, m *message) {
	s.withTask(f, m, func(t *Tasks) finder { return t.Cancel }, s.acknowledge(m))
}

// acknowledge returns a function that answers with an empty result.
func (s *server) acknowledge(m *message) func(*exchange.Flow, *Task) {
	return func(f *exchange.Flow, _ *Task) { s.respond(f, m, complete, func(*jsontext.Writer) {}, nil) }
}

// finder is Find or Cancel of [Tasks].
type finder = func(f *exchange.Flow, c *Call, id string, done TaskFound)

// withTask looks up the task that a request names, with the function that finderOf returns, and calls done. If there is no
// such task, it answers with an error instead.
func (s *server) withTask(f *exchange.Flow, m *message, finderOf func(*Tasks) finder, done func(*exchange.Flow, *Task)) {
	id := member(m.params, "taskId").Str // "" if it is not a string: no task has this id
	for _, t := range s.Tools {
		if t.Tasks == nil || !strings.HasPrefix(id, t.Tasks.Prefix) {
			continue
		}
		finderOf(t.Tasks)(f, &Call{s, m}, id, func(f *exchange.Flow, t *Task, err error) {
			switch err {
			case nil:
				done(f, t)
			case ErrNoTask:
				m.failInBand(f, invalidParams, "Task not found")
			default:
				m.failInBand(f, internalError, "the task could not be read; try again")
			}
		})
		return
	}
	m.failInBand(f, invalidParams, "Task not found")
}
