package account

import (
	"strconv"

	"github.com/tidwall/gjson"
)

// GrantLife is how long a look-up of a key may be trusted, in milliseconds: revoking one takes effect
// everywhere within it, however stale a copy of the KV entry some place still serves.
const GrantLife = 60_000

// Grant is what a key's holder may do: act for an account. It is kept in KV under [GrantKey].
type Grant struct {
	Account string
	Key     string // the key's id
	Read    int64  // when it was read from D1, Unix milliseconds
}

// GrantKey is the KV key for the grant of the API key with that hash.
func GrantKey(hash string) string { return "key:" + hash }

// Encode writes the grant as JSON. Its ids need no escaping.
func (g Grant) Encode() []byte {
	text := `{"account":"` + g.Account + `","key":"` + g.Key + `","read":` + strconv.FormatInt(g.Read, 10) + `}`
	return []byte(text)
}

// DecodeGrant reads a grant that is still to be trusted at the given time. Nothing, nonsense and grants
// that are too old or from the future are not.
func DecodeGrant(text []byte, now int64) (Grant, bool) {
	if !gjson.ValidBytes(text) {
		return Grant{}, false
	}
	fields := gjson.ParseBytes(text)
	g := Grant{fields.Get("account").Str, fields.Get("key").Str, fields.Get("read").Int()}
	fresh := g.Read <= now && now < g.Read+GrantLife
	return g, fresh && g.Account != "" && g.Key != ""
}
