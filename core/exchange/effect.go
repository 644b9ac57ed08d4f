package exchange

import (
	"bytes"

	"loupe/core/exchange/wire"
)

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
	kindBody
	kindKVKeep
	kindSign
	kindQueue
	kindKVOpen
	kindReduce
	kindAsset
	kindD1Read
	kindKeep
)

// subrequests returns how many subrequests the platform counts for an effect of the kind. A token counts
// as three: it may be looked up, fetched and stored.
func subrequests(kind uint8) int {
	switch kind {
	case kindRead, kindWait, kindBody, kindSign, kindKeep:
		return 0
	case kindToken:
		return 3
	}
	return 1
}

// Part is a piece of an outgoing body: literal bytes, or a body that an effect kept in the host.
type Part struct {
	kind           uint8
	literal        []byte
	effect         uint32
	offset, length uint32 // of a slice
}

// Literal returns a part that consists of the bytes.
func Literal(b []byte) Part { return Part{literal: b} }

// Kept returns a part that stands for a kept body.
func Kept(f Future[Answer]) Part { return Part{kind: 1, effect: f.number()} }

// KeptBase64 returns a part that stands for a kept body in base64 (RFC 4648 section 4).
func KeptBase64(f Future[Answer]) Part { return Part{kind: 2, effect: f.number()} }

// KeptSlice returns a part that stands for a range of a kept body. Offset and length are in bytes. A range
// that goes beyond the end of the body is cut there.
func KeptSlice(f Future[Answer], offset, length int) Part {
	return Part{kind: 3, effect: f.number(), offset: uint32(offset), length: uint32(length)}
}

func writeParts(w *wire.Writer, parts []Part) {
	w.Count(len(parts))
	for _, p := range parts {
		w.U8(p.kind)
		if p.kind == 0 {
			w.Bytes(p.literal)
			continue
		}
		w.U32(p.effect)
		if p.kind == 3 {
			w.U32(p.offset)
			w.U32(p.length)
		}
	}
}

// Fetch describes an HTTP request to an upstream.
type Fetch struct {
	Method    string // GET if empty
	URL       string
	Headers   Headers
	Body      []Part
	MaxBytes  int  // of the response body; a longer one is TooLarge
	Truncate  bool // cut a longer body to MaxBytes instead
	TimeLimit int  // milliseconds; DefaultTime if 0
	Keep      bool // leave the body in the host; it is read for status 200 only
	HeadBytes int  // with Keep: how many of the body's first bytes to return

	// Secrets replaces ${NAME} in header values and the query by secrets. Set it only if no part of the
	// request is untrusted: a caller's URL may contain ${NAME} too.
	Secrets bool
	// BodySecrets replaces ${NAME} in Body, too: one literal part whose header content-type is application/json or
	// application/x-www-form-urlencoded. Untrusted texts in it must be escaped so that they have no dollar sign.
	BodySecrets bool
}

// Answer is an upstream's response. Body is lent: see [Flow.Fetch]. With Keep, Body has the first
// HeadBytes only and SHA256 is the hash of the whole body; without Keep, SHA256 is empty.
type Answer struct {
	Status  int
	Headers Headers
	Size    int // bytes of the body
	SHA256  []byte
	Body    []byte
}

// Fetch starts a request to an upstream. The request ends at the exchange's deadline at the latest.
//
// The response body may be large, so it is lent: it is available to every continuation that was added
// with [On] before the fetch finished. After the last of them has run, and at the earliest at the end of
// the frame that delivered it, the body is dropped and [Future.Result] fails with Refused.
func (f *Flow) Fetch(r Fetch) Future[Answer] {
	if r.Method == "" {
		r.Method = "GET"
	}
	e, w := f.exchange.start(kindFetch, r.TimeLimit)
	e.lent = true
	w.String(r.Method)
	w.String(r.URL)
	writeHeaders(w, r.Headers)
	writeParts(w, r.Body)
	w.U32(uint32(r.MaxBytes))
	w.U8(wire.Bool(r.Keep) | wire.Bool(r.Secrets)<<1 | wire.Bool(r.Truncate)<<2 | wire.Bool(r.BodySecrets)<<3)
	w.U32(uint32(r.HeadBytes))
	return Future[Answer]{e, decodeAnswer}
}

func decodeAnswer(r *wire.Reader) Answer {
	return Answer{int(r.U16()), decodeHeaders(r, MaxHeaders), int(r.U32()), bytes.Clone(r.Bytes()), r.Bytes()}
}

// Read brings a range of a kept body into the core. The bytes are lent, as a fetch's body is.
func (f *Flow) Read(kept Future[Answer], offset, length int) Future[[]byte] {
	e, w := f.exchange.start(kindRead, StorageTime)
	e.lent = true
	w.U32(kept.number())
	w.U32(uint32(offset))
	w.U32(uint32(length))
	return Future[[]byte]{e, (*wire.Reader).Bytes}
}

// Keep joins the parts to a body and keeps it in the host, so that the core need not hold the bytes. [Kept] of the
// answer stands for it once the effect has finished. The failure is TooLarge if the exchange would keep more than
// limits.Kept, and NoMemory.
func (f *Flow) Keep(parts ...Part) Future[Answer] {
	e, w := f.exchange.start(kindKeep, StorageTime)
	writeParts(w, parts)
	return Future[Answer]{e, func(*wire.Reader) Answer { return Answer{Status: 200} }}
}

// AI runs a Workers AI model with a time limit in milliseconds. The parts make up the JSON text of its
// input. The answer has status 200 and the output as JSON; its body is lent, as a fetch's is.
func (f *Flow) AI(model string, input []Part, timeLimit int) Future[Answer] {
	e, w := f.exchange.start(kindAI, timeLimit)
	e.lent = true
	w.String(model)
	writeParts(w, input)
	return Future[Answer]{e, func(r *wire.Reader) Answer { return Answer{Status: 200, Body: r.Bytes()} }}
}

// Limit counts one use of the key against the host's rate limit, and reports whether it is allowed.
func (f *Flow) Limit(key string) Future[bool] {
	e, w := f.exchange.start(kindLimit, StorageTime)
	w.String(key)
	return Future[bool]{e, func(r *wire.Reader) bool { return r.U8() == 1 }}
}

// Wait finishes after the given number of milliseconds, or at once if it is not positive.
func (f *Flow) Wait(milliseconds int) Future[struct{}] {
	milliseconds = max(0, milliseconds)
	e, w := f.exchange.start(kindWait, milliseconds+StorageTime)
	w.U32(uint32(milliseconds))
	return Future[struct{}]{e, decodeNothing}
}

// Token describes how to get an OAuth 2.0 access token (RFC 6749 section 4.4).
type Token struct {
	Name      string // of the secret that the token becomes
	Fresh     bool   // do not use the stored token
	URL       string // of the token endpoint
	Headers   Headers
	Body      []Part
	TimeLimit int // milliseconds; DefaultTime if 0
}

// Token makes an access token available as the secret ${Name}, to fetches of this exchange that start
// after it has finished. The answer is the token endpoint's without its body. Its status is 200 if a
// stored token was used.
func (f *Flow) Token(t Token) Future[Answer] {
	e, w := f.exchange.start(kindToken, t.TimeLimit)
	w.String(t.Name)
	w.U8(wire.Bool(t.Fresh))
	w.String(t.URL)
	writeHeaders(w, t.Headers)
	writeParts(w, t.Body)
	return Future[Answer]{e, func(r *wire.Reader) Answer { return Answer{Status: int(r.U16())} }}
}

func decodeNothing(*wire.Reader) struct{} { return struct{}{} }

// Body reads the request's body into the host and keeps it there. If headBytes is at least maxBytes, the core gets the whole body, and
// the host does not keep it. Body is for the paths in [Program.Deferred], whose exchanges open without a body. The answer has status 200, the size and hash
// of the body, and its first headBytes. The failure is TooLarge for a body of more than maxBytes,
// Network for one that breaks off, and Unavailable for the second use and for any other path. The time
// limit is in milliseconds, DefaultTime if 0.
func (f *Flow) Body(maxBytes, headBytes, timeLimit int) Future[Answer] {
	e, w := f.exchange.start(kindBody, timeLimit)
	w.U32(uint32(maxBytes))
	w.U32(uint32(headBytes))
	return Future[Answer]{e, decodeKept}
}

// decodeKept reads size, hash and first bytes of a kept body.
func decodeKept(r *wire.Reader) Answer {
	return Answer{Status: 200, Size: int(r.U32()), SHA256: r.Bytes(), Body: r.Bytes()}
}

// Sign computes the HMAC-SHA256 (RFC 2104) of a message under a secret of [Program.Secrets]. The secret
// stays in the host. The failure is Unavailable if the secret has no value.
func (f *Flow) Sign(secret string, message []byte) Future[[]byte] {
	e, w := f.exchange.start(kindSign, StorageTime)
	w.String(secret)
	w.Bytes(message)
	return Future[[]byte]{e, (*wire.Reader).Bytes}
}

// Asset reads one of the host's static files. The path begins with a slash. The failure is Unavailable if the host has no static files,
// and Failed if this file does not exist.
func (f *Flow) Asset(path string) Future[[]byte] {
	e, w := f.exchange.start(kindAsset, StorageTime)
	w.String(path)
	return Future[[]byte]{e, (*wire.Reader).Bytes}
}

// Queue sends a message to the host's queue. The host delivers it, at least once, as an exchange with
// the target [QueueTarget] and the message as its body. The failure is Unavailable without a queue, and
// TooLarge for a message of more than MaxBody bytes.
func (f *Flow) Queue(message []byte) Future[struct{}] {
	e, w := f.exchange.start(kindQueue, StorageTime)
	w.Bytes(message)
	return Future[struct{}]{e, decodeNothing}
}

// A Reduction describes the picture that [Flow.Reduce] makes.
type Reduction struct {
	JPEG      bool // encode it as JPEG; otherwise as PNG
	Side      int  // width and height in pixels, at most
	MaxBytes  int  // a larger file is TooLarge
	HeadBytes int  // how many of its first bytes to return
	TimeLimit int  // milliseconds; DefaultTime if 0
}

// Reduce reduces a kept picture of any format that the host reads, and keeps the result in the host. The answer is like that
// of [Flow.Body]. The proportions stay, and a picture is never enlarged. Of an animation the result is the first frame. The
// failure is Unavailable if the host cannot reduce pictures, and Failed if it cannot read this one.
func (f *Flow) Reduce(kept Future[Answer], r Reduction) Future[Answer] {
	e, w := f.exchange.start(kindReduce, r.TimeLimit)
	w.U32(kept.number())
	w.U8(wire.Bool(r.JPEG))
	w.U32(uint32(r.Side))
	w.U32(uint32(r.MaxBytes))
	w.U32(uint32(r.HeadBytes))
	return Future[Answer]{e, decodeKept}
}
