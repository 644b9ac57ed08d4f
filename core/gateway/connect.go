package gateway

import (
	"slices"
	"strings"

	"loupe/core/connector"
	"loupe/core/exchange"
	"loupe/core/problem"
)

// connect is /mcp: the connector. It has no streams to GET and no sessions to DELETE. The method is checked after the key,
// because a missing or invalid key is 401 for every request.
func (c *call) connect(f *exchange.Flow) {
	if f.Request().Method != "POST" {
		refuse(f, problem.Problem{Code: problem.MethodNotAllowed, Detail: "this path allows POST"}, exchange.Header{Name: "allow", Value: "POST"})
		return
	}
	headers := append(exchange.Headers{requestID(f)}, corsHeaders(f)...)
	connector.Serve(f, &c.connector, connector.Caller{Grant: c.grant, Rate: c.keyHash, Headers: headers})
}

// authenticateClient finds the grant of the key that a client of the connector sends: in the header
// x-{service}-api-key, or else as a bearer token.
func (c *call) authenticateClient(f *exchange.Flow) {
	key := strings.Trim(f.Request().Headers.Get("x-"+c.service+"-api-key"), " ")
	if key == "" {
		c.authenticate(f)
		return
	}
	c.checkKey(f, key)
}

// checkOrigin refuses requests from web pages, except those from the origins in ALLOWED_ORIGINS, and answers the preflight
// requests of those. A page could reach a server on its visitor's machine by DNS rebinding, and then the Host header says what
// the attacker chose: so the origin is compared with the configuration only. Clients that are no browsers send no Origin.
func (c *call) checkOrigin(f *exchange.Flow) {
	headers := f.Request().Headers
	origin := headers.Get("origin")
	switch {
	case origin == "":
	case !slices.Contains(c.origins, origin):
		send(f, jsonResponse(403, "application/json", []byte(`{"jsonrpc":"2.0","error":{"code":-32600,"message":"the origin is not allowed"}}`)))
	case f.Request().Method == "OPTIONS":
		allowed := append(corsHeaders(f),
			exchange.Header{Name: "access-control-allow-methods", Value: "POST"},
			exchange.Header{Name: "access-control-allow-headers", Value: headers.Get("access-control-request-headers")},
			exchange.Header{Name: "access-control-max-age", Value: "86400"})
		send(f, exchange.Response{Status: 204, Headers: allowed})
	}
}

// corsHeaders let a web page from an allowed origin read the response (https://fetch.spec.whatwg.org/#http-cors-protocol).
func corsHeaders(f *exchange.Flow) exchange.Headers {
	origin := f.Request().Headers.Get("origin")
	if origin == "" {
		return nil
	}
	return exchange.Headers{{Name: "access-control-allow-origin", Value: origin}, {Name: "vary", Value: "origin"}}
}

func isSeparator(r rune) bool { return r == ' ' || r == ',' || r == '\n' }
