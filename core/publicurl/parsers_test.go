package publicurl

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"net/netip"
	"net/url"
	"os/exec"
	"regexp"
	"strings"
	"testing"
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

// net/url finds the same host in the received text and in the normalised text, and does not change the
// normalised text.
func TestNetURLAgrees(t *testing.T) {
	for _, r := range readings() {
		if parsed, err := url.Parse(r.got.String()); err != nil {
			t.Errorf("net/url refuses %q: %v", r.got, err)
		} else if parsed.String() != r.got.String() || bracketed(parsed.Hostname()) != r.got.Host() || parsed.User != nil {
			t.Errorf("%q has the host %q, but net/url reads %q with the host %q", r.got, r.got.Host(), parsed, parsed.Hostname())
		}

		var parsed *url.URL
		base, err := url.Parse(r.Base)
		if err == nil {
			raw, _, _ := strings.Cut(r.Raw, "#") // net/url refuses a lone percent sign even in a fragment
			parsed, err = base.Parse(raw)
		}
		if err != nil {
			t.Errorf("net/url refuses %q from %q: %v", r.Raw, r.Base, err)
			continue
		}
		if host := bracketed(parsed.Hostname()); host != r.got.Host() {
			t.Errorf("%q from %q has the host %q, but in net/url %q", r.Raw, r.Base, r.got.Host(), host)
		}
	}
}

// bracketed returns a host of net/url in the form of URL.Host.
func bracketed(host string) string {
	if a, err := netip.ParseAddr(host); err == nil && a.Is6() {
		return "[" + a.String() + "]"
	}
	return strings.ToLower(host)
}

var dotName = regexp.MustCompile(`/\.[^./]`)

// Node and workerd use the same implementation of the WHATWG parser, Ada.
func TestWHATWGAgrees(t *testing.T) {
	const script = `
		const read = (url, base) => {
			try { const u = new URL(url, base); u.hash = ""; return {href: u.href, host: u.hostname, user: u.username + u.password} }
			catch { return null }
		};
		const cases = JSON.parse(require("fs").readFileSync(0, "utf8"));
		console.log(JSON.stringify(cases.map(c => [read(c.raw, c.base), read(c.text)])));`
	type answer *struct{ Href, Host, User string }

	accepted := readings()
	type query struct {
		reading
		Text string `json:"text"`
	}
	queries := make([]query, len(accepted))
	for i, r := range accepted {
		queries[i] = query{r, r.got.String()}
	}
	input, err := json.Marshal(queries)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command("../../build/node.sh", "node", "-e", script)
	command.Stdin = bytes.NewReader(input)
	output, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var answers [][2]answer
	if err := json.Unmarshal(output, &answers); err != nil || len(answers) != len(queries) {
		t.Fatalf("got %d answers, %v, want %d", len(answers), err, len(queries))
	}

	for i, q := range queries {
		asReceived, normalised := answers[i][0], answers[i][1]
		if normalised == nil || asReceived == nil {
			if !strings.Contains(q.got.Host(), "xn--") { // node refuses invalid punycode, so nothing is fetched
				t.Errorf("node refuses %q from %q", q.Raw, q.Base)
			}
			continue
		}
		if normalised.Href != q.Text || normalised.Host != q.got.Host() || normalised.User != "" {
			t.Errorf("%q has the host %q, but node reads %+v", q.Text, q.got.Host(), *normalised)
		}
		if asReceived.Host != q.got.Host() {
			t.Errorf("%q from %q has the host %q, but in node %q", q.Raw, q.Base, q.got.Host(), asReceived.Host)
		}
		// This package encodes more characters in a path, and Ada in Node 20 misses ".." after a segment ".a".
		if !strings.ContainsAny(q.Raw, "|^") && !dotName.MatchString(q.Raw) && asReceived.Href != q.Text {
			t.Errorf("%q from %q is %q, but in node %q", q.Raw, q.Base, q.got, asReceived.Href)
		}
	}
	t.Logf("compared %d URLs", len(queries))
}
