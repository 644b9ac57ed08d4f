package conformance

import (
	"errors"

	"loupe/core/api/mcp"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/ulid"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// jobKind is a tool whose calls are jobs. If the client understands tasks, a job is a task.
type jobKind struct {
	tool   mcp.Tool
	took   int64                    // milliseconds that a job takes, if the arguments don't tell
	result func(j *job) *mcp.Result // nil: the job fails
}

var jobKinds = []jobKind{
	{tool: mcp.Tool{Name: "slow_compute", Input: computeSchema}, result: func(j *job) *mcp.Result {
		return text("Computed " + j.arguments.Get("label").Str + ".")
	}},
	{tool: mcp.Tool{Name: "failing_job"}, took: 300, result: func(*job) *mcp.Result {
		return mcp.Refused(&problem.Problem{Code: problem.Internal, Detail: "the job failed"})
	}},
	{tool: mcp.Tool{Name: "protocol_error_job"}, took: 300},
}

// job is a stored job. It has no process: its state follows from the time and from what is stored.
type job struct {
	id               string
	account, tool    string
	created, updated int64 // Unix milliseconds
	ends             int64 // Unix milliseconds
	cancelled        bool
	arguments        gjson.Result
}

const (
	jobPrefix = "job_"
	jobLife   = 3600 // seconds
)

var jobs = mcp.Tasks{Prefix: jobPrefix, Find: find(keep), Cancel: find(cancel)}

func jobTools() []mcp.Tool {
	var tools []mcp.Tool
	for _, k := range jobKinds {
		t := k.tool
		t.Tasks, t.Call = &jobs, k.call
		describe(&t)
		tools = append(tools, t)
	}
	return tools
}

// call stores a job and answers with a task. For a client without tasks it waits until the job has ended.
func (k jobKind) call(f *exchange.Flow, c *mcp.Call) {
	took := max(k.took, c.Arguments().Get("seconds").Int()*1000)
	j := &job{
		id: jobPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:])), account: c.Grant.Account, tool: k.tool.Name,
		created: f.Now(), updated: f.Now(), ends: f.Now() + took, arguments: c.Arguments(),
	}
	if !c.DeclaresTasks() {
		exchange.On(f, f.Wait(int(took)), func(f *exchange.Flow, _ struct{}, _ error) { c.Return(f, k.result(j)) })
		return
	}
	exchange.On(f, j.store(f), func(f *exchange.Flow, _ struct{}, err error) {
		if err != nil {
			c.Return(f, mcp.Refused(&problem.Problem{Code: problem.Unavailable, Detail: "the job could not be stored; try again"}))
			return
		}
		c.Created(f, &mcp.Task{ID: j.id, Status: mcp.Working, Created: j.created, Updated: j.updated, Life: jobLife * 1000})
	})
}

// task returns the job as a task.
func (k jobKind) task(now int64, j *job) *mcp.Task {
	t := &mcp.Task{ID: j.id, Created: j.created, Updated: j.updated, Life: jobLife * 1000}
	switch {
	case j.cancelled:
		t.Status = mcp.Cancelled
	case now < j.ends:
		t.Status = mcp.Working
	case k.result == nil:
		t.Status, t.Failure = mcp.Failed, "the job broke the protocol"
	default:
		t.Status, t.Result = mcp.Completed, k.result(j)
	}
	return t
}

// keep and cancel change a job whose task is t, before it is looked up. They report whether they did.
func keep(*mcp.Call, *job, *mcp.Task) bool { return false }

func cancel(_ *mcp.Call, j *job, t *mcp.Task) bool {
	if t.Status != mcp.Working {
		return false
	}
	j.cancelled = true
	return true
}

// find returns a function that looks up a job and changes it.
func find(change func(*mcp.Call, *job, *mcp.Task) bool) func(*exchange.Flow, *mcp.Call, string, mcp.TaskFound) {
	return func(f *exchange.Flow, c *mcp.Call, id string, done mcp.TaskFound) {
		exchange.On(f, f.KVGet("conformance/"+id), func(f *exchange.Flow, stored []byte, err error) {
			j, k := parseJob(id, stored)
			switch {
			case err != nil:
				done(f, nil, err)
				return
			case k == nil || j.account != c.Grant.Account:
				done(f, nil, mcp.ErrNoTask)
				return
			case !change(c, j, k.task(f.Now(), j)):
				done(f, k.task(f.Now(), j), nil)
				return
			}
			j.updated = f.Now()
			exchange.On(f, j.store(f), func(f *exchange.Flow, _ struct{}, err error) {
				if err != nil {
					err = errors.New("the job could not be stored")
				}
				done(f, k.task(f.Now(), j), err)
			})
		})
	}
}

// store writes the job into KV.
func (j *job) store(f *exchange.Flow) exchange.Future[struct{}] {
	var w jsontext.Writer
	w.Open('{')
	w.Key("account").String(j.account)
	w.Key("tool").String(j.tool)
	w.Key("created").Int(j.created)
	w.Key("updated").Int(j.updated)
	w.Key("ends").Int(j.ends)
	w.Key("cancelled").Bool(j.cancelled)
	w.Key("arguments").Raw([]byte(j.arguments.Raw))
	w.Close('}')
	return f.KVPut("conformance/"+j.id, jobLife, exchange.Literal(w))
}

// parseJob returns a stored job and its kind. The kind is nil if there is no such job.
func parseJob(id string, stored []byte) (*job, *jobKind) {
	root := gjson.ParseBytes(stored)
	j := &job{
		id: id, account: root.Get("account").Str, tool: root.Get("tool").Str, created: root.Get("created").Int(), updated: root.Get("updated").Int(),
		ends: root.Get("ends").Int(), cancelled: root.Get("cancelled").Bool(), arguments: root.Get("arguments"),
	}
	for i := range jobKinds {
		if jobKinds[i].tool.Name == j.tool {
			return j, &jobKinds[i]
		}
	}
	return j, nil
}

func computeSchema() []byte {
	return []byte(`{"type":"object","properties":{"seconds":{"type":"number"},"label":{"type":"string"}},"required":["seconds","label"]}`)
}
