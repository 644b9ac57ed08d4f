// Package search finds listings: in Loupe's own catalogue and with outside services. A text search
// searches for the words of the query, an image search for the photo. Each provider is one file.
package search

import (
	"slices"
	"strings"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/imaging/fingerprint"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// MaxListings is how many listings one search returns at most.
const MaxListings = 60

// Query is what to search for.
type Query struct {
	Text     string   // everything known about the item; the catalogue's text search finds listings with any of its words
	Keywords string   // a few words for outside services, which look for listings with all of them; Begin and ByText shorten them
	Country  string   // ISO 3166-1 alpha-2, upper case; "" in the request of a provider that does not accept the country
	Currency string   // ISO 4217: the country's; "" if Country is
	Brand    string   // "" if unknown
	Model    string   // name or number; "" if unknown
	Account  string   // the catalogue also finds this account's own listings
	Exclude  []string // ids, URLs and vendors of listings that the caller does not want used
	AsOf     int      // the catalogue finds only listings dated up to this day, in days since 1970-01-01; 0: all

	PhotoURL string
	Photo    exchange.Future[exchange.Answer] // the fetch that kept the photo; the zero Future if there is no photo
	Prints   fingerprint.Prints               // the photo's fingerprints in the views fingerprint.Queried; nil if it has none

	page   int    // index of the page of rows to request
	cursor string // of that page, from the previous response; "" for the first page

	Observe func(Row) // called with each row of an outside service's responses, for make source; otherwise nil
}

// Results are what one provider found. They are set when the branch has finished. If the provider could
// not be called, the branch has finished from the start.
type Results struct {
	exchange.Branch
	Provider string
	Listings []product.Listing // best first
	Calls    []*upstream.Call  // oldest first; none for the catalogue. See notCalled
	Err      error             // an upstream.Error, or nil

	// Whether the same provider searched again, for the identified item. The listings still count, but a failure no longer matters.
	Superseded bool

	// Whether only the ids tell the listings apart, because several sales may have the same page, title and price.
	byID bool

	query *Query // of a text search

	// Of a search in the catalogue: the statement selects catalogColumns, and choose returns the listings of its rows in order. choose is nil
	// if there is nothing to search for.
	statement exchange.Statement
	choose    func(exchange.Rows) []product.Listing

	Models []Model // of the catalogue; other providers have none
}

// Begin starts the image searches if the query has a photo. If early is set, it also starts text searches for the query's words, in the
// catalogue and with the services in EARLY_SEARCHES. The catalogue makes both in one batch.
func Begin(f *exchange.Flow, s *Settings, q *Query, early bool) (byPhoto, byText []*Results) {
	q.Keywords = shorten(q.Keywords)
	for i := range s.sources {
		source := &s.sources[i]
		switch {
		case source.isCatalog():
			photo, text := catalogByPhoto(q), &Results{}
			if early {
				text = catalogByText(q)
				byText = append(byText, text)
			}
			searchCatalog(f, photo, text)
			if q.Photo.Started() {
				byPhoto = append(byPhoto, photo)
			}
		case source.byPhoto:
			if q.Photo.Started() {
				byPhoto = append(byPhoto, source.search(f, q))
			}
		case early && source.early && source.suits(q):
			byText = append(byText, source.search(f, q))
		}
	}
	return byPhoto, byText
}

// ByText starts the text searches, except those for the same words as an early one, and returns them and the early ones that count.
// If the words differ, the listings of an outside service's early search count as well. Those of the catalogue's don't, because its
// second search has all words of the early one. The results include a failed search for each unknown name in SEARCH.
func ByText(f *exchange.Flow, s *Settings, q *Query, early []*Results) (all []*Results) {
	q.Keywords = shorten(q.Keywords)
	for i := range s.sources {
		source := &s.sources[i]
		at := slices.IndexFunc(early, func(r *Results) bool { return r.Provider == source.name })
		switch {
		case source.byPhoto || !source.suits(q):
		case at >= 0 && source.isSame(q, early[at].query):
			all = append(all, early[at])
		case source.isCatalog():
			text := catalogByText(q)
			searchCatalog(f, text)
			all = append(all, text)
		default:
			all = append(all, source.search(f, q))
			if at >= 0 {
				early[at].Superseded = true
				all = append(all, early[at])
			}
		}
	}
	for _, name := range s.faulty {
		all = append(all, notCalled(name, upstream.NotConfigured))
	}
	for range s.unknown {
		all = append(all, notCalled(upstream.UnknownName, upstream.Unknown))
	}
	return all
}

// isSame reports whether two queries of one appraisal, which differ in their words only, ask the source for the same.
func (s *source) isSame(a, b *Query) bool {
	if s.isCatalog() {
		return sameWords(a.Text, b.Text)
	}
	d := s.definition
	if d == nil {
		return sameWords(a.Keywords, b.Keywords)
	}
	for _, name := range d.request.parameters() {
		if !sameWords(d.value(a, name), d.value(b, name)) {
			return false
		}
	}
	return true
}

// suits reports whether a query has all words and numbers that the service needs.
func (s *source) suits(q *Query) bool {
	if s.definition != nil {
		return s.definition.suits(q)
	}
	return s.isCatalog() || q.Keywords != ""
}

// notCalled returns the results of a provider that cannot be called. They have one Call without an attempt,
// so that the evidence says why.
func notCalled(provider string, err upstream.Error) *Results {
	return &Results{Provider: provider, Err: err, Calls: []*upstream.Call{{Provider: provider, Err: err}}}
}

// search starts a search with an outside service.
func (s *source) search(f *exchange.Flow, q *Query) *Results {
	if s.missing != "" {
		return notCalled(s.name, upstream.NotConfigured)
	}
	if !s.accepts(q.Country) {
		anywhere := *q
		anywhere.Country, anywhere.Currency = "", ""
		q = &anywhere
	}
	r := &Results{Provider: s.name, query: q}
	c := &client{source: s, query: q, results: r}
	r.Branch = f.Start(func(f *exchange.Flow) {
		if s.definition != nil {
			(&definitionClient{client: *c, definition: s.definition}).run(f)
		} else {
			c.run(f, false)
		}
	})
	return r
}

// accepts reports whether the service's requests may name a country.
func (p *provider) accepts(country string) bool {
	return p.countries == "" || len(country) == 2 && strings.Contains(p.countries, country)
}

// client searches an outside service.
type client struct {
	*source
	query   *Query
	results *Results
}

// run gets an access token if the service needs one, then searches. If the service answers 401, the token
// may have been revoked, so run starts again once with a fresh token.
func (c *client) run(f *exchange.Flow, fresh bool) {
	if c.token == nil {
		c.getListings(f)
		return
	}
	var search *upstream.Call
	f.Then(
		func(f *exchange.Flow) { c.getToken(f, fresh) },
		func(f *exchange.Flow) {
			if c.results.Err == nil {
				search = c.getListings(f)
			}
		},
		func(f *exchange.Flow) {
			if search != nil && search.Status == 401 && !fresh {
				c.run(f, true)
			}
		},
	)
}

// getToken makes an access token available to the requests that follow.
func (c *client) getToken(f *exchange.Flow, fresh bool) {
	token := c.token(c.baseURL)
	token.Fresh, token.TimeLimit = fresh, limits.Token
	c.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] { return f.Token(token) }, nil)
}

func (c *client) getListings(f *exchange.Flow) *upstream.Call {
	request := c.request(c.baseURL, c.query)
	request.MaxBytes, request.TimeLimit, request.Secrets = upstream.MaxResponse, limits.TextSearch, true
	if c.byPhoto {
		request.TimeLimit = limits.ImageSearch
	}
	return c.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] { return f.Fetch(request) }, c.parse)
}

// call makes a call and waits for it. The results get its error.
func (c *client) call(f *exchange.Flow, attempt upstream.Attempt, parse func(gjson.Result) error) *upstream.Call {
	call := upstream.Do(f, c.name, c.limit, attempt, parse)
	c.results.Calls = append(c.results.Calls, call)
	f.Await(call)
	f.Then(func(*exchange.Flow) { c.results.Err = call.Err })
	return call
}

// parse sets the results' listings from a response, in the order of the response.
func (c *client) parse(response gjson.Result) error {
	rows, err := c.mapping.rows(&response, c.mapping.lists)
	if err != nil {
		return err
	}
	return c.add(c.mapping, rows)
}

// add appends the listings of rows to the results, at most MaxListings in all. It returns an error if there are rows and none is a
// listing.
func (c *client) add(m *mapping, rows []gjson.Result) error {
	listings, err := m.parse(rows, c.query)
	listings = listings[:min(len(listings), MaxListings-len(c.results.Listings))]
	for i := range listings {
		l := &listings[i]
		l.Source, l.Distance = c.name, -1
		if rank := len(c.results.Listings) + i + 1; c.byPhoto {
			l.VisualRank = rank
		} else {
			l.TextRank = rank
		}
	}
	c.results.Listings = append(c.results.Listings, listings...)
	return err
}
