package listingcsv

import (
	"fmt"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
)

// Each listing is "id | title | price currency | date | sold" of a file in testdata/exports, whose README.md names the sources.
func TestExportsLoadUnedited(t *testing.T) {
	for file, want := range map[string]struct{ listings, problems []string }{
		"ebay-orders.csv": {[]string{
			`11-10001-00001-9001 | Orvik T100 Turntable 12" platter | $1,240.00  | 2026-09-07 | yes`,
			"11-10001-00002-9002 | Halden Scout strap Brown 90 cm | $30.00  | 2026-09-09 | yes",
			"11-10001-00002-9003 | Halden lens cap | $30.00  | 2026-09-09 | yes",
		}, []string{`line 8: paid_on: the order is not paid`}},
		"ebay-orders-de.csv": {[]string{
			"05-20001-00001-401 | Orvik T100 Plattenspieler | 1.199,00 €  | 2025-12-10 | yes",
			"05-20001-00002-402 | Halden Scout 35 Kamera | EUR 89,50  | 2026-01-02 | yes",
		}, nil},
		"etsy-order-items.csv": {[]string{
			"3301-5001 | Enamel brooch, swallow Dark blue Large | 18.50 GBP | 2026-09-03 | yes",
			"3301-5002 | Brass candle holder | 42.00 GBP | 2026-09-03 | yes",
			"3302-5003 | Brass candle holder | 42.00 GBP | 2026-11-09 | yes",
		}, nil},
		"shopify-orders.csv": {[]string{
			"#1001-5550001 | Orvik T100 turntable - walnut | 500.00 CAD | 2026-09-03 | yes",
			"#1001-" + hash("Record brush") + " | Record brush | 16.00 CAD | 2026-09-03 | yes",
			"#1001-" + hash("Record brush") + "-2 | Record brush | 16.00 CAD | 2026-09-03 | yes",
		}, []string{
			`line 6: cancelled_at: the order was cancelled: "2026-09-06 09:00:00 -0400"`,
			`line 7: cancelled_at: the order was cancelled: "2026-09-06 09:00:00 -0400"`,
			`line 8: status: neither sold nor offered: "pending"`,
		}},
		"shopify-products.csv": {[]string{
			"orvik-t100-T100-W | Orvik T100 turntable Walnut 230 V | 649.00 EUR |  | no",
			"orvik-t100-T100-B | Orvik T100 turntable Black 115 V | 599.00 EUR |  | no",
			"record-brush-" + hash("Record brush") + " | Record brush | 16.00 EUR |  | no",
		}, []string{`line 6: status: neither sold nor offered: "draft"`}},
		"shopify-products-new.csv": {[]string{
			"orvik-t100-T100-W | Orvik T100 turntable Walnut | 649.00 EUR |  | no",
			"orvik-t100-T100-B | Orvik T100 turntable Black | 599.00 EUR |  | no",
		}, nil},
		"mercari-sales.csv": {[]string{
			"m10000000001 | Halden Scout 35 camera | $84.00  | 2026-09-14 | yes",
		}, []string{`line 3: cancelled_at: the order was cancelled: "09/03/2026"`}},
		"vinted-sheet.csv": {[]string{
			"row-? | Waxed jacket | £45.00 GBP | 2026-09-14 | yes",
			"row-? | Wool scarf | £12.50 GBP | 2026-08-03 | yes",
		}, []string{`line 4: id: the same as in an earlier row: "line 3"`}},
		"spreadsheet.csv": {[]string{
			"row-? | Appareil Halden Scout 35 | 89,50 EUR | 2026-09-14 | yes",
			"row-? | Platine Orvik T100 | 1 199,00 EUR | 2026-08-02 | yes",
			"row-? | Platine Orvik T300 |  EUR |  | ",
		}, []string{
			`line 7: loaded without date: not a date after 1970-01-01, such as 2026-11-20: "31/09/2026"`,
			`line 7: loaded without price: the text has no amount: "bientôt"`,
		}},
		"spreadsheet-utf16.csv": {[]string{
			"row-? | Halden lens cap | 10.00 USD  | 2026-09-14 | yes",
			"ST | Halden strap |   | 2026-09-15 | yes",
			"HO | Halden hood | 15.00 USD  | 2026-09-16 | yes",
		}, []string{`line 3: loaded without price: quantity: not a whole number above zero, so the price of one is not known: "$30.00"`}},
	} {
		text, err := os.ReadFile("testdata/exports/" + file)
		if err != nil {
			t.Fatal(err)
		}
		options := Options{}
		if strings.HasPrefix(file, "shopify-products") {
			options.Currency = "EUR" // the file names none
		}
		listings, problems := readWith(t, string(text), options)
		var got []string
		for _, l := range listings {
			if strings.HasPrefix(l.ID, "row-") {
				l.ID = "row-?"
			}
			got = append(got, fmt.Sprintf("%s | %s | %s %s | %s | %s", l.ID, l.Title, l.Price, l.Currency, l.Date, l.Sold))
		}
		if !slices.Equal(got, want.listings) || !slices.Equal(problems, want.problems) {
			t.Errorf("%s:\ngot  %q\nand  %q\nwant %q\nand  %q", file, got, problems, want.listings, want.problems)
		}
	}
}

// A report has the rows as they are read, so a corrected row of an order is read as if it were still among the others.
func TestReportOfAnOrderLoads(t *testing.T) {
	const file = "Name;Currency;Paid at;Created at;Lineitem name;Lineitem price\n#7;CAD;2026-09-03;2026-09-03;Brush;16\n#7;;;2027-09-03;Mat;20\n"
	r, err := NewReader([]byte(file), Options{Today: today})
	if err != nil {
		t.Fatal(err)
	}
	report := r.NewReport()
	for row, err := r.Next(); err == nil; row, err = r.Next() {
		report.Add(row)
	}
	var b strings.Builder
	report.WriteTo(&b)
	text := b.String()
	if listings, problems := read(t, text); listings != nil || len(problems) != 1 {
		t.Errorf("got %v and problems %q, want the problem again", listings, problems)
	}
	corrected := expectIDs(t, strings.ReplaceAll(text, "2027-", "2026-"), []string{"#7-" + hash("Mat")})
	if l := corrected[0]; l.Currency != "CAD" || l.Sold != "yes" || l.Date != "2026-09-03" {
		t.Errorf("got %+v, want a sale in CAD", l)
	}
}

func TestRowsAboveTheHeaderAreIgnored(t *testing.T) {
	for file, want := range map[string]string{
		"Report\n\nid;title;price\n1;T;5 EUR\n":       "1 5 EUR line 4, header in line 3",
		"a,b,c\nprice,title\n5 EUR,T\n":               "row 5 EUR line 3, header in line 2",
		"id,title\n1,T\n":                             "1  line 2, header in line 0",
		",,\n\"\",\"\"\n id , title \n1,T\n":          "1  line 4, header in line 0",
		"title\nprice\n":                              "row  line 2, header in line 0",
		strings.Repeat("x\n", 19) + "id,title\n1,T\n": "1  line 21, header in line 20",
	} {
		p, err := NewPreview([]byte(file), Options{Today: today}, 5)
		if err != nil || len(p.Rows) != 1 {
			t.Fatalf("%q: got %v, error %v", file, p, err)
		}
		row := p.Rows[0]
		id, _, _ := strings.Cut(row.ID, "-")
		if got := fmt.Sprintf("%s %s line %d, header in line %d", id, row.Price, row.Line, p.HeaderLine); got != want {
			t.Errorf("%q: got %s, want %s", file, got, want)
		}
	}
	_, err := NewReader([]byte(strings.Repeat("x\n", 20)+"id,title\n1,T\n"), Options{})
	if err == nil || !strings.Contains(err.Error(), `the column title is missing; the file's first row has "x"`) {
		t.Errorf("got error %v, want that the title is missing", err)
	}
}

// Spreadsheets save thousands of rows without text, and a Worker's stack is small.
func TestRowsThatAreSkippedTakeNoStack(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(1 << 20))
	r, err := NewReader([]byte("id,title,price\n"+strings.Repeat(",,\n", 10_000)+"1,Camera,5\n"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if row, err := r.Next(); err != nil || row.ID != "1" {
		t.Errorf("got %+v and %v, want the row 1", row, err)
	}
}

func TestDaysFollowFromBothDates(t *testing.T) {
	for row, want := range map[string]string{
		"T,14/09/2026,02/09/2026,": "2026-09-14 12", "T,14/09/2026,02/09/2026,5": "2026-09-14 5", "T,14/09/2026,14/09/2026,": "2026-09-14 0",
		"T,14/09/2026,,": "2026-09-14 ", "T,,02/09/2026,": " ", "T,02/09/2026,14/09/2026,": "2026-09-02 ", "T,14/09/2026,early,": "2026-09-14 ",
	} {
		listings, _ := read(t, "Title,Date of sale,Date of listing,days\nother,30/09/2026,,\n"+row+"\n")
		if got := listings[1].Date + " " + listings[1].Days; got != want {
			t.Errorf("%s: got %q, want %q", row, got, want)
		}
	}
	if listings, _ := read(t, "Title,Date of listing\nT,14/09/2026\n"); listings[0].Date != "2026-09-14" || listings[0].Days != "" {
		t.Errorf("got %+v, want the date of the offer", listings[0])
	}
}
