package main

import (
	"bytes"
	"fmt"
	"go/format"
	"maps"
	"slices"
	"strings"

	"loupe/core/base/phrases"
	"loupe/core/base/text"
	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

// severities are in the order of the constants of package description. A value of 0 is none.
var severities = []string{"", "shattered", "cracked", "fails", "bent", "corroded", "needs", "scratched", "worn", "dirty", "dusty"}

// valued are the classes whose lines have a value: "damage cracked", "product watch", "number 2".
var valued = []string{"damage", "seen", "product", "number"}

// table collects the phrases of the language files.
type table struct {
	classes  map[string]bool
	products []string
	meanings map[string]map[meaning]string // of each phrase, with the last language that has it
}

// meaning is a class with its value.
type meaning struct {
	class string
	value int
}

func newTable() *table {
	return &table{classes: map[string]bool{}, products: []string{""}, meanings: map[string]map[meaning]string{}}
}

// add adds the phrases of a file named after its language.
func (t *table) add(name, content string) error {
	endings := map[string][]string{}
	for n, line := range strings.Split(content, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, list, found := strings.Cut(line, ": ")
		if !found {
			return fmt.Errorf("%s:%d: has no colon", name, n+1)
		}
		written := strings.Split(list, ", ")
		if mark, isEndings := strings.CutPrefix(head, "endings "); isEndings {
			endings[mark] = written
			continue
		}
		m, err := t.parseMeaning(head)
		if err != nil {
			return fmt.Errorf("%s:%d: %v", name, n+1, err)
		}
		for _, w := range written {
			forms := []string{w}
			if list := endings[w[max(0, len(w)-1):]]; list != nil {
				forms = forms[:0]
				for _, ending := range list {
					forms = append(forms, w[:len(w)-1]+strings.TrimPrefix(ending, "-"))
				}
			}
			for _, form := range forms {
				folded := fold(form)
				if folded == "" {
					return fmt.Errorf("%s:%d: %q has no words", name, n+1, w)
				}
				if _, c := product.CutCondition(form); m.class == "item fails" && c == product.ForParts {
					return fmt.Errorf("%s:%d: %q is a condition of core/market/product/conditions.txt", name, n+1, w)
				}
				if t.meanings[folded] == nil {
					t.meanings[folded] = map[meaning]string{}
				}
				if t.meanings[folded][m] == name && len(forms) == 1 {
					return fmt.Errorf("%s:%d: %q stands twice in the class %s", name, n+1, w, m.class)
				}
				t.meanings[folded][m] = name
			}
		}
	}
	return nil
}

// parseMeaning parses what stands before the colon of a line.
func (t *table) parseMeaning(head string) (m meaning, err error) {
	m.class = head
	if class, value, _ := strings.Cut(head, " "); slices.Contains(valued, class) {
		value, isBeside := strings.CutSuffix(value, " beside")
		m.class = class
		switch class {
		case "product":
			if m.value = slices.Index(t.products, value); m.value < 0 {
				m.value, t.products = len(t.products), append(t.products, value)
			}
		case "number":
			if _, err = fmt.Sscan(value, &m.value); err == nil && m.value >= maxValues {
				err = fmt.Errorf("%d is too large", m.value)
			}
		default:
			if m.value = slices.Index(severities, value); m.value <= 0 {
				err = fmt.Errorf("%q is not a severity", value)
			}
		}
		if isBeside {
			m.class += " beside"
		}
	}
	t.classes[m.class] = true
	return m, err
}

// fold returns the words of a phrase as the reader compares them. Each character of a script without spaces is a word.
func fold(phrase string) string {
	var spaced []rune
	for _, r := range phrase {
		if text.IsUnspaced(r) {
			spaced = append(spaced, ' ', r, ' ')
		} else {
			spaced = append(spaced, r)
		}
	}
	var words []string
	for _, token := range lexicon.Tokenize(nil, 0, string(spaced)) {
		words = append(words, token.Text)
	}
	return strings.Join(words, " ")
}

// maxClasses is how many classes package description has bits for.
const maxClasses = 191

// maxValues is how many numbers fit into a byte.
const maxValues = 256

const head = `// Code generated from languages by build/toolchain/languages. DO NOT EDIT.

package description

import (
	_ "embed"

	"loupe/core/base/phrases"
)

// phraseTexts is the text of languageTable.
//
//go:embed table/phrases.txt
var phraseTexts string

// kindOfMeaning has indices in meaningKinds, by the numbers in languageTable.
//
//go:embed table/meanings.bin
var kindOfMeaning string

// languageTable has the phrases of all languages, each once for each of its meanings.
`

// files returns the generated files by their names: Go source, and what it embeds.
func (t *table) files() (map[string][]byte, error) {
	classes := slices.Sorted(maps.Keys(t.classes))
	if len(classes) > maxClasses || len(t.products) > maxValues {
		return nil, fmt.Errorf("%d classes or %d products are too many", len(classes), len(t.products))
	}
	var b bytes.Buffer
	b.WriteString("// The classes of phrases, as the language files name them.\nconst (\n")
	for i, c := range classes {
		fmt.Fprintf(&b, "\t%s", constant("word "+c))
		if i == 0 {
			b.WriteString(" class = iota + 1")
		}
		b.WriteString("\n")
	}
	b.WriteString(")\n\n// The kinds of products.\nconst (\n")
	for i, p := range t.products[1:] {
		fmt.Fprintf(&b, "\t%s", constant("kind "+p))
		if i == 0 {
			b.WriteString(" uint8 = iota + 1")
		}
		b.WriteString("\n")
	}
	b.WriteString(")\n\n")

	var sorted []string
	var kindOf []byte
	var kinds []string
	for _, p := range slices.Sorted(maps.Keys(t.meanings)) {
		meanings := slices.SortedFunc(maps.Keys(t.meanings[p]), func(a, b meaning) int {
			return strings.Compare(fmt.Sprint(a.class, 100+a.value), fmt.Sprint(b.class, 100+b.value))
		})
		for _, m := range meanings {
			sorted = append(sorted, p)
			kindOf = append(kindOf, indexIn(&kinds, fmt.Sprintf("{%s, %d}", constant("word "+m.class), m.value)))
		}
	}
	if len(kinds) > maxValues {
		return nil, fmt.Errorf("%d kinds of meanings are too many", len(kinds))
	}
	fmt.Fprintf(&b, "var meaningKinds = [...]meaningKind{%s}\n\n", strings.Join(kinds, ", "))
	b.WriteString("// alonePattern has, for each first letter, a bit for each length of the single words of the classes only and empty.\n")
	fmt.Fprintf(&b, "var alonePattern = %#v\n", t.pattern("only", "empty"))
	phraseTable := phrases.NewTable(sorted)
	code, err := format.Source([]byte(head + phrases.Source("languageTable", phraseTable.Blocks, "phraseTexts") + "\n" + b.String()))
	return map[string][]byte{"languagetable.go": code, "table/phrases.txt": []byte(phraseTable.Text), "table/meanings.bin": kindOf}, err
}

// indexIn returns the index of a text in a list, which it is appended to if it is new.
func indexIn(list *[]string, text string) byte {
	i := slices.Index(*list, text)
	if i < 0 {
		i = len(*list)
		*list = append(*list, text)
	}
	return byte(i)
}

// pattern returns, for each first letter, a bit for each length of the single words of some classes.
func (t *table) pattern(classes ...string) (lengths [26]uint32) {
	for p, meanings := range t.meanings {
		for m := range meanings {
			if first := p[0] - 'a'; slices.Contains(classes, m.class) && first < 26 && !strings.Contains(p, " ") {
				lengths[first] |= 1 << (len(p) % 32)
			}
		}
	}
	return lengths
}

// constant returns the name of a constant: wordNotAfter for "word not after".
func constant(words string) string {
	list := strings.Fields(words)
	for i := 1; i < len(list); i++ {
		list[i] = strings.ToUpper(list[i][:1]) + list[i][1:]
	}
	return strings.Join(list, "")
}
