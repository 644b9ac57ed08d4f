package api

import (
	"slices"
	"strings"

	"loupe/core/base/publicurl"
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

// localHosts are the names of a developer's machine.
var localHosts = []string{"localhost", "127.0.0.1", "[::1]"}

// origin returns the scheme and host of the URLs that the service gives to callers. They come from PUBLIC_URL or, if it is not
// set, from the request's header Host. The scheme is http only on a developer's machine. It returns false if the header is
// not a host name or an IP address, with or without a port.
func (c *call) origin(f *exchange.Flow) (origin string, ok bool) {
	if c.publicURL != "" {
		return c.publicURL, true
	}
	host := f.Request().Headers.Get("host")
	if u, valid := originOf("http://" + host); valid && slices.Contains(localHosts, u.Host()) {
		return u.Origin(), true
	}
	u, valid := originOf("https://" + host)
	return u.Origin(), valid
}

// originOf parses a URL without path and query. It returns false for any other text.
func originOf(url string) (u publicurl.URL, ok bool) {
	u, err := publicurl.Check(url, true)
	return u, err == nil && strings.Count(url, "/") == 2 && !strings.ContainsAny(url, "?#")
}

// publicURL returns a value of PUBLIC_URL without a slash at its end, or "" if it is not a scheme and a host.
func publicURL(value string) string {
	if u, valid := originOf(strings.TrimSuffix(value, "/")); valid {
		return u.Origin()
	}
	return ""
}
