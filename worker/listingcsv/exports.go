package listingcsv

import (
	"cmp"
	"encoding/csv"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/market"
)

// exportLine has the fields of a row in a shop's export that decide whether and how its listing is stored. They are not stored themselves.
type exportLine struct {
	order      string    // id of the order or product that the row is a part of
	variations [3]string // options that the title may lack, such as "[Size:M]"
	quantity   string
	total      string // price of all pieces
	status     string
	paid       string // date; empty if the order is not paid
	cancelled  string // date, or empty
	refunded   string // amount
	listed     string // date of the offer, of a row with the date of the sale
}

// notLoaded has the conditions under which a row is neither a sale nor an offer, and what the report then says.
var notLoaded = [...]struct {
	column  string
	value   func(*exportLine) string
	applies func(r *Reader, value string) bool
	message string
}{
	{"cancelled_at", func(l *exportLine) string { return l.cancelled }, func(_ *Reader, value string) bool { return value != "" }, "the order was cancelled"},
	{"status", func(l *exportLine) string { return l.status }, func(_ *Reader, value string) bool { return strings.Contains(closedWords, "|"+plainName(value)+"|") }, "neither sold nor offered"},
	{"refunded_amount", func(l *exportLine) string { return l.refunded }, func(_ *Reader, value string) bool { return strings.ContainsAny(value, "123456789") }, "the order was refunded, in whole or in part"},
	{"paid_on", func(l *exportLine) string { return l.paid }, func(r *Reader, value string) bool { return r.index[paidColumn] >= 0 && value == "" }, "the order is not paid"},
}

// closedWords has the states of orders that are not sales and of products that are not offered, as plainName returns them.
const closedWords = "|canceled|cancelled|refunded|partially refunded|voided|expired|returned|unpaid|pending|authorized|partially paid|draft|archived|inactive|" +
	"storniert|erstattet|annule|annulee|rembourse|remboursee|annullato|rimborsato|cancelado|cancelada|reembolsado|"

// offeredWords has the states of products that are offered.
const offeredWords = "|active|available|listed|on sale|for sale|aktiv|actif|attivo|activo|"

// footers has the beginnings of rows that eBay writes after the last order, as plainName returns them without the number before them.
var footers = [...]string{"record s downloaded", "seller id"}

// isNote reports whether a row does not belong to the table, because all its fields are empty or it is one of footers.
func isNote(row []byte) bool {
	if len(row) > 200 { // no longer note is known
		return false
	}
	name := strings.TrimLeft(plainName(string(row)), "0123456789 ")
	return name == "" && strings.Trim(string(row), " \t,;\"") == "" || slices.ContainsFunc(footers[:], func(f string) bool { return strings.HasPrefix(name, f) })
}

// totals has the words with which a row of sums begins, as plainName returns them.
const totals = "|total|totals|sum|summe|gesamt|gesamtsumme|somme|totale|suma|totaal|razem|итого|合計|합계|合计|总计|總計|"

// maxFooter is the number of rows that a footer may have.
const maxFooter = 10

// isFooter reports whether a row, which the file's reader returned with err, and all rows after it are a footer: each is a row of sums,
// or has several words in one cell, which is not the title.
func (r *Reader) isFooter(fields []string, err error) bool {
	rest := r.allRows()
	rest.data = r.rows.data
	for range maxFooter {
		if err != nil && !errors.Is(err, csv.ErrFieldCount) {
			return err == io.EOF
		}
		filled, first := 0, ""
		for _, field := range fields {
			if field = strings.TrimSpace(field); field != "" {
				filled++
				first = cmp.Or(first, field)
			}
		}
		hasTitle := err == nil && r.index[titleColumn] >= 0 && strings.TrimSpace(fields[r.index[titleColumn]]) != ""
		isText := filled == 1 && strings.Contains(first, " ") && !hasTitle && len(r.header) > 2
		if filled > 0 && !isText && !strings.Contains(totals, "|"+plainName(first)+"|") {
			return false
		}
		fields, _, _, err = rest.next()
	}
	return false
}

// joinOrder fills empty fields of a row from the first row of the same order or product; added reports whether it filled any. skip is true
// if the row is not a listing: it has the sums of an order whose rows follow, or only a further picture of a product.
func (r *Reader) joinOrder(fields []string, line int) (added, skip bool) {
	value := func(column int) string {
		if r.index[column] < 0 {
			return ""
		}
		return strings.TrimSpace(fields[r.index[column]])
	}
	if order := value(orderColumn); order == "" || r.first == nil || order != strings.TrimSpace(r.first[r.index[orderColumn]]) {
		r.first, r.firstLine = nil, line
		if order != "" {
			r.first = slices.Clone(fields)
		}
		return false, order != "" && value(titleColumn) == "" && value(idColumn) == ""
	}
	for i, c := range columns {
		if at := r.index[i]; c.inherited && at >= 0 && strings.TrimSpace(fields[at]) == "" && r.first[at] != "" {
			fields[at], added = r.first[at], true
		}
	}
	return added, r.index[priceColumn] >= 0 && value(priceColumn) == "" && value(idColumn) == ""
}

// joinFields returns fields as a record of CSV.
func joinFields(fields []string, comma rune) []byte {
	var b strings.Builder
	w := csv.NewWriter(&b)
	w.Comma = comma
	w.Write(fields)
	w.Flush()
	return []byte(strings.TrimSuffix(b.String(), "\n"))
}

// completeTitle adds the variations that the title lacks.
func (l *Listing) completeTitle() {
	for _, text := range l.line.variations {
		for part := range strings.SplitSeq(strings.Trim(text, "[] "), ",") {
			if _, value, found := strings.Cut(part, ":"); found {
				part = value
			}
			part = strings.TrimSpace(part)
			title := l.Title + " " + part
			if part != "" && part != "Default Title" && !strings.Contains(strings.ToLower(l.Title), strings.ToLower(part)) && columns[titleColumn].check(title) == "" {
				l.Title = title
			}
		}
	}
}

// setUnitPrice sets the price of a row that has only the total of a quantity. It returns what is wrong with the quantity or the total.
func (r *Reader) setUnitPrice(l *Listing) (column, problem string) {
	if l.Price != "" || l.line.total == "" {
		return "", ""
	}
	quantity := 1
	if l.line.quantity != "" {
		var err error
		if quantity, err = strconv.Atoi(l.line.quantity); err != nil || quantity < 1 {
			return "quantity", "not a whole number above zero, so the price of one is not known"
		}
	}
	hint, _ := parseCurrency(l.Currency)
	_, price, err := r.readPrice(l.line.total, hint)
	if err != nil {
		return "line_total", err.Error()
	}
	l.Price = strings.TrimSpace(market.FormatPrice(price.High/market.Amount(quantity)) + " " + price.Currency)
	return "", ""
}

// setDays sets for how many days the item was offered until it sold, if the row has both dates.
func (r *Reader) setDays(l *Listing) {
	listed, _ := parseDate(l.line.listed, r.order)
	from, isDate := date.Parse(listed)
	to, isSold := date.Parse(l.Date)
	if isDate && isSold && l.Days == "" && from <= to {
		l.Days, _ = parseDays(strconv.Itoa(to - from))
	}
}

// setSold sets whether the price was paid if the row does not say it: by its status, else by the names of its columns.
func (r *Reader) setSold(l *Listing) {
	if l.Sold != "" {
		return
	}
	if l.Sold, _ = parseSold(l.line.status); strings.Contains(offeredWords, "|"+plainName(l.line.status)+"|") {
		l.Sold = "no"
	}
	for _, c := range [...]struct {
		column int
		value  string
	}{{dateColumn, l.Date}, {priceColumn, l.Price}} {
		if c.value == "" || r.index[c.column] < 0 {
			continue
		}
		switch name := r.plain[r.index[c.column]]; {
		case slices.Contains(r.names[ofSale], name):
			l.Sold = "yes"
			return
		case slices.Contains(r.names[ofOffer], name):
			l.Sold = "no"
		}
	}
}

// makesIDs reports whether rows without an id get one made of their fields. In a file with the column id and without orders, they are refused.
func (r *Reader) makesIDs() bool {
	at := r.index[idColumn]
	return at < 0 || r.plain[at] != "id" || r.index[orderColumn] >= 0
}

// completeID makes the id of a row that is a part of an order or has none. Reading the file again gives the same id.
func (r *Reader) completeID(l *Listing) {
	id := l.ID
	if id == "" {
		id = "row-" + hash(l.Title, l.Price, l.Currency, l.Date, l.Condition, l.Vendor, l.URL)
	}
	if l.line.order != "" {
		if l.ID == "" {
			id = hash(l.Title)
		}
		id = l.line.order + "-" + id
		if columns[idColumn].check(id) != "" {
			id = hash(id)
		}
		for n, first := 2, id; r.lineOf[id] >= r.firstLine; n++ { // in this order
			id = fmt.Sprint(first, "-", n)
		}
	}
	l.ID = id
}

func hash(fields ...string) string {
	h := fnv.New64a()
	for _, field := range fields {
		h.Write([]byte(field))
		h.Write([]byte{0})
	}
	return strconv.FormatUint(h.Sum64(), 36)
}
