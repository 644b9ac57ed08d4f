// Package protocol checks the messages of the connector's OAuth authorization server. It performs no I/O.
//
// A hosted MCP client sends its user to the authorization endpoint. The user signs in and allows access. The client
// receives an authorization code, exchanges it for an access token and a refresh token, and calls /mcp with the access
// token. The server follows the Model Context Protocol, revision 2026-07-28:
// https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization
//
//   - Clients identify themselves by the URL of a metadata document (client.go, document.go). Others may register, if the
//     operator lets them (registration.go).
//   - Clients are public: they have no secret, and prove with PKCE that they sent the user (authorize.go).
//   - Tokens are for one resource, the connector (metadata.go).
//   - Errors are defined by RFC 6749 (parameter.go).
package protocol
