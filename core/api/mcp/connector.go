// Package mcp is the interface for AI assistants: the Model Context Protocol over Streamable HTTP
// (https://modelcontextprotocol.io/specification/2026-07-28).
//
// It serves two eras of the protocol. The modern era is revision 2026-07-28. It is stateless: every request
// carries its version and the client's capabilities. The legacy era is the revisions 2025-11-25 and 2025-06-18,
// which begin with initialize. The connector serves them without a session, so in both eras no request depends
// on an earlier one.
package mcp

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/appraisal/batch"
	"loupe/core/appraisal/outcome"
	"loupe/core/appraisal/request"
	"loupe/core/exchange"
	"loupe/core/store/account"
)

// Settings is the configuration of the connector.
type Settings struct {
	Service   string // the service's name
	Tools     []Tool
	Defaults  request.Defaults
	Appraisal *appraisal.Settings
	Batch     *batch.Settings
	Outcomes  outcome.Settings
	Uploads   int64 // photos that an account may upload on one day, UTC
	CanSign   bool  // StateSecret has a value, so questions can be asked
	TaskLife  int64 // milliseconds that an appraisal is kept
}

// Caller is the sender of a request.
type Caller struct {
	Grant  account.Grant
	Origin string // scheme and host of the service's site, which need no escapes in JSON; "" if unknown
}

// server answers one HTTP request.
type server struct {
	*Settings
	Caller
	appraisalID string // the id of the appraisal that the request made; "" if it made none
}

// Serve answers a POST to the connector. The caller has checked the origin, the key and the rate limit.
func Serve(f *exchange.Flow, s *Settings, caller Caller) {
	answering := &server{Settings: s, Caller: caller}
	if !isJSON(f.Request().Headers.Get("content-type")) {
		answering.reply(f, 415, errorJSON("", rpcError{code: invalidRequest, message: "the content type must be application/json"}))
		return
	}
	root, failed := parseBody(f.Request().Body)
	if failed != nil {
		answering.reply(f, failed.status, errorJSON("", *failed))
		return
	}
	answering.serveMessage(f, parseMessage(root))
}

// serveMessage answers a message.
func (s *server) serveMessage(f *exchange.Flow, m *message) {
	m.answer = s.reply
	m.streams = f.Request().Headers.Lists("accept", "text/event-stream")
	switch {
	case m.invalid != "":
		m.fail(f, rpcError{status: 400, code: invalidRequest, message: m.invalid})
	case m.isResponse:
		// Legacy clients may post responses. The connector sends no requests, so they have no effect.
		if version := header(f, versionHeader); version != "" && !isLegacy(version) {
			m.fail(f, rpcError{status: 400, code: invalidRequest, message: "responses can't be posted in this revision of the protocol"})
			return
		}
		f.Respond(s.response(202, nil))
	case m.id == "":
		f.Respond(s.response(202, nil)) // a notification: no notification has an effect
	default:
		s.serveRequest(f, m)
	}
}

// serveRequest determines the era of a request, checks it and calls its method.
func (s *server) serveRequest(f *exchange.Flow, m *message) {
	if failed := m.setEra(f); failed != nil {
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
		if method.name != m.method || m.modern && method.eras&modern == 0 || !m.modern && method.eras&legacy == 0 {
			continue
		}
		isTask := strings.HasPrefix(m.method, "tasks/")
		if isTask && !m.DeclaresTasks() {
			m.fail(f, rpcError{status: 400, code: missingCapability, message: "Missing required client capability", data: []byte(requiresTasks)})
			return
		}
		if isTask && s.Grant.IsTest() {
			m.failInBand(f, invalidParams, OnlyAppraises.Detail)
			return
		}
		method.serve(s, f, m)
		return
	}
	unknown := rpcError{status: 404, code: methodNotFound, message: "Method not found"}
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
	serve func(*server, *exchange.Flow, *message)
}{
	{"server/discover", modern, (*server).discover},
	{"initialize", legacy, (*server).initialize},
	{"ping", legacy, (*server).ping},
	{"tools/list", modern | legacy, (*server).listTools},
	{"tools/call", modern | legacy, (*server).callTool},
	{"prompts/list", modern | legacy, emptyList("prompts")},
	{"prompts/get", modern | legacy, (*server).getPrompt},
	{"resources/list", modern | legacy, (*server).listResources},
	{"resources/templates/list", modern | legacy, emptyList("resourceTemplates")},
	{"resources/read", modern | legacy, (*server).readResource},
	{"tasks/get", modern, (*server).getTask},
	{"tasks/update", modern, (*server).updateTask},
	{"tasks/cancel", modern, (*server).cancelTask},
}

// reply sends a JSON response. The flow goes on, because a task runs after its response. Only the first
// reply of an exchange is sent.
func (s *server) reply(f *exchange.Flow, status int, body []byte) {
	f.Respond(s.response(status, body))
}

// response returns a response with a JSON body. If body is nil, the body is empty.
func (s *server) response(status int, body []byte, headers ...exchange.Header) exchange.Response {
	all := exchange.Headers{{Name: "cache-control", Value: "no-store"}}
	if s.appraisalID != "" {
		all = append(all, exchange.Header{Name: "loupe-appraisal-id", Value: s.appraisalID})
	}
	if body != nil {
		all = append(all, exchange.Header{Name: "content-type", Value: "application/json"})
	}
	return exchange.Response{Status: status, Headers: append(all, headers...), Body: body}
}

func isJSON(contentType string) bool {
	mediaType, _, _ := strings.Cut(contentType, ";")
	return strings.EqualFold(strings.TrimSpace(mediaType), "application/json")
}
