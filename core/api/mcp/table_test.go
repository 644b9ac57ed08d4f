package mcp_test

import (
	"strings"
	"testing"

	"loupe/core/api/mcp"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// counter is a tool that counts to 100 if the user agrees.
var counter = mcp.Tool{
	Name: "count", Title: "Count", Description: "Counts.", Input: func() []byte { return []byte(`{"type":"object"}`) },
	Call: func(f *exchange.Flow, c *mcp.Call) {
		c.WithState(f, "digest", func(f *exchange.Flow, state gjson.Result) {
			if !state.Exists() {
				c.AskWithState(f, "digest", []mcp.InputRequest{{Key: "agree", Method: mcp.Elicit, Params: []byte("{}")}}, []byte(`{"limit":100}`))
				return
			}
			if c.WantsProgress() {
				c.OpenStream(f)
			}
			c.Progress(f, 50, int(state.Get("limit").Int()), "Half")
			c.Return(f, &mcp.Result{Content: [][]byte{mcp.Text(mcp.Accepted(c.Response("agree")).Get("name").Str)}})
		})
	},
}

// The conformance suite has further tools that ask, stream and make tasks.
func TestStateOfAnotherToolIsRefused(t *testing.T) {
	s := &script{T: t, canSign: true, tests: []mcp.Tool{counter}}
	state := s.call(modern("tools/call", object{"name": "count", "_meta": modernMeta(elicits)})).Result["requestState"]
	agreed := object{"agree": object{"action": "accept", "content": object{"name": "Ada"}}}
	call := func(tool string) response {
		return s.call(modern("tools/call", object{"name": tool, "arguments": cameraArguments, "requestState": state, "inputResponses": agreed, "_meta": modernMeta(elicits)}))
	}
	if got := call("count"); got.Result["resultType"] != "complete" {
		t.Errorf("got %v %v, want a result", got.Error, got.Result)
	}
	if got := call("appraise_product"); got.Error.Code != -32602 || !strings.HasPrefix(got.Error.Message, "requestState") {
		t.Errorf("the state of another tool: got %v %v, want -32602", got.Error, got.Result)
	}
}
