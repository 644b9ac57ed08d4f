package exchange_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// The bytes are those that the package comment documents, for each kind of effect and its answer.
func TestEffectsAreEncodedAsDocumented(t *testing.T) {
	head := func(number, kind byte, ms int) string {
		return le(number, 0, 0, 0, kind, byte(ms), byte(ms>>8), 0, 0)
	}

	var (
		fetch, ai, token exchange.Future[exchange.Answer]
		request, keep    exchange.Future[exchange.Answer]
		missing          exchange.Future[exchange.Answer]
		signature        exchange.Future[[]byte]
		queued           exchange.Future[struct{}]
		reduced          exchange.Future[exchange.Answer]
		asset            exchange.Future[[]byte]
		read             exchange.Future[[]byte]
		rows             exchange.Future[[]exchange.Rows]
		present, absent  exchange.Future[[]byte]
		put, del         exchange.Future[struct{}]
		wait             exchange.Future[struct{}]
		allowed, denied  exchange.Future[bool]
	)
	s := newSession(t, func(f *exchange.Flow) {
		fetch = f.Fetch(exchange.Fetch{
			Method: "POST", URL: "https://u/", Headers: exchange.Headers{{Name: "a", Value: "${KEY}"}},
			Body:     []exchange.Part{exchange.Literal([]byte("x"))},
			MaxBytes: 258, Truncate: true, TimeLimit: 500, Keep: true, HeadBytes: 4,
		})
		read = f.Read(fetch, 1, 2)
		present, absent = f.KVGet("f"), f.KVGet("m")
		put = f.KVPut("p", 60, exchange.Literal([]byte("v")), exchange.Kept(fetch), exchange.KeptSlice(fetch, 257, 3))
		del = f.KVDelete("d")
		rows = f.D1(
			exchange.SQL("q", exchange.Int(-1), exchange.Real(0.5), exchange.Text("t"), exchange.Blob([]byte{9}), exchange.Value{}),
			exchange.SQL("r"),
		)
		ai = f.AI("m", []exchange.Part{exchange.Kept(fetch), exchange.KeptBase64(fetch)}, 700)
		allowed, denied = f.Limit("l"), f.Limit("n")
		wait = f.Wait(300)
		token = f.Token(exchange.Token{
			Name: "T", Fresh: true, URL: "https://t/", Headers: exchange.Headers{{Name: "b", Value: "c"}},
			Body: []exchange.Part{exchange.Literal([]byte("y"))}, TimeLimit: 900,
		})
		request = f.Body(258, 3, 800)
		keep, missing = f.KVKeep("k", 259, 2), f.KVKeep("l", 1, 0)
		signature = f.Sign("S", []byte("m"))
		queued = f.Queue([]byte("j"))
		reduced = f.Reduce(fetch, exchange.Reduction{JPEG: true, Side: 260, MaxBytes: 261, HeadBytes: 5, TimeLimit: 600})
		asset = f.Asset("/a")
		f.Note("n", []byte("m"))
		f.Await(fetch, read, present, absent, put, del, rows, ai, allowed, denied, wait, token, request, keep, missing, signature, queued, reduced, asset)
		f.Then(func(f *exchange.Flow) {
			headers := exchange.Headers{{Name: "h", Value: "v"}}
			expectResult(t, "fetch", exchange.Answer{Status: 200, Headers: headers, Size: 9, SHA256: []byte("sum"), Body: []byte("head")}, fetch)
			expectResult(t, "ai", exchange.Answer{Status: 200, Body: []byte("{}")}, ai)
			expectResult(t, "read", []byte("ea"), read)
			f.Reply(exchange.Response{Status: 200})
		})
	})
	const storage = exchange.StorageTime
	want := "\x01" + le(1, 0, 0, 0) + "\x00" + le(19, 0, 0, 0) +
		head(0, 1, 500) + str("POST") + str("https://u/") + le(1, 0, 0, 0) + str("a") + str("${KEY}") +
		le(1, 0, 0, 0) + "\x00" + str("x") + le(2, 1, 0, 0) + "\x05" + le(4, 0, 0, 0) +
		head(1, 2, storage) + le(0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0) +
		head(2, 3, storage) + str("f") +
		head(3, 3, storage) + str("m") +
		head(4, 4, storage) + str("p") + le(3, 0, 0, 0) + "\x00" + str("v") + "\x01" + le(0, 0, 0, 0) +
		"\x03" + le(0, 0, 0, 0, 1, 1, 0, 0, 3, 0, 0, 0) + le(60, 0, 0, 0) +
		head(5, 5, storage) + str("d") +
		head(6, 6, storage) + le(2, 0, 0, 0) + str("q") + le(5, 0, 0, 0) +
		"\x01\xff\xff\xff\xff\xff\xff\xff\xff" + "\x02\x00\x00\x00\x00\x00\x00\xe0\x3f" +
		"\x03" + str("t") + "\x04" + str("\x09") + "\x00" + str("r") + le(0, 0, 0, 0) +
		head(7, 7, 700) + str("m") + le(2, 0, 0, 0) + "\x01" + le(0, 0, 0, 0) + "\x02" + le(0, 0, 0, 0) +
		head(8, 8, storage) + str("l") +
		head(9, 8, storage) + str("n") +
		head(10, 9, 300+storage) + le(44, 1, 0, 0) +
		head(11, 10, 900) + str("T") + "\x01" + str("https://t/") + le(1, 0, 0, 0) + str("b") + str("c") +
		le(1, 0, 0, 0) + "\x00" + str("y") +
		head(12, 11, 800) + le(2, 1, 0, 0) + le(3, 0, 0, 0) +
		head(13, 12, storage) + str("k") + le(3, 1, 0, 0) + le(2, 0, 0, 0) +
		head(14, 12, storage) + str("l") + le(1, 0, 0, 0) + le(0, 0, 0, 0) +
		head(15, 13, storage) + str("S") + str("m") +
		head(16, 14, storage) + str("j") +
		head(17, 16, 600) + le(0, 0, 0, 0) + "\x01" + le(4, 1, 0, 0) + le(5, 1, 0, 0) + le(5, 0, 0, 0) +
		head(18, 17, storage) + str("/a") +
		le(1, 0, 0, 0) + le(19, 0, 0, 0)
	for effect := range byte(19) {
		want += le(effect, 0, 0, 0)
	}
	want += le(1, 0, 0, 0) + str("n") + str("m")
	if got := string(s.Open(1).Raw); got != want {
		t.Fatalf("the frame is\n%q, want\n%q", got, want)
	}

	row := le(2, 0, 0, 0) + "\x01" + le(5, 0, 0, 0, 0, 0, 0, 0) + "\x03" + str("five")
	payloads := []string{
		0: le(200, 0) + le(1, 0, 0, 0) + str("h") + str("v") + le(9, 0, 0, 0) + str("sum") + str("head"),
		1: str("ea"),
		2: "\x01" + str("value"),
		3: "\x00" + str(""),
		6: le(2, 0, 0, 0) +
			le(3, 0, 0, 0, 0, 0, 0, 0) + le(2, 0, 0, 0) + str("n") + str("t") + le(1, 0, 0, 0) + row +
			le(0, 0, 0, 0, 0, 0, 0, 0) + le(0, 0, 0, 0, 0, 0, 0, 0),
		7:  str("{}"),
		8:  "\x01",
		9:  "\x00",
		11: le(401&255, 1),
		12: le(9, 0, 0, 0) + str("sum") + str("hea"),
		13: "\x01" + le(8, 0, 0, 0) + str("sum") + str("he"),
		14: "\x00" + le(0, 0, 0, 0) + str("") + str(""),
		15: str("hmac"),
		16: "",
		17: le(7, 0, 0, 0) + str("sum") + str("small"),
		18: str("file"),
	}
	var results []exchangetest.Result
	for effect, payload := range payloads {
		results = append(results, exchangetest.Result{Effect: effect, Payload: []byte(payload)})
	}
	results[0].Elapsed = 77
	s.expect(s.Done(1, results...), "200  closed")

	for name, lent := range map[string]exchange.Future[exchange.Answer]{"fetch": fetch, "ai": ai} {
		if _, err := lent.Result(); exchange.CodeOf(err) != exchange.Refused {
			t.Errorf("%s gives %v after its frame, want refused", name, err)
		}
	}
	if _, err := read.Result(); exchange.CodeOf(err) != exchange.Refused {
		t.Errorf("read gives %v after its frame, want refused", err)
	}
	if fetch.Elapsed() != 77 || !fetch.Started() {
		t.Errorf("the fetch took %d ms, want 77", fetch.Elapsed())
	}
	expectResult(t, "kv get", []byte("value"), present)
	expectResult(t, "kv get of no key", []byte(nil), absent)
	expectResult(t, "kv put", struct{}{}, put)
	expectResult(t, "kv delete", struct{}{}, del)
	expectResult(t, "d1", []exchange.Rows{
		{Changes: 3, Columns: []string{"n", "t"}, Rows: [][]exchange.Value{{exchange.Int(5), exchange.Text("five")}}},
		{Changes: 0, Columns: []string{}, Rows: [][]exchange.Value{}},
	}, rows)
	expectResult(t, "wait", struct{}{}, wait)
	expectResult(t, "token", exchange.Answer{Status: 401}, token)
	expectResult(t, "body", exchange.Answer{Status: 200, Size: 9, SHA256: []byte("sum"), Body: []byte("hea")}, request)
	expectResult(t, "kv keep", exchange.Answer{Status: 200, Size: 8, SHA256: []byte("sum"), Body: []byte("he")}, keep)
	expectResult(t, "kv keep of no key", exchange.Answer{Status: 404, SHA256: []byte{}, Body: []byte{}}, missing)
	expectResult(t, "sign", []byte("hmac"), signature)
	expectResult(t, "queue", struct{}{}, queued)
	expectResult(t, "reduce", exchange.Answer{Status: 200, Size: 7, SHA256: []byte("sum"), Body: []byte("small")}, reduced)
	expectResult(t, "asset", []byte("file"), asset)
	expectResult(t, "limit", true, allowed)
	expectResult(t, "limit, denied", false, denied)
}

func expectResult[T any](t *testing.T, name string, want T, future exchange.Future[T]) {
	t.Helper()
	if got, err := future.Result(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s gives %#v, %v, want %#v", name, got, err, want)
	}
}

func TestAnswerThatDoesNotFitItsEffectIsMalformed(t *testing.T) {
	good := []byte(le(1, 0, 0, 0) + le(1, 0, 0, 0, 0, 0, 0, 0) + le(1, 0, 0, 0) + str("c") +
		le(1, 0, 0, 0) + le(2, 0, 0, 0) + "\x03" + str("x") + "\x04" + str("y"))
	answer := func(payload []byte) ([]exchange.Rows, error) {
		var rows exchange.Future[[]exchange.Rows]
		s := newSession(t, func(f *exchange.Flow) {
			rows = f.D1(exchange.SQL("q"))
			f.Await(rows)
			f.Then(status(200))
		})
		s.Open(1)
		s.Done(1, exchangetest.Result{Effect: 0, Payload: payload})
		return rows.Result()
	}
	if _, err := answer(good); err != nil {
		t.Fatalf("the answer gives %v", err)
	}
	badKind := slices.Clone(good)
	badKind[len(badKind)-6] = 5
	payloads := [][]byte{append(slices.Clone(good), 0), []byte("\xff\xff\xff\xff"), badKind}
	for n := range good {
		payloads = append(payloads, good[:n])
	}
	for _, payload := range payloads {
		if got, err := answer(payload); exchange.CodeOf(err) != exchange.Malformed || got != nil {
			t.Errorf("%q gives %v, %v, want malformed", payload, got, err)
		}
	}
}

func TestFailureHasItsCodeAndMessage(t *testing.T) {
	for code, name := range map[exchange.Code]string{
		exchange.Timeout: "timeout", exchange.Network: "network", exchange.TooLarge: "too large",
		exchange.Refused: "refused", exchange.Unavailable: "unavailable", exchange.Failed: "failed",
		exchange.Malformed: "malformed", exchange.NoMemory: "no memory", 200: "unknown",
	} {
		var a exchange.Future[[]byte]
		s := newSession(t, func(f *exchange.Flow) { a = f.KVGet("a"); f.Await(a); f.Then(reply(&a)) })
		s.Open(1)
		failed := exchangetest.Result{Effect: 0, Code: code, Payload: []byte("why")}
		s.expect(s.Done(1, failed), "200 ["+name+": why] closed")
		if _, err := a.Result(); exchange.CodeOf(err) != code {
			t.Errorf("the code of %v is %d, want %d", err, exchange.CodeOf(err), code)
		}
	}
	if exchange.CodeOf(nil) != 0 || exchange.CodeOf(fmt.Errorf("other")) != 0 {
		t.Error("an error that is no failure of an effect has a code")
	}
}

// Its number is NoEffect, never the number of another effect.
func TestBodyOfAFetchThatNeverStartedHasNoNumber(t *testing.T) {
	s := newSession(t, func(f *exchange.Flow) {
		f.Await(f.KVGet("first"))
		f.Then(func(f *exchange.Flow) {
			late := f.Fetch(exchange.Fetch{URL: "https://late/", Keep: true})
			var never exchange.Future[exchange.Answer]
			f.BeginGracePeriod()
			f.Read(late, 0, 1)
			f.Read(never, 0, 1)
			f.AI("m", []exchange.Part{exchange.Kept(never), exchange.KeptBase64(never), exchange.Kept(late)}, 0)
			f.KVPut("k", 60, exchange.KeptSlice(never, 0, 1))
			f.Reply(exchange.Response{Status: 200})
		})
	})
	s.Open(1)
	frame := s.Step(exchangetest.DoneFrame(1, limits.Exchange, found(0, "")))
	var kept []int
	for _, e := range frame.Effects {
		kept = append(kept, e.Kept...)
	}
	none := exchangetest.NoEffect
	if want := []int{none, none, none, none, none, none}; len(frame.Effects) != 4 || !slices.Equal(kept, want) {
		t.Errorf("%d effects use the bodies of %v, want 4 with %v", len(frame.Effects), kept, want)
	}
}
