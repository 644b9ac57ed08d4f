// Package connector is the interface for AI assistants: the Model Context Protocol over Streamable HTTP
// (https://modelcontextprotocol.io/specification/2026-07-28).
//
// It serves two eras of the protocol. The modern era is revision 2026-07-28. It is stateless: every request
// carries its version and the client's capabilities. The legacy era is the revisions 2025-11-25, 2025-06-18
// and 2025-03-26, which begin with initialize. The connector serves them without a session, so in both eras
// no request depends on an earlier one.
package connector

import (
	"strings"

	"loupe/core/account"
	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/request"
)

// Settings is the configuration of the connector.
type Settings struct {
	Service   string // the service's name, in lower case
	Defaults  request.Defaults
	Appraisal appraisal.Settings
	CanSign   bool // StateSecret has a value, so questions can be asked
}

// Caller is the sender of a request.
type Caller struct {
	Grant   account.Grant
	Rate    string           // the rate limit's key that the request was counted for
	Headers exchange.Headers // to add to every response
}

// call is one HTTP request and its caller.
type call struct {
	*Settings
	Caller
}

// Serve answers a POST to the connector. The caller has checked the origin, the key and the rate limit.
func Serve(f *exchange.Flow, s *Settings, caller Caller) {
	c := &call{s, caller}
	if !isJSON(f.Request().Headers.Get("content-type")) {
		c.reply(f, 415, errorJSON("", fault{code: invalidRequest, message: "the content type must be application/json"}))
		return
	}
	c.receive(f, f.Request().Body)
}

// receive parses the body and answers its message, or each of its messages if it is a batch.
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

// serveMessage answers a body that is a single message.
func (c *call) serveMessage(f *exchange.Flow, m *message) {
	m.answer = c.reply
	m.streams = f.Request().Headers.Lists("accept", "text/event-stream")
	switch {
	case m.invalid != "":
		m.fail(f, fault{status: 400, code: invalidRequest, message: m.invalid})
	case m.isResponse:
		// Legacy clients may post responses. The connector sends no requests, so they have no effect.
		if version := header(f, versionHeader); version != "" && !isLegacy(version) {
			m.fail(f, fault{status: 400, code: invalidRequest, message: "responses can't be posted in this revision of the protocol"})
			return
		}
		f.Respond(c.response(202, nil))
	case m.id == "":
		f.Respond(c.response(202, nil)) // a notification: no notification has an effect
	default:
		c.serveRequest(f, m)
	}
}

// serveRequest determines the era of a request, checks it and calls its method.
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
		unknown.status = 200 // legacy clients take a 404 as the end of their session
	}
	m.fail(f, unknown)
}

// The eras in which a method exists, as bits.
const (
	modern = 1 << iota
	legacy
)

// methods has the methods that the connector serves.
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

// reply sends a JSON response. The flow goes on, because a task runs after its response. Only the first
// reply of an exchange is sent.
func (c *call) reply(f *exchange.Flow, status int, body []byte) { f.Respond(c.response(status, body)) }

// response returns a response with a JSON body. If body is nil, the body is empty.
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
