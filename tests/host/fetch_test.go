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
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

// outcome fetches and gives what the core sees: the body, or the failure.
func outcome(t *testing.T, o Options, fetch protocol.Fetch) string {
	t.Helper()
	_, _, body := get(t, serve(t, o, func(f *protocol.Flow) {
		future := f.Fetch(fetch)
		f.Await(future)
		f.Then(func(f *protocol.Flow) {
			answer, err := future.Result()
			if err != nil {
				say(f, err.Error())
				return
			}
			say(f, string(answer.Body))
		})
	}), "/")
	return body
}

func TestFetchFailures(t *testing.T) {
	slow := roundTrip(func(r *http.Request) (*http.Response, error) {
		select {
		case <-time.After(time.Hour):
		case <-r.Context().Done():
		}
		return nil, r.Context().Err()
	})
	deaf := roundTrip(func(*http.Request) (*http.Response, error) {
		time.Sleep(time.Minute)
		return nil, errors.New("at last")
	})
	trickle := roundTrip(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 200, Body: io.NopCloser(&trickling{r.Context()})}, nil
	})
	for name, c := range map[string]struct {
		transport http.RoundTripper
		fetch     protocol.Fetch
		says      string
	}{
		"to the limit":      {answering("12345"), protocol.Fetch{URL: "https://a/", Limit: 5}, "12345"},
		"over the limit":    {answering("123456"), protocol.Fetch{URL: "https://a/", Limit: 5}, "too large: "},
		"cut to it":         {answering("123456"), protocol.Fetch{URL: "https://a/", Limit: 5, Cut: true}, "12345"},
		"not to be cut":     {answering("12345"), protocol.Fetch{URL: "https://a/", Limit: 5, Cut: true}, "12345"},
		"cut to nothing":    {answering("123456"), protocol.Fetch{URL: "https://a/", Cut: true}, ""},
		"kept over it":      {answering("123456"), protocol.Fetch{URL: "https://a/", Limit: 5, Keep: true, Head: 5}, "too large: "},
		"nothing allowed":   {answering(""), protocol.Fetch{URL: "https://a/"}, ""},
		"hangs":             {slow, protocol.Fetch{URL: "https://a/", Limit: 5, Time: 100}, "timeout: "},
		"does not listen":   {deaf, protocol.Fetch{URL: "https://a/", Limit: 5, Time: 100}, "timeout: "},
		"hangs in the body": {trickle, protocol.Fetch{URL: "https://a/", Limit: 500, Time: 100}, "timeout: "},
		"no connection":     {roundTrip(func(*http.Request) (*http.Response, error) { return nil, errors.New("refused") }), protocol.Fetch{URL: "https://a/"}, "network: refused"},
		"another scheme":    {answering(""), protocol.Fetch{URL: "ftp://a/"}, "network: "},
		"no host":           {answering(""), protocol.Fetch{URL: "https:///a"}, "network: "},
		"no URL":            {answering(""), protocol.Fetch{URL: "https://a b/"}, "network: "},
		"a bad method":      {answering(""), protocol.Fetch{Method: "G T", URL: "https://a/"}, "network: "},
	} {
		synctest.Test(t, func(t *testing.T) {
			if got := outcome(t, Options{Transport: c.transport}, c.fetch); !strings.HasPrefix(got, c.says) || got != "" && c.says == "" {
				t.Errorf("%s: %q, not %q", name, got, c.says)
			}
		})
	}
}

// trickling is a body that gives a byte a second until its request is cancelled.
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

// A compressed answer arrives unpacked, and its limit counts what was unpacked.
func TestFetchUnpacks(t *testing.T) {
	server := upstream(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		z := gzip.NewWriter(w)
		z.Write(bytes.Repeat([]byte("a"), 100_000))
		z.Close()
	})
	if got := outcome(t, Options{}, protocol.Fetch{URL: server.URL, Limit: 100_000, Headers: protocol.Headers{{Name: "accept-encoding", Value: "br"}}}); got != strings.Repeat("a", 100_000) {
		t.Errorf("%d bytes arrived", len(got))
	}
	if got := outcome(t, Options{}, protocol.Fetch{URL: server.URL, Limit: 99_999}); !strings.HasPrefix(got, "too large") {
		t.Errorf("%d bytes arrived", len(got))
	}
}

// The cases are those of the Worker.
func TestSecrets(t *testing.T) {
	encoded, err := os.ReadFile("../worker/secrets.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct {
		Env   map[string]string
		Cases map[string][3]*string // URL, header, then the query and the header as sent, nil if the effect is refused
	}
	if err := json.Unmarshal(encoded, &table); err != nil || len(table.Cases) == 0 {
		t.Fatal(err)
	}
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
			Body: []protocol.Part{protocol.Literal([]byte("${KEY}"))}, // which has no references
		})
		outcome, want := "network: enough", ""
		if c[2] == nil {
			outcome = "refused: "
		} else {
			want = *c[2]
		}
		if sent != want || !strings.HasPrefix(got, outcome) {
			t.Errorf("%s: sent %q, not %q; %s", name, sent, want, got)
		}
	}
}

// put gives what has put a secret of this value into a request.
func put(t *testing.T, value string) *filling {
	t.Helper()
	v, err := newVault(map[string]string{"KEY": value}, "KEY@a.com")
	if err != nil {
		t.Fatal(err)
	}
	f := &filling{value: func(string) string { return value }, vault: v, to: &url.URL{Scheme: "https", Host: "a.com"}, asked: true}
	if _, err := f.fill("${KEY}", strings.Clone); err != nil {
		t.Fatal(err)
	}
	return f
}

// The cases are those of the Worker.
func TestRedactsWhateverTheForm(t *testing.T) {
	encoded, err := os.ReadFile("../worker/secrets.json")
	if err != nil {
		t.Fatal(err)
	}
	var table struct{ Echoes map[string][3]string } // the value, what comes back, what is left of that
	if err := json.Unmarshal(encoded, &table); err != nil || len(table.Echoes) == 0 {
		t.Fatal(err)
	}
	for name, c := range table.Echoes {
		if got := put(t, c[0]).redact(c[1]); got != c[2] {
			t.Errorf("%s: %q became %q, not %q", name, c[1], got, c[2])
		}
	}
}

// A body without the secret is not copied, and a token of the utmost size is found.
func TestRedactsOnlySecrets(t *testing.T) {
	body := bytes.Repeat([]byte("\\\xff%"), 1000)
	if got := put(t, "s3cret").redactBytes(body); &got[0] != &body[0] || len(got) != len(body) {
		t.Error("the body was copied")
	}
	long := strings.Repeat("s3cret+/", 1024)
	if got := put(t, long).redact("<" + strings.ReplaceAll(long, "/", `\/`) + ">"); got != "<${KEY}>" {
		t.Errorf("%d bytes are left", len(got))
	}
}

// A secret that another one begins with leaves nothing of that.
func TestRedactsTheLongestFirst(t *testing.T) {
	for _, values := range [][2]string{{"abc", "abcdef"}, {"abcdef", "abc"}, {"a&b", "a&b&c"}} {
		v, err := newVault(map[string]string{"A": values[0], "B": values[1]}, "A@a.com B@a.com")
		if err != nil {
			t.Fatal(err)
		}
		f := &filling{value: func(name string) string { return v.values[name] }, vault: v, to: &url.URL{Scheme: "https", Host: "a.com"}, asked: true}
		if _, err := f.fill("${A}${B}", func(s string) string { return s }); err != nil {
			t.Fatal(err)
		}
		for _, escape := range []func(string) string{strings.Clone, escapeQuery} {
			if got := f.redact(escape(values[0]) + " " + escape(values[1])); got != "${A} ${B}" {
				t.Errorf("%q became %q", values, got)
			}
		}
	}
}

// A stranger's URL may spell a reference: without the flag it is text.
func TestNoSecretsUnlessAskedFor(t *testing.T) {
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
		t.Errorf("sent %q", sent)
	}
}

// An upstream that repeats a secret in its answer, a redirect or an error does not bring it into the core or a
// transcript.
func TestSecretsDoNotComeBack(t *testing.T) {
	const secret = "s3cr&t value"
	record := new(Transcript)
	o := Options{
		Vars:    map[string]string{"SECRETS": "KEY@a.com"},
		Secrets: map[string]string{"KEY": secret},
		Record:  record,
	}
	fetch := protocol.Fetch{URL: "https://a.com/?key=${KEY}", Headers: protocol.Headers{{Name: "x-key", Value: "${KEY}"}}, Limit: 1000, Secrets: true}

	o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
		answer, _ := answering("wrong key " + r.Header.Get("X-Key")).RoundTrip(r)
		answer.Header.Set("Location", "https://a.com/next?key=s3cr%26t%20value")
		return answer, nil
	})
	if got := outcome(t, o, fetch); got != "wrong key ${KEY}" {
		t.Errorf("the core saw %q", got)
	}
	o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
		return nil, fmt.Errorf("Get %q: no route", r.URL)
	})
	if got := outcome(t, o, fetch); got != `network: Get "https://a.com/?key=${KEY}": no route` {
		t.Errorf("the core saw %q", got)
	}
	// Half a secret would not be known for one, so what was sent one is not cut.
	o.Transport = answering("wrong key " + secret)
	cut := fetch
	cut.Limit, cut.Cut = 15, true
	if got := outcome(t, o, cut); got != "too large: the answer is over its limit" {
		t.Errorf("the core saw %q", got)
	}
	// Without a secret sent, an answer is left as it is.
	o.Transport = answering(secret)
	if got := outcome(t, o, protocol.Fetch{URL: "https://b.com/", Limit: 100}); got != secret {
		t.Errorf("the core saw %q", got)
	}
	for _, s := range record.Steps[:len(record.Steps)-3] {
		for _, frame := range [][]byte{s.Frame, s.Answer} {
			if bytes.Contains(frame, []byte(secret)) || bytes.Contains(frame, []byte("s3cr%26t")) {
				t.Errorf("the transcript has %q", frame)
			}
		}
	}
}

func TestKeptBodies(t *testing.T) {
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
		kept := f.Fetch(protocol.Fetch{URL: "https://a/", Limit: 100, Keep: true, Head: 2})
		loose := f.Fetch(protocol.Fetch{URL: "https://a/", Limit: 100})
		f.Await(kept, loose)
		f.Then(func(f *protocol.Flow) {
			a, err := kept.Result()
			sum := sha256.Sum256([]byte(photo))
			if err != nil || string(a.Body) != photo[:2] || a.Size != len(photo) || hex.EncodeToString(a.SHA256) != hex.EncodeToString(sum[:]) {
				t.Errorf("kept %+v, %v", a, err)
			}
			if b, err := loose.Result(); err != nil || string(b.Body) != photo || b.Size != len(photo) || len(b.SHA256) != 0 {
				t.Errorf("fetched %+v, %v", b, err)
			}
			post := func(parts ...protocol.Part) protocol.Future[protocol.Answer] {
				future := f.Fetch(protocol.Fetch{Method: "POST", URL: "https://a/", Limit: 100, Body: parts})
				f.Await(future)
				return future
			}
			asIs := post(protocol.Literal([]byte("<")), protocol.Kept(kept), protocol.Literal([]byte(">")))
			base64 := post(protocol.KeptBase64(kept))
			notKept, unknown := post(protocol.Kept(loose)), post(protocol.Kept(protocol.Future[protocol.Answer]{}))
			middle, beyond, none := f.Read(kept, 2, 5), f.Read(kept, 10, 1000), f.Read(kept, 1000, 5)
			readLoose, asked := f.Read(loose, 0, 1), f.AI("m", []protocol.Part{protocol.Literal([]byte(`"`)), protocol.KeptBase64(kept), protocol.Literal([]byte(`"`))}, 0)
			f.Await(middle, beyond, none, readLoose, asked)
			f.Then(func(f *protocol.Flow) {
				body := func(future protocol.Future[protocol.Answer]) string {
					a, err := future.Result()
					return fmt.Sprint(string(a.Body), protocol.CodeOf(err))
				}
				bytes := func(future protocol.Future[[]byte]) string {
					b, err := future.Result()
					return fmt.Sprint(string(b), protocol.CodeOf(err))
				}
				say(f, strings.Join([]string{body(asIs), body(base64), body(notKept), body(unknown), bytes(middle), bytes(beyond), bytes(none), bytes(readLoose), body(asked)}, "|"))
			})
		})
	})
	_, _, got := get(t, h, "/")
	none, refused := protocol.Code(0).String(), protocol.Refused.String()
	want := strings.Join([]string{"<" + photo + ">" + none, "/9hwaG90byBieXRlcw==" + none, refused, refused, "photo" + none, "tes" + none, none, refused, "{}" + none}, "|")
	if got != want {
		t.Errorf("got\n%q, not\n%q", got, want)
	}
	if model != `"/9hwaG90byBieXRlcw=="` {
		t.Errorf("the model got %q", model)
	}
}
