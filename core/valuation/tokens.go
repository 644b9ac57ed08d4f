package valuation

import (
	"unicode"
	"unicode/utf8"
)

// token is a run of letters and digits, in lower case. A point between digits belongs to the run: "8.0", "9uea.017.00" is
// two runs.
type token struct {
	text   string
	term   int32 // in the vocabulary, once numbered
	digits uint8 // how many of its characters are digits
	joined bool  // no space, comma or bracket between the token before and this one: "kx-tg1032s", "w120/p"
	aside  bool  // in brackets
	inches bool  // a mark for inches follows: 32' or 32"
	named  bool  // a word of the item's brand or model, both of which are known

	start, end uint16 // in the folded text, while it is read
}

const (
	maxTokens     = 64 // of a text: the rest is not read
	maxTokenBytes = 32 // a longer run is cut
)

// tokenize appends the tokens of a text, until there are maxTokens after the first from.
func tokenize(tokens []token, from int, text string) []token {
	// Folding makes no rune longer by more than a byte, and few of them.
	folded, end := make([]byte, len(text)+len(text)/2+utf8.UTFMax), 0
	first, start, depth, joined := len(tokens), 0, 0, false
	var t token
	for i := 0; i <= len(text); {
		r, size := ' ', 1
		if i < len(text) {
			if r = rune(text[i]); r >= utf8.RuneSelf {
				r, size = utf8.DecodeRuneInString(text[i:])
			}
		}
		i += size
		n := end - start
		switch {
		case '0' <= r && r <= '9':
			if n < maxTokenBytes {
				folded[end] = byte(r)
				end++
				t.digits++
			}
			continue
		case r < utf8.RuneSelf && isLetter(byte(r)|0x20):
			if n+utf8.UTFMax <= maxTokenBytes {
				folded[end] = byte(r) | 0x20
				end++
			}
			continue
		case r >= utf8.RuneSelf && r != utf8.RuneError && unicode.IsLetter(r):
			if n+utf8.UTFMax <= maxTokenBytes && end+utf8.UTFMax <= len(folded) {
				end += utf8.EncodeRune(folded[end:], fold(r))
			}
			continue
		case r == '.' && 0 < n && n < maxTokenBytes && isDigit(folded[end-1]) && i < len(text) && isDigit(text[i]):
			folded[end] = '.'
			end++
			continue
		}
		if n > 0 {
			if len(tokens)-from == maxTokens {
				break
			}
			t.inches = r == '\'' || r == '"' || r == '”' || r == '″' || r == '’' || r == '′'
			t.start, t.end, t.joined, t.aside = uint16(start), uint16(end), joined, depth > 0
			tokens = append(tokens, t)
			t, start, joined = token{}, end, true
		}
		switch r {
		case '-', '/', '.', '_', '+', '*', '\'', '"', '‐', '‑', '–':
		case '(', '[', '{':
			depth, joined = depth+1, false
		case ')', ']', '}':
			depth, joined = max(depth-1, 0), false
		default:
			joined = false
		}
	}
	whole := string(folded[:end])
	for i := range tokens[first:] {
		t := &tokens[first+i]
		t.text = whole[t.start:t.end]
	}
	return tokens
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || c >= utf8.RuneSelf }

func hasDigit(s string) bool { return countDigits(s) > 0 }

func countDigits(s string) (n int) {
	for i := range len(s) {
		if isDigit(s[i]) {
			n++
		}
	}
	return n
}

// fold lowers a letter that is not ASCII and takes the mark off those of Latin-1 that shops write both ways.
func fold(r rune) rune {
	if r = unicode.ToLower(r); 0xE0 <= r && r <= 0xFF {
		return rune("aaaaaaaceeeeiiiidnooooo/ouuuuypy"[r-0xE0])
	}
	return r
}
