package mcp

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// A tool may need input from the client. Then the result of its call is input_required, with requests for the
// input and, if the tool needs one, a state. The client calls the tool again with the same arguments, its
// responses and the state. A task asks in the same way, see [Task].
// https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr

// The methods of requests for input.
const (
	Elicit    = "elicitation/create"     // a form for the user
	Sample    = "sampling/createMessage" // a message from the client's model
	ListRoots = "roots/list"             // the client's folders
)

// InputRequest is a request for input.
type InputRequest struct {
	Key    string // names the request in the response
	Method string // one that the client can be asked, see CanAsk
	Params []byte // JSON
}

// writeInputRequests writes the member inputRequests.
func writeInputRequests(w *jsontext.Writer, requests []InputRequest) {
	w.Key("inputRequests").Open('{')
	for _, r := range requests {
		w.Key(r.Key).Open('{')
		w.Key("method").String(r.Method)
		w.Key("params").Raw(r.Params)
		w.Close('}')
	}
	w.Close('}')
}

// Response returns the client's response to the request with this key, an object. Exists is false if there is none.
func (m *message) Response(key string) gjson.Result {
	return member(member(m.params, "inputResponses"), key)
}

// Accepted returns the content of a form that the user has filled in. Exists is false if there is none.
func Accepted(response gjson.Result) gjson.Result {
	if member(response, "action").Str != "accept" {
		return gjson.Result{}
	}
	return member(response, "content")
}

// hasValidAnswers reports whether inputResponses and requestState are absent or of the right types.
func (m *message) hasValidAnswers() bool {
	state, responses := member(m.params, "requestState"), member(m.params, "inputResponses")
	valid := (!state.Exists() || state.Type == gjson.String) && (!responses.Exists() || responses.IsObject())
	if valid {
		for c := jsontext.Read(&responses); valid && c.Next(); {
			valid = c.Value().IsObject()
		}
	}
	return valid
}

// Ask answers the call with requests for input that need no state.
func (c *Call) Ask(f *exchange.Flow, requests []InputRequest) { c.ask(f, requests, "") }

// AskWithState answers the call with requests for input and a state, JSON, which the client returns with its responses.
// Digest identifies the arguments of the call. WithState accepts the state for the same digest only. The client can read
// the state, but not change it.
func (c *Call) AskWithState(f *exchange.Flow, digest string, requests []InputRequest, state []byte) {
	c.sign(f, digest, state, func(f *exchange.Flow, signed string, err error) {
		if err != nil {
			c.failInBand(f, internalError, "the question could not be signed; nothing was charged; try again")
			return
		}
		c.ask(f, requests, signed)
	})
}

func (c *Call) ask(f *exchange.Flow, requests []InputRequest, state string) {
	c.respond(f, c.message, inputRequired, func(w *jsontext.Writer) {
		writeInputRequests(w, requests)
		if state != "" {
			w.Key("requestState").String(state)
		}
	}, nil)
}
