package exchangetest

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"math"
	"strings"

	"loupe/core/exchange"
	"loupe/core/exchange/wire"
)

// Kind is a kind of effect.
type Kind string

const (
	Fetch    Kind = "fetch"
	Read     Kind = "read"
	KVGet    Kind = "kv get"
	KVPut    Kind = "kv put"
	KVDelete Kind = "kv delete"
	D1       Kind = "d1"
	AI       Kind = "ai"
	Limit    Kind = "limit"
	Wait     Kind = "wait"
	Token    Kind = "token"
	Body     Kind = "body"
	KVKeep   Kind = "kv keep"
	Sign     Kind = "sign"
	Queue    Kind = "queue"
	KVOpen   Kind = "kv open"
	Reduce   Kind = "reduce"
)

// kinds are numbered as the protocol numbers them; 0 is none.
var kinds = [...]Kind{
	"", Fetch, Read, KVGet, KVPut, KVDelete, D1, AI, Limit, Wait, Token, Body, KVKeep, Sign, Queue, KVOpen, Reduce,
}

// Effect is an effect that the core asks for. Fields that belong to other kinds are zero.
type Effect struct {
	Number    int
	Kind      Kind
	TimeLimit int // milliseconds

	// Of a fetch; URL, Headers and Body also of a token; Body also of AI.
	Method, URL string
	Headers     exchange.Headers
	Body        string // "<kept 3>" stands for the body that effect 3 kept, see [Effect.Kept]
	MaxBytes    int    // also of a body, KV keep or reduce
	Keep        bool   // also true for a body, KV keep, KV open or reduce
	HeadBytes   int    // also of a body, KV keep, KV open or reduce
	Secrets     bool
	Truncate    bool

	Source, Offset, Length int // of a read: Source is the effect that kept the body; Source also of a reduce

	JPEG bool // of a reduce: the format, otherwise PNG
	Side int  // of a reduce: pixels

	Key     string // of a KV effect or a limit
	Value   string // of a KV put, with kept bodies as in Body
	Seconds int    // of a KV put: time to live

	Statements []exchange.Statement // of D1
	Model      string               // of AI
	Wait       int                  // of a wait: milliseconds
	Name       string               // of a token; of a sign: the secret's
	Fresh      bool                 // of a token
	Message    string               // of a sign or queue

	// Kept has the effects whose kept bodies this one uses. In Body and Value they are written
	// "<kept 3>", "<base64 of kept 3>", and "<kept 3, 5 bytes from 2>" for a slice.
	Kept []int
}

// String describes the effect in a line, for failure messages.
func (e Effect) String() string {
	text := strings.Join(strings.Fields(strings.Join([]string{e.Name, e.Method, e.URL, e.Model, e.Key}, " ")), " ")
	switch e.Kind {
	case D1:
		if len(e.Statements) > 0 {
			text = e.Statements[0].SQL
		}
	case Read:
		text = fmt.Sprintf("bytes %d to %d of effect %d", e.Offset, e.Offset+e.Length, e.Source)
	case Reduce:
		text = fmt.Sprintf("the body of effect %d to %d pixels", e.Source, e.Side)
	case Wait:
		text = fmt.Sprint(e.Wait, " ms")
	}
	return fmt.Sprintf("effect %d, %s %s", e.Number, e.Kind, text)
}

func readEffect(r *wire.Reader) Effect {
	e := Effect{Number: int(r.U32())}
	if kind := int(r.U8()); kind > 0 && kind < len(kinds) {
		e.Kind = kinds[kind]
	}
	e.TimeLimit = int(r.U32())
	switch e.Kind {
	case Fetch:
		e.Method, e.URL, e.Headers = r.String(), r.String(), readHeaders(r)
		e.Body, e.Kept = describeParts(readParts(r))
		e.MaxBytes = int(r.U32())
		flags := r.U8()
		e.Keep, e.Secrets, e.Truncate = flags&1 != 0, flags&2 != 0, flags&4 != 0
		e.HeadBytes = int(r.U32())
		if flags > 7 {
			r.Fail()
		}
	case Read:
		e.Source, e.Offset, e.Length = int(r.U32()), int(r.U32()), int(r.U32())
		e.Kept = []int{e.Source}
	case KVGet, KVDelete, Limit:
		e.Key = r.String()
	case KVPut:
		e.Key = r.String()
		e.Value, e.Kept = describeParts(readParts(r))
		e.Seconds = int(r.U32())
	case D1:
		for n := r.Count(8); n > 0; n-- {
			s := exchange.Statement{SQL: r.String()}
			for n := r.Count(1); n > 0; n-- {
				s.Params = append(s.Params, readValue(r))
			}
			e.Statements = append(e.Statements, s)
		}
	case AI:
		e.Model = r.String()
		e.Body, e.Kept = describeParts(readParts(r))
	case Wait:
		e.Wait = int(r.U32())
	case Token:
		e.Name, e.Fresh, e.URL, e.Headers = r.String(), readBool(r), r.String(), readHeaders(r)
		e.Body, e.Kept = describeParts(readParts(r))
	case Body:
		e.Keep, e.MaxBytes, e.HeadBytes = true, int(r.U32()), int(r.U32())
	case KVKeep:
		e.Keep, e.Key, e.MaxBytes, e.HeadBytes = true, r.String(), int(r.U32()), int(r.U32())
	case KVOpen:
		e.Keep, e.Key, e.HeadBytes = true, r.String(), int(r.U32())
	case Reduce:
		e.Keep, e.Source, e.JPEG, e.Side = true, int(r.U32()), readBool(r), int(r.U32())
		e.MaxBytes, e.HeadBytes = int(r.U32()), int(r.U32())
		e.Kept = []int{e.Source}
	case Sign:
		e.Name, e.Message = r.String(), r.String()
	case Queue:
		e.Message = r.String()
	default:
		r.Fail()
	}
	return e
}

// part is a piece of a body: literal bytes, or the body that an effect kept.
type part struct {
	kind           uint8 // 0: literal; of the kept body 1: all, 2: all in base64, 3: a slice
	literal        []byte
	effect         int
	offset, length int
}

func readParts(r *wire.Reader) []part {
	parts := make([]part, r.Count(5))
	for i := range parts {
		p := &parts[i]
		switch p.kind = r.U8(); p.kind {
		case 0:
			p.literal = bytes.Clone(r.Bytes())
		case 1, 2:
			p.effect = int(r.U32())
		case 3:
			p.effect, p.offset, p.length = int(r.U32()), int(r.U32()), int(r.U32())
		default:
			r.Fail()
		}
	}
	return parts
}

// describeParts returns the parts as text, in which kept bodies are written as [Effect.Kept] says, and
// the effects that kept them.
func describeParts(parts []part) (text string, kept []int) {
	var b strings.Builder
	for _, p := range parts {
		switch p.kind {
		case 0:
			b.Write(p.literal)
			continue
		case 1:
			fmt.Fprintf(&b, "<kept %d>", p.effect)
		case 2:
			fmt.Fprintf(&b, "<base64 of kept %d>", p.effect)
		case 3:
			fmt.Fprintf(&b, "<kept %d, %d bytes from %d>", p.effect, p.length, p.offset)
		}
		kept = append(kept, p.effect)
	}
	return b.String(), kept
}

// joinParts returns the bytes that the parts stand for. Kept has the bodies by the number of their
// effect; one that is missing is an error.
func joinParts(parts []part, kept map[int][]byte) ([]byte, error) {
	var joined []byte
	for _, p := range parts {
		body, found := kept[p.effect]
		switch {
		case p.kind == 0:
			body = p.literal
		case !found:
			return nil, fmt.Errorf("effect %d has kept no body", p.effect)
		case p.kind == 2:
			body = base64.StdEncoding.AppendEncode(nil, body)
		case p.kind == 3:
			body = slice(body, p.offset, p.length)
		}
		joined = append(joined, body...)
	}
	return joined, nil
}

// slice returns what the body has of the range.
func slice(body []byte, offset, length int) []byte {
	from := min(offset, len(body))
	return body[from:min(from+length, len(body))]
}

func readBool(r *wire.Reader) bool {
	b := r.U8()
	if b > 1 {
		r.Fail()
	}
	return b == 1
}

func readHeaders(r *wire.Reader) exchange.Headers {
	var headers exchange.Headers
	for n := r.Count(8); n > 0; n-- {
		headers = append(headers, exchange.Header{Name: r.String(), Value: r.String()})
	}
	return headers
}

func writeHeaders(w *wire.Writer, headers exchange.Headers) {
	w.Count(len(headers))
	for _, h := range headers {
		w.String(h.Name)
		w.String(h.Value)
	}
}

func readValue(r *wire.Reader) exchange.Value {
	switch r.U8() {
	case 0:
		return exchange.Value{}
	case 1:
		return exchange.Int(r.I64())
	case 2:
		return exchange.Real(math.Float64frombits(uint64(r.I64())))
	case 3:
		return exchange.Text(r.String())
	case 4:
		return exchange.Blob([]byte(r.String()))
	}
	r.Fail()
	return exchange.Value{}
}

func writeValue(w *wire.Writer, v exchange.Value) {
	switch v := v.Any().(type) {
	case nil:
		w.U8(0)
	case int64:
		w.U8(1)
		w.I64(v)
	case float64:
		w.U8(2)
		w.I64(int64(math.Float64bits(v)))
	case string:
		w.U8(3)
		w.String(v)
	case []byte:
		w.U8(4)
		w.Bytes(v)
	}
}
