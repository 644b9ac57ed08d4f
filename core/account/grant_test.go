package account

import "testing"

func TestGrantKeyHasTheWholeHash(t *testing.T) {
	const hash = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
	if got := GrantKey(hash); got != "key:"+hash {
		t.Errorf("got %q, want the hash after key:", got)
	}
}

func TestDecodeGrant(t *testing.T) {
	const read = 1777636800000
	grant := Grant{Account: "acct_1", Key: "key_1", Read: read}
	for _, test := range []struct {
		name, text string
		now        int64
		ok         bool
	}{
		{"just read", string(grant.Encode()), read, true},
		{"at the end of its life", string(grant.Encode()), read + GrantLife - 1, true},
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
		if ok != test.ok || ok && got != grant {
			t.Errorf("%s: got %+v, %v, want %+v, %v", test.name, got, ok, grant, test.ok)
		}
	}
}
