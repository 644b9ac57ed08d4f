package host

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
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

func TestTokenEndpointAnswers(t *testing.T) {
	long := strings.Repeat("x", 8192)
	sized := func(size int) string { return tokenAnswer("7200") + strings.Repeat(" ", size-len(tokenAnswer("7200"))) }
	for name, c := range map[string]struct {
		status int
		body   string
		want   string // prefix of the status or the failure
		ttl    int    // seconds that KV stores the token for, 0 if it does not
	}{
		"a token":                               {200, tokenAnswer("7200"), "200", 7140},
		"a lifetime written as 7200.0":          {200, tokenAnswer("7200.0"), "200", 7140},
		"a lifetime of two minutes":             {200, tokenAnswer("120"), "200", 60},
		"a lifetime under two minutes":          {200, tokenAnswer("119"), "200", 0},
		"a lifetime of zero":                    {200, tokenAnswer("0"), "200", 0},
		"a negative lifetime":                   {200, tokenAnswer("-7200"), "200", 0},
		"a fractional lifetime":                 {200, tokenAnswer("7200.5"), "200", 0},
		"a lifetime of a year":                  {200, tokenAnswer("31536000"), "200", 31535940},
		"a lifetime over a year":                {200, tokenAnswer("31536001"), "200", 0},
		"an infinite lifetime":                  {200, tokenAnswer("1e999"), "200", 0},
		"a lifetime that is a string":           {200, tokenAnswer(`"7200"`), "200", 0},
		"a lifetime that is null":               {200, tokenAnswer("null"), "200", 0},
		"no lifetime":                           {200, `{"access_token":"` + tokenValue + `"}`, "200", 0},
		"two tokens, the last one valid":        {200, `{"access_token":1,"access_token":"` + tokenValue + `"}`, "200", 0},
		"a token of 8192 characters":            {200, `{"access_token":"` + long + `"}`, "200", 0},
		"an answer of 64 kB":                    {200, sized(64 << 10), "200", 7140},
		"an answer over 64 kB":                  {200, sized(64<<10 + 1), "too large: ", 0},
		"a token of 8193 characters":            {200, `{"access_token":"` + long + `x"}`, "malformed: ", 0},
		"an empty answer":                       {200, ``, "malformed: ", 0},
		"an answer that is not JSON":            {200, tokenAnswer("7200")[1:], "malformed: ", 0},
		"an answer with a byte order mark":      {200, "\ufeff" + tokenAnswer("7200"), "malformed: ", 0},
		"an answer that is null":                {200, `null`, "malformed: ", 0},
		"an answer that is a list":              {200, `[` + tokenAnswer("7200") + `]`, "malformed: ", 0},
		"an answer without a token":             {200, `{"error":"invalid_client","expires_in":7200}`, "malformed: ", 0},
		"a token under a name in other case":    {200, `{"Access_Token":"` + tokenValue + `"}`, "malformed: ", 0},
		"a token that is a number":              {200, `{"access_token":1}`, "malformed: ", 0},
		"a token that is null":                  {200, `{"access_token":null}`, "malformed: ", 0},
		"a token that is an object":             {200, `{"access_token":{}}`, "malformed: ", 0},
		"a token that is a list":                {200, `{"access_token":["x"]}`, "malformed: ", 0},
		"an empty token":                        {200, `{"access_token":""}`, "malformed: ", 0},
		"a token with a space":                  {200, `{"access_token":"a b"}`, "malformed: ", 0},
		"a token with a line break":             {200, `{"access_token":"a\r\nb: c"}`, "malformed: ", 0},
		"a token with a final line break":       {200, `{"access_token":"a\n"}`, "malformed: ", 0},
		"a token with a NUL":                    {200, `{"access_token":"a\u0000"}`, "malformed: ", 0},
		"a token with a DEL":                    {200, `{"access_token":"a\u007f"}`, "malformed: ", 0},
		"a token that is not ASCII":             {200, `{"access_token":"ä"}`, "malformed: ", 0},
		"a token with half of a surrogate pair": {200, `{"access_token":"\ud800"}`, "malformed: ", 0},
		"status 400":                            {400, `{"error":"invalid_client"}`, "400", 0},
		"status 401 with a token":               {401, tokenAnswer("7200"), "401", 0},
		"status 302 with a token":               {302, tokenAnswer("7200"), "302", 0},
		"status 201 with a token":               {201, tokenAnswer("7200"), "201", 0},
		"status 503 with a large body":          {503, strings.Repeat("x", 1<<20), "503", 0},
	} {
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
		if c.ttl > 0 && o.KV.Len() != 1 {
			t.Errorf("%s: got no token in KV before %d s, want it there", name, c.ttl)
		}
		if now = now.Add(time.Millisecond); o.KV.Len() != 0 {
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
		protocol.On(f, f.Token(t), func(f *protocol.Flow, answer protocol.Answer, err error) {
			if err != nil {
				replyText(f, err.Error())
				return
			}
			replyText(f, fmt.Sprint(answer.Status))
		})
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
			protocol.On(f, fetch, func(f *protocol.Flow, answer protocol.Answer, err error) {
				if err != nil {
					replyText(f, err.Error())
					return
				}
				replyText(f, fmt.Sprint(token.Status, " ", answer.Headers.Get("x-sent"), string(answer.Body)))
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

// The name of a token is not among the secrets that configure lists, because it has no value.
func TestTokenIsNotAmongConfiguredSecrets(t *testing.T) {
	p := program(nil)
	p.Secrets = []string{"KEY", "VALUED", "TOKEN", "EMPTY"}
	o, record := tokenOptions(nil), new(Transcript)
	o.Guest, o.Record = Native(p), record
	h := start(t, o)
	h.Close()
	_, secrets := decodeConfigure(t, record.Steps[1].Frame)
	if want := []string{"KEY", "VALUED"}; !slices.Equal(secrets, want) {
		t.Errorf("got secrets %q, want %q", secrets, want)
	}
}
