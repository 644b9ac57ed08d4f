package product

import (
	"strings"
	"unicode/utf8"

	"loupe/core/market/product/words"
)

// maxConditionText is how many bytes of a text are searched for a condition.
const maxConditionText = 8 << 10

// CutCondition returns the condition that a text states, and the text without the words that state it: a
// description, the title of an offer, a model's answer, or a market's own words. If the text states none, it
// returns the text as it is, and Unknown.
//
// Case, diacritics and punctuation do not matter, but whole words do: "unused" is not "used". Words that are also
// parts of names count only where punctuation or a noun shows what they mean: "mint" in "[Mint] Canon AE-1" and in
// "mint condition", but not in "Mint green KitchenAid". A denied condition stays: "not broken".
func CutCondition(text string) (rest string, c Condition) {
	searched := text[:min(len(text), maxConditionText)]
	if !mayState(searched) {
		return text, Unknown
	}
	t := statement{Text: words.Split(searched)}
	t.findPhrases()
	t.accept()
	for i := range t.phrases {
		if p := &t.phrases[i]; p.cut && precedence[p.condition] > precedence[c] {
			c = p.condition
		}
	}
	if c == Unknown {
		return text, Unknown
	}
	return t.rest(text), c
}

// mayState reports whether a text may state a condition. It returns false only for ASCII texts, such as most titles, without a
// word that begins a phrase for a condition. It allocates nothing.
func mayState(s string) bool {
	start, hash := 0, words.HashBasis
	for i := 0; i <= len(s); i++ {
		c := byte(' ')
		if i < len(s) {
			c = s[i]
		}
		switch {
		case 'A' <= c && c <= 'Z':
			hash = words.HashByte(hash, c|0x20)
			continue
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
			hash = words.HashByte(hash, c)
			continue
		case c >= utf8.RuneSelf:
			return true
		}
		if i > start && (words.Set(firstWords).Has(hash) || i-start > len(words.SchemaEnding) && strings.EqualFold(s[i-len(words.SchemaEnding):i], words.SchemaEnding)) {
			return true
		}
		start, hash = i+1, words.HashBasis
	}
	return false
}

// statement is a text divided into phrases.
type statement struct {
	words.Text
	phrases []foundPhrase // all words, in order
}

// foundPhrase is a run of words that is a phrase of the table, or a single word that is not.
type foundPhrase struct {
	phrase            // plainWord if the table does not have it
	first, after int  // indices of its first word and of the word after it
	endsPart     bool // punctuation follows, or the end of the text
	cut          bool
}

// findPhrases divides the words into phrases: at each word the longest that begins there. A condition after a
// negation is kept.
func (t *statement) findPhrases() {
	t.phrases = make([]foundPhrase, 0, len(t.List))
	for i := 0; i < len(t.List); {
		found := longestPhrase(t.Folded[t.List[i].Start:])
		if found.condition != Unknown && i > 0 && t.isNegated(i) {
			found = plainWord
		}
		last := &t.List[i+found.words()-1]
		t.phrases = append(t.phrases, foundPhrase{phrase: found, first: i, after: i + found.words(), endsPart: t.Folded[last.End] == ','})
		i += found.words()
	}
}

// isNegated reports whether the word before the i-th, in the same part, is a negation.
func (t *statement) isNegated(i int) bool {
	before := t.Folded[t.List[i-1].Start:t.List[i].Start]
	return strings.HasSuffix(before, " ") && strings.Contains(negations, " "+before)
}

// accept marks the phrases that state a condition where they stand, and the words that belong to them.
func (t *statement) accept() {
	list := t.phrases
	saysNothingElse := sayConditions(list) // of the whole text
	anyCut := false
	for from, to := 0, 0; from < len(list); from = to {
		for to = from + 1; to < len(list) && !list[to-1].endsPart; to++ {
		}
		onlyConditions := sayConditions(list[from:to])
		atEnd := true // only cut phrases follow in the part
		for i := to - 1; i >= from; i-- {
			p := &list[i]
			switch p.use {
			case anywhere:
				p.cut = true
			case edge:
				p.cut = onlyConditions || atEnd || i == 0 && !t.List[0].Capitalised || t.besideNoun(i, from, to)
			case alone:
				p.cut = onlyConditions || atEnd && i < to-1 || t.besideNoun(i, from, to)
			case bracketed:
				p.cut = saysNothingElse || onlyConditions && t.List[p.first].InBrackets || t.besideNoun(i, from, to)
			}
			anyCut, atEnd = anyCut || p.cut, atEnd && p.cut
		}
		t.acceptNeighbours(from, to)
	}
	for i := range list {
		list[i].cut = list[i].cut || saysNothingElse && anyCut
	}
}

// sayConditions reports whether the phrases are conditions, their nouns and fillers only.
func sayConditions(list []foundPhrase) bool {
	for i := range list {
		if list[i].use == kept {
			return false
		}
	}
	return true
}

// besideNoun reports whether a noun stands beside the i-th phrase, or beside conditions next to it.
func (t *statement) besideNoun(i, from, to int) bool {
	isCondition := func(n int) bool { return t.phrases[n].condition != Unknown }
	after := i + 1
	for after < to && isCondition(after) {
		after++
	}
	before := i - 1
	for before >= from && isCondition(before) {
		before--
	}
	return after < to && t.phrases[after].use == noun || before >= from && t.phrases[before].use == noun
}

// acceptNeighbours cuts the nouns next to a cut phrase, and the fillers before them: "in excellent condition".
func (t *statement) acceptNeighbours(from, to int) {
	list := t.phrases
	hasNoun := false // in the run of cut phrases
	for i := to - 1; i >= from; i-- {
		p := &list[i]
		beforeCut := i+1 < to && list[i+1].cut
		switch p.use {
		case noun:
			p.cut = beforeCut || i > from && list[i-1].cut
		case filler:
			p.cut = beforeCut && hasNoun
		}
		hasNoun = p.cut && (hasNoun || p.use == noun)
	}
}

// rest returns the text without the words that are cut.
func (t *statement) rest(text string) string {
	kept := make([]byte, 0, len(text))
	at, allCut := 0, true
	for _, p := range t.phrases {
		if !p.cut {
			allCut = false
			continue
		}
		kept = appendTrimmed(kept, text[at:t.List[p.first].From])
		at = t.List[p.after-1].To
		for at < len(text) && text[at] == '+' { // "excellent++"
			at++
		}
	}
	if allCut && len(text) <= maxConditionText {
		return ""
	}
	kept = appendTrimmed(kept, text[at:])
	return strings.Trim(string(kept), " \t\r\n,;:.-–—|/!、。・")
}

// appendTrimmed appends a text that follows cut words. It removes brackets and punctuation that the cut words
// have left empty.
func appendTrimmed(kept []byte, s string) []byte {
	if len(kept) > 0 {
		for _, pair := range [...]string{"()", "[]", "【】", "「」"} {
			open, shut := pair[:len(pair)/2], pair[len(pair)/2:]
			if strings.HasPrefix(s, shut) && strings.HasSuffix(string(kept), open) {
				kept, s = kept[:len(kept)-len(open)], s[len(shut):]
			}
		}
	}
	if n := len(kept); n > 0 && kept[n-1] == ' ' {
		s = strings.TrimLeft(s, " ,;-")
	}
	return append(kept, s...)
}
