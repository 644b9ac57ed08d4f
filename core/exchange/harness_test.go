package exchange_test

import (
	"bytes"
	"fmt"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// session is a configured machine whose exchanges begin with one stage.
type session struct {
	*exchangetest.Session
	t testing.TB
}

func newSession(t testing.TB, stage exchange.Stage) session {
	t.Helper()
	s := session{exchangetest.NewSession(t, programOf(stage)), t}
	s.Step(exchangetest.ConfigureFrame(nil))
	return s
}

// programOf is a program that needs nothing from its host.
func programOf(stage exchange.Stage) exchange.Program {
	return exchange.Program{Configure: func(exchange.Config) exchange.Stage { return stage }}
}

// found is the result of a KV get that found its key.
func found(effect int, value string) exchangetest.Result {
	return exchangetest.Found(value).Result(exchangetest.Effect{Number: effect, Kind: exchangetest.KVGet})
}

// body is the result of a fetch.
func body(effect int, text string) exchangetest.Result {
	return exchangetest.HTTP(200, text).Result(exchangetest.Effect{
		Number: effect, Kind: exchangetest.Fetch, MaxBytes: len(text),
	})
}

func openAt(exchange uint32, now int64) []byte {
	return exchangetest.Open{Exchange: exchange, Now: now}.Frame()
}

// brief describes a frame in one line: each effect as number:key or number:url, then the groups, the
// response, the chunk as +chunk, open, closed and the fault.
func brief(f exchangetest.Frame) string {
	var b bytes.Buffer
	for _, e := range f.Effects {
		fmt.Fprintf(&b, "%d:%s%s ", e.Number, e.Key, e.URL)
	}
	if len(f.Groups) > 0 {
		fmt.Fprint(&b, f.Groups, " ")
	}
	if f.Response != nil {
		fmt.Fprintf(&b, "%d %s ", f.Response.Status, f.Response.Body)
	}
	if f.Chunk != nil {
		fmt.Fprintf(&b, "+%s ", f.Chunk)
	}
	if f.Open {
		b.WriteString("open ")
	}
	if f.Closed {
		b.WriteString("closed ")
	}
	if f.Fault != "" {
		b.WriteString("fault: " + f.Fault)
	}
	return string(bytes.TrimSpace(b.Bytes()))
}

func (s session) expect(f exchangetest.Frame, want string) {
	s.t.Helper()
	if got := brief(f); got != want {
		s.t.Errorf("the frame is\n%s, want\n%s", got, want)
	}
}

func status(code int) exchange.Stage {
	return func(f *exchange.Flow) { f.Reply(exchange.Response{Status: code}) }
}

// reply is a stage that answers with the results of the futures.
func reply(futures ...*exchange.Future[[]byte]) exchange.Stage {
	return func(f *exchange.Flow) {
		var texts []string
		for _, future := range futures {
			value, err := future.Result()
			if err != nil {
				value = []byte(err.Error())
			}
			texts = append(texts, string(value))
		}
		f.Reply(exchange.Response{Status: 200, Body: fmt.Append(nil, texts)})
	}
}
