package search

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"

	"github.com/tidwall/gjson"
)

const sourcesVariable = "SOURCES"

// ownSource is an entry of SOURCES.
type ownSource struct {
	name     string // "" if it has no valid name
	provider provider
	isFaulty bool // the provider is not set
}

// sourceReader reads SOURCES.
type sourceReader struct {
	config     exchange.Config
	allowLocal bool     // requests may go to any host, over plain HTTP
	reserved   []string // names that a source may not have
	faults     []string
}

// readSources reads the variable SOURCES, a JSON array with an object for each source. It returns every entry, and what is
// wrong in them: "SOURCES[1].price: not a path in gjson syntax". A fault never repeats a value, because a key may have been
// pasted there by mistake.
func readSources(config exchange.Config, allowLocal bool, reserved []string) (sources []ownSource, faults []string) {
	written := config.Var(sourcesVariable, "")
	if written == "" {
		return nil, nil
	}
	root, err := jsontext.Parse([]byte(written))
	if err != nil {
		return nil, []string{sourcesVariable + " " + err.Error()}
	}
	if !root.IsArray() {
		return nil, []string{sourcesVariable + " is not an array of sources"}
	}
	r := &sourceReader{config: config, allowLocal: allowLocal, reserved: reserved}
	for i, entry := range root.Array() {
		f := &form{at: sourcesVariable + "[" + strconv.Itoa(i) + "]", object: entry, faults: &r.faults}
		if !entry.IsObject() {
			r.faults = append(r.faults, f.at+": not an object")
			continue
		}
		before := len(r.faults)
		own := ownSource{name: r.name(f, sources)}
		d, origin := r.definition(f)
		f.close()
		if own.isFaulty = len(r.faults) > before; !own.isFaulty {
			own.provider = d.provider(own.name, variable{fallback: origin})
		}
		sources = append(sources, own)
	}
	return sources, r.faults
}

// provider returns a provider of the definition. BaseURL replaces the origin of its requests.
func (d *definition) provider(name string, baseURL variable) provider {
	return provider{name: name, baseURL: baseURL, request: d.fetch, definition: d}
}

const maxSourceName = 20

// name returns the name of a source. It returns "" if the name cannot be used.
func (r *sourceReader) name(f *form, earlier []ownSource) string {
	name := f.required("name")
	switch {
	case name == "":
		return ""
	case !isSourceName(name):
		f.fault("name", "not 1 to "+strconv.Itoa(maxSourceName)+" lower-case letters, digits and hyphens, the first a letter")
		return ""
	case slices.Contains(r.reserved, name):
		f.fault("name", "the name of a built-in upstream; choose another")
		return ""
	}
	for i := range earlier {
		if earlier[i].name == name {
			f.fault("name", "the name of an earlier source; choose another")
			return ""
		}
	}
	return name
}

func isSourceName(name string) bool {
	for i := range len(name) {
		c := name[i]
		if !('a' <= c && c <= 'z' || i > 0 && (c == '-' || '0' <= c && c <= '9')) {
			return false
		}
	}
	return name != "" && len(name) <= maxSourceName
}

// definition reads all members of a source but its name. Origin is the scheme and host of its requests.
func (r *sourceReader) definition(f *form) (*definition, string) {
	d := defaults()
	d.limit = f.integer("limit", 1, MaxListings, d.limit)
	d.timeLimit = f.integer("timeout_ms", minTimeLimit, limits.TextSearch, d.timeLimit)
	d.keepFor = f.integer("cache_seconds", 0, maxKeepFor, d.keepFor)
	d.interval = f.integer("interval_ms", 0, maxInterval, 0)
	d.premium = f.number("premium_percent", 100)
	d.priceFormat = priceFormat(f.oneOf("price_format", priceFormats))
	d.dateFormat = dateFormat(f.oneOf("date_format", dateFormats))

	d.failure, d.total = f.paths("error"), f.paths("total")
	d.id, d.title, d.url, d.image = f.template("id"), f.template("title"), f.urlTemplate("url"), f.urlTemplate("image")
	d.vendor, d.currency, d.condition = f.paths("vendor"), f.paths("currency"), f.paths("condition")
	d.sold, d.date, d.shipping = f.paths("sold"), f.paths("date"), f.paths("shipping")
	d.price, d.prices = f.paths("price"), readPrices(f)
	d.conditions = readConditions(f)
	d.constants = readConstants(f)

	for _, name := range [...]string{"title", "url"} {
		if !f.has(name) {
			f.fault(name, "missing")
		}
	}
	if !f.has("currency") && d.constants.currency == "" && d.priceFormat != priceAsText {
		f.fault("currency", "missing: give a path, or constants.currency")
	}
	switch hasPrice, hasPrices := f.has("price"), f.has("prices"); {
	case hasPrice && hasPrices:
		f.fault("prices", "price is given, too; give one of them")
	case !hasPrice && !hasPrices:
		f.fault("price", "missing")
	}
	return &d, r.endpoints(f, &d)
}

// endpoints reads the requests of a source and returns their origin.
func (r *sourceReader) endpoints(f *form, d *definition) (origin string) {
	if inner := f.member("request"); inner == nil {
		f.fault("request", "missing")
	} else {
		d.request.method = methods[inner.oneOf("method", methods)]
		origin = r.endpoint(inner, &d.request, isParameter)
		readBody(inner, &d.request)
		inner.close()
		if d.request.target != "" && !searchesFor(d) {
			inner.fault("url", "has none of {query}, {gtin}, {brand} and {model}, so each search would be the same")
		}
	}
	if inner := f.member("detail"); inner != nil {
		d.detailRows = inner.integer("rows", 1, maxDetailRows, d.detailRows)
		detailOrigin := r.endpoint(inner, &d.detail, isPath)
		inner.close()
		if detailOrigin != origin && detailOrigin != "" && origin != "" {
			inner.fault("url", "not on the host of request.url")
		}
	}
	return origin
}

var methods = []string{"GET", "POST"}

// searchesFor reports whether the request contains what is searched for.
func searchesFor(d *definition) bool {
	for _, name := range append(references(d.request.target), bodyReferences(d.request.body)...) {
		for _, p := range parameters {
			if p.name == name && p.searches {
				return true
			}
		}
	}
	return false
}

func isParameter(name string) bool {
	for _, p := range parameters {
		if p.name == name {
			return true
		}
	}
	return false
}

// endpoint reads the members that both requests have, and returns the scheme and host of the URL. IsReference reports whether
// a text in braces in the URL has a meaning.
func (r *sourceReader) endpoint(f *form, e *endpoint, isReference func(string) bool) (origin string) {
	if results := f.paths("results"); results != "" {
		e.results = results
	}
	origin, e.target = r.url(f, isReference)
	r.secrets(f, "url", e.target, origin)
	headers := f.object.Get("headers")
	if !f.has("headers") {
		return origin
	}
	if !headers.IsObject() {
		f.fault("headers", "not an object")
		return origin
	}
	headers.ForEach(func(key, value gjson.Result) bool {
		name := strings.ToLower(key.Str)
		switch {
		case !isHeaderName(name) || slices.Contains(platformHeaders, name):
			f.fault("headers", "a name in it is not that of a header that can be set")
		case value.Type != gjson.String || !isHeaderValue(value.Str):
			f.fault("headers."+name, "not a text of printable ASCII characters")
		case len(references(value.Str)) > 0:
			f.fault("headers."+name, "has a parameter; parameters belong in url and body")
		default:
			r.secrets(f, "headers."+name, value.Str, origin)
			e.headers = append(e.headers, exchange.Header{Name: name, Value: value.Str})
		}
		return true
	})
	return origin
}

// platformHeaders are headers that the host sets.
var platformHeaders = []string{"host", "content-length", "content-type", "accept-encoding", "connection", "transfer-encoding", "upgrade", "te", "trailer"}

func isHeaderName(name string) bool {
	return name != "" && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz0123456789-_") == ""
}

func isHeaderValue(value string) bool {
	return !strings.ContainsFunc(value, func(r rune) bool { return r < ' ' || r > '~' })
}

// url reads the member url, and returns its scheme and host, and the rest.
func (r *sourceReader) url(f *form, isReference func(string) bool) (origin, target string) {
	url := f.required("url")
	if url == "" {
		return "", ""
	}
	_, rest, _ := strings.Cut(url, "://")
	host := rest
	if end := strings.IndexAny(rest, "/?#"); end >= 0 {
		host = rest[:end]
	}
	if strings.ContainsAny(host, "{}") {
		f.fault("url", "has a parameter in its host, which must be constant")
		return "", ""
	}
	path, _, _ := strings.Cut(url, "?")
	if len(secretNames(path)) > 0 {
		f.fault("url", "has a secret before the question mark; secrets belong in a header or after it")
		return "", ""
	}
	for _, name := range references(url) {
		if !isReference(name) {
			f.fault("url", "has braces around what is no parameter")
			return "", ""
		}
	}
	sample := fill(url, func(string) string { return "x" })
	for _, name := range secretNames(url) {
		sample = strings.ReplaceAll(sample, "${"+name+"}", "x")
	}
	switch u, err := publicurl.Check(sample, r.allowLocal); {
	case err != nil:
		f.fault("url", err.Error())
		return "", ""
	case u.String() != sample:
		f.fault("url", "not in its normal form: write the host in lower case, a slash after it, no port 443, no fragment and no dot segments")
		return "", ""
	}
	origin = url[:len(url)-len(rest)+len(host)]
	return origin, url[len(origin):]
}

// secrets checks that SECRETS allows each secret in a text to be sent to the origin.
func (r *sourceReader) secrets(f *form, member, text, origin string) {
	_, host, _ := strings.Cut(origin, "://")
	for _, name := range secretNames(text) {
		if entry := name + "@" + host; host != "" && !slices.Contains(strings.Fields(r.config.Var(secretsVariable, "")), entry) {
			f.fault(member, "the variable "+secretsVariable+" has no entry "+entry)
		}
	}
}

const secretsVariable = "SECRETS"

// secretNames returns the name in each ${NAME} of a text.
func secretNames(text string) []string {
	var names []string
	for {
		_, rest, found := strings.Cut(text, "${")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return names
		}
		if name != "" && strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_") == "" {
			names = append(names, name)
		}
		text = after
	}
}

// missingSecret returns the first secret of the requests that has no value, "" if all have one.
func (d *definition) missingSecret(config exchange.Config) string {
	texts := []string{d.request.target, d.detail.target}
	for _, h := range append(d.request.headers[:len(d.request.headers):len(d.request.headers)], d.detail.headers...) {
		texts = append(texts, h.Value)
	}
	for _, name := range secretNames(strings.Join(texts, "\n")) {
		if !config.HasValue(name) {
			return name
		}
	}
	return ""
}

// readBody reads the body of a POST.
func readBody(f *form, e *endpoint) {
	hasBody, body := f.has("body"), f.object.Get("body")
	if e.method != "POST" {
		if hasBody {
			f.fault("body", "a GET has none; set method to POST")
		}
		return
	}
	switch {
	case !hasBody:
		f.fault("body", "missing: a POST needs one")
	case !body.IsObject() && !body.IsArray():
		f.fault("body", "neither an object nor an array")
	case len(secretNames(body.Raw)) > 0:
		f.fault("body", "has a secret; secrets belong in a header, or after the question mark of url")
	case slices.ContainsFunc(bodyReferences(body.Raw), func(name string) bool { return !isParameter(name) }):
		f.fault("body", "has braces around what is no parameter")
	default:
		e.body = body.Raw
		e.headers = append(e.headers, exchange.Header{Name: "content-type", Value: "application/json"})
	}
}

// readPrices reads the member prices.
func readPrices(f *form) []pricePath {
	if !f.has("prices") {
		return nil
	}
	list := f.object.Get("prices")
	if !list.IsArray() || len(list.Array()) == 0 {
		f.fault("prices", "not an array with prices")
		return nil
	}
	var prices []pricePath
	for i, entry := range list.Array() {
		inner := &form{at: f.at + ".prices[" + strconv.Itoa(i) + "]", object: entry, faults: f.faults}
		p := pricePath{path: inner.paths("path"), label: inner.text("label")}
		if !entry.Get("path").Exists() {
			inner.fault("path", "missing")
		}
		if name := inner.text("condition"); name != "" {
			p.condition = inner.conditionOf("condition", name)
		}
		inner.close()
		prices = append(prices, p)
	}
	return prices
}

// readConditions reads the member conditions.
func readConditions(f *form) []conditionWord {
	if !f.has("conditions") {
		return nil
	}
	table := f.object.Get("conditions")
	if !table.IsObject() {
		f.fault("conditions", "not an object of the service's words and Loupe's conditions")
		return nil
	}
	var words []conditionWord
	table.ForEach(func(key, value gjson.Result) bool {
		words = append(words, conditionWord{key.Str, f.conditionOf("conditions", value.Str)})
		return true
	})
	return words
}

// readConstants reads the member constants.
func readConstants(f *form) (c constants) {
	inner := f.member("constants")
	if inner == nil {
		return c
	}
	c.vendor, c.currency = inner.text("vendor"), inner.text("currency")
	if c.currency != "" && !market.IsCurrency(c.currency) {
		inner.fault("currency", "not a currency of ISO 4217, such as USD")
	}
	if name := inner.text("condition"); name != "" {
		c.condition = inner.conditionOf("condition", name)
	}
	if inner.has("sold") {
		sold := inner.object.Get("sold")
		if sold.Type != gjson.True && sold.Type != gjson.False {
			inner.fault("sold", "neither true nor false")
		}
		c.sold = sold.Type == gjson.True
	}
	inner.close()
	return c
}

// form reads the members of a JSON object, and collects faults.
type form struct {
	at     string // path of the object, such as SOURCES[0].request
	object gjson.Result
	known  []string // the members that may be there
	faults *[]string
}

func (f *form) fault(member, what string) {
	*f.faults = append(*f.faults, f.at+"."+member+": "+what)
}

// has reports whether the object has the member, and that it may be there.
func (f *form) has(name string) bool {
	f.known = append(f.known, name)
	return f.object.Get(name).Exists()
}

// close reports members that may not be there, and what is not an object.
func (f *form) close() {
	if !f.object.IsObject() {
		*f.faults = append(*f.faults, f.at+": not an object")
		return
	}
	f.object.ForEach(func(key, _ gjson.Result) bool {
		if !slices.Contains(f.known, key.Str) {
			if isMemberName(key.Str) {
				f.fault(key.Str, "no such member")
			} else {
				*f.faults = append(*f.faults, f.at+": has a member that does not exist")
			}
		}
		return true
	})
}

// isMemberName reports whether a name looks like that of a member, so that a fault may repeat it.
func isMemberName(name string) bool {
	return name != "" && len(name) <= maxSourceName && strings.Trim(name, "abcdefghijklmnopqrstuvwxyz_") == ""
}

// member returns the form of a member that is an object, nil if there is none.
func (f *form) member(name string) *form {
	if !f.has(name) {
		return nil
	}
	return &form{at: f.at + "." + name, object: f.object.Get(name), faults: f.faults}
}

// text returns a member that is a text, "" if there is none.
func (f *form) text(name string) string {
	if !f.has(name) {
		return ""
	}
	value := f.object.Get(name)
	if value.Type != gjson.String || value.Str == "" {
		f.fault(name, "not a text")
		return ""
	}
	return value.Str
}

// required returns a member that is a text. If there is none, it is a fault.
func (f *form) required(name string) string {
	if !f.object.Get(name).Exists() {
		f.fault(name, "missing")
	}
	return f.text(name)
}

// paths returns a member with one path or several, separated by spaces.
func (f *form) paths(name string) string {
	value := f.text(name)
	for _, path := range strings.Fields(value) {
		if !isPath(path) {
			f.fault(name, "not a path in gjson syntax")
			return ""
		}
	}
	return value
}

// template returns a member with paths, or with a template.
func (f *form) template(name string) string {
	value := f.object.Get(name).Str
	if !isTemplate(value) {
		return f.paths(name)
	}
	for _, path := range references(value) {
		if !isPath(path) {
			f.fault(name, "has braces around what is not a path in gjson syntax")
			return ""
		}
	}
	return f.text(name)
}

// urlTemplate returns a member with paths, or with a template of a public https URL whose host is constant.
func (f *form) urlTemplate(name string) string {
	value := f.template(name)
	if !isTemplate(value) {
		return value
	}
	host, _, _ := strings.Cut(strings.TrimPrefix(value, "https://"), "/")
	sample := fill(value, func(string) string { return "x" })
	if _, err := publicurl.Check(sample, false); err != nil || strings.ContainsAny(host, "{}") {
		f.fault(name, "not the template of a public https URL with a constant host")
		return ""
	}
	return value
}

// isTemplate reports whether the text of a field is a template and not paths.
func isTemplate(s string) bool { return strings.IndexByte(s, '{') >= 0 }

// integer returns a member that is a whole number from least to most, or fallback if there is none.
func (f *form) integer(name string, least, most, fallback int) int {
	if !f.has(name) {
		return fallback
	}
	value := f.object.Get(name)
	n, err := strconv.Atoi(value.Raw)
	if value.Type != gjson.Number || err != nil || n < least || n > most {
		f.fault(name, "not a whole number from "+strconv.Itoa(least)+" to "+strconv.Itoa(most))
		return fallback
	}
	return n
}

// number returns a member that is a number from 0 to most, 0 if there is none.
func (f *form) number(name string, most float64) float64 {
	if !f.has(name) {
		return 0
	}
	value := f.object.Get(name)
	if value.Type != gjson.Number || !(value.Num >= 0 && value.Num <= most) {
		f.fault(name, "not a number from 0 to "+strconv.Itoa(int(most)))
		return 0
	}
	return value.Num
}

// oneOf returns the index of a member among the values that it may have, 0 if there is none.
func (f *form) oneOf(name string, values []string) int {
	value := f.text(name)
	for i := range values {
		if values[i] == value {
			return i
		}
	}
	if value != "" {
		f.fault(name, "not one of "+strings.Join(values, ", "))
	}
	return 0
}

// conditionOf returns the condition with a name, such as "like new" or "like_new".
func (f *form) conditionOf(member, name string) product.Condition {
	c := product.ParseCondition(name)
	if c == product.Unknown || c.String() != strings.ReplaceAll(name, "_", " ") {
		f.fault(member, "has what is not a condition of Loupe, such as like_new")
		return product.Unknown
	}
	return c
}

// isPath reports whether a text may be a path in gjson syntax: its brackets and quotes are closed, and no part is empty.
// gjson itself reports no errors; it finds nothing.
func isPath(s string) bool {
	var open []byte
	inString, isEmpty := false, true
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c <= ' ' || c == 0x7f:
			return false
		case c == '\\':
			i++
			isEmpty = false
			if i == len(s) {
				return false
			}
		case c == '"':
			inString, isEmpty = !inString, false
		case inString:
		case c == '(' || c == '[' || c == '{':
			open, isEmpty = append(open, c), false
		case c == ')' || c == ']' || c == '}':
			if len(open) == 0 || open[len(open)-1] != opening[c] {
				return false
			}
			open = open[:len(open)-1]
		case c == '.' || c == '|':
			if isEmpty && len(open) == 0 {
				return false
			}
			isEmpty = true
		default:
			isEmpty = false
		}
	}
	return !inString && !isEmpty && len(open) == 0
}

// opening maps each closing bracket to the one that opens it.
var opening = [256]byte{')': '(', ']': '[', '}': '{'}
