// Package problem builds the response bodies of refused requests, for both planes: problem details for
// HTTP APIs (RFC 9457) with additional members: code, field and errors.
package problem

import "loupe/core/base/jsontext"

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
	KeyLimitReached     Code = "KEY_LIMIT_REACHED"
	RateLimited         Code = "RATE_LIMITED"
	Internal            Code = "INTERNAL"
	Unavailable         Code = "UNAVAILABLE"
)

// kind is what all problems with a code have in common: the HTTP status, and the status's reason phrase (RFC 9110, section 15).
type kind struct {
	code   Code
	status int
	title  string
}

// kinds are sorted by status and then by name.
var kinds = [...]kind{
	{BadRequest, 400, "Bad Request"},
	{Unauthorized, 401, "Unauthorized"},
	{OutOfCredits, 402, "Payment Required"},
	{Forbidden, 403, "Forbidden"},
	{NotFound, 404, "Not Found"},
	{MethodNotAllowed, 405, "Method Not Allowed"},
	{Conflict, 409, "Conflict"},
	{IdempotencyConflict, 409, "Conflict"},
	{KeyLimitReached, 429, "Too Many Requests"},
	{RateLimited, 429, "Too Many Requests"},
	{Internal, 500, "Internal Server Error"},
	{Unavailable, 503, "Service Unavailable"},
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

	Errors []RowError // every invalid item of a batch
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
func (p *Problem) JSON() []byte {
	kind := p.Code.kind()
	var w jsontext.Writer
	w.Open('{')
	w.Key("type").String(p.Code.Path())
	w.Key("title").String(kind.title)
	w.Key("status").Int(int64(kind.status))
	w.Key("code").String(string(p.Code))
	w.Key("detail").String(p.Detail)
	if p.Field != "" {
		w.Key("field").String(p.Field)
	}
	if p.Errors != nil {
		w.Key("errors").Open('[')
		for _, e := range p.Errors {
			w.Open('{')
			w.Key("row").Int(int64(e.Row))
			w.Key("field").String(e.Field)
			w.Key("detail").String(e.Detail)
			w.Close('}')
		}
		w.Close(']')
	}
	w.Close('}')
	return w
}
