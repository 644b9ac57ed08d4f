package listingcsv

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

// report reads a file and returns the ids of its listings and the report.
func report(t *testing.T, file string, o Options) (ids []string, p *Report) {
	t.Helper()
	o.Today = today
	r, err := NewReader([]byte(file), o)
	if err != nil {
		t.Fatal(err)
	}
	p = r.NewReport()
	for {
		row, err := r.Next()
		if err == io.EOF {
			return ids, p
		}
		p.Add(row)
		if row.Valid() {
			ids = append(ids, row.ID)
		}
	}
}

const withProblems = "\uFEFFArtikelnummer;\"Titel\";Preis;Bild;Zustand;Datum\r\n" +
	"1;\"Kamera; \"\"alt\"\"\";12;x;blue;2026-11-20\r\n" +
	"2;;5 €;;;\r\n" +
	"3;Objektiv;999999999999 €;;;\r\n" +
	"4;Blitz;5 €;;;2027-01-01\r\n" +
	"1;Stativ;5 €;;;\r\n" +
	"6;\"Tasche;5 €;;;\r\n" +
	"7;Gurt\r\n" +
	"8;Filter;5 €;;green;\r\n" +
	"9;Kabel;6 €;;;\r\n" +
	"10;;6 €;;;\r\n"

func TestSummaryGroupsProblemsByReason(t *testing.T) {
	ids, p := report(t, withProblems, Options{})
	var b strings.Builder
	p.PrintColumns(&b)
	p.Print(&b, "")
	want := `columns: id from "Artikelnummer", title from "Titel", price from "Preis", image from "Bild", condition from "Zustand", date from "Datum"
2 rows refused, title: empty, line 3
1 row refused, date: in the future: "2027-01-01", line 5
1 row refused, id: the same as in an earlier row: "line 2", line 6
1 row refused, not valid CSV: extraneous or missing " in quoted-field, line 7
1 row refused, not as many fields as the header: "2 instead of 6", line 8
1 row refused, price: implausibly high, must be confirmed: "999999999999 €", line 4
2 rows loaded without condition: not understood: "blue", line 2
1 row loaded without price: no currency: name it in the price or in the column currency: "12", line 2
to be confirmed, line 4: "3", "Objektiv": "999999999999 €"
`
	if b.String() != want || fmt.Sprint(ids, p.Refused()) != "[1 8 9] 7" {
		t.Errorf("got %v, %d refused and\n%s\nwant 1, 8 and 9, 7 refused and\n%s", ids, p.Refused(), b.String(), want)
	}
}

// The report is a file that has the same problems; after corrections it loads.
func TestReportIsLoadedAgain(t *testing.T) {
	_, p := report(t, withProblems, Options{})
	var first strings.Builder
	if n, err := p.WriteTo(&first); err != nil || int(n) != first.Len() {
		t.Fatalf("got %d bytes and error %v, want %d", n, err, first.Len())
	}
	want := "\uFEFFloupe_problem;\"Artikelnummer\";\"Titel\";\"Preis\";\"Bild\";\"Zustand\";\"Datum\"\r\n" +
		"\"refused: title: empty\";2;;5 €;;;\r\n" +
		"\"refused: price: implausibly high, must be confirmed: \"\"999999999999 €\"\"\";3;Objektiv;999999999999 €;;;\r\n" +
		"\"refused: date: in the future: \"\"2027-01-01\"\"\";4;Blitz;5 €;;;2027-01-01\r\n" +
		"\"refused: id: the same as in an earlier row: \"\"line 2\"\"\";1;Stativ;5 €;;;\r\n" +
		"\"refused: not valid CSV: extraneous or missing \"\" in quoted-field\";\"6;\"\"Tasche;5 €;;;\"\r\n" +
		"\"refused: not as many fields as the header: \"\"2 instead of 6\"\"\";7;Gurt\r\n" +
		"\"refused: title: empty\";10;;6 €;;;\r\n" +
		"\"loaded without price: no currency: name it in the price or in the column currency: \"\"12\"\"; loaded without condition: not understood: \"\"blue\"\"\";1;\"Kamera; \"\"alt\"\"\";12;x;blue;2026-11-20\r\n" +
		"\"loaded without condition: not understood: \"\"green\"\"\";8;Filter;5 €;;green;\r\n"
	if first.String() != want {
		t.Errorf("got\n%s\nwant\n%s", first.String(), want)
	}

	ids, again := report(t, first.String(), Options{})
	var second strings.Builder
	again.WriteTo(&second)
	if columns := strings.Count(second.String(), "loupe_problem"); fmt.Sprint(ids) != "[1 8]" || columns != 1 || again.Refused() != 7 {
		t.Errorf("got %v, %d refused and\n%s\nwant 1 and 8, 7 refused, and the column once", ids, again.Refused(), second.String())
	}

	corrected := strings.NewReplacer(`";2;;`, `";2;Motor;`, "999999999999", "99", "2027-01-01", "2026-01-01", ";1;Stativ", ";5;Stativ",
		`"6;""Tasche;5 €;;;"`, "6;Tasche;5 €;;;", "7;Gurt\r", "7;Gurt;;;;\r", ";10;;", ";10;Kappe;", "12;x;blue", "12 €;x;gut", "green", "neu").Replace(first.String())
	ids, left := report(t, corrected, Options{})
	if fmt.Sprint(ids) != "[2 3 4 5 6 7 10 1 8]" || len(left.Rows) > 0 {
		t.Errorf("corrected: got %v and problems %v, want all rows and none", ids, left.Rows)
	}
}

// A piece of a file knows its line in the file, and the rows whose id an earlier piece has.
func TestRowsOfAPieceThatRepeatAnID(t *testing.T) {
	ids, p := report(t, "id,title\na,T\nb,T\n\nb,T\nc,\n", Options{Line: 502, Repeated: map[int]int{502: 17, 506: 20}})
	var got []string
	for _, row := range p.Rows {
		got = append(got, fmt.Sprint(row.Line, " ", row.Explanation()))
	}
	if want := `502 refused: id: the same as in an earlier row: "line 17"|505 refused: id: the same as in an earlier row: "line 503"|506 refused: title: empty`; strings.Join(got, "|") != want || fmt.Sprint(ids) != "[b]" {
		t.Errorf("got %v and %q, want b and %q", ids, got, want)
	}
}
