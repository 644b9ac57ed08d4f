package exchangetest

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/exchange/wire"
)

// Answer is how the host answers one effect, and when. The zero Answer means that there is none. To a reduce it means that
// the host cannot reduce pictures.
type Answer struct {
	kind    Kind
	status  int
	headers exchange.Headers
	body    []byte
	flag    bool
	rows    []exchange.Rows
	code    exchange.Code
	message string
	after   int
}

// Answers of these kinds suit several kinds of effect.
const (
	nothing Kind = "nothing"
	failure Kind = "failure"
)

// HTTP answers a fetch. A fetch that keeps its body gets the size, the hash and the first bytes. A body
// over the fetch's MaxBytes is cut if the fetch has Truncate set; otherwise the fetch fails with TooLarge.
func HTTP(status int, body string, headers ...exchange.Header) Answer {
	return Answer{kind: Fetch, status: status, body: []byte(body), headers: headers}
}

// Bytes answers a read.
func Bytes(b []byte) Answer { return Answer{kind: Read, body: b} }

// Found answers a KV get of a key that exists.
func Found(value string) Answer { return Answer{kind: KVGet, flag: true, body: []byte(value)} }

// NotFound answers a KV get, KV keep or KV open of a key that does not exist.
func NotFound() Answer { return Answer{kind: KVGet} }

// Kept answers a body or a reduce, or a KV keep or KV open of a key that exists. The effect gets the size, the hash and
// the first bytes, or is TooLarge. A KV open gets the first bytes only.
func Kept(body string) Answer { return Answer{kind: KVKeep, flag: true, body: []byte(body)} }

// File answers an asset.
func File(text string) Answer { return Answer{kind: Asset, body: []byte(text)} }

// Signature answers a sign.
func Signature(b []byte) Answer { return Answer{kind: Sign, body: b} }

// Rows answers a D1 batch, with one result for each statement.
func Rows(rows ...exchange.Rows) Answer { return Answer{kind: D1, rows: rows} }

// Each returns the answer to a D1 batch of n statements that all have a's only result. Unless a has exactly one result, it returns a.
func (a Answer) Each(n int) Answer {
	if len(a.rows) == 1 {
		a.rows = slices.Repeat(a.rows, n)
	}
	return a
}

// OneRow is the result of a statement that returns one row.
func OneRow(values ...exchange.Value) exchange.Rows {
	return exchange.Rows{Columns: make([]string, len(values)), Rows: [][]exchange.Value{values}}
}

// JSON answers an AI effect.
func JSON(text string) Answer { return Answer{kind: AI, body: []byte(text)} }

// Allowed answers a rate limit.
func Allowed(allowed bool) Answer { return Answer{kind: Limit, flag: allowed} }

// TokenStatus answers a token effect with the status of the token endpoint: 200 if there is a token.
func TokenStatus(status int) Answer { return Answer{kind: Token, status: status} }

// OK answers a KV put, a KV delete, a wait, a queue or a keep.
func OK() Answer { return Answer{kind: nothing} }

// Fail answers any effect with a failure.
func Fail(code exchange.Code, message string) Answer {
	return Answer{kind: failure, code: code, message: message}
}

// After makes the effect take the given number of milliseconds; without it, an effect takes none. An
// effect that would take longer than its time limit fails with Timeout at the limit. For a wait, the
// milliseconds are added to its own time.
func (a Answer) After(milliseconds int) Answer {
	a.after = milliseconds
	return a
}

// Result returns the answer as the result of the effect. It panics if the answer does not suit the kind
// of effect.
func (a Answer) Result(e Effect) Result {
	result, _, err := a.result(e)
	if err != nil {
		panic(err)
	}
	return result
}

// keptBodies names what an effect keeps, for messages.
var keptBodies = map[Kind]string{Body: "request body", KVKeep: "value", Reduce: "reduced picture"}

func (a Answer) suits(kind Kind) bool {
	switch a.kind {
	case failure:
		return true
	case nothing:
		return slices.Contains([]Kind{KVPut, KVDelete, Wait, Queue, Keep}, kind)
	case KVGet:
		return kind == KVGet || (kind == KVKeep || kind == KVOpen) && !a.flag
	case KVKeep:
		return kind == Body || kind == KVKeep || kind == KVOpen || kind == Reduce
	}
	return a.kind == kind
}

// result returns the effect's result, and the body that stays in the host or nil.
func (a Answer) result(e Effect) (result Result, kept []byte, err error) {
	if a.kind == "" && e.Kind == Reduce {
		a = Fail(exchange.Unavailable, "no binding IMAGES")
	}
	switch {
	case a.kind == "":
		return result, nil, fmt.Errorf("the script has no answer to %s", e)
	case !a.suits(e.Kind):
		return result, nil, fmt.Errorf("the script answers with a %s to %s", a.kind, e)
	case a.kind == D1 && len(a.rows) != len(e.Statements):
		return result, nil, fmt.Errorf("the script has %d results, want %d, to %s", len(a.rows), len(e.Statements), e)
	}
	result = Result{Effect: e.Number, Elapsed: a.after}
	if e.Kind == Wait && a.kind == nothing {
		result.Elapsed += e.Wait
	}
	if result.Elapsed > e.TimeLimit {
		a, result.Elapsed = Fail(exchange.Timeout, "the time limit was reached"), e.TimeLimit
	}
	switch {
	case a.kind == Fetch:
		body, code := a.received(e)
		if code != 0 {
			a = Fail(code, "the response body is over its limit")
		}
		a.body = body
	case a.kind == KVKeep && e.Kind != KVOpen && len(a.body) > e.MaxBytes:
		a = Fail(exchange.TooLarge, "the "+keptBodies[e.Kind]+" is over its limit")
	case e.Kind == Queue && len(e.Message) > exchange.MaxBody:
		a = Fail(exchange.TooLarge, "the message is over its limit")
	}

	var w wire.Writer
	switch a.kind {
	case failure:
		w = wire.Writer(a.message)
		result.Code = a.code
	case Fetch:
		w.U16(uint16(a.status))
		writeHeaders(&w, a.headers)
		w.U32(uint32(len(a.body)))
		if e.Keep {
			kept = a.body
			writeKept(&w, kept, e.HeadBytes)
		} else {
			w.Bytes(nil)
			w.Bytes(a.body)
		}
	case Read, AI, Sign, Asset:
		w.Bytes(a.body)
	case KVGet:
		w.U8(wire.Bool(a.flag))
		if e.Kind == KVKeep {
			w.U32(0)
			w.Bytes(nil)
		}
		w.Bytes(a.body)
	case KVKeep:
		kept = a.body
		if e.Kind == KVOpen {
			w.U8(1)
			w.Bytes(kept[:min(len(kept), e.HeadBytes)])
			break
		}
		if e.Kind == KVKeep {
			w.U8(1)
		}
		w.U32(uint32(len(kept)))
		writeKept(&w, kept, e.HeadBytes)
	case D1:
		writeRows(&w, a.rows)
	case Limit:
		w.U8(wire.Bool(a.flag))
	case Token:
		w.U16(uint16(a.status))
	}
	result.Payload = w
	return result, kept, nil
}

// writeKept writes the hash and the first bytes of a kept body.
func writeKept(w *wire.Writer, body []byte, headBytes int) {
	sum := sha256.Sum256(body)
	w.Bytes(sum[:])
	w.Bytes(body[:min(len(body), headBytes)])
}

// received returns the part of the body that the fetch reads, or TooLarge.
func (a Answer) received(e Effect) ([]byte, exchange.Code) {
	switch {
	case e.Keep && a.status != 200:
		return []byte{}, 0
	case len(a.body) <= e.MaxBytes:
		return a.body, 0
	case e.Truncate && !(e.Secrets && e.mentionsSecret()):
		return a.body[:e.MaxBytes], 0
	}
	return nil, exchange.TooLarge
}

func (e Effect) mentionsSecret() bool {
	return strings.Contains(e.URL, "${") ||
		slices.ContainsFunc(e.Headers, func(h exchange.Header) bool { return strings.Contains(h.Value, "${") })
}

func writeRows(w *wire.Writer, batch []exchange.Rows) {
	w.Count(len(batch))
	for _, set := range batch {
		w.I64(set.Changes)
		w.Count(len(set.Columns))
		for _, name := range set.Columns {
			w.String(name)
		}
		w.Count(len(set.Rows))
		for _, row := range set.Rows {
			w.Count(len(row))
			for _, v := range row {
				writeValue(w, v)
			}
		}
	}
}
