package host

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io"

	"loupe/core/limits"
)

// body reads the deferred body of the request and keeps it. A body over the limit is read to its end
// and dropped.
func (h *Host) body(ctx context.Context, x *exchange, number uint32, c BodyCall) Result {
	deferred, size := x.takeDeferred()
	if deferred == nil {
		return Fail(Unavailable, "the request has no deferred body, or it has been read")
	}
	defer context.AfterFunc(ctx, func() { deferred.Close() })()
	var body []byte
	var err error
	limit := int64(c.MaxBytes)
	if size <= limit { // also if it is unknown, -1
		body, err = io.ReadAll(io.LimitReader(deferred, limit+1))
		size = int64(len(body))
	}
	if err == nil && size > limit {
		_, err = io.Copy(io.Discard, deferred)
	}
	switch {
	case ctx.Err() != nil:
		return Fail(Timeout, "the request body took too long")
	case err != nil:
		return Fail(Network, "the request body broke off: "+err.Error())
	case size > limit:
		return Fail(TooLarge, "the request body is over its limit")
	}
	if !x.keep(number, body) {
		return errKeptTooLarge
	}
	var e encoder
	e.u32(uint32(size))
	e.head(body, c.HeadBytes)
	return Success(e)
}

// takeDeferred returns the body that the request left unread, and its size, -1 if unknown. The second
// call returns nil.
func (x *exchange) takeDeferred() (io.ReadCloser, int64) {
	x.mu.Lock()
	defer x.mu.Unlock()
	body := x.deferred
	x.deferred = nil
	return body, x.deferredSize
}

// kvKeep reads a value from KV and keeps it.
func (h *Host) kvKeep(x *exchange, number uint32, c KVKeepCall) Result {
	if message := keyError("GET", c.Key); message != "" {
		return Fail(Failed, message)
	}
	value, found := h.kv.Get(c.Key)
	switch {
	case !found:
		e := encoder{0}
		e.u32(0)
		e.bytes(nil)
		e.bytes(nil)
		return Success(e)
	case len(value) > int(c.MaxBytes):
		return Fail(TooLarge, "the value is over its limit")
	}
	if !x.keep(number, value) {
		return errKeptTooLarge
	}
	e := encoder{1}
	e.u32(uint32(len(value)))
	e.head(value, c.HeadBytes)
	return Success(e)
}

// kvOpen reads a value that a response can have as its body.
func (h *Host) kvOpen(x *exchange, number uint32, c KVOpenCall) Result {
	if message := keyError("GET", c.Key); message != "" {
		return Fail(Failed, message)
	}
	value, found := h.kv.Get(c.Key)
	if !found {
		e := encoder{0}
		e.bytes(nil)
		return Success(e)
	}
	x.mu.Lock()
	x.opened[number] = value
	x.mu.Unlock()
	e := encoder{1}
	e.bytes(value[:min(len(value), int(c.HeadBytes))])
	return Success(e)
}

// reduce makes a smaller picture of a kept one by Options.Images, and keeps it.
func (h *Host) reduce(x *exchange, number uint32, c ReduceCall) Result {
	if h.options.Images == nil {
		return noBinding("IMAGES")
	}
	picture, err := x.keptBody(c.Effect)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	reduced, err := h.options.Images(picture, c.JPEG, int(c.Side))
	switch {
	case err != nil:
		return Fail(Failed, err.Error())
	case len(reduced) > int(c.MaxBytes):
		return Fail(TooLarge, "the reduced picture is over its limit")
	case !x.keep(number, reduced):
		return errKeptTooLarge
	}
	var e encoder
	e.u32(uint32(len(reduced)))
	e.head(reduced, c.HeadBytes)
	return Success(e)
}

// responseBody returns the body of the frame's response without its chunk: the value of a kv open if that
// is all of the body, else its parts.
func (x *exchange) responseBody(p progress) ([]byte, error) {
	parts := p.response.parts
	if len(parts) == 1 && parts[0].Kind == 1 && !p.open && p.chunk == nil {
		x.mu.Lock()
		value, found := x.opened[parts[0].Effect]
		x.mu.Unlock()
		if found {
			return value, nil
		}
	}
	return x.joinParts(parts)
}

// head writes the hash and the first bytes of a kept body.
func (e *encoder) head(body []byte, size uint32) {
	sum := sha256.Sum256(body)
	e.bytes(sum[:])
	e.bytes(body[:min(len(body), int(size))])
}

var errKeptTooLarge = Fail(TooLarge, "the bodies that the exchange keeps are over their limit")

// keep keeps an effect's body until the exchange ends. It returns false if the bodies would be too large
// together.
func (x *exchange) keep(effect uint32, body []byte) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	total := len(body)
	for _, b := range x.kept {
		total += len(b)
	}
	if total > limits.Kept {
		return false
	}
	x.kept[effect] = body
	return true
}

func (x *exchange) keptBody(effect uint32) ([]byte, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	body, found := x.kept[effect]
	if !found {
		return nil, errors.New("no such kept body")
	}
	return body, nil
}

// joinParts joins the parts of a body.
func (x *exchange) joinParts(parts []Part) ([]byte, error) {
	var joined []byte
	for _, p := range parts {
		if p.Kind == 0 {
			joined = append(joined, p.Bytes...)
			continue
		}
		body, err := x.keptBody(p.Effect)
		if err != nil {
			return nil, err
		}
		switch p.Kind {
		case 2:
			joined = base64.StdEncoding.AppendEncode(joined, body)
		case 3:
			joined = append(joined, slice(body, p.Offset, p.Length)...)
		default:
			joined = append(joined, body...)
		}
	}
	return joined, nil
}

// read returns the bytes of the range that are in the kept body.
func (x *exchange) read(c ReadCall) Result {
	body, err := x.keptBody(c.Effect)
	if err != nil {
		return Fail(Refused, err.Error())
	}
	var e encoder
	e.bytes(slice(body, c.Offset, c.Length))
	return Success(e)
}

// slice returns the bytes of the range that are in the body.
func slice(body []byte, offset, length uint32) []byte {
	from := min(uint64(offset), uint64(len(body)))
	return body[from:min(from+uint64(length), uint64(len(body)))]
}
