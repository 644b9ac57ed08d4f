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

// An appraisal may have to ask which variant the item is. Then the result of the call is input_required, with a
// form and a state. The client calls again with the same arguments, the user's answer and the state.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
//
// The state is base64url(payload) "." base64url(HMAC-SHA256(stateLabel payload)). The payload is JSON with the
// account, a digest of the arguments, the time of expiry and the choices. A question costs nothing, so a state
// may be used more than once.

const (
	// StateSecret is the name of the secret that signs states. Without its value no question is asked.
	StateSecret = "STATE_SECRET"

	stateLife  = 10 * 60_000          // milliseconds for which a state is valid
	stateLabel = "loupe mcp state 1 " // precedes the payload in the signed text, so that the signature has no other use
	variantKey = "variant"            // the name of the form, and of its field
)

// canBeAsked reports whether the client can show a form. The elicitation capability means forms unless it
// declares URLs only.
func (m *message) canBeAsked() bool {
	elicitation := member(m.capabilities, "elicitation")
	return elicitation.IsObject() && (member(elicitation, "form").Exists() || !member(elicitation, "url").Exists())
}

// answeredQuestion is a client's reply to a question.
type answeredQuestion struct {
	state    string       // as the client sent it; "" if there is none
	response gjson.Result // to the request named variantKey, an object; it may be absent
}

// readAnsweredQuestion reads the reply from the parameters of a call. It returns false if they are malformed. In a first call
// the reply is empty.
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

// withAnswer reads the client's reply to a question, if there is one, checks its state, and calls next at most
// once. Variant is the variant that the client chose, "" if none. MayAsk says whether the appraisal may ask a
// question. If the reply is not valid, withAnswer refuses the call.
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
		next(f, "", mayAsk) // an answer without a state is ignored
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

// refuseState refuses a call whose state is invalid: it is forged, has expired, or was issued to another
// account or for other arguments.
func (m *message) refuseState(f *exchange.Flow) {
	m.failInBand(f, invalidParams, "requestState is not valid or has expired; call the tool again without it")
}

// equal reports whether two signatures are equal. It takes constant time, and an empty signature is not
// equal to anything.
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

// digest returns a hash of a call's arguments that does not depend on how their JSON is written.
func digest(parsed *request.Appraisal) string { return sha256.Hex(parsed.JSON()) }

// ask answers a call with a question about the variant.
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

// writeForm writes an elicitation request: a form with one field, the variant.
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
