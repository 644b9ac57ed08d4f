package mcp

import (
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// The card is the page that a chat shows for the result of an appraisal (worker/card/appraisal.html). It is a file of the host's site,
// served as plain text, so that no browser runs it outside of a chat's sandbox.
// https://github.com/modelcontextprotocol/ext-apps/blob/main/specification/2026-01-26/apps.mdx
const (
	uiExtension = "io.modelcontextprotocol/ui"

	cardURI  = "ui://loupe/appraisal.html"
	cardFile = "/appraisal-card.txt"
)

// cardResource has the members of the card's resource, in resources/list and resources/read. The card loads nothing, so no host is
// declared.
const cardResource = `"uri":"` + cardURI + `","mimeType":"text/html;profile=mcp-app",` +
	`"_meta":{"ui":{"csp":{"connectDomains":[],"resourceDomains":[],"frameDomains":[],"baseUriDomains":[]},"prefersBorder":true}}`

// listResources is resources/list.
func (s *server) listResources(f *exchange.Flow, m *message) {
	s.respondList(f, m, "resources", []byte(`[{"name":"appraisal","title":"Appraisal",`+cardResource+`}]`))
}

// readResource is resources/read.
func (s *server) readResource(f *exchange.Flow, m *message) {
	uri := member(m.params, "uri").Str
	if uri != cardURI {
		m.fail(f, rpcError{status: 200, code: invalidParams, message: "Resource not found", data: []byte(`{"uri":` + jsontext.Quote(uri) + `}`)})
		return
	}
	exchange.On(f, f.Asset(cardFile), func(f *exchange.Flow, html []byte, err error) {
		if err != nil {
			m.failInBand(f, internalError, "the card could not be read; try again")
			return
		}
		s.respond(f, m, complete, func(w *jsontext.Writer) {
			w.Key("contents").Raw([]byte(`[{` + cardResource + `,"text":` + jsontext.Quote(string(html)) + `}]`))
			if m.modern {
				writeCaching(w)
			}
		}, nil)
	})
}
