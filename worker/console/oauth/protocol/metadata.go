package protocol

// Paths of the authorization server and of the metadata documents.
const (
	AuthorizePath = "/oauth/authorize"
	TokenPath     = "/oauth/token"
	RevokePath    = "/oauth/revoke"
	RegisterPath  = "/oauth/register"

	ServerMetadataPath = "/.well-known/oauth-authorization-server"
	// ResourceMetadataPath is followed by the resource's path. Clients of the connector may ignore that.
	ResourceMetadataPath = "/.well-known/oauth-protected-resource"
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
		Scopes:                 []string{Connector.Scope, API.Scope},
		TokenAuthMethods:       []string{"none"},
		RevocationAuthMethods:  []string{"none"},
		ChallengeMethods:       []string{"S256"},
		IssuerInResponses:      true,
		ClientMetadataDocument: true,
		ProtectedResources:     []string{origin + Connector.Path, origin + API.Path},
		Documentation:          origin + Connector.guide,
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

// Metadata returns the document of the resource at an origin. Service is the service's name.
func (r Resource) Metadata(origin, service string) ResourceMetadata {
	return ResourceMetadata{
		Resource:             origin + r.Path,
		Name:                 service,
		AuthorizationServers: []string{origin},
		Scopes:               []string{r.Scope},
		BearerMethods:        []string{"header"},
		Documentation:        origin + r.guide,
	}
}
