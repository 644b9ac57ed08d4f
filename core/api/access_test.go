package api_test

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"testing"

	"loupe/core/api"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// role is who calls a route.
type role string

const (
	noKey        role = "no key"
	mistypedKey  role = "mistyped key"
	unknownKey   role = "unknown or revoked key"
	expiredKey   role = "expired key" // whose grant is in KV
	suspendedKey role = "suspended key"
	apiKey       role = "API key"
	poorKey      role = "API key without credits"
	testKey      role = "test key"
	apiApp       role = "app with an access token of the API"
	mcpApp       role = "app with an access token of the connector"
	uploadLink   role = "upload link"
	noAccount    role = "key and upload link of the empty account" // which owns the shared listings
)

// refusals has each role and the status of its refusals.
var refusals = map[role]int{
	noKey: 401, mistypedKey: 401, unknownKey: 401, expiredKey: 401, suspendedKey: 403, apiKey: 404, poorKey: 402,
	testKey: 403, apiApp: 403, mcpApp: 401, uploadLink: 401, noAccount: 401,
}

// Those who may call the routes of each kind. The last stage refuses poorKey if a request costs credits.
var (
	everyone   = slices.Collect(maps.Keys(refusals))
	keys       = []role{apiKey, poorKey}
	clients    = []role{apiKey, poorKey, apiApp}
	appraisers = []role{apiKey, poorKey, apiApp, testKey}
	uploaders  = []role{apiKey, apiApp, mcpApp}
	assistants = []role{apiKey, poorKey, testKey, mcpApp}
	links      = []role{uploadLink}
)

// may has every route with those who may call it.
var may = map[string][]role{
	"POST /api/v1/appraise-product":            appraisers,
	"GET /api/v1/appraisals":                   clients,
	"GET /api/v1/appraisals/{id}":              clients,
	"PUT /api/v1/appraisals/{id}/outcome":      clients,
	"DELETE /api/v1/appraisals/{id}/outcome":   clients,
	"POST /api/v1/appraisals/{id}/corrections": clients,
	"POST /api/v1/outcomes":                    clients,
	"GET /api/v1/outcomes":                     clients,
	"GET /api/v1/outcomes/summary":             clients,
	"POST /api/v1/batches":                     clients,
	"GET /api/v1/batches":                      clients,
	"GET /api/v1/batches/{id}":                 clients,
	"GET /api/v1/batches/{id}/results":         clients,
	"POST /api/v1/batches/{id}/cancel":         clients,
	"GET /api/v1/credits":                      clients,
	"GET /api/v1/fees":                         clients,
	"PUT /api/v1/fees":                         keys,
	"DELETE /api/v1/fees":                      keys,
	"POST /api/v1/reports":                     clients,
	"GET /api/v1/reports":                      clients,
	"GET /api/v1/reports/{id}":                 everyone,
	"DELETE /api/v1/reports/{id}":              clients,
	"GET /api/v1/reports/{id}/photo":           everyone,
	"GET /api/v1/webhooks":                     keys,
	"POST /api/v1/webhooks":                    keys,
	"GET /api/v1/webhooks/{id}":                keys,
	"PATCH /api/v1/webhooks/{id}":              keys,
	"DELETE /api/v1/webhooks/{id}":             keys,
	"GET /api/v1/webhooks/{id}/deliveries":     keys,
	"POST /api/v1/webhooks/{id}/resend":        keys,
	"POST /api/v1/webhooks/{id}/roll":          keys,
	"POST /api/v1/webhooks/{id}/test":          keys,
	" /mcp":                                    assistants,
	"POST /api/v1/images":                      uploaders,
	"GET /upload/{id}":                         links,
	"POST /upload/{id}":                        links,
	"PUT /upload/{id}":                         links,
	"GET /api/v1/images/{id}":                  everyone,
	"GET /api/v1/health":                       everyone,
	"POST /nobody":                             nil,
}

// script returns a script in which the services know the role, and the key or token that the role sends.
func (r role) script() (s *script, token string) {
	const expiry = 1_700_000_000_000 // the time of an exchangetest.Host
	var audience, suspended string
	owner, none := "acct_1", exchangetest.Rows(exchange.Rows{})
	s, token = healthy(), key
	s.storage = map[string]exchangetest.Answer{ledger.IsClient: none, ledger.FindUploadLink.SQL: none}
	upload, credits := exchange.Rows{Changes: 1}, exchange.Int(100)
	switch r {
	case noKey, uploadLink:
		token = ""
	case mistypedKey:
		token = key + "x"
	case expiredKey:
		grant := account.Grant{Account: owner, Key: "key_1", Until: expiry, Read: expiry}
		s.cached = exchangetest.Found(string(grant.Encode()))
	case suspendedKey:
		suspended = ledger.SuspendedKey
	case poorKey:
		upload, credits = exchange.Rows{}, exchange.Int(0)
	case testKey:
		audience = account.AudienceTest
	case apiApp, mcpApp:
		audience = map[role]string{apiApp: ledger.AudienceAPI, mcpApp: ledger.AudienceMCP}[r]
		s.storage[ledger.IsClient] = row(exchange.Int(1))
	case noAccount:
		owner = ""
	}
	s.database = found(owner, audience, 0, suspended)
	if r == unknownKey || r == expiredKey {
		s.database = none
	}
	if r == uploadLink || r == noAccount {
		s.storage[ledger.FindUploadLink.SQL] = row(exchange.Text(owner), exchange.Int(expiry+1))
	}
	s.storage[ledger.FindCredits.SQL] = exchangetest.Rows(upload, exchangetest.OneRow(credits, exchange.Int(0), credits))
	return s, token
}

// Every route is called by everyone, with the grant from D1 and from KV. The last stages are replaced, so that only the
// checks before them refuse.
func TestEachRouteAdmitsItsRoles(t *testing.T) {
	missing := maps.Clone(may)
	for _, name := range api.StubRoutes(t) {
		allowed, known := may[name]
		if delete(missing, name); !known {
			t.Errorf("%s: say in this file who may call it", name)
		}
		method, path, _ := strings.Cut(name, " ")
		for r, status := range refusals {
			s, token := r.script()
			request := exchange.Request{
				Method: cmp.Or(method, "POST"), Path: strings.Replace(path, "{id}", "x", 1),
				Headers: exchange.Headers{
					{Name: "host", Value: "loupe.example.com"}, {Name: "authorization", Value: "Bearer " + token},
				},
			}
			switch {
			case slices.Contains(allowed, r):
				status = 204
			case path == "/nobody":
				status = 403
			case strings.HasPrefix(path, "/upload/"):
				status = 404
			case path == "/mcp" && r == apiApp:
				status = 401
			}
			account := ""
			if status == 204 && len(allowed) < len(everyone) {
				account = "acct_1"
			}
			for _, from := range []string{"D1", "KV"} {
				x := s.exchange(t, request)
				if got := x.Response.Headers.Get("account"); x.Response.Status != status || got != account {
					t.Errorf("%s by %s in %s: got %d for the account %q, want %d for %q",
						name, r, from, x.Response.Status, got, status, account)
				}
				if puts := x.Of(exchangetest.KVPut); len(puts) > 0 {
					s.cached = exchangetest.Found(puts[0].Value)
				}
			}
		}
	}
	for name := range missing {
		t.Errorf("%s: no such route", name)
	}
}
