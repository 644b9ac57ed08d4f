package protocol

import (
	"net/url"
	"strconv"
)

// parameter is a parameter of a request: its name, the variable that receives its value, and its greatest length in
// bytes.
type parameter struct {
	name   string
	target *string
	limit  int
}

// parseParameters reads a query or a form body into the targets of parameters. A parameter without a value counts as
// missing, and an unknown one is ignored. It returns an error that names the parameter if one is repeated or too long
// (RFC 6749 section 3.1). The result includes unknown parameters.
func parseParameters(text string, parameters []parameter) (url.Values, *Error) {
	values, err := url.ParseQuery(text)
	if err != nil {
		return nil, invalidRequest("the parameters must be form-encoded")
	}
	for _, p := range parameters {
		given := values[p.name]
		switch {
		case len(given) > 1:
			return nil, invalidRequest(p.name + " must be given once")
		case len(given) == 1 && len(given[0]) > p.limit:
			return nil, invalidRequest(p.name + " must have at most " + strconv.Itoa(p.limit) + " bytes")
		case len(given) == 1:
			*p.target = given[0]
		}
	}
	return values, nil
}

const (
	maxURL   = 2048 // bytes
	maxWord  = 256  // bytes of codes, tokens and names
	maxState = 4096 // bytes
)
