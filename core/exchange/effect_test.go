package exchange

import (
	"bytes"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"
)

// Each kind of effect, byte for byte as the package comment has it, and its answer.
func TestEffectsAsDocumented(t *testing.T) {
	le := func(n ...byte) string { return string(n) }
	str := func(s string) string { return le(byte(len(s)), 0, 0, 0) + s }
	head := func(number, kind byte, ms int) string { return le(number, 0, 0, 0, kind, byte(ms), byte(ms>>8), 0, 0) }

	var kept Future[Answer]
	var read Future[[]byte]
	var rows Future[[]Rows]
	var found, missing Future[[]byte]
	var put, del Future[struct{}]
	var answer, token Future[Answer]
	var wait Future[struct{}]
	var allowed, denied Future[bool]
	var lent []byte
	var got, said Answer
	var lentErr, gotErr, saidErr error
	p := newPlay(t, func(f *Flow) {
		kept = f.Fetch(Fetch{Method: "POST", URL: "https://u/", Headers: Headers{{"a", "${KEY}"}}, Body: []Part{Literal([]byte("x"))}, Limit: 258, Cut: true, Time: 500, Keep: true, Head: 4})
		read = f.Read(kept, 1, 2)
		found, missing = f.KVGet("f"), f.KVGet("m")
		put, del = f.KVPut("p", []byte("v"), 60), f.KVDelete("d")
		rows = f.D1(SQL("q", Int(-1), Real(0.5), Text("t"), Blob([]byte{9}), Value{}), SQL("r"))
		answer = f.AI("m", []Part{Kept(kept), KeptBase64(kept)}, 700)
		allowed, denied = f.Limit("l"), f.Limit("n")
		wait = f.Wait(300)
		token = f.Token(Token{Name: "T", Fresh: true, URL: "https://t/", Headers: Headers{{"b", "c"}}, Body: []Part{Literal([]byte("y"))}, Time: 900})
		f.Note("n", []byte("m"))
		f.Await(kept, read, found, missing, put, del, rows, answer, allowed, denied, wait, token)
		f.Then(func(f *Flow) {
			lent, lentErr = read.Result()
			lent = bytes.Clone(lent)
			got, gotErr = kept.Result()
			got.Body = bytes.Clone(got.Body)
			said, saidErr = answer.Result()
			said.Body = bytes.Clone(said.Body)
			f.Reply(Response{Status: 200})
		})
	})
	s := p.open(1)
	want := "\x01" + le(1, 0, 0, 0) + "\x00" + le(12, 0, 0, 0) +
		head(0, 1, 500) + str("POST") + str("https://u/") + le(1, 0, 0, 0) + str("a") + str("${KEY}") + le(1, 0, 0, 0) + "\x00" + str("x") + le(2, 1, 0, 0) + "\x05" + le(4, 0, 0, 0) +
		head(1, 2, StorageTime) + le(0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0) +
		head(2, 3, StorageTime) + str("f") +
		head(3, 3, StorageTime) + str("m") +
		head(4, 4, StorageTime) + str("p") + str("v") + le(60, 0, 0, 0) +
		head(5, 5, StorageTime) + str("d") +
		head(6, 6, StorageTime) + le(2, 0, 0, 0) + str("q") + le(5, 0, 0, 0) +
		"\x01\xff\xff\xff\xff\xff\xff\xff\xff" + "\x02\x00\x00\x00\x00\x00\x00\xe0\x3f" + "\x03" + str("t") + "\x04" + str("\x09") + "\x00" + str("r") + le(0, 0, 0, 0) +
		head(7, 7, 700) + str("m") + le(2, 0, 0, 0) + "\x01" + le(0, 0, 0, 0) + "\x02" + le(0, 0, 0, 0) +
		head(8, 8, StorageTime) + str("l") +
		head(9, 8, StorageTime) + str("n") +
		head(10, 9, 300+StorageTime) + le(44, 1, 0, 0) +
		head(11, 10, 900) + str("T") + "\x01" + str("https://t/") + le(1, 0, 0, 0) + str("b") + str("c") + le(1, 0, 0, 0) + "\x00" + str("y") +
		le(1, 0, 0, 0) + le(12, 0, 0, 0)
	for i := range byte(12) {
		want += le(i, 0, 0, 0)
	}
	want += le(1, 0, 0, 0) + str("n") + str("m")
	if string(s.raw) != want {
		t.Fatalf("the core says\n%q, not\n%q", s.raw, want)
	}

	row := le(2, 0, 0, 0) + "\x01" + le(5, 0, 0, 0, 0, 0, 0, 0) + "\x03" + str("five")
	p.done(1,
		finished{effect: 0, elapsed: 77, payload: []byte(le(200, 0) + le(1, 0, 0, 0) + str("h") + str("v") + le(9, 0, 0, 0) + str("sum") + str("head"))},
		finished{effect: 1, payload: []byte(str("ea"))},
		finished{effect: 2, payload: []byte("\x01" + str("value"))},
		finished{effect: 3, payload: []byte("\x00" + str(""))},
		finished{effect: 4}, finished{effect: 5},
		finished{effect: 6, payload: []byte(le(2, 0, 0, 0) + le(3, 0, 0, 0, 0, 0, 0, 0) + le(2, 0, 0, 0) + str("n") + str("t") + le(1, 0, 0, 0) + row +
			le(0, 0, 0, 0, 0, 0, 0, 0) + le(0, 0, 0, 0, 0, 0, 0, 0))},
		finished{effect: 7, payload: []byte(str("{}"))},
		finished{effect: 8, payload: []byte{1}}, finished{effect: 9, payload: []byte{0}},
		finished{effect: 10}, finished{effect: 11, payload: []byte(le(145, 1))},
	)
	check := func(name string, want any, got any, err error) {
		t.Helper()
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s gave %#v, %v, not %#v", name, got, err, want)
		}
	}
	check("fetch", Answer{200, Headers{{"h", "v"}}, 9, []byte("sum"), []byte("head")}, got, gotErr)
	for name, later := range map[string]Future[Answer]{"fetch": kept, "ai": answer} {
		if _, err := later.Result(); CodeOf(err) != Refused {
			t.Errorf("%s gave %v after its stage", name, err)
		}
	}
	if kept.Elapsed() != 77 || !kept.Started() {
		t.Errorf("fetch took %d ms", kept.Elapsed())
	}
	check("read", []byte("ea"), lent, lentErr)
	if _, err := read.Result(); CodeOf(err) != Refused {
		t.Errorf("read gave %v after its stage", err)
	}
	b, err := found.Result()
	check("found", []byte("value"), b, err)
	b, err = missing.Result()
	check("missing", []byte(nil), b, err)
	nothing, err := put.Result()
	check("put", struct{}{}, nothing, err)
	nothing, err = del.Result()
	check("delete", struct{}{}, nothing, err)
	r, err := rows.Result()
	check("d1", []Rows{{3, []string{"n", "t"}, [][]Value{{Int(5), Text("five")}}}, {0, []string{}, [][]Value{}}}, r, err)
	check("ai", Answer{Status: 200, Body: []byte("{}")}, said, saidErr)
	nothing, err = wait.Result()
	check("wait", struct{}{}, nothing, err)
	said, err = token.Result()
	check("token", Answer{Status: 401}, said, err)
	yes, err := allowed.Result()
	check("limit", true, yes, err)
	yes, err = denied.Result()
	check("limit", false, yes, err)
}

// No answer of a host traps or is taken for another: what does not fit is Malformed.
func TestAnswersThatDoNotFit(t *testing.T) {
	var good writer
	good.count(1)
	good.i64(1)
	good.count(1)
	good.str("c")
	good.count(1)
	good.count(2)
	good.value(Text("x"))
	good.value(Blob([]byte("y")))
	payloads := [][]byte{append(good[:len(good):len(good)], 0), []byte("\xff\xff\xff\xff"), good[:len(good)-1]}
	for n := range good {
		payloads = append(payloads, good[:n])
	}
	badKind := append(writer(nil), good...)
	badKind[len(badKind)-6] = 5
	payloads = append(payloads, badKind)
	for _, payload := range payloads {
		var rows Future[[]Rows]
		p := newPlay(t, func(f *Flow) {
			rows = f.D1(SQL("q"))
			f.Await(rows)
			f.Then(func(f *Flow) { f.Reply(Response{Status: 200}) })
		})
		p.open(1)
		p.done(1, finished{effect: 0, payload: payload})
		if got, err := rows.Result(); CodeOf(err) != Malformed || got != nil {
			t.Errorf("%q gave %v, %v", payload, got, err)
		}
	}
}

func TestFailures(t *testing.T) {
	for code, name := range map[Code]string{
		Timeout: "timeout", Network: "network", TooLarge: "too large", Refused: "refused", Unavailable: "unavailable",
		Failed: "failed", Malformed: "malformed", 200: "unknown",
	} {
		var a Future[[]byte]
		p := newPlay(t, func(f *Flow) { a = f.KVGet("a"); f.Await(a); f.Then(reply(&a)) })
		p.open(1)
		p.expect(p.done(1, finished{effect: 0, outcome: code, payload: []byte("why")}), "200 ["+name+": why] closed")
		if _, err := a.Result(); CodeOf(err) != code {
			t.Errorf("%v is of code %d", err, CodeOf(err))
		}
	}
	if CodeOf(nil) != 0 || CodeOf(fmt.Errorf("other")) != 0 {
		t.Error("another error has a code")
	}
}

// A body that no fetch kept is named by a number that no host knows, never by another effect's.
func TestBodyOfAFetchThatNeverStarted(t *testing.T) {
	var first Future[[]byte]
	p := newPlay(t, func(f *Flow) {
		first = f.KVGet("first")
		f.Await(first)
		f.Then(func(f *Flow) {
			late := f.Fetch(Fetch{URL: "https://late/", Keep: true})
			var never Future[Answer]
			f.Overtime()
			f.Read(late, 0, 1)
			f.Read(never, 0, 1)
			f.Reply(Response{Status: 200})
		})
	})
	p.open(1)
	s := p.step(doneFrame(1, ExchangeTime, fine(0, "")))
	if len(s.effects) != 2 {
		t.Fatalf("the core says %s", s.brief())
	}
	for _, e := range s.effects {
		if e.kept[0] != noEffect {
			t.Errorf("effect %d reads the body of %d", e.number, e.kept[0])
		}
	}
	for _, part := range []Part{Kept(Future[Answer]{}), KeptBase64(Future[Answer]{})} {
		if part.fetch != noEffect {
			t.Errorf("a part is the body of %d", part.fetch)
		}
	}
}

func TestValues(t *testing.T) {
	for _, c := range []struct {
		value Value
		null  bool
		int   int64
		real  float64
		text  string
	}{
		{Value{}, true, 0, 0, ""},
		{Int(-7), false, -7, -7, ""},
		{Real(2.9), false, 2, 2.9, ""},
		{Real(-2.9), false, -2, -2.9, ""},
		{Real(1e300), false, math.MaxInt64, 1e300, ""},
		{Real(math.Inf(-1)), false, math.MinInt64, math.Inf(-1), ""},
		{Text("7"), false, 0, 0, "7"},
		{Blob([]byte("b")), false, 0, 0, "b"},
		{Text(""), false, 0, 0, ""},
		{TextOrNull(""), true, 0, 0, ""},
		{TextOrNull("x"), false, 0, 0, "x"},
	} {
		if c.value.Null() != c.null || c.value.Int() != c.int || c.value.Real() != c.real || c.value.Text() != c.text {
			t.Errorf("%+v is null %v, %d, %v, %q", c.value, c.value.Null(), c.value.Int(), c.value.Real(), c.value.Text())
		}
	}
	if got := Real(math.NaN()).Int(); got != 0 {
		t.Errorf("NaN is %d", got)
	}
	long := strings.Repeat("x", 1000)
	var w writer
	for _, v := range []Value{{}, Int(1), Real(1), Text(long), Blob(nil)} {
		w.value(v)
	}
	r := &reader{rest: w}
	if !r.value().Null() || r.value().Int() != 1 || r.value().Real() != 1 || r.value().Text() != long || r.value().Null() || !r.whole() {
		t.Error("values do not come back as they were written")
	}
}
