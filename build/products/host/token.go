package host

import (
	"context"
	"encoding/json"
	"math"
	"net/url"
	"regexp"
	"strconv"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// maxTokenResponse is the largest answer of a token endpoint, in bytes.
const maxTokenResponse = 64 << 10

// token makes an access token a secret of the exchange. It takes the token from KV, or fetches and
// stores one.
func (h *Host) token(ctx context.Context, x *exchange, e Effect) Result {
	if !h.vault.allowsToken(e.Name) {
		return Fail(protocol.Refused, e.Name+" cannot be a token: SECRETS does not list it, or it has a value of its own")
	}
	// The key has the endpoint's host: another service's token may have the same name.
	key := "token/" + e.Name + "/"
	if u, err := url.Parse(e.URL); err == nil {
		key += u.Host
	}
	if stored, found := h.kv.Get(key); found && !e.Fresh && isToken(string(stored)) {
		x.setToken(e.Name, string(stored))
		return exchangetest.TokenStatus(200).Result(e)
	}
	post := e
	post.Method, post.MaxBytes, post.Keep, post.Secrets = "POST", maxTokenResponse, true, true
	return h.send(ctx, x, post, func(r response, _ *substitution) Result {
		if r.status != 200 {
			return exchangetest.TokenStatus(r.status).Result(e)
		}
		value, seconds := parseToken(r.body)
		if value == "" {
			return Fail(protocol.Malformed, "the token endpoint answered without an access token")
		}
		x.setToken(e.Name, value)
		if seconds > 0 {
			putKV(h.kv, key, []byte(value), seconds) // a failure to store it does not matter
		}
		return exchangetest.TokenStatus(200).Result(e)
	})
}

var visibleASCII = regexp.MustCompile(`\A[!-~]+\z`)

// isToken reports whether the value is at most 8192 characters of visible ASCII, which are safe in a
// header. Real tokens have characters that RFC 6750's b64token does not allow.
func isToken(value string) bool { return len(value) <= 8192 && visibleASCII.MatchString(value) }

// parseToken parses the answer of a token endpoint (RFC 6749 section 5.1). It returns the token, or ""
// if there is none, and the seconds to store it for. They are 0 if the token must not be stored,
// because its lifetime is unknown, under two minutes or over a year.
func parseToken(body []byte) (value string, seconds int) {
	const minute, year = 60, 365 * 24 * 3600
	var answer map[string]json.RawMessage
	if json.Unmarshal(body, &answer) != nil || json.Unmarshal(answer["access_token"], &value) != nil || !isToken(value) {
		return "", 0
	}
	lifetime, err := strconv.ParseFloat(string(answer["expires_in"]), 64)
	if err == nil && lifetime == math.Trunc(lifetime) && 2*minute <= lifetime && lifetime <= year {
		seconds = int(lifetime) - minute
	}
	return value, seconds
}

func (x *exchange) setToken(name, value string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.tokens[name] = value
}

// secretValue returns a function that looks up a secret by name: in the vault, then among the tokens
// of the exchange. It returns "" if there is none.
func (x *exchange) secretValue(v vault) func(name string) string {
	return func(name string) string {
		if value := v.values[name]; value != "" {
			return value
		}
		x.mu.Lock()
		defer x.mu.Unlock()
		return x.tokens[name]
	}
}
