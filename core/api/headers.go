package api

import (
	"slices"

	"loupe/core/exchange"
)

var noSniff = exchange.Header{Name: "x-content-type-options", Value: "nosniff"}

// exposed are the headers that a page of an allowed origin may read, in addition to those that every page may.
const exposed = "idempotent-replayed, link, location, loupe-appraisal-id, loupe-credits-charged, loupe-credits-remaining, preference-applied, " +
	"ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id"

// addHeaders adds the headers of every response: the request id, which the host adds to the responses Internal and Unavailable of
// [Program], the address of the OpenAPI document (RFC 8631), and the headers that let a page of an allowed origin read the response
// (https://fetch.spec.whatwg.org/#http-cors-protocol). Without access-control-allow-credentials a browser sends no cookies.
func (c *call) addHeaders(f *exchange.Flow) {
	f.AddHeaders(
		exchange.Header{Name: "x-request-id", Value: f.RequestID()},
		noSniff,
		exchange.Header{Name: "link", Value: `</api/v1/openapi.json>; rel="service-desc"`},
		exchange.Header{Name: "vary", Value: "origin"},
	)
	if c.allowsPage(f) {
		f.AddHeaders(
			exchange.Header{Name: "access-control-allow-origin", Value: f.Request().Headers.Get("origin")},
			exchange.Header{Name: "access-control-expose-headers", Value: exposed},
		)
	}
}

// allowsPage reports whether the request comes from a web page whose origin is in ALLOWED_ORIGINS.
func (c *call) allowsPage(f *exchange.Flow) bool {
	return slices.Contains(c.origins, f.Request().Headers.Get("origin"))
}

// preflight answers a browser that asks whether an allowed page may send a request.
func preflight(f *exchange.Flow, methods string) {
	f.Reply(exchange.Response{Status: 204, Headers: exchange.Headers{
		{Name: "access-control-allow-methods", Value: methods},
		{Name: "access-control-allow-headers", Value: f.Request().Headers.Get("access-control-request-headers")},
		{Name: "access-control-max-age", Value: "86400"},
	}})
}

func isSeparator(r rune) bool { return r == ' ' || r == ',' || r == '\n' }
