package account

import "testing"

func TestDecodeGrant(t *testing.T) {
	const read = 1777636800000
	grant := Grant{Account: "acct_1", Key: "key_1", Audience: "mcp", Until: read + GrantLife + 5, Read: read}
	ending := grant
	ending.Until = read + 10
	for _, test := range []struct {
		name, text string
		now        int64
		ok         bool
	}{
		{"just read", string(grant.Encode()), read, true},
		{"at the end of its life", string(grant.Encode()), read + GrantLife - 1, true},
		{"before its key expires", string(ending.Encode()), read + 9, true},
		{"when its key expires", string(ending.Encode()), read + 10, false},
		{"expired", string(grant.Encode()), read + GrantLife, false},
		{"read after now", string(grant.Encode()), read - 1, false},
		{"empty", "", read, false},
		{"truncated", `{"account":"acct_1","key":"key_1","read":1777636800000`, read, false},
		{"without account", `{"account":"","key":"key_1","read":1777636800000}`, read, false},
		{"without key", `{"account":"acct_1","read":1777636800000}`, read, false},
		{"without time", `{"account":"acct_1","key":"key_1"}`, read, false},
		{"not an object", `[]`, read, false},
	} {
		got, ok := DecodeGrant([]byte(test.text), test.now)
		if ok != test.ok || ok && got != grant && got != ending {
			t.Errorf("%s: got %+v, %v, want %+v, %v", test.name, got, ok, grant, test.ok)
		}
	}
}
