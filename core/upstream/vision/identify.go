package vision

import (
	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"

	"github.com/tidwall/gjson"
)

// maxResponse is the limit for the size of a provider's response, in bytes.
const maxResponse = 512 << 10

// Identification is a provider's answer about the photo. Its fields are set once the provider's branch has finished.
type Identification struct {
	*upstream.Call
	Item product.Item // not Identified if the call failed, or if the provider recognised no product
}

// Identify starts a call in which the configured provider identifies the item in the photos. There must
// be at least one photo, and all must be available. A provider that accepts only one photo gets the
// first. Identify returns nil if no provider is configured. Description is the caller's, or empty;
// country is an ISO 3166-1 code.
func Identify(f *exchange.Flow, s *Settings, photos []*photo.Photo, description, country string) *Identification {
	switch {
	case s.unknown:
		return &Identification{Call: &upstream.Call{Provider: upstream.UnknownName, Err: upstream.Unknown}}
	case s.provider == nil:
		return nil
	case s.missing != "":
		return &Identification{Call: &upstream.Call{Provider: s.provider.name, Err: upstream.NotConfigured}}
	}
	input := &input{photos, description, country}
	result := &Identification{}
	result.Call = upstream.Do(f, s.provider.name, s.limit,
		func(f *exchange.Flow) exchange.Future[exchange.Answer] { return s.send(f, input) },
		func(response gjson.Result) (err error) {
			result.Item, err = s.provider.parse(response)
			result.Item.Provider = s.provider.name
			if !s.readsDescription(input) {
				result.Item.Claims = nil
			}
			return err
		})
	return result
}

func (s *Settings) send(f *exchange.Flow, in *input) exchange.Future[exchange.Answer] {
	body := s.fill(in)
	if s.provider.usesBinding() {
		return f.AI(s.model, body, limits.Vision)
	}
	return f.Fetch(exchange.Fetch{
		Method:    "POST",
		URL:       s.baseURL + s.provider.path,
		Headers:   s.provider.headers,
		Body:      body,
		MaxBytes:  maxResponse,
		TimeLimit: limits.Vision,
		Secrets:   true,
	})
}
