package page

import (
	"strings"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"loupe/core/base/jsontext"
	"loupe/core/base/text"
)

// isJSONLD reports whether the type attribute of a script names JSON-LD, with or without parameters.
func isJSONLD(mediaType string) bool {
	mediaType, _, _ = strings.Cut(mediaType, ";")
	return equalFold(strings.TrimSpace(mediaType), "application/ld+json")
}

// maxScripts is how many bytes of JSON-LD are read in a page. repairJSON copies them.
const maxScripts = 96 << 10

// addJSONLD adds the items in a JSON-LD script. A script that is beyond maxScripts, or not valid JSON even after repairJSON, is ignored.
func (g *graph) addJSONLD(script string) {
	if g.scripts += len(script); g.scripts > maxScripts {
		return
	}
	if value, err := jsontext.Parse(repairJSON(script)); err == nil {
		g.addValue(value, propNone, -1, 0)
	}
}

// addValue adds a JSON value as the value of a parent's property; parent is -1 at the top level. The
// elements of an array are added one by one. depth is the number of arrays and objects around the value.
func (g *graph) addValue(value gjson.Result, p property, parent, depth int) {
	if depth == maxDepth {
		g.overLimit = true
		return
	}
	g.spend("")
	switch {
	case value.IsObject():
		i := g.beginItem(parent, p)
		for c := jsontext.Read(&value); !g.overLimit && c.Next(); {
			g.spend("")
			if p := propertyOf(c.Name()); p != propUnknown {
				g.addValue(c.Value(), p, i, depth+1)
			}
		}
		g.endItem(i)
	case value.IsArray():
		for c := jsontext.Read(&value); !g.overLimit && p != propUnknown && c.Next(); {
			g.addValue(c.Value(), p, parent, depth+1)
		}
	case parent >= 0:
		g.setProperty(parent, p, scalarText(value))
	}
}

// scalarText returns the text of a string, number, bool or null. It writes a number with a fraction with
// exactly four decimals, because market.ParsePrice reads "1.299" as 1299, but "1.2990" as 1.299.
func scalarText(value gjson.Result) string {
	if value.Type != gjson.Number {
		return jsontext.Scalar(&value)
	}
	point := strings.IndexByte(value.Raw, '.')
	if point < 0 || strings.ContainsAny(value.Raw, "eE") {
		return value.Raw
	}
	return (value.Raw + "0000")[:point+len(".0000")]
}

// betweenDocuments has the characters that are allowed before, between and after the JSON documents in
// a script: white space, a byte order mark, commas, semicolons, and the marks of comments and CDATA.
const betweenDocuments = whitespace + "\ufeff,;/*<!->[]CDAT"

// repairJSON returns a JSON array of the documents in a script. It repairs errors that are common and safe
// to repair: line breaks, tabs and quotes in strings, commas before closing brackets and in numbers, several documents in one
// script, comment marks around them. It leaves other errors, and character references, which HTML does not
// decode in scripts. It returns nil if there is other text between the documents.
func repairJSON(script string) []byte {
	out := make([]byte, 0, len(script)+16)
	depth, inString, isEscaped := 0, false, false
	for i, size := 0, 0; i < len(script); i += size {
		var r rune
		r, size = text.DecodeRune(script[i:])
		switch {
		case isEscaped:
			isEscaped = false
		case inString && r < ' ':
			r = ' '
		case inString && r == '"' && !endsString(script[i+1:]):
			out = append(out, '\\')
		case inString:
			isEscaped, inString = r == '\\', r != '"'
		case r == '"':
			inString = true
		case r == '{', r == '[' && (depth > 0 || i == 0 || !isOneOf(script[i-1], "!A")): // not "<![CDATA["
			if depth == 0 {
				out = append(out, ',') // the first becomes the opening bracket
			}
			depth++
		case depth == 0 && strings.ContainsRune(betweenDocuments, r):
			continue
		case depth == 0:
			return nil
		case '0' <= r && r <= '9' && lastByte(out) == ':':
			rest := strings.TrimLeft(script[i:], "0123456789.,")
			number := strings.TrimRight(script[i:len(script)-len(rest)], ",")
			if size = len(number); strings.Contains(number, ",") { // parsePrice reads it
				number = `"` + number + `"`
			}
			out = append(out, number...)
			continue
		case r == '}', r == ']':
			depth--
			out = trimComma(out)
		}
		out = utf8.AppendRune(out, r)
	}
	if len(out) > 0 {
		out[0] = '['
	}
	return append(out, ']')
}

// endsString reports whether a quote before this text can end a string: only a punctuation mark of JSON may follow.
func endsString(after string) bool {
	after = strings.TrimLeft(after, whitespace)
	return after == "" || isOneOf(after[0], ":,}]")
}

// lastByte returns the last byte of a JSON text without its white space. It returns 0 if nothing is left.
func lastByte(json []byte) byte {
	for end := len(json); end > 0; end-- {
		if !isOneOf(json[end-1], whitespace) {
			return json[end-1]
		}
	}
	return 0
}

// trimComma removes a comma at the end of JSON text, with the white space after it.
func trimComma(json []byte) []byte {
	end := len(json)
	for isOneOf(json[end-1], whitespace) {
		end--
	}
	if json[end-1] == ',' {
		return json[:end-1]
	}
	return json
}
