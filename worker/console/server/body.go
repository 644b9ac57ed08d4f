package server

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/base/problem"
)

// MaxBody is the highest number of bytes of a request's body, unless the route says otherwise.
const MaxBody = 64 << 10

// ErrNotObject is the problem of a body that is not a JSON object.
var ErrNotObject = Invalid("", "the body must be a JSON object")

// Invalid returns a BadRequest problem. An empty field means the whole body.
func Invalid(field, detail string) error {
	return &problem.Problem{Code: problem.BadRequest, Detail: detail, Field: field}
}

// ReadBody returns the request's body, which must be UTF-8.
func (c *Call) ReadBody() ([]byte, error) {
	tooLarge := &problem.Problem{Code: problem.ContentTooLarge, Detail: "the body must be at most " + strconv.FormatInt(c.maxBody>>10, 10) + " kB"}
	if c.Request.ContentLength > c.maxBody { // not read, because workerd then keeps the connection open
		return nil, tooLarge
	}
	body, err := io.ReadAll(c.Request.Body)
	var overLimit *http.MaxBytesError
	switch {
	case errors.As(err, &overLimit):
		return nil, tooLarge
	case err != nil:
		return nil, Invalid("", "the body is incomplete; send the request again")
	case !utf8.Valid(body):
		return nil, Invalid("", "the body must be UTF-8")
	}
	return body, nil
}

// DecodeBody decodes the request's body, a JSON object. An unknown member is refused: it may be a misspelt limit.
func DecodeBody[T any](c *Call) (value T, err error) {
	err = DecodeInto(c, &value)
	return value, err
}

// DecodeInto decodes the request's body, a JSON object, into value, a pointer to a struct. Fields without a member keep their
// value. An unknown member is refused.
func DecodeInto(c *Call, value any) error {
	body, err := c.ReadBody()
	if err != nil {
		return err
	}
	if !json.Valid(body) {
		return ErrNotObject
	}
	decoder := json.NewDecoder(bytes.NewReader(body))
	decoder.DisallowUnknownFields()
	err = decoder.Decode(value)
	var wrongType *json.UnmarshalTypeError
	switch {
	case err == nil:
		return nil
	case err != nil && strings.HasPrefix(err.Error(), unknownField):
		field := strings.Trim(strings.TrimPrefix(err.Error(), unknownField), `"`)
		return Invalid(field, field+" is not a field of this request")
	case errors.As(err, &wrongType) && wrongType.Field != "":
		field := wrongType.Field
		if embedded, member, ok := strings.Cut(field, "."); ok && unicode.IsUpper(rune(embedded[0])) {
			field = member // of an embedded struct, which encoding/json names too
		}
		return Invalid(field, field+" has the wrong type: "+wrongType.Value)
	}
	return ErrNotObject
}

const unknownField = "json: unknown field " // begins an error of encoding/json

// DecodeName decodes the body {"name": ...} of a new account or API key.
func DecodeName(c *Call) (string, error) {
	body, err := DecodeBody[struct {
		Name string `json:"name"`
	}](c)
	if err != nil {
		return "", err
	}
	return CleanLine("name", body.Name, 200)
}

// CleanLine trims the value of a field. The result must be one line of 1 to maxLength characters.
func CleanLine(field, value string, maxLength int) (string, error) {
	value = strings.TrimSpace(value)
	if n := utf8.RuneCountInString(value); n < 1 || n > maxLength || strings.ContainsFunc(value, unicode.IsControl) {
		return "", Invalid(field, field+" must be one line of 1 to "+strconv.Itoa(maxLength)+" characters")
	}
	return value, nil
}

// CleanEmail trims an address. It checks only what the schema and the lists need: issuers verify addresses.
func CleanEmail(text string) (string, error) {
	email, err := CleanLine("email", text, 254)
	if err != nil {
		return "", err
	}
	local, domain, _ := strings.Cut(email, "@")
	if len(email) > 254 || local == "" || domain == "" || strings.ContainsAny(email, " <>\"") {
		return "", Invalid("email", "email must be an address such as ann@example.com")
	}
	return email, nil
}
