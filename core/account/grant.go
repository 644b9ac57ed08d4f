package account

import (
	"strconv"

	"github.com/tidwall/gjson"
)

// GrantLife is how long a cached grant is valid after it was read from D1, in milliseconds. A revoked key
// therefore stops working everywhere within this time, even where KV still returns an old copy of its
// grant.
const GrantLife = 60_000

// Grant records that an API key may act for an account. Grants are cached in KV under [GrantKey].
type Grant struct {
	Account string
	Key     string // id of the API key
	Read    int64  // when the grant was read from D1, in Unix milliseconds
}

// GrantKey returns the KV key of a grant. The hash is that of the API key, see [HashKey].
func GrantKey(hash string) string { return "key:" + hash }

// Encode returns the grant as JSON. Account and key ids contain no characters that need escaping.
func (g Grant) Encode() []byte {
	text := `{"account":"` + g.Account + `","key":"` + g.Key + `","read":` + strconv.FormatInt(g.Read, 10) + `}`
	return []byte(text)
}

// DecodeGrant decodes a grant and reports whether it is valid at the time now, in Unix milliseconds. A
// grant is invalid if the text is empty or malformed, if it has expired, or if it was read after now.
func DecodeGrant(text []byte, now int64) (grant Grant, ok bool) {
	if !gjson.ValidBytes(text) {
		return Grant{}, false
	}
	fields := gjson.ParseBytes(text)
	g := Grant{fields.Get("account").Str, fields.Get("key").Str, fields.Get("read").Int()}
	fresh := g.Read <= now && now < g.Read+GrantLife
	return g, fresh && g.Account != "" && g.Key != ""
}
