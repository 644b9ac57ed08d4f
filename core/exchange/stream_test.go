package exchange_test

import (
	"fmt"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// ended is the result of a wait.
func ended(effect int) exchangetest.Result { return exchangetest.Result{Effect: effect} }

// stream begins a streamed response with this text.
func stream(f *exchange.Flow, text string) {
	f.Stream(exchange.Response{Status: 200, Body: []byte(text)})
}

// The bytes are those that the package comment documents.
func TestStreamAsDocumented(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		f.Stream(exchange.Response{Status: 200, Headers: exchange.Headers{{Name: "h", Value: "v"}}, Body: []byte("b")})
		f.Send([]byte("c"))
		f.Await(f.Wait(1))
		f.Then(func(f *exchange.Flow) { f.Await(f.Wait(1)) })
		f.Then(func(f *exchange.Flow) { f.Send([]byte("d")); f.Send([]byte("e")); f.Await(f.Wait(1)) })
		f.Then(func(f *exchange.Flow) { f.Send([]byte("f")); f.EndStream(); f.Await(f.Wait(1)) })
		f.Then(func(f *exchange.Flow) {})
	})
	wait := func(effect byte) string {
		return le(1, 0, 0, 0) + le(effect, 0, 0, 0) + "\x09" + le(0x89, 0x13, 0, 0) + le(1, 0, 0, 0) +
			le(1, 0, 0, 0) + le(1, 0, 0, 0) + le(effect, 0, 0, 0) + le(0, 0, 0, 0)
	}
	const frame = "\x01\x01\x00\x00\x00"
	const line = `{"log":"exchange","request":"0707070707070707","status":200,"ms":0,"total_ms":0}`
	frames := []struct {
		name, got, want string
	}{
		{"response and chunk", string(s.Open(1).Raw), frame + "\x0d" + le(200, 0) + le(1, 0, 0, 0) + str("h") + str("v") +
			le(1, 0, 0, 0) + "\x00" + str("b") + str("c") + wait(0)},
		{"no chunk", string(s.Done(1, ended(0)).Raw), frame + "\x04" + wait(1)},
		{"two chunks joined", string(s.Done(1, ended(1)).Raw), frame + "\x0c" + str("de") + wait(2)},
		{"the last chunk", string(s.Done(1, ended(2)).Raw), frame + "\x08" + str("f") + wait(3)},
		{"closed", string(s.Done(1, ended(3)).Raw), frame + "\x22" + le(1, 0, 0, 0) + str(line) + le(0, 0, 0, 0) + le(0, 0, 0, 0) + le(0, 0, 0, 0)},
	}
	for _, f := range frames {
		if f.got != f.want {
			t.Errorf("%s: the frame is\n%q, want\n%q", f.name, f.got, f.want)
		}
	}
}

func TestKeptBodiesInAResponseAsDocumented(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		kept := f.Body(9, 0, 0)
		f.Await(kept)
		f.Then(func(f *exchange.Flow) {
			f.Reply(exchange.Response{Status: 200, Body: []byte("ignored"), Parts: []exchange.Part{
				exchange.Literal([]byte("l")), exchange.Kept(kept), exchange.KeptBase64(kept), exchange.KeptSlice(kept, 2, 258),
			}})
		})
	})
	s.Open(1)
	kept := exchangetest.Kept("body").Result(exchangetest.Effect{Kind: exchangetest.Body, MaxBytes: 9})
	const line = `{"log":"exchange","request":"0707070707070707","status":200,"ms":0,"total_ms":0}`
	want := "\x01\x01\x00\x00\x00\x23" + le(200, 0) + le(0, 0, 0, 0) + le(4, 0, 0, 0) + "\x00" + str("l") +
		"\x01" + le(0, 0, 0, 0) + "\x02" + le(0, 0, 0, 0) + "\x03" + le(0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 0, 0) +
		le(1, 0, 0, 0) + str(line) + le(0, 0, 0, 0) + le(0, 0, 0, 0) + le(0, 0, 0, 0)
	if got := string(s.Done(1, kept).Raw); got != want {
		t.Errorf("the frame is\n%q, want\n%q", got, want)
	}
}

func TestSendWithoutAnOpenBodyDoesNothing(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		f.Send([]byte("before"))
		f.EndStream()
		f.Await(f.Wait(1))
		f.Then(func(f *exchange.Flow) { stream(f, "begun"); f.EndStream(); f.Send([]byte("after")); f.Await(f.Wait(1)) })
		f.Then(func(f *exchange.Flow) { stream(f, "again"); f.Send([]byte("later")) })
	})
	s.expect(s.Open(1), "0: [[0]]")
	s.expect(s.Done(1, ended(0)), "1: [[1]] 200 begun")
	s.expect(s.Done(1, ended(1)), "closed")

	s = newSession(t, func(f *exchange.Flow) {
		f.Reply(exchange.Response{Status: 200, Body: []byte("complete")})
		stream(f, "late")
		f.Send([]byte("never"))
	})
	s.expect(s.Open(1), "200 complete closed")
}

func TestClientGone(t *testing.T) {
	var seen []bool
	s := newSession(t, func(f *exchange.Flow) {
		note := func(f *exchange.Flow) { seen = append(seen, f.ClientGone(), f.Now() == 7) }
		f.Await(f.Wait(1))
		f.Then(func(f *exchange.Flow) { stream(f, "begun"); note(f); f.Await(f.Wait(1)) })
		f.Then(func(f *exchange.Flow) { note(f); f.Send([]byte("to nobody")); f.Await(f.KVGet("goes on")) })
		f.Then(func(f *exchange.Flow) { f.EndStream(); f.Await(f.Wait(1)) }, func(*exchange.Flow) {})
	})
	gone := exchangetest.GoneFrame(1, 7)
	s.Open(1)
	s.expect(s.Step(gone), "fault: the exchange has no open response body")
	s.expect(s.Done(1, ended(0)), "1: [[1]] 200 begun open")
	s.expect(s.Step(gone), "[[1]] open")
	s.expect(s.Step(gone), "fault: the client has left already")
	s.expect(s.Done(1, ended(1)), "2:goes on [[2]] open")
	s.expect(s.Done(1, found(2, "")), "3: [[3]]")
	s.expect(s.Step(gone), "fault: the exchange has no open response body")
	s.expect(s.Done(1, ended(3)), "closed")
	s.expect(s.Step(gone), "fault: no such exchange")
	if got := fmt.Sprint(seen); got != "[false false true true]" {
		t.Errorf("the client is gone, and it is 7 ms: %s, want [false false true true]", got)
	}
}

// The comments begin after the first interval and end with the body or when the client has left. They keep no exchange open.
func TestKeepAlive(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		stream(f, "begun")
		f.KeepAlive(1000, []byte(":"))
		f.Await(f.KVGet("work"))
		f.Then(func(f *exchange.Flow) { f.EndStream(); f.Await(f.KVGet("more")) }, func(*exchange.Flow) {})
	})
	s.expect(s.Open(1), "0:work 1: [[0] [1]] 200 begun open")
	s.expect(s.Done(1, ended(1)), "2: [[0] [2]] +: open")
	s.expect(s.Done(1, ended(2)), "3: [[0] [3]] +: open")
	s.expect(s.Done(1, found(0, "")), "4:more [[4] [3]]")
	s.expect(s.Done(1, ended(3)), "[[4]]")
	s.expect(s.Done(1, found(4, "")), "closed")

	s.expect(s.Open(2), "0:work 1: [[0] [1]] 200 begun open")
	s.expect(s.Step(exchangetest.GoneFrame(2, 7)), "[[0] [1]] open")
	s.expect(s.Done(2, ended(1)), "[[0]] open")
	s.expect(s.Done(2, found(0, "")), "2:more [[2]]")
	s.expect(s.Done(2, found(2, "")), "closed")

	s.expect(s.Open(3), "0:work 1: [[0] [1]] 200 begun open")
	s.expect(s.Done(3, found(0, "")), "2:more [[2] [1]]")
	s.expect(s.Done(3, found(2, "")), "closed")
}
