// Package connector is the interface for tool-using clients: the Model Context Protocol over Streamable HTTP
// (https://modelcontextprotocol.io/specification/2026-07-28).
//
// It serves two eras of the protocol. The modern revision, 2026-07-28, is stateless: every request carries its
// version and the client's capabilities. The legacy revisions begin with initialize; they are served without a
// session, so no request depends on an earlier one either.
package connector

import (
	"strings"

	"loupe/core/account"
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/request"
)

// Settings are the operator's.
type Settings struct {
	Service   string // the service's name, in lower case
	Defaults  request.Defaults
	Appraisal appraisal.Settings
	CanSign   bool // StateSecret has a value
}

// Caller is who sends a request.
type Caller struct {
	Grant   account.Grant
	Rate    string           // the key of the rate limit that the request counted against
	Headers exchange.Headers // of every response
}

// call is one HTTP request.
type call struct {
	*Settings
	Caller
}

// Serve answers a POST to the connector whose key and origin have been checked.
func Serve(f *exchange.Flow, s *Settings, caller Caller) {
	c := &call{s, caller}
	if !isJSON(f.Request().Headers.Get("content-type")) {
		c.reply(f, 415, errorJSON("", fault{code: invalidRequest, message: "the content type must be application/json"}))
		return
	}
	c.receive(f, f.Request().Body)
}

// receive reads the body and answers its message, or its messages if it is a batch.
func (c *call) receive(f *exchange.Flow, body []byte) {
	root, failed := parseBody(body)
	switch {
	case failed != nil:
		c.reply(f, failed.status, errorJSON("", *failed))
	case root.IsArray():
		c.serveBatch(f, root.Array())
	default:
		c.serveMessage(f, readMessage(root))
	}
}

// serveMessage answers the message of a body that has only one.
func (c *call) serveMessage(f *exchange.Flow, m *message) {
	m.answer = c.reply
	m.streams = listsValue(f.Request().Headers, "accept", "text/event-stream")
	switch {
	case m.invalid != "":
		m.fail(f, fault{status: 400, code: invalidRequest, message: m.invalid})
	case m.isResponse:
		// Legacy clients may post responses. No request of ours is open, so they have no effect.
		if version := header(f, versionHeader); version != "" && !isLegacy(version) {
			m.fail(f, fault{status: 400, code: invalidRequest, message: "a response can't be posted"})
			return
		}
		f.Respond(c.response(202, nil))
	case m.id == "":
		f.Respond(c.response(202, nil)) // a notification: none of them has an effect
	default:
		c.serveRequest(f, m)
	}
}

// serveRequest decides the era of a request and calls its method.
func (c *call) serveRequest(f *exchange.Flow, m *message) {
	if failed := m.readEra(f); failed != nil {
		m.fail(f, *failed)
		return
	}
	if m.modern {
		if failed := m.checkHeaders(f); failed != nil {
			m.fail(f, *failed)
			return
		}
	}
	for _, method := range methods {
		if method.name == m.method && (m.modern && method.eras&modern != 0 || !m.modern && method.eras&legacy != 0) {
			method.serve(c, f, m)
			return
		}
	}
	unknown := fault{status: 404, code: methodNotFound, message: "Method not found"}
	if !m.modern {
		unknown.status = 200 // a legacy client takes a 404 for the end of its session
	}
	m.fail(f, unknown)
}

// The eras in which a method exists.
const (
	modern = 1 << iota
	legacy
)

// methods are the requests that the connector answers.
var methods = [...]struct {
	name  string
	eras  int
	serve func(*call, *exchange.Flow, *message)
}{
	{"server/discover", modern, (*call).discover},
	{"initialize", legacy, (*call).initialize},
	{"ping", legacy, (*call).ping},
	{"tools/list", modern | legacy, (*call).listTools},
	{"tools/call", modern | legacy, (*call).callTool},
	{"prompts/list", modern | legacy, emptyList("prompts")},
	{"prompts/get", modern | legacy, (*call).getPrompt},
	{"resources/list", modern | legacy, emptyList("resources")},
	{"resources/templates/list", modern | legacy, emptyList("resourceTemplates")},
	{"resources/read", modern | legacy, (*call).readResource},
	{"tasks/get", modern, (*call).getTask},
	{"tasks/update", modern, (*call).updateTask},
	{"tasks/cancel", modern, (*call).cancelTask},
}

// reply sends a JSON response. Only the first response counts, and the flow goes on: a task runs after its response.
func (c *call) reply(f *exchange.Flow, status int, body []byte) { f.Respond(c.response(status, body)) }

// response is a response with a JSON body, or with an empty one if body is nil.
func (c *call) response(status int, body []byte, headers ...exchange.Header) exchange.Response {
	all := append(exchange.Headers{{Name: "cache-control", Value: "no-store"}}, c.Headers...)
	if body != nil {
		all = append(all, exchange.Header{Name: "content-type", Value: "application/json"})
	}
	return exchange.Response{Status: status, Headers: append(all, headers...), Body: body}
}

func isJSON(contentType string) bool {
	mediaType, _, _ := strings.Cut(contentType, ";")
	return strings.EqualFold(strings.TrimSpace(mediaType), "application/json")
}
