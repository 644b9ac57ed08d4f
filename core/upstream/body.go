package upstream

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// Body builds a JSON request body. It can contain photos by reference: their bytes stay in the host.
type Body struct {
	jsontext.Writer
	parts []exchange.Part
}

// Base64 writes a JSON string: the prefix, then the kept body of a fetch in base64.
func (b *Body) Base64(prefix string, kept exchange.Future[exchange.Answer]) {
	b.String(prefix)
	unclosed := b.Writer[:len(b.Writer)-1] // the string continues with the photo
	b.parts = append(b.parts, exchange.Literal(unclosed), exchange.KeptBase64(kept))
	b.Writer = jsontext.Writer{'"'}
}

// Parts returns the body as the parts of an effect.
func (b *Body) Parts() []exchange.Part { return append(b.parts, exchange.Literal(b.Writer)) }
