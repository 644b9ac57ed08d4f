package connector

import (
	"loupe/core/account"
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// A task is an appraisal and has its id, so GET /appraisals/{id} shows it too.
// https://github.com/modelcontextprotocol/ext-tasks

const (
	taskLife     = 30 * 86_400_000 // milliseconds: the default of RETENTION_DAYS, which the core does not read
	pollInterval = 2_000           // milliseconds that a client should wait between two polls
)

// finder is appraisal.Find or appraisal.Cancel.
type finder func(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, appraisal.Record))

// The states of a task. The tool get_appraisal returns them too.
const (
	working   = "working"
	completed = "completed"
	failed    = "failed"
	cancelled = "cancelled"
)

func statusOf(r appraisal.Record) string {
	switch {
	case r.Refusal == appraisal.InProgress:
		return working
	case r.Cancelled:
		return cancelled
	case string(r.Answer) == "null":
		return failed
	}
	return completed
}

// respondCreated answers a tool call with a task. It is called as soon as the appraisal is admitted, and the
// appraisal goes on afterwards.
func (c *call) respondCreated(f *exchange.Flow, m *message, id string) {
	c.respond(f, m, createdTask, func(w *jsontext.Writer) {
		writeTask(w, appraisal.Record{Outcome: appraisal.Outcome{ID: id, Refusal: appraisal.InProgress}, Created: f.Now()})
	}, nil)
}

func writeTask(w *jsontext.Writer, r appraisal.Record) {
	status, updated := statusOf(r), max(r.Created, r.Ended)
	w.Key("taskId").String(r.ID)
	w.Key("status").String(status)
	if status == working {
		w.Key("statusMessage").String("The product is being appraised")
	}
	w.Key("createdAt").Time(r.Created)
	w.Key("lastUpdatedAt").Time(updated)
	w.Key("ttlMs").Int(taskLife)
	w.Key("pollIntervalMs").Int(pollInterval)
}

// getTask is tasks/get.
func (c *call) getTask(f *exchange.Flow, m *message) {
	c.withTask(f, m, appraisal.Find, func(f *exchange.Flow, r appraisal.Record) {
		c.respond(f, m, complete, func(w *jsontext.Writer) {
			writeTask(w, r)
			switch statusOf(r) {
			case completed:
				w.Key("result").Open('{')
				result := appraised(r.Outcome)
				result.write(w)
				w.Key("_meta").Open('{')
				result.writeMeta(w)
				w.Close('}')
				w.Close('}')
			case failed:
				w.Key("error").Open('{')
				w.Key("code").Int(internalError)
				w.Key("message").String("the appraisal was interrupted; nothing was charged")
				w.Close('}')
			}
		}, nil)
	})
}

// updateTask is tasks/update. Tasks never ask for input, so an update has no effect.
func (c *call) updateTask(f *exchange.Flow, m *message) { c.acknowledge(f, m, appraisal.Find) }

// cancelTask is tasks/cancel. It releases the credits at once. The running appraisal then ends without an
// answer.
func (c *call) cancelTask(f *exchange.Flow, m *message) { c.acknowledge(f, m, appraisal.Cancel) }

// acknowledge answers with an empty result after find has found the task.
func (c *call) acknowledge(f *exchange.Flow, m *message, find finder) {
	c.withTask(f, m, find, func(f *exchange.Flow, _ appraisal.Record) {
		c.respond(f, m, complete, func(*jsontext.Writer) {}, nil)
	})
}

// withTask calls find for the task that a request names, and then calls done with its record. If the client
// does not declare tasks, or there is no such task, it answers with an error instead.
func (c *call) withTask(f *exchange.Flow, m *message, find finder, done func(*exchange.Flow, appraisal.Record)) {
	if !m.declaresTasks() {
		m.fail(f, fault{status: 400, code: missingCapability, message: "Missing required client capability",
			data: []byte(`{"requiredCapabilities":{"extensions":{"` + tasksExtension + `":{}}}}`)})
		return
	}
	id := member(m.params, "taskId")
	if id.Type != gjson.String {
		m.failInBand(f, invalidParams, "taskId must be a string")
		return
	}
	find(f, c.Grant, id.Str, func(f *exchange.Flow, r appraisal.Record) {
		switch r.Refusal {
		case "", appraisal.InProgress:
			done(f, r)
		case appraisal.NotFound:
			m.failInBand(f, invalidParams, "Task not found")
		default:
			m.failInBand(f, internalError, "the task could not be read; try again")
		}
	})
}
