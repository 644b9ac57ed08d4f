package product

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"loupe/core/text"
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
	t := splitWords(searched)
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

// mayState reports whether a text may state a condition. It is false for ASCII texts, such as most titles, in which no
// word begins a phrase that names a condition. It allocates nothing.
func mayState(s string) bool {
	start, hash := 0, hashBasis
	for i := 0; i <= len(s); i++ {
		c := byte(' ')
		if i < len(s) {
			c = s[i]
		}
		switch {
		case 'A' <= c && c <= 'Z':
			hash = hashByte(hash, c|0x20)
			continue
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
			hash = hashByte(hash, c)
			continue
		case c >= utf8.RuneSelf:
			return true
		}
		if i > start && (firstWords.has(hash) || i-start > len(schemaEnding) && strings.EqualFold(s[i-len(schemaEnding):i], schemaEnding)) {
			return true
		}
		start, hash = i+1, hashBasis
	}
	return false
}

// hashBasis and hashByte are FNV-1a. http://www.isthe.com/chongo/tech/comp/fnv/
const hashBasis = uint32(2166136261)

func hashByte(hash uint32, c byte) uint32 { return (hash ^ uint32(c)) * 16777619 }

// wordSet is a Bloom filter of words: it has each that was added, and a few others. Two bits stand for a word.
// https://doi.org/10.1145/362686.362692
type wordSet [1 << 14 / 32]uint32

func bitsOf(hash uint32) [2]uint32 { return [2]uint32{hash & (1<<14 - 1), hash >> 18} }

func (s *wordSet) add(word string) {
	hash := hashBasis
	for i := range len(word) {
		hash = hashByte(hash, word[i])
	}
	for _, bit := range bitsOf(hash) {
		s[bit/32] |= 1 << (bit % 32)
	}
}

func (s *wordSet) has(hash uint32) bool {
	for _, bit := range bitsOf(hash) {
		if s[bit/32]&(1<<(bit%32)) == 0 {
			return false
		}
	}
	return true
}

// words is a text split into words.
type words struct {
	folded  string // the words, plain and in lower case, each followed by " ", or by "," if punctuation separates it from the next
	list    []word
	phrases []foundPhrase // all words, in order
}

type word struct {
	folded, end int // where it is in words.folded
	from, to    int // where it is in the text
	inBrackets  bool
	capitalised bool // "New", not "NEW" or "new"
}

// foundPhrase is a run of words that is a phrase of the table, or a single word that is not.
type foundPhrase struct {
	*phrase           // plainWord if the table does not have it
	first, after int  // indices of its first word and of the word after it
	endsPart     bool // punctuation follows, or the end of the text
	cut          bool
}

const schemaEnding = "condition" // of the values of https://schema.org/OfferItemCondition

// splitWords splits a text into words: runs of letters and digits. Each character of Chinese and Japanese is a
// word. A word that ends in "condition" is two: schema.org writes "UsedCondition".
func splitWords(s string) (t words) {
	folded := make([]byte, 0, len(s)+len(s)/2)
	t.list = make([]word, 0, len(s)/4+4)
	var current word
	depth := 0
	end := func(at int) {
		if len(folded) == current.folded {
			return
		}
		if n := len(folded) - len(schemaEnding); n > current.folded && string(folded[n:]) == schemaEnding {
			first := current
			first.to, first.end = at-len(schemaEnding), n
			t.list = append(t.list, first)
			folded = append(append(folded[:n], ' '), schemaEnding...)
			current = word{folded: n + 1, from: first.to, inBrackets: first.inBrackets}
		}
		current.to, current.end = at, len(folded)
		t.list = append(t.list, current)
		folded = append(folded, ' ')
		current = word{folded: len(folded)}
	}
	separate := func() {
		if n := len(folded); n > 0 {
			folded[n-1] = ','
		}
	}
	previous := ' '
	for i, size := 0, 0; i < len(s); i += size {
		var r rune
		r, size = text.DecodeRune(s[i:])
		if r = text.Fold(r); r < 0 {
			continue
		}
		plain := text.PlainLetter(r)
		switch {
		case plain < 0:
			continue
		case unicode.IsLetter(plain) || unicode.IsDigit(plain):
			isCharacter := isIdeographic(plain)
			if isCharacter {
				end(i)
			}
			if len(folded) == current.folded {
				current.from, current.inBrackets = i, depth > 0
				current.capitalised = isUpper(r)
			} else if current.capitalised && isUpper(r) {
				current.capitalised = false
			}
			folded = utf8.AppendRune(folded, plain)
			if isCharacter {
				end(i + size)
			}
		default:
			end(i)
			next, _ := text.DecodeRune(s[i+size:])
			switch {
			case r == '[' || r == '【':
				depth++
				separate()
			case r == ']' || r == '】':
				depth = max(depth-1, 0)
				separate()
			case r == '-' && !unicode.IsSpace(previous) && i+size < len(s) && !unicode.IsSpace(next):
			case r == '.' && unicode.IsLetter(next):
			case !unicode.IsSpace(r) && !strings.ContainsRune("_/&':+", r), r == '\n':
				separate()
			}
		}
		previous = r
	}
	end(len(s))
	separate()
	t.folded = string(folded)
	return t
}

// isIdeographic reports whether r belongs to a script that is written without spaces.
func isIdeographic(r rune) bool {
	return r >= 0x3040 && (r <= 0x30ff || 0x3400 <= r && r <= 0x9fff)
}

// phrase is an entry of conditionPhrases.
type phrase struct {
	folded    string // as in words.folded, without the last byte
	words     int
	condition Condition
	use       phraseUse
}

// plainWord stands for a word that is not in the table.
var plainWord = phrase{words: 1, use: kept}

// phrasesByWord maps a phrase's first word to the phrases of conditionPhrases that begin with it. firstWords contains the
// first words of the phrases that name a condition.
var phrasesByWord, firstWords = indexPhrases()

func indexPhrases() (index map[string][]phrase, first wordSet) {
	index = make(map[string][]phrase, 512)
	for _, line := range strings.Split(conditionPhrases, "\n") {
		head, list, ok := strings.Cut(line, ": ")
		if !ok {
			continue // a blank line or a heading
		}
		words := strings.Fields(head)
		use := phraseUse(slices.Index(phraseUses[:], words[len(words)-1]))
		condition := conditionNamed(words[0])
		for _, written := range strings.Split(list, ", ") {
			t := splitWords(written)
			folded := t.folded[:len(t.folded)-1]
			word, _, _ := strings.Cut(folded, " ")
			index[word] = append(index[word], phrase{folded, len(t.list), condition, use})
			if condition != Unknown {
				first.add(word)
			}
		}
	}
	return index, first
}

// conditionNamed returns the condition with this name, written with "_" in place of spaces. It returns Unknown for other
// names.
func conditionNamed(name string) Condition {
	return Condition(max(0, slices.Index(conditionNames[:], strings.ReplaceAll(name, "_", " "))))
}

// findPhrases divides the words into phrases: at each word the longest that begins there. A condition after a
// negation is kept.
func (t *words) findPhrases() {
	t.phrases = make([]foundPhrase, 0, len(t.list))
	for i := 0; i < len(t.list); {
		found := &plainWord
		rest := t.folded[t.list[i].folded:]
		candidates := phrasesByWord[t.folded[t.list[i].folded:t.list[i].end]]
		for n := range candidates {
			p := &candidates[n]
			isLonger := found == &plainWord || p.words > found.words
			if isLonger && strings.HasPrefix(rest, p.folded) && (rest[len(p.folded)] == ' ' || rest[len(p.folded)] == ',') {
				found = p
			}
		}
		if found.condition != Unknown && i > 0 && t.isNegated(i) {
			found = &plainWord
		}
		last := &t.list[i+found.words-1]
		t.phrases = append(t.phrases, foundPhrase{phrase: found, first: i, after: i + found.words, endsPart: t.folded[last.end] == ','})
		i += found.words
	}
}

// isNegated reports whether the word before the i-th, in the same part, is a negation.
func (t *words) isNegated(i int) bool {
	before := t.folded[t.list[i-1].folded:t.list[i].folded]
	return strings.HasSuffix(before, " ") && strings.Contains(negations, " "+before)
}

// accept marks the phrases that state a condition where they stand, and the words that belong to them.
func (t *words) accept() {
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
				p.cut = onlyConditions || atEnd || i == 0 && !t.list[0].capitalised || t.besideNoun(i, from, to)
			case alone:
				p.cut = onlyConditions || atEnd && i < to-1 || t.besideNoun(i, from, to)
			case bracketed:
				p.cut = saysNothingElse || onlyConditions && t.list[p.first].inBrackets || t.besideNoun(i, from, to)
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
func (t *words) besideNoun(i, from, to int) bool {
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

// acceptNeighbours cuts the nouns beside a cut phrase, with the fillers before: "in excellent condition".
func (t *words) acceptNeighbours(from, to int) {
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
func (t *words) rest(text string) string {
	kept := make([]byte, 0, len(text))
	at, allCut := 0, true
	for _, p := range t.phrases {
		if !p.cut {
			allCut = false
			continue
		}
		kept = appendTrimmed(kept, text[at:t.list[p.first].from])
		at = t.list[p.after-1].to
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

// isUpper avoids unicode.IsUpper, whose table would make the core larger.
func isUpper(r rune) bool { return unicode.ToLower(r) != r }
