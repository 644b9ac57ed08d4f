package host

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"strings"
	"testing"

	protocol "loupe/core/exchange"
)

// secretCases are the cases that tests/worker shares.
type secretCases struct {
	Env    map[string]string
	Cases  map[string][3]*string // URL, header, then "query header" as sent, nil if the effect is refused
	Echoes map[string][3]string  // the secret, a response that repeats it, the redacted response
}

func loadSecrets(t *testing.T) (cases secretCases) {
	t.Helper()
	encoded, err := os.ReadFile("../../../tests/worker/secrets.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(encoded, &cases); err != nil {
		t.Fatal(err)
	}
	return cases
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestSecretIsSentOnlyWhereAllowed(t *testing.T) {
	table := loadSecrets(t)
	for name, c := range table.Cases {
		sent := ""
		o := Options{Vars: map[string]string{"SECRETS": table.Env["SECRETS"]}, Secrets: table.Env}
		o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
			query := r.URL.RawQuery
			if query != "" {
				query = "?" + query
			}
			sent = query + " " + r.Header.Get("Authorization")
			return nil, errors.New("no route for" + sent)
		})
		fetch := protocol.Fetch{URL: *c[0], Headers: protocol.Headers{{Name: "authorization", Value: *c[1]}}, Secrets: true}
		got := ""
		o.Guest = Native(protocol.Program{Configure: func(protocol.Config) protocol.Stage {
			return func(f *protocol.Flow) {
				protocol.On(f, f.Fetch(fetch), func(f *protocol.Flow, _ protocol.Answer, err error) {
					got = err.Error()
					f.Reply(protocol.Response{Status: 200})
				})
			}
		}})
		h, err := New(o)
		if err != nil {
			t.Fatal(err)
		}
		h.Do(httptest.NewRequest("GET", "/", nil))
		h.Close()
		wantOutcome, wantSent := "refused: ", ""
		if c[2] != nil {
			wantOutcome, wantSent = "network: no route for", *c[2]
		}
		if sent != wantSent || !strings.HasPrefix(got, wantOutcome) || strings.Contains(got, "s3cr") {
			t.Errorf("%s: sent %q with outcome %q, want %q with %q and no secret in the error", name, sent, got, wantSent, wantOutcome)
		}
	}
}

// substituted returns a substitution that has put the secret KEY with this value into a request.
func substituted(t *testing.T, value string) *substitution {
	t.Helper()
	v, err := newVault(map[string]string{"KEY": value}, "KEY@a.com")
	if err != nil {
		t.Fatal(err)
	}
	s := &substitution{valueOf: func(string) string { return value }, vault: v, url: &url.URL{Scheme: "https", Host: "a.com"}, enabled: true}
	if _, err := s.expand("${KEY}", strings.Clone); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSecretIsRedactedInEveryForm(t *testing.T) {
	for name, c := range loadSecrets(t).Echoes {
		if got := substituted(t, c[0]).redact(c[1]); got != c[2] {
			t.Errorf("%s: %q became %q, want %q", name, c[1], got, c[2])
		}
	}
}
