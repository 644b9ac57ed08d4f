package account

import (
	"loupe/core/base/jsontext"

	"github.com/tidwall/gjson"
)

// GrantLife is how long a cached grant is valid after it was read from D1, in milliseconds. A revoked key
// therefore stops working everywhere within this time, even where KV still returns an old copy of its
// grant.
const GrantLife = 60_000

// Grant records that an API key, or an access token of it, may act for an account. Grants are cached in KV under [GrantKey].
type Grant struct {
	Account  string
	Key      string // id of the API key
	Audience string // which part of the service accepts the secret, see ledger.AudienceAPI; "" for every part
	Until    int64  // when the key or the access token expires, in Unix milliseconds; 0 for never
	Read     int64  // when the grant was read from D1, in Unix milliseconds
	Fees     string // the account's own table of fees, JSON; "" if it has none
}

// Allows reports whether a part of the service accepts the grant.
func (g Grant) Allows(audience string) bool {
	return g.Audience == "" || g.Audience == audience
}

// AudienceTest is the audience of a test key. Only appraisals accept it, and run as rehearsals.
const AudienceTest = "test"

// IsTest reports whether the grant is a test key's.
func (g Grant) IsTest() bool { return g.Audience == AudienceTest }

// GrantKey returns the KV key of a grant. The hash is the API key's, see [HashKey].
func GrantKey(hash string) string { return "key:" + hash }

// Encode returns the grant as JSON.
func (g Grant) Encode() []byte { return jsontext.Encode(&g, grantMembers) }

func grantMembers(m *jsontext.Members, g *Grant) {
	m.Text("account", &g.Account, jsontext.AsItIs)
	m.Text("key", &g.Key, jsontext.AsItIs)
	m.Text("audience", &g.Audience, jsontext.AsItIs)
	m.Int64("until", &g.Until, jsontext.AsItIs)
	m.Int64("read", &g.Read, jsontext.AsItIs)
	m.JSON("fees", &g.Fees, jsontext.Null)
}

// DecodeGrant decodes a grant and reports whether it is valid at the time now, in Unix milliseconds. A
// grant is invalid if the text is empty or malformed, if it has expired, or if it was read after now.
func DecodeGrant(text []byte, now int64) (grant Grant, ok bool) {
	if !gjson.ValidBytes(text) {
		return Grant{}, false
	}
	g := jsontext.Decode(gjson.ParseBytes(text), grantMembers)
	fresh := g.Read <= now && now < g.Read+GrantLife && (g.Until == 0 || now < g.Until)
	return g, fresh && g.Account != "" && g.Key != ""
}
