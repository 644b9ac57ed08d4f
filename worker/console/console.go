package main

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"time"

	"loupe/core/problem"
	"loupe/core/route"
)

// Console serves the routes under /admin/. All fields are required.
type Console struct {
	DB         *sql.DB
	KV         KV
	Transport  http.RoundTripper // for requests to other servers
	Now        func() time.Time
	Random     io.Reader // cryptographically secure
	Log        *log.Logger
	Service    string // prefix of new API keys
	AdminToken string
	RatesURL   string // of the European Central Bank's daily file, or ratesOff

	RetentionDays int // for which appraisals are kept
}

// KV is the Workers KV namespace that both planes use.
type KV interface {
	Get(key string) (value string, found bool, err error)
	Put(key, value string) error
	Delete(key string) error
}

// endpoint is a method and a route pattern (see package route) with their handler. The handler receives
// the {id} of the path. It returns the response body, to be encoded as JSON, or an error: a
// *problem.Problem is shown to the caller, any other error is only logged.
type endpoint struct {
	method, pattern string
	status          int // of a successful response
	handle          func(c *Console, r *http.Request, id string) (body any, err error)
}

var routes = []endpoint{
	{http.MethodPost, "/admin/accounts", http.StatusCreated, (*Console).createAccount},
	{http.MethodGet, "/admin/accounts", http.StatusOK, (*Console).listAccounts},
	{http.MethodGet, "/admin/accounts/{id}", http.StatusOK, (*Console).showAccount},
	{http.MethodPost, "/admin/accounts/{id}/keys", http.StatusCreated, (*Console).createKey},
	{http.MethodGet, "/admin/accounts/{id}/keys", http.StatusOK, (*Console).listKeys},
	{http.MethodDelete, "/admin/keys/{id}", http.StatusOK, (*Console).revokeKey},
	{http.MethodPost, "/admin/accounts/{id}/grants", http.StatusCreated, (*Console).createGrant},
	{http.MethodGet, "/admin/accounts/{id}/ledger", http.StatusOK, (*Console).listEntries},
	{http.MethodGet, "/admin/rates", http.StatusOK, (*Console).showRates},
	{http.MethodPut, "/admin/rates", http.StatusOK, (*Console).putRates},
}

// ServeHTTP serves one request. Every response has an X-Request-Id, unless Random fails. The log entry of
// an internal error begins with it.
func (c *Console) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	header := w.Header()
	header.Set("Content-Type", "application/json")
	header.Set("Cache-Control", "no-store")
	requestID, err := c.newID("req")
	var status int
	var body []byte
	if err == nil {
		header.Set("X-Request-Id", requestID)
		status, body, err = c.dispatch(header, r)
	}
	if err != nil {
		var p *problem.Problem
		if !errors.As(err, &p) {
			c.Log.Printf("%s %v", requestID, err)
			p = &problem.Problem{Code: problem.Internal, Detail: "internal error; search the log for this response's x-request-id"}
		}
		header.Set("Content-Type", problem.MediaType)
		status, body = p.Status(), p.JSON()
	}
	w.WriteHeader(status)
	w.Write(append(body, '\n'))
}

// dispatch calls the endpoint for the request and returns the status and the encoded body of its
// response. It checks ADMIN_TOKEN, the path, the method and the request's token, in this order.
func (c *Console) dispatch(header http.Header, r *http.Request) (status int, body []byte, err error) {
	if err := c.checkAdminToken(); err != nil {
		return 0, nil, err
	}
	var allowed []string
	for _, e := range routes {
		id, ok := route.Match(e.pattern, r.URL.Path)
		if !ok {
			continue
		}
		if e.method != r.Method {
			allowed = append(allowed, e.method)
			continue
		}
		if err := c.authorize(header, r); err != nil {
			return 0, nil, err
		}
		value, err := e.handle(c, r, id)
		if err == nil {
			body, err = json.Marshal(value)
		}
		if err != nil {
			// The pattern, not the path: a key pasted into the path by mistake must not be logged.
			err = fmt.Errorf("%s %s: %w", e.method, e.pattern, err)
		}
		return e.status, body, err
	}
	if allowed == nil {
		return 0, nil, &problem.Problem{Code: problem.NotFound, Detail: "no such path"}
	}
	methods := strings.Join(allowed, ", ")
	header.Set("Allow", methods)
	return 0, nil, &problem.Problem{Code: problem.MethodNotAllowed, Detail: "this path allows only " + methods}
}
