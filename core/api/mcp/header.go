package mcp

import (
	"encoding/base64"
	"strings"
	"unicode/utf8"

	"loupe/core/base/text"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

const (
	versionHeader = "mcp-protocol-version"
	methodHeader  = "mcp-method"
	nameHeader    = "mcp-name"
)

// namedBy maps each method that requires the header Mcp-Name to the parameter that the header repeats.
var namedBy = text.Pairs{
	{"tools/call", "name"}, {"prompts/get", "name"}, {"resources/read", "uri"},
	{"tasks/get", "taskId"}, {"tasks/update", "taskId"}, {"tasks/cancel", "taskId"},
}

// header returns the value of a request header, "" if it is absent. The values of a repeated header are joined
// with commas, as proxies do, so the result differs from every valid value.
func header(f *exchange.Flow, name string) string {
	var values []string
	for _, h := range f.Request().Headers {
		if h.Name == name {
			values = append(values, strings.Trim(h.Value, " \t"))
		}
	}
	return strings.Join(values, ", ")
}

// checkHeaders returns an error if a header of a modern request differs from the body. Proxies route by the
// headers, so they must not contradict the body.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http
func (m *message) checkHeaders(f *exchange.Flow) *rpcError {
	if named := header(f, methodHeader); named != m.method {
		return mismatch(methodHeader, named, m.method)
	}
	parameter := namedBy.Get(m.method)
	if parameter == "" {
		return nil
	}
	want := member(m.params, parameter)
	if want.Type != gjson.String {
		return nil // the method itself refuses the parameter
	}
	value := header(f, nameHeader)
	if got, ok := decodeHeader(value); !ok || got != want.Str {
		return mismatch(nameHeader, value, want.Str)
	}
	return nil
}

// strictStandard refuses more than one spelling of the same bytes.
var strictStandard = base64.StdEncoding.Strict()

// decodeHeader returns the text of a header value, which may be marked as base64: =?base64?...?=. It returns
// false if the base64 or the UTF-8 in it is invalid, or if an unmarked value is not printable ASCII.
func decodeHeader(value string) (decoded string, ok bool) {
	if text, marked := strings.CutPrefix(value, "=?base64?"); marked {
		if text, marked = strings.CutSuffix(text, "?="); marked {
			bytes, err := strictStandard.DecodeString(text)
			return string(bytes), err == nil && utf8.Valid(bytes)
		}
	}
	for i := range len(value) {
		if c := value[i]; c != '\t' && (c < ' ' || c > '~') {
			return "", false
		}
	}
	return value, true
}

const maxQuoted = 100 // bytes of a client's text in an error message

func mismatch(name, value, want string) *rpcError {
	text := "Header mismatch: the header " + name + " is '" + quoted(value) + "', but the body says '" + quoted(want) + "'"
	if value == "" {
		text = "Header mismatch: the header " + name + " is missing; the body says '" + quoted(want) + "'"
	}
	return &rpcError{status: 400, code: headerMismatch, message: text}
}

// quoted returns a client's text for an error message, shortened.
func quoted(s string) string {
	if len(s) > maxQuoted {
		return s[:maxQuoted] + "..."
	}
	return s
}
