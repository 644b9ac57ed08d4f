package gateway

import (
	"strings"
	"unicode/utf8"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/publicurl"

	"github.com/tidwall/gjson"
)

const maxDescription = 2000 // characters

// invalid is why a body is refused, and the field at fault.
type invalid struct{ field, detail string }

// readRequest reads an appraisal's request from JSON text.
func (s *settings) readRequest(body []byte) (appraisal.Request, *invalid) {
	if len(body) > exchange.MaxBody {
		return appraisal.Request{}, &invalid{"body", "the body is larger than 64 kB"}
	}
	root, err := jsontext.Parse(body)
	if err != nil {
		return appraisal.Request{}, &invalid{"body", "the body " + err.Error()}
	}
	if !root.IsObject() {
		return appraisal.Request{}, &invalid{"body", "the body must be a JSON object"}
	}
	return s.validRequest(root)
}

// validRequest checks the members of a request, wherever the object came from. Unknown ones are ignored.
func (s *settings) validRequest(root gjson.Result) (r appraisal.Request, fault *invalid) {
	known := map[string]gjson.Result{"image_url": {}, "description": {}, "country": {}}
	root.ForEach(func(key, value gjson.Result) bool {
		before, isKnown := known[key.Str]
		switch {
		case !isKnown:
		case before.Exists():
			fault = &invalid{key.Str, key.Str + " is given twice"}
		case value.Type != gjson.String:
			fault = &invalid{key.Str, key.Str + " must be a string"}
		default:
			known[key.Str] = value
		}
		return fault == nil
	})
	if fault != nil {
		return r, fault
	}

	if !known["image_url"].Exists() {
		return r, &invalid{"image_url", "image_url is missing"}
	}
	var err error
	if r.Image, err = publicurl.Check(known["image_url"].Str, s.appraisal.AllowLocal()); err != nil {
		return r, &invalid{"image_url", "image_url " + err.Error()}
	}

	r.Description = strings.TrimSpace(known["description"].Str)
	if utf8.RuneCountInString(known["description"].Str) > maxDescription {
		return r, &invalid{"description", "description is longer than 2,000 characters"}
	}

	country := s.country
	if known["country"].Exists() {
		country = known["country"].Str
	}
	var ok bool
	if r.Currency, ok = market.CurrencyOf(country); !ok {
		return r, &invalid{"country", "country is not a two-letter code of ISO 3166-1"}
	}
	r.Country = strings.ToUpper(country)
	return r, nil
}
