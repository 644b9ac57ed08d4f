package connector_test

import (
	"strings"
	"testing"

	"loupe/core/connector"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// counter is a tool that counts to 100 if the user agrees.
var counter = connector.Tool{
	Name: "count", Title: "Count", Description: "Counts.", Input: func() []byte { return []byte(`{"type":"object"}`) },
	Call: func(f *exchange.Flow, c *connector.Call) {
		c.WithState(f, "digest", func(f *exchange.Flow, state gjson.Result) {
			if !state.Exists() {
				c.AskWithState(f, "digest", []connector.InputRequest{{Key: "agree", Method: connector.Elicit, Params: []byte("{}")}}, []byte(`{"limit":100}`))
				return
			}
			if c.WantsProgress() {
				c.OpenStream(f)
			}
			c.Progress(f, 50, int(state.Get("limit").Int()), "Half")
			c.Return(f, &connector.Result{Content: [][]byte{connector.Text(connector.Accepted(c.Response("agree")).Get("name").Str)}})
		})
	},
}

func TestFurtherToolHasWhatTheOwnToolsHave(t *testing.T) {
	s := &script{T: t, canSign: true, tests: []connector.Tool{counter}}
	listed := s.call(modern("tools/list", nil)).Result["tools"].([]any)
	if last := listed[len(listed)-1].(object); len(listed) != 9 || last["name"] != "count" || last["outputSchema"] != nil {
		t.Errorf("got the tools %v, want the own ones and then count, without an output schema", listed)
	}
	call := func(tool string, more object) response {
		params := object{"name": tool, "_meta": modernMeta(elicits, "progressToken", 1)}
		for name, value := range more {
			params[name] = value
		}
		return s.call(modern("tools/call", params))
	}
	state := call("count", nil).Result["requestState"]
	answer := object{"requestState": state, "inputResponses": object{"agree": object{"action": "accept", "content": object{"name": "Ada"}}}}
	got := call("count", answer)
	if text := got.Result["content"].([]any)[0].(object)["text"]; text != "Ada" || got.Result["structuredContent"] != nil || len(got.events) != 1 {
		t.Errorf("got %v after the notifications %v, want Ada after one", got.Result, got.events)
	}
	answer["arguments"] = cameraArguments
	if got := call("appraise_product", answer); got.Error.Code != -32602 || !strings.HasPrefix(got.Error.Message, "requestState") {
		t.Errorf("the state of another tool: got %v %v, want -32602", got.Error, got.Result)
	}
}

func TestToolRequiresCapabilities(t *testing.T) {
	demanding := counter
	demanding.Requires = connector.RequiresTasks
	s := &script{T: t, canSign: true, tests: []connector.Tool{demanding}}
	got := s.call(modern("tools/call", object{"name": "count"}))
	required, _ := got.Error.Data["requiredCapabilities"].(object)
	if extensions, _ := required["extensions"].(object); got.status != 400 || got.Error.Code != -32021 || extensions["io.modelcontextprotocol/tasks"] == nil {
		t.Errorf("got %d %v, want -32021 with the tasks extension", got.status, got.Error)
	}
	if got := s.call(modern("tools/call", object{"name": "count", "_meta": modernMeta(tasksCapability)})); got.Result["resultType"] != "input_required" {
		t.Errorf("with the extension: got %v %v, want a question", got.Error, got.Result)
	}
}

func TestTasksOfEachKindAreFoundByTheirPrefix(t *testing.T) {
	demanding := counter
	find := func(status connector.Status) func(*exchange.Flow, *connector.Call, string, connector.TaskFound) {
		return func(f *exchange.Flow, c *connector.Call, id string, done connector.TaskFound) {
			if id != "count_1" {
				done(f, nil, connector.ErrNoTask)
				return
			}
			done(f, &connector.Task{ID: id, Status: status, Life: 1000, Inputs: []connector.InputRequest{{Key: "agree", Method: connector.Elicit, Params: []byte("{}")}}}, nil)
		}
	}
	demanding.Tasks = &connector.Tasks{Prefix: "count_", Find: find(connector.InputRequired), Cancel: find(connector.Cancelled), Update: find(connector.Working)}
	s := &script{T: t, record: inProgress, tests: []connector.Tool{demanding}}
	for id, want := range map[string]any{"count_1": "input_required", "apr_1": "working", "count_2": nil, "other_1": nil} {
		got := s.call(task("tasks/get", id))
		if got.Result["status"] != want || (got.Error.Code == -32602) != (want == nil) {
			t.Errorf("%s: got %v %v, want the status %v", id, got.Result, got.Error, want)
		}
		if requests, _ := got.Result["inputRequests"].(object); (requests["agree"] != nil) != (want == "input_required") {
			t.Errorf("%s: got the requests %v", id, requests)
		}
	}
	if got := s.call(task("tasks/update", "count_1")); got.Result["resultType"] != "complete" || got.Result["status"] != nil {
		t.Errorf("got %v, want an acknowledgement", got.Result)
	}
	malformed := modern("tasks/update", object{"taskId": "count_1", "inputResponses": object{"agree": 7}, "_meta": modernMeta(tasksCapability)})
	if got := s.call(malformed); got.Error.Code != -32602 {
		t.Errorf("a response that is a number: got %v %v, want -32602", got.Error, got.Result)
	}
}
