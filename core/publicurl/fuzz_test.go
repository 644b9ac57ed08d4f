package publicurl

import (
	"net/netip"
	"net/url"
	"strings"
	"testing"
)

// checkAccepted holds what is true of every accepted URL.
func checkAccepted(t *testing.T, u URL, allowLocal bool) {
	t.Helper()
	text := u.String()
	if again, err := Check(text, allowLocal); err != nil || again != u {
		t.Fatalf("%q becomes %q, %v", text, again, err)
	}
	parsed, err := url.Parse(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	if bracketed(parsed.Hostname()) != u.Host() || parsed.User != nil || parsed.Fragment != "" || parsed.String() != text {
		t.Fatalf("%q, host %q: net/url says %#v", text, u.Host(), parsed)
	}
	for i := range len(text) {
		if text[i] <= ' ' || text[i] >= 0x7f || text[i] == '\\' || text[i] == '#' {
			t.Fatalf("%q holds %q", text, text[i])
		}
	}
	if len(text) > MaxLength {
		t.Fatalf("%d bytes", len(text))
	}
	if allowLocal {
		return
	}
	if parsed.Scheme != "https" || parsed.Port() != "" || !strings.ContainsAny(u.Host(), ".:") {
		t.Fatalf("%q is not public", text)
	}
	if a, err := netip.ParseAddr(parsed.Hostname()); err == nil && !PublicAddr(a) {
		t.Fatalf("%q is not public", text)
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
				t.Fatalf("%#v, %#v", u, err)
			}
			return
		}
		checkAccepted(t, u, allowLocal)
		if local, err := Check(raw, true); err != nil || local != u {
			t.Fatalf("with allowLocal %q becomes %q, %v", raw, local, err)
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
		location, _, _ = strings.Cut(location, "#") // net/url refuses a lone percent sign even there
		parsed, err := parsedBase.Parse(location)
		if err != nil {
			t.Fatalf("%q from %q: %v", location, base, err)
		}
		if bracketed(parsed.Hostname()) != u.Host() {
			t.Fatalf("%q from %q: host %q, net/url says %q", location, base, u.Host(), parsed.Hostname())
		}
	})
}
