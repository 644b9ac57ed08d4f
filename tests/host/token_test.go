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

// asking is what a core says to have a token.
func asking(fresh bool) protocol.Token {
	return protocol.Token{
		Name: "TOKEN", Fresh: fresh, URL: "https://api.a.com/token?k=${KEY}", Time: 1000,
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

// giving is a transport that answers with status and body.
func giving(status int, body string) roundTrip {
	return func(*http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: status, Header: http.Header{"Location": {"/next"}}, Body: io.NopCloser(strings.NewReader(body))}, nil
	}
}

func answer(expires string) string {
	return `{"access_token":"` + tokenValue + `","token_type":"Application Access Token","expires_in":` + expires + `}`
}

func TestTokenAnswers(t *testing.T) {
	long := strings.Repeat("x", 8192)
	sized := func(size int) string { return answer("7200") + strings.Repeat(" ", size-len(answer("7200"))) }
	for name, c := range map[string]struct {
		status int
		body   string
		says   string
		ttl    int // seconds that KV keeps it, 0 if it does not
	}{
		"a token":                 {200, answer("7200"), "200", 7140},
		"for an odd time":         {200, answer("7200.0"), "200", 7140},
		"for the least time":      {200, answer("120"), "200", 60},
		"for less":                {200, answer("119"), "200", 0},
		"for no time":             {200, answer("0"), "200", 0},
		"for a time before":       {200, answer("-7200"), "200", 0},
		"for a fraction":          {200, answer("7200.5"), "200", 0},
		"for a year":              {200, answer("31536000"), "200", 31535940},
		"for ever":                {200, answer("31536001"), "200", 0},
		"for longer than that":    {200, answer("1e999"), "200", 0},
		"for a text":              {200, answer(`"7200"`), "200", 0},
		"for null":                {200, answer("null"), "200", 0},
		"for who knows":           {200, `{"access_token":"` + tokenValue + `"}`, "200", 0},
		"twice":                   {200, `{"access_token":1,"access_token":"` + tokenValue + `"}`, "200", 0},
		"of the utmost size":      {200, `{"access_token":"` + long + `"}`, "200", 0},
		"in the utmost answer":    {200, sized(64 << 10), "200", 7140},
		"in an answer too large":  {200, sized(64<<10 + 1), "too large: ", 0},
		"too large":               {200, `{"access_token":"` + long + `x"}`, "malformed: ", 0},
		"nothing":                 {200, ``, "malformed: ", 0},
		"garbage":                 {200, answer("7200")[1:], "malformed: ", 0},
		"behind a mark":           {200, "\ufeff" + answer("7200"), "malformed: ", 0},
		"null":                    {200, `null`, "malformed: ", 0},
		"in a list":               {200, `[` + answer("7200") + `]`, "malformed: ", 0},
		"missing":                 {200, `{"error":"invalid_client","expires_in":7200}`, "malformed: ", 0},
		"of another name":         {200, `{"Access_Token":"` + tokenValue + `"}`, "malformed: ", 0},
		"a number":                {200, `{"access_token":1}`, "malformed: ", 0},
		"a null":                  {200, `{"access_token":null}`, "malformed: ", 0},
		"an object":               {200, `{"access_token":{}}`, "malformed: ", 0},
		"a list":                  {200, `{"access_token":["x"]}`, "malformed: ", 0},
		"empty":                   {200, `{"access_token":""}`, "malformed: ", 0},
		"with a space":            {200, `{"access_token":"a b"}`, "malformed: ", 0},
		"with a line's end":       {200, `{"access_token":"a\r\nb: c"}`, "malformed: ", 0},
		"with one last":           {200, `{"access_token":"a\n"}`, "malformed: ", 0},
		"with a NUL":              {200, `{"access_token":"a\u0000"}`, "malformed: ", 0},
		"with a DEL":              {200, `{"access_token":"a\u007f"}`, "malformed: ", 0},
		"not in ASCII":            {200, `{"access_token":"ä"}`, "malformed: ", 0},
		"half a character":        {200, `{"access_token":"\ud800"}`, "malformed: ", 0},
		"refused":                 {400, `{"error":"invalid_client"}`, "400", 0},
		"unauthorised":            {401, answer("7200"), "401", 0},
		"elsewhere":               {302, answer("7200"), "302", 0},
		"created":                 {201, answer("7200"), "201", 0},
		"refused at great length": {503, strings.Repeat("x", 1<<20), "503", 0},
	} {
		now := epoch
		o := tokenOptions(giving(c.status, c.body))
		o.KV = NewKV(func() time.Time { return now })
		o.Clock = func() time.Time { return now }
		_, _, body := get(t, serve(t, o, obtaining(asking(false))), "/")
		if !strings.HasPrefix(body, c.says) || strings.Contains(body, tokenValue) {
			t.Errorf("%s: %s, not %s", name, body, c.says)
		}
		if stored, found := o.KV.Get("token/TOKEN/api.a.com"); found != (c.ttl > 0) || found && string(stored) != tokenValue {
			t.Errorf("%s: KV has %q", name, stored)
		}
		now = now.Add(time.Duration(c.ttl)*time.Second - time.Millisecond)
		if c.ttl > 0 && o.KV.Len() != 1 {
			t.Errorf("%s: KV has it no more", name)
		}
		if now = now.Add(time.Millisecond); o.KV.Len() != 0 {
			t.Errorf("%s: KV has it still", name)
		}
	}
}

// The first time the endpoint is asked, then KV; and the endpoint again for a fresh one, whose token takes the old one's place.
func TestTokenIsStored(t *testing.T) {
	posts := 0
	o := tokenOptions(func(r *http.Request) (*http.Response, error) {
		if r.URL.Path != "/token" {
			return answering("sent " + r.Header.Get("Authorization")).RoundTrip(r)
		}
		posts++
		body, _ := io.ReadAll(r.Body)
		if got := r.Method + " " + r.URL.String() + " " + r.Header.Get("Authorization") + " " + r.Header.Get("Content-Type") + " " + string(body); got !=
			"POST https://api.a.com/token?k=s3cr%26t Basic s3cr&t application/x-www-form-urlencoded grant_type=client_credentials" {
			t.Errorf("sent %s", got)
		}
		return giving(200, fmt.Sprintf(`{"access_token":"token-%d","expires_in":7200}`, posts))(r)
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
			t.Errorf("%d: KV has %q, not %q", i, stored, c.stored)
		}
		sent := ""
		watched := o
		watched.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
			if r.URL.Path != "/token" {
				sent = r.Header.Get("Authorization")
			}
			return o.Transport.RoundTrip(r)
		})
		_, _, body := get(t, serve(t, watched, using(c.fresh, "https://api.a.com/item")), "/")
		if body != "200 sent Bearer ${TOKEN}" || posts != c.posts || sent != fmt.Sprint("Bearer token-", c.posts) {
			t.Errorf("%d: %s after %d posts, sent %s", i, body, posts, sent)
		}
	}
}

// obtaining gets a token and replies with the status.
func obtaining(t protocol.Token) protocol.Stage {
	return func(f *protocol.Flow) {
		token := f.Token(t)
		f.Await(token)
		f.Then(func(f *protocol.Flow) {
			if answer, err := token.Result(); err != nil {
				say(f, err.Error())
			} else {
				say(f, fmt.Sprint(answer.Status))
			}
		})
	}
}

// using gets a token and fetches with it.
func using(fresh bool, url string) protocol.Stage {
	return func(f *protocol.Flow) {
		token := f.Token(asking(fresh))
		f.Await(token)
		f.Then(func(f *protocol.Flow) {
			got, err := token.Result()
			if err != nil {
				say(f, err.Error())
				return
			}
			future := f.Fetch(protocol.Fetch{
				URL: url, Headers: protocol.Headers{{Name: "authorization", Value: "Bearer ${TOKEN}"}}, Limit: 1000, Secrets: true,
			})
			f.Await(future)
			f.Then(func(f *protocol.Flow) {
				answer, err := future.Result()
				if err != nil {
					say(f, err.Error())
					return
				}
				say(f, fmt.Sprint(got.Status, " ", answer.Headers.Get("x-sent"), string(answer.Body)))
			})
		})
	}
}

// A token goes where SECRETS lets it and nowhere else, comes back from nowhere, and stands in no frame and no log.
func TestTokenIsASecret(t *testing.T) {
	for _, c := range []struct{ url, sent, says string }{
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
				return giving(200, answer("7200"))(r)
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
		h := serve(t, o, using(false, c.url))
		if _, _, body := get(t, h, "/"); body != c.says || sent != c.sent {
			t.Errorf("%s: sent %q; %s", c.url, sent, body)
		}
		h.Wait()
		for _, hidden := range []string{tokenValue, escapeQuery(tokenValue), "s3cr&t"} {
			if bytes.Contains(record.Encode(), []byte(hidden)) || strings.Contains(h.Log(), hidden) {
				t.Errorf("%s: %q is in a frame or in the log", c.url, hidden)
			}
		}
	}
}

// Another exchange does not have the token, though it runs at the same time.
func TestTokenIsOfItsExchange(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := serve(t, tokenOptions(giving(200, answer("null"))), func(f *protocol.Flow) {
			if f.Request().Path == "/with" {
				f.Await(f.Token(asking(false)))
				f.Then(func(f *protocol.Flow) { f.Await(f.Wait(1000)) }, func(f *protocol.Flow) { say(f, "") })
				return
			}
			one(func(f *protocol.Flow) protocol.Future[protocol.Answer] {
				return f.Fetch(protocol.Fetch{URL: "https://api.a.com/?t=${TOKEN}", Limit: 1000, Secrets: true})
			})(f)
		})
		go get(t, h, "/with")
		synctest.Wait()
		if _, _, body := get(t, h, "/without"); body != "refused: secret TOKEN may not be sent to api.a.com" || h.Open() != 1 {
			t.Errorf("%s with %d open", body, h.Open())
		}
		h.Wait()
	})
}

func TestTokenFailures(t *testing.T) {
	named := func(name string) protocol.Token {
		token := asking(false)
		token.Name = name
		return token
	}
	to := func(url string) protocol.Token {
		token := asking(false)
		token.URL = url
		return token
	}
	kept := asking(false)
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
		says      string
	}{
		"a name that has no host":       {named("STRAY"), nil, "refused: SECRETS does not have STRAY, or it has a value of its own"},
		"a name with a value":           {named("VALUED"), nil, "refused: SECRETS does not have VALUED, or it has a value of its own"},
		"no name":                       {named(""), nil, "refused: "},
		"a name with an empty value":    {named("EMPTY"), giving(200, answer("7200")), "200"},
		"an endpoint of another host":   {to("https://c.com/token"), nil, "refused: secret KEY may not be sent to c.com"},
		"an endpoint in plain":          {to("http://api.a.com/token"), nil, "refused: secret KEY may not be sent to api.a.com"},
		"no URL":                        {to("token"), nil, "network: not a URL to fetch"},
		"a part that is not kept":       {kept, nil, "refused: no such kept body"},
		"an endpoint that hangs":        {asking(false), hanging, "timeout: "},
		"an endpoint that is not there": {asking(false), broken, "network: no route to https://api.a.com/token?k=${KEY} with Basic ${KEY}"},
	} {
		synctest.Test(t, func(t *testing.T) {
			o := tokenOptions(c.transport)
			if c.transport == nil {
				o.Transport = roundTrip(func(r *http.Request) (*http.Response, error) {
					t.Errorf("%s: sent to %s", name, r.URL)
					return nil, errors.New("unexpected")
				})
			}
			began := time.Now()
			h := serve(t, o, obtaining(c.token))
			if _, _, body := get(t, h, "/"); !strings.HasPrefix(body, c.says) {
				t.Errorf("%s: %s, not %s", name, body, c.says)
			}
			if took := time.Since(began).Truncate(time.Second); took != 0 && !strings.HasPrefix(c.says, "timeout") {
				t.Errorf("%s took %v", name, took)
			}
		})
	}
}

// A token's name is not among the secrets that the core is told of, and a token holds one of the connections.
func TestTokenInTheProtocol(t *testing.T) {
	var told protocol.Config
	o := tokenOptions(nil)
	o.Guest = Native(func(c protocol.Config) protocol.Stage { told = c; return nil })
	h, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	h.Close()
	if !told.Secret("KEY") || !told.Secret("VALUED") || told.Secret("TOKEN") || told.Secret("EMPTY") {
		t.Errorf("the core was told of %v", told)
	}
	for call, want := range map[string]bool{"fetch": connects(FetchCall{}), "token": connects(TokenCall{}), "not wait": !connects(WaitCall{})} {
		if !want {
			t.Errorf("%s is of the wrong kind", call)
		}
	}
}
