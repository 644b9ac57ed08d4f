package learned

import (
	"math"
	"strings"

	"github.com/tidwall/gjson"

	"loupe/core/base/jsontext"
)

// ModelSQL returns the SQL expression of a model as DecodeModel decodes it, from a row of the table calibration. The long member comes
// last, so the others are found without reading it.
func ModelSQL(row string) string {
	return strings.ReplaceAll("json_object('currency', ROW.currency, 'mean', ROW.mean, 'step', ROW.step, 'listings', ROW.listings, "+
		"'correction', json(ROW.correction), 'cells', ROW.cells)", "ROW", row)
}

// DecodeModel decodes the JSON that ModelSQL makes. It returns nil if a member is missing or has the wrong length.
func DecodeModel(model gjson.Result) *Model {
	m := &Model{Currency: jsontext.Text(&model, "currency"), Words: Words{
		Mean: jsontext.Number(&model, "mean"), Step: jsontext.Number(&model, "step"), Cells: jsontext.Text(&model, "cells"),
	}}
	m.Listings = int(jsontext.Number(&model, "listings"))
	stored, coefficients := jsontext.List(&model, "correction", jsontext.All), m.coefficients()
	if m.Listings <= 0 || !m.Known() || len(stored) != len(coefficients) {
		return nil
	}
	for i, x := range stored {
		*coefficients[i] = x.Num
	}
	return m
}

// CorrectionJSON returns the coefficients of the correction as a JSON array, rounded to four decimals. DecodeModel reads them.
func (c *Correction) CorrectionJSON() string {
	var w jsontext.Writer
	w.Open('[')
	for _, x := range c.coefficients() {
		w.Float(math.Round(1e4**x) / 1e4)
	}
	w.Close(']')
	return string(w)
}

// coefficients returns the correction's coefficients, in the order in which they are stored.
func (c *Correction) coefficients() (all []*float64) {
	for _, k := range [...]*Coefficients{&c.Coefficients, &c.Wordless} {
		for i := range k.Move {
			all = append(all, &k.Move[i])
		}
		for i := range k.Width {
			all = append(all, &k.Width[i])
		}
		all = append(all, &k.Fast, &k.Patient)
	}
	return all
}
