package mcp

import (
	"encoding/base64"
	"slices"
	"strconv"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/sha256"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// A client that shows forms may be asked which variant the item is: the result of its call is then input_required, with the form and a
// state. It calls the tool again with the same arguments, the user's answer and the state.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr
//
// The state is base64url(payload) "." base64url(HMAC-SHA256(stateLabel payload)). The payload is JSON with the account, a digest of the
// arguments, the time of expiry and the choices. The client can read it, but not change it. Until it expires, a state may be used more than
// once: each call with it is a new call.

const (
	// StateSecret is the name of the secret that signs states. Without its value no question is asked.
	StateSecret = "STATE_SECRET"

	stateLife  = 10 * 60_000          // milliseconds until a state expires
	stateLabel = "loupe mcp state 1 " // precedes the payload in the signed text, so that the signature has no other use

	variantKey = "variant" // the name of the form, and of its field
)

// strictURL refuses more than one spelling of the same bytes.
var strictURL = base64.RawURLEncoding.Strict()

// showsForms reports whether a client can show a form to its user. Legacy clients can't. The capability means forms, unless it declares
// URLs only.
func (m *message) showsForms() bool {
	elicitation := member(m.capabilities, "elicitation")
	return elicitation.IsObject() && (member(elicitation, "form").Exists() || !member(elicitation, "url").Exists())
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

// withAnswer reads the client's reply to the question about the variant, if there is one, and calls next at most once. Variant
// is the variant that the client chose, "" if none. MayAsk says whether the appraisal may ask a question. A reply without a state is ignored.
// If the state is invalid, withAnswer refuses the call: it is forged, has expired, or was issued to another account or for other arguments.
func (c *Call) withAnswer(f *exchange.Flow, parsed *request.Appraisal, next func(f *exchange.Flow, variant string, mayAsk bool)) {
	mayAsk := c.CanSign && c.showsForms() && !c.DeclaresTasks()
	signed := member(c.params, "requestState").Str
	if !c.modern || signed == "" {
		next(f, "", mayAsk)
		return
	}
	encoded, signature, _ := strings.Cut(signed, ".")
	payload, err := strictURL.DecodeString(encoded)
	mac, macErr := strictURL.DecodeString(signature)
	if !c.CanSign || err != nil || macErr != nil || strings.ContainsAny(signed, "\r\n") {
		c.refuseState(f)
		return
	}
	exchange.On(f, f.Sign(StateSecret, append([]byte(stateLabel), payload...)), func(f *exchange.Flow, want []byte, err error) {
		state, reply := gjson.ParseBytes(payload), member(member(c.params, "inputResponses"), variantKey)
		action, variant := member(reply, "action").Str, member(member(reply, "content"), variantKey).Str
		isChoice := func(choice gjson.Result) bool { return choice.Str == variant }
		switch {
		case err != nil:
			c.failInBand(f, internalError, "requestState could not be checked; try again")
		case !equal(mac, want) || jsontext.Text(&state, "account") != c.Grant.Account || jsontext.Text(&state, "arguments") != digest(parsed) ||
			int64(jsontext.Number(&state, "expires")) < f.Now():
			c.refuseState(f)
		case action == "decline" || action == "cancel":
			next(f, "", false)
		case action == "accept" && variant != "" && slices.ContainsFunc(jsontext.List(&state, "choices", jsontext.All), isChoice):
			next(f, variant, false)
		default:
			next(f, "", mayAsk)
		}
	})
}

func (c *Call) refuseState(f *exchange.Flow) {
	c.failInBand(f, invalidParams, "requestState is not valid or has expired; call the tool again without it")
}

// digest returns a hash of a call's arguments that does not depend on how their JSON is written.
func digest(parsed *request.Appraisal) string { return sha256.Hex(parsed.JSON()) }

// askForVariant answers a call with a question about the variant.
func (c *Call) askForVariant(f *exchange.Flow, parsed *request.Appraisal, q *appraisal.Question) {
	payload := []byte(`{"account":` + jsontext.Quote(c.Grant.Account) + `,"arguments":` + jsontext.Quote(digest(parsed)) +
		`,"expires":` + strconv.FormatInt(f.Now()+stateLife, 10) + `,"choices":` + jsontext.QuoteAll(q.Choices) + `}`)
	exchange.On(f, f.Sign(StateSecret, append([]byte(stateLabel), payload...)), func(f *exchange.Flow, mac []byte, err error) {
		if err != nil {
			c.failInBand(f, internalError, "the question could not be signed; nothing was charged; try again")
			return
		}
		c.respond(f, c.message, inputRequired, func(w *jsontext.Writer) {
			w.Key("inputRequests").Raw([]byte(`{"` + variantKey + `":{"method":"elicitation/create","params":` + variantForm(q) + `}}`))
			w.Key("requestState").String(base64.RawURLEncoding.EncodeToString(payload) + "." + base64.RawURLEncoding.EncodeToString(mac))
		}, nil)
	})
}

// variantForm returns the params of an elicitation request: a form with one field, the variant.
func variantForm(q *appraisal.Question) string {
	// Without the variants' prices: a question costs nothing, so it must not tell what an answer costs.
	text := "Which one is it? The price depends on the " + q.Attribute + ": " + strings.Join(q.Choices, ", ")
	return `{"mode":"form","message":` + jsontext.Quote(text+".") + `,"requestedSchema":{"type":"object","properties":{"` + variantKey +
		`":{"type":"string","title":"Variant","enum":` + jsontext.QuoteAll(q.Choices) + `}},"required":["` + variantKey + `"]}}`
}

// equal reports whether two signatures are equal, in constant time. An empty signature equals nothing.
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
