package search

import (
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/product"
	"loupe/core/upstream"
)

// definition describes a service by its requests and by paths in its responses. The operator writes definitions as
// JSON in the variable SOURCES, see sources.go; pricecharting.go has one in Go. docs/SOURCES.md documents each member.
//
// All paths are in gjson syntax. Several paths are separated by spaces; the first usable value wins. Id, title, url and
// image may be templates instead, with paths in braces: "https://example.com/item/{id}".
type definition struct {
	request endpoint // finds the rows
	detail  endpoint // a second request for each of the first detailRows rows, whose response has the listings; target is "" if there is none

	detailRows int
	interval   int // milliseconds between two requests
	timeLimit  int // milliseconds for all requests of a search together
	limit      int // how many listings to ask for, the parameter {limit}
	keepFor    int // seconds for which listings may be cached; -1: as CACHE_TTL says

	failure string // path of a member that only failures have; "" if there is none
	total   string // path of the number of results: if it is 0, the list may be absent; "" if there is none

	id, title, url, image, vendor, price, currency, condition, sold, date, shipping string

	prices      []pricePath // in place of price: each makes a listing of its own
	constants   constants   // for what a row does not say
	priceFormat priceFormat
	dateFormat  dateFormat
	conditions  []conditionWord // the service's words; product.ParseCondition reads all others
	premium     float64         // percent of the price that a buyer pays in addition, such as an auction's premium
}

// endpoint is a request to the service.
type endpoint struct {
	method  string // GET or POST
	target  string // path and query, with parameters in braces and secrets as ${NAME}
	headers exchange.Headers
	body    string // JSON with parameters in its strings, for POST
	results string // path of the list of rows in the response; an object counts as a list of one row
}

// pricePath is one of several prices of a row.
type pricePath struct {
	path      string
	label     string            // appended to the listing's title
	condition product.Condition // product.Unknown: the row's
}

type constants struct {
	vendor, currency string
	condition        product.Condition
	sold             bool
}

type conditionWord struct {
	word      string
	condition product.Condition
}

// priceFormat says how a response writes amounts. The values are indexes in priceFormats.
type priceFormat int

const (
	majorUnits  priceFormat = iota // 12.5 or "12.50": dollars
	minorUnits                     // 1250 or "1250": cents
	priceAsText                    // "$12.50"
)

var priceFormats = []string{"major", "minor", "text"}

// dateFormat says how a response writes dates. The values are indexes in dateFormats.
type dateFormat int

const (
	isoDate     dateFormat = iota // "2026-11-20", or a time that begins with it
	unixSeconds                   // 1795132800
)

var dateFormats = []string{"iso", "unix"}

// parameters are the values of a query that a request may contain. A source is not called if a value is empty.
var parameters = [...]struct {
	name     string
	searches bool // a request needs at least one of these, or it would be the same for every item
	value    func(q *Query) string
}{
	{"query", true, func(q *Query) string { return q.Keywords }},
	{"gtin", true, func(q *Query) string { return findGTIN(q.Text) }},
	{"brand", true, func(q *Query) string { return q.Brand }},
	{"model", true, func(q *Query) string { return q.Model }},
	{"country", false, func(q *Query) string { return q.Country }},
	{"country_lower", false, func(q *Query) string { return strings.ToLower(q.Country) }},
	{"currency", false, func(q *Query) string { return q.Currency }},
	{limitParameter, false, func(*Query) string { return "" }}, // of the definition, not of the query
}

const limitParameter = "limit"

// value returns the value of a parameter, "" if the query has none. A value without a letter or digit counts as none, so
// that ".." in a path never changes which path is called.
func (d *definition) value(q *Query, name string) string {
	if name == limitParameter {
		return strconv.Itoa(d.limit)
	}
	for _, p := range parameters {
		if value := p.value(q); p.name == name && hasAlphanumeric(value) {
			return value
		}
	}
	return ""
}

// suits reports whether the query has a value for every parameter of the request.
func (d *definition) suits(q *Query) bool {
	for _, name := range append(references(d.request.target), bodyReferences(d.request.body)...) {
		if d.value(q, name) == "" {
			return false
		}
	}
	return true
}

// fetch returns the request for a query.
func (d *definition) fetch(baseURL string, q *Query) exchange.Fetch {
	value := func(name string) string { return d.value(q, name) }
	f := d.request.fetch(baseURL, value)
	if d.request.method == "POST" {
		body := strings.ReplaceAll(d.request.body, `"{`+limitParameter+`}"`, strconv.Itoa(d.limit)) // a number, not a text
		f.Body = []exchange.Part{exchange.Literal(fillBody(body, value))}
	}
	return f
}

// fetch returns the request without its body. A parameter's value is percent-encoded.
func (e *endpoint) fetch(baseURL string, value func(name string) string) exchange.Fetch {
	return exchange.Fetch{
		Method:   e.method,
		URL:      baseURL + fill(e.target, func(name string) string { return percentEncode(value(name)) }),
		Headers:  e.headers,
		MaxBytes: upstream.MaxResponse,
		Secrets:  true,
	}
}

// references returns the names in braces in a text, in order. It does not return the names of secrets: ${NAME}.
func references(text string) []string {
	var names []string
	fill(text, func(name string) string {
		names = append(names, name)
		return ""
	})
	return names
}

// fill replaces each {name} in a text by its value. It leaves ${NAME} and a brace that is not closed as they are.
func fill(text string, value func(name string) string) string {
	var filled []byte
	for {
		at := strings.IndexByte(text, '{')
		if at < 0 {
			break
		}
		length := strings.IndexByte(text[at:], '}')
		if length < 0 {
			break
		}
		end := at + length + 1
		if at > 0 && text[at-1] == '$' {
			filled = append(filled, text[:end]...)
		} else {
			filled = append(filled, text[:at]...)
			filled = append(filled, value(text[at+1:end-1])...)
		}
		text = text[end:]
	}
	return string(append(filled, text...))
}

// bodyReferences returns the names of the parameters in the strings of a JSON body.
func bodyReferences(body string) []string {
	var names []string
	fillBody(body, func(name string) string {
		names = append(names, name)
		return ""
	})
	return names
}

// fillBody replaces each {name} in the strings of a JSON text by its value, escaped for a JSON string.
func fillBody(body string, value func(name string) string) []byte {
	var filled []byte
	inString := false
	for i := 0; i < len(body); i++ {
		c := body[i]
		end := strings.IndexByte(body[i:], '}')
		switch {
		case inString && c == '\\':
			filled = append(filled, c)
			i++
			c = body[i]
		case c == '"':
			inString = !inString
		case inString && c == '{' && end > 0:
			var escaped jsontext.Writer
			escaped.String(value(body[i+1 : i+end]))
			filled = append(filled, escaped[1:len(escaped)-1]...)
			i += end
			continue
		}
		filled = append(filled, c)
	}
	return filled
}

// hasAlphanumeric reports whether a text has a letter or a digit of any script. Every character outside ASCII counts.
func hasAlphanumeric(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool {
		return r >= 0x80 || '0' <= r && r <= '9' || 'a' <= r|0x20 && r|0x20 <= 'z'
	})
}

// defaults returns a definition that states nothing.
func defaults() definition {
	return definition{
		request:    endpoint{method: "GET", results: "@this"},
		detail:     endpoint{method: "GET", results: "@this"},
		detailRows: 1, timeLimit: limits.TextSearch, limit: defaultLimit, keepFor: -1,
	}
}

const (
	defaultLimit  = 50
	maxDetailRows = 5
	maxInterval   = 2_000 // milliseconds
	minTimeLimit  = 500   // milliseconds
	maxKeepFor    = 30 * 86400
)
