package protocol

// Grant types of the token endpoint.
const (
	GrantCode    = "authorization_code"
	GrantRefresh = "refresh_token"
)

// TokenRequest is a request at the token endpoint.
type TokenRequest struct {
	GrantType    string // GrantCode or GrantRefresh
	ClientID     string
	Code         string // for GrantCode
	RefreshToken string // for GrantRefresh

	redirectURI, verifier string
	audience              string // of the requested resource; "" if none is named
}

// ParseToken parses and checks the form body of a token request. Origin is this server's.
func ParseToken(form, origin string) (TokenRequest, *Error) {
	var r TokenRequest
	var secret, assertion string
	values, err := parseParameters(form, []parameter{
		{"grant_type", &r.GrantType, maxWord},
		{"client_id", &r.ClientID, maxURL},
		{"client_secret", &secret, maxURL},
		{"client_assertion", &assertion, maxForm},
		{"code", &r.Code, maxWord},
		{"redirect_uri", &r.redirectURI, maxURL},
		{"code_verifier", &r.verifier, maxWord},
		{"refresh_token", &r.RefreshToken, maxWord},
	})
	switch {
	case err != nil:
	case r.GrantType == "":
		err = invalidRequest("grant_type is missing")
	case r.GrantType != GrantCode && r.GrantType != GrantRefresh:
		err = &Error{UnsupportedGrantType, "grant_type must be authorization_code or refresh_token"}
	case r.ClientID == "":
		err = invalidRequest("client_id is missing")
	case secret != "" || assertion != "":
		err = ErrConfidential
	case r.GrantType == GrantCode && r.Code == "":
		err = invalidRequest("code is missing")
	case r.GrantType == GrantCode && r.verifier == "":
		err = invalidRequest("code_verifier is missing: this server requires PKCE")
	case r.GrantType == GrantCode && !isVerifier(r.verifier):
		err = invalidRequest("code_verifier must have 43 to 128 letters, digits, or any of - . _ ~")
	case r.GrantType == GrantRefresh && r.RefreshToken == "":
		err = invalidRequest("refresh_token is missing")
	default:
		r.audience, err = parseResources(values["resource"], origin)
	}
	return r, err
}

// maxForm limits a parameter by the size of the body only.
const maxForm = 64 << 10

// ErrConfidential refuses a client that sends credentials.
var ErrConfidential = &Error{InvalidClient, "clients must not authenticate here: token_endpoint_auth_method is none"}

// CheckCode returns an error unless the request may redeem the code of an authorization: the client and its redirect URI
// are the same, and the verifier belongs to the challenge. OAuth 2.1 has no redirect_uri in token requests, so a request
// without one is accepted (https://datatracker.ietf.org/doc/html/draft-ietf-oauth-v2-1-13#section-10.2).
func (r TokenRequest) CheckCode(a Authorization) *Error {
	switch {
	case r.ClientID != a.ClientID:
		return invalidGrant("the code was issued to a different client")
	case r.redirectURI != "" && r.redirectURI != a.RedirectURI:
		return invalidGrant("redirect_uri differs from the one of the authorization request")
	case !matches(r.verifier, a.Challenge):
		return invalidGrant("code_verifier does not belong to the code_challenge of the authorization request")
	}
	return r.CheckResource(a.Resource)
}

// CheckResource returns an error if the request names a resource to which the user gave no access.
func (r TokenRequest) CheckResource(granted Resource) *Error {
	if r.audience != "" && r.audience != granted.Audience {
		return &Error{InvalidTarget, "the user gave access to another resource"}
	}
	return nil
}

// ParseRevocation reads and checks the form body of a revocation request (RFC 7009). It returns the token and the client.
// It ignores token_type_hint, because the prefix of a token tells its type.
func ParseRevocation(form string) (token, clientID string, err *Error) {
	_, err = parseParameters(form, []parameter{{"token", &token, maxWord}, {"client_id", &clientID, maxURL}})
	switch {
	case err != nil:
	case token == "":
		err = invalidRequest("token is missing")
	case clientID == "":
		err = invalidRequest("client_id is missing")
	}
	return token, clientID, err
}
