package valuation

import (
	"unicode"
	"unicode/utf8"
)

// token is a run of letters and digits, in lower case. A decimal point between digits belongs to the run.
type token struct {
	text    string
	term    int32 // in the vocabulary
	letters uint8
	digits  uint8
	joined  bool // no space between the token before and this one: "kx-tg1032s", "w120/p"
	mark    byte // the character right after it, when it is ' or " (a size in inches) or %
}

func (t *token) number() bool { return t.letters == 0 }
func (t *token) mixed() bool  { return t.letters > 0 && t.digits > 0 }

// tokenize splits text into at most max tokens, appended to tokens.
func tokenize(tokens []token, text string, max int) []token {
	var buf [64]byte
	n := 0
	var t token
	joined := false
	end := func(mark byte) {
		if n > 0 && len(tokens) < max {
			for n > 0 && buf[n-1] == '.' {
				n--
			}
			t.text, t.joined, t.mark = string(buf[:n]), joined, mark
			tokens = append(tokens, t)
			joined = true
		}
		t, n = token{}, 0
	}
	for i := 0; i < len(text); {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
		}
		switch {
		case 'a' <= r && r <= 'z', r >= utf8.RuneSelf && unicode.IsLetter(r), 'A' <= r && r <= 'Z':
			if n+utf8.UTFMax <= len(buf) {
				n += utf8.EncodeRune(buf[n:], fold(r))
				t.letters++
			}
		case '0' <= r && r <= '9':
			if n < len(buf) {
				buf[n] = byte(r)
				n++
				t.digits++
			}
		case r == '.' && n > 0 && t.letters == 0 && i+1 < len(text) && isDigit(text[i+1]) && n < len(buf):
			buf[n] = '.'
			n++
		default:
			mark := byte(0)
			if n > 0 && (r == '\'' || r == '"' || r == '%') {
				mark = byte(r)
			}
			if n > 0 && (r == '”' || r == '″') {
				mark = '"'
			}
			end(mark)
			if r <= ' ' || r == ',' || r == 0xA0 || r == '(' || r == ')' || r == ';' || r == ':' {
				joined = false
			}
		}
		i += size
	}
	end(0)
	return tokens
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// fold lowers a letter and takes the mark off the Latin letters that shops write both ways.
func fold(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	r = unicode.ToLower(r)
	if 0xE0 <= r && r <= 0xFF {
		return rune("aaaaaaaceeeeiiiidnooooo/ouuuuypy"[r-0xE0])
	}
	return r
}
