package exchangetest_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

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
