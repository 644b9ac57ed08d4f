package gateway

import (
	"strings"
	"unicode/utf8"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/problem"
	"loupe/core/publicurl"

	"github.com/tidwall/gjson"
)

const (
	maxDescription    = 2000 // characters
	maxIdempotencyKey = 255  // characters
)

// invalid returns the problem for a request with an invalid field.
func invalid(field, detail string) *problem.Problem {
	return &problem.Problem{Code: problem.BadRequest, Field: field, Detail: detail}
}

// readRequest parses and validates the body of an appraisal request.
func (s *settings) readRequest(body []byte) (appraisal.Request, *problem.Problem) {
	if len(body) > exchange.MaxBody {
		return appraisal.Request{}, invalid("body", "the body must not be larger than 64 kB")
	}
	root, err := jsontext.Parse(body)
	if err != nil {
		return appraisal.Request{}, invalid("body", "the body "+err.Error())
	}
	if !root.IsObject() {
		return appraisal.Request{}, invalid("body", "the body must be a JSON object")
	}
	return s.validRequest(root)
}

// validRequest validates the fields of a request. Unknown fields are ignored.
func (s *settings) validRequest(root gjson.Result) (r appraisal.Request, p *problem.Problem) {
	fields := map[string]gjson.Result{"image_url": {}, "description": {}, "country": {}}
	root.ForEach(func(key, value gjson.Result) bool {
		earlier, known := fields[key.Str]
		switch {
		case !known:
		case earlier.Exists():
			p = invalid(key.Str, key.Str+" must not be given twice")
		case value.Type != gjson.String:
			p = invalid(key.Str, key.Str+" must be a string")
		default:
			fields[key.Str] = value
		}
		return p == nil
	})
	if p != nil {
		return r, p
	}

	if !fields["image_url"].Exists() {
		return r, invalid("image_url", "image_url is required")
	}
	var err error
	if r.Image, err = publicurl.Check(fields["image_url"].Str, s.appraisal.AllowLocal()); err != nil {
		return r, invalid("image_url", "image_url "+err.Error())
	}

	r.Description = strings.TrimSpace(fields["description"].Str)
	if utf8.RuneCountInString(fields["description"].Str) > maxDescription {
		return r, invalid("description", "description must not be longer than 2,000 characters")
	}

	country := s.country
	if fields["country"].Exists() {
		country = fields["country"].Str
	}
	var ok bool
	if r.Currency, ok = market.CurrencyOf(country); !ok {
		return r, invalid("country", "country must be a two-letter ISO 3166-1 code")
	}
	r.Country = strings.ToUpper(country)
	return r, nil
}

// idempotencyKey returns the value of the header Idempotency-Key, "" if there is none.
func idempotencyKey(headers exchange.Headers) (string, *problem.Problem) {
	for _, h := range headers {
		if h.Name != "idempotency-key" {
			continue
		}
		if len(h.Value) < 1 || len(h.Value) > maxIdempotencyKey {
			return "", invalid("Idempotency-Key", "Idempotency-Key must have 1 to 255 characters")
		}
		for i := range len(h.Value) {
			if h.Value[i] < ' ' || h.Value[i] > '~' {
				return "", invalid("Idempotency-Key", "Idempotency-Key must contain printable ASCII characters only")
			}
		}
		return h.Value, nil
	}
	return "", nil
}
