package main

import (
	"encoding/csv"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/tidwall/gjson"
)

// csvColumns are the columns of a batch that is sent as CSV: fields of an item, and one of the customer's.
var csvColumns = []string{"reference", "image_url", "description", "limit", "country", "currency", "shelf"}

// writeCSV returns rows as CSV.
func writeCSV(rows [][]string, separator rune) string {
	var text strings.Builder
	w := csv.NewWriter(&text)
	w.Comma = separator
	w.WriteAll(rows)
	return text.String()
}

// sheet returns items of a batch, which are JSON, as CSV.
func sheet(items []string, separator rune, shelf string) string {
	rows := [][]string{csvColumns}
	for _, item := range items {
		var row []string
		for _, name := range csvColumns {
			cell := gjson.Get(item, name).String()
			if name == "shelf" {
				cell = shelf
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	return writeCSV(rows, separator)
}

// readSheet reads the results of a batch as CSV, and checks them against what clients have seen of its items.
func (c *client) readSheet(b *batch, key *apiKey) {
	sent := c.now
	answer := c.send(key, request("GET", "/api/v1/batches/"+b.id+"/results?format=csv", ""), time.Minute)
	c.checkFound("the results of "+b.id, answer)
	if answer.lost || answer.status != 200 {
		return
	}
	r := csv.NewReader(strings.NewReader(string(answer.body)))
	if r.Comma = ','; b.separator != 0 {
		r.Comma = b.separator
	}
	rows, err := r.ReadAll()
	if err != nil || len(rows) != len(b.requests)+1 {
		c.violate(items, "the results of %s, which has %d items, are %d rows (%v): %s", b.id, len(b.requests), len(rows), err, answer.body)
		return
	}
	cell := func(n int, name string) string {
		if i := slices.Index(rows[0], name); i >= 0 {
			return rows[n][i]
		}
		c.violate(items, "the results of %s have no column %s: %s", b.id, name, rows[0])
		return ""
	}
	for n := 1; n < len(rows); n++ {
		state, lower := cell(n, "loupe_state"), cell(n, "price_lower")
		earlier, ended := b.ended[n]
		switch {
		case cell(n, "reference") != c.reference(n) || b.separator != 0 && cell(n, "shelf") != c.mark:
			c.violate(items, "the row %d of %s is %q", n, b.id, rows[n])
		case ended && (state != earlier.state || cell(n, "appraisal_id") != earlier.appraisal):
			c.violate(items, "the item %d of %s was %+v, then %q", n, b.id, earlier, rows[n])
		case (lower != "") != (state == "valued"):
			c.violate(free, "the item %d of %s is %q", n, b.id, rows[n])
		case ended && lower != "" && lower != strconv.FormatFloat(gjson.Get(earlier.value, "price_lower").Num, 'f', -1, 64):
			c.violate(charged, "the item %d of %s has the value %s, then %q", n, b.id, earlier.value, rows[n])
		case state == "waiting" && !b.cancelled.IsZero() && sent.After(b.cancelled):
			c.violate(items, "the item %d of the cancelled batch %s waits", n, b.id)
		}
	}
}
