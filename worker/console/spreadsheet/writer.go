package spreadsheet

import (
	"strconv"
	"strings"
	"time"

	coretext "loupe/core/base/text"
	"loupe/worker/console/billing"
)

// writer writes CSV (RFC 4180).
type writer struct{ text []byte }

func (w *writer) header(t *table) {
	for i, c := range t.columns {
		w.cell(i, c.name)
	}
	w.end()
}

// row writes the cells of a row, whose texts are as the database has them.
func (w *writer) row(t *table, cells []string) error {
	currency := ""
	for i, c := range t.columns {
		if c.name == "currency" {
			currency = cells[i]
		}
	}
	for i, c := range t.columns {
		cell := cells[i]
		switch {
		case cell == "":
		case c.kind == text:
			cell = coretext.NoFormula(cell)
		case c.kind == when || c.kind == money:
			n, err := strconv.ParseInt(cell, 10, 64)
			if err != nil {
				return err
			}
			if cell = billing.FormatPrice(n, currency); c.kind == when {
				cell = time.UnixMilli(n).UTC().Format("2006-01-02T15:04:05.000Z")
			}
		}
		w.cell(i, cell)
	}
	w.end()
	return nil
}

// cell appends the cell number i. Semicolons and tabs are separators to some spreadsheets, so cells with them are quoted, too.
func (w *writer) cell(i int, text string) {
	if i > 0 {
		w.text = append(w.text, ',')
	}
	if strings.ContainsAny(text, ",;\"\r\n\t'") {
		text = `"` + strings.ReplaceAll(text, `"`, `""`) + `"`
	}
	w.text = append(w.text, text...)
}

func (w *writer) end() { w.text = append(w.text, "\r\n"...) }
