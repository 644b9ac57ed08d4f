package host

import (
	"errors"

	protocol "loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Effect is one piece of I/O that the core asks for.
type Effect = exchangetest.Effect

// Result is how an effect ended.
type Result = exchangetest.Result

// Fail makes the result of an effect that failed.
func Fail(code protocol.Code, message string) Result {
	return Result{Code: code, Payload: []byte(message)}
}

var errFrame = errors.New("the frame does not fit the protocol")

// response is the HTTP response to the client of an exchange.
type response struct {
	status  int
	headers protocol.Headers
	body    []byte
	rest    *stream // of the body; nil: body is all of it
}

// decodeFrame decodes a frame of this kind. The error of a fault has the fault's message.
func decodeFrame(raw []byte, kind byte) (exchangetest.Frame, error) {
	f, err := exchangetest.DecodeFrame(raw)
	switch {
	case err != nil:
		return f, errFrame
	case f.Fault != "":
		return f, errors.New("the core refused the frame: " + f.Fault)
	case f.Raw[0] != kind:
		return f, errFrame
	}
	return f, nil
}
