package service_test

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"loupe/worker/console/consoletest"
	"loupe/worker/console/server"
	"loupe/worker/console/service"
)

// role is who calls a route.
type role string

const (
	anonymous     role = "anonymous"
	member        role = "member"
	owner         role = "owner"
	support       role = "support"       // whose account is their own
	administrator role = "administrator" // by a session; the account is their own
	adminToken    role = "ADMIN_TOKEN"
)

// Those who may call the routes of each kind.
var (
	everyone       = []role{anonymous, member, owner, support, administrator, adminToken}
	members        = []role{member, owner, support, administrator}
	owners         = []role{owner, support, administrator}
	staff          = []role{support, administrator, adminToken}
	administrators = []role{administrator, adminToken}
)

// may has every route of the console with those who may call it.
var may = map[string][]role{
	"GET /auth/providers":           everyone,
	"GET /auth/sign-in/{id}":        everyone,
	"GET /auth/callback/{id}":       everyone,
	"POST /auth/sign-in/dev":        everyone,
	"POST /auth/sign-out":           members,
	"GET /links.json":               everyone,
	"GET /.well-known/security.txt": everyone,
	"GET /console/session":          members,
	"GET /console/sessions":         members,
	"DELETE /console/sessions/{id}": members,

	"PUT /console/account":                  members,
	"PATCH /console/account":                owners,
	"GET /console/members":                  members,
	"PATCH /console/members/{id}":           owners,
	"GET /console/members/{id}/made":        owners,
	"DELETE /console/members/{id}":          owners,
	"DELETE /console/membership":            members,
	"GET /console/invitations":              owners,
	"POST /console/invitations":             owners,
	"DELETE /console/invitations/{id}":      owners,
	"GET /console/invitation/{id}":          members,
	"POST /console/invitation/{id}":         members,
	"GET /admin/accounts/{id}/members":      staff,
	"POST /admin/accounts/{id}/invitations": administrators,

	"GET /console/keys":              members,
	"POST /console/keys":             members,
	"PATCH /console/keys/{id}":       members,
	"DELETE /console/keys/{id}":      members,
	"POST /console/keys/{id}/token":  members,
	"POST /console/token":            members,
	"POST /admin/accounts/{id}/keys": administrators,
	"GET /admin/accounts/{id}/keys":  staff,
	"GET /admin/keys":                staff,
	"PATCH /admin/keys/{id}":         administrators,
	"DELETE /admin/keys/{id}":        administrators,

	"GET /.well-known/oauth-authorization-server":          everyone,
	"GET /.well-known/oauth-protected-resource":            everyone,
	"GET /.well-known/oauth-protected-resource/mcp":        everyone,
	"GET /.well-known/oauth-protected-resource/api/v1":     everyone,
	"GET /oauth/authorize":                                 everyone,
	"GET /console/consent/{id}":                            members,
	"POST /console/consent/{id}":                           members,
	"POST /oauth/token":                                    everyone,
	"POST /oauth/revoke":                                   everyone,
	"POST /oauth/register":                                 everyone,
	"OPTIONS /.well-known/oauth-authorization-server":      everyone,
	"OPTIONS /.well-known/oauth-protected-resource":        everyone,
	"OPTIONS /.well-known/oauth-protected-resource/mcp":    everyone,
	"OPTIONS /.well-known/oauth-protected-resource/api/v1": everyone,
	"OPTIONS /oauth/token":                                 everyone,
	"OPTIONS /oauth/revoke":                                everyone,
	"OPTIONS /oauth/register":                              everyone,

	"POST /admin/accounts":             administrators,
	"GET /admin/accounts":              staff,
	"GET /admin/accounts/{id}":         staff,
	"PATCH /admin/accounts/{id}":       administrators,
	"POST /admin/accounts/{id}/grants": administrators,
	"GET /admin/accounts/{id}/ledger":  staff,

	"GET /console/catalogue":          members,
	"DELETE /console/catalogue":       members,
	"GET /console/catalogue/summary":  members,
	"DELETE /console/catalogue/{id}":  members,
	"POST /console/uploads":           members,
	"POST /console/uploads/preview":   members,
	"POST /console/uploads/{id}/rows": members,
	"GET /admin/catalogue":            staff,
	"DELETE /admin/catalogue":         administrators,
	"GET /admin/catalogue/summary":    staff,
	"DELETE /admin/catalogue/{id}":    administrators,
	"POST /admin/uploads":             administrators,
	"POST /admin/uploads/preview":     administrators,
	"POST /admin/uploads/{id}/rows":   administrators,

	"GET /admin/rates": staff,
	"PUT /admin/rates": administrators,

	"GET /admin/audit": staff,

	"GET /admin/health": staff,

	"GET /admin/accounts/{id}/appraisals": staff,
	"GET /admin/appraisals/{id}":          staff,

	"GET /console/credits":                members,
	"PUT /console/low-balance":            owners,
	"GET /console/ledger":                 members,
	"POST /console/checkout":              owners,
	"GET /console/purchases":              owners,
	"GET /console/purchases/{id}/receipt": owners,
	"POST /console/portal":                owners,
	"GET /console/csv/{id}":               owners,
	"GET /admin/csv/{id}":                 administrators,
	"GET /admin/money":                    staff,
	"POST /webhooks/stripe":               everyone,
	"GET /admin/purchases":                staff,
	"POST /admin/purchases/{id}/refund":   administrators,

	"GET /console/export":             owners,
	"DELETE /console/account":         owners,
	"GET /admin/accounts/{id}/export": administrators,
	"DELETE /admin/accounts/{id}":     administrators,

	"GET /console/usage":         members,
	"GET /admin/identifications": staff,
	"GET /admin/vendors":         staff,
	"GET /admin/alarms":          staff,
}

// Every route is called by everyone. The handlers are replaced, so that only the checks before them answer.
func TestEachRouteAdmitsItsRoles(t *testing.T) {
	f := consoletest.Open(t)
	session := map[role]*consoletest.User{}
	for _, r := range []role{owner, member, support, administrator} {
		session[r] = f.SignIn(strings.Replace(string(r), "administrator", "admin", 1) + "@example.com")
	}
	f.Exec(`INSERT INTO membership (account, user, role, created_at) VALUES (?, ?, 'member', 1)`, session[owner].Account, session[member].ID)
	session[member].OK(204, "PUT", "/console/account", `{"id":"`+session[owner].Account+`"}`)
	session[member].Reload()

	var routes []server.Route
	for _, e := range service.Routes {
		e.Handle = func(*server.Call) (any, error) { return server.Response{Status: http.StatusNoContent}, nil }
		routes = append(routes, e)
	}
	f.Routes = routes
	missing := maps.Clone(may)
	for _, e := range service.Routes {
		name := e.Method + " " + e.Pattern
		allowed, known := may[name]
		if delete(missing, name); !known {
			t.Errorf("%s: say in this file who may call it", name)
		}
		if e.Access == server.Staff && e.Method != http.MethodGet {
			t.Errorf("%s: support staff may not change anything", name)
		}
		for _, r := range everyone {
			path := strings.Replace(e.Pattern, "{id}", "x", 1)
			request := consoletest.Request(e.Method, path, "")
			request.Header.Set("Origin", consoletest.Origin)
			want, refused := http.StatusNoContent, http.StatusForbidden
			switch {
			case r == adminToken:
				request = f.Request(e.Method, path, "")
				request.Header.Set("Origin", consoletest.Origin)
				refused = http.StatusUnauthorized
			case r == anonymous:
				refused = http.StatusUnauthorized
			default:
				request = session[r].Request(e.Method, path, "")
			}
			if !slices.Contains(allowed, r) {
				want = refused
			}
			f.Equal(fmt.Sprintf("%s by %s", name, r), f.Do(request).Code, want)
		}
	}
	for name := range missing {
		t.Errorf("%s: no such route", name)
	}
}
