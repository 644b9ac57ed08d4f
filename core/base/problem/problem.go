// Package problem builds the response bodies of refused requests, for both planes: problem details for
// HTTP APIs (RFC 9457) with additional members: code, field and errors.
package problem

import (
	"cmp"

	"loupe/core/base/jsontext"
)

// MediaType is the content type of a problem document.
const MediaType = "application/problem+json"

// Code identifies the kind of a problem to the caller's program. The codes are part of the public
// interface.
type Code string

const (
	BadRequest          Code = "BAD_REQUEST"
	Unauthorized        Code = "UNAUTHORIZED"
	OutOfCredits        Code = "OUT_OF_CREDITS"
	Forbidden           Code = "FORBIDDEN"
	NotFound            Code = "NOT_FOUND"
	MethodNotAllowed    Code = "METHOD_NOT_ALLOWED"
	Conflict            Code = "CONFLICT"
	IdempotencyConflict Code = "IDEMPOTENCY_CONFLICT"
	ContentTooLarge     Code = "CONTENT_TOO_LARGE"
	KeyLimitReached     Code = "KEY_LIMIT_REACHED"
	RateLimited         Code = "RATE_LIMITED"
	Internal            Code = "INTERNAL"
	Unavailable         Code = "UNAVAILABLE"
)

// kind has what is the same for all problems with a code: the HTTP status with its reason phrase (RFC 9110, section 15), and the number of
// seconds after which a retry usually makes sense.
type kind struct {
	code   Code
	status int
	title  string
	wait   int
}

// kinds are sorted by status and then by name.
var kinds = [...]kind{
	{BadRequest, 400, "Bad Request", 0},
	{Unauthorized, 401, "Unauthorized", 0},
	{OutOfCredits, 402, "Payment Required", 0},
	{Forbidden, 403, "Forbidden", 0},
	{NotFound, 404, "Not Found", 0},
	{MethodNotAllowed, 405, "Method Not Allowed", 0},
	{Conflict, 409, "Conflict", 0},
	{IdempotencyConflict, 409, "Conflict", 0},
	{ContentTooLarge, 413, "Request Entity Too Large", 0},
	{KeyLimitReached, 429, "Too Many Requests", 0},
	{RateLimited, 429, "Too Many Requests", 60},
	{Internal, 500, "Internal Server Error", 0},
	{Unavailable, 503, "Service Unavailable", 1},
}

// kind returns what the code's problems have in common.
func (c Code) kind() *kind {
	for i := range kinds {
		if kinds[i].code == c {
			return &kinds[i]
		}
	}
	return new(kind)
}

// Problem is the reason why a request is refused. *Problem is an error.
type Problem struct {
	Code   Code   // one of the constants above
	Detail string // for the caller: what is wrong and what to do
	Field  string // the invalid field of the request, or ""

	RetryAfter int        // seconds after which a retry makes sense; 0: the code's usual time
	Errors     []RowError // every invalid item of a batch
}

// Invalid returns the problem of a request with an invalid field, or with the invalid "body".
func Invalid(field, detail string) *Problem {
	return &Problem{Code: BadRequest, Field: field, Detail: detail}
}

// RowError says what is wrong with an item of a batch.
type RowError struct {
	Row           int // number of the item, from 1
	Field, Detail string
}

// Error returns the code and the detail, for logs.
func (p *Problem) Error() string { return string(p.Code) + ": " + p.Detail }

// Status returns the HTTP status for the code.
func (p *Problem) Status() int { return p.Code.kind().status }

// Wait returns the seconds after which a retry makes sense, 0 if it never does.
func (p *Problem) Wait() int { return cmp.Or(p.RetryAfter, p.Code.kind().wait) }

// Title returns the title of the code's problems: the reason phrase of its status.
func (c Code) Title() string { return c.kind().title }

// Path returns the path of the code's page of documentation, which build/toolchain/site writes. It is the type of
// the code's problems: a URI reference relative to the service, as RFC 9457 section 3.1.1 allows.
func (c Code) Path() string { return "/problems/" + string(c) }

// Codes returns all codes, by status and then by name.
func Codes() []Code {
	codes := make([]Code, len(kinds))
	for i := range kinds {
		codes[i] = kinds[i].code
	}
	return codes
}

// JSON returns the problem document. Empty field and errors are left out.
func (p *Problem) JSON() []byte { return jsontext.Encode(p, members) }

func members(m *jsontext.Members, p *Problem) {
	kind, path, code := *p.Code.kind(), p.Code.Path(), string(p.Code)
	m.Text("type", &path, jsontext.AsItIs)
	m.Text("title", &kind.title, jsontext.AsItIs)
	m.Integer("status", &kind.status, jsontext.AsItIs)
	m.Text("code", &code, jsontext.AsItIs)
	m.Text("detail", &p.Detail, jsontext.AsItIs)
	m.Text("field", &p.Field, jsontext.Omitted)
	jsontext.Objects(m, "errors", &p.Errors, func(m *jsontext.Members, e *RowError) {
		m.Integer("row", &e.Row, jsontext.AsItIs)
		m.Text("field", &e.Field, jsontext.AsItIs)
		m.Text("detail", &e.Detail, jsontext.AsItIs)
	}, jsontext.Omitted)
}
