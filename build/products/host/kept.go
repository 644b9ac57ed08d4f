package host

import (
	"context"
	"io"

	"loupe/core/base/limits"
	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// body reads the deferred body of the request and keeps it. A body over the limit is read to its end
// and dropped.
func (h *Host) body(ctx context.Context, x *exchange, e Effect) Result {
	deferred, size := x.takeDeferred()
	if deferred == nil {
		return Fail(protocol.Unavailable, "the request has no deferred body, or it has been read")
	}
	defer context.AfterFunc(ctx, func() { deferred.Close() })()
	var body []byte
	var err error
	limit := int64(e.MaxBytes)
	if size <= limit { // an unknown size is -1
		body, err = io.ReadAll(io.LimitReader(deferred, limit+1))
		size = int64(len(body))
	}
	if err == nil && size > limit {
		_, err = io.Copy(io.Discard, deferred)
	}
	switch {
	case ctx.Err() != nil:
		return Fail(protocol.Timeout, "the request body took too long")
	case err != nil:
		return Fail(protocol.Network, "the request body broke off: "+err.Error())
	case size > limit:
		return Fail(protocol.TooLarge, "the request body is over its limit")
	}
	return x.keepAnswer(e, body)
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

// openAnswer keeps a value that a response can have as its body, and returns the effect's result.
func (x *exchange) openAnswer(e Effect, value []byte) Result {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.opened[e.Number] = value
	return exchangetest.Kept(string(value)).Result(e)
}

// reduce makes a smaller picture of a kept one by Options.Images, and keeps it.
func (h *Host) reduce(x *exchange, e Effect) Result {
	if h.options.Images == nil {
		return noBinding("IMAGES")
	}
	picture, err := x.joinParts(e.Parts)
	if err != nil {
		return Fail(protocol.Refused, err.Error())
	}
	reduced, err := h.options.Images(picture, e.JPEG, e.Side)
	if err != nil {
		return Fail(protocol.Failed, err.Error())
	}
	return x.keepAnswer(e, reduced)
}

// responseBody returns the body of the frame's response without its chunk. If the body is a single value that kv open has opened, it
// returns that value; otherwise it joins the parts.
func (x *exchange) responseBody(f exchangetest.Frame) ([]byte, error) {
	if len(f.Parts) == 1 && f.Parts[0].Kind == 1 && !f.Open && f.Chunk == nil {
		x.mu.Lock()
		value, found := x.opened[f.Parts[0].Effect]
		x.mu.Unlock()
		if found {
			return value, nil
		}
	}
	return x.joinParts(f.Parts)
}

// keepAnswer keeps the effect's body and returns the effect's result. A body over its limit is not kept.
func (x *exchange) keepAnswer(e Effect, body []byte) Result {
	r := exchangetest.Kept(string(body)).Result(e)
	if r.Code == 0 && !x.keep(e.Number, body) {
		return errKeptTooLarge
	}
	return r
}

var errKeptTooLarge = Fail(protocol.TooLarge, "the bodies that the exchange keeps are over their limit")

// keep keeps an effect's body until the exchange ends. It returns false if the bodies would be too large
// together.
func (x *exchange) keep(effect int, body []byte) bool {
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

// joinParts joins the parts of a body.
func (x *exchange) joinParts(parts []exchangetest.Part) ([]byte, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	return exchangetest.JoinParts(parts, x.kept)
}

// withTexts returns a D1 effect with the texts that parts make up.
func (x *exchange) withTexts(e Effect) (Effect, error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	return e.WithTexts(x.kept)
}

// keepParts keeps the body that the parts make up.
func (x *exchange) keepParts(e Effect) Result {
	body, err := x.joinParts(e.Parts)
	switch {
	case err != nil:
		return Fail(protocol.Refused, err.Error())
	case !x.keep(e.Number, body):
		return errKeptTooLarge
	}
	return Result{}
}

// read returns the bytes of the range that are in the kept body.
func (x *exchange) read(e Effect) Result {
	body, err := x.joinParts(e.Parts)
	if err != nil {
		return Fail(protocol.Refused, err.Error())
	}
	return exchangetest.Bytes(body).Result(e)
}
