package api

import (
	"strings"

	"loupe/core/api/mcp"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/account"
)

const connectorPath = "/mcp"

// connect is /mcp, the connector. It allows POST only: it has no streams to GET and no sessions to DELETE. The
// method is checked after the key, because a missing or invalid key is 401 for every request.
func (c *call) connect(f *exchange.Flow) {
	if f.Request().Method != "POST" {
		refuse(f, &problem.Problem{Code: problem.MethodNotAllowed, Detail: "this path allows POST"}, exchange.Header{Name: "allow", Value: "POST"})
		return
	}
	origin, _ := c.origin(f) // an invalid Host has no origin, and its links no host
	mcp.Serve(f, &c.connector, mcp.Caller{Grant: c.grant, Origin: origin})
}

// checkClientKey checks the key of a client of the connector, see checkKey. The key is in the header
// x-{service}-api-key, where service may be an earlier name of the service, or, without such a header, a bearer token.
// The token may also be an access token that the control plane's authorization server issued (worker/console/oauth).
func (c *call) checkClientKey(f *exchange.Flow) {
	key := keyHeader(f.Request().Headers, c.service)
	if key == "" {
		c.checkBearer(f)
		return
	}
	c.checkKey(f, key)
}

// keyHeader returns the value of the header x-{service}-api-key or, without it, the first well-formed key in such a header of
// another service name. It returns "" if neither is there.
func keyHeader(headers exchange.Headers, service string) string {
	if key := strings.Trim(headers.Get("x-"+service+"-api-key"), " "); key != "" {
		return key
	}
	for _, h := range headers {
		if key := strings.Trim(h.Value, " "); strings.HasPrefix(h.Name, "x-") && strings.HasSuffix(h.Name, "-api-key") && account.WellFormed(key) {
			return key
		}
	}
	return ""
}

// clientChallenge returns the header www-authenticate of a 401 for a client of the connector. If users can sign in, it
// tells the client where (RFC 9728 section 5.1, RFC 6750 section 3).
func (c *call) clientChallenge(f *exchange.Flow) string {
	challenge := "Bearer"
	if origin, ok := c.origin(f); ok && c.signIn {
		challenge += ` resource_metadata="` + origin + `/.well-known/oauth-protected-resource/mcp", scope="appraise"`
		if f.Request().Headers.Get("authorization") != "" {
			challenge += `, error="invalid_token"`
		}
	}
	return challenge
}

// checkOrigin refuses requests from web pages, unless ALLOWED_ORIGINS has the page's origin. It answers preflight
// requests from allowed pages. By DNS rebinding a page can reach a server on its visitor's machine under a host
// name of its own. So the origin is compared with the configuration, not with the header Host. Clients that are
// not browsers send no Origin.
func (c *call) checkOrigin(f *exchange.Flow) {
	switch {
	case f.Request().Headers.Get("origin") == "":
	case !c.allowsPage(f):
		reply(f, 403, []byte(`{"jsonrpc":"2.0","error":{"code":-32600,"message":"the origin is not allowed"}}`))
	case f.Request().Method == "OPTIONS":
		preflight(f, "POST")
	}
}
