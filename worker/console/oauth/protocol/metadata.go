package protocol

import (
	"strings"
)

// Paths of the authorization server and of the metadata documents.
const (
	AuthorizePath = "/oauth/authorize"
	TokenPath     = "/oauth/token"
	RevokePath    = "/oauth/revoke"
	RegisterPath  = "/oauth/register"

	ServerMetadataPath   = "/.well-known/oauth-authorization-server"
	ResourceMetadataPath = "/.well-known/oauth-protected-resource" + ResourcePath
	// RootMetadataPath is for clients that ignore the resource's path.
	RootMetadataPath = "/.well-known/oauth-protected-resource"

	guidePath = "/docs/mcp"
)

// ServerMetadata is an authorization server metadata document (RFC 8414).
type ServerMetadata struct {
	Issuer                 string   `json:"issuer"`
	AuthorizationEndpoint  string   `json:"authorization_endpoint"`
	TokenEndpoint          string   `json:"token_endpoint"`
	RevocationEndpoint     string   `json:"revocation_endpoint"`
	RegistrationEndpoint   string   `json:"registration_endpoint,omitempty"` // only if clients may register
	ResponseTypes          []string `json:"response_types_supported"`
	ResponseModes          []string `json:"response_modes_supported"`
	GrantTypes             []string `json:"grant_types_supported"`
	Scopes                 []string `json:"scopes_supported"`
	TokenAuthMethods       []string `json:"token_endpoint_auth_methods_supported"`
	RevocationAuthMethods  []string `json:"revocation_endpoint_auth_methods_supported"`
	ChallengeMethods       []string `json:"code_challenge_methods_supported"`
	IssuerInResponses      bool     `json:"authorization_response_iss_parameter_supported"`
	ClientMetadataDocument bool     `json:"client_id_metadata_document_supported"`
	ProtectedResources     []string `json:"protected_resources"`
	Documentation          string   `json:"service_documentation"`
}

// NewServerMetadata returns the document of the authorization server at an origin, such as https://example.com.
func NewServerMetadata(origin string) ServerMetadata {
	return ServerMetadata{
		Issuer:                 origin,
		AuthorizationEndpoint:  origin + AuthorizePath,
		TokenEndpoint:          origin + TokenPath,
		RevocationEndpoint:     origin + RevokePath,
		ResponseTypes:          []string{"code"},
		ResponseModes:          []string{"query"},
		GrantTypes:             []string{GrantCode, GrantRefresh},
		Scopes:                 []string{Scope},
		TokenAuthMethods:       []string{"none"},
		RevocationAuthMethods:  []string{"none"},
		ChallengeMethods:       []string{"S256"},
		IssuerInResponses:      true,
		ClientMetadataDocument: true,
		ProtectedResources:     []string{origin + ResourcePath},
		Documentation:          origin + guidePath,
	}
}

// ResourceMetadata is a protected resource metadata document (RFC 9728).
type ResourceMetadata struct {
	Resource             string   `json:"resource"`
	Name                 string   `json:"resource_name"`
	AuthorizationServers []string `json:"authorization_servers"`
	Scopes               []string `json:"scopes_supported"`
	BearerMethods        []string `json:"bearer_methods_supported"`
	Documentation        string   `json:"resource_documentation"`
}

// NewResourceMetadata returns the document of the connector at an origin. Service is the service's name.
func NewResourceMetadata(origin, service string) ResourceMetadata {
	return ResourceMetadata{
		Resource:             origin + ResourcePath,
		Name:                 service,
		AuthorizationServers: []string{origin},
		Scopes:               []string{Scope},
		BearerMethods:        []string{"header"},
		Documentation:        origin + guidePath,
	}
}

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
