package api_test

import (
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

const ping = `{"jsonrpc":"2.0","id":1,"method":"ping"}`

func connect(method string, headers ...exchange.Header) exchange.Request {
	return exchange.Request{Method: method, Path: "/mcp", Body: []byte(ping), Headers: append(exchange.Headers{{Name: "content-type", Value: "application/json"}}, headers...)}
}

func TestConnectorChecksOriginThenKeyThenMethod(t *testing.T) {
	own, bearer := exchange.Header{Name: "x-loupe-api-key", Value: key}, exchange.Header{Name: "authorization", Value: "Bearer " + key}
	page := func(origin string) exchange.Header { return exchange.Header{Name: "origin", Value: origin} }
	limited := healthy()
	limited.limit = func(string) exchangetest.Answer { return exchangetest.Allowed(false) }
	unknown := healthy()
	unknown.database = exchangetest.Rows(exchange.Rows{})
	renamed := healthy()
	renamed.variables = exchange.Headers{{Name: "SERVICE_NAME", Value: "magnifier"}, {Name: "ALLOWED_ORIGINS", Value: "https://app.example.com http://localhost:6274"}}
	for name, c := range map[string]struct {
		script  *script
		request exchange.Request
		status  int
	}{
		"header of an earlier name": {renamed, connect("POST", own), 200},
		"header of a later name":    {renamed, connect("POST", exchange.Header{Name: "x-magnifier-api-key", Value: key}), 200},
		"someone else's header":     {healthy(), connect("POST", exchange.Header{Name: "x-other-api-key", Value: "secret"}, bearer), 200},
		"own header":                {healthy(), connect("POST", own), 200},
		"bearer token":              {healthy(), connect("POST", bearer), 200},
		"own header before bearer":  {healthy(), connect("POST", own, exchange.Header{Name: "authorization", Value: "Bearer none"}), 200},
		"allowed page":              {healthy(), connect("POST", own, page("https://app.example.com")), 200},
		"other allowed page":        {healthy(), connect("POST", own, page("http://localhost:6274")), 200},
		"other page":                {healthy(), connect("POST", own, page("https://evil.example.com")), 403},
		"page without origin":       {healthy(), connect("POST", own, page("null")), 403},
		"other page without a key":  {healthy(), connect("POST", page("https://evil.example.com")), 403},
		"page on the same host":     {healthy(), connect("POST", own, page("https://evil.example.com"), exchange.Header{Name: "host", Value: "evil.example.com"}), 403},
		"no key":                    {healthy(), connect("POST"), 401},
		"no key, GET":               {healthy(), connect("GET"), 401},
		"unknown key":               {unknown, connect("POST", own), 401},
		"wrong own header":          {healthy(), connect("POST", exchange.Header{Name: "x-loupe-api-key", Value: "none"}, bearer), 401},
		"rate":                      {limited, connect("POST", own), 429},
		"GET":                       {healthy(), connect("GET", own), 405},
		"DELETE":                    {healthy(), connect("DELETE", own), 405},
	} {
		x := c.script.exchange(t, c.request)
		if x.Response.Status != c.status || len(x.Response.Headers.Get("x-request-id")) != 16 {
			t.Errorf("%s: got %d %v %s, want %d", name, x.Response.Status, x.Response.Headers, x.Response.Body, c.status)
		}
		if c.status == 401 && !strings.HasPrefix(x.Response.Headers.Get("www-authenticate"), "Bearer") {
			t.Errorf("%s: got no www-authenticate", name)
		}
		if allow := x.Response.Headers.Get("allow"); (allow == "POST") != (c.status == 405) {
			t.Errorf("%s: got allow %q", name, allow)
		}
		if c.status == 403 && len(x.Effects) > 0 {
			t.Errorf("%s: got the effects %v, want none", name, x.Effects)
		}
	}
}

// A browser asks first whether the page may send the key, and shows the page only responses that allow it.
func TestAllowedPagesCanReadResponses(t *testing.T) {
	page := exchange.Header{Name: "origin", Value: "https://app.example.com"}
	preflight := healthy().exchange(t, connect("OPTIONS", page, exchange.Header{Name: "access-control-request-headers", Value: "content-type,x-loupe-api-key"}))
	expectHeaders(t, preflight.Response, map[string]string{
		"access-control-allow-origin": "https://app.example.com", "access-control-allow-methods": "POST",
		"access-control-allow-headers": "content-type,x-loupe-api-key", "vary": "origin",
	})
	if preflight.Response.Status != 204 || len(preflight.Response.Body) > 0 || len(preflight.Effects) > 0 {
		t.Errorf("got %d %s after %v, want an empty 204", preflight.Response.Status, preflight.Response.Body, preflight.Effects)
	}
	own := exchange.Header{Name: "x-loupe-api-key", Value: key}
	expectHeaders(t, healthy().exchange(t, connect("POST", own, page)).Response, map[string]string{"access-control-allow-origin": "https://app.example.com"})
	expectHeaders(t, healthy().exchange(t, connect("POST", own)).Response, map[string]string{"access-control-allow-origin": "", "vary": "origin"})

	limited := healthy()
	limited.limit = func(string) exchangetest.Answer { return exchangetest.Allowed(false) }
	for status, refused := range map[int]*exchangetest.Exchange{
		401: healthy().exchange(t, connect("POST", page)), 405: healthy().exchange(t, connect("GET", own, page)), 429: limited.exchange(t, connect("POST", own, page)),
	} {
		if refused.Response.Status != status {
			t.Errorf("got %d, want %d", refused.Response.Status, status)
		}
		expectHeaders(t, refused.Response, map[string]string{"access-control-allow-origin": "https://app.example.com", "vary": "origin"})
		if exposed := refused.Response.Headers.Get("access-control-expose-headers"); status == 401 && !strings.Contains(exposed, "www-authenticate") {
			t.Errorf("got the exposed headers %q, want www-authenticate among them, so that the page can read the challenge", exposed)
		}
	}

	other := healthy().exchange(t, connect("OPTIONS", exchange.Header{Name: "origin", Value: "https://evil.example.com"}))
	if other.Response.Status != 403 || other.Response.Headers.Get("access-control-allow-origin") != "" {
		t.Errorf("another page: got %d %v, want 403", other.Response.Status, other.Response.Headers)
	}
}

// A task can be looked up as long as its appraisal is kept.
func TestTaskLivesForTheRetentionTime(t *testing.T) {
	for days, want := range map[string]string{"": "2592000000", "7": "604800000", "none": "2592000000"} {
		s := healthy()
		s.variables = exchange.Headers{{Name: "RETENTION_DAYS", Value: days}}
		row := append([]exchange.Value{exchange.Text(ledger.Pending), exchange.Int(10), exchange.Int(90), exchange.Int(1), {}, exchange.Int(0)}, make([]exchange.Value, 10)...)
		s.storage = map[string]exchangetest.Answer{ledger.FindAppraisal.SQL: exchangetest.Rows(exchangetest.OneRow(row...))}
		r := connect("POST", exchange.Header{Name: "x-loupe-api-key", Value: key}, exchange.Header{Name: "mcp-protocol-version", Value: "2026-07-28"},
			exchange.Header{Name: "mcp-method", Value: "tasks/get"}, exchange.Header{Name: "mcp-name", Value: "apr_1"})
		r.Body = []byte(`{"jsonrpc":"2.0","id":1,"method":"tasks/get","params":{"taskId":"apr_1","_meta":{` +
			`"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"extensions":{"io.modelcontextprotocol/tasks":{}}}}}}`)
		if x := s.exchange(t, r); !strings.Contains(string(x.Response.Body), `"ttlMs":`+want+`,`) {
			t.Errorf("RETENTION_DAYS %q: got %s, want a ttlMs of %s", days, x.Response.Body, want)
		}
	}
}

func TestConnectorNamesItsAuthorizationServerIfUsersCanSignIn(t *testing.T) {
	host := exchange.Header{Name: "host", Value: "loupe.example.com"}
	local := exchange.Header{Name: "host", Value: "localhost:8787"}
	bearer := exchange.Header{Name: "authorization", Value: "Bearer none"}
	const metadata, scope = `resource_metadata="https://loupe.example.com/.well-known/oauth-protected-resource/mcp"`, `scope="appraise"`
	for name, c := range map[string]struct {
		variable string
		request  exchange.Request
		want     string
	}{
		"no sign-in":        {"SERVICE_NAME", connect("POST", host), "Bearer"},
		"OpenID Connect":    {"OIDC_ISSUER", connect("POST", host), "Bearer " + metadata + ", " + scope},
		"GitHub":            {"GITHUB_CLIENT_ID", connect("POST", host), "Bearer " + metadata + ", " + scope},
		"invalid token":     {"OIDC_ISSUER", connect("POST", host, bearer), "Bearer " + metadata + ", " + scope + `, error="invalid_token"`},
		"developer":         {"DEV_SIGN_IN", connect("POST", local), `Bearer resource_metadata="http://localhost:8787/.well-known/oauth-protected-resource/mcp", ` + scope},
		"developer on IPv6": {"DEV_SIGN_IN", connect("POST", exchange.Header{Name: "host", Value: "[::1]:8787"}), `Bearer resource_metadata="http://[::1]:8787/.well-known/oauth-protected-resource/mcp", ` + scope},
		"the API":           {"OIDC_ISSUER", exchange.Request{Method: "GET", Path: "/api/v1/credits", Headers: exchange.Headers{host, bearer}}, "Bearer"},
	} {
		s := healthy()
		s.variables = exchange.Headers{{Name: c.variable, Value: "1"}}
		x, _ := s.do(t, c.request)
		if got := x.Response.Headers.Get("www-authenticate"); x.Response.Status != 401 || got != c.want {
			t.Errorf("%s: got %d, %s, want 401, %s", name, x.Response.Status, got, c.want)
		}
	}
}
