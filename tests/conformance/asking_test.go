package conformance

import (
	"loupe/core/api/mcp"
	"loupe/core/base/jsontext"
	"loupe/core/base/sha256"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// asking is a tool that asks for input, in one or more rounds.
type asking struct {
	name   string
	rounds [][]mcp.InputRequest
	signed bool // a state tells the round; without it there is one round only
	result func(*mcp.Call) *mcp.Result
}

var (
	userName  = mcp.InputRequest{Key: "user_name", Method: mcp.Elicit, Params: form("What is your name?", "name", "string")}
	confirm   = mcp.InputRequest{Key: "confirm", Method: mcp.Elicit, Params: form("Is this right?", "ok", "boolean")}
	capital   = mcp.InputRequest{Key: "capital_question", Method: mcp.Sample, Params: prompt("What is the capital of France?", "100")}
	greeting  = mcp.InputRequest{Key: "greeting", Method: mcp.Sample, Params: prompt("Generate a greeting", "50")}
	roots     = mcp.InputRequest{Key: "client_roots", Method: mcp.ListRoots, Params: []byte("{}")}
	firstStep = mcp.InputRequest{Key: "step1", Method: mcp.Elicit, Params: form("What is your name?", "name", "string")}
	nextStep  = mcp.InputRequest{Key: "step2", Method: mcp.Elicit, Params: form("What is your favourite colour?", "color", "string")}
)

var askings = []asking{
	{name: "test_streaming_elicitation", rounds: [][]mcp.InputRequest{{userName}}, result: helloUser},
	{name: "test_input_required_result_elicitation", rounds: [][]mcp.InputRequest{{userName}}, result: helloUser},
	{name: "test_input_required_result_sampling", rounds: [][]mcp.InputRequest{{capital}}, result: says("The model answered.")},
	{name: "test_input_required_result_list_roots", rounds: [][]mcp.InputRequest{{roots}}, result: says("The roots are listed.")},
	{name: "test_input_required_result_capabilities", rounds: [][]mcp.InputRequest{{userName, capital}}, result: helloUser},
	{name: "test_input_required_result_request_state", rounds: [][]mcp.InputRequest{{confirm}}, signed: true, result: says("state-ok")},
	{name: "test_input_required_result_tampered_state", rounds: [][]mcp.InputRequest{{confirm}}, signed: true, result: says("state-ok")},
	{name: "test_input_required_result_multiple_inputs", rounds: [][]mcp.InputRequest{{userName, greeting, roots}}, signed: true, result: helloUser},
	{name: "test_input_required_result_multi_round", rounds: [][]mcp.InputRequest{{firstStep}, {nextStep}}, signed: true, result: says("Both steps are done.")},
}

func askingTools() []mcp.Tool {
	var tools []mcp.Tool
	for _, a := range askings {
		t := mcp.Tool{Name: a.name, Call: a.call}
		describe(&t)
		tools = append(tools, t)
	}
	return tools
}

// call asks for the input of the current round, until the client has responded to all of its requests.
func (a asking) call(f *exchange.Flow, c *mcp.Call) {
	if !a.signed {
		if outstanding := unanswered(c, a.rounds[0]); outstanding != nil {
			c.Ask(f, outstanding)
			return
		}
		c.Return(f, a.result(c))
		return
	}
	digest := sha256.Hex([]byte(c.Arguments().Raw))
	c.WithState(f, digest, func(f *exchange.Flow, state gjson.Result) {
		n, outstanding := 0, allowed(c, a.rounds[0]) // responses without a state are ignored
		if state.Exists() {
			n = int(state.Get("round").Int())
			outstanding = unanswered(c, a.rounds[n])
		}
		if outstanding == nil {
			if n++; n == len(a.rounds) {
				c.Return(f, a.result(c))
				return
			}
			outstanding = allowed(c, a.rounds[n])
		}
		var next jsontext.Writer
		next.Open('{')
		next.Key("round").Int(int64(n))
		next.Close('}')
		c.AskWithState(f, digest, outstanding, next)
	})
}

// helloUser returns a result that greets the user by the name that the user gave.
func helloUser(c *mcp.Call) *mcp.Result {
	return text("Hello, " + mcp.Accepted(c.Response(userName.Key)).Get("name").Str + "!")
}

// says returns a function that returns a result with this text.
func says(s string) func(*mcp.Call) *mcp.Result {
	return func(*mcp.Call) *mcp.Result { return text(s) }
}

// allowed returns the requests that the client's capabilities allow.
func allowed(c *mcp.Call, requests []mcp.InputRequest) (some []mcp.InputRequest) {
	for _, r := range requests {
		if c.CanAsk(r.Method) {
			some = append(some, r)
		}
	}
	return some
}

// unanswered returns the allowed requests that the client has not responded to.
func unanswered(c *mcp.Call, requests []mcp.InputRequest) (some []mcp.InputRequest) {
	for _, r := range allowed(c, requests) {
		if response := c.Response(r.Key); !response.Exists() || r.Method == mcp.Elicit && !mcp.Accepted(response).IsObject() {
			some = append(some, r)
		}
	}
	return some
}

// form returns the params of an elicitation request: a form with one field.
func form(message, field, kind string) []byte {
	return []byte(`{"mode":"form","message":"` + message + `","requestedSchema":{"type":"object","properties":{"` + field + `":{"type":"` + kind + `"}},"required":["` + field + `"]}}`)
}

// prompt returns the params of a sampling request.
func prompt(message, maxTokens string) []byte {
	return []byte(`{"messages":[{"role":"user","content":{"type":"text","text":"` + message + `"}}],"maxTokens":` + maxTokens + `}`)
}
