package publicurl

import (
	"math/rand/v2"
	"net/netip"
	"strings"
)

// A reading is a text that Check accepted, or Resolve with Base.
type reading struct {
	Raw  string `json:"raw"`
	Base string `json:"base,omitempty"`
	got  URL
}

// readings returns the cases of all tables, and random edits of them, that are accepted.
func readings() (accepted []reading) {
	add := func(raw, base string, allowLocal bool) {
		var u URL
		var err error
		if base == "" {
			u, err = Check(raw, allowLocal)
		} else if u, err = Check(base, allowLocal); err == nil {
			u, err = Resolve(u, raw, allowLocal)
		}
		if err == nil {
			accepted = append(accepted, reading{raw, base, u})
		}
	}
	rng := rand.New(rand.NewPCG(3, 4))
	for _, c := range append(publicCases, localCases...) {
		for i := range 40 {
			raw := c.raw
			for range i % 4 { // 0 to 3 edits
				raw = edit(rng, raw)
			}
			add(raw, "", i%8 < 4)
		}
	}
	for _, c := range resolveCases {
		for i := range 100 {
			location := c.location
			for range i % 4 {
				location = edit(rng, location)
			}
			add(location, c.base, i%8 < 4)
		}
	}
	return accepted
}

var editTokens = strings.Split(`. .. / // \ : ? # @ % [ ] - _ 0 1 7 x a A é 。 %2e %2F %00 0x7f 127.0.0.1 ::1 [::1] `+
	`localhost :443 :80 xn-- https: https:// http:// //evil.com @evil.com | ^ ' { `+"\t \n \r \x00 ` \"", " ")

func edit(rng *rand.Rand, s string) string {
	from := rng.IntN(len(s) + 1)
	to := min(from+rng.IntN(3), len(s))
	return s[:from] + editTokens[rng.IntN(len(editTokens))] + s[to:]
}

// bracketed returns a host of net/url in the form of URL.Host.
func bracketed(host string) string {
	if a, err := netip.ParseAddr(host); err == nil && a.Is6() {
		return "[" + a.String() + "]"
	}
	return strings.ToLower(host)
}
