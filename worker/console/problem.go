package main

import (
	"encoding/json"
	"net/http"
)

// A problem is an error that the caller is told of, in the form of RFC 9457.
type problem struct {
	Code   string `json:"code"`
	Detail string `json:"detail"`
	Field  string `json:"field,omitempty"` // the one at fault, in a validation error
}

const (
	badRequest       = "BAD_REQUEST"
	unauthorized     = "UNAUTHORIZED"
	notFound         = "NOT_FOUND"
	methodNotAllowed = "METHOD_NOT_ALLOWED"
	conflict         = "CONFLICT"
	internal         = "INTERNAL"
	unavailable      = "UNAVAILABLE"
)

var statusOf = map[string]int{
	badRequest:       http.StatusBadRequest,
	unauthorized:     http.StatusUnauthorized,
	notFound:         http.StatusNotFound,
	methodNotAllowed: http.StatusMethodNotAllowed,
	conflict:         http.StatusConflict,
	internal:         http.StatusInternalServerError,
	unavailable:      http.StatusServiceUnavailable,
}

func (p *problem) Error() string { return p.Code + ": " + p.Detail }

// render gives the problem's status and its document. The type is about:blank, since the code says all there is.
func (p problem) render() (status int, document []byte) {
	status = statusOf[p.Code]
	document, err := json.Marshal(struct {
		Type   string `json:"type"`
		Title  string `json:"title"`
		Status int    `json:"status"`
		problem
	}{"about:blank", http.StatusText(status), status, p})
	if err != nil {
		panic(err) // not possible: it is made of strings and a number
	}
	return status, document
}

func wrong(field, detail string) error {
	return &problem{Code: badRequest, Detail: detail, Field: field}
}
