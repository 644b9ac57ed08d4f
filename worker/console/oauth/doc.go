// Package oauth is the authorization server of the connector: hosted MCP clients can't send an API key, so they send
// their user here to sign in and allow access. Package protocol checks the messages; this package stores and answers.
//
//  1. The client sends the user's browser to /oauth/authorize. That redirects to the consent page of the dashboard, where
//     the user signs in and sees which client asks for access (consent.go). The document at the client's ID describes
//     the client (client.go).
//  2. If the user allows access, the browser brings an authorization code to the client.
//  3. The client exchanges the code for tokens (code.go). That creates a grant, an API key of kind grant. It is listed,
//     charged and revoked like a key, but only its access tokens can be used. They are valid for an hour, at /mcp only.
//  4. The client gets new tokens with its refresh token, which can be used once (refresh.go).
//
// A code or a refresh token that is used twice may have been stolen, so the second use revokes the grant (RFC 9700
// sections 2.1.1 and 4.14.2).
package oauth
