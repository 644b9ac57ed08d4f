package api

import (
	"loupe/core/api/upload"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// openLink finds the upload link in the request's path. The page for people at that URL is a static file of the host.
func (c *call) openLink(f *exchange.Flow) {
	upload.FindLink(f, c.id, func(f *exchange.Flow, link *upload.Link, err error) {
		switch {
		case err != nil:
			unavailable(f, "the upload link could not be checked; try again")
		case link == nil || link.Account == "": // see accept
			refuse(f, &upload.NoLink)
		default:
			c.link = link
			f.SetAccount(link.Account)
		}
	})
}

// showLink is GET of an upload link. It does not use up the link.
func (c *call) showLink(f *exchange.Flow) {
	body := jsontext.Encode(c.link, func(m *jsontext.Members, l *upload.Link) { m.Time("expires_at", &l.Expires, jsontext.AsItIs) })
	reply(f, 200, body, exchange.Header{Name: "x-robots-tag", Value: "noindex"})
}
