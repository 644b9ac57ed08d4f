package protocol

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
