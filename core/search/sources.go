package search

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/fault"
	"loupe/core/jsontext"
	"loupe/core/limits"
	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/publicurl"

	"github.com/tidwall/gjson"
)

// sourcesVariable is the variable with the sources.
const sourcesVariable = "SOURCES"

// ownSource is an entry of SOURCES.
type ownSource struct {
	provider provider // only its name is set if the entry has a fault
	isFaulty bool
}

// readSources reads the variable SOURCES, a JSON array with an object for each source. It returns every entry, and what is
// wrong in them, such as SOURCES[1].price. A fault never repeats a value, because a key may have been pasted there by mistake.
// Reserved are names that a source may not have.
func readSources(config exchange.Config, allowLocal bool, reserved []string) (sources []ownSource, faults []fault.Fault) {
	written := config.Var(sourcesVariable, "")
	if written == "" {
		return nil, nil
	}
	r := &sourceReader{allowLocal: allowLocal, reserved: reserved, at: sourcesVariable}
	root, err := jsontext.Parse([]byte(written))
	switch {
	case err != nil:
		r.fault("", err.Error())
		return nil, r.faults
	case !root.IsArray():
		r.fault("", "must be an array of sources")
		return nil, r.faults
	}
	entries := jsontext.List(&root, "@this", jsontext.All)
	for i := range entries {
		before := len(r.faults)
		own := ownSource{}
		r.enter(sourcesVariable+"["+strconv.Itoa(i)+"]", &entries[i], sourceMembers, func() { own.provider = r.source() })
		own.isFaulty = len(r.faults) > before
		sources = append(sources, own)
		r.reserved = append(r.reserved, own.provider.name)
	}
	return sources, r.faults
}

// sourceReader reads SOURCES.
type sourceReader struct {
	allowLocal bool     // requests may go to any host, over plain HTTP
	reserved   []string // names that a source may not have
	faults     []fault.Fault

	at     string // path of the object that is read, such as SOURCES[0].request
	object *gjson.Result
}

// The members of each kind of object, separated by spaces.
const (
	sourceMembers = " name request detail id title url image vendor price prices currency condition conditions sold date shipping" +
		" error total constants price_format date_format premium_percent limit timeout_ms interval_ms cache_seconds "
	requestMembers  = " url headers results method body "
	detailMembers   = " url headers results rows "
	priceMembers    = " path label condition "
	constantMembers = " vendor currency condition sold "
	anyMembers      = ""
)

// enter reads an object inside the current one. It reports members that may not be there.
func (r *sourceReader) enter(at string, object *gjson.Result, members string, read func()) {
	outerAt, outer := r.at, r.object
	r.at, r.object = at, object
	if object.IsObject() {
		for c := jsontext.Read(object); c.Next(); {
			switch name := c.Name(); {
			case members == anyMembers, strings.Contains(members, " "+name+" "):
			case isWord(name, "_", maxName):
				r.fault(name, "is not a known member")
			default:
				r.fault("", "has an unknown member")
			}
		}
		read()
	} else {
		r.fault("", "must be an object")
	}
	r.at, r.object = outerAt, outer
}

// fault reports what is wrong with a member of the current object, or with the object itself if the member is "".
func (r *sourceReader) fault(member, problem string) {
	at := r.at
	if member != "" {
		at += "." + member
	}
	r.faults = append(r.faults, fault.Fault{Variable: at, Problem: problem, Remedy: "see docs/SOURCES.md; make source NAME=... tries a source"})
}

// The most characters of the name of a source or a member, and of a header.
const maxName, maxHeaderName = 20, 64

// isWord reports whether s has 1 to maxLength characters, each of which is a lower-case letter or one of the others, the first a
// letter.
func isWord(s, others string, maxLength int) bool {
	return s != "" && len(s) <= maxLength && 'a' <= s[0] && s[0] <= 'z' && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz"+others) == ""
}

// source reads a source. The provider can be used if there was no fault.
func (r *sourceReader) source() provider {
	d := &definition{numbers: defaultNumbers, mapping: mapping{described: true}}
	name := r.required("name", plainText)
	switch {
	case name == "":
	case !isWord(name, "-0123456789", maxName):
		r.fault("name", "must have 1 to 20 lower-case letters, digits and hyphens, and begin with a letter")
		name = ""
	case slices.Contains(r.reserved, name):
		r.fault("name", "must differ from the names of the built-in upstreams and of the earlier sources")
		name = ""
	}
	for i, f := range sourceFields {
		if f.needed {
			r.required(f.name, f.kind)
		}
		if f.name != "" {
			d.fields[i] = r.text(f.name, f.kind)
		}
	}
	for i, n := range sourceNumbers {
		r.integer(n.name, n.least, n.most, &d.numbers[i])
	}
	d.priceFormat, d.dateFormat = r.oneOf("price_format", priceFormats), r.oneOf("date_format", dateFormats)
	if premium := r.get("premium_percent"); r.has("premium_percent") {
		if d.premium = premium.Num; premium.Type != gjson.Number || !(d.premium >= 0 && d.premium <= 100) {
			r.fault("premium_percent", "must be a number from 0 to 100")
		}
	}
	r.member("constants", constantMembers, func() {
		d.constants = constants{vendor: r.text("vendor", plainText), currency: r.text("currency", currencyCode), condition: r.condition("condition")}
		sold := r.get("sold").Type
		if d.constants.sold = sold == gjson.True; r.has("sold") && sold != gjson.True && sold != gjson.False {
			r.fault("sold", "must be true or false")
		}
	})
	if d.constants.currency == "" && d.priceFormat != textPrices && !r.has("currency") {
		r.fault("currency", "is missing: set it to a path, or set constants.currency")
	}
	r.prices(d)
	r.member("conditions", anyMembers, func() {
		for c := jsontext.Read(r.object); c.Next(); {
			condition := conditionNamed(c.Value().Str)
			if condition == product.Unknown {
				r.fault("", "each value "+badCondition)
			}
			d.conditions = append(d.conditions, conditionWord{c.Name(), condition})
		}
	})
	baseURL := r.endpoints(d)
	return provider{name: name, baseURL: variable{fallback: baseURL}, maxAge: d.numbers[numberMaxAge], request: d.fetch, definition: d}
}

// sourceFields are the members with paths. Fields without a name are of built-in services only.
var sourceFields = [numFields]struct {
	name   string
	kind   textKind
	needed bool
}{
	fieldID:        {name: "id", kind: pathsOrTemplate},
	fieldTitle:     {name: "title", kind: pathsOrTemplate, needed: true},
	fieldURL:       {name: "url", kind: pathsOrURL, needed: true},
	fieldImage:     {name: "image", kind: pathsOrURL},
	fieldVendor:    {name: "vendor"},
	fieldCurrency:  {name: "currency"},
	fieldCondition: {name: "condition"},
	fieldSold:      {name: "sold"},
	fieldDate:      {name: "date"},
	fieldShipping:  {name: "shipping"},
	fieldFailure:   {name: "error"},
	fieldTotal:     {name: "total"},
}

// sourceNumbers are the members with whole numbers.
var sourceNumbers = [numNumbers - 1]struct {
	name        string
	least, most int
}{
	numberLimit:    {"limit", 1, MaxListings},
	numberTimeout:  {"timeout_ms", 500, limits.TextSearch},
	numberInterval: {"interval_ms", 0, 2_000},
	numberMaxAge:   {"cache_seconds", 60, 30 * 86400},
}

const maxDetails = 5

// prices reads the member price or prices.
func (r *sourceReader) prices(d *definition) {
	if !r.has("prices") {
		d.prices = []pricePath{{path: r.required("price", paths)}}
		return
	}
	list := jsontext.List(r.get("prices"), "@this", jsontext.All)
	if len(list) == 0 || !r.get("prices").IsArray() {
		r.fault("prices", "must be an array of prices that is not empty")
	}
	if r.has("price") {
		r.fault("price", "must be left out if prices is set")
	}
	for i := range list {
		r.enter(r.at+".prices["+strconv.Itoa(i)+"]", &list[i], priceMembers, func() {
			d.prices = append(d.prices, pricePath{r.required("path", paths), r.text("label", plainText), r.condition("condition")})
		})
	}
}

// endpoints reads the requests, and returns the scheme and host of both.
func (r *sourceReader) endpoints(d *definition) (baseURL string) {
	if !r.has("request") {
		r.fault("request", "is missing")
	}
	isParameter := func(name string) bool { return slices.Contains(parameterNames, name) }
	r.member("request", requestMembers, func() {
		baseURL = r.endpoint(&d.request, isParameter)
		body, isPost := r.get("body"), r.oneOf("method", []string{"GET", "POST"}) == 1
		switch {
		case r.has("body") != isPost:
			r.fault("body", "must be set for POST, and left out for GET")
		case !isPost:
		case !body.IsObject() && !body.IsArray() || len(secretNames(body.Raw)) > 0:
			r.fault("body", "must be an object or array without secrets; put secrets into headers")
		default:
			d.request.body = body.Raw
			d.request.headers = append(d.request.headers, exchange.Header{Name: "content-type", Value: "application/json"})
		}
		used, searches := d.request.parameters(), false
		for _, name := range used {
			searches = searches || slices.Contains(parameterNames[:searchParameters], name)
		}
		if slices.ContainsFunc(used, func(name string) bool { return !isParameter(name) }) {
			r.fault("body", "has an unknown name in braces")
		} else if !searches && d.request.target != "" {
			r.fault("url", "must contain {query}, {gtin}, {brand} or {model}; otherwise all searches are the same")
		}
	})
	r.member("detail", detailMembers, func() {
		r.integer("rows", 1, maxDetails, &d.numbers[numberDetails])
		if r.endpoint(&d.detail, jsontext.IsPath) != baseURL {
			r.fault("url", "must be on the host of request.url")
		}
	})
	return baseURL
}

// endpoint reads the members that both requests have, and returns the scheme and host of the URL. IsReference reports whether
// a text in braces in the URL has a meaning.
func (r *sourceReader) endpoint(e *endpoint, isReference func(string) bool) (baseURL string) {
	if e.results = r.text("results", paths); e.results == "" {
		e.results = "@this"
	}
	url := r.required("url", plainText)
	if url == "" {
		return ""
	}
	scheme, rest, _ := strings.Cut(url, "://")
	host, _, _ := strings.Cut(rest, "/")
	beforeQuery, _, _ := strings.Cut(url, "?")
	e.target = rest[len(host):]
	for _, name := range e.parameters() {
		if !isReference(name) {
			r.fault("url", "has an unknown name in braces")
			return ""
		}
	}
	sample := withoutReferences(url)
	u, err := publicurl.Check(sample, r.allowLocal)
	switch {
	case strings.ContainsAny(host, "{}"):
		r.fault("url", "must have a host without braces")
	case len(secretNames(beforeQuery)) > 0:
		r.fault("url", "must have no secret before the question mark; put it after the question mark or into a header")
	case err != nil:
		r.fault("url", err.Error())
	case u.String() != sample:
		r.fault("url", "must be in normal form, such as https://api.example.com/search?q={query}")
	}
	r.member("headers", anyMembers, func() {
		for c := jsontext.Read(r.object); c.Next(); {
			name, value := strings.ToLower(c.Name()), c.Value()
			if !isWord(name, "-_0123456789", maxHeaderName) || value.Type != gjson.String || strings.ContainsFunc(value.Str, isUnprintable) {
				r.fault("", "each name must have 1 to 64 letters, digits, hyphens and underscores and begin with a letter, and each value must be a string of printable ASCII")
				continue
			}
			e.headers = append(e.headers, exchange.Header{Name: name, Value: value.Str})
		}
	})
	return scheme + "://" + host
}

func isUnprintable(c rune) bool { return c < ' ' || c > '~' }

// withoutReferences replaces each {name} and each ${NAME} by a letter.
func withoutReferences(s string) string {
	return fill(strings.ReplaceAll(s, "${", "{"), func(string) string { return "x" })
}

// secretNames returns the name in each ${NAME} of a text.
func secretNames(text string) []string {
	var names []string
	for {
		_, rest, found := strings.Cut(text, "${")
		name, after, closed := strings.Cut(rest, "}")
		if !found || !closed {
			return names
		}
		names, text = append(names, name), after
	}
}

// secrets returns the names of the secrets in the requests.
func (d *definition) secrets() []string {
	var names []string
	for _, e := range [...]*endpoint{&d.request, &d.detail} {
		names = append(names, secretNames(e.target)...)
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

// get returns a member. It is not inlined, because a gjson.Result is large and there are many members.
//
//go:noinline
func (r *sourceReader) get(name string) *gjson.Result {
	value := jsontext.Get(r.object, name)
	return &value
}

// has reports whether there is a member.
func (r *sourceReader) has(name string) bool { return r.get(name).Type != gjson.Null }

// member reads a member that is an object, if there is one.
func (r *sourceReader) member(name, members string, read func()) {
	if r.has(name) {
		r.enter(r.at+"."+name, r.get(name), members, read)
	}
}

// textKind says what a text must be.
type textKind uint8

const (
	paths           textKind = iota
	pathsOrTemplate          // a template has paths in braces
	pathsOrURL               // a template of a public https URL whose host is constant
	currencyCode
	plainText
)

// required returns a member that is a text. If there is none, it is a fault.
func (r *sourceReader) required(name string, kind textKind) string {
	if !r.has(name) {
		r.fault(name, "is missing")
	}
	return r.text(name, kind)
}

// text returns a member that is a text, "" if there is none or if it is faulty.
func (r *sourceReader) text(name string, kind textKind) string {
	s := r.get(name).Str
	switch {
	case !r.has(name):
	case s == "":
		r.fault(name, "must be a string that is not empty")
	case kind == plainText, kind == currencyCode && market.IsCurrency(s):
		return s
	case kind == currencyCode:
		r.fault(name, "must be a currency code of ISO 4217, such as USD")
	case !arePaths(s, kind != paths):
		r.fault(name, "must be a valid path")
	case kind == pathsOrURL && isTemplate(s) && !isURLTemplate(s):
		r.fault(name, "must be a template of public https URLs on one host")
	default:
		return s
	}
	return ""
}

// isTemplate reports whether the text of a field is a template and not paths.
func isTemplate(s string) bool { return strings.IndexByte(s, '{') >= 0 }

// isURLTemplate reports whether a template makes URLs of one public host.
func isURLTemplate(s string) bool {
	host, _, _ := strings.Cut(strings.TrimPrefix(s, "https://"), "/")
	_, err := publicurl.Check(withoutReferences(s), false)
	return err == nil && !isTemplate(host)
}

// arePaths reports whether a text is one path or several, or, if it may be a template, has paths in braces.
func arePaths(s string, mayBeTemplate bool) bool {
	list := strings.Fields(s)
	if mayBeTemplate && isTemplate(s) {
		list = (&endpoint{target: s}).parameters()
	}
	return !slices.ContainsFunc(list, func(path string) bool { return !jsontext.IsPath(path) })
}

// integer reads a member that is a whole number, if there is one.
func (r *sourceReader) integer(name string, least, most int, into *int) {
	if !r.has(name) {
		return
	}
	var err error
	if *into, err = strconv.Atoi(r.get(name).Raw); err != nil || *into < least || *into > most {
		r.fault(name, "must be a whole number from "+strconv.Itoa(least)+" to "+strconv.Itoa(most))
	}
}

// oneOf returns the index of a member among the values that it may have, 0 if there is none.
func (r *sourceReader) oneOf(name string, values []string) int {
	value := r.text(name, plainText)
	at := slices.Index(values, value)
	if at < 0 && value != "" {
		r.fault(name, "must be one of "+strings.Join(values, ", "))
	}
	return max(0, at)
}

const badCondition = "must be a condition of Loupe, such as like_new"

// condition returns a member that is the name of a condition.
func (r *sourceReader) condition(name string) product.Condition {
	written := r.text(name, plainText)
	c := conditionNamed(written)
	if c == product.Unknown && written != "" {
		r.fault(name, badCondition)
	}
	return c
}

// conditionNamed returns the condition with a name, such as "like new" or "like_new"; product.Unknown if there is none.
func conditionNamed(name string) product.Condition {
	c := product.ParseCondition(name)
	if c.String() != strings.ReplaceAll(name, "_", " ") {
		return product.Unknown
	}
	return c
}
