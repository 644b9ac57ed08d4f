package description

import (
	"strings"
	"unicode/utf8"

	"loupe/core/lexicon"
)

// clauses divides a text at punctuation. Each part ends with its punctuation. A full stop, comma or colon inside a word or number
// divides nothing.
func clauses(s string) (parts []string) {
	start := 0
	for i, r := range s {
		next := i + utf8.RuneLen(r)
		endsWord := next >= len(s) || s[next] == ' ' || s[next] == '\n'
		if strings.ContainsRune(";!?()[]\n–—、。，；！？（）【】「」", r) || endsWord && strings.ContainsRune(".,:", r) && !strings.HasSuffix(s[:i], "evtl") {
			parts, start = append(parts, s[start:next]), next
		}
	}
	return append(parts, s[start:])
}

// clause is a part of a description.
type clause struct {
	about  *subject
	source string
	tokens []lexicon.Token
	roles  []role // of each token
	cut    []bool // of each token: it is left out of the words to compare
}

func newClause(source string, about *subject) *clause {
	c := &clause{about: about, source: source, tokens: lexicon.Tokenize(nil, 0, source)}
	c.roles, c.cut = make([]role, len(c.tokens)), make([]bool, len(c.tokens))
	for i := range c.tokens {
		c.roles[i] = about.rolesAt(c.tokens, i)
	}
	return c
}

// has reports whether the i-th token exists and has one of the roles.
func (c *clause) has(i int, roles role) bool {
	return uint(i) < uint(len(c.roles)) && c.roles[i]&roles != 0
}

// is reports whether the i-th token exists and is one of the words; see isListed.
func (c *clause) is(i int, words string) bool {
	return uint(i) < uint(len(c.tokens)) && isListed(c.tokens[i].Text, words)
}

// isListed reports whether a word is one of the words, which have a space before and after each: " if unless ".
func isListed(word, words string) bool {
	if word == "" {
		return false
	}
	for at := 0; ; at += len(word) {
		next := strings.Index(words[at:], word)
		if next < 0 {
			return false
		}
		at += next
		if words[at-1] == ' ' && words[at+len(word)] == ' ' {
			return true
		}
	}
}

// isPhrase reports whether the i-th token and the next one, joined by "_", are in the list of words.
func isPhrase(tokens []lexicon.Token, i int, words string) bool {
	return i >= 0 && i+1 < len(tokens) && strings.Contains(words, tokens[i].Text) && isListed(tokens[i].Text+"_"+tokens[i+1].Text, words)
}

// isUnknown reports whether the i-th token exists and nothing is known of it.
func (c *clause) isUnknown(i int) bool {
	return uint(i) < uint(len(c.roles)) && c.roles[i]&^(stateWord|phraseStart) == 0
}

// denies reports whether the i-th token denies what follows. "t" does so in "doesn't" only.
func (c *clause) denies(i int) bool {
	return c.has(i, denial) && (c.tokens[i].Text != "t" || c.followsApostrophe(i))
}

// followsApostrophe reports whether an apostrophe joins the i-th token to the word before.
func (c *clause) followsApostrophe(i int) bool {
	before := c.source[:c.tokens[i].From]
	return strings.HasSuffix(before, "'") || strings.HasSuffix(before, "’")
}

// skip returns the first index from i on, in steps of 1 or -1, whose token has none of the roles.
func (c *clause) skip(i, step int, roles role) int {
	for c.has(i, roles) {
		i += step
	}
	return i
}

// cutTokens cuts tokens[from:to].
func (c *clause) cutTokens(from, to int) {
	for i := from; i < to; i++ {
		c.cut[i] = true
	}
}

// text returns the source of tokens[from:to], which must not be empty.
func (c *clause) text(from, to int) string {
	return c.source[c.tokens[from].From:c.tokens[to-1].To]
}

// appendRest appends the source without the tokens that are cut. If all are, it appends nothing.
func (c *clause) appendRest(rest []byte) []byte {
	at, kept := 0, len(c.tokens) == 0
	for i := range c.tokens {
		t := &c.tokens[i]
		if !c.cut[i] {
			kept = true
			continue
		}
		if i == 0 || !c.cut[i-1] {
			rest = append(rest, c.source[at:t.From]...)
		}
		at = int(t.To)
	}
	if !kept {
		return rest
	}
	return append(rest, c.source[at:]...)
}

// endsSentence reports whether a sentence ends with the clause.
func (c *clause) endsSentence() bool {
	s := strings.TrimRight(c.source, " ")
	return s != "" && strings.ContainsAny(s[len(s)-1:], ".!?;\n")
}
