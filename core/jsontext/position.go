package jsontext

import (
	"bytes"
	"strconv"
	"unicode/utf8"

	"github.com/tidwall/gjson"
)

// Explain returns the text of an error of Parse. For ErrInvalid it says where: "is not valid JSON: see line 2, character 14".
func Explain(text []byte, err error) string {
	if err != ErrInvalid {
		return err.Error()
	}
	s := scanner{text: text}
	if s.value() {
		s.skipSpace() // something follows the value
	}
	before := text[:min(s.at, len(text))]
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return err.Error() + ": see line " + strconv.Itoa(1+bytes.Count(before, []byte("\n"))) + ", character " + strconv.Itoa(1+utf8.RuneCount(line))
}

// scanner finds the first place where a text is not JSON. The text is nested at most MaxDepth levels deep.
type scanner struct {
	text []byte
	at   int
}

// value moves past a value. If there is none, it returns false and at is where the text should be different.
func (s *scanner) value() bool {
	s.skipSpace()
	switch {
	case s.skip('{'):
		return s.list('}', func() bool { return s.name() && s.value() })
	case s.skip('['):
		return s.list(']', s.value)
	default:
		return s.scalar()
	}
}

// list moves past items, separated by commas, and their closing bracket.
func (s *scanner) list(closing byte, item func() bool) bool {
	s.skipSpace()
	for first := true; !s.skip(closing); first = false {
		if !first && !s.skip(',') || !item() {
			return false
		}
		s.skipSpace()
	}
	return true
}

// name moves past a member's name and the colon.
func (s *scanner) name() bool {
	s.skipSpace()
	if s.at == len(s.text) || s.text[s.at] != '"' || !s.scalar() {
		return false
	}
	s.skipSpace()
	return s.skip(':')
}

// scalar moves past a string, a number, true, false or null.
func (s *scanner) scalar() bool {
	end := s.at
	if end < len(s.text) && s.text[end] == '"' {
		for end++; end < len(s.text) && s.text[end] != '"'; end++ {
			if s.text[end] == '\\' {
				end++
			}
		}
		end = min(end+1, len(s.text))
	} else {
		for end < len(s.text) && !bytes.ContainsRune([]byte(" \t\r\n,:]}[{\""), rune(s.text[end])) {
			end++
		}
	}
	if !gjson.ValidBytes(s.text[s.at:end]) {
		return false
	}
	s.at = end
	return true
}

func (s *scanner) skipSpace() {
	for s.at < len(s.text) && bytes.IndexByte([]byte(" \t\r\n"), s.text[s.at]) >= 0 {
		s.at++
	}
}

// skip moves past a character, and reports whether it is there.
func (s *scanner) skip(c byte) bool {
	if s.at == len(s.text) || s.text[s.at] != c {
		return false
	}
	s.at++
	return true
}
