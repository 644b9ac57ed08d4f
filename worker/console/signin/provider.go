package signin

import (
	"cmp"
	"net/url"

	"loupe/worker/console/server"
)

// provider is a server where users sign in.
type provider struct {
	id         string
	configured func(c *server.Call) bool
	name       func(c *server.Call) string

	// authorizeURL returns the URL at which the user agrees, without the parameters that all providers share.
	authorizeURL func(c *server.Call) (string, error)
	scope        string

	// identify exchanges the authorization code of a callback for the user's identity.
	identify func(c *server.Call, p *provider, a attempt, callback url.Values) (identity, error)

	// checkCallback checks the provider's own parameters in a callback, also in one that reports an error. It may be nil.
	checkCallback func(c *server.Call, callback url.Values) error

	clientID func(c *server.Call) string
}

var providers = []provider{
	{
		id:            "oidc",
		configured:    func(c *server.Call) bool { return c.Var("OIDC_ISSUER") != "" && c.Var("OIDC_CLIENT_ID") != "" },
		name:          func(c *server.Call) string { return cmp.Or(c.Var("OIDC_NAME"), "Single sign-on") },
		authorizeURL:  oidcAuthorizeURL,
		scope:         "openid email profile",
		identify:      oidcIdentify,
		checkCallback: oidcCheckCallback,
		clientID:      func(c *server.Call) string { return c.Var("OIDC_CLIENT_ID") },
	},
	{
		id: "github",
		configured: func(c *server.Call) bool {
			return c.Var("GITHUB_CLIENT_ID") != "" && c.Var("GITHUB_CLIENT_SECRET") != ""
		},
		name:         func(*server.Call) string { return "GitHub" },
		authorizeURL: func(*server.Call) (string, error) { return githubAuthorize, nil },
		scope:        "user:email",
		identify:     githubIdentify,
		clientID:     func(c *server.Call) string { return c.Var("GITHUB_CLIENT_ID") },
	},
}

// findProvider returns the configured provider with this id, nil if there is none.
func findProvider(c *server.Call, id string) *provider {
	for i := range providers {
		if providers[i].id == id && providers[i].configured(c) {
			return &providers[i]
		}
	}
	return nil
}

// listedProvider is a way to sign in as the API shows it.
type listedProvider struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func listProviders(c *server.Call) (any, error) {
	listed := []listedProvider{}
	for _, p := range providers {
		if p.configured(c) {
			listed = append(listed, listedProvider{p.id, p.name(c)})
		}
	}
	if c.DevSignIn() {
		listed = append(listed, listedProvider{"dev", "Development"})
	}
	return map[string]any{"providers": listed}, nil
}
