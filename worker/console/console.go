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
)

// A Console answers the paths under /admin/. All of its fields are needed.
type Console struct {
	DB         *sql.DB
	KV         KV
	Web        http.RoundTripper
	Now        func() time.Time
	Random     io.Reader
	Log        *log.Logger
	Service    string // the first part of the keys it makes
	AdminToken string
	RatesURL   string // of the European Central Bank's daily file, or "off"
}

// KV is the namespace that both planes read and write.
type KV interface {
	Get(key string) (value string, found bool, err error)
	Put(key, value string) error
	Delete(key string) error
}

// A route's path may have one segment that varies, written {id}. Its handler is given that segment, and what it
// returns is the body of an answer with that status, or a *problem, or an error that is logged and not shown.
type route struct {
	method, path string
	status       int
	handle       func(c *Console, r *http.Request, id string) (any, error)
}

var routes = []route{
	{http.MethodPost, "/admin/accounts", http.StatusCreated, (*Console).createAccount},
	{http.MethodGet, "/admin/accounts", http.StatusOK, (*Console).listAccounts},
	{http.MethodGet, "/admin/accounts/{id}", http.StatusOK, (*Console).showAccount},
	{http.MethodPost, "/admin/accounts/{id}/keys", http.StatusCreated, (*Console).createKey},
	{http.MethodGet, "/admin/accounts/{id}/keys", http.StatusOK, (*Console).listKeys},
	{http.MethodDelete, "/admin/keys/{id}", http.StatusOK, (*Console).revokeKey},
	{http.MethodPost, "/admin/accounts/{id}/grants", http.StatusCreated, (*Console).grant},
	{http.MethodGet, "/admin/accounts/{id}/ledger", http.StatusOK, (*Console).ledger},
	{http.MethodGet, "/admin/rates", http.StatusOK, (*Console).showRates},
	{http.MethodPut, "/admin/rates", http.StatusOK, (*Console).putRates},
}

// match gives the segment of a path that stands where the pattern has {id}.
func match(pattern, path string) (id string, ok bool) {
	before, after, varies := strings.Cut(pattern, "{id}")
	if !varies {
		return "", path == pattern
	}
	id, ok = strings.CutPrefix(path, before)
	if ok {
		id, ok = strings.CutSuffix(id, after)
	}
	return id, ok && id != "" && !strings.Contains(id, "/")
}

func (c *Console) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	header := w.Header()
	header.Set("Content-Type", "application/json")
	header.Set("Cache-Control", "no-store")
	id, err := c.newID("req")
	var status int
	var text []byte
	if err == nil {
		header.Set("X-Request-Id", id)
		status, text, err = c.answer(header, r)
	}
	if err != nil {
		var p *problem
		if !errors.As(err, &p) {
			c.Log.Printf("%s %v", id, err)
			p = &problem{Code: internal, Detail: "the log has the reason, under this answer's x-request-id"}
		}
		header.Set("Content-Type", "application/problem+json")
		status, text = p.render()
	}
	w.WriteHeader(status)
	w.Write(append(text, '\n'))
}

// answer checks in the order of the public interface: path, method, token. The rest is the handler's.
func (c *Console) answer(header http.Header, r *http.Request) (status int, text []byte, err error) {
	if err := c.configured(); err != nil {
		return 0, nil, err
	}
	var allow []string
	for _, route := range routes {
		id, ok := match(route.path, r.URL.Path)
		switch {
		case !ok:
		case route.method != r.Method:
			allow = append(allow, route.method)
		default:
			if err := c.authorize(header, r); err != nil {
				return 0, nil, err
			}
			body, err := route.handle(c, r, id)
			if err == nil {
				text, err = json.Marshal(body)
			}
			if err != nil {
				// The route and not the path, in which somebody may have put a key by mistake.
				err = fmt.Errorf("%s %s: %w", route.method, route.path, err)
			}
			return route.status, text, err
		}
	}
	if allow == nil {
		return 0, nil, &problem{Code: notFound, Detail: "there is no such path"}
	}
	header.Set("Allow", strings.Join(allow, ", "))
	return 0, nil, &problem{Code: methodNotAllowed, Detail: "this path takes " + strings.Join(allow, ", ")}
}
