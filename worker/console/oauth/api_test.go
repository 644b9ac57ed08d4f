package oauth_test

import (
	"strings"
	"testing"
	"time"

	"loupe/core/store/account"
	"loupe/worker/console/consoletest"
)

const (
	apiResource = consoletest.Origin + "/api/v1"
	commandID   = "loupe-command"
	listener    = "http://127.0.0.1:49152/callback"
)

// audienceOf returns the audience of an access token.
func (f *fixture) audienceOf(token string) string {
	return strings.Join(f.Column(`SELECT audience FROM access_token WHERE hash = ?`, account.HashKey(token)), "")
}

func TestTokensAreForTheResourceOfTheRequest(t *testing.T) {
	f := open(t)
	for _, test := range []struct{ client, redirect, resource, audience, scope, other string }{
		{clientID, callback, apiResource, "api", "api", resource},
		{commandID, listener, resource, "mcp", "appraise", apiResource},
		{clientID, callback, "", "mcp", "appraise", apiResource},
	} {
		request := []string{"client_id", test.client, "redirect_uri", test.redirect, "resource", test.resource}
		f.Clock = f.Clock.Add(time.Second)
		path := f.consentPath(query(append(request, "scope", "api")...)) // the resource decides, not the scope
		f.Equal("consent", f.ann.OK(200, "GET", path, "")["client"].(consoletest.Object)["audience"], test.audience)
		code := f.decide(f.ann, path, "allow").Query().Get("code")
		f.refused("invalid_target", f.redeem(code, append(request, "resource", test.other)...))
		r := f.redeem(code, append(request, "resource", "")...)
		for range 2 {
			access, _ := r.body["access_token"].(string)
			refresh, _ := r.body["refresh_token"].(string)
			if f.audienceOf(access) != test.audience || r.body["scope"] != test.scope {
				t.Fatalf("%+v: got %v for %q", test, r, f.audienceOf(access))
			}
			f.refused("invalid_target", f.refresh(refresh, "client_id", test.client, "resource", test.other))
			r = f.refresh(refresh, "client_id", test.client, "resource", test.resource)
		}
		f.Equal("listed", f.grants()[0]["client"].(consoletest.Object)["audience"], test.audience)
	}
}

// The answer of the command's sign-in goes to the user's own machine, and to no other address.
func TestTheCommandListensOnThisMachineOnly(t *testing.T) {
	f := open(t)
	request := func(redirect string) string {
		return f.consentPath(query("client_id", commandID, "redirect_uri", redirect, "resource", apiResource))
	}
	for _, redirect := range []string{listener, "http://127.0.0.1:1/callback"} {
		shown := f.ann.OK(200, "GET", request(redirect), "")
		f.Members(redirect, shown, consoletest.Object{"redirect_host": "127.0.0.1", "redirect_local": true, "credits_per_day": 10_000.0, "credits_per_month": 100_000.0})
		if client := shown["client"].(consoletest.Object); client["host"] != nil || client["name"] == "" {
			t.Errorf("got %v, want a name without a host", client)
		}
	}
	for _, redirect := range []string{"https://evil.example.com/callback", "http://127.0.0.1.evil.example.com/callback", "http://127.0.0.1:1/other",
		"http://127.0.0.1@evil.example.com/callback", "http://localhost:1/callback", "http://192.168.0.1/callback"} {
		f.ann.Refused("BAD_REQUEST", "request", "GET", request(redirect), "")
	}
	f.Equal("documents fetched", len(f.web.requests), 0)
}

func TestRegisteredClientsCanNotAskForTheAPI(t *testing.T) {
	f := openRegistration(t)
	id := f.registered(callback)
	f.ann.Refused("BAD_REQUEST", "request", "GET", f.consentPath(query("client_id", id, "resource", apiResource)), "")
	f.ann.OK(200, "GET", f.consentPath(query("client_id", id)), "")
}
