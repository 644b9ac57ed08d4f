package mcp

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// respondList answers with a list that has a single page. It refuses every cursor, because the connector
// never issues one.
func (s *server) respondList(f *exchange.Flow, m *message, name string, list []byte) {
	if member(m.params, "cursor").Type != gjson.Null {
		m.failInBand(f, invalidParams, "Unknown cursor")
		return
	}
	s.respond(f, m, complete, func(w *jsontext.Writer) {
		w.Key(name).Raw(list)
		if m.modern {
			writeCaching(w)
		}
	}, nil)
}

// emptyList returns a method that answers with an empty list of this name.
func emptyList(name string) func(*server, *exchange.Flow, *message) {
	return func(s *server, f *exchange.Flow, m *message) { s.respondList(f, m, name, []byte("[]")) }
}

// getPrompt is prompts/get. There are no prompts.
func (s *server) getPrompt(f *exchange.Flow, m *message) {
	m.failInBand(f, invalidParams, "Unknown prompt")
}
