package page

import (
	"cmp"
	"strings"
)

// A tokenizer splits a page into tags and text. It follows the rules of
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization as far as this package needs them. It
// only moves forward.
type tokenizer struct {
	page string
	next int // offset of the next byte to read

	// The last token. Strings are parts of the page; character references are not decoded.
	text          string // of a textToken; of a startTag, the element's content if that is raw text
	name          string // of a tag
	isSelfClosing bool
	attrs         [len(attributes)]string // of a startTag; "" if absent, " " if empty
}

type token uint8

const (
	endOfPage token = iota
	textToken
	startTag
	endTag
)

// Indexes of tokenizer.attrs. All other attributes are dropped.
const (
	contentAttr = iota
	hrefAttr
	itempropAttr
	itemscopeAttr
	itemtypeAttr
	nameAttr
	propertyAttr
	relAttr
	typeAttr
	typeofAttr
)

var attributes = [...]string{"content", "href", "itemprop", "itemscope", "itemtype", "name", "property", "rel", "type", "typeof"}

// rawTextElements lists elements that contain only text: everything up to their end tag. They have the
// parsing states RCDATA, RAWTEXT and script data. noscript is not one of them if scripting is off.
const rawTextElements = "script style title textarea iframe noembed noframes xmp"

// voidElements lists elements without content and end tag.
const voidElements = "meta link img br input hr area base col embed param source track wbr"

const (
	whitespace = " \t\n\r\f"
	nameEnd    = whitespace + "/>"
	attrEnd    = nameEnd + "="
	valueEnd   = whitespace + ">"
)

// read reads the next token. It skips comments, declarations, and a tag that is incomplete at the end of
// the page.
func (t *tokenizer) read() token {
	for t.next < len(t.page) {
		rest := t.page[t.next:]
		switch {
		case rest[0] != '<':
			t.text = t.scanUntil("<")
			return textToken
		case len(rest) > 1 && isLetter(rest[1]):
			t.next++
			if t.scanTag() {
				t.text = t.scanRawText()
				return startTag
			}
		case len(rest) > 2 && rest[1] == '/' && isLetter(rest[2]):
			t.next += 2
			if t.scanTag() {
				return endTag
			}
		case strings.HasPrefix(rest, "<!--"):
			end := strings.Index(rest[2:], "-->") // from 2, because "<!-->" is a comment too
			if end < 0 {
				end = len(rest)
			}
			t.next = min(t.next+2+end+3, len(t.page))
		case len(rest) > 1 && (rest[1] == '!' || rest[1] == '?' || rest[1] == '/'):
			t.scanUntil(">")
			t.next = min(t.next+1, len(t.page))
		default:
			t.text, t.next = rest[:1], t.next+1
			return textToken
		}
	}
	return endOfPage
}

// scanTag reads a tag from its name to its ">". It returns false if the page ends before the tag does.
func (t *tokenizer) scanTag() bool {
	*t = tokenizer{page: t.page, next: t.next}
	t.name = t.scanUntil(nameEnd)
	for {
		gap := t.scanWhile(whitespace + "/")
		switch t.peek() {
		case 0:
			if t.next == len(t.page) {
				return false
			}
		case '>':
			t.isSelfClosing = strings.HasSuffix(gap, "/")
			t.next++
			return true
		}
		t.scanAttribute()
	}
}

// scanAttribute reads an attribute. Of several with the same name it keeps the first.
func (t *tokenizer) scanAttribute() {
	start, value := t.next, ""
	t.next++ // the first byte belongs to the name, even if it is "="
	t.scanUntil(attrEnd)
	name := t.page[start:t.next]
	t.scanWhile(whitespace)
	if t.peek() == '=' {
		t.next++
		t.scanWhile(whitespace)
		if quote := t.peek(); quote == '"' || quote == '\'' {
			t.next++
			value = t.scanUntil(t.page[t.next-1 : t.next])
			t.next = min(t.next+1, len(t.page))
		} else {
			value = t.scanUntil(valueEnd)
		}
	}
	for i, known := range attributes {
		if equalFold(name, known) && t.attrs[i] == "" {
			t.attrs[i] = cmp.Or(value, " ")
		}
	}
}

// scanRawText reads the content of the element whose start tag was read last, up to its end tag or the
// end of the page. If the element is not one of rawTextElements, it reads nothing and returns "".
func (t *tokenizer) scanRawText() string {
	if !inList(t.name, rawTextElements) {
		return ""
	}
	// After "<!--" in a script, "<script" begins an inner script, whose end tag does not end the outer
	// one: the states "script data escaped" and "script data double escaped".
	isScript, inComment, inInnerScript := equalFold(t.name, "script"), false, false
	start := t.next
	for ; t.next < len(t.page); t.next++ {
		rest := t.page[t.next:]
		switch {
		case rest[0] == '-' && inComment && strings.HasPrefix(rest, "-->"):
			inComment, inInnerScript = false, false
		case rest[0] != '<':
		case len(rest) > 1 && rest[1] == '/' && hasTagName(rest[2:], t.name):
			if !inInnerScript {
				return t.page[start:t.next]
			}
			inInnerScript = false
		case isScript && strings.HasPrefix(rest, "<!--"):
			inComment = true
		case inComment && hasTagName(rest[1:], t.name):
			inInnerScript = true
		}
	}
	return t.page[start:]
}

// scanUntil reads up to the next byte that is in set, or to the end of the page.
func (t *tokenizer) scanUntil(set string) string {
	start := t.next
	for t.next < len(t.page) && !isOneOf(t.page[t.next], set) {
		t.next++
	}
	return t.page[start:t.next]
}

// scanWhile reads bytes as long as they are in set.
func (t *tokenizer) scanWhile(set string) string {
	start := t.next
	for t.next < len(t.page) && isOneOf(t.page[t.next], set) {
		t.next++
	}
	return t.page[start:t.next]
}

// peek returns the next byte without reading it, or 0 at the end of the page.
func (t *tokenizer) peek() byte {
	if t.next == len(t.page) {
		return 0
	}
	return t.page[t.next]
}

// hasTagName reports whether s begins with a tag's whole name, in any case.
func hasTagName(s, name string) bool {
	n := len(name)
	return len(s) > n && equalFold(s[:n], name) && isOneOf(s[n], nameEnd)
}

// inList reports whether s is one of the words of a list, in any case. Spaces separate the words.
func inList(s, list string) bool {
	for list != "" {
		word, rest, _ := strings.Cut(list, " ")
		if equalFold(s, word) {
			return true
		}
		list = rest
	}
	return false
}

// equalFold reports whether a and b are equal, ignoring the case of ASCII letters, as HTML compares
// names. (strings.EqualFold ignores the case of all letters.)
func equalFold(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if toLower(a[i]) != toLower(b[i]) {
			return false
		}
	}
	return true
}

func toLower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + ('a' - 'A')
	}
	return c
}

func isLetter(c byte) bool { return 'a' <= toLower(c) && toLower(c) <= 'z' }

func isOneOf(c byte, set string) bool { return strings.IndexByte(set, c) >= 0 }
