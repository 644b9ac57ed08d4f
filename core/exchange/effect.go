package exchange

import "bytes"

// The kinds of effect, as the package comment numbers them.
const (
	kindFetch = iota + 1
	kindRead
	kindKVGet
	kindKVPut
	kindKVDelete
	kindD1
	kindAI
	kindLimit
	kindWait
	kindToken
)

// Part is a piece of an outgoing body: literal bytes, or a body that a fetch kept in the host.
type Part struct {
	kind  uint8
	bytes []byte
	fetch uint32
}

// Literal is a part given here.
func Literal(b []byte) Part { return Part{bytes: b} }

// Kept is a kept body as it is.
func Kept(f Future[Answer]) Part { return Part{kind: 1, fetch: f.number()} }

// KeptBase64 is a kept body in base64.
func KeptBase64(f Future[Answer]) Part { return Part{kind: 2, fetch: f.number()} }

func (w *writer) parts(parts []Part) {
	w.count(len(parts))
	for _, p := range parts {
		w.u8(p.kind)
		if p.kind == 0 {
			w.bytes(p.bytes)
		} else {
			w.u32(p.fetch)
		}
	}
}

// Fetch describes an HTTP request to an upstream. Secrets are for URLs that are our own in every part: a
// stranger's may spell ${NAME} too.
type Fetch struct {
	Method  string // GET if empty
	URL     string
	Headers Headers
	Body    []Part
	Limit   int  // bytes of the answer's body
	Cut     bool // a body over the limit is cut to it, and not an error
	Time    int  // milliseconds; UpstreamTime if 0
	Secrets bool // put in the secrets that ${NAME} in the headers and the query stands for
	Keep    bool // leave the body in the host
	Head    int  // with Keep: how many of its first bytes to hand back
}

// Answer is an upstream's answer. With Keep, Body has the first bytes only and SHA256 is set. Body is lent.
type Answer struct {
	Status  int
	Headers Headers
	Size    int
	SHA256  []byte
	Body    []byte
}

// Statement is one SQL statement of a batch, its parameters bound to ?1, ?2 and so on.
type Statement struct {
	SQL    string
	Params []Value
}

// SQL makes a statement.
func SQL(sql string, params ...Value) Statement { return Statement{sql, params} }

// Rows is a statement's result.
type Rows struct {
	Changes int64 // rows inserted, updated or deleted
	Columns []string
	Rows    [][]Value
}

// subrequests is what an effect of a kind counts as, by the platform's rule: a token may be looked for, asked for and stored.
func subrequests(kind uint8) int {
	switch kind {
	case kindRead, kindWait:
		return 0
	case kindToken:
		return 3
	}
	return 1
}

// Fetch starts a request to an upstream. It is cut short when the exchange's time is over. The answer's body may be large and
// is not copied but lent, as a Read's bytes are: await a Fetch alone, and take what is wanted of its body in the very next
// stage; later its result is Refused.
func (f *Flow) Fetch(r Fetch) Future[Answer] {
	if r.Method == "" {
		r.Method = "GET"
	}
	e, w := f.x.start(kindFetch, r.Time)
	e.lent = true
	w.str(r.Method)
	w.str(r.URL)
	w.headers(r.Headers)
	w.parts(r.Body)
	w.u32(uint32(r.Limit))
	w.u8(bit(r.Keep) | bit(r.Secrets)<<1 | bit(r.Cut)<<2)
	w.u32(uint32(r.Head))
	return Future[Answer]{e, readAnswer}
}

// Read brings a stretch of a kept body into the core. A photo is large, so its bytes are not copied but
// lent: await a Read alone, and take its result in the very next stage; later it is Refused.
func (f *Flow) Read(kept Future[Answer], offset, length int) Future[[]byte] {
	e, w := f.x.start(kindRead, StorageTime)
	e.lent = true
	w.u32(kept.number())
	w.u32(uint32(offset))
	w.u32(uint32(length))
	return Future[[]byte]{e, (*reader).bytes}
}

// KVGet reads a key; nil if there is none.
func (f *Flow) KVGet(key string) Future[[]byte] {
	e, w := f.x.start(kindKVGet, StorageTime)
	w.str(key)
	return Future[[]byte]{e, readKV}
}

// KVPut writes a key that lives for so many seconds (the platform's least is 60).
func (f *Flow) KVPut(key string, value []byte, seconds int) Future[struct{}] {
	e, w := f.x.start(kindKVPut, StorageTime)
	w.str(key)
	w.bytes(value)
	w.u32(uint32(seconds))
	return Future[struct{}]{e, readNothing}
}

// KVDelete removes a key.
func (f *Flow) KVDelete(key string) Future[struct{}] {
	e, w := f.x.start(kindKVDelete, StorageTime)
	w.str(key)
	return Future[struct{}]{e, readNothing}
}

// D1 runs statements in one transaction: all or nothing. There is one Rows a statement.
func (f *Flow) D1(statements ...Statement) Future[[]Rows] {
	e, w := f.x.start(kindD1, StorageTime)
	w.count(len(statements))
	for _, s := range statements {
		w.str(s.SQL)
		w.count(len(s.Params))
		for _, v := range s.Params {
			w.value(v)
		}
	}
	return Future[[]Rows]{e, readRows}
}

// AI runs a Workers AI model. The parts make the JSON text of its input. The answer is as that of a fetch: its body is
// JSON and lent, its status 200.
func (f *Flow) AI(model string, input []Part, time int) Future[Answer] {
	e, w := f.x.start(kindAI, time)
	e.lent = true
	w.str(model)
	w.parts(input)
	return Future[Answer]{e, func(r *reader) Answer { return Answer{Status: 200, Body: r.bytes()} }}
}

// Limit counts one use of the key against the host's rate limit and reports whether it may go on.
func (f *Flow) Limit(key string) Future[bool] {
	e, w := f.x.start(kindLimit, StorageTime)
	w.str(key)
	return Future[bool]{e, func(r *reader) bool { return r.u8() == 1 }}
}

// Wait ends after so many milliseconds.
func (f *Flow) Wait(milliseconds int) Future[struct{}] {
	e, w := f.x.start(kindWait, milliseconds+StorageTime)
	w.u32(uint32(milliseconds))
	return Future[struct{}]{e, readNothing}
}

// Token describes how an OAuth 2.0 access token is had (RFC 6749 section 4.4).
type Token struct {
	Name    string // of the secret that it becomes
	Fresh   bool   // the one that the host may have is of no use any more
	URL     string // of the token endpoint
	Headers Headers
	Body    []Part
	Time    int // milliseconds; UpstreamTime if 0
}

// Token has a token ready as the secret ${Name}, for fetches of this exchange that start afterwards. The answer is the token
// endpoint's without its body; its status is 200 for a token that was there.
func (f *Flow) Token(t Token) Future[Answer] {
	e, w := f.x.start(kindToken, t.Time)
	w.str(t.Name)
	w.u8(bit(t.Fresh))
	w.str(t.URL)
	w.headers(t.Headers)
	w.parts(t.Body)
	return Future[Answer]{e, func(r *reader) Answer { return Answer{Status: int(r.u16())} }}
}

func readAnswer(r *reader) Answer {
	return Answer{int(r.u16()), r.headers(MaxHeaders), int(r.u32()), bytes.Clone(r.bytes()), r.bytes()}
}

func readNothing(*reader) struct{} { return struct{}{} }

func readKV(r *reader) []byte {
	found, value := r.u8() == 1, r.bytes()
	if !found {
		return nil
	}
	return value
}

func readRows(r *reader) []Rows {
	batch := make([]Rows, r.count(16))
	for i := range batch {
		set := &batch[i]
		set.Changes = r.i64()
		set.Columns = make([]string, r.count(4))
		for c := range set.Columns {
			set.Columns[c] = r.str()
		}
		set.Rows = make([][]Value, r.count(4))
		for n := range set.Rows {
			row := make([]Value, r.count(1))
			for c := range row {
				row[c] = r.value()
			}
			set.Rows[n] = row
		}
	}
	return batch
}
