package main

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
	signed bool   // a state tells the round; without it there is one round only
	text   string // of the result, before the name that the user gave
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

// round is the requests of one round.
func round(requests ...connector.InputRequest) []connector.InputRequest { return requests }

var askings = []asking{
	{name: "test_streaming_elicitation", rounds: [][]connector.InputRequest{round(userName)}, text: "Hello, "},
	{name: "test_input_required_result_elicitation", rounds: [][]connector.InputRequest{round(userName)}, text: "Hello, "},
	{name: "test_input_required_result_sampling", rounds: [][]connector.InputRequest{round(capital)}, text: "The model answered."},
	{name: "test_input_required_result_list_roots", rounds: [][]connector.InputRequest{round(roots)}, text: "The roots are listed."},
	{name: "test_input_required_result_capabilities", rounds: [][]connector.InputRequest{round(userName, capital)}, text: "Hello, "},
	{name: "test_input_required_result_request_state", rounds: [][]connector.InputRequest{round(confirm)}, signed: true, text: "state-ok"},
	{name: "test_input_required_result_tampered_state", rounds: [][]connector.InputRequest{round(confirm)}, signed: true, text: "state-ok"},
	{name: "test_input_required_result_multiple_inputs", rounds: [][]connector.InputRequest{round(userName, greeting, roots)}, signed: true, text: "Hello, "},
	{name: "test_input_required_result_multi_round", rounds: [][]connector.InputRequest{round(firstStep), round(nextStep)}, signed: true, text: "Both steps are done."},
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
		n := int(state.Get("round").Int())
		outstanding := unanswered(c, a.rounds[n])
		if state.Exists() && outstanding == nil {
			if n++; n == len(a.rounds) {
				c.Return(f, a.result(c))
				return
			}
			outstanding = unanswered(c, a.rounds[n])
		} else if !state.Exists() {
			outstanding = allowed(c, a.rounds[n]) // responses without a state are ignored
		}
		var next jsontext.Writer
		next.Open('{')
		next.Key("round").Int(int64(n))
		next.Close('}')
		c.AskWithState(f, digest, outstanding, next)
	})
}

// result returns the tool's result, with the name that the user gave if the text is a greeting.
func (a asking) result(c *connector.Call) *connector.Result {
	if a.text == "Hello, " {
		return text(a.text + connector.Accepted(c.Response(userName.Key)).Get("name").Str + "!")
	}
	return text(a.text)
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
