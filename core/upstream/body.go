package upstream

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
)

// Body is a JSON request in the making. The bytes of a photo are in it by reference: they stay in the host.
type Body struct {
	jsontext.Writer
	parts []exchange.Part
}

// Base64 writes a string: the prefix, then a kept body in base64.
func (b *Body) Base64(prefix string, kept exchange.Future[exchange.Answer]) {
	b.String(prefix)
	open := b.Writer[:len(b.Writer)-1] // without the closing quote
	b.parts = append(b.parts, exchange.Literal(open), exchange.KeptBase64(kept))
	b.Writer = jsontext.Writer{'"'}
}

// Parts are the request's.
func (b *Body) Parts() []exchange.Part { return append(b.parts, exchange.Literal(b.Writer)) }
