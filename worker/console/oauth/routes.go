package oauth

import (
	"net/http"
	"time"

	"loupe/core/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const (
	codeLife    = time.Minute
	accessLife  = time.Hour
	refreshLife = 90 * 24 * time.Hour // without use

	// Limits that keep anyone from filling the database.
	maxGrants    = 100    // active grants of an account
	maxCodes     = 100    // of a user in an hour
	maxRefreshes = 100    // of a grant in an hour
	maxClients   = 10_000 // stored documents
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: protocol.ServerMetadataPath, Access: server.Anyone, Status: http.StatusOK, Handle: showServer},
	{Method: http.MethodGet, Pattern: protocol.ResourceMetadataPath, Access: server.Anyone, Status: http.StatusOK, Handle: showResource},
	{Method: http.MethodGet, Pattern: protocol.RootMetadataPath, Access: server.Anyone, Status: http.StatusOK, Handle: showResource},

	{Method: http.MethodGet, Pattern: protocol.AuthorizePath, Access: server.Anyone, Status: http.StatusFound, Handle: authorize},
	{Method: http.MethodGet, Pattern: "/console/consent/{id}", Access: server.Customer, Status: http.StatusOK, Handle: showConsent},
	{Method: http.MethodPost, Pattern: "/console/consent/{id}", Access: server.Customer, Status: http.StatusOK, Handle: decide},

	{Method: http.MethodPost, Pattern: protocol.TokenPath, Access: server.Anyone, Status: http.StatusOK, Handle: issueTokens},
	{Method: http.MethodPost, Pattern: protocol.RevokePath, Access: server.Anyone, Status: http.StatusOK, Handle: revoke},

	{Method: http.MethodOptions, Pattern: protocol.ServerMetadataPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.ResourceMetadataPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.RootMetadataPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.TokenPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.RevokePath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
}

// Tasks are the tasks of this package for the cron.
var Tasks = []server.Task{
	{Name: "unused grants not ended", Run: endUnused},
	{Name: "old OAuth records not deleted", Run: purge},
}

// origin returns the origin of the authorization server, its issuer. It uses https, except on this machine, even if a
// request came over http.
func origin(c *server.Call) string {
	host := c.Request.URL.Host
	if host == "" {
		host = c.Request.Host
	}
	if c.IsLocal() {
		return "http://" + host
	}
	return "https://" + host
}

// allowPages lets web pages of all origins read the response. No route that calls it uses cookies.
func allowPages(c *server.Call) { c.Header.Set("Access-Control-Allow-Origin", "*") }

// preflight answers a browser's preflight request: whether a page may send a request
// (https://fetch.spec.whatwg.org/#http-cors-protocol).
func preflight(c *server.Call) (any, error) {
	allowPages(c)
	c.Header.Set("Access-Control-Allow-Methods", "GET, POST")
	c.Header.Set("Access-Control-Allow-Headers", "Authorization, Content-Type, MCP-Protocol-Version")
	c.Header.Set("Access-Control-Max-Age", "86400")
	return nil, nil
}

// Each of signInVariables configures a way to sign in. Without any, no user could allow access, so clients must not find an
// authorization server. The data plane's 401 follows the same rule (core/gateway).
var signInVariables = [...]string{"OIDC_ISSUER", "GITHUB_CLIENT_ID", "DEV_SIGN_IN"}

// requireSignIn returns a problem unless a way to sign in is configured.
func requireSignIn(c *server.Call) error {
	for _, name := range signInVariables {
		if c.Var(name) != "" {
			return nil
		}
	}
	return &problem.Problem{Code: problem.NotFound, Detail: "this service has no authorization server: no way to sign in is configured"}
}

func showServer(c *server.Call) (any, error) {
	allowPages(c)
	if err := requireSignIn(c); err != nil {
		return nil, err
	}
	return protocol.NewServerMetadata(origin(c)), nil
}

func showResource(c *server.Call) (any, error) {
	allowPages(c)
	if err := requireSignIn(c); err != nil {
		return nil, err
	}
	return protocol.NewResourceMetadata(origin(c), c.Service()), nil
}
