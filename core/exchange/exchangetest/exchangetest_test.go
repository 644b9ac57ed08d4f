package exchangetest_test

import (
	"crypto/sha256"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

func reply(f *exchange.Flow) { f.Reply(exchange.Response{Status: 200}) }

func TestRunAnswersEveryKindOfEffect(t *testing.T) {
	var got []any
	see := func(v any, err error) { got = append(got, v, err) }
	x := exchangetest.Run(t, func(f *exchange.Flow) {
		fetch := f.Fetch(exchange.Fetch{URL: "https://a/", Keep: true, HeadBytes: 2, MaxBytes: 5})
		exchange.On(f, fetch, func(f *exchange.Flow, a exchange.Answer, err error) {
			see(fmt.Sprint(a.Status, a.Headers, a.Size, " ", string(a.Body), string(a.SHA256) == sum("body")), err)
			exchange.On(f, f.Read(fetch, 1, 9), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
			f.AI("m", []exchange.Part{exchange.Literal([]byte("a ")), exchange.Kept(fetch), exchange.KeptBase64(fetch)}, 0)
		})
		exchange.On(f, f.KVGet("k"), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
		exchange.On(f, f.KVPut("k", []byte("v"), 60), func(_ *exchange.Flow, _ struct{}, err error) { see("", err) })
		exchange.On(f, f.D1(exchange.SQL("q", exchange.Int(1), exchange.Text("t"))), func(_ *exchange.Flow, r []exchange.Rows, err error) { see(r, err) })
		exchange.On(f, f.AI("m", nil, 0), func(_ *exchange.Flow, a exchange.Answer, err error) { see(string(a.Body), err) })
		exchange.On(f, f.Limit("l"), func(_ *exchange.Flow, ok bool, err error) { see(ok, err) })
		exchange.On(f, f.Token(exchange.Token{Name: "T"}), func(_ *exchange.Flow, a exchange.Answer, err error) { see(a.Status, err) })
		exchange.On(f, f.KVDelete("k"), func(_ *exchange.Flow, _ struct{}, err error) { see(exchange.CodeOf(err), nil) })
		f.Then(reply)
	}, func(e exchangetest.Effect) exchangetest.Answer {
		switch e.Kind {
		case exchangetest.Fetch:
			return exchangetest.HTTP(200, "body", exchange.Header{Name: "h", Value: "v"})
		case exchangetest.KVGet:
			return exchangetest.Found("value")
		case exchangetest.KVPut:
			return exchangetest.OK()
		case exchangetest.KVDelete:
			return exchangetest.Fail(exchange.Failed, "no")
		case exchangetest.D1:
			row := []exchange.Value{exchange.Real(0.5), exchange.Blob([]byte("b")), {}, e.Statements[0].Params[0], e.Statements[0].Params[1]}
			return exchangetest.Rows(exchange.Rows{Changes: 1, Columns: []string{"c"}, Rows: [][]exchange.Value{row}})
		case exchangetest.AI:
			return exchangetest.JSON("{}")
		case exchangetest.Limit:
			return exchangetest.Allowed(true)
		case exchangetest.Token:
			return exchangetest.TokenStatus(401)
		}
		return exchangetest.Answer{}
	})
	row := []exchange.Value{exchange.Real(0.5), exchange.Blob([]byte("b")), {}, exchange.Int(1), exchange.Text("t")}
	want := []any{
		"200 [{h v}] 4 botrue", error(nil), "ody", error(nil), "value", error(nil), "", error(nil),
		[]exchange.Rows{{Changes: 1, Columns: []string{"c"}, Rows: [][]exchange.Value{row}}}, error(nil),
		"{}", error(nil), true, error(nil), 401, error(nil), exchange.Failed, error(nil),
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the answers are\n%#v, want\n%#v", got, want)
	}
	if ai := x.Of(exchangetest.AI); x.Response.Status != 200 || len(ai) != 2 || ai[1].Body != "a <kept 0><base64 of kept 0>" {
		t.Errorf("status %d, AI effects %v, want 200 and two effects, the second with the kept body", x.Response.Status, ai)
	}
}

func sum(s string) string { b := sha256.Sum256([]byte(s)); return string(b[:]) }

func TestResultsAreDeliveredInOrderOfTime(t *testing.T) {
	var order []string
	x := exchangetest.Run(t, func(f *exchange.Flow) {
		for _, key := range []string{"300", "100", "200", "9000"} {
			future := f.KVGet(key)
			f.Start(func(f *exchange.Flow) {
				exchange.On(f, future, func(f *exchange.Flow, _ []byte, err error) {
					order = append(order, fmt.Sprint(f.Now()-f.Opened(), " ", future.Elapsed(), " ", exchange.CodeOf(err)))
				})
			})
		}
		exchange.On(f, f.Wait(150), func(f *exchange.Flow, _ struct{}, err error) {
			order = append(order, fmt.Sprint("waited ", f.Now()-f.Opened(), " ", err))
			f.Reply(exchange.Response{Status: 200})
		})
	}, func(e exchangetest.Effect) exchangetest.Answer {
		var ms int
		fmt.Sscan(e.Key, &ms)
		if e.Kind == exchangetest.Wait {
			return exchangetest.Answer{}
		}
		return exchangetest.NotFound().After(ms)
	})
	want := fmt.Sprint([]string{"100 100 " + exchange.Code(0).String(), "waited 150 <nil>", "200 200 ", "300 300 ", "5000 5000 timeout"})
	if got := fmt.Sprint(order); got != want || x.Elapsed != 5000 {
		t.Errorf("after %d ms the order is\n%s, want\n%s", x.Elapsed, got, want)
	}
}

func TestFetchAppliesMaxBytes(t *testing.T) {
	for name, c := range map[string]struct {
		fetch exchange.Fetch
		want  string
	}{
		"within":           {exchange.Fetch{MaxBytes: 4}, "body <nil>"},
		"over":             {exchange.Fetch{MaxBytes: 3}, " too large: the body is over its limit"},
		"cut":              {exchange.Fetch{MaxBytes: 3, Truncate: true}, "bod <nil>"},
		"with a secret":    {exchange.Fetch{URL: "${K}", MaxBytes: 3, Truncate: true, Secrets: true}, " too large: the body is over its limit"},
		"without a secret": {exchange.Fetch{MaxBytes: 3, Truncate: true, Secrets: true}, "bod <nil>"},
	} {
		exchangetest.Run(t, func(f *exchange.Flow) {
			exchange.On(f, f.Fetch(c.fetch), func(_ *exchange.Flow, a exchange.Answer, err error) {
				if got := fmt.Sprint(string(a.Body), " ", err); got != c.want {
					t.Errorf("%s: the fetch gives %q, want %q", name, got, c.want)
				}
			})
		}, func(exchangetest.Effect) exchangetest.Answer { return exchangetest.HTTP(200, "body") })
	}
}

func TestHostKeepsTheLastTenNotesOfEachName(t *testing.T) {
	var seen []exchange.Note
	h := exchangetest.New(t, exchange.Program{
		Variables: []string{"A"}, Secrets: []string{"S"},
		Configure: func(c exchange.Config) exchange.Stage {
			if c.Var("A", "") != "1" || !c.Secret("S") {
				t.Error("the program is not configured")
			}
			return func(f *exchange.Flow) {
				seen = f.Notes("n")
				f.Note("n", f.Request().Body)
				f.Note("a", nil)
				reply(f)
			}
		},
	})
	h.Variables, h.Secrets = exchange.Headers{{Name: "A", Value: "1"}}, []string{"S"}
	for i := range 12 {
		h.Do(exchange.Request{Body: fmt.Append(nil, i)})
		h.Now += 1000
	}
	if len(seen) != 10 || string(seen[0].Text) != "1" || string(seen[9].Text) != "10" || seen[9].At != h.Now-2000 {
		t.Errorf("the last exchange sees %v, want the notes 1 to 10", seen)
	}
}

// recorder turns the failure of a test into a panic with its message.
type recorder struct{ testing.TB }

func (recorder) Helper()                   {}
func (recorder) Fatal(args ...any)         { panic(fmt.Sprint(args...)) }
func (recorder) Fatalf(f string, a ...any) { panic(fmt.Sprintf(f, a...)) }

func TestMistakeInAScriptFailsTheTest(t *testing.T) {
	get := func(f *exchange.Flow) { f.Await(f.KVGet("k")) }
	configured := func(variables exchange.Headers, secrets ...string) func() {
		return func() {
			h := exchangetest.New(recorder{t}, exchange.Program{Configure: func(exchange.Config) exchange.Stage { return get }})
			h.Variables, h.Secrets = variables, secrets
			h.Do(exchange.Request{})
		}
	}
	script := func(a exchangetest.Answer) func() {
		return func() {
			exchangetest.Run(recorder{t}, get, func(exchangetest.Effect) exchangetest.Answer { return a })
		}
	}
	for want, do := range map[string]func(){
		"no answer to effect 0, kv get k":  script(exchangetest.Answer{}),
		"answers with a fetch to effect 0": script(exchangetest.HTTP(200, "")),
		"does not declare the variable A":  configured(exchange.Headers{{Name: "A"}}),
		"does not declare the secret S":    configured(nil, "S"),
		"0 results, want 1, to effect 0, d1 query": func() {
			exchangetest.Run(recorder{t}, func(f *exchange.Flow) { f.Await(f.D1(exchange.SQL("query"))) },
				func(exchangetest.Effect) exchangetest.Answer { return exchangetest.Rows() })
		},
	} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.Contains(got, want) {
					t.Errorf("the test fails with %q, want %q", got, want)
				}
			}()
			do()
		}()
	}
}
