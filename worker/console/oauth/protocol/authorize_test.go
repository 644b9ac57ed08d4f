package protocol

import (
	"net/url"
	"strings"
	"testing"
)

const (
	origin    = "https://loupe.example.com"
	verifier  = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk" // the example of RFC 7636 appendix B
	challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
	callback  = "https://client.example.com/callback"
)

// query returns the query of a valid authorization request, with changes: name and value, or name and "" to remove it.
func query(changes ...string) string {
	return changed(url.Values{
		"response_type": {"code"}, "client_id": {clientID}, "redirect_uri": {callback}, "state": {"s"},
		"code_challenge": {challenge}, "code_challenge_method": {"S256"}, "resource": {origin + "/mcp"}, "scope": {"appraise other"},
	}, changes)
}

func changed(values url.Values, changes []string) string {
	for i := 0; i < len(changes); i += 2 {
		if changes[i+1] == "" {
			values.Del(changes[i])
		} else {
			values.Set(changes[i], changes[i+1])
		}
	}
	return values.Encode()
}

func TestUnusableAuthorizationIsNotSentToTheClient(t *testing.T) {
	for text, want := range map[string]string{
		query("client_id", ""):                                   "client_id",
		query("redirect_uri", ""):                                "redirect_uri",
		query() + "&client_id=x":                                 "client_id",
		query() + "&redirect_uri=x":                              "redirect_uri",
		query() + "&state=x":                                     "state",
		query() + "&code_challenge=x":                            "code_challenge",
		query() + "&response_type=code":                          "response_type",
		query("state", strings.Repeat("x", 4097)):                "state",
		query("client_id", "https://"+strings.Repeat("x", 2041)): "client_id",
		"client_id=%zz":                                          "form-encoded",
		"a=b;c=d":                                                "form-encoded",
		"":                                                       "client_id",
	} {
		if a, err := ParseAuthorization(text); err == nil || err.Code != InvalidRequest || !strings.Contains(err.Description, want) {
			t.Errorf("%.100s: got %+v, %v, want %s that names %s", text, a, err, InvalidRequest, want)
		}
	}
}

func TestAuthorizationChecks(t *testing.T) {
	for text, want := range map[string]string{
		query("scope", ""):                                                "",
		query("resource", ""):                                             "",
		query("resource", origin+"/mcp/"):                                 "",
		query("resource", "HTTPS://LOUPE.example.com/mcp"):                "",
		query() + "&resource=" + origin + "/mcp":                          "",
		query("response_type", ""):                                        InvalidRequest,
		query("response_type", "token"):                                   UnsupportedResponseType,
		query("response_type", "code id_token"):                           UnsupportedResponseType,
		query("code_challenge", ""):                                       InvalidRequest,
		query("code_challenge", challenge[1:]):                            InvalidRequest,
		query("code_challenge", challenge+"A"):                            InvalidRequest,
		query("code_challenge", challenge+"="):                            InvalidRequest,
		query("code_challenge", "+"+challenge[1:]):                        InvalidRequest,
		query("code_challenge_method", ""):                                InvalidRequest,
		query("code_challenge_method", "plain"):                           InvalidRequest,
		query("code_challenge_method", "s256"):                            InvalidRequest,
		query("resource", origin):                                         "",
		query("resource", origin+"/"):                                     "",
		query("resource", origin+"/") + "&resource=" + origin + "/api/v1": InvalidTarget,
		query("resource", origin+"/api/v1"):                               "",
		query() + "&resource=" + origin + "/api/v1":                       InvalidTarget,
		query("resource", origin+"/api"):                                  InvalidTarget,
		query("resource", origin+"/api/v1", "client_id", "client_1"):      InvalidTarget,
		query("client_id", "client_1"):                                    "",
		query("resource", origin+"/MCP"):                                  InvalidTarget,
		query("resource", origin+".evil.com/mcp"):                         InvalidTarget,
		query("resource", "https://other.example.com/mcp"):                InvalidTarget,
		query("resource", "http://loupe.example.com/mcp"):                 InvalidTarget,
		query("resource", origin+"/mcp#a"):                                InvalidTarget,
		query() + "&resource=https://other.example.com/mcp":               InvalidTarget,
	} {
		a, err := ParseAuthorization(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		got := ""
		if err := a.Check(origin); err != nil {
			got = err.Code
		}
		if got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}

func TestResponseURLsKeepTheRedirectURIAndItsQuery(t *testing.T) {
	for uri, want := range map[string]string{
		callback:               callback + "?code=c%26&iss=https%3A%2F%2Floupe.example.com&state=a+%26%23%2B",
		callback + "?fixed=1":  callback + "?fixed=1&code=c%26&iss=https%3A%2F%2Floupe.example.com&state=a+%26%23%2B",
		callback + "?":         callback + "?code=c%26&iss=https%3A%2F%2Floupe.example.com&state=a+%26%23%2B",
		callback + "?fixed=1&": callback + "?fixed=1&code=c%26&iss=https%3A%2F%2Floupe.example.com&state=a+%26%23%2B",
	} {
		a := Authorization{RedirectURI: uri, State: "a &#+"}
		if got := a.CodeURL(origin, "c&"); got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
	got := Authorization{RedirectURI: callback}.ErrorURL(origin, &Error{AccessDenied, "no"})
	if want := callback + "?error=access_denied&error_description=no&iss=https%3A%2F%2Floupe.example.com"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
