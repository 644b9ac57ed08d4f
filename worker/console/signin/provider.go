package signin

import (
	"cmp"
	"net/url"
	"strconv"

	"loupe/core/base/fault"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

// provider is a server where users sign in.
type provider struct {
	id         string
	configured func(c *server.Call) bool
	name       func(c *server.Call) string

	// authorizeURL returns the URL of the provider's authorization endpoint, without the parameters that all providers share.
	authorizeURL func(c *server.Call) (string, error)
	scope        string

	// identify exchanges the authorization code of a callback for the user's identity.
	identify func(c *server.Call, p *provider, a attempt, callback url.Values) (identity, error)

	// checkCallback checks the provider's own parameters in every callback, even if the callback reports an error. It may be nil.
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

// pairs are variables that only have an effect together.
var pairs = [...][2]string{{"OIDC_ISSUER", "OIDC_CLIENT_ID"}, {"GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"}}

// Faults returns the faults of the variables and secrets for signing in.
func Faults(c *server.Call) (faults []fault.Fault) {
	configured := false
	for _, p := range pairs {
		first, second := c.Var(p[0]) != "", c.Var(p[1]) != ""
		configured = configured || first && second
		if first != second {
			missing, set := p[1], p[0]
			if second {
				missing, set = set, missing
			}
			faults = append(faults, fault.Fault{Variable: missing, Problem: "it is not set, so " + set + " has no effect and nobody can sign in that way", Remedy: "set it, or remove " + set})
		}
	}
	if configured && c.Var("SESSION_SECRET") == "" {
		faults = append(faults, fault.Fault{Variable: "SESSION_SECRET", Problem: "it is not set, so nobody can sign in", Remedy: "set it with make deploy SECRET=SESSION_SECRET"})
	}
	if text := c.Var("SIGNUP_CREDITS"); text != "" {
		if n, err := strconv.ParseInt(text, 10, 64); err != nil || n < 0 || n > ledger.MaxTransfer {
			faults = append(faults, fault.Fault{Variable: "SIGNUP_CREDITS", Problem: "it is not a whole number from 0 to 1000000000, so new accounts get no credits", Remedy: "correct it, or remove it"})
		}
	}
	return faults
}
