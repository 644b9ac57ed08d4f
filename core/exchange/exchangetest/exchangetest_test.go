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
	stage := func(f *exchange.Flow) {
		fetch := f.Fetch(exchange.Fetch{URL: "https://a/", Keep: true, HeadBytes: 2, MaxBytes: 5})
		exchange.On(f, fetch, func(f *exchange.Flow, a exchange.Answer, err error) {
			see(fmt.Sprint(a.Status, a.Headers, a.Size, " ", string(a.Body), string(a.SHA256) == sum("body")), err)
			exchange.On(f, f.Read(fetch, 1, 9), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
			f.AI("m", []exchange.Part{exchange.Literal([]byte("a ")), exchange.Kept(fetch), exchange.KeptBase64(fetch)}, 0)
		})
		exchange.On(f, f.KVGet("k"), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
		exchange.On(f, f.KVPut("k", 60, exchange.Literal([]byte("v"))), func(_ *exchange.Flow, _ struct{}, err error) { see("", err) })
		exchange.On(f, f.D1(exchange.SQL("q", exchange.Int(1), exchange.Text("t"))), func(_ *exchange.Flow, r []exchange.Rows, err error) { see(r, err) })
		exchange.On(f, f.AI("m", nil, 0), func(_ *exchange.Flow, a exchange.Answer, err error) { see(string(a.Body), err) })
		exchange.On(f, f.Limit("l"), func(_ *exchange.Flow, ok bool, err error) { see(ok, err) })
		exchange.On(f, f.Token(exchange.Token{Name: "T"}), func(_ *exchange.Flow, a exchange.Answer, err error) { see(a.Status, err) })
		exchange.On(f, f.Body(4, 2, 0), func(f *exchange.Flow, a exchange.Answer, err error) {
			see(fmt.Sprint(a.Status, a.Size, " ", string(a.Body), string(a.SHA256) == sum("body")), err)
		})
		keep := f.KVKeep("k", 5, 3)
		exchange.On(f, keep, func(f *exchange.Flow, a exchange.Answer, err error) {
			see(fmt.Sprint(a.Status, a.Size, " ", string(a.Body), string(a.SHA256) == sum("value")), err)
			exchange.On(f, f.Read(keep, 3, 9), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
		})
		exchange.On(f, f.Sign("S", []byte("m")), func(_ *exchange.Flow, b []byte, err error) { see(string(b), err) })
		exchange.On(f, f.Queue([]byte("m")), func(_ *exchange.Flow, _ struct{}, err error) { see("queued", err) })
		exchange.On(f, f.KVDelete("k"), func(_ *exchange.Flow, _ struct{}, err error) { see(exchange.CodeOf(err), nil) })
		f.Then(reply)
	}
	h := exchangetest.New(t, exchange.Program{Secrets: []string{"S"}, Configure: func(exchange.Config) exchange.Stage { return stage }})
	h.Answer = func(e exchangetest.Effect) exchangetest.Answer {
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
		case exchangetest.Body:
			return exchangetest.Kept("body")
		case exchangetest.KVKeep:
			return exchangetest.Kept("value")
		case exchangetest.Sign:
			return exchangetest.Signature([]byte("signed " + e.Name + " " + e.Message))
		case exchangetest.Queue:
			return exchangetest.OK()
		}
		return exchangetest.Answer{}
	}
	x := h.Do(exchange.Request{})
	row := []exchange.Value{exchange.Real(0.5), exchange.Blob([]byte("b")), {}, exchange.Int(1), exchange.Text("t")}
	want := []any{
		"200 [{h v}] 4 botrue", error(nil), "ody", error(nil), "value", error(nil), "", error(nil),
		[]exchange.Rows{{Changes: 1, Columns: []string{"c"}, Rows: [][]exchange.Value{row}}}, error(nil),
		"{}", error(nil), true, error(nil), 401, error(nil), "200 4 botrue", error(nil),
		"200 5 valtrue", error(nil), "ue", error(nil), "signed S m", error(nil), "queued", error(nil), exchange.Failed, error(nil),
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
		"over":             {exchange.Fetch{MaxBytes: 3}, " too large: the response body is over its limit"},
		"cut":              {exchange.Fetch{MaxBytes: 3, Truncate: true}, "bod <nil>"},
		"with a secret":    {exchange.Fetch{URL: "${K}", MaxBytes: 3, Truncate: true, Secrets: true}, " too large: the response body is over its limit"},
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
		"no answer to effect 0 kv get k":   script(exchangetest.Answer{}),
		"answers with a fetch to effect 0": script(exchangetest.HTTP(200, "")),
		"does not declare the variable A":  configured(exchange.Headers{{Name: "A"}}),
		"has the secret S":                 configured(nil, "S"),
		"no host would sign with it": func() {
			exchangetest.Run(recorder{t}, func(f *exchange.Flow) { f.Await(f.Sign("S", nil)) },
				func(exchangetest.Effect) exchangetest.Answer { return exchangetest.Signature(nil) })
		},
		"answers with a kv keep to effect 0": script(exchangetest.Kept("")),
		"the response names the body of effect 1, which has kept none": func() {
			exchangetest.Run(recorder{t}, func(f *exchange.Flow) {
				exchange.On(f, f.KVKeep("k", 1, 0), func(f *exchange.Flow, _ exchange.Answer, _ error) {})
				f.Then(func(f *exchange.Flow) {
					f.Reply(exchange.Response{Status: 200, Parts: []exchange.Part{exchange.Kept(f.KVKeep("k", 1, 0))}})
				})
			}, func(exchangetest.Effect) exchangetest.Answer { return exchangetest.NotFound() })
		},
		"0 results, want 1, to effect 0 d1 query": func() {
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

func TestBodyReadsTheBodyOfADeferredPathOnce(t *testing.T) {
	var got []string
	stage := func(f *exchange.Flow) {
		note := func(_ *exchange.Flow, a exchange.Answer, err error) {
			got = append(got, fmt.Sprint(len(f.Request().Body), " ", string(a.Body), " ", err))
		}
		exchange.On(f, f.Body(5, 9, 0), note)
		exchange.On(f, f.Body(5, 9, 0), note)
		f.Then(reply)
	}
	h := exchangetest.New(t, exchange.Program{Deferred: []string{"/upload"}, Configure: func(exchange.Config) exchange.Stage { return stage }})
	h.RequestBody = []byte("photo")
	h.Do(exchange.Request{Path: "/upload"})
	h.Do(exchange.Request{Path: "/upload", Body: []byte("larger")})
	h.Do(exchange.Request{Path: "/upload/", Body: []byte("body")})
	const none = "unavailable: no deferred body"
	want := []string{
		"0 photo <nil>", "0  " + none, "0  too large: the request body is over its limit", "0  " + none, "4  " + none, "4  " + none,
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("the bodies are\n%q, want\n%q", got, want)
	}
}

func TestDoCollectsAStreamedBody(t *testing.T) {
	stage := func(f *exchange.Flow) {
		kept := f.KVKeep("k", 9, 0)
		f.Await(kept)
		f.Then(func(f *exchange.Flow) {
			parts := []exchange.Part{
				exchange.Literal([]byte("<")), exchange.Kept(kept), exchange.KeptBase64(kept), exchange.KeptSlice(kept, 1, 9), exchange.Literal([]byte(">")),
			}
			f.Stream(exchange.Response{Status: 200, Parts: parts})
			for _, chunk := range []string{"a", "b", "c"} {
				f.Then(func(f *exchange.Flow) { f.Send([]byte(chunk)); f.Await(f.Wait(1000)) })
			}
			f.Then(func(f *exchange.Flow) { f.Send(fmt.Append(nil, f.ClientGone())) })
		})
	}
	for _, c := range []struct {
		leaveAfter int
		chunks     string
	}{{0, "a b c false"}, {1, "a"}, {999, "a"}, {1000, "a"}, {1001, "a b"}, {2999, "a b c"}, {3001, "a b c false"}} {
		h := exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage { return stage }})
		h.LeaveAfter = c.leaveAfter
		h.Answer = func(e exchangetest.Effect) exchangetest.Answer {
			if e.Kind == exchangetest.KVKeep {
				return exchangetest.Kept("xyz")
			}
			return exchangetest.Answer{}
		}
		x := h.Do(exchange.Request{})
		body := "<xyzeHl6yz>" + strings.ReplaceAll(c.chunks, " ", "")
		if got := strings.Join(x.Chunks, " "); got != c.chunks || string(x.Response.Body) != body || x.Elapsed != 3000 {
			t.Errorf("leaving after %d ms: the chunks are %q of %q after %d ms, want %q of %q after 3000",
				c.leaveAfter, got, x.Response.Body, x.Elapsed, c.chunks, body)
		}
	}
}

func TestClientThatLeftBeforeTheStreamIsGoneAtOnce(t *testing.T) {
	var gone []bool
	h := exchangetest.New(t, exchange.Program{Configure: func(exchange.Config) exchange.Stage {
		return func(f *exchange.Flow) {
			f.Await(f.Wait(500))
			f.Then(func(f *exchange.Flow) {
				f.Stream(exchange.Response{Status: 200})
				gone = append(gone, f.ClientGone())
				f.Await(f.Wait(100))
			}, func(f *exchange.Flow) { gone = append(gone, f.ClientGone()) })
		}
	}})
	h.LeaveAfter = 20
	if h.Do(exchange.Request{}); fmt.Sprint(gone) != "[false true]" {
		t.Errorf("the client is gone %v, want false, then true", gone)
	}
}
