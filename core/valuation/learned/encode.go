package learned

import (
	"math"
	"strconv"

	"github.com/tidwall/gjson"

	"loupe/core/jsontext"
)

// LessonSQL returns the SQL expression of a lesson, as DecodeLesson decodes it. row is the name of a row of the table calibration, cells
// the parameter with the JSON array of an item's cells. The database adds up the coefficients, so that they need not leave it.
func LessonSQL(row, cells string) string {
	return "json_object('currency', " + row + ".currency, 'mean', " + row + ".mean, 'step', " + row + ".step, " +
		"'conditions', CAST(substr(" + row + ".cells, 1, " + strconv.Itoa(ConditionBytes) + ") AS TEXT), 'count', json_array_length(" + cells + "), " +
		"'sum', (SELECT sum(unicode(substr(" + row + ".cells, value + 1, 1)) - 64) FROM json_each(" + cells + ")), " +
		"'listings', " + row + ".listings, 'correction', json(" + row + ".correction))"
}

// CorrectionJSON returns the coefficients of the correction, as DecodeLesson expects them.
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
	for i := range c.Move {
		all = append(all, &c.Move[i])
	}
	for i := range c.Width {
		all = append(all, &c.Width[i])
	}
	return append(all, &c.Fast, &c.Patient)
}

// DecodeLesson decodes a lesson. It returns nil unless it is one.
func DecodeLesson(lesson gjson.Result) *Lesson {
	m := Model{Mean: jsontext.Number(&lesson, "mean"), Step: jsontext.Number(&lesson, "step")}
	l := &Lesson{
		Currency: jsontext.Text(&lesson, "currency"), Step: m.Step, Conditions: jsontext.Text(&lesson, "conditions"),
		Words: m.wordsPrice(int(jsontext.Number(&lesson, "sum")), int(jsontext.Number(&lesson, "count"))),
	}
	l.Listings = int(jsontext.Number(&lesson, "listings"))
	stored, coefficients := jsontext.List(&lesson, "correction", jsontext.All), l.coefficients()
	if l.Listings <= 0 || len(stored) != len(coefficients) {
		return nil
	}
	for i, x := range stored {
		*coefficients[i] = x.Num
	}
	return l
}
