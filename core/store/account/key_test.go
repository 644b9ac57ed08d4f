package account

import (
	"crypto/rand"
	"strings"
	"testing"
)

func TestKeysOfEveryServiceNameAreWellFormed(t *testing.T) {
	for _, service := range []string{"loupe", "magnifier2", "loupe_refresh", "Über Taxi!"} {
		for range 200 {
			var secret [SecretBytes]byte
			rand.Read(secret[:])
			key := NewKey(service, secret)
			if !WellFormed(key) {
				t.Fatalf("WellFormed(%q): got false, want true", key)
			}
			if other := "other" + strings.TrimPrefix(key, service); WellFormed(other) {
				t.Fatalf("WellFormed(%q): got true, want false: its checksum is that of another name", other)
			}
		}
	}
}

func TestMistypedKeyIsNotWellFormed(t *testing.T) {
	key := NewKey("loupe", [SecretBytes]byte{1, 2, 3})
	for i := range key {
		for _, c := range "0Az_- \x00" {
			if typed := key[:i] + string(c) + key[i+1:]; typed != key && WellFormed(typed) {
				t.Errorf("WellFormed(%q): got true, want false; the key is %q", typed, key)
			}
		}
	}
	for _, typed := range []string{"", "_", "loupe_", NewKey("", [SecretBytes]byte{}), key[1:], key[:len(key)-1], key + "0", strings.ToUpper(key)} {
		if WellFormed(typed) {
			t.Errorf("WellFormed(%q): got true, want false", typed)
		}
	}
}
