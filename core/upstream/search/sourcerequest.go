package search

import (
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// endpoints parses the members request and detail, and returns the scheme and host of both.
func (r *sourceParser) endpoints(d *definition) (baseURL string) {
	if !r.has("request") {
		r.fault("request", "is missing")
	}
	isParameter := func(name string) bool { return slices.Contains(parameterNames, name) }
	r.member("request", requestMembers, func() {
		baseURL = r.endpoint(&d.request, isParameter)
		body, isPost := r.get("body"), r.oneOf("method", []string{"GET", "POST"}) == 1
		contentType := "application/json"
		switch {
		case r.has("body") != isPost:
			r.fault("body", "must be set for POST, and left out for GET")
		case !isPost:
		case body.IsObject(), body.IsArray():
			d.request.body = body.Raw
		case body.Str == "" || strings.ContainsAny(body.Str[:1], "{[") || strings.ContainsFunc(body.Str, isNotOfForm):
			r.fault("body", "must be an object, an array, or a form such as q={query}&limit=50")
		default:
			d.request.body, contentType = body.Str, "application/x-www-form-urlencoded"
		}
		if isPost {
			d.request.headers = append(d.request.headers, exchange.Header{Name: "content-type", Value: contentType})
		}
		used := d.request.parameters()
		uses := func(names ...string) bool {
			return slices.ContainsFunc(used, func(name string) bool { return slices.Contains(names, name) })
		}
		if slices.ContainsFunc(used, func(name string) bool { return !isParameter(name) }) {
			r.fault("body", "has an unknown name in braces")
		} else if d.request.target != "" && !uses(parameterNames[:searchParameters]...) {
			r.fault("url", "must contain {query}, {gtin}, {brand} or {model}; otherwise all searches are the same")
		}
		r.integer("pages", 1, maxPages, &d.numbers[numberPages])
		d.request.next = r.text("next", paths)
		switch {
		case d.numbers[numberPages] > 1 && !uses(parameterNames[firstPage:len(parameterNames)-1]...):
			r.fault("url", "must contain {page}, {page_index}, {offset} or {cursor}; otherwise all pages are the same")
		case uses(cursorParameter) != (d.request.next != ""):
			r.fault("next", "must be set with {cursor}, and left out without it")
		}
	})
	switch {
	case d.numbers[numberPages] == 1:
	case r.has("detail"):
		r.fault("request.pages", "must be left out if detail is set")
	case d.request.next == "" && !r.has("limit"):
		r.fault("limit", "is missing: set it to the number of rows of a full page")
	}
	r.member("detail", detailMembers, func() {
		r.integer("rows", 1, maxDetails, &d.numbers[numberDetails])
		if r.endpoint(&d.detail, jsontext.IsPath) != baseURL {
			r.fault("url", "must be on the host of request.url")
		}
	})
	return baseURL
}

// endpoint parses the members that both requests have, and returns the scheme and host of the URL. isReference reports whether
// a text is allowed in braces in the URL.
func (r *sourceParser) endpoint(e *endpoint, isReference func(string) bool) (baseURL string) {
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

// isNotOfForm reports whether a character must be percent-encoded in a form.
func isNotOfForm(c rune) bool { return isUnprintable(c) || strings.ContainsRune(" \"<>#", c) }
