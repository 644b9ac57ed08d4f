package conformance

import (
	"loupe/core/connector"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/sha256"

	"github.com/tidwall/gjson"
)

// asking is a tool that asks for input, in one or more rounds.
type asking struct {
	name   string
	rounds [][]connector.InputRequest
	signed bool // a state tells the round; without it there is one round only
	result func(*connector.Call) *connector.Result
}

var (
	userName  = connector.InputRequest{Key: "user_name", Method: connector.Elicit, Params: form("What is your name?", "name", "string")}
	confirm   = connector.InputRequest{Key: "confirm", Method: connector.Elicit, Params: form("Is this right?", "ok", "boolean")}
	capital   = connector.InputRequest{Key: "capital_question", Method: connector.Sample, Params: prompt("What is the capital of France?", "100")}
	greeting  = connector.InputRequest{Key: "greeting", Method: connector.Sample, Params: prompt("Generate a greeting", "50")}
	roots     = connector.InputRequest{Key: "client_roots", Method: connector.ListRoots, Params: []byte("{}")}
	firstStep = connector.InputRequest{Key: "step1", Method: connector.Elicit, Params: form("What is your name?", "name", "string")}
	nextStep  = connector.InputRequest{Key: "step2", Method: connector.Elicit, Params: form("What is your favourite colour?", "color", "string")}
)

var askings = []asking{
	{name: "test_streaming_elicitation", rounds: [][]connector.InputRequest{{userName}}, result: helloUser},
	{name: "test_input_required_result_elicitation", rounds: [][]connector.InputRequest{{userName}}, result: helloUser},
	{name: "test_input_required_result_sampling", rounds: [][]connector.InputRequest{{capital}}, result: says("The model answered.")},
	{name: "test_input_required_result_list_roots", rounds: [][]connector.InputRequest{{roots}}, result: says("The roots are listed.")},
	{name: "test_input_required_result_capabilities", rounds: [][]connector.InputRequest{{userName, capital}}, result: helloUser},
	{name: "test_input_required_result_request_state", rounds: [][]connector.InputRequest{{confirm}}, signed: true, result: says("state-ok")},
	{name: "test_input_required_result_tampered_state", rounds: [][]connector.InputRequest{{confirm}}, signed: true, result: says("state-ok")},
	{name: "test_input_required_result_multiple_inputs", rounds: [][]connector.InputRequest{{userName, greeting, roots}}, signed: true, result: helloUser},
	{name: "test_input_required_result_multi_round", rounds: [][]connector.InputRequest{{firstStep}, {nextStep}}, signed: true, result: says("Both steps are done.")},
}

func askingTools() []connector.Tool {
	var tools []connector.Tool
	for _, a := range askings {
		t := connector.Tool{Name: a.name, Call: a.call}
		describe(&t)
		tools = append(tools, t)
	}
	return tools
}

// call asks for the input of the current round, until the client has responded to all of its requests.
func (a asking) call(f *exchange.Flow, c *connector.Call) {
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
func helloUser(c *connector.Call) *connector.Result {
	return text("Hello, " + connector.Accepted(c.Response(userName.Key)).Get("name").Str + "!")
}

// says returns a function that returns a result with this text.
func says(s string) func(*connector.Call) *connector.Result {
	return func(*connector.Call) *connector.Result { return text(s) }
}

// allowed returns the requests that the client's capabilities allow.
func allowed(c *connector.Call, requests []connector.InputRequest) (some []connector.InputRequest) {
	for _, r := range requests {
		if c.CanAsk(r.Method) {
			some = append(some, r)
		}
	}
	return some
}

// unanswered returns the allowed requests that the client has not responded to.
func unanswered(c *connector.Call, requests []connector.InputRequest) (some []connector.InputRequest) {
	for _, r := range allowed(c, requests) {
		if response := c.Response(r.Key); !response.Exists() || r.Method == connector.Elicit && !connector.Accepted(response).IsObject() {
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
