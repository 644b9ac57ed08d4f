package main

import (
	"bytes"
	"fmt"
	"go/format"
	"slices"
	"strings"

	"loupe/core/product/internal/words"
)

// entry is a phrase of the table. Condition and use are the names of constants.
type entry struct{ folded, condition, use string }

// table returns the Go source of the phrases in conditions.txt, sorted, and of the set of the first words of those that
// name a condition.
func table(source string) ([]byte, error) {
	entries, err := read(source)
	if err != nil {
		return nil, err
	}
	var first words.Set
	var b bytes.Buffer
	b.WriteString("// Code generated from conditions.txt by internal/gen. DO NOT EDIT.\n\npackage product\n\n" +
		"import \"loupe/core/product/internal/words\"\n\n// conditionPhrases is sorted by the phrases.\nvar conditionPhrases = [...]phrase{\n")
	for _, e := range entries {
		fmt.Fprintf(&b, "\t{%q, %s, %s},\n", e.folded, e.condition, e.use)
		if e.condition != unknown {
			word, _, _ := strings.Cut(e.folded, " ")
			first.Add(word)
		}
	}
	b.WriteString("}\n\n// firstWords contains the first words of the phrases that name a condition.\nvar firstWords = words.Set{")
	for i, bits := range first {
		if i%8 == 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "%#x,", bits)
	}
	b.WriteString("\n}\n")
	return format.Source(b.Bytes())
}

// unknown is the condition of phrases that name none.
const unknown = "Unknown"

// conditions has the constant of each condition's name.
var conditions = map[string]string{
	"new": "New", "open_box": "OpenBox", "refurbished": "Refurbished", "like_new": "LikeNew", "excellent": "Excellent",
	"very_good": "VeryGood", "good": "Good", "used": "Used", "fair": "Fair", "poor": "Poor", "for_parts": "ForParts",
}

var (
	usesOfConditions = []string{"anywhere", "edge", "alone", "bracketed"}
	otherUses        = []string{"noun", "filler", "kept"}
)

// read reads the phrases and sorts them.
func read(source string) (entries []entry, err error) {
	for n, line := range strings.Split(source, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, list, _ := strings.Cut(line, ": ")
		name, use, _ := strings.Cut(head, " ")
		e := entry{condition: conditions[name], use: use}
		if slices.Contains(otherUses, head) {
			e = entry{condition: unknown, use: head}
		} else if e.condition == "" || !slices.Contains(usesOfConditions, use) {
			return nil, fmt.Errorf("line %d: %q is neither a condition with its use nor a use", n+1, head)
		}
		for _, written := range strings.Split(list, ", ") {
			t := words.Split(written)
			if len(t.List) == 0 || strings.Contains(t.Folded[:len(t.Folded)-1], ",") {
				return nil, fmt.Errorf("line %d: %q is not a run of words", n+1, written)
			}
			e.folded = t.Folded[:len(t.Folded)-1]
			entries = append(entries, e)
		}
	}
	slices.SortFunc(entries, func(a, b entry) int { return strings.Compare(a.folded, b.folded) })
	for i := 1; i < len(entries); i++ {
		if a, b := entries[i-1], entries[i]; a.folded == b.folded && a != b {
			return nil, fmt.Errorf("%q is both %s %s and %s %s", a.folded, a.condition, a.use, b.condition, b.use)
		}
	}
	return slices.Compact(entries), nil
}
