package publicurl

import (
	"net/netip"
	"net/url"
	"strings"
	"testing"
)

// checkAccepted checks what must be true of every accepted URL.
func checkAccepted(t *testing.T, u URL, allowLocal bool) {
	t.Helper()
	text := u.String()
	if again, err := Check(text, allowLocal); err != nil || again != u {
		t.Fatalf("Check(%q) = %q, %v, want it unchanged", text, again, err)
	}
	parsed, err := url.Parse(text)
	if err != nil {
		t.Fatalf("net/url refuses %q: %v", text, err)
	}
	if bracketed(parsed.Hostname()) != u.Host() || parsed.User != nil || parsed.Fragment != "" || parsed.String() != text {
		t.Fatalf("net/url reads %q as %#v, want the host %q and the same text", text, parsed, u.Host())
	}
	for i := range len(text) {
		if text[i] <= ' ' || text[i] >= 0x7f || text[i] == '\\' || text[i] == '#' {
			t.Fatalf("%q has the character %q, want visible ASCII without backslash and #", text, text[i])
		}
	}
	if len(text) > MaxLength {
		t.Fatalf("%q has %d bytes, want at most %d", text, len(text), MaxLength)
	}
	if allowLocal {
		return
	}
	if parsed.Scheme != "https" || parsed.Port() != "" || !strings.ContainsAny(u.Host(), ".:") {
		t.Fatalf("%q was accepted, want only https without a port, to an address or to a name with a suffix", text)
	}
	if a, err := netip.ParseAddr(parsed.Hostname()); err == nil && !PublicAddr(a.As16()) {
		t.Fatalf("%q was accepted, want a public address", text)
	}
}

func FuzzCheck(f *testing.F) {
	for _, c := range publicCases {
		f.Add(c.raw, false)
	}
	for _, c := range localCases {
		f.Add(c.raw, true)
	}
	f.Fuzz(func(t *testing.T, raw string, allowLocal bool) {
		u, err := Check(raw, allowLocal)
		if err != nil {
			if _, typed := err.(Error); !typed || u != (URL{}) {
				t.Fatalf("Check(%q) = %#v, %#v, want the zero URL and an Error", raw, u, err)
			}
			return
		}
		checkAccepted(t, u, allowLocal)
		if local, err := Check(raw, true); err != nil || local != u {
			t.Fatalf("Check(%q, true) = %q, %v, want %q", raw, local, err, u)
		}
	})
}

func FuzzResolve(f *testing.F) {
	for _, c := range resolveCases {
		f.Add(c.base, c.location)
	}
	f.Fuzz(func(t *testing.T, baseText, location string) {
		base, err := Check(baseText, false)
		if err != nil {
			return
		}
		u, err := Resolve(base, location, false)
		if err != nil {
			return
		}
		checkAccepted(t, u, false)
		parsedBase, err := url.Parse(base.String())
		if err != nil {
			t.Fatal(err)
		}
		location, _, _ = strings.Cut(location, "#") // net/url refuses a lone percent sign even in a fragment
		parsed, err := parsedBase.Parse(location)
		if err != nil {
			t.Fatalf("net/url refuses %q from %q: %v", location, base, err)
		}
		if bracketed(parsed.Hostname()) != u.Host() {
			t.Fatalf("%q from %q has the host %q, but in net/url %q", location, base, u.Host(), parsed.Hostname())
		}
	})
}
