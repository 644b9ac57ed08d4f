package exchange_test

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/exchange/wire"
)

func TestOpenDeliversTheRequest(t *testing.T) {
	var many exchange.Headers
	for i := range exchange.MaxHeaders + 5 {
		many = append(many, exchange.Header{Name: fmt.Sprint("h", i), Value: "v"})
	}
	for target, want := range map[string][2]string{
		"/a/b":      {"/a/b", ""},
		"/a?":       {"/a", ""},
		"/a?b=c?d":  {"/a", "b=c?d"},
		"?":         {"", ""},
		"/%3Fa%00?": {"/%3Fa%00", ""},
	} {
		var got exchange.Request
		var entropy []byte
		s := newSession(t, func(f *exchange.Flow) { got, entropy = *f.Request(), f.Entropy() })
		request := exchange.Request{Method: "PUT", Path: target, Headers: many, Body: []byte{0, 255}}
		s.Step(exchangetest.Open{Exchange: 1, Request: request}.Frame())
		if got.Method != "PUT" || got.Path != want[0] || got.Query != want[1] || !bytes.Equal(got.Body, []byte{0, 255}) {
			t.Errorf("%s: the request is %+v, want path and query %q", target, got, want)
		}
		if len(got.Headers) != len(many) || got.Headers.Get("h104") != "v" {
			t.Errorf("%d headers arrive, want %d", len(got.Headers), len(many))
		}
		if !bytes.Equal(entropy, bytes.Repeat([]byte{7}, exchange.EntropyBytes)) {
			t.Errorf("the entropy is %v, want %d bytes of 7", entropy, exchange.EntropyBytes)
		}
	}
}

func TestExchangesThatStayOpenTooLongAreDiscarded(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) { f.Await(f.KVGet("k")); f.Then(func(*exchange.Flow) {}) })
	s.Step(openAt(1, 0))
	s.Step(openAt(2, exchange.LostTime))
	if n := s.Machine.InFlight(); n != 2 {
		t.Errorf("%d exchanges are open, want 2", n)
	}
	s.Step(openAt(3, exchange.LostTime+1))
	if n := s.Machine.InFlight(); n != 2 {
		t.Errorf("%d exchanges are open after LostTime, want 2", n)
	}
}

// After a fault the machine goes on as if it had not received the frame.
func TestFaultLeavesTheStateUnchanged(t *testing.T) {
	var futures [2]exchange.Future[[]byte]
	stage := func(f *exchange.Flow) {
		futures = [2]exchange.Future[[]byte]{f.KVGet("a"), f.KVGet("b")}
		f.Await(futures[0])
		f.Then(func(f *exchange.Flow) { f.Await(futures[1]) }, reply(&futures[0], &futures[1]))
	}
	done := func(exchange uint32, results ...exchangetest.Result) []byte {
		return exchangetest.DoneFrame(exchange, 5, results...)
	}
	manyVariables := exchangetest.ConfigureFrame(make(exchange.Headers, exchange.MaxConfig+1))
	manySecrets := exchangetest.ConfigureFrame(nil, make([]string, exchange.MaxConfig+1)...)
	shortEntropy := exchangetest.Open{Exchange: 2, Entropy: make([]byte, exchange.EntropyBytes-1)}.Frame()
	huge := wire.Writer(done(1))
	huge.SetU32(len(huge)-4, 1<<32-1)

	type faulty struct {
		frame []byte
		want  string
	}
	cases := map[string]faulty{
		"empty":                     {nil, "configure does not fit"},
		"unknown":                   {[]byte{5}, "unknown kind of frame"},
		"configured twice":          {exchangetest.ConfigureFrame(nil), "configured already"},
		"too many variables":        {manyVariables, "configure does not fit"},
		"too many secrets":          {manySecrets, "configure does not fit"},
		"open twice":                {openAt(1, 5), "open already"},
		"entropy too short":         {shortEntropy, "open does not fit"},
		"gone of a closed exchange": {exchangetest.GoneFrame(9, 5), "no such exchange"},
		"gone without a stream":     {exchangetest.GoneFrame(1, 5), "no open response body"},
		"closed exchange":           {done(9, found(0, "")), "no such exchange"},
		"effect never started":      {done(1, found(2, "")), "not under way"},
		"largest effect number":     {done(1, found(exchangetest.NoEffect, "")), "not under way"},
		"one result right, one not": {done(1, found(1, "x"), found(2, "")), "not under way"},
		"effect finished":           {done(1, found(0, "again")), "not under way"},
		"two results of one effect": {done(1, found(1, "x"), found(1, "y")), "two results"},
		"more results than effects": {done(1, found(1, ""), found(1, ""), found(1, "")), "more results"},
		"a count of 2^32-1":         {huge, "fit"},
		"more after describe":       {append(exchangetest.DescribeFrame(), 0), "describe does not fit"},
	}
	for name, frame := range map[string][]byte{
		"configure": exchangetest.ConfigureFrame(exchange.Headers{{Name: "a", Value: "b"}}, "c"),
		"open":      openAt(2, 5),
		"done":      done(1, found(1, "x")),
		"gone":      exchangetest.GoneFrame(1, 5),
	} {
		for n := range len(frame) {
			cases[fmt.Sprintf("%s cut at %d", name, n)] = faulty{frame[:n], ""}
		}
		cases[name+" and a byte more"] = faulty{append(slices.Clone(frame), 0), ""}
	}

	for name, c := range cases {
		s := newSession(t, stage)
		s.Open(1)
		s.Done(1, found(0, "A"))
		if f := s.Step(c.frame); f.Fault == "" || !strings.Contains(f.Fault, c.want) {
			t.Errorf("%s: the frame is %s, want a fault with %q", name, brief(f), c.want)
			continue
		}
		if got := brief(s.Done(1, found(1, "B"))); got != "200 [A B] closed" {
			t.Errorf("%s: the exchange then answers %s", name, got)
		}
		if n := s.Machine.InFlight(); n != 0 {
			t.Errorf("%s: %d exchanges are open, want 0", name, n)
		}
	}
}

// A host's clock may be set back; an exchange's is not.
func TestTimeNeverGoesBack(t *testing.T) {
	var seen []int64
	s := newSession(t, func(f *exchange.Flow) {
		note := func(f *exchange.Flow) { seen = append(seen, f.Now(), f.Opened()); f.Await(f.KVGet("k")) }
		f.Then(note, note, note)
	})
	s.Step(openAt(1, 50))
	s.Step(exchangetest.DoneFrame(1, 40, found(0, "")))
	s.Step(exchangetest.DoneFrame(1, 60, found(1, "")))
	if got := fmt.Sprint(seen); got != "[50 50 50 50 60 50]" {
		t.Errorf("the times seen are %s, want [50 50 50 50 60 50]", got)
	}
}
