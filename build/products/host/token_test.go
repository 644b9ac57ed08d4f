package host

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	protocol "loupe/core/exchange"
)

const tokenValue = "v^1.1#i^1#t^H4sI/+w=="

// tokenCall returns the parameters of a token effect.
func tokenCall(fresh bool) protocol.Token {
	return protocol.Token{
		Name: "TOKEN", Fresh: fresh, URL: "https://api.a.com/token?k=${KEY}", TimeLimit: 1000,
		Headers: protocol.Headers{{Name: "authorization", Value: "Basic ${KEY}"}, {Name: "content-type", Value: "application/x-www-form-urlencoded"}},
		Body:    []protocol.Part{protocol.Literal([]byte("grant_type=client_credentials"))},
	}
}

func tokenOptions(transport roundTrip) Options {
	return Options{
		Vars:      map[string]string{"SECRETS": "KEY@api.a.com TOKEN@api.a.com TOKEN@b.com:8080 VALUED@api.a.com EMPTY@api.a.com"},
		Secrets:   map[string]string{"KEY": "s3cr&t", "VALUED": "value", "EMPTY": "", "STRAY": ""},
		Transport: transport,
	}
}

// answeringStatus returns a transport that answers every request with this status and body.
func answeringStatus(status int, body string) roundTrip {
	return func(*http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: status, Header: http.Header{"Location": {"/next"}}, Body: io.NopCloser(strings.NewReader(body))}, nil
	}
}

// tokenAnswer returns a token endpoint's answer. expires is the JSON text of expires_in.
func tokenAnswer(expires string) string {
	return `{"access_token":"` + tokenValue + `","token_type":"Application Access Token","expires_in":` + expires + `}`
}

// tests/worker has a test with the same cases.
func TestTokenEndpointAnswers(t *testing.T) {
	long := strings.Repeat("x", 8192)
	sized := func(size int) string { return tokenAnswer("7200") + strings.Repeat(" ", size-len(tokenAnswer("7200"))) }
	type answer struct {
		status int
		body   string
		want   string // prefix of the status or the failure
		ttl    int    // seconds that KV stores the token for, 0 if it does not
	}
	cases := []answer{
		{200, `{"access_token":"` + tokenValue + `"}`, "200", 0},
		{200, `{"access_token":1,"access_token":"` + tokenValue + `"}`, "200", 0}, // the last one counts
		{200, `{"access_token":"` + long + `"}`, "200", 0},
		{200, `{"access_token":"` + long + `x"}`, "malformed: ", 0},
		{200, sized(64 << 10), "200", 7140},
		{200, sized(64<<10 + 1), "too large: ", 0},
		{400, `{"error":"invalid_client"}`, "400", 0},
		{503, strings.Repeat("x", 1<<20), "503", 0},
	}
	for _, status := range []int{201, 302, 401} {
		cases = append(cases, answer{status, tokenAnswer("7200"), fmt.Sprint(status), 0})
	}
	shared := sharedCases(t).Tokens
	for expires, ttl := range shared.Lifetimes {
		cases = append(cases, answer{200, tokenAnswer(expires), "200", ttl})
	}
	for _, token := range shared.Invalid {
		cases = append(cases, answer{200, `{"access_token":` + string(token) + `}`, "malformed: ", 0})
	}
	for _, body := range shared.Malformed {
		cases = append(cases, answer{200, body, "malformed: ", 0})
	}
	for _, c := range cases {
		name := fmt.Sprintf("%d %.100s", c.status, c.body)
		now := epoch
		o := tokenOptions(answeringStatus(c.status, c.body))
		o.KV = NewKV(func() time.Time { return now })
		o.Clock = func() time.Time { return now }
		_, _, body := get(t, serve(t, o, getToken(tokenCall(false))), "/")
		if !strings.HasPrefix(body, c.want) || strings.Contains(body, tokenValue) {
			t.Errorf("%s: got %q, want %q", name, body, c.want)
		}
		if stored, found := o.KV.Get("token/TOKEN/api.a.com"); found != (c.ttl > 0) || found && string(stored) != tokenValue {
			t.Errorf("%s: KV has %q, want it to have the token: %v", name, stored, c.ttl > 0)
		}
		now = now.Add(time.Duration(c.ttl)*time.Second - time.Millisecond)
		if c.ttl > 0 && o.KV.(*KV).Len() != 1 {
			t.Errorf("%s: got no token in KV before %d s, want it there", name, c.ttl)
		}
		if now = now.Add(time.Millisecond); o.KV.(*KV).Len() != 0 {
			t.Errorf("%s: got the token in KV after %d s, want it expired", name, c.ttl)
		}
	}
}

// A token is fetched once and stored; a fresh one replaces it; an invalid stored one is ignored.
func TestTokenIsStoredAndReused(t *testing.T) {
	posts := 0
	o := tokenOptions(func(r *http.Request) (*http.Response, error) {
		if r.URL.Path != "/token" {
			return answering("sent " + r.Header.Get("Authorization")).RoundTrip(r)
		}
		posts++
		body, _ := io.ReadAll(r.Body)
		if got := r.Method + " " + r.URL.String() + " " + r.Header.Get("Authorization") + " " + r.Header.Get("Content-Type") + " " + string(body); got !=
			"POST https://api.a.com/token?k=s3cr%26t Basic s3cr&t application/x-www-form-urlencoded grant_type=client_credentials" {
			t.Errorf("got request %s, want a POST with the credentials and the grant type", got)
		}
		return answeringStatus(200, fmt.Sprintf(`{"access_token":"token-%d","expires_in":7200}`, posts))(r)
	})
	o.KV = NewKV(time.Now)
	for i, c := range []struct {
		fresh  bool
		stored string // in KV before
		posts  int
	}{
		{false, "", 1},
		{false, "token-1", 1},
		{true, "token-1", 2},
		{false, "token-2", 2},
		{false, "not a\r\ntoken", 3},
		{false, strings.Repeat("x", 8193), 4},
		{false, "", 5},
	} {
		if c.stored == "" {
			o.KV.Delete("token/TOKEN/api.a.com")
		} else if i == 4 || i == 5 {
			o.KV.Put("token/TOKEN/api.a.com", []byte(c.stored), 60)
		} else if stored, _ := o.KV.Get("token/TOKEN/api.a.com"); string(stored) != c.stored {
			t.Errorf("case %d: KV has %q, want %q", i, stored, c.stored)
		}
		sent := ""
		watched := o
		watched.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
			if r.URL.Path != "/token" {
				sent = r.Header.Get("Authorization")
			}
			return o.Transport.RoundTrip(r)
		})
		_, _, body := get(t, serve(t, watched, useToken(c.fresh, "https://api.a.com/item")), "/")
		if body != "200 sent Bearer ${TOKEN}" || posts != c.posts || sent != fmt.Sprint("Bearer token-", c.posts) {
			t.Errorf("case %d: got %q after %d posts, sent %q; want %d posts", i, body, posts, sent, c.posts)
		}
	}
}

// getToken returns a stage that gets a token and replies with the status.
func getToken(t protocol.Token) protocol.Stage {
	return func(f *protocol.Flow) {
		replyAnswer(f, f.Token(t), func(answer protocol.Answer) string { return fmt.Sprint(answer.Status) })
	}
}

// useToken returns a stage that gets a token and sends it with a fetch.
func useToken(fresh bool, url string) protocol.Stage {
	return func(f *protocol.Flow) {
		protocol.On(f, f.Token(tokenCall(fresh)), func(f *protocol.Flow, token protocol.Answer, err error) {
			if err != nil {
				replyText(f, err.Error())
				return
			}
			fetch := f.Fetch(protocol.Fetch{
				URL: url, Headers: protocol.Headers{{Name: "authorization", Value: "Bearer ${TOKEN}"}}, MaxBytes: 1000, Secrets: true,
			})
			replyAnswer(f, fetch, func(answer protocol.Answer) string {
				return fmt.Sprint(token.Status, " ", answer.Headers.Get("x-sent"), string(answer.Body))
			})
		})
	}
}

// A token is sent only where SECRETS allows, is redacted from responses and errors, and is in no
// frame and no log.
func TestTokenIsSentOnlyWhereAllowedAndRedacted(t *testing.T) {
	for _, c := range []struct{ url, sent, want string }{
		{"https://api.a.com/item", tokenValue, "200 you sent Bearer ${TOKEN}, that is ${TOKEN} or ${TOKEN}"},
		{"https://api.a.com:443/item?t=${TOKEN}", tokenValue, "200 you sent Bearer ${TOKEN}, that is ${TOKEN} or ${TOKEN}"},
		{"http://b.com:8080/item", tokenValue, "200 you sent Bearer ${TOKEN}, that is ${TOKEN} or ${TOKEN}"},
		{"https://api.a.com/broken", tokenValue, "network: no route with ${TOKEN}"},
		{"http://api.a.com/item", "", "refused: secret TOKEN may not be sent to api.a.com"},
		{"https://a.com/item", "", "refused: secret TOKEN may not be sent to a.com"},
		{"https://c.com/item?t=${TOKEN}", "", "refused: secret TOKEN may not be sent to c.com"},
	} {
		sent, record := "", new(Transcript)
		o := tokenOptions(func(r *http.Request) (*http.Response, error) {
			value, found := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
			switch {
			case !found:
				return answeringStatus(200, tokenAnswer("7200"))(r)
			case r.URL.Path == "/broken":
				sent = value
				return nil, errors.New("no route with " + value)
			}
			sent = value
			answer, err := answering("that is " + value + " or " + escapeQuery(value)).RoundTrip(r)
			answer.Header.Set("X-Sent", "you sent Bearer "+value+", ")
			return answer, err
		})
		o.Record = record
		h := serve(t, o, useToken(false, c.url))
		if _, _, body := get(t, h, "/"); body != c.want || sent != c.sent {
			t.Errorf("%s: sent %q and got %q, want %q and %q", c.url, sent, body, c.sent, c.want)
		}
		h.Wait()
		for _, hidden := range []string{tokenValue, escapeQuery(tokenValue), "s3cr&t"} {
			if bytes.Contains(record.Encode(), []byte(hidden)) || strings.Contains(h.Log(), hidden) {
				t.Errorf("%s: got %q in a frame or in the log, want it in neither", c.url, hidden)
			}
		}
	}
}

// A concurrent exchange does not have the token.
func TestTokenBelongsToItsExchange(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, tokenOptions(answeringStatus(200, tokenAnswer("null"))), func(f *protocol.Flow) {
			if f.Request().Path == "/with" {
				f.Await(f.Token(tokenCall(false)))
				f.Then(func(f *protocol.Flow) { f.Await(f.Wait(1000)) }, func(f *protocol.Flow) { replyText(f, "") })
				return
			}
			replyResult(func(f *protocol.Flow) protocol.Future[protocol.Answer] {
				return f.Fetch(protocol.Fetch{URL: "https://api.a.com/?t=${TOKEN}", MaxBytes: 1000, Secrets: true})
			})(f)
		})
		go get(t, h, "/with")
		synctest.Wait()
		if _, _, body := get(t, h, "/without"); body != "refused: secret TOKEN may not be sent to api.a.com" || h.Open() != 1 {
			t.Errorf("got %q with %d open exchanges, want a refusal with 1", body, h.Open())
		}
		h.Wait()
	})
}

func TestTokenFailures(t *testing.T) {
	named := func(name string) protocol.Token {
		token := tokenCall(false)
		token.Name = name
		return token
	}
	to := func(url string) protocol.Token {
		token := tokenCall(false)
		token.URL = url
		return token
	}
	kept := tokenCall(false)
	kept.Body = []protocol.Part{protocol.Kept(protocol.Future[protocol.Answer]{})}
	hanging := func(r *http.Request) (*http.Response, error) {
		<-r.Context().Done()
		return nil, r.Context().Err()
	}
	broken := func(r *http.Request) (*http.Response, error) {
		return nil, errors.New("no route to " + r.URL.String() + " with " + r.Header.Get("Authorization"))
	}
	for name, c := range map[string]struct {
		token     protocol.Token
		transport roundTrip
		want      string // prefix
	}{
		"a name not in SECRETS":           {named("STRAY"), nil, "refused: STRAY cannot be a token: SECRETS does not list it, or it has a value of its own"},
		"a name with a value":             {named("VALUED"), nil, "refused: VALUED cannot be a token: SECRETS does not list it, or it has a value of its own"},
		"no name":                         {named(""), nil, "refused: "},
		"a name with an empty value":      {named("EMPTY"), answeringStatus(200, tokenAnswer("7200")), "200"},
		"an endpoint not in SECRETS":      {to("https://c.com/token"), nil, "refused: secret KEY may not be sent to c.com"},
		"an endpoint over http":           {to("http://api.a.com/token"), nil, "refused: secret KEY may not be sent to api.a.com"},
		"a relative URL":                  {to("token"), nil, "network: the URL is not an absolute http or https URL"},
		"a part without a kept body":      {kept, nil, "refused: no such kept body"},
		"an endpoint that hangs":          {tokenCall(false), hanging, "timeout: "},
		"an endpoint that is unreachable": {tokenCall(false), broken, "network: no route to https://api.a.com/token?k=${KEY} with Basic ${KEY}"},
	} {
		synctest.Test(t, func(t *testing.T) {
			o := tokenOptions(c.transport)
			if c.transport == nil {
				o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
					t.Errorf("%s: got a request to %s, want none", name, r.URL)
					return nil, errors.New("unexpected")
				})
			}
			began := time.Now()
			h := serve(t, o, getToken(c.token))
			if _, _, body := get(t, h, "/"); !strings.HasPrefix(body, c.want) {
				t.Errorf("%s: got %q, want %q", name, body, c.want)
			}
			if took := time.Since(began).Truncate(time.Second); took != 0 && !strings.HasPrefix(c.want, "timeout") {
				t.Errorf("%s: took %v, want no time", name, took)
			}
		})
	}
}
