package mcp

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// The error codes of JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object) and of MCP.
const (
	parseError     = -32700
	invalidRequest = -32600
	methodNotFound = -32601
	invalidParams  = -32602
	internalError  = -32603

	headerMismatch     = -32020
	missingCapability  = -32021
	unsupportedVersion = -32022
)

// rpcError is a JSON-RPC error with the HTTP status of its response.
type rpcError struct {
	status  int
	code    int
	message string
	data    []byte // JSON; nil if there is none
}

// message is a JSON-RPC message that a client sent.
type message struct {
	id         string // as in the JSON text, so that it is echoed exactly; "" for a notification
	method     string
	params     gjson.Result // an object, or absent
	isResponse bool
	invalid    string // why it is not a valid message; "" if it is valid

	// These are set for requests, by setEra.
	modern       bool         // the era
	capabilities gjson.Result // the client's; only in the modern era

	streams   bool                                                // the client accepts a stream of events
	streaming bool                                                // the response is such a stream
	answer    func(f *exchange.Flow, status int, response []byte) // sends the response; called once
}

// parseBody parses a request body, which must be a JSON object.
func parseBody(body []byte) (gjson.Result, *rpcError) {
	if len(body) > exchange.MaxBody {
		return gjson.Result{}, &rpcError{status: 400, code: parseError, message: "the body must not be larger than 64 kB; to send a photo, call upload_photo"}
	}
	root, err := jsontext.Parse(body)
	switch {
	case err != nil:
		return root, &rpcError{status: 400, code: parseError, message: "the body " + err.Error()}
	case !root.IsObject():
		return root, &rpcError{status: 400, code: invalidRequest, message: "the body must be a JSON-RPC message"}
	}
	return root, nil
}

// parseMessage reads a message, an object. If it is not valid, the field invalid says why.
func parseMessage(root gjson.Result) *message {
	m := new(message)
	id := member(root, "id")
	if isID(id) {
		m.id = id.Raw
	}
	method := member(root, "method")
	m.method, m.params = method.Str, member(root, "params")
	m.isResponse = !method.Exists() && (member(root, "result").Exists() || member(root, "error").Exists())
	switch {
	case member(root, "jsonrpc").Str != "2.0":
		m.invalid = `jsonrpc must be "2.0"`
	case id.Exists() && !isID(id):
		m.invalid = "id must be a string or an integer"
	case !m.isResponse && method.Type != gjson.String:
		m.invalid = "method must be a string"
	case m.params.Type != gjson.Null && !m.params.IsObject():
		m.invalid = "params must be an object"
	case hasDuplicates(root) || hasDuplicates(m.params) || hasDuplicates(m.meta()):
		m.invalid = "a member must not be given twice"
	}
	return m
}

// isID reports whether a value is a valid request id: a string or an integer.
func isID(v gjson.Result) bool { return v.Type == gjson.String || isInteger(v) }

func isInteger(v gjson.Result) bool {
	if v.Type != gjson.Number {
		return false
	}
	for i := range len(v.Raw) {
		if c := v.Raw[i]; (c < '0' || c > '9') && (c != '-' || i > 0) {
			return false
		}
	}
	return true
}

// meta returns the member _meta of the params.
func (m *message) meta() gjson.Result { return member(m.params, "_meta") }

// member returns the first member of an object with exactly this name. If there is none, or the value is not
// an object, the result's Exists is false. A path would treat dots in the name as separators.
func member(object gjson.Result, name string) gjson.Result {
	return jsontext.Member(&object, name)
}

// hasDuplicates reports whether an object has two members of the same name. Such a message is refused, because
// a proxy might have read the other one.
func hasDuplicates(object gjson.Result) bool {
	if !object.IsObject() {
		return false
	}
	seen := map[string]bool{}
	for c := jsontext.Read(&object); c.Next(); {
		if seen[c.Name()] {
			return true
		}
		seen[c.Name()] = true
	}
	return false
}

// fail answers with an error.
func (m *message) fail(f *exchange.Flow, e rpcError) { m.answer(f, e.status, errorJSON(m.id, e)) }

// failInBand answers with an error in a response with status 200. Some clients treat every other status as an
// error of the transport and do not read the code.
func (m *message) failInBand(f *exchange.Flow, code int, text string) {
	m.fail(f, rpcError{status: 200, code: code, message: text})
}

// responseJSON returns a response with a result or an error. If id is "", it has no member id. Write writes the members of its member.
func responseJSON(id, member string, write func(w *jsontext.Writer)) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("jsonrpc").String("2.0")
	if id != "" {
		w.Key("id").Raw([]byte(id))
	}
	w.Key(member).Open('{')
	write(&w)
	w.Close('}')
	w.Close('}')
	return w
}

// errorJSON returns an error response. If id is "", it has no member id.
func errorJSON(id string, e rpcError) []byte {
	return responseJSON(id, "error", func(w *jsontext.Writer) {
		w.Key("code").Int(int64(e.code))
		w.Key("message").String(e.message)
		if e.data != nil {
			w.Key("data").Raw(e.data)
		}
	})
}

// The values of resultType, which results have in the modern era.
const (
	complete      = "complete"
	inputRequired = "input_required"
	createdTask   = "task"
)

// respond answers a request with a result. Write writes the members of the result, except for resultType and
// _meta. Meta writes the members of _meta, except for serverInfo; it may be nil.
func (s *server) respond(f *exchange.Flow, m *message, resultType string, write, meta func(w *jsontext.Writer)) {
	m.answer(f, 200, responseJSON(m.id, "result", func(w *jsontext.Writer) {
		if m.modern {
			w.Key("resultType").String(resultType)
		}
		write(w)
		if !m.modern && meta == nil {
			return
		}
		w.Key("_meta").Open('{')
		if m.modern {
			w.Key("io.modelcontextprotocol/serverInfo")
			s.writeServerInfo(w)
		}
		if meta != nil {
			meta(w)
		}
		w.Close('}')
	}))
}
