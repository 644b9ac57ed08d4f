package search

import (
	"net/url"
	"slices"
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/base/publicurl"
)

// isTemplate reports whether the text of a field is a template and not paths.
func isTemplate(s string) bool { return strings.IndexByte(s, '{') >= 0 }

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

// fillBody replaces each {name} in the strings of a JSON text by its value, escaped for a JSON string. A string that is only the {name}
// of a number becomes a number. ${NAME} stays, because the host replaces it by a secret; no other dollar sign is written.
func fillBody(body string, value func(name string) string) []byte {
	var filled []byte
	inString, start := false, 0 // start is the index after the quote
	for i := 0; i < len(body); i++ {
		c := body[i]
		switch {
		case inString && c == '\\':
			filled = append(filled, c)
			i++
			c = body[i]
		case c == '"':
			inString, start = !inString, i+1
		case inString && c == '{' && body[i-1] != '$':
			name, rest, closed := strings.Cut(body[i+1:], "}")
			if !closed || strings.IndexByte(name, '"') >= 0 { // the string ends before the brace is closed
				break
			}
			if i == start && strings.HasPrefix(rest, `"`) && slices.Index(parameterNames, name) >= firstNumber {
				filled = append(filled[:len(filled)-1], value(name)...)
				inString = false
				i += len(name) + 2
				continue
			}
			var escaped jsontext.Writer
			escaped.String(value(name))
			filled = append(filled, strings.ReplaceAll(string(escaped[1:len(escaped)-1]), "$", `\u0024`)...)
			i += len(name) + 1
			continue
		}
		filled = append(filled, c)
	}
	return filled
}

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

// arePaths reports whether a text is one path or several, or, if it may be a template, has paths in braces.
func arePaths(s string, mayBeTemplate bool) bool {
	list := strings.Fields(s)
	if mayBeTemplate && isTemplate(s) {
		list = (&endpoint{target: s}).parameters()
	}
	return !slices.ContainsFunc(list, func(path string) bool { return !jsontext.IsPath(path) })
}

// urlTemplateFault returns the problem of a template that must make public https URLs on one host; "" if it does.
func urlTemplateFault(s string) string {
	const want = "must be a template of public https URLs on one host"
	host, _, _ := strings.Cut(strings.TrimPrefix(s, "https://"), "/")
	if isTemplate(host) {
		return want
	}
	if _, err := publicurl.Check(withoutReferences(s), false); err != nil {
		return want + ": it " + err.Error()
	}
	return ""
}

// percentEncode encodes everything but the unreserved characters (RFC 3986 section 2.3). So a text can
// neither end its query parameter nor contain ${NAME}, which the host would replace by a secret.
func percentEncode(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") }
