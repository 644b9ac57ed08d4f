package rows

import (
	"bytes"
	"encoding/csv"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestRecordsAreThoseOfEncodingCSV(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	words := []string{"", "a", `"`, ",", "\n", "\r\n", "é", ";", " "}
	for range 2000 {
		var records [][]string
		for range 1 + r.IntN(3) {
			row := []string{"first"} // or encoding/csv would skip an empty row
			for range r.IntN(4) {
				cell := ""
				for range r.IntN(4) {
					cell += words[r.IntN(len(words))]
				}
				row = append(row, strings.ReplaceAll(cell, "\r\n", "\n"))
			}
			records = append(records, row)
		}
		var written bytes.Buffer
		w := csv.NewWriter(&written)
		w.UseCRLF = r.IntN(2) == 0
		w.WriteAll(records)
		own := Writer{Separator: ','}
		for _, row := range records {
			for _, cell := range row {
				own.Cell(cell)
			}
			own.End()
		}
		for _, text := range [][]byte{written.Bytes(), own.Text} {
			all := string(text)
			for _, want := range records {
				cells, size, fault := record(text, ',', true)
				for i := range cells {
					cells[i] = strings.ReplaceAll(cells[i], "\r\n", "\n")
				}
				if fault != "" || !slices.Equal(cells, want) {
					t.Fatalf("%q: got %q, %s, want %q", all, cells, fault, want)
				}
				text = text[size:]
			}
			if len(text) > 0 {
				t.Fatalf("%q: got the rest %q, want none", all, text)
			}
		}
	}
}
