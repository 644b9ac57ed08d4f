package mcp

import (
	"errors"

	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/limits"
	"loupe/core/base/sha256"
	"loupe/core/exchange"
	"loupe/core/store/account"
)

// appraisals are the tasks of appraise_product. A task is an appraisal and has its id, so GET /appraisals/{id} shows it
// too. Cancel releases the credits at once, and the running appraisal then ends without an answer.
var appraisals = Tasks{Prefix: appraisal.IDPrefix, Find: lookup(appraisal.Find), Cancel: lookup(appraisal.Cancel)}

// lookup returns a finder of tasks that calls find, which is appraisal.Find or appraisal.Cancel.
func lookup(find func(f *exchange.Flow, grant account.Grant, id string, done func(*exchange.Flow, appraisal.Record))) finder {
	return func(f *exchange.Flow, c *Call, id string, done TaskFound) {
		find(f, c.Grant, id, func(f *exchange.Flow, r appraisal.Record) {
			switch r.Refusal {
			case "", appraisal.InProgress:
				done(f, c.taskOf(r), nil)
			case appraisal.NotFound:
				done(f, nil, ErrNoTask)
			default:
				done(f, nil, errors.New("the database failed"))
			}
		})
	}
}

// taskOf returns an appraisal as a task.
func (s *server) taskOf(r appraisal.Record) *Task {
	t := &Task{ID: r.ID, Status: statusOf(r), Created: r.Created, Updated: max(r.Created, r.Ended), Life: s.TaskLife}
	switch t.Status {
	case Working:
		t.Message = "The product is being appraised"
	case Completed:
		t.Result = appraised(r.Outcome)
	case Failed:
		t.Failure = "the appraisal was interrupted; nothing was charged"
	}
	return t
}

// statusOf returns the state of an appraisal. The tool get_appraisal returns it too.
func statusOf(r appraisal.Record) Status {
	switch {
	case r.Refusal == appraisal.InProgress:
		return Working
	case r.Cancelled:
		return Cancelled
	case r.Answer == nil:
		return Failed
	}
	return Completed
}

// A client that lost a response repeats its call. No revision of the protocol has a key for repeated calls, so the connector
// derives an idempotency key from the account, the tool, the arguments and the id of the JSON-RPC request. Many clients count
// ids from 1 in each session, so the key is valid for a short time only.

const (
	repeatLife  = 2 * 60_000             // milliseconds in which an equal call is a repeat
	followPause = 2_000                  // milliseconds between two polls of the first call
	followTime  = limits.Exchange - 4000 // milliseconds from the exchange's start in which a repeat waits for the first call
)

// repeatKey returns the idempotency key of a call with these arguments, which are compared as Parse reads them.
func (c *Call) repeatKey(parsed *request.Appraisal, variant string) string {
	return "mcp " + sha256.Hex([]byte(string(parsed.JSON())+"\n"+variant+"\n"+c.id))
}

// follow answers a repeated call whose first call is still in progress: with the first call's task if the client declares
// tasks, else with its result as soon as there is one.
func (c *Call) follow(f *exchange.Flow, id string) {
	if c.WantsProgress() && !c.streaming && !c.DeclaresTasks() {
		c.OpenStream(f)
	}
	appraisal.Find(f, c.Grant, id, func(f *exchange.Flow, r appraisal.Record) {
		if r.Refusal == "" && statusOf(r) != Completed {
			r.Refusal = appraisal.Cancelled
		}
		switch {
		case r.Refusal == "":
			r.Replayed = true
			c.Return(f, appraised(r.Outcome))
		case r.Refusal == appraisal.InProgress && c.DeclaresTasks():
			c.Created(f, c.taskOf(r))
		case r.Refusal == appraisal.InProgress && f.Now()-f.Opened() < followTime:
			exchange.On(f, f.Wait(followPause), func(f *exchange.Flow, _ struct{}, _ error) { c.follow(f, id) })
		default:
			c.Return(f, ended(r.Outcome))
		}
	})
}
