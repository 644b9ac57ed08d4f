package host

import (
	"context"
	"encoding/json"
	"math"
	"net/url"
	"regexp"
	"strconv"
)

// token puts an access token among the exchange's secrets: the one that KV has, or else one that it asks for and stores.
func (h *Host) token(ctx context.Context, x *exchange, c TokenCall) Result {
	if !h.vault.forToken(c.Name) {
		return Fail(Refused, "SECRETS does not have "+c.Name+", or it has a value of its own")
	}
	key := "token/" + c.Name + "/"
	if to, err := url.Parse(c.URL); err == nil {
		key += to.Host
	}
	if stored, found := h.kv.Get(key); found && !c.Fresh && isToken(string(stored)) {
		x.setToken(c.Name, string(stored))
		return tokenStatus(200)
	}
	post := FetchCall{Method: "POST", URL: c.URL, Headers: c.Headers, Body: c.Body, Limit: 64 << 10, Flags: fetchKeep | fetchSecrets}
	return h.ask(ctx, x, post, func(a response, _ *filling) Result {
		if a.status != 200 {
			return tokenStatus(a.status)
		}
		value, seconds := readToken(a.body)
		if value == "" {
			return Fail(Malformed, "the answer has no access token")
		}
		x.setToken(c.Name, value)
		if seconds > 0 {
			h.kv.perform(KVPutCall{key, []byte(value), seconds}) // whatever comes of it
		}
		return tokenStatus(200)
	})
}

func tokenStatus(status int) Result {
	var e encoder
	e.u16(uint16(status))
	return Success(e)
}

// What a token may be: RFC 6750's b64token is narrower than what is in use; but a token goes into a header,
// so nothing that is not seen.
var tokenText = regexp.MustCompile(`\A[!-~]+\z`)

func isToken(value string) bool { return len(value) <= 8192 && tokenText.MatchString(value) }

// readToken reads a token endpoint's answer (RFC 6749 section 5.1): the token, "" if there is none, and the seconds to store
// it for, 0 for not at all.
func readToken(body []byte) (value string, seconds uint32) {
	const minute, year = 60, 365 * 24 * 3600
	var answer map[string]json.RawMessage
	if json.Unmarshal(body, &answer) != nil || json.Unmarshal(answer["access_token"], &value) != nil || !isToken(value) {
		return "", 0
	}
	lifetime, err := strconv.ParseFloat(string(answer["expires_in"]), 64)
	if err == nil && lifetime == math.Trunc(lifetime) && 2*minute <= lifetime && lifetime <= year {
		seconds = uint32(lifetime) - minute
	}
	return value, seconds
}

func (x *exchange) setToken(name, value string) {
	x.keeping.Lock()
	defer x.keeping.Unlock()
	x.tokens[name] = value
}

// secret looks up values: the vault's, else the exchange's tokens.
func (x *exchange) secret(v vault) func(name string) string {
	return func(name string) string {
		if value := v.values[name]; value != "" {
			return value
		}
		x.keeping.Lock()
		defer x.keeping.Unlock()
		return x.tokens[name]
	}
}
