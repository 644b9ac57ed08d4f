package page

import (
	"cmp"
	"strings"
)

// A tokenizer takes HTML apart as far as markup needs it, after the rules of
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization. It only ever moves forward.
type tokenizer struct {
	page string
	at   int // of the next byte to be read

	// Of the token read last, parts of the page as they stand in it.
	text       string // a text; of a start tag the content, if it is one that HTML reads as text
	name       string // of a tag
	selfClosed bool
	attrs      [len(attributes)]string // "" if it is not there, white space if it is empty
}

type token uint8

const (
	endOfPage token = iota
	words
	startTag
	endTag
)

// The attributes that are kept, in the order of attributes.
const (
	contentAttr = iota
	hrefAttr
	itempropAttr
	itemscopeAttr
	itemtypeAttr
	nameAttr
	propertyAttr
	typeAttr
)

var attributes = [...]string{"content", "href", "itemprop", "itemscope", "itemtype", "name", "property", "type"}

// textual are the elements whose content is text and nothing else, up to their end tag: those of the
// parsing states RCDATA, RAWTEXT and script data. Noscript is not, since no scripts are run.
const textual = "script style title textarea iframe noembed noframes xmp"

// void are the elements that have no content and no end tag.
const void = "meta link img br input hr area base col embed param source track wbr"

const (
	space    = " \t\n\r\f"
	nameEnd  = space + "/>"
	attrEnd  = nameEnd + "="
	valueEnd = space + ">"
)

// next moves to the next token. Comments and declarations are passed over, and so is a tag that the page
// ends in.
func (t *tokenizer) next() token {
	for t.at < len(t.page) {
		rest := t.page[t.at:]
		switch {
		case rest[0] != '<':
			t.text = t.until("<")
			return words
		case len(rest) > 1 && isLetter(rest[1]):
			t.at++
			if t.tag() {
				t.text = t.content()
				return startTag
			}
		case len(rest) > 2 && rest[1] == '/' && isLetter(rest[2]):
			t.at += 2
			if t.tag() {
				return endTag
			}
		case strings.HasPrefix(rest, "<!--"):
			end := strings.Index(rest[2:], "-->") // which "<!-->" is as well
			if end < 0 {
				end = len(rest)
			}
			t.at = min(t.at+2+end+3, len(t.page))
		case len(rest) > 1 && (rest[1] == '!' || rest[1] == '?' || rest[1] == '/'):
			t.until(">")
			t.at = min(t.at+1, len(t.page))
		default:
			t.text, t.at = rest[:1], t.at+1
			return words
		}
	}
	return endOfPage
}

// tag reads a tag from its name on; false if the page ends in it.
func (t *tokenizer) tag() bool {
	*t = tokenizer{page: t.page, at: t.at}
	t.name = t.until(nameEnd)
	for {
		gap := t.skip(space + "/")
		switch t.peek() {
		case 0:
			if t.at == len(t.page) {
				return false
			}
		case '>':
			t.selfClosed = strings.HasSuffix(gap, "/")
			t.at++
			return true
		}
		t.attribute()
	}
}

// attribute reads an attribute. Of two of the same name the first counts.
func (t *tokenizer) attribute() {
	start, value := t.at, ""
	t.at++ // whatever it is, even "="
	t.until(attrEnd)
	name := t.page[start:t.at]
	t.skip(space)
	if t.peek() == '=' {
		t.at++
		t.skip(space)
		if quote := t.peek(); quote == '"' || quote == '\'' {
			t.at++
			value = t.until(t.page[t.at-1 : t.at])
			t.at = min(t.at+1, len(t.page))
		} else {
			value = t.until(valueEnd)
		}
	}
	for i, known := range attributes {
		if is(name, known) && t.attrs[i] == "" {
			t.attrs[i] = cmp.Or(value, " ")
		}
	}
}

// content moves to the end tag of the element whose start tag was read last, if the content is text,
// and returns that. Without an end tag the rest of the page is its content.
func (t *tokenizer) content() string {
	if !isWord(t.name, textual) {
		return ""
	}
	// In a script "<!--" begins what a comment is elsewhere, and in that "<script" a script within, with
	// an end tag of its own: "script data double escaped state" and those around it.
	isScript, escaped, within := is(t.name, "script"), false, false
	start := t.at
	for ; t.at < len(t.page); t.at++ {
		rest := t.page[t.at:]
		switch {
		case rest[0] == '-' && escaped && strings.HasPrefix(rest, "-->"):
			escaped, within = false, false
		case rest[0] != '<':
		case len(rest) > 1 && rest[1] == '/' && startsTag(rest[2:], t.name):
			if !within {
				return t.page[start:t.at]
			}
			within = false
		case isScript && strings.HasPrefix(rest, "<!--"):
			escaped = true
		case escaped && startsTag(rest[1:], t.name):
			within = true
		}
	}
	return t.page[start:]
}

// until moves to the next byte that is one of those, or to the end of the page, and returns what lies
// before.
func (t *tokenizer) until(ends string) string {
	start := t.at
	for t.at < len(t.page) && !isOneOf(t.page[t.at], ends) {
		t.at++
	}
	return t.page[start:t.at]
}

// skip moves over all bytes that are of those.
func (t *tokenizer) skip(set string) string {
	start := t.at
	for t.at < len(t.page) && isOneOf(t.page[t.at], set) {
		t.at++
	}
	return t.page[start:t.at]
}

// peek returns the next byte, 0 at the end of the page.
func (t *tokenizer) peek() byte {
	if t.at == len(t.page) {
		return 0
	}
	return t.page[t.at]
}

// startsTag reports whether text begins with a tag's name, whole.
func startsTag(text, name string) bool {
	n := len(name)
	return len(text) > n && is(text[:n], name) && isOneOf(text[n], nameEnd)
}

// isWord reports whether name, in any ASCII case, is one of the words of a list.
func isWord(name, list string) bool {
	for list != "" {
		word, rest, _ := strings.Cut(list, " ")
		if is(name, word) {
			return true
		}
		list = rest
	}
	return false
}

// is reports whether two names are the same but for the ASCII case.
func is(name, known string) bool {
	if len(name) != len(known) {
		return false
	}
	for i := range len(name) {
		if lower(name[i]) != lower(known[i]) {
			return false
		}
	}
	return true
}

func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + ('a' - 'A')
	}
	return c
}

func isLetter(c byte) bool { return 'a' <= lower(c) && lower(c) <= 'z' }

func isOneOf(c byte, set string) bool { return strings.IndexByte(set, c) >= 0 }
