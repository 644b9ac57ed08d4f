package protocol

import "strings"

// ResourcePath is the path of the protected resource, the connector.
const ResourcePath = "/mcp"

// Scope is the only scope. A client gets it whatever scope it asks for (RFC 6749 section 3.3).
const Scope = "appraise"

// checkResources returns an error unless every resource indicator (RFC 8707) names the connector at this origin. Clients
// must send one. A request without one is for the connector, because tokens are for nothing else.
func checkResources(resources []string, origin string) *Error {
	for _, resource := range resources {
		if resource != "" && !isConnector(resource, origin) {
			return &Error{InvalidTarget, "resource must be " + origin + ResourcePath}
		}
	}
	return nil
}

// isConnector compares the scheme and host without regard to case, as the specification recommends for interoperability.
// It allows a slash at the end.
func isConnector(resource, origin string) bool {
	if len(resource) < len(origin) || !strings.EqualFold(resource[:len(origin)], origin) {
		return false
	}
	return strings.TrimSuffix(resource[len(origin):], "/") == ResourcePath
}
