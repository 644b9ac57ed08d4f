package protocol

import (
	"net/url"
	"strings"
	"testing"
)

func form(changes ...string) string {
	return changed(url.Values{
		"grant_type": {"authorization_code"}, "client_id": {clientID}, "code": {"c"}, "redirect_uri": {callback},
		"code_verifier": {verifier}, "resource": {origin + "/mcp"},
	}, changes)
}

func TestTokenRequestIsChecked(t *testing.T) {
	refresh := func(changes ...string) string {
		return form(append([]string{"grant_type", "refresh_token", "refresh_token", "r", "code", "", "redirect_uri", "", "code_verifier", ""}, changes...)...)
	}
	for text, want := range map[string]string{
		form():                                              "",
		form("resource", ""):                                "",
		form("redirect_uri", ""):                            "",
		refresh():                                           "",
		refresh("resource", ""):                             "",
		form("grant_type", ""):                              "invalid_request: grant_type",
		form("grant_type", "client_credentials"):            "unsupported_grant_type: ",
		form("grant_type", "password"):                      "unsupported_grant_type: ",
		form("client_id", ""):                               "invalid_request: client_id",
		form("code", ""):                                    "invalid_request: code is",
		form("code_verifier", ""):                           "invalid_request: code_verifier",
		form("code_verifier", verifier[1:]):                 "invalid_request: code_verifier",
		form("code_verifier", strings.Repeat("x", 129)):     "invalid_request: code_verifier",
		form("code_verifier", "!"+verifier[1:]):             "invalid_request: code_verifier",
		form("client_secret", "s"):                          "invalid_client: ",
		form("client_assertion", strings.Repeat("s", 3000)): "invalid_client: ",
		form("resource", "https://other.example.com/mcp"):   "invalid_target: ",
		form() + "&code=d":                                  "invalid_request: code must be given once",
		form() + "&grant_type=refresh_token":                "invalid_request: grant_type",
		form("code", strings.Repeat("x", 257)):              "invalid_request: code must have",
		refresh("refresh_token", ""):                        "invalid_request: refresh_token",
		refresh("resource", origin+"/api/v1"):               "",
		form() + "&resource=" + origin + "/api/v1":          "invalid_target: ",
		"%zz": "invalid_request: ",
		"":    "invalid_request: grant_type",
	} {
		r, err := ParseToken(text, origin)
		switch {
		case want == "" && (err != nil || r.ClientID != clientID):
			t.Errorf("%s: got %+v, %v, want the request", text, r, err)
		case want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)):
			t.Errorf("%.200s: got %v, want %s", text, err, want)
		}
	}
}

func TestCodeIsBoundToItsAuthorization(t *testing.T) {
	a := Authorization{ClientID: clientID, RedirectURI: callback, Challenge: challenge, Resource: Connector}
	for text, want := range map[string]string{
		form():                                   "",
		form("redirect_uri", ""):                 "",
		form("client_id", clientID+"x"):          "client",
		form("redirect_uri", callback+"/"):       "redirect_uri",
		form("redirect_uri", callback+"?a=b"):    "redirect_uri",
		form("code_verifier", verifier[1:]+"x"):  "code_verifier",
		form("code_verifier", challenge):         "code_verifier",
		form("code_verifier", verifier+verifier): "code_verifier",
	} {
		r, err := ParseToken(text, origin)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if other := a; r.audience != "" {
			if other.Resource = API; want == "" && (r.CheckCode(other) == nil || r.CheckCode(other).Code != InvalidTarget) {
				t.Errorf("%s: got %v for the API, want invalid_target", text, r.CheckCode(other))
			}
		}
		err = r.CheckCode(a)
		if want == "" && err != nil || want != "" && (err == nil || err.Code != InvalidGrant || !strings.Contains(err.Description, want)) {
			t.Errorf("%s: got %v, want invalid_grant that names %q", text, err, want)
		}
	}
}

func TestRevocationNeedsTokenAndClient(t *testing.T) {
	token, client, err := ParseRevocation("token=t&token_type_hint=refresh_token&client_id=" + clientID)
	if token != "t" || client != clientID || err != nil {
		t.Errorf("got %q, %q, %v, want the token and the client", token, client, err)
	}
	for text, want := range map[string]string{"client_id=c": "token", "token=t": "client_id", "token=t&token=u&client_id=c": "token"} {
		if _, _, err := ParseRevocation(text); err == nil || err.Code != InvalidRequest || !strings.HasPrefix(err.Description, want) {
			t.Errorf("%s: got %v, want invalid_request that names %s", text, err, want)
		}
	}
}
