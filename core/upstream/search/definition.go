package search

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/upstream"
)

// definition describes a service by its requests and its mapping. The operator writes definitions as JSON in the variable
// SOURCES, see sources.go; pricecharting.go has one in Go. docs/SOURCES.md documents each member.
type definition struct {
	request endpoint // finds the rows
	detail  endpoint // a second request for each of the first rows; its response has the listings. target is "" without one
	numbers [numNumbers]int
	mapping
}

// endpoint is a request to the service.
type endpoint struct {
	target  string // path and query, with parameters in braces and secrets as ${NAME}
	headers exchange.Headers
	body    string // for POST, with parameters and secrets: JSON with them in its strings, or a form like a URL's query; "" for GET
	results string // path of the list of rows in the response; an object counts as a list of one row
	next    string // path of the text that becomes {cursor} in the next request
}

// The numbers of a definition.
const (
	numberLimit    = iota // how many listings to ask for, the parameter {limit}
	numberTimeout         // milliseconds for all requests of a search together
	numberInterval        // milliseconds between the starts of two requests
	numberMaxAge          // seconds for which listings may be cached; 0: as CACHE_TTL says
	numberDetails         // for how many rows the second request is sent
	numberPages           // the highest number of pages to request
	numNumbers
)

// defaultNumbers are the numbers of a definition that states none.
var defaultNumbers = [numNumbers]int{numberLimit: 50, numberTimeout: limits.TextSearch, numberDetails: 1, numberPages: 1}

// parameterNames are the names in braces that a request may contain, in the order of [definition.value]. A request needs at least one
// of the first searchParameters, or it would be the same for every item. A request for several pages needs one from firstPage on,
// except the last. Parameters from firstNumber on are numbers.
var parameterNames = []string{"query", "gtin", "brand", "model", "country", "country_lower", "currency", cursorParameter, "page", "page_index", "offset", limitParameter}

const (
	searchParameters = 4
	firstPage        = 7
	firstNumber      = 8
	cursorParameter  = "cursor" // the only one that may be empty
	limitParameter   = "limit"
)

// value returns the value of a parameter, "" if the query has none. A value without a letter or digit counts as none, so
// that ".." in a path never changes which path is called.
func (d *definition) value(q *Query, name string) string {
	limit := d.numbers[numberLimit]
	value := [...]string{
		q.Keywords, findGTIN(q.Text), q.Brand, q.Model, q.Country, strings.ToLower(q.Country), q.Currency, q.cursor,
		strconv.Itoa(q.page + 1), strconv.Itoa(q.page), strconv.Itoa(q.page * limit), strconv.Itoa(limit),
	}[slices.Index(parameterNames, name)]
	if !hasAlphanumeric(value) {
		return ""
	}
	return value
}

// suits reports whether the query has a value for every parameter of the first request.
func (d *definition) suits(q *Query) bool {
	for _, name := range d.request.parameters() {
		if name != cursorParameter && d.value(q, name) == "" {
			return false
		}
	}
	return true
}

// parameters returns the names of the parameters in the request.
func (e *endpoint) parameters() []string {
	var names []string
	collect := func(name string) string {
		names = append(names, name)
		return ""
	}
	fill(e.target, collect)
	e.fillBody(collect)
	return names
}

// fillBody returns the body with a value for each parameter, encoded for a form or escaped for JSON.
func (e *endpoint) fillBody(value func(name string) string) []byte {
	if e.body != "" && e.body[0] != '{' && e.body[0] != '[' {
		return []byte(fill(e.body, func(name string) string { return percentEncode(value(name)) }))
	}
	return fillBody(e.body, value)
}

// fetch returns the request for a query.
func (d *definition) fetch(baseURL string, q *Query) exchange.Fetch {
	value := func(name string) string { return d.value(q, name) }
	f := d.request.fetch(baseURL, value)
	if d.request.body != "" {
		f.Method, f.BodySecrets = "POST", true
		f.Body = []exchange.Part{exchange.Literal(d.request.fillBody(value))}
	}
	return f
}

// fetch returns the request without its body. A parameter's value is percent-encoded.
func (e *endpoint) fetch(baseURL string, value func(name string) string) exchange.Fetch {
	url := baseURL + fill(e.target, func(name string) string { return percentEncode(value(name)) })
	return exchange.Fetch{URL: url, Headers: e.headers, MaxBytes: upstream.MaxResponse, Secrets: true}
}

// hasAlphanumeric reports whether a text has a letter or a digit. Every character outside ASCII counts as one.
func hasAlphanumeric(s string) bool {
	for i := range len(s) {
		if c := s[i]; c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'z' {
			return true
		}
	}
	return false
}

// secrets returns the names of the secrets in the requests.
func (d *definition) secrets() []string {
	var names []string
	for _, e := range [...]*endpoint{&d.request, &d.detail} {
		names = append(names, secretNames(e.target+e.body)...)
		for _, h := range e.headers {
			names = append(names, secretNames(h.Value)...)
		}
	}
	return names
}

// missingSecret returns the first secret of the requests that has no value, "" if all have one.
func (d *definition) missingSecret(config exchange.Config) string {
	for _, name := range d.secrets() {
		if !config.HasValue(name) {
			return name
		}
	}
	return ""
}
