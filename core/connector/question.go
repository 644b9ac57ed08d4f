package connector

import (
	"encoding/base64"
	"slices"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/request"
	"loupe/core/sha256"

	"github.com/tidwall/gjson"
)

// An appraisal may ask which variant the item is: the result of the call is then input_required, with a form and a
// state. The client calls again with the same arguments, the answer and the state.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
//
// The state is base64url(payload) "." base64url(HMAC-SHA256 of the payload). The payload binds it to the account, to the
// arguments and to a time, and has the choices. A question costs nothing, so a state may be used again.

const (
	// StateSecret is the name of the secret that signs states. Without it no question is asked.
	StateSecret = "STATE_SECRET"

	stateLife  = 10 * 60_000          // milliseconds
	stateLabel = "loupe mcp state 1 " // what is signed begins with it, so that a signature is good for nothing else
	variantKey = "variant"
)

// canBeAsked reports whether the client can show a form. An empty elicitation capability means forms.
func (m *message) canBeAsked() bool {
	elicitation := member(m.capabilities, "elicitation")
	return elicitation.IsObject() && (member(elicitation, "form").Exists() || !member(elicitation, "url").Exists())
}

// answeredQuestion is what the client says to a question.
type answeredQuestion struct {
	state    string       // as it came; "" if there is none
	response gjson.Result // to the request named variantKey
}

// readAnsweredQuestion reads the parameters of a second call. It returns false if they are malformed.
func (m *message) readAnsweredQuestion() (q answeredQuestion, ok bool) {
	state, responses := member(m.params, "requestState"), member(m.params, "inputResponses")
	if state.Exists() && state.Type != gjson.String || responses.Exists() && !responses.IsObject() {
		return q, false
	}
	valid := true
	responses.ForEach(func(_, response gjson.Result) bool {
		valid = response.IsObject()
		return valid
	})
	return answeredQuestion{state.Str, member(responses, variantKey)}, valid
}

// withAnswer checks the state of a second call and calls next once: with the variant that the client chose, and with whether
// it may be asked again. A first call has neither a state nor an answer.
func (c *call) withAnswer(f *exchange.Flow, m *message, parsed *request.Appraisal, next func(f *exchange.Flow, variant string, mayAsk bool)) {
	mayAsk := c.CanSign && m.modern && m.canBeAsked() && !m.declaresTasks()
	q, ok := m.readAnsweredQuestion()
	switch {
	case !m.modern:
		next(f, "", false)
		return
	case !ok:
		m.failInBand(f, invalidParams, "requestState must be a string and inputResponses an object of responses")
		return
	case q.state == "":
		next(f, "", mayAsk) // an answer without its state is no answer
		return
	}
	encoded, signature, _ := strings.Cut(q.state, ".")
	payload, err := base64.RawURLEncoding.Strict().DecodeString(encoded)
	mac, macErr := base64.RawURLEncoding.Strict().DecodeString(signature)
	if !c.CanSign || err != nil || macErr != nil || strings.ContainsAny(q.state, "\r\n") {
		m.refuseState(f)
		return
	}
	exchange.On(f, f.Sign(StateSecret, append([]byte(stateLabel), payload...)), func(f *exchange.Flow, want []byte, err error) {
		state := gjson.ParseBytes(payload)
		switch {
		case err != nil:
			m.failInBand(f, internalError, "requestState could not be checked; try again")
			return
		case !equal(mac, want) || !gjson.ValidBytes(payload) || state.Get("account").Str != c.Grant.Account ||
			state.Get("arguments").Str != digest(parsed) || state.Get("expires").Int() < f.Now():
			m.refuseState(f)
			return
		}
		var choices []string
		for _, choice := range state.Get("choices").Array() {
			choices = append(choices, choice.Str)
		}
		switch action := member(q.response, "action").Str; {
		case action == "decline" || action == "cancel":
			next(f, "", false)
		case action == "accept" && slices.Contains(choices, member(member(q.response, "content"), variantKey).Str):
			next(f, member(member(q.response, "content"), variantKey).Str, false)
		default:
			next(f, "", mayAsk)
		}
	})
}

// refuseState answers a call whose state is not one that this account got for these arguments in the last ten minutes.
func (m *message) refuseState(f *exchange.Flow) {
	m.failInBand(f, invalidParams, "requestState is not valid or has expired; call the tool again without it")
}

// equal compares two signatures in a time that does not depend on where they differ.
func equal(a, b []byte) bool {
	if len(a) != len(b) || len(a) == 0 {
		return false
	}
	var difference byte
	for i := range a {
		difference |= a[i] ^ b[i]
	}
	return difference == 0
}

// digest identifies the arguments of a call, however they are written.
func digest(parsed *request.Appraisal) string { return sha256.Hex(parsed.JSON()) }

// ask answers a call with a question.
func (c *call) ask(f *exchange.Flow, m *message, parsed *request.Appraisal, q *appraisal.Question) {
	var payload jsontext.Writer
	payload.Open('{')
	payload.Key("account").String(c.Grant.Account)
	payload.Key("arguments").String(digest(parsed))
	payload.Key("expires").Int(f.Now() + stateLife)
	payload.Key("choices").Strings(q.Choices)
	payload.Close('}')
	exchange.On(f, f.Sign(StateSecret, append([]byte(stateLabel), payload...)), func(f *exchange.Flow, mac []byte, err error) {
		if err != nil {
			m.failInBand(f, internalError, "the question could not be signed; nothing was charged; try again")
			return
		}
		state := base64.RawURLEncoding.EncodeToString(payload) + "." + base64.RawURLEncoding.EncodeToString(mac)
		c.respond(f, m, inputRequired, func(w *jsontext.Writer) {
			w.Key("inputRequests").Open('{')
			w.Key(variantKey).Open('{')
			writeForm(w, q)
			w.Close('}')
			w.Close('}')
			w.Key("requestState").String(state)
		}, nil)
	})
}

// writeForm writes an elicitation with one field: the variants to choose from.
func writeForm(w *jsontext.Writer, q *appraisal.Question) {
	// Without the variants' prices: a question costs nothing, so it must not tell what an answer costs.
	text := "Which one is it? The price depends on the " + q.Attribute + ": " + strings.Join(q.Choices, ", ")
	w.Key("method").String("elicitation/create")
	w.Key("params").Open('{')
	w.Key("mode").String("form")
	w.Key("message").String(text + ".")
	w.Key("requestedSchema").Open('{')
	w.Key("type").String("object")
	w.Key("properties").Open('{')
	w.Key(variantKey).Open('{')
	w.Key("type").String("string")
	w.Key("title").String("Variant")
	w.Key("enum").Strings(q.Choices)
	w.Close('}')
	w.Close('}')
	w.Key("required").Strings([]string{variantKey})
	w.Close('}')
	w.Close('}')
}
