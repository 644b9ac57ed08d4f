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
)

const maxBody = 64 << 10 // bytes

var (
	notJSON = wrong("", "the body is not a JSON object")
	tooLong = wrong("", "the body is longer than 64 kB")
)

func readBody(r *http.Request) ([]byte, error) {
	if r.ContentLength > maxBody { // not read at all, since workerd then keeps the connection
		return nil, tooLong
	}
	text, err := io.ReadAll(r.Body)
	var over *http.MaxBytesError
	switch {
	case errors.As(err, &over):
		return nil, tooLong
	case err != nil:
		return nil, wrong("", "the body could not be read to its end")
	case !utf8.Valid(text):
		return nil, wrong("", "the body is not UTF-8")
	}
	return text, nil
}

// decode reads a JSON object from the body. Fields it does not know are ignored.
func decode[T any](r *http.Request) (body T, err error) {
	text, err := readBody(r)
	if err != nil {
		return body, err
	}
	err = json.Unmarshal(text, &body)
	var mistyped *json.UnmarshalTypeError
	switch {
	case err == nil:
		return body, nil
	case errors.As(err, &mistyped) && mistyped.Field != "":
		return body, wrong(mistyped.Field, mistyped.Field+" cannot be of this type: "+mistyped.Value)
	}
	return body, notJSON
}

// readName reads the body {name}.
func readName(r *http.Request) (string, error) {
	body, err := decode[struct {
		Name string `json:"name"`
	}](r)
	if err != nil {
		return "", err
	}
	return text("name", body.Name, 200)
}

// text checks a line of text that a person wrote.
func text(field, value string, longest int) (string, error) {
	value = strings.TrimSpace(value)
	if n := utf8.RuneCountInString(value); n < 1 || n > longest || strings.ContainsFunc(value, unicode.IsControl) {
		return "", wrong(field, field+" must be a line of 1 to "+strconv.Itoa(longest)+" characters")
	}
	return value, nil
}
