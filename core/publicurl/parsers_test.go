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

// A reading is one text that Check or Resolve accepted. base is empty for Check.
type reading struct {
	Raw  string `json:"raw"`
	Base string `json:"base,omitempty"`
	got  URL
}

// readings returns what is accepted of the tables and of random edits of them.
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
			for range i % 4 { // the case itself, then up to three edits
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

// net/url reads the accepted text, as received and as normalised, with our host, and leaves the normalised one as it is.
func TestNetURLAgrees(t *testing.T) {
	for _, r := range readings() {
		if parsed, err := url.Parse(r.got.String()); err != nil {
			t.Errorf("%q: %v", r.got, err)
		} else if parsed.String() != r.got.String() || bracketed(parsed.Hostname()) != r.got.Host() || parsed.User != nil {
			t.Errorf("%q, host %q: net/url says %q, host %q", r.got, r.got.Host(), parsed, parsed.Hostname())
		}

		var parsed *url.URL
		base, err := url.Parse(r.Base)
		if err == nil {
			raw, _, _ := strings.Cut(r.Raw, "#") // net/url refuses a lone percent sign even there
			parsed, err = base.Parse(raw)
		}
		if err != nil {
			t.Errorf("%q from %q: %v", r.Raw, r.Base, err)
			continue
		}
		if host := bracketed(parsed.Hostname()); host != r.got.Host() {
			t.Errorf("%q from %q: host %q, net/url says %q", r.Raw, r.Base, r.got.Host(), host)
		}
	}
}

// bracketed gives a host of net/url our form.
func bracketed(host string) string {
	if a, err := netip.ParseAddr(host); err == nil && a.Is6() {
		return "[" + a.String() + "]"
	}
	return strings.ToLower(host)
}

var dotName = regexp.MustCompile(`/\.[^./]`)

// Node's URL is an implementation of the WHATWG parser, the same one (Ada) as in workerd.
func TestWHATWGAgrees(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed")
	}
	const script = `
		const read = (url, base) => {
			try { const u = new URL(url, base); u.hash = ""; return {href: u.href, host: u.hostname, user: u.username + u.password} }
			catch { return null }
		};
		const cases = JSON.parse(require("fs").readFileSync(0, "utf8"));
		console.log(JSON.stringify(cases.map(c => [read(c.raw, c.base), read(c.text)])));`
	type answer *struct{ Href, Host, User string }

	accepted := readings()
	type question struct {
		reading
		Text string `json:"text"`
	}
	questions := make([]question, len(accepted))
	for i, r := range accepted {
		questions[i] = question{r, r.got.String()}
	}
	input, err := json.Marshal(questions)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(node, "-e", script)
	command.Stdin = bytes.NewReader(input)
	output, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var answers [][2]answer
	if err := json.Unmarshal(output, &answers); err != nil || len(answers) != len(questions) {
		t.Fatalf("%d answers, %v", len(answers), err)
	}

	for i, q := range questions {
		asReceived, normalised := answers[i][0], answers[i][1]
		if normalised == nil || asReceived == nil {
			if !strings.Contains(q.got.Host(), "xn--") { // not every such label is valid punycode; then nothing is fetched
				t.Errorf("%q from %q: refused by node", q.Raw, q.Base)
			}
			continue
		}
		if normalised.Href != q.Text || normalised.Host != q.got.Host() || normalised.User != "" {
			t.Errorf("%q, host %q: node says %+v", q.Text, q.got.Host(), *normalised)
		}
		if asReceived.Host != q.got.Host() {
			t.Errorf("%q from %q: host %q, node says %q", q.Raw, q.Base, q.got.Host(), asReceived.Host)
		}
		// We encode more of a path than the WHATWG parser does, and Ada in Node 20 overlooks a ".." after a segment ".a".
		if !strings.ContainsAny(q.Raw, "|^") && !dotName.MatchString(q.Raw) && asReceived.Href != q.Text {
			t.Errorf("%q from %q: %q, node says %q", q.Raw, q.Base, q.got, asReceived.Href)
		}
	}
	t.Logf("%d URLs", len(questions))
}
