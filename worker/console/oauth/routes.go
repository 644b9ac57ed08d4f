// Package oauth is the authorization server of the connector and the API: hosted MCP clients can't send an API key, so they
// send their user here to sign in and allow access. So does the command loupe (build/products/loupe). Package protocol checks the messages; this package stores and answers.
//
//  1. The client sends the user's browser to /oauth/authorize. That redirects to the consent page of the dashboard, where
//     the user signs in and sees which client asks for access (consent.go). The document at the client's ID describes
//     the client (client.go), or the client has registered (register.go). Only the command and clients with a document may
//     ask for the API.
//  2. If the user allows access, the browser brings an authorization code to the client.
//  3. The client exchanges the code for tokens (code.go). That creates a grant, an API key of kind grant. It is listed,
//     charged and revoked like a key, but only its access tokens can be used. They are valid for an hour, at
//     one resource only: the connector, or the API.
//  4. The client gets new tokens with its refresh token, which can be used once (refresh.go).
//
// A code or a refresh token that is used twice may have been stolen, so the second use revokes the grant (RFC 9700
// sections 2.1.1 and 4.14.2).
package oauth

import (
	"context"
	"net/http"
	"time"

	"loupe/core/base/problem"
	"loupe/worker/console/oauth/protocol"
	"loupe/worker/console/server"
)

const (
	codeLife    = time.Minute
	accessLife  = time.Hour
	refreshLife = 90 * 24 * time.Hour // without use

	// Limits that keep anyone from filling the database.
	maxGrants    = 100    // active grants of an account
	maxCodes     = 100    // authorization codes of a user in an hour
	maxRefreshes = 100    // refreshes of a grant in an hour
	maxClients   = 10_000 // stored documents
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: protocol.ServerMetadataPath, Access: server.Anyone, Status: http.StatusOK, Handle: showServer},
	{Method: http.MethodGet, Pattern: protocol.ResourceMetadataPath, Access: server.Anyone, Status: http.StatusOK, Handle: showResource(protocol.Connector)},
	{Method: http.MethodGet, Pattern: protocol.ResourceMetadataPath + protocol.Connector.Path, Access: server.Anyone, Status: http.StatusOK, Handle: showResource(protocol.Connector)},
	{Method: http.MethodGet, Pattern: protocol.ResourceMetadataPath + protocol.API.Path, Access: server.Anyone, Status: http.StatusOK, Handle: showResource(protocol.API)},

	{Method: http.MethodGet, Pattern: protocol.AuthorizePath, Access: server.Anyone, Status: http.StatusFound, Handle: authorize},
	{Method: http.MethodGet, Pattern: "/console/consent/{id}", Access: server.Customer, Status: http.StatusOK, Handle: showConsent},
	{Method: http.MethodPost, Pattern: "/console/consent/{id}", Access: server.Customer, Status: http.StatusOK, Handle: decide},

	{Method: http.MethodPost, Pattern: protocol.TokenPath, Access: server.Anyone, Status: http.StatusOK, Handle: issueTokens},
	{Method: http.MethodPost, Pattern: protocol.RevokePath, Access: server.Anyone, Status: http.StatusOK, Handle: revoke},
	{Method: http.MethodPost, Pattern: protocol.RegisterPath, Access: server.Anyone, Status: http.StatusCreated, MaxBody: protocol.MaxRegistration, Handle: register},

	{Method: http.MethodOptions, Pattern: protocol.ServerMetadataPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.ResourceMetadataPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.ResourceMetadataPath + protocol.Connector.Path, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.ResourceMetadataPath + protocol.API.Path, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.TokenPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.RevokePath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
	{Method: http.MethodOptions, Pattern: protocol.RegisterPath, Access: server.Anyone, Status: http.StatusNoContent, Handle: preflight},
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
// authorization server. The data plane's 401 follows the same rule (core/api).
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
	metadata := protocol.NewServerMetadata(origin(c))
	if registers(c) {
		metadata.RegistrationEndpoint = origin(c) + protocol.RegisterPath
	}
	return metadata, nil
}

func showResource(resource protocol.Resource) func(*server.Call) (any, error) {
	return func(c *server.Call) (any, error) {
		allowPages(c)
		if err := requireSignIn(c); err != nil {
			return nil, err
		}
		return resource.Metadata(origin(c), c.Service()), nil
	}
}

const (
	// maxPurged is the highest number of rows of each table that one run changes.
	maxPurged = 500

	// keptFor is how long expired codes and used refresh tokens are kept. If one is used again in this time, its grant is
	// revoked; later it is only refused.
	keptFor = 30 * 24 * time.Hour
)

// endUnused revokes grants whose last refresh token has expired, because their clients can't use them any more.
func endUnused(c *server.Console, ctx context.Context) error {
	_, err := c.DB.ExecContext(ctx, `UPDATE api_key SET revoked_at = ?1 WHERE id IN (
		SELECT r.api_key FROM refresh_token r JOIN api_key k ON k.id = r.api_key
		WHERE r.used_at IS NULL AND r.expires_at <= ?1 AND k.revoked_at IS NULL ORDER BY r.expires_at LIMIT ?2)`, c.Millis(), maxPurged)
	return err
}

// purge deletes stale client documents and failures, unused registered clients, and codes and refresh tokens that ended more
// than keptFor ago. A registered client with a grant is checked again after unusedLife. The + lets the query use the index
// api_key_client, because the expression in it has no affinity.
func purge(c *server.Console, ctx context.Context) error {
	now := c.Millis()
	before := now - keptFor.Milliseconds()
	_, err := c.DB.Batch(ctx,
		server.SQL(`UPDATE oauth_client SET expires_at = ?1 + ?2 WHERE network IS NOT NULL AND expires_at < ?1 AND EXISTS (SELECT 1 FROM api_key
			WHERE json_extract(client, '$.id') = +oauth_client.id AND kind = 'grant' AND revoked_at IS NULL)`, now, unusedLife.Milliseconds()),
		server.SQL(`DELETE FROM oauth_client WHERE id IN (SELECT id FROM oauth_client WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`, now, maxPurged),
		server.SQL(`DELETE FROM oauth_client_failure WHERE (user, id) IN (SELECT user, id FROM oauth_client_failure WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`, now, maxPurged),
		server.SQL(`DELETE FROM authorization_code WHERE hash IN (SELECT hash FROM authorization_code WHERE expires_at < ? ORDER BY expires_at LIMIT ?)`,
			before, maxPurged),
		server.SQL(`DELETE FROM refresh_token WHERE hash IN (SELECT hash FROM refresh_token WHERE used_at < ?
			ORDER BY used_at LIMIT ?)`, before, maxPurged),
		server.SQL(`DELETE FROM refresh_token WHERE hash IN (SELECT hash FROM refresh_token WHERE used_at IS NULL AND expires_at < ?
			ORDER BY expires_at LIMIT ?)`, before, maxPurged))
	return err
}
