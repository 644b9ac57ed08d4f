package protocol

import (
	"reflect"
	"strings"
	"testing"
	"time"
)

const clientID = "https://client.example.com/oauth/metadata.json"

func TestParseClient(t *testing.T) {
	const complete = `{"client_id":"https://client.example.com/oauth/metadata.json","client_name":" Example\n\u202eClient ",
		"client_uri":"https://client.example.com/about","logo_uri":"http://169.254.169.254/","redirect_uris":
		["https://client.example.com/callback","cursor://callback","http://localhost/callback","javascript:alert(1)"],
		"token_endpoint_auth_method":"none","grant_types":["authorization_code","refresh_token"],"response_types":["code"],"other":{"a":[1]}}`
	got, err := ParseClient(clientID, []byte(complete), nil)
	want := Client{ID: clientID, Name: "Example Client", Page: "https://client.example.com/about",
		RedirectURIs: []string{"https://client.example.com/callback", "http://localhost/callback"}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v, want %+v", got, err, want)
	}
}

func TestClientDocumentMayOfferAuthentication(t *testing.T) {
	for members, want := range map[string]bool{
		``:                                     true,
		`"token_endpoint_auth_method":"none",`: true,
		`"token_endpoint_auth_method":"private_key_jwt","token_endpoint_auth_methods_supported":["none"],"jwks_uri":"x",`: true,
		`"token_endpoint_auth_method":"private_key_jwt",`:                                                                 false,
		`"token_endpoint_auth_method":"client_secret_basic",`:                                                             false,
		`"token_endpoint_auth_method":"\"><script>",`:                                                                     false,
	} {
		_, err := ParseClient(clientID, []byte(`{`+members+`"client_id":"`+clientID+`","client_name":"n","redirect_uris":["https://a.example.com/"]}`), nil)
		if (err == nil) != want {
			t.Errorf("%s: got %v, want accepted %v", members, err, want)
		}
		if err != nil && strings.ContainsAny(err.Description, "\"\\<") {
			t.Errorf("%s: got description %q, want only the characters that RFC 6749 allows", members, err.Description)
		}
	}
}

func TestMalformedClientDocumentsAreRefused(t *testing.T) {
	const id, name, uris = `"client_id":"` + clientID + `"`, `"client_name":"n"`, `"redirect_uris":["https://client.example.com/callback"]`
	for document, want := range map[string]string{
		``:                            "JSON",
		`[]`:                          "JSON",
		`null`:                        "client_id",
		`<html>`:                      "JSON",
		`{` + name + `,` + uris + `}`: "client_id",
		`{"client_id":"https://evil.example.com/x",` + name + `,` + uris + `}`:                                                    "client_id",
		`{"client_id":"` + clientID + `/",` + name + `,` + uris + `}`:                                                             "client_id",
		`{"client_id":1,` + name + `,` + uris + `}`:                                                                               "JSON",
		`{` + id + `,` + uris + `}`:                                                                                               "client_name",
		`{` + id + `,"client_name":" \u200b\n",` + uris + `}`:                                                                     "client_name",
		`{` + id + `,` + name + `}`:                                                                                               "redirect_uris",
		`{` + id + `,` + name + `,"redirect_uris":[]}`:                                                                            "redirect_uris",
		`{` + id + `,` + name + `,"redirect_uris":"https://client.example.com/callback"}`:                                         "JSON",
		`{` + id + `,` + name + `,"redirect_uris":["http://client.example.com/","javascript:1"]}`:                                 "redirect_uris",
		`{` + id + `,` + name + `,` + uris + `,"client_secret":"s"}`:                                                              "client_secret",
		`{` + id + `,` + name + `,` + uris + `,"grant_types":["client_credentials"]}`:                                             "grant_types",
		`{` + id + `,` + name + `,"redirect_uris":[` + strings.Repeat(`"https://a.example/",`, 50) + `"https://a.example.com/"]}`: "more than 50",
	} {
		c, err := ParseClient(clientID, []byte(document), nil)
		if err == nil || err.Code != InvalidClient || !strings.Contains(err.Description, want) {
			t.Errorf("%.200s: got %+v, %v, want %s that names %s", document, c, err, InvalidClient, want)
		}
	}
}

// A document can't send users who want to know more about the client to somebody else's page.
func TestClientPageIsOnTheDocumentsHost(t *testing.T) {
	for page, want := range map[string]string{
		"https://client.example.com/about":       "https://client.example.com/about",
		"https://client.example.com":             "https://client.example.com/",
		"https://www.example.com/about":          "https://client.example.com/",
		"https://client.example.com.evil.com/":   "https://client.example.com/",
		"https://client.example.com@evil.com/":   "https://client.example.com/",
		"http://client.example.com/about":        "https://client.example.com/",
		"javascript:alert(1)":                    "https://client.example.com/",
		"https://client.example.com/\"onclick=1": "https://client.example.com/%22onclick=1",
		"":                                       "https://client.example.com/",
	} {
		if got := pageOf(clientID, page); got != want {
			t.Errorf("pageOf(%q): got %q, want %q", page, got, want)
		}
	}
}

func TestFreshFor(t *testing.T) {
	for header, want := range map[string]time.Duration{
		"":                                 time.Hour,
		"public":                           time.Hour,
		"max-age=600":                      10 * time.Minute,
		`public, Max-Age="600"`:            10 * time.Minute,
		"max-age=0":                        time.Minute,
		"max-age=-5":                       time.Minute,
		"max-age=none":                     time.Minute,
		"max-age=31536000":                 24 * time.Hour,
		"max-age=99999999999999999999":     time.Minute,
		"no-store":                         time.Minute,
		"no-cache, max-age=600":            time.Minute,
		"s-maxage=1, max-age=600, private": 10 * time.Minute,
	} {
		if got := FreshFor(header); got != want {
			t.Errorf("FreshFor(%q): got %v, want %v", header, got, want)
		}
	}
}

func FuzzParseClient(f *testing.F) {
	f.Add(`{"client_id":"`+clientID+`","client_name":"n","redirect_uris":["https://client.example.com/callback"]}`, "https://client.example.com/callback")
	f.Fuzz(func(t *testing.T, document, uri string) {
		c, err := ParseClient(clientID, []byte(document), nil)
		if err != nil {
			return
		}
		if c.ID != clientID || c.Name == "" || !strings.HasPrefix(c.Page, "https://client.example.com/") || len(c.RedirectURIs) == 0 {
			t.Errorf("got %+v, want a complete client", c)
		}
		if c.Allows(uri, nil) && !strings.HasPrefix(uri, "https://") && !strings.HasPrefix(uri, "http://") {
			t.Errorf("got redirect URI %q allowed, want none of another scheme", uri)
		}
	})
}
