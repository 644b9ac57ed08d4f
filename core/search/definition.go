package search

import (
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/upstream"
)

// definition describes a service by its requests and its mapping. The operator writes definitions as JSON in the variable
// SOURCES, see sources.go; pricecharting.go has one in Go. docs/SOURCES.md documents each member.
type definition struct {
	request endpoint // finds the rows
	detail  endpoint // a second request for each of the first rows, whose response has the listings; target is "" if there is none
	numbers [numNumbers]int
	mapping
}

// endpoint is a request to the service.
type endpoint struct {
	target  string // path and query, with parameters in braces and secrets as ${NAME}
	headers exchange.Headers
	body    string // JSON with parameters in its strings, for POST; "" for GET
	results string // path of the list of rows in the response; an object counts as a list of one row
}

// The numbers of a definition.
const (
	numberLimit    = iota // how many listings to ask for, the parameter {limit}
	numberTimeout         // milliseconds for all requests of a search together
	numberInterval        // milliseconds between the starts of two requests
	numberMaxAge          // seconds for which listings may be cached; 0: as CACHE_TTL says
	numberDetails         // for how many rows the second request is sent
	numNumbers
)

// defaultNumbers are the numbers of a definition that states none.
var defaultNumbers = [numNumbers]int{numberLimit: 50, numberTimeout: limits.TextSearch, numberDetails: 1}

// parameterNames are the names in braces that a request may contain. It needs at least one of the first searchParameters, or
// it would be the same for every item.
var parameterNames = []string{"query", "gtin", "brand", "model", "country", "country_lower", "currency", limitParameter}

const (
	searchParameters = 4
	limitParameter   = "limit"
)

// value returns the value of a parameter, "" if the query has none. A value without a letter or digit counts as none, so
// that ".." in a path never changes which path is called.
func (d *definition) value(q *Query, name string) (value string) {
	switch name {
	case "query":
		value = q.Keywords
	case "gtin":
		value = findGTIN(q.Text)
	case "brand":
		value = q.Brand
	case "model":
		value = q.Model
	case "country":
		value = q.Country
	case "country_lower":
		value = strings.ToLower(q.Country)
	case "currency":
		value = q.Currency
	case limitParameter:
		value = strconv.Itoa(d.numbers[numberLimit])
	}
	if !hasAlphanumeric(value) {
		return ""
	}
	return value
}

// suits reports whether the query has a value for every parameter of the request.
func (d *definition) suits(q *Query) bool {
	for _, name := range d.request.parameters() {
		if d.value(q, name) == "" {
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
	fillBody(e.body, collect)
	return names
}

// fetch returns the request for a query.
func (d *definition) fetch(baseURL string, q *Query) exchange.Fetch {
	value := func(name string) string { return d.value(q, name) }
	f := d.request.fetch(baseURL, value)
	if d.request.body != "" {
		f.Method = "POST"
		body := strings.ReplaceAll(d.request.body, `"{`+limitParameter+`}"`, value(limitParameter)) // a number, not a text
		f.Body = []exchange.Part{exchange.Literal(fillBody(body, value))}
	}
	return f
}

// fetch returns the request without its body. A parameter's value is percent-encoded.
func (e *endpoint) fetch(baseURL string, value func(name string) string) exchange.Fetch {
	url := baseURL + fill(e.target, func(name string) string { return percentEncode(value(name)) })
	return exchange.Fetch{URL: url, Headers: e.headers, MaxBytes: upstream.MaxResponse, Secrets: true}
}

// fill replaces each {name} in a text by its value. It leaves ${NAME} and a brace that is not closed as they are.
func fill(text string, value func(name string) string) string {
	filled := ""
	for {
		before, rest, found := strings.Cut(text, "{")
		name, after, closed := strings.Cut(rest, "}")
		switch {
		case !found || !closed:
			return filled + text
		case strings.HasSuffix(before, "$"):
			filled += before + "{" + name + "}"
		default:
			filled += before + value(name)
		}
		text = after
	}
}

// fillBody replaces each {name} in the strings of a JSON text by its value, escaped for a JSON string.
func fillBody(body string, value func(name string) string) []byte {
	var filled []byte
	inString := false
	for i := 0; i < len(body); i++ {
		c := body[i]
		switch {
		case inString && c == '\\':
			filled = append(filled, c)
			i++
			c = body[i]
		case c == '"':
			inString = !inString
		case inString && c == '{':
			if name, _, closed := strings.Cut(body[i+1:], "}"); closed {
				var escaped jsontext.Writer
				escaped.String(value(name))
				filled = append(filled, escaped[1:len(escaped)-1]...)
				i += len(name) + 1
				continue
			}
		}
		filled = append(filled, c)
	}
	return filled
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
