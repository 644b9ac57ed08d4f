package exchange

import "loupe/core/exchange/wire"

// Code says why an effect failed. The numbers are the protocol's.
type Code uint8

const (
	Timeout     Code = iota + 1 // the effect's time limit was reached
	Network                     // no response: DNS, connection, TLS, or the binding's own transport
	TooLarge                    // a body was over its limit
	Refused                     // the host's policy or the exchange's limits do not allow the effect
	Unavailable                 // the host has no such binding, queue or secret
	Failed                      // the binding answered with an error, a D1 constraint for example
	Malformed                   // the answer did not fit the protocol, or a token endpoint sent no token
	NoMemory                    // the host had no memory left for a body; it may have some soon
)

var codeNames = [...]string{"", "timeout", "network", "too large", "refused", "unavailable", "failed", "malformed", "no memory"}

func (c Code) String() string {
	if int(c) < len(codeNames) {
		return codeNames[c]
	}
	return "unknown"
}

// Failure is the error of an effect. Message is the host's text, such as the name of a violated D1
// constraint. It is never shown to callers.
type Failure struct {
	Code    Code
	Message string
}

func (f Failure) Error() string { return f.Code.String() + ": " + f.Message }

// CodeOf returns the code of an effect's error, 0 if err is nil or another kind of error.
func CodeOf(err error) Code {
	if f, ok := err.(Failure); ok {
		return f.Code
	}
	return 0
}

// noEffect is the number of an effect that never started. Hosts refuse it.
const noEffect = 1<<32 - 1

// effect is an effect of an exchange, from its start until the exchange closes.
type effect struct {
	number  uint32
	kind    uint8
	done    bool
	lent    bool   // the answer may be large: it is dropped when no continuation needs it
	readers int    // continuations that still need the answer
	copied  bool   // the lent payload no longer points into the frame that delivered it
	elapsed uint32 // milliseconds
	payload []byte
	failure Failure // Code 0: none
}

// Future gives the result of an effect once the effect has finished.
type Future[T any] struct {
	effect *effect
	decode func(*wire.Reader) T
}

// Result returns the effect's answer or its [Failure]. The code is Refused if the effect has not
// finished, or if its answer was lent and has been dropped.
func (f Future[T]) Result() (T, error) {
	var zero T
	switch {
	case f.effect == nil || !f.effect.done:
		return zero, Failure{Refused, "not awaited"}
	case f.effect.failure.Code != 0:
		return zero, f.effect.failure
	}
	r := wire.NewReader(f.effect.payload)
	result := f.decode(r)
	if !r.Complete() {
		return zero, Failure{Malformed, "answer does not fit the effect"}
	}
	return result, nil
}

// Release drops an answer that is not needed any more, if it is large and the exchange goes on for long. Result then fails.
func (f Future[T]) Release() {
	if f.finished() && f.effect != nil {
		f.effect.payload, f.effect.failure = nil, Failure{Refused, "the answer was released"}
	}
}

// Started reports whether the future has an effect. The zero Future has none. An effect that failed at
// once, because of a limit, counts as started.
func (f Future[T]) Started() bool { return f.effect != nil }

// Elapsed returns how long the effect took by the host's clock, in milliseconds.
func (f Future[T]) Elapsed() int {
	if f.effect == nil {
		return 0
	}
	return int(f.effect.elapsed)
}

func (f Future[T]) number() uint32 {
	if f.effect == nil {
		return noEffect
	}
	return f.effect.number
}

func (f Future[T]) finished() bool   { return f.effect == nil || f.effect.done }
func (f Future[T]) pending() *effect { return f.effect }
