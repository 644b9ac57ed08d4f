package host

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

// outcome performs a fetch and returns what the core gets: the body, or the failure.
func outcome(t *testing.T, o Options, fetch protocol.Fetch) string {
	t.Helper()
	_, _, body := get(t, serve(t, o, func(f *protocol.Flow) {
		replyAnswer(f, f.Fetch(fetch), func(answer protocol.Answer) string { return string(answer.Body) })
	}), "/")
	return body
}

func TestFetchLimitsAndFailures(t *testing.T) {
	slow := roundTrip(func(r *http.Request) (*http.Response, error) {
		select {
		case <-time.After(time.Hour):
		case <-r.Context().Done():
		}
		return nil, r.Context().Err()
	})
	ignoresContext := roundTrip(func(*http.Request) (*http.Response, error) {
		time.Sleep(time.Minute)
		return nil, errors.New("too late")
	})
	trickle := roundTrip(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 200, Body: io.NopCloser(&trickling{r.Context()})}, nil
	})
	for name, c := range map[string]struct {
		transport http.RoundTripper
		fetch     protocol.Fetch
		want      string // prefix
	}{
		"at the limit":         {answering("12345"), protocol.Fetch{URL: "https://a/", MaxBytes: 5}, "12345"},
		"over the limit":       {answering("123456"), protocol.Fetch{URL: "https://a/", MaxBytes: 5}, "too large: "},
		"cut to the limit":     {answering("123456"), protocol.Fetch{URL: "https://a/", MaxBytes: 5, Truncate: true}, "12345"},
		"nothing to cut":       {answering("12345"), protocol.Fetch{URL: "https://a/", MaxBytes: 5, Truncate: true}, "12345"},
		"cut to nothing":       {answering("123456"), protocol.Fetch{URL: "https://a/", Truncate: true}, ""},
		"kept, over the limit": {answering("123456"), protocol.Fetch{URL: "https://a/", MaxBytes: 5, Keep: true, HeadBytes: 5}, "too large: "},
		"empty, limit 0":       {answering(""), protocol.Fetch{URL: "https://a/"}, ""},
		"hangs":                {slow, protocol.Fetch{URL: "https://a/", MaxBytes: 5, TimeLimit: 100}, "timeout: "},
		"ignores its context":  {ignoresContext, protocol.Fetch{URL: "https://a/", MaxBytes: 5, TimeLimit: 100}, "timeout: "},
		"hangs in the body":    {trickle, protocol.Fetch{URL: "https://a/", MaxBytes: 500, TimeLimit: 100}, "timeout: "},
		"no connection":        {roundTrip(func(*http.Request) (*http.Response, error) { return nil, errors.New("refused") }), protocol.Fetch{URL: "https://a/"}, "network: refused"},
		"another scheme":       {answering(""), protocol.Fetch{URL: "ftp://a/"}, "network: "},
		"no host":              {answering(""), protocol.Fetch{URL: "https:///a"}, "network: "},
		"malformed URL":        {answering(""), protocol.Fetch{URL: "https://a b/"}, "network: "},
		"malformed method":     {answering(""), protocol.Fetch{Method: "G T", URL: "https://a/"}, "network: "},
	} {
		synctest.Test(t, func(t *testing.T) {
			if got := outcome(t, Options{Transport: c.transport}, c.fetch); !strings.HasPrefix(got, c.want) || got != "" && c.want == "" {
				t.Errorf("%s: got %q, want %q", name, got, c.want)
			}
		})
	}
}

// trickling is a body that yields one byte a second until its request is cancelled.
type trickling struct{ ctx context.Context }

func (r *trickling) Read(p []byte) (int, error) {
	select {
	case <-time.After(time.Second):
		p[0] = 'x'
		return 1, nil
	case <-r.ctx.Done():
		return 0, r.ctx.Err()
	}
}

// The limit of a fetch counts decompressed bytes.
func TestFetchDecompresses(t *testing.T) {
	server := upstream(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		z := gzip.NewWriter(w)
		z.Write(bytes.Repeat([]byte("a"), 100_000))
		z.Close()
	})
	if got := outcome(t, Options{}, protocol.Fetch{URL: server.URL, MaxBytes: 100_000, Headers: protocol.Headers{{Name: "accept-encoding", Value: "br"}}}); got != strings.Repeat("a", 100_000) {
		t.Errorf("got %d bytes, want 100000 times a", len(got))
	}
	if got := outcome(t, Options{}, protocol.Fetch{URL: server.URL, MaxBytes: 99_999}); !strings.HasPrefix(got, "too large") {
		t.Errorf("limit one byte lower: got %d bytes, want too large", len(got))
	}
}

// secretCases are the cases that tests/worker shares.
type secretCases struct {
	Env    map[string]string
	Cases  map[string][3]*string // URL, header, then "query header" as sent, nil if the effect is refused
	Echoes map[string][3]string  // the secret, a response that repeats it, the redacted response
	Bodies map[string]struct{ Value, Type, Body, Sent string }
	Tokens struct {
		Lifetimes map[string]int    // seconds that KV stores a token for, by the JSON text of expires_in
		Invalid   []json.RawMessage // values of access_token
		Malformed []string          // answers of token endpoints
	}
}

func sharedCases(t *testing.T) (cases secretCases) {
	t.Helper()
	encoded, err := os.ReadFile("../../../tests/worker/secrets.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(encoded, &cases); err != nil {
		t.Fatal(err)
	}
	tokens := cases.Tokens
	if slices.Contains([]int{len(cases.Cases), len(cases.Echoes), len(cases.Bodies), len(tokens.Lifetimes), len(tokens.Invalid), len(tokens.Malformed)}, 0) {
		t.Fatalf("got %+v, want cases of each kind", cases)
	}
	return cases
}

func TestSecretIsSentOnlyWhereAllowed(t *testing.T) {
	table := sharedCases(t)
	for name, c := range table.Cases {
		sent := ""
		o := Options{Vars: map[string]string{"SECRETS": table.Env["SECRETS"]}, Secrets: table.Env}
		o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
			query := r.URL.RawQuery
			if query != "" {
				query = "?" + query
			}
			sent = query + " " + r.Header.Get("Authorization")
			return nil, errors.New("enough")
		})
		got := outcome(t, o, protocol.Fetch{
			Method: "POST", URL: *c[0], Headers: protocol.Headers{{Name: "authorization", Value: *c[1]}}, Secrets: true,
			Body: []protocol.Part{protocol.Literal([]byte("${KEY}"))}, // bodies are not expanded without the flag
		})
		wantOutcome, wantSent := "refused: ", ""
		if c[2] != nil {
			wantOutcome, wantSent = "network: enough", *c[2]
		}
		if sent != wantSent || !strings.HasPrefix(got, wantOutcome) {
			t.Errorf("%s: sent %q with outcome %q, want %q with %q", name, sent, got, wantSent, wantOutcome)
		}
	}
}

// With the flag, secrets are put into the body, escaped as its content type demands, under the same rules.
func TestSecretsInABody(t *testing.T) {
	for name, c := range sharedCases(t).Bodies {
		sent := ""
		o := Options{Vars: map[string]string{"SECRETS": "KEY@a.com"}, Secrets: map[string]string{"KEY": c.Value}}
		o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
			body, err := io.ReadAll(r.Body)
			sent = string(body)
			return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader("wrong key " + sent))}, err
		})
		fetch := protocol.Fetch{
			Method: "POST", URL: "https://a.com/", Headers: protocol.Headers{{Name: "content-type", Value: c.Type}}, MaxBytes: 1000, Secrets: true,
			BodySecrets: true, Body: []protocol.Part{protocol.Literal([]byte(c.Body))},
		}
		if got := outcome(t, o, fetch); sent != c.Sent || got != "wrong key "+c.Body {
			t.Errorf("%s: sent %q and got %q, want %q and the body with ${KEY} in place of the secret", name, sent, got, c.Sent)
		}
		sent = ""
		fetch.URL = "https://b.com/"
		if got := outcome(t, o, fetch); sent != "" || !strings.HasPrefix(got, "refused: secret KEY may not be sent to b.com") {
			t.Errorf("%s: sent %q with outcome %q to a host that SECRETS does not allow, want nothing", name, sent, got)
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
	for name, c := range sharedCases(t).Echoes {
		if got := substituted(t, c[0]).redact(c[1]); got != c[2] {
			t.Errorf("%s: %q became %q, want %q", name, c[1], got, c[2])
		}
	}
}

// A body without the secret is not copied. A token of the largest size is found.
func TestRedactionOfLargeTexts(t *testing.T) {
	body := bytes.Repeat([]byte("\\\xff%"), 1000)
	if got := substituted(t, "s3cret").redactBytes(body); &got[0] != &body[0] || len(got) != len(body) {
		t.Error("got a copy of a body without the secret, want the body itself")
	}
	long := strings.Repeat("s3cret+/", 1024)
	if got := substituted(t, long).redact("<" + strings.ReplaceAll(long, "/", `\/`) + ">"); got != "<${KEY}>" {
		t.Errorf("got %d bytes, want ${KEY} alone", len(got))
	}
}

// A secret is replaced as a whole even if another secret is its prefix.
func TestRedactsLongestSecretFirst(t *testing.T) {
	for _, values := range [][2]string{{"abc", "abcdef"}, {"abcdef", "abc"}, {"a&b", "a&b&c"}} {
		v, err := newVault(map[string]string{"A": values[0], "B": values[1]}, "A@a.com B@a.com")
		if err != nil {
			t.Fatal(err)
		}
		s := &substitution{valueOf: func(name string) string { return v.values[name] }, vault: v, url: &url.URL{Scheme: "https", Host: "a.com"}, enabled: true}
		if _, err := s.expand("${A}${B}", strings.Clone); err != nil {
			t.Fatal(err)
		}
		for _, escape := range []func(string) string{strings.Clone, escapeQuery} {
			if got := s.redact(escape(values[0]) + " " + escape(values[1])); got != "${A} ${B}" {
				t.Errorf("%q: got %q, want \"${A} ${B}\"", values, got)
			}
		}
	}
}

// A caller's URL may contain ${NAME}. Without the flag it is plain text.
func TestReferenceIsPlainTextWithoutFlag(t *testing.T) {
	sent := ""
	o := Options{
		Vars:    map[string]string{"SECRETS": "KEY@a.com"},
		Secrets: map[string]string{"KEY": "s3cret"},
		Transport: roundTrip(func(r *http.Request) (*http.Response, error) {
			sent = r.URL.String() + " " + r.Header.Get("X")
			return nil, errors.New("enough")
		}),
	}
	outcome(t, o, protocol.Fetch{URL: "https://a.com/?key=${KEY}", Headers: protocol.Headers{{Name: "x", Value: "${KEY}"}}})
	if sent != "https://a.com/?key=${KEY} ${KEY}" {
		t.Errorf("sent %q, want ${KEY} unchanged", sent)
	}
}

// A secret that an upstream repeats in a body, a redirect or an error reaches neither the core nor
// the transcript.
func TestSecretsAreRedacted(t *testing.T) {
	const secret = "s3cr&t value"
	record := new(Transcript)
	o := Options{
		Vars:    map[string]string{"SECRETS": "KEY@a.com"},
		Secrets: map[string]string{"KEY": secret},
		Record:  record,
	}
	fetch := protocol.Fetch{URL: "https://a.com/?key=${KEY}", Headers: protocol.Headers{{Name: "x-key", Value: "${KEY}"}}, MaxBytes: 1000, Secrets: true}

	o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
		answer, _ := answering("wrong key " + r.Header.Get("X-Key")).RoundTrip(r)
		answer.Header.Set("Location", "https://a.com/next?key=s3cr%26t%20value")
		return answer, nil
	})
	if got := outcome(t, o, fetch); got != "wrong key ${KEY}" {
		t.Errorf("the core got %q, want the secret replaced by ${KEY}", got)
	}
	o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
		return nil, fmt.Errorf("Get %q: no route", r.URL)
	})
	if got := outcome(t, o, fetch); got != `network: Get "https://a.com/?key=${KEY}": no route` {
		t.Errorf("the core got %q, want the error with ${KEY} in place of the secret", got)
	}
	// A response to a secret is not truncated, because half of a secret could not be redacted.
	o.Transport = answering("wrong key " + secret)
	cut := fetch
	cut.MaxBytes, cut.Truncate = 15, true
	if got := outcome(t, o, cut); got != "too large: the response body is over its limit" {
		t.Errorf("the core got %q, want too large", got)
	}
	// If no secret was sent, nothing is redacted.
	o.Transport = answering(secret)
	if got := outcome(t, o, protocol.Fetch{URL: "https://b.com/", MaxBytes: 100}); got != secret {
		t.Errorf("the core got %q, want %q unchanged", got, secret)
	}
	for _, s := range record.Steps[:len(record.Steps)-4] { // without the last host's steps
		for _, frame := range [][]byte{s.Frame, s.Answer} {
			if bytes.Contains(frame, []byte(secret)) || bytes.Contains(frame, []byte("s3cr%26t")) {
				t.Errorf("got frame %q, want no secret in it", frame)
			}
		}
	}
}

func TestKeptBodiesAndRead(t *testing.T) {
	photo := "\xff\xd8photo bytes"
	transport := roundTrip(func(r *http.Request) (*http.Response, error) {
		if r.Method == "GET" {
			return answering(photo).RoundTrip(r)
		}
		body, _ := io.ReadAll(r.Body)
		return answering(string(body)).RoundTrip(r)
	})
	var model string
	ai := func(_ string, input []byte) ([]byte, error) { model = string(input); return []byte("{}"), nil }
	h := serve(t, Options{Transport: transport, AI: ai}, func(f *protocol.Flow) {
		kept := f.Fetch(protocol.Fetch{URL: "https://a/", MaxBytes: 100, Keep: true, HeadBytes: 2})
		loose := f.Fetch(protocol.Fetch{URL: "https://a/", MaxBytes: 100})
		f.Await(kept, loose)
		f.Then(func(f *protocol.Flow) {
			a, err := kept.Result()
			sum := sha256.Sum256([]byte(photo))
			if err != nil || string(a.Body) != photo[:2] || a.Size != len(photo) || hex.EncodeToString(a.SHA256) != hex.EncodeToString(sum[:]) {
				t.Errorf("kept: got %+v, %v, want the first 2 bytes, the size and the SHA-256", a, err)
			}
			if b, err := loose.Result(); err != nil || string(b.Body) != photo || b.Size != len(photo) || len(b.SHA256) != 0 {
				t.Errorf("not kept: got %+v, %v, want the whole body and no SHA-256", b, err)
			}
			post := func(parts ...protocol.Part) protocol.Future[protocol.Answer] {
				return f.Fetch(protocol.Fetch{Method: "POST", URL: "https://a/", MaxBytes: 100, Body: parts})
			}
			unchanged := post(protocol.Literal([]byte("<")), protocol.Kept(kept), protocol.Literal([]byte(">")))
			base64 := post(protocol.KeptBase64(kept))
			notKept, unknown := post(protocol.Kept(loose)), post(protocol.Kept(protocol.Future[protocol.Answer]{}))
			middle, beyond, none := f.Read(kept, 2, 5), f.Read(kept, 10, 1000), f.Read(kept, 1000, 5)
			readLoose, asked := f.Read(loose, 0, 1), f.AI("m", []protocol.Part{protocol.Literal([]byte(`"`)), protocol.KeptBase64(kept), protocol.Literal([]byte(`"`))}, 0)
			f.Await(unchanged, base64, notKept, unknown, middle, beyond, none, readLoose, asked)
			f.Then(func(f *protocol.Flow) {
				body := func(future protocol.Future[protocol.Answer]) string {
					a, err := future.Result()
					return fmt.Sprint(string(a.Body), protocol.CodeOf(err))
				}
				bytes := func(future protocol.Future[[]byte]) string {
					b, err := future.Result()
					return fmt.Sprint(string(b), protocol.CodeOf(err))
				}
				replyText(f, strings.Join([]string{body(unchanged), body(base64), body(notKept), body(unknown), bytes(middle), bytes(beyond), bytes(none), bytes(readLoose), body(asked)}, "|"))
			})
		})
	})
	_, _, got := get(t, h, "/")
	none, refused := protocol.Code(0).String(), protocol.Refused.String()
	want := strings.Join([]string{"<" + photo + ">" + none, "/9hwaG90byBieXRlcw==" + none, refused, refused, "photo" + none, "tes" + none, none, refused, "{}" + none}, "|")
	if got != want {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
	if model != `"/9hwaG90byBieXRlcw=="` {
		t.Errorf("the model got %q, want the photo in base64", model)
	}
}
