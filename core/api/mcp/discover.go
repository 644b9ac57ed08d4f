package mcp

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// Version is the version of the service in serverInfo.
const Version = "1.0.0"

const instructions = "Values physical products from a photo. Call appraise_product with the public HTTPS URL of a photo; upload_photo gives a photo in the chat a URL; " +
	"add what the user knows about the item to description. An appraisal takes 5 to 25 seconds and costs credits only if it has a value."

const listLife = 3_600_000 // milliseconds that clients may cache lists and capabilities

// discover is server/discover. It returns the supported revisions and the capabilities.
func (s *server) discover(f *exchange.Flow, m *message) {
	s.respond(f, m, complete, func(w *jsontext.Writer) {
		w.Key("supportedVersions")
		w.Strings(supportedVersions())
		w.Key("capabilities").Raw([]byte(capabilities))
		w.Key("instructions").String(instructions)
		writeCaching(w)
	}, nil)
}

// initialize is the first request of a legacy client. It agrees to the requested revision if that is a legacy
// one, else it offers the newest legacy one. It issues no session id.
func (s *server) initialize(f *exchange.Flow, m *message) {
	version := member(m.params, "protocolVersion").Str
	if !isLegacy(version) {
		version = legacyVersions[0]
	}
	s.respond(f, m, complete, func(w *jsontext.Writer) {
		w.Key("protocolVersion").String(version)
		w.Key("capabilities").Raw([]byte(legacyCapabilities))
		w.Key("serverInfo")
		s.writeServerInfo(w)
		w.Key("instructions").String(instructions)
	}, nil)
}

// ping is the legacy method ping. The result is empty.
func (s *server) ping(f *exchange.Flow, m *message) {
	s.respond(f, m, complete, func(*jsontext.Writer) {}, nil)
}

// The capabilities. The list of prompts is empty, but some clients request it in any case.
const (
	legacyCapabilities = `{"tools":{},"prompts":{},"resources":{}}`
	capabilities       = `{"tools":{},"prompts":{},"resources":{},"extensions":{"` + tasksExtension + `":{},"` + uiExtension + `":{}}}`
)

// writeServerInfo writes an Implementation, with the site's address and icon if the origin is known.
// https://modelcontextprotocol.io/specification/2026-07-28/schema#implementation
func (s *server) writeServerInfo(w *jsontext.Writer) {
	w.Open('{')
	w.Key("name").String(s.Service)
	w.Key("title").String(s.title())
	w.Key("version").String(Version)
	if s.Origin != "" {
		w.Key("websiteUrl").String(s.Origin)
		w.Key("icons").Raw([]byte(`[{"src":"` + s.Origin + `/favicon.svg","mimeType":"image/svg+xml","sizes":["any"]}]`))
	}
	w.Close('}')
}

// title returns the service's name with a capital first letter.
func (s *server) title() string {
	if s.Service == "" || s.Service[0] < 'a' || s.Service[0] > 'z' {
		return s.Service
	}
	return string(s.Service[0]-'a'+'A') + s.Service[1:]
}

// writeCaching writes that clients may cache a result, and that it is the same for every account.
func writeCaching(w *jsontext.Writer) {
	w.Key("ttlMs").Int(listLife)
	w.Key("cacheScope").String("public")
}

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
