package page

import (
	"strings"

	"github.com/tidwall/gjson"

	"loupe/core/jsontext"
)

// isLinkedData reports whether a script's type is that of JSON-LD, with parameters or without.
func isLinkedData(media string) bool {
	media, _, _ = strings.Cut(media, ";")
	return is(strings.TrimSpace(media), "application/ld+json")
}

// linkedData takes up the items of a script of JSON-LD. One that is broken has none.
func (g *graph) linkedData(script string) {
	if v, err := jsontext.Parse(repaired(script)); err == nil {
		g.json(v, member, -1, 0)
	}
}

// json takes up a value as a property of an item, or as of none. A list is as if its values stood alone.
func (g *graph) json(v gjson.Result, as property, parent, depth int) {
	switch {
	case depth == maxDepth:
		g.full = true
		return
	case v.Type != gjson.JSON:
		if parent >= 0 {
			g.set(parent, as, scalar(v))
		}
		return
	}
	isItem, at := v.IsObject(), parent
	if isItem {
		at = g.begin(parent, as)
	}
	v.ForEach(func(key, v gjson.Result) bool {
		p := as
		if isItem {
			p = propertyOf(key.Str)
		}
		if p != unknown {
			g.json(v, p, at, depth+1)
		}
		return !g.full
	})
	if isItem {
		g.finish(at)
	}
}

// scalar returns the text of a value. A number gets four decimals, for market to see that its point is
// the decimal one, as it is not for sure in "1.299".
func scalar(v gjson.Result) string {
	point := strings.IndexByte(v.Raw, '.')
	switch {
	case v.Type != gjson.Number:
		return v.String()
	case point < 0 || strings.ContainsAny(v.Raw, "eE"):
		return v.Raw
	}
	return (v.Raw + "0000")[:point+5]
}

// around is what may stand around and between the documents in a script: white space, a byte order mark,
// commas, semicolons, and the marks of comments and of CDATA sections.
const around = space + "\ufeff,;/*<!->[]CDAT"

// repaired returns the content of a script as a JSON array of the documents in it, mended where that is
// safe: pages have line breaks and tabs in strings, commas before closing brackets, several documents in a
// row. What is broken otherwise stays so. HTML replaces no character references in a script.
func repaired(script string) []byte {
	out := make([]byte, 0, len(script)+16)
	depth, quoted, escaped := 0, false, false
	for i, n := 0, 0; i < len(script); i += n {
		var r rune
		r, n = char(script[i:])
		switch {
		case escaped:
			escaped = false
		case quoted && r < ' ':
			r = ' '
		case quoted:
			escaped, quoted = r == '\\', r != '"'
		case r == '"':
			quoted = true
		case r == '{', r == '[' && (depth > 0 || i == 0 || !isOneOf(script[i-1], "!A")): // but not "<![CDATA["
			if depth == 0 {
				out = put(out, ',')
			}
			depth++
		case depth == 0 && strings.ContainsRune(around, r):
			continue
		case depth == 0:
			return nil
		case r == '}', r == ']':
			depth--
			end := len(out)
			for isOneOf(out[end-1], space) {
				end--
			}
			if out[end-1] == ',' {
				out = out[:end-1]
			}
		}
		out = put(out, r)
	}
	if len(out) > 0 {
		out[0] = '['
	}
	return put(out, ']')
}
