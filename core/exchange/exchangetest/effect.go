package exchangetest

import (
	"bytes"
	"encoding/base64"
	"errors"
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
	Asset    Kind = "asset"
	Keep     Kind = "keep"
)

// kinds are numbered as the protocol numbers them; 0 is none. D1 has two numbers: see Effect.Replica.
var kinds = [...]Kind{
	"", Fetch, Read, KVGet, KVPut, KVDelete, D1, AI, Limit, Wait, Token, Body, KVKeep, Sign, Queue, KVOpen, Reduce, Asset, D1,
	Keep,
}

const d1Read = 18 // the number of a D1 that a replica may answer

// Effect is an effect that the core asks for. Fields that belong to other kinds are zero.
type Effect struct {
	Exchange  uint32
	Number    int
	Kind      Kind
	TimeLimit int // milliseconds, with the wait for a connection

	// Of a fetch; URL, Headers and Body also of a token; Body also of AI and keep.
	Method, URL string
	Headers     exchange.Headers
	Body        string // "<kept 3>" stands for the body that effect 3 kept, see [Effect.Kept]
	MaxBytes    int    // also of a body, KV keep or reduce
	Keep        bool   // also true for a body, KV keep, KV open, reduce or keep
	HeadBytes   int    // also of a body, KV keep, KV open or reduce
	Secrets     bool
	BodySecrets bool
	Truncate    bool

	Source, Offset, Length int // of a read: Source is the effect that kept the body; Source also of a reduce

	JPEG bool // of a reduce: the format, otherwise PNG
	Side int  // of a reduce: pixels

	Key     string // of a KV effect or a limit
	Value   string // of a KV put, with kept bodies as in Body
	Seconds int    // of a KV put: time to live

	Statements []exchange.Statement // of D1
	Replica    bool                 // of D1: a replica may answer
	Model      string               // of AI
	Wait       int                  // of a wait: milliseconds
	Name       string               // of a token; of a sign: the secret's
	Fresh      bool                 // of a token
	Message    string               // of a sign or queue

	// Kept has the effects whose kept bodies this one uses. In Body and Value they are written
	// "<kept 3>", "<base64 of kept 3>", and "<kept 3, 5 bytes from 2>" for a slice.
	Kept []int

	Parts []Part // of Body or Value; of a read or reduce, what it reads

	texts []text // of D1
}

// text is a parameter of D1 that parts make up.
type text struct {
	statement, param int
	parts            []Part
}

func decodeEffect(r *wire.Reader, of uint32) Effect {
	e := Effect{Exchange: of, Number: int(r.U32())}
	if kind := int(r.U8()); kind > 0 && kind < len(kinds) {
		e.Kind, e.Replica = kinds[kind], kind == d1Read
	}
	e.TimeLimit = int(r.U32())
	switch e.Kind {
	case Fetch:
		e.Method, e.URL, e.Headers = DecodeText(r), DecodeText(r), DecodeHeaders(r)
		e.Body = e.decodeParts(r)
		e.MaxBytes = int(r.U32())
		flags := r.U8()
		e.Keep, e.Secrets, e.Truncate, e.BodySecrets = flags&1 != 0, flags&2 != 0, flags&4 != 0, flags&8 != 0
		e.HeadBytes = int(r.U32())
		if flags > 15 || flags&(8|2) == 8 {
			r.Fail()
		}
	case Read:
		e.Source, e.Offset, e.Length = int(r.U32()), int(r.U32()), int(r.U32())
		e.Kept, e.Parts = []int{e.Source}, []Part{{Kind: 3, Effect: e.Source, Offset: e.Offset, Length: e.Length}}
	case KVGet, KVDelete, Limit, Asset:
		e.Key = DecodeText(r)
	case KVPut:
		e.Key = DecodeText(r)
		e.Value = e.decodeParts(r)
		e.Seconds = int(r.U32())
	case D1:
		for n := r.Count(8); n > 0; n-- {
			s := exchange.Statement{SQL: DecodeText(r)}
			for n := r.Count(1); n > 0; n-- {
				s.Params = append(s.Params, e.decodeParam(r, len(s.Params)))
			}
			e.Statements = append(e.Statements, s)
		}
	case AI:
		e.Model = DecodeText(r)
		e.Body = e.decodeParts(r)
	case Keep:
		e.Keep, e.Body = true, e.decodeParts(r)
	case Wait:
		e.Wait = int(r.U32())
	case Token:
		e.Name, e.Fresh, e.URL, e.Headers = DecodeText(r), decodeBool(r), DecodeText(r), DecodeHeaders(r)
		e.Body = e.decodeParts(r)
	case Body:
		e.Keep, e.MaxBytes, e.HeadBytes = true, int(r.U32()), int(r.U32())
	case KVKeep:
		e.Keep, e.Key, e.MaxBytes, e.HeadBytes = true, DecodeText(r), int(r.U32()), int(r.U32())
	case KVOpen:
		e.Keep, e.Key, e.HeadBytes = true, DecodeText(r), int(r.U32())
	case Reduce:
		e.Keep, e.Source, e.JPEG, e.Side = true, int(r.U32()), decodeBool(r), int(r.U32())
		e.MaxBytes, e.HeadBytes = int(r.U32()), int(r.U32())
		e.Kept, e.Parts = []int{e.Source}, []Part{{Kind: 1, Effect: e.Source}}
	case Sign:
		e.Name, e.Message = DecodeText(r), r.String()
	case Queue:
		e.Message = r.String()
	default:
		r.Fail()
	}
	return e
}

// decodeParam decodes a parameter of the D1 statement after those in e.Statements. One that parts make up is a text in
// which kept bodies are written as [Effect.Kept] says.
func (e *Effect) decodeParam(r *wire.Reader, param int) exchange.Value {
	if kind := r.U8(); kind != 5 {
		return decodeValue(r, kind)
	}
	t := text{len(e.Statements), param, decodeParts(r)}
	description, kept := describeParts(t.parts)
	e.texts, e.Kept = append(e.texts, t), append(e.Kept, kept...)
	return exchange.Text(description)
}

// WithTexts returns the effect with the text of each D1 parameter that parts make up. kept has the bodies by the number
// of their effect.
func (e Effect) WithTexts(kept map[int][]byte) (Effect, error) {
	for _, t := range e.texts {
		joined, err := JoinParts(t.parts, kept)
		if err != nil {
			return e, err
		}
		e.Statements[t.statement].Params[t.param] = exchange.Text(strings.ToValidUTF8(string(joined), "\uFFFD"))
	}
	return e, nil
}

// Part is a piece of a body: literal bytes, or the body that an effect kept.
type Part struct {
	Kind           uint8 // 0: literal; of the kept body 1: all, 2: all in base64, 3: a range
	Literal        []byte
	Effect         int
	Offset, Length int // of the range
}

// decodeParts decodes the effect's parts and returns them as text.
func (e *Effect) decodeParts(r *wire.Reader) (text string) {
	e.Parts = decodeParts(r)
	text, e.Kept = describeParts(e.Parts)
	return text
}

func decodeParts(r *wire.Reader) []Part {
	parts := make([]Part, r.Count(5))
	for i := range parts {
		p := &parts[i]
		switch p.Kind = r.U8(); p.Kind {
		case 0:
			p.Literal = bytes.Clone(r.Bytes())
		case 1, 2:
			p.Effect = int(r.U32())
		case 3:
			p.Effect, p.Offset, p.Length = int(r.U32()), int(r.U32()), int(r.U32())
		default:
			r.Fail()
		}
	}
	return parts
}

// describeParts returns the parts as text, in which kept bodies are written as [Effect.Kept] says, and
// the effects that kept them.
func describeParts(parts []Part) (text string, kept []int) {
	var b strings.Builder
	for _, p := range parts {
		switch p.Kind {
		case 0:
			b.Write(p.Literal)
			continue
		case 1:
			fmt.Fprintf(&b, "<kept %d>", p.Effect)
		case 2:
			fmt.Fprintf(&b, "<base64 of kept %d>", p.Effect)
		case 3:
			fmt.Fprintf(&b, "<kept %d, %d bytes from %d>", p.Effect, p.Length, p.Offset)
		}
		kept = append(kept, p.Effect)
	}
	return b.String(), kept
}

// JoinParts returns the content of the parts. kept has the bodies by the number of their effect. JoinParts
// returns an error if the effect of a part has kept no body.
func JoinParts(parts []Part, kept map[int][]byte) ([]byte, error) {
	var joined []byte
	for _, p := range parts {
		body, found := kept[p.Effect]
		switch {
		case p.Kind == 0:
			body = p.Literal
		case !found:
			return nil, errors.New("no such kept body")
		case p.Kind == 2:
			body = base64.StdEncoding.AppendEncode(nil, body)
		case p.Kind == 3:
			from := min(p.Offset, len(body))
			body = body[from:min(from+p.Length, len(body))]
		}
		joined = append(joined, body...)
	}
	return joined, nil
}

func decodeBool(r *wire.Reader) bool {
	b := r.U8()
	if b > 1 {
		r.Fail()
	}
	return b == 1
}

// DecodeText decodes UTF-8 as a TextDecoder does: invalid bytes become U+FFFD.
func DecodeText(r *wire.Reader) string { return strings.ToValidUTF8(r.String(), "\uFFFD") }

// DecodeHeaders decodes pairs of a name and a value.
func DecodeHeaders(r *wire.Reader) exchange.Headers {
	var headers exchange.Headers
	for n := r.Count(8); n > 0; n-- {
		headers = append(headers, exchange.Header{Name: DecodeText(r), Value: DecodeText(r)})
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

// DecodeValue decodes a value of D1.
func DecodeValue(r *wire.Reader) exchange.Value { return decodeValue(r, r.U8()) }

func decodeValue(r *wire.Reader, kind uint8) exchange.Value {
	switch kind {
	case 0:
		return exchange.Value{}
	case 1:
		return exchange.Int(r.I64())
	case 2:
		return exchange.Real(math.Float64frombits(uint64(r.I64())))
	case 3:
		return exchange.Text(DecodeText(r))
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

// DecodeRows decodes the answer to a D1 batch.
func DecodeRows(r *wire.Reader) []exchange.Rows {
	var batch []exchange.Rows
	for n := r.Count(16); n > 0; n-- {
		set := exchange.Rows{Changes: r.I64(), Columns: DecodeStrings(r)}
		for n := r.Count(4); n > 0; n-- {
			row := make([]exchange.Value, r.Count(1))
			for i := range row {
				row[i] = DecodeValue(r)
			}
			set.Rows = append(set.Rows, row)
		}
		batch = append(batch, set)
	}
	return batch
}
