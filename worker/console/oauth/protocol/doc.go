// Package protocol checks the messages of the OAuth authorization server for the connector and the API. It performs no I/O.
//
// A hosted MCP client sends its user to the authorization endpoint. The user signs in and allows access. The client
// receives an authorization code, exchanges it for an access token and a refresh token, and calls /mcp with the access
// token. A program may ask for access to the API in the same way. The server follows the Model Context Protocol, revision 2026-07-28:
// https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization
//
//   - Clients identify themselves by the URL of a metadata document (client.go, document.go). Others may register, if the
//     operator lets them (registration.go). The ID of the command loupe is fixed.
//   - Clients are public: they have no secret, and prove with PKCE that they sent the user (authorize.go).
//   - A token is for one resource, the connector or the API (resource.go).
//   - Errors are defined by RFC 6749 (parameter.go).
package protocol
