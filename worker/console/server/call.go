package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"loupe/core/api/route"
	"loupe/core/base/problem"
)

// Call is a request to a route that its caller may call.
type Call struct {
	*Console
	Request *http.Request
	Header  http.Header // of the response
	ID      string      // the {id} of the path
	Session *Session    // nil if the route needs none, and for ADMIN_TOKEN

	actor   string // of an administrator's token, for the audit log
	maxBody int64
	asked   []string // names of the parameters that the handler has asked for
}

// Context returns the request's context.
func (c *Call) Context() context.Context { return c.Request.Context() }

// Actor returns who makes the call, for the audit log: a user's id, "token" for ADMIN_TOKEN, or "previous token" for
// ADMIN_TOKEN_PREVIOUS.
func (c *Call) Actor() string {
	if c.Session != nil {
		return c.Session.User
	}
	return c.actor
}

// Query returns a parameter of the URL, or "".
func (c *Call) Query(name string) string {
	c.asked = append(c.asked, name)
	return c.Request.URL.Query().Get(name)
}

// RequestHeader returns a header of the request, or "". The values of a header that was sent several times are joined by
// commas.
func (c *Call) RequestHeader(name string) string { return header(c.Request, name) }

// ServeHTTP serves one request. Every response has an X-Request-Id. The log entry of an internal error begins with it.
func (c *Console) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	header.Set("Cache-Control", "no-store")
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	requestID := c.NewID("req")
	header.Set("X-Request-Id", requestID)
	response, err := c.dispatch(w, r)
	var body []byte
	if raw, ok := response.Body.(Raw); ok && err == nil {
		header.Set("Content-Type", raw.Type)
		body = raw.Content
	} else if err == nil && response.Body != nil {
		header.Set("Content-Type", "application/json")
		if body, err = json.Marshal(response.Body); err == nil {
			body = append(body, '\n')
		}
	}
	if err != nil {
		var p *problem.Problem
		if !errors.As(err, &p) {
			c.Log.Printf("%s %v", requestID, err)
			p = &problem.Problem{Code: problem.Internal, Detail: "internal error; search the log for this response's x-request-id"}
		}
		header.Set("Content-Type", problem.MediaType)
		response, body = Response{Status: p.Status()}, append(p.JSON(), '\n')
	}
	if response.Location != "" {
		header.Set("Location", response.Location)
	}
	w.WriteHeader(response.Status)
	if body != nil && r.Method != http.MethodHead {
		w.Write(body)
	}
}

// dispatch finds the route of a request, checks its access and calls its handler.
func (c *Console) dispatch(w http.ResponseWriter, r *http.Request) (Response, error) {
	method := r.Method
	if method == http.MethodHead {
		method = http.MethodGet // ServeHTTP leaves the body out
	}
	var allowed []string
	for _, e := range c.Routes {
		id, ok := route.Match(e.Pattern, r.URL.Path)
		if !ok {
			continue
		}
		if e.Method != method {
			if allowed = append(allowed, e.Method); e.Method == http.MethodGet {
				allowed = append(allowed, http.MethodHead)
			}
			continue
		}
		limit := e.MaxBody
		if limit == 0 {
			limit = MaxBody
		}
		r.Body = http.MaxBytesReader(w, r.Body, limit)
		response, err := c.serve(&e, &Call{Console: c, Request: r, Header: w.Header(), ID: id, maxBody: limit})
		if err != nil {
			// The pattern, not the path: a key pasted into the path by mistake must not be logged.
			err = fmt.Errorf("%s %s: %w", e.Method, e.Pattern, err)
		}
		return response, err
	}
	if allowed == nil {
		return Response{}, &problem.Problem{Code: problem.NotFound, Detail: "no such path"}
	}
	methods := strings.Join(allowed, ", ")
	w.Header().Set("Allow", methods)
	return Response{}, &problem.Problem{Code: problem.MethodNotAllowed, Detail: "this path allows only " + methods}
}

// serve checks the access to a route and calls its handler.
func (c *Console) serve(e *Route, call *Call) (Response, error) {
	if err := call.authorize(e.Access); err != nil {
		return Response{}, err
	}
	body, err := e.Handle(call)
	if response, ok := body.(Response); ok {
		return response, err
	}
	if e.Method == http.MethodGet && err == nil {
		err = call.checkParameters()
	}
	return Response{Status: e.Status, Body: body}, err
}

// checkParameters returns the problem of a parameter that the handler has not asked for. Ignored, a misspelt filter would select
// everything.
func (c *Call) checkParameters() error {
	for name := range c.Request.URL.Query() {
		if !slices.Contains(c.asked, name) {
			return Invalid(name, strconv.Quote(name)+" is not a parameter of this request")
		}
	}
	return nil
}
