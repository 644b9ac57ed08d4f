package mcp

import (
	"errors"

	"loupe/core/appraisal"
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
