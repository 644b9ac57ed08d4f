package protocol

import (
	"strings"

	"loupe/core/store/ledger"
)

// Resource is a part of the service with access tokens of its own.
type Resource struct {
	Audience string // of its access tokens: ledger.AudienceAPI or ledger.AudienceMCP
	Path     string // its URI at this server's origin
	Scope    string // the only one; a client gets it whatever scope it asks for (RFC 6749 section 3.3)

	guide string // path of a page for developers
}

var (
	// Connector is the resource of a request that names none.
	Connector = Resource{ledger.AudienceMCP, "/mcp", "appraise", "/docs/mcp"}
	API       = Resource{ledger.AudienceAPI, "/api/v1", "api", "/reference"}
)

// resources are all resources.
var resources = [...]Resource{Connector, API}

// ResourceOf returns the resource with an audience, and the connector for "".
func ResourceOf(audience string) Resource {
	if audience == API.Audience {
		return API
	}
	return Connector
}

// parseResources returns the audience of the resource that the resource indicators name (RFC 8707), or "" without indicators. Returns
// an error if one names no resource at this origin, or if they name both, because a token is for one resource.
func parseResources(indicators []string, origin string) (audience string, err *Error) {
	for _, indicator := range indicators {
		if indicator == "" {
			continue
		}
		found := ""
		for _, r := range resources {
			if r.isAt(indicator, origin) {
				found = r.Audience
			}
		}
		if found == "" || audience != "" && audience != found {
			return "", &Error{InvalidTarget, "resource must be either " + origin + Connector.Path + " or " + origin + API.Path}
		}
		audience = found
	}
	return audience, nil
}

// isAt compares the scheme and host of a resource indicator without regard to case, as the specification recommends for
// interoperability. It allows a slash at the end. The origin alone names the connector, whose metadata document is also at
// [ResourceMetadataPath]: clients send it for two resources of one origin.
func (r Resource) isAt(indicator, origin string) bool {
	if len(indicator) < len(origin) || !strings.EqualFold(indicator[:len(origin)], origin) {
		return false
	}
	path := strings.TrimSuffix(indicator[len(origin):], "/")
	return path == r.Path || path == "" && r == Connector
}
