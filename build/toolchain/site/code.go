package main

import (
	"html/template"
	"regexp"
	"strings"
)

// token matches what highlight marks, in all languages of the site: comments, keys of JSON objects, other strings, and
// keywords.
var token = regexp.MustCompile(`(?m)(^\s*#.*$|^\s*//.*$|\s(?:#|//) .*$)|("(?:[^"\\\n]|\\.)*"\s*:)|("""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|` + "`[^`]*`" + `)|\b(` +
	strings.Join([]string{
		"async", "await", "case", "const", "defer", "except", "for", "func", "from", "if", "import", "in", "is", "new", "not", "of",
		"package", "range", "return", "set", "struct", "switch", "throw", "try", "type", "var", "with", "as", "def",
		"None", "nil", "null", "true", "false",
	}, "|") + `)\b`)

var classes = [...]string{"c", "k", "s", "w"} // the CSS class of each group of tokens

// highlight returns code as HTML, with CSS classes for comments, keys, strings and keywords.
func highlight(code string) template.HTML {
	var b strings.Builder
	end := 0
	for _, m := range token.FindAllStringSubmatchIndex(code, -1) {
		b.WriteString(template.HTMLEscapeString(code[end:m[0]]))
		text, class := template.HTMLEscapeString(code[m[0]:m[1]]), ""
		for group := range classes {
			if m[2+2*group] >= 0 {
				class = classes[group]
			}
		}
		if class == "w" && m[0] > 0 && code[m[0]-1] == '-' { // a part of an option, such as --fail-with-body
			b.WriteString(text)
		} else {
			b.WriteString(`<span class="` + class + `">` + text + `</span>`)
		}
		end = m[1]
	}
	b.WriteString(template.HTMLEscapeString(code[end:]))
	return template.HTML(b.String())
}

// span matches `code` in a guide's text.
var span = regexp.MustCompile("`([^`]*)`")

// markCode returns a guide's text as HTML, with `x` as a code element.
func markCode(text string) template.HTML {
	return template.HTML(span.ReplaceAllString(template.HTMLEscapeString(text), "<code>$1</code>"))
}
