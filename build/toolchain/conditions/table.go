package main

import (
	"fmt"
	"go/format"
	"slices"
	"strings"

	"loupe/core/base/phrases"
	"loupe/core/market/product/words"
)

// entry is a phrase with the codes of its condition and its use, as product.decodePhrase documents them.
type entry struct{ folded, codes string }

// conditions and uses are in the order of the constants in package product. The first condition stands for none.
var (
	conditions = []string{"", "new", "open_box", "refurbished", "like_new", "excellent", "very_good", "good", "used", "fair", "poor", "for_parts"}
	uses       = []string{"anywhere", "edge", "alone", "bracketed", "noun", "filler", "kept"}
)

const head = `// Code generated from conditions.txt by build/toolchain/conditions. DO NOT EDIT.

package product

import (
	_ "embed"

	"loupe/core/base/phrases"
)

// phraseTexts is the text of conditionPhrases.
//
//go:embed table/phrases.txt
var phraseTexts string

// phraseCodes has two letters for each phrase. See decodePhrase.
//
//go:embed table/codes.txt
var phraseCodes string

// firstWords is the words.Set of the first words of the phrases that name a condition.
//
//go:embed table/firstwords.bin
var firstWords string

// conditionPhrases has the phrases for conditions.
`

// table returns the generated files by their names: the Go source of the table of the phrases in conditions.txt, sorted, and what it
// embeds.
func table(source string) (map[string][]byte, error) {
	entries, err := parseEntries(source)
	if err != nil {
		return nil, err
	}
	var sorted, first []string
	codes := ""
	for _, e := range entries {
		sorted = append(sorted, e.folded)
		codes += e.codes
		if e.codes[0] != 'A' {
			word, _, _ := strings.Cut(e.folded, " ")
			first = append(first, word)
		}
	}
	t := phrases.NewTable(sorted)
	code, err := format.Source([]byte(head + phrases.Source("conditionPhrases", t.Blocks, "phraseTexts")))
	return map[string][]byte{
		"conditiontable.go": code, "table/phrases.txt": []byte(t.Text), "table/codes.txt": []byte(codes),
		"table/firstwords.bin": []byte(words.NewSet(first)),
	}, err
}

// parseEntries parses the phrases and sorts them.
func parseEntries(source string) (entries []entry, err error) {
	for n, line := range strings.Split(source, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, list, _ := strings.Cut(line, ": ")
		name, useName, hasCondition := strings.Cut(head, " ")
		if !hasCondition {
			name, useName = "", head
		}
		condition, use := slices.Index(conditions, name), slices.Index(uses, useName)
		if condition < 0 || use < 0 || hasCondition != (use < slices.Index(uses, "noun")) {
			return nil, fmt.Errorf("line %d: %q is neither a condition with its use nor a use", n+1, head)
		}
		codes := string([]byte{'A' + byte(condition), 'a' + byte(use)})
		for _, written := range strings.Split(list, ", ") {
			t := words.Split(written)
			if len(t.List) == 0 || strings.Contains(t.Folded[:len(t.Folded)-1], ",") {
				return nil, fmt.Errorf("line %d: %q is not a run of words", n+1, written)
			}
			entries = append(entries, entry{t.Folded[:len(t.Folded)-1], codes})
		}
	}
	slices.SortFunc(entries, func(a, b entry) int { return strings.Compare(a.folded, b.folded) })
	entries = slices.Compact(entries)
	for i := 1; i < len(entries); i++ {
		if entries[i-1].folded == entries[i].folded {
			return nil, fmt.Errorf("%q has two meanings", entries[i].folded)
		}
	}
	return entries, nil
}
