package listingcsv

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"loupe/core/market"
	"loupe/core/text"
)

// Column is a column of the file that is stored in a field of Listing.
type Column struct {
	Name      string // of the field
	Required  bool
	MaxLength int // characters
	Field     func(*Listing) *string
	decode    func(string) string // returns the field without HTML's character references and without line breaks
}

var columns = [...]Column{
	{"id", true, 200, func(l *Listing) *string { return &l.ID }, oneLine},
	{"title", true, 500, func(l *Listing) *string { return &l.Title }, plainText},
	{"brand", false, 200, func(l *Listing) *string { return &l.Brand }, plainText},
	{"category", false, 200, func(l *Listing) *string { return &l.Category }, plainText},
	{"vendor", false, 200, func(l *Listing) *string { return &l.Vendor }, plainText},
	{"price", false, market.MaxPriceText, func(l *Listing) *string { return &l.Price }, plainText},
	{"currency", false, 20, func(l *Listing) *string { return &l.Currency }, plainText},
	{"url", false, 2048, func(l *Listing) *string { return &l.URL }, unescapeURL},
	{"image", false, 2048, func(l *Listing) *string { return &l.Image }, firstImage},
	{"condition", false, 100, func(l *Listing) *string { return &l.Condition }, plainText},
	{"sold", false, 20, func(l *Listing) *string { return &l.Sold }, plainText},
	{"date", false, 40, func(l *Listing) *string { return &l.Date }, plainText},
}

// oneLine returns a text with spaces in place of its line breaks, as a web page shows them. A backup reads each text that has one twice.
func oneLine(s string) string { return lineBreaks.Replace(s) }

var lineBreaks = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ")

func plainText(s string) string { return oneLine(text.DecodeReferences(s)) }

// dateColumn is the index of the column date.
const dateColumn = len(columns) - 1

// Columns returns the columns of a file.
func Columns() []Column { return columns[:] }

// ParseColumns parses texts such as "price=Kaufpreis" into the map of Options.Columns.
func ParseColumns(texts []string) (map[string]string, error) {
	named := map[string]string{}
	for _, t := range texts {
		field, name, ok := strings.Cut(t, "=")
		if field = strings.TrimSpace(field); !ok || !slices.ContainsFunc(columns[:], func(c Column) bool { return c.Name == field }) {
			return nil, fmt.Errorf("%q is not a field and the name of a column, such as price=Kaufpreis", t)
		}
		named[field] = strings.TrimSpace(name)
	}
	return named, nil
}

// columnIndexes returns the index of each column in the header, -1 if the header does not have it. A column is the one that
// named says, else the one with the field's own name, else the one with the first name in columnNames that the header has.
func columnIndexes(header []string, named map[string]string) (index [len(columns)]int, err error) {
	used := make([]bool, len(header))
	for i, c := range columns {
		name, isNamed := named[c.Name]
		if index[i] = -1; isNamed && name == "" {
			continue
		}
		if !isNamed {
			name = c.Name
		}
		for at, column := range header {
			if !strings.EqualFold(strings.TrimSpace(column), name) {
				continue
			}
			if index[i] >= 0 {
				return index, fmt.Errorf("the header names the column %s twice", name)
			}
			index[i] = at
		}
		if index[i] >= 0 {
			used[index[i]] = true
		} else if isNamed {
			return index, fmt.Errorf("the file has no column %q for the field %s", shorten(name), c.Name)
		}
	}
	plain := make([]string, len(header))
	for i, name := range header {
		plain[i] = plainName(name)
	}
	for i, c := range columns {
		if _, isNamed := named[c.Name]; isNamed || index[i] >= 0 {
			continue
		}
		for name := range strings.SplitSeq(c.Name+"|"+columnNames[i], "|") {
			if at := slices.Index(plain, name); at >= 0 && !used[at] {
				index[i], used[at] = at, true
				break
			}
		}
	}
	return index, nil
}

func checkRequired(index [len(columns)]int, header []string) error {
	for i, c := range columns {
		if index[i] < 0 && c.Required {
			return fmt.Errorf("the column %s is missing; the file's first row has %q: add it, or say which column has it (COLUMNS of make import, or in the dashboard)", c.Name, shorten(strings.Join(header, ", ")))
		}
	}
	return nil
}

// plainName returns the words of a column's name in lower case, without diacritics and punctuation: "*Bild-URL" becomes "bild url".
func plainName(name string) string {
	letters := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r) {
			return text.PlainLetter(r)
		}
		return ' '
	}, text.DecodeReferences(name))
	return strings.Join(strings.Fields(letters), " ")
}
