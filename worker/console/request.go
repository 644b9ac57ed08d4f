package main

import (
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/problem"
)

const maxBody = 64 << 10 // bytes

var (
	errNotObject    = invalid("", "the body must be a JSON object")
	errBodyTooLarge = invalid("", "the body must be at most 64 kB")
)

// invalid returns a BadRequest problem. An empty field means the whole body.
func invalid(field, detail string) error {
	return &problem.Problem{Code: problem.BadRequest, Detail: detail, Field: field}
}

// readBody returns the request's body, which must be UTF-8.
func readBody(r *http.Request) ([]byte, error) {
	if r.ContentLength > maxBody { // refused unread: workerd then keeps the connection open
		return nil, errBodyTooLarge
	}
	body, err := io.ReadAll(r.Body)
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		return nil, errBodyTooLarge
	case err != nil:
		return nil, invalid("", "the body is incomplete; send the request again")
	case !utf8.Valid(body):
		return nil, invalid("", "the body must be UTF-8")
	}
	return body, nil
}

// decodeBody decodes the request's body, a JSON object. Unknown members are ignored.
func decodeBody[T any](r *http.Request) (value T, err error) {
	body, err := readBody(r)
	if err != nil {
		return value, err
	}
	err = json.Unmarshal(body, &value)
	var wrongType *json.UnmarshalTypeError
	switch {
	case err == nil:
		return value, nil
	case errors.As(err, &wrongType) && wrongType.Field != "":
		return value, invalid(wrongType.Field, wrongType.Field+" has the wrong type: "+wrongType.Value)
	}
	return value, errNotObject
}

// decodeName decodes the body {"name": ...} of a new account or API key.
func decodeName(r *http.Request) (string, error) {
	body, err := decodeBody[struct {
		Name string `json:"name"`
	}](r)
	if err != nil {
		return "", err
	}
	return cleanLine("name", body.Name, 200)
}

// cleanLine trims the value of a field. The result must be one line of 1 to maxLength characters.
func cleanLine(field, value string, maxLength int) (string, error) {
	value = strings.TrimSpace(value)
	if n := utf8.RuneCountInString(value); n < 1 || n > maxLength || strings.ContainsFunc(value, unicode.IsControl) {
		return "", invalid(field, field+" must be one line of 1 to "+strconv.Itoa(maxLength)+" characters")
	}
	return value, nil
}
