package protocol

import (
	"net/url"
	"strconv"
)

// parameter is a parameter of a request: its name, the variable that receives its value, and its greatest length in
// bytes.
type parameter struct {
	name   string
	target *string
	limit  int
}

// parseParameters reads a query or a form body into the targets of parameters. A parameter without a value counts as
// missing, and an unknown one is ignored. It returns an error that names the parameter if one is repeated or too long
// (RFC 6749 section 3.1). The result includes unknown parameters.
func parseParameters(text string, parameters []parameter) (url.Values, *Error) {
	values, err := url.ParseQuery(text)
	if err != nil {
		return nil, invalidRequest("the parameters must be form-encoded")
	}
	for _, p := range parameters {
		given := values[p.name]
		switch {
		case len(given) > 1:
			return nil, invalidRequest(p.name + " must be given once")
		case len(given) == 1 && len(given[0]) > p.limit:
			return nil, invalidRequest(p.name + " must have at most " + strconv.Itoa(p.limit) + " bytes")
		case len(given) == 1:
			*p.target = given[0]
		}
	}
	return values, nil
}

const (
	maxURL   = 2048 // bytes
	maxWord  = 256  // bytes of codes, tokens and names
	maxState = 4096 // bytes
)

// Error codes of RFC 6749 sections 4.1.2.1 and 5.2, RFC 8707 section 2, and RFC 7009 section 2.2.1.
const (
	InvalidRequest          = "invalid_request"
	InvalidClient           = "invalid_client"
	InvalidGrant            = "invalid_grant"
	InvalidTarget           = "invalid_target"
	UnauthorizedClient      = "unauthorized_client"
	UnsupportedGrantType    = "unsupported_grant_type"
	UnsupportedResponseType = "unsupported_response_type"
	AccessDenied            = "access_denied"
	TemporarilyUnavailable  = "temporarily_unavailable"
)

// Error is an OAuth error. Both fields are shown to the client and its developer.
type Error struct {
	Code        string // one of the constants of this package
	Description string // ASCII without quotation marks and backslashes, as RFC 6749 requires
}

func (e *Error) Error() string { return e.Code + ": " + e.Description }

func invalidRequest(description string) *Error { return &Error{InvalidRequest, description} }

func invalidGrant(description string) *Error { return &Error{InvalidGrant, description} }
