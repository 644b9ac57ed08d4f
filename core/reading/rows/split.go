package rows

import "bytes"

// split finds the elements of an array, a member of a JSON object that arrives in pieces.
type split struct {
	member string // the name of the array
	at     place
	comma  bool   // the last token was a comma: something must follow
	value  []byte // of the member name; nil if there is none
	found  bool   // the array was found
}

// place is the position in the JSON text: it says which token may come next.
type place int

const (
	atStart  place = iota // the object
	atMember              // a member, or the end of the object
	afterMember
	atItem // an element of the array, or its end
	afterItem
	atEnd // nothing
)

// next returns the next element of the array in a text, and the number of bytes up to its end. Without a complete element, it returns
// nil and how many bytes it has read; the caller passes the rest again, with the bytes that follow. fault says what is wrong with the
// text.
func (s *split) next(text []byte) (element []byte, read int, fault string) {
	const invalid = "the body is not valid JSON"
	for {
		read += len(text[read:]) - len(bytes.TrimLeft(text[read:], " \t\r\n"))
		if read == len(text) {
			return nil, read, ""
		}
		c, from := text[read], read
		switch {
		case s.at == atStart && c == '{':
			s.at = atMember
			read++
		case (s.at == afterMember || s.at == afterItem) && c == ',':
			s.at--
			s.comma = true
			read++
		case (s.at == afterMember || s.at == atMember && !s.comma) && c == '}':
			s.at = atEnd
			read++
		case (s.at == afterItem || s.at == atItem && !s.comma) && c == ']':
			s.at = afterMember
			read++
		case s.at == atMember && c == '"':
			key := tokenEnd(text, read)
			if key == 0 {
				return nil, from, ""
			}
			colon := key + len(text[key:]) - len(bytes.TrimLeft(text[key:], " \t\r\n"))
			value := colon + 1
			if colon < len(text) && text[colon] == ':' {
				value += len(text[value:]) - len(bytes.TrimLeft(text[value:], " \t\r\n"))
			}
			name := string(text[from:key])
			switch {
			case colon == len(text):
				return nil, from, ""
			case text[colon] != ':':
				return nil, from, invalid
			case value == len(text):
				return nil, from, ""
			case name == `"`+s.member+`"` && (text[value] != '[' || s.found):
				return nil, from, s.member + " must be an array, once"
			case name == `"`+s.member+`"`:
				s.at, s.comma, s.found = atItem, false, true
				read = value + 1
				continue
			}
			end := tokenEnd(text, value)
			if end == 0 {
				return nil, from, ""
			}
			if name == `"name"` {
				s.value = bytes.Clone(text[value:end])
			}
			s.at, s.comma = afterMember, false
			read = end
		case s.at == atItem && c != ']' && c != ',' && c != ':' && c != '}':
			end := tokenEnd(text, read)
			if end == 0 {
				return nil, from, ""
			}
			s.at, s.comma = afterItem, false
			return text[from:end], end, ""
		default:
			return nil, read, invalid
		}
	}
}

// tokenEnd returns where the JSON value at an offset ends, or 0 if the value may go on after the text.
func tokenEnd(text []byte, at int) int {
	depth := 0
	for ; at < len(text); at++ {
		switch c := text[at]; {
		case c == '"':
			for at++; at < len(text) && text[at] != '"'; at++ {
				if text[at] == '\\' {
					at++
				}
			}
			if at >= len(text) {
				return 0
			}
		case c == '{' || c == '[':
			depth++
		case depth > 0 && (c == '}' || c == ']'):
			depth--
		case depth == 0 && bytes.IndexByte([]byte(" \t\r\n,]}:"), c) >= 0: // after a number or a literal
			return at
		default:
			continue
		}
		if depth == 0 {
			return at + 1
		}
	}
	return 0
}
