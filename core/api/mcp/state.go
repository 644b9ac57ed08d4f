package mcp

import (
	"encoding/base64"
	"strconv"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// The state of a question is base64url(payload) "." base64url(HMAC-SHA256(stateLabel payload)). The payload is JSON with the
// account, the tool, a digest of the arguments, the time of expiry and the tool's own state. Until it expires, a state may be
// used more than once: a tool treats each call with it as a new call.

const (
	// StateSecret is the name of the secret that signs states. Without its value no question with a state is asked.
	StateSecret = "STATE_SECRET"

	stateLife  = 10 * 60_000          // milliseconds until a state expires
	stateLabel = "loupe mcp state 1 " // precedes the payload in the signed text, so that the signature has no other use
)

// sign calls done with the signed text of a state.
func (c *Call) sign(f *exchange.Flow, digest string, state []byte, done func(f *exchange.Flow, signed string, err error)) {
	payload := []byte(`{"account":` + jsontext.Quote(c.Grant.Account) + `,"tool":` + jsontext.Quote(c.toolName()) + `,"arguments":` + jsontext.Quote(digest) +
		`,"expires":` + strconv.FormatInt(f.Now()+stateLife, 10) + `,"state":` + string(state) + `}`)
	exchange.On(f, f.Sign(StateSecret, append([]byte(stateLabel), payload...)), func(f *exchange.Flow, mac []byte, err error) {
		done(f, base64.RawURLEncoding.EncodeToString(payload)+"."+base64.RawURLEncoding.EncodeToString(mac), err)
	})
}

// strictURL refuses more than one spelling of the same bytes.
var strictURL = base64.RawURLEncoding.Strict()

// WithState calls next with the state that AskWithState gave the client. If the client sends no state, the state passed
// to next does not exist. If the state is invalid, WithState refuses the call instead: the state is forged, has expired,
// or was issued to another account, for another tool or for other arguments. Legacy clients have no state.
func (c *Call) WithState(f *exchange.Flow, digest string, next func(f *exchange.Flow, state gjson.Result)) {
	signed := member(c.params, "requestState").Str
	if !c.modern || signed == "" {
		next(f, gjson.Result{})
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
		root := gjson.ParseBytes(payload)
		switch {
		case err != nil:
			c.failInBand(f, internalError, "requestState could not be checked; try again")
		case !equal(mac, want) || !gjson.ValidBytes(payload) || jsontext.Text(&root, "account") != c.Grant.Account || jsontext.Text(&root, "tool") != c.toolName() ||
			jsontext.Text(&root, "arguments") != digest || int64(jsontext.Number(&root, "expires")) < f.Now():
			c.refuseState(f)
		default:
			next(f, jsontext.Get(&root, "state"))
		}
	})
}

func (c *Call) toolName() string { return member(c.params, "name").Str }

func (c *Call) refuseState(f *exchange.Flow) {
	c.failInBand(f, invalidParams, "requestState is not valid or has expired; call the tool again without it")
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
