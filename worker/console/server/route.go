// Package server has what all parts of the control plane share: the route table, access checks, sessions, JSON
// bodies, pages of lists, transactions and the audit log.
//
// A part of the control plane is a package that exports its Routes and, if it has work for the cron, its
// Tasks. Package service joins them. See [Route] for how to write one.
package server

import (
	"net/http"
)

// Route is a method and a path with their handler.
//
// Handle returns the response's body, to be encoded as JSON or a [Raw] one, or an error. A *problem.Problem is shown to
// the caller; any other error is logged and answered as an internal error. A nil body is an empty one. A
// [Response] sets the status itself.
type Route struct {
	Method  string
	Pattern string // see package route
	Access  Access
	Status  int // of a successful response
	Handle  func(*Call) (body any, err error)
	MaxBody int64 // bytes of the request's body; 0 means 64 kB
}

// Access says who may call a route. Its zero value is nobody.
type Access int

const (
	_ Access = iota

	// Anyone may call the route. Its handler checks what else is needed, such as a signature.
	Anyone

	// OwnPages admits everyone. An unsafe method must come from a page of this site.
	OwnPages

	// SignedIn admits a session. An unsafe method also needs the session's CSRF token and must come from a
	// page of this site.
	SignedIn

	// Customer is SignedIn with an account that is not suspended.
	Customer

	// SignedInOwner is SignedIn if the user is an owner of the session's account.
	SignedInOwner

	// Owner is Customer if the user is an owner of the session's account.
	Owner

	// Staff admits those whom Administrator admits, and support staff. Only GET may have it.
	Staff

	// Administrator admits ADMIN_TOKEN, or Customer if the user is an administrator.
	Administrator
)

// Response is a result of a handler that sets the status itself.
type Response struct {
	Status   int
	Location string // where to redirect to, or ""
	Body     any    // encoded as JSON; nil means none
}

// Raw is a body that is sent as it is, instead of JSON.
type Raw struct {
	Type    string // media type
	Content []byte
}

// Redirect returns a response that sends the browser to a URL.
func Redirect(url string) Response { return Response{Status: http.StatusFound, Location: url} }

// safe reports whether a method changes nothing (RFC 9110, section 9.2.1).
func safe(method string) bool { return method == http.MethodGet || method == http.MethodHead }
