package protocol

import (
	"strings"
	"testing"
)

func TestClientIDIsTheURLOfADocument(t *testing.T) {
	for _, test := range []struct {
		id       string
		ok       bool
		loopback bool // accepted by a server on a loopback address
	}{
		{"https://client.example.com/oauth/metadata.json", true, true},
		{"https://client.example.com/metadata?version=2", true, true},
		{"https://client.example.com/", false, false},
		{"https://client.example.com", false, false},
		{"https://client.example.com/?a", false, false},
		{"http://client.example.com/metadata.json", false, false},
		{"https://client.example.com:8443/metadata.json", false, false},
		{"https://client.example.com:443/metadata.json", false, false},
		{"https://CLIENT.example.com/metadata.json", false, false},
		{"HTTPS://client.example.com/metadata.json", false, false},
		{"https://client.example.com/metadata.json#fragment", false, false},
		{"https://client.example.com/a/../metadata.json", false, false},
		{"https://client.example.com/a/%2e%2e/metadata.json", false, false},
		{"https://user@client.example.com/metadata.json", false, false},
		{"https://client.example.com\\@evil.example/metadata.json", false, false},
		{"https://10.0.0.1/metadata.json", false, false},
		{"https://169.254.169.254/latest/meta-data", false, false},
		{"https://[fd00::1]/metadata.json", false, false},
		{"https://metadata.internal/metadata.json", false, false},
		{"https://printer.local/metadata.json", false, false},
		{"http://127.0.0.1:9000/metadata.json", false, false},
		{"https://127.0.0.1:9000/metadata.json", false, true},
		{"https://localhost:9000/metadata.json", false, true},
		{"https://localhost/metadata.json", false, true},
		{"https://[::1]:9000/metadata.json", false, true},
		{"https://127.0.0.2/metadata.json", false, false},
		{"javascript:alert(1)", false, false},
		{"client", false, false},
		{"", false, false},
		{"https://client.example.com/" + strings.Repeat("x", 2048), false, false},
	} {
		for _, loopback := range []bool{false, true} {
			want := test.ok || loopback && test.loopback
			err := CheckClientID(test.id, loopback)
			if (err == nil) != want {
				t.Errorf("CheckClientID(%.80q, %v): got %v, want accepted %v", test.id, loopback, err, want)
			}
			if err != nil && err.Code != InvalidClient {
				t.Errorf("%.80q: got code %s, want %s", test.id, err.Code, InvalidClient)
			}
		}
	}
}

func TestRedirectHost(t *testing.T) {
	for uri, want := range map[string]struct {
		host      string
		local, ok bool
	}{
		"https://client.example.com/callback":       {"client.example.com", false, true},
		"https://client.example.com:8443/callback":  {"client.example.com", false, true},
		"https://intranet/callback":                 {"intranet", false, true},
		"https://client.example.com":                {"client.example.com", false, true},
		"http://127.0.0.1:1234/callback":            {"127.0.0.1", true, true},
		"http://[::1]/callback":                     {"[::1]", true, true},
		"http://localhost/callback?a=b":             {"localhost", true, true},
		"https://localhost/callback":                {"localhost", true, true},
		"http://client.example.com/callback":        {"client.example.com", false, false},
		"http://localhost.example.com/callback":     {"localhost.example.com", false, false},
		"http://127.0.0.1.example.com/callback":     {"127.0.0.1.example.com", false, false},
		"http://localhost@evil.example/callback":    {},
		"https://client.example.com/callback#a":     {},
		"https://client.example.com\\.evil.example": {},
		"https://client.example.com/\tcallback":     {},
		"javascript:alert(1)":                       {},
		"data:text/html,x":                          {},
		"com.example.app:/callback":                 {},
		"cursor://callback":                         {"cursor://", true, true},
		"cursor:/callback?a=b":                      {"cursor://", true, true},
		"cursor:callback":                           {"cursor://", true, false},
		"cursor://callback#a":                       {"cursor://", true, false},
		"cursor://a\\b":                             {"cursor://", true, false},
		"cursor://\tcallback":                       {"cursor://", true, false},
		"CURSOR://callback":                         {},
		"cursor-app://callback":                     {},
		"/callback":                                 {},
		"//evil.example/callback":                   {},
		"":                                          {},
	} {
		host, local, ok := RedirectHost(uri, Schemes{"cursor"})
		if ok != want.ok || ok && (host != want.host || local != want.local) {
			t.Errorf("RedirectHost(%q): got %q, %v, %v, want %+v", uri, host, local, ok, want)
		}
	}
}

func TestRedirectURIMustBeRegistered(t *testing.T) {
	client := Client{RedirectURIs: []string{
		"https://client.example.com/callback", "https://client.example.com/other?fixed=1", "http://127.0.0.1/callback", "http://localhost:3000/callback?a=b",
	}}
	for uri, want := range map[string]bool{
		"https://client.example.com/callback":       true,
		"https://client.example.com/other?fixed=1":  true,
		"http://127.0.0.1/callback":                 true,
		"http://127.0.0.1:49152/callback":           true,
		"http://localhost:3000/callback?a=b":        true,
		"http://localhost:4000/callback?a=b":        true,
		"http://localhost/callback?a=b":             true,
		"https://client.example.com/callback/":      false,
		"https://client.example.com/callback?a=b":   false,
		"https://client.example.com/Callback":       false,
		"https://client.example.com:8443/callback":  false,
		"https://client.example.com/callback/../x":  false,
		"https://evil.example.com/callback":         false,
		"http://client.example.com/callback":        false,
		"http://localhost:4000/callback":            false, // another host than registered for this path
		"http://[::1]/callback":                     false,
		"http://127.0.0.1:49152/other":              false,
		"http://127.0.0.1:99999/callback":           false,
		"http://127.0.0.1:4915a/callback":           false,
		"http://127.0.0.1.evil.example/callback":    false,
		"http://127.0.0.1:1@evil.example/callback":  false,
		"https://127.0.0.1:49152/callback":          false,
		"http://127.0.0.1:49152/callback#a":         false,
		"http://localhost:3000\\evil/callback?a=b":  false,
		"https://client.example.com/callback#":      false,
		"https://client.example.com/callback\n":     false,
		"HTTPS://client.example.com/callback":       false,
		"https://client.example.com%2f@evil/callba": false,
	} {
		if got := client.Allows(uri, nil); got != want {
			t.Errorf("Allows(%q): got %v, want %v", uri, got, want)
		}
	}
}
