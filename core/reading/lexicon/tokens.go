package lexicon

import (
	"unicode"
	"unicode/utf8"

	plain "loupe/core/base/text"
)

// Token is a run of letters and digits, in lower case. A point belongs to it only between two digits:
// "8.0" is one token, "9uea.017.00" is "9uea" and "017.00".
type Token struct {
	Text       string
	Term       int32 // index in the vocabulary, set by matching's AssignTerms
	Digits     uint8 // how many characters are digits
	Joined     bool  // only punctuation such as a hyphen separates it from the token before: "tg1032s" in "kx-tg1032s"
	InBrackets bool
	Capital    bool // it begins with a capital letter from A to Z
	Inches     bool // an inch mark follows: 32' or 32"
	Hash       bool // a hash sign precedes it: #134
	InName     bool // it is a word of the item's brand or model; see matching.nameTokens

	StartsClause bool // it is the first word of a clause; see tokenizeClauses

	start, end uint16 // position in the folded text, used by tokenize only
	From, To   uint16 // position in the text
}

const (
	MaxTokens     = 64 // per text; later words are ignored
	maxTokenBytes = 32 // the rest of a longer run is dropped

	MaxTitleBytes = 512 // read of a title, brand, model or attribute
)

// Tokenize appends the tokens of text to tokens. It stops when tokens[from:] has MaxTokens elements.
func Tokenize(tokens []Token, from int, text string) []Token {
	// Folding lengthens only a few runes, and those by one byte.
	var short [200]byte // most titles fit, and need no memory from the heap
	folded, end := short[:], 0
	if size := len(text) + len(text)/2 + utf8.UTFMax; size > len(short) {
		folded = make([]byte, size)
	}
	first, start, begin, depth, joined := len(tokens), 0, 0, 0, false
	var t Token
	for i := 0; i <= len(text); {
		r, size := ' ', 1
		if i < len(text) {
			if r = rune(text[i]); r >= utf8.RuneSelf {
				r, size = utf8.DecodeRuneInString(text[i:])
			}
		}
		n := end - start
		if n == 0 {
			begin = i
		}
		i += size
		switch {
		case '0' <= r && r <= '9':
			if n < maxTokenBytes {
				folded[end] = byte(r)
				end++
				t.Digits++
			}
			continue
		case r < utf8.RuneSelf && IsLetter(byte(r)|0x20):
			t.Capital = t.Capital || n == 0 && r <= 'Z'
			if n+utf8.UTFMax <= maxTokenBytes {
				folded[end] = byte(r) | 0x20
				end++
			}
			continue
		case r >= utf8.RuneSelf && r != utf8.RuneError && unicode.IsLetter(r):
			if n+utf8.UTFMax <= maxTokenBytes && end+utf8.UTFMax <= len(folded) {
				end += utf8.EncodeRune(folded[end:], plain.PlainLetter(r))
			}
			continue
		case r == '.' && 0 < n && n < maxTokenBytes && IsDigit(folded[end-1]) && i < len(text) && IsDigit(text[i]):
			folded[end] = '.'
			end++
			continue
		}
		if n > 0 {
			if len(tokens)-from == MaxTokens {
				break
			}
			t.Inches = r == '\'' || r == '"' || r == '”' || r == '″' || r == '’' || r == '′'
			t.start, t.end, t.Joined, t.InBrackets = uint16(start), uint16(end), joined, depth > 0
			t.From, t.To = uint16(begin), uint16(i-size)
			t.Hash = begin > 0 && text[begin-1] == '#'
			tokens = append(tokens, t)
			t, start, joined = Token{}, end, true
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
		t.Text = whole[t.start:t.end]
	}
	return tokens
}

// HasToken reports whether one of the tokens is word.
func HasToken(tokens []Token, word string) bool {
	for i := range tokens {
		if tokens[i].Text == word {
			return true
		}
	}
	return false
}

func HasAllTokens(tokens, wanted []Token) bool {
	for _, w := range wanted {
		if !HasToken(tokens, w.Text) {
			return false
		}
	}
	return true
}

// HasPhrase reports whether the words of phrase, separated by single spaces, are consecutive tokens.
func HasPhrase(tokens []Token, phrase string) bool {
	for i := range tokens {
		rest := phrase
		for _, t := range tokens[i:] {
			if len(rest) < len(t.Text) || rest[:len(t.Text)] != t.Text {
				break
			}
			if rest = rest[len(t.Text):]; rest == "" {
				return true
			}
			if rest[0] != ' ' {
				break
			}
			rest = rest[1:]
		}
	}
	return false
}

func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

// IsLetter reports whether c is a lower-case ASCII letter or part of a rune beyond ASCII.
func IsLetter(c byte) bool { return 'a' <= c && c <= 'z' || c >= utf8.RuneSelf }

func HasDigit(s string) bool { return CountDigits(s) > 0 }

func CountDigits(s string) (n int) {
	for i := range len(s) {
		if IsDigit(s[i]) {
			n++
		}
	}
	return n
}

// Truncate returns at most the first n bytes of s.
func Truncate(s string, n int) string { return s[:min(len(s), n)] }

// TokenizeTitle returns the tokens in the first MaxTitleBytes of a title, a brand, a model, a category or an attribute.
func TokenizeTitle(title string) []Token { return Tokenize(nil, 0, Truncate(title, MaxTitleBytes)) }
