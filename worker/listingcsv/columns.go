package listingcsv

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"loupe/core/base/text"
	"loupe/core/market"
)

// Column is a column of the file that is stored in a field of Listing.
type Column struct {
	Name      string // of the field
	MaxLength int    // characters
	Field     func(*Listing) *string
	decode    func(string) string // returns the field without HTML's character references and without line breaks
	inherited bool                // if it is empty, a row of an order or product takes it from the first row
}

// The columns of a listing come first, then those of exportLine.
var columns = [...]Column{
	idColumn:    {"id", 200, func(l *Listing) *string { return &l.ID }, oneLine, false},
	titleColumn: {"title", 500, func(l *Listing) *string { return &l.Title }, plainText, true},
	{"brand", 200, func(l *Listing) *string { return &l.Brand }, plainText, true},
	{"category", 200, func(l *Listing) *string { return &l.Category }, plainText, true},
	{"vendor", 200, func(l *Listing) *string { return &l.Vendor }, plainText, true},
	priceColumn:    {"price", market.MaxPriceText, func(l *Listing) *string { return &l.Price }, plainText, false},
	currencyColumn: {"currency", 20, func(l *Listing) *string { return &l.Currency }, plainText, true},
	{"url", 2048, func(l *Listing) *string { return &l.URL }, unescapeURL, true},
	{"image", 2048, func(l *Listing) *string { return &l.Image }, firstImage, true},
	{"condition", 100, func(l *Listing) *string { return &l.Condition }, plainText, true},
	{"sold", 20, func(l *Listing) *string { return &l.Sold }, plainText, true},
	dateColumn: {"date", 40, func(l *Listing) *string { return &l.Date }, plainText, true},
	{"days", 20, func(l *Listing) *string { return &l.Days }, plainText, false},
	orderColumn: {"order_number", 150, func(l *Listing) *string { return &l.line.order }, oneLine, false},
	{"variation", 200, func(l *Listing) *string { return &l.line.variations[0] }, plainText, false},
	{"option2_value", 200, func(l *Listing) *string { return &l.line.variations[1] }, plainText, false},
	{"option3_value", 200, func(l *Listing) *string { return &l.line.variations[2] }, plainText, false},
	{"quantity", 20, func(l *Listing) *string { return &l.line.quantity }, oneLine, false},
	totalColumn: {"line_total", market.MaxPriceText, func(l *Listing) *string { return &l.line.total }, plainText, false},
	{"status", 100, func(l *Listing) *string { return &l.line.status }, plainText, true},
	paidColumn:      {"paid_on", 40, func(l *Listing) *string { return &l.line.paid }, plainText, true},
	cancelledColumn: {"cancelled_at", 40, func(l *Listing) *string { return &l.line.cancelled }, plainText, true},
	{"refunded_amount", 40, func(l *Listing) *string { return &l.line.refunded }, plainText, true},
	listedColumn: {"listed_on", 40, func(l *Listing) *string { return &l.line.listed }, plainText, true},
}

// Indexes in columns.
const (
	idColumn        = 0
	titleColumn     = 1
	priceColumn     = 5
	currencyColumn  = 6
	dateColumn      = 11
	orderColumn     = 13
	totalColumn     = 18
	paidColumn      = 20
	cancelledColumn = 21
	listedColumn    = 23
)

// oneLine returns a text with spaces in place of its line breaks, as a web page shows them. A backup reads each text that has one twice.
func oneLine(s string) string { return lineBreaks.Replace(s) }

var lineBreaks = strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ")

func plainText(s string) string { return oneLine(text.DecodeReferences(s)) }

// Columns returns the columns of a file that are stored in a listing.
func Columns() []Column { return columns[:orderColumn] }

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

// columnIndexes returns the index of each column in the header, -1 if the header does not have it, and the plain names of the header's
// columns. A field's column is the one that named says, else the one with the field's own name, else the one with the first of its
// its names that the header has.
func columnIndexes(header []string, names map[string][]string, named map[string]string) (index [len(columns)]int, plain []string, err error) {
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
				return index, nil, fmt.Errorf("the header names the column %s twice", name)
			}
			index[i] = at
		}
		if index[i] >= 0 {
			used[index[i]] = true
		} else if isNamed {
			return index, nil, fmt.Errorf("the file has no column %q for the field %s", shorten(name), c.Name)
		}
	}
	plain = make([]string, len(header))
	for i, name := range header {
		name, _ = cutCurrency(name)
		plain[i] = plainName(name)
	}
	for i, c := range columns {
		if _, isNamed := named[c.Name]; isNamed || index[i] >= 0 {
			continue
		}
		for _, name := range slices.Concat([]string{c.Name}, names[c.Name]) {
			name, other, _ := strings.Cut(name, " & ")
			if at := slices.Index(plain, name); at >= 0 && !used[at] && (other == "" || slices.Contains(plain, other)) {
				index[i], used[at] = at, true
				break
			}
		}
	}
	if _, isNamed := named[columns[dateColumn].Name]; !isNamed && index[dateColumn] < 0 {
		index[dateColumn], index[listedColumn] = index[listedColumn], -1 // of an offer
	}
	return index, plain, nil
}

// cutCurrency returns the name of a column without the currency at its end: "Sold for (GBP)" is the column "Sold for" in pounds.
func cutCurrency(name string) (bare, currency string) {
	name = strings.TrimSpace(name)
	at := strings.LastIndexAny(name, " ([") + 1
	if last := strings.Trim(name[at:], "()[]"); at > 0 && last == strings.ToUpper(last) {
		currency, _ = parseCurrency(last)
	}
	if currency == "" {
		return name, ""
	}
	return strings.TrimSuffix(strings.TrimRight(name[:at], " (["), " in"), currency
}

func checkRequired(index [len(columns)]int, header []string) error {
	if index[titleColumn] < 0 {
		return fmt.Errorf("the column title is missing; the file's first row has %q: add it, or say which column has it (COLUMNS of make import, or in the dashboard)", shorten(strings.Join(header, ", ")))
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
