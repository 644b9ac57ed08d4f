//go:build js && wasm

// Syumai is the appraisal of docs/API.md as a Go developer writes it with github.com/syumai/workers: what plain.mjs does, on the same database.
package main

import (
	"database/sql"
	"encoding/json"
	"net/http"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare/d1"
	"github.com/syumai/workers/cloudflare/kv"
)

func main() {
	connector, err := d1.OpenConnector("DB")
	if err != nil {
		panic(err)
	}
	namespace, err := kv.NewNamespace("KV")
	if err != nil {
		panic(err)
	}
	s := &service{db: sql.OpenDB(connector), kv: namespace}
	workers.Serve(http.HandlerFunc(s.serve))
}

type service struct {
	db *sql.DB
	kv *kv.Namespace
}

func (s *service) serve(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("X-Request-Id", newID())
	if r.Method != http.MethodPost || r.URL.Path != "/api/v1/appraise-product" {
		writeProblem(w, problem{Status: 404, Code: "NOT_FOUND", Detail: "there is nothing at this path"})
		return
	}
	if p := s.appraise(w, r); p != nil {
		writeProblem(w, *p)
	}
}

// problem is an error document (RFC 9457).
type problem struct {
	Type   string `json:"type"`
	Title  string `json:"title"`
	Status int    `json:"status"`
	Code   string `json:"code"`
	Detail string `json:"detail"`
	Field  string `json:"field,omitempty"`
}

var unauthorized = &problem{Status: 401, Code: "UNAUTHORIZED", Detail: "the API key is missing or invalid"}

// internal returns the problem of an error that is not the caller's.
func internal(err error) *problem {
	println(err.Error())
	return &problem{Status: 500, Code: "INTERNAL", Detail: "something went wrong"}
}

func writeProblem(w http.ResponseWriter, p problem) {
	p.Type, p.Title = "about:blank", http.StatusText(p.Status)
	switch p.Status {
	case 401:
		w.Header().Set("WWW-Authenticate", "Bearer")
	case 429:
		w.Header().Set("Retry-After", "60")
	}
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(p.Status)
	json.NewEncoder(w).Encode(p)
}
