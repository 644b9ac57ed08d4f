package exchange_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// logOf returns the lines that an exchange of these stages logs. Its effects get this answer.
func logOf(t *testing.T, answer exchangetest.Answer, stages ...exchange.Stage) []string {
	t.Helper()
	x := exchangetest.Run(t, func(f *exchange.Flow) { f.Then(stages...) }, func(exchangetest.Effect) exchangetest.Answer { return answer })
	return x.Log
}

func TestExchangeLogsOneLineWhenItCloses(t *testing.T) {
	got := logOf(t, exchangetest.OK().After(40),
		func(f *exchange.Flow) {
			f.SetAccount("acct_1")
			f.Annotate(func(w *jsontext.Writer) { w.Key("route").String(`GET /"x"`) })
			f.Annotate(func(*jsontext.Writer) {})
			f.Await(f.KVPut("k", 60))
		},
		func(f *exchange.Flow) {
			f.Respond(exchange.Response{Status: 201})
			f.Annotate(func(w *jsontext.Writer) { w.Key("charged").Int(10) })
			f.Await(f.KVDelete("k"))
		})
	want := `{"log":"exchange","request":"` + strings.Repeat("00", 8) + `","status":201,"ms":40,"total_ms":80,"account":"acct_1","route":"GET /\"x\"","charged":10}`
	if len(got) != 1 || withoutRequest(got[0]) != withoutRequest(want) {
		t.Errorf("got %q, want %s", got, want)
	}
}

// withoutRequest returns a line without the id of its request, which the entropy decides.
func withoutRequest(line string) string {
	before, rest, _ := strings.Cut(line, `"request":"`)
	_, after, _ := strings.Cut(rest, `"`)
	return before + after
}

func TestExchangeWithoutAResponseIsLoggedAs500(t *testing.T) {
	if got := logOf(t, exchangetest.OK()); len(got) != 1 || !strings.Contains(got[0], `"status":500,"ms":0,"total_ms":0`) {
		t.Errorf("got %q, want status 500, which the host answers with", got)
	}
}

func TestFailuresOfStorageAreLogged(t *testing.T) {
	d1 := func(f *exchange.Flow) exchange.Awaitable { return f.D1(exchange.SQL("SELECT 1")) }
	limit := func(f *exchange.Flow) exchange.Awaitable { return f.Limit("k") }
	queue := func(f *exchange.Flow) exchange.Awaitable { return f.Queue([]byte("m")) }
	get := func(f *exchange.Flow) exchange.Awaitable { return f.KVGet("grant/secret") }
	for name, c := range map[string]struct {
		start  func(*exchange.Flow) exchange.Awaitable
		answer exchangetest.Answer
		want   string // "" for no line
	}{
		"KV fails":              {get, exchangetest.Fail(exchange.Failed, "KV GET grant/secret failed: 500").After(7), `"upstream":"kv","code":"FAILED","status":0,"ms":7,"attempt":1}`},
		"KV is slow":            {get, exchangetest.Found("v").After(100_000), `"upstream":"kv","code":"TIMEOUT","status":0,"ms":5000,"attempt":1}`},
		"no KV":                 {get, exchangetest.Fail(exchange.Unavailable, "no binding KV"), `"upstream":"kv","code":"UNAVAILABLE","status":0,"ms":0,"attempt":1}`},
		"no such table":         {d1, exchangetest.Fail(exchange.Failed, "D1_ERROR: no such table: entry"), `"upstream":"d1","code":"FAILED","status":0,"ms":0,"attempt":1,"reason":"D1_ERROR: no such table: entry"}`},
		"a quoted text":         {d1, exchangetest.Fail(exchange.Failed, `fts5: syntax error near "my camera"`), `"upstream":"d1","code":"FAILED","status":0,"ms":0,"attempt":1,"reason":"fts5: syntax error near"}`},
		"a constraint":          {d1, exchangetest.Fail(exchange.Failed, "D1_ERROR: out_of_credits: SQLITE_CONSTRAINT"), ""},
		"no rate limiter":       {limit, exchangetest.Fail(exchange.Unavailable, "no binding"), ""},
		"a failing limiter":     {limit, exchangetest.Fail(exchange.Failed, "x"), `"upstream":"rate_limiter","code":"FAILED","status":0,"ms":0,"attempt":1}`},
		"no queue":              {queue, exchangetest.Fail(exchange.Unavailable, "no binding"), ""},
		"a message is too long": {queue, exchangetest.Fail(exchange.TooLarge, "x"), `"upstream":"queue","code":"TOO_LARGE","status":0,"ms":0,"attempt":1}`},
		"success":               {get, exchangetest.NotFound(), ""},
		// Package upstream logs calls of vendors.
		"a fetch": {func(f *exchange.Flow) exchange.Awaitable { return f.Fetch(exchange.Fetch{URL: "https://a.com/"}) }, exchangetest.Fail(exchange.Network, "x"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			lines := logOf(t, c.answer, func(f *exchange.Flow) { f.Await(c.start(f)) }, func(f *exchange.Flow) { f.Reply(exchange.Response{Status: 200}) })
			var got []string
			for _, line := range lines[:len(lines)-1] {
				_, rest, _ := strings.Cut(withoutRequest(line), `{"log":"effect",,`)
				got = append(got, rest)
			}
			var want []string
			if c.want != "" {
				want = []string{c.want}
			}
			if !slices.Equal(got, want) {
				t.Errorf("got %q, want %q", got, want)
			}
		})
	}
}
