package exchangetest

import (
	"fmt"
	"math"
	"strings"

	"loupe/core/exchange"
	"loupe/core/exchange/internal/wire"
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
)

// kinds are numbered as the protocol numbers them; 0 is none.
var kinds = [...]Kind{"", Fetch, Read, KVGet, KVPut, KVDelete, D1, AI, Limit, Wait, Token}

// Effect is an effect that the core asks for. Fields that belong to other kinds are zero.
type Effect struct {
	Number    int
	Kind      Kind
	TimeLimit int // milliseconds

	// Of a fetch; URL, Headers and Body also of a token; Body also of AI.
	Method, URL string
	Headers     exchange.Headers
	Body        string // "<kept 3>" stands for the body that fetch 3 kept, "<base64 of kept 3>" for it in base64
	MaxBytes    int
	Keep        bool
	HeadBytes   int
	Secrets     bool
	Truncate    bool

	Fetch, Offset, Length int // of a read

	Key     string // of a KV effect or a limit
	Value   string // of a KV put
	Seconds int    // of a KV put: time to live

	Statements []exchange.Statement // of D1
	Model      string               // of AI
	Wait       int                  // of a wait: milliseconds
	Name       string               // of a token
	Fresh      bool                 // of a token

	Kept []int // the fetches whose kept bodies the effect uses
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
		text = fmt.Sprintf("bytes %d to %d of fetch %d", e.Offset, e.Offset+e.Length, e.Fetch)
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
		e.readBody(r)
		e.MaxBytes = int(r.U32())
		flags := r.U8()
		e.Keep, e.Secrets, e.Truncate = flags&1 != 0, flags&2 != 0, flags&4 != 0
		e.HeadBytes = int(r.U32())
		if flags > 7 {
			r.Fail()
		}
	case Read:
		e.Fetch, e.Offset, e.Length = int(r.U32()), int(r.U32()), int(r.U32())
		e.Kept = []int{e.Fetch}
	case KVGet, KVDelete, Limit:
		e.Key = r.String()
	case KVPut:
		e.Key, e.Value, e.Seconds = r.String(), r.String(), int(r.U32())
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
		e.readBody(r)
	case Wait:
		e.Wait = int(r.U32())
	case Token:
		e.Name, e.Fresh, e.URL, e.Headers = r.String(), readBool(r), r.String(), readHeaders(r)
		e.readBody(r)
	default:
		r.Fail()
	}
	return e
}

func (e *Effect) readBody(r *wire.Reader) {
	var body strings.Builder
	for n := r.Count(5); n > 0; n-- {
		switch kind := r.U8(); kind {
		case 0:
			body.Write(r.Bytes())
		case 1, 2:
			fetch := int(r.U32())
			e.Kept = append(e.Kept, fetch)
			fmt.Fprintf(&body, []string{1: "<kept %d>", 2: "<base64 of kept %d>"}[kind], fetch)
		default:
			r.Fail()
		}
	}
	e.Body = body.String()
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
