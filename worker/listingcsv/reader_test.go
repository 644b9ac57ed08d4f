package listingcsv

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"loupe/core/base/date"
	"loupe/core/base/text"
	"loupe/core/market"
)

const header = "id,title,brand,category,vendor,price,currency,url,image\n"

// today is the day of the tests.
var today, _ = date.Parse("2026-11-24")

// readAll returns the rows of a file.
func readAll(file string, o Options) (rows []Row, err error) {
	o.Today = today
	r, err := NewReader([]byte(file), o)
	if err != nil {
		return nil, err
	}
	for {
		row, err := r.Next()
		if err == io.EOF {
			return rows, nil
		}
		rows = append(rows, row)
	}
}

// read returns the listings of a file that has a valid header, and its problems as text.
func read(t *testing.T, file string) ([]Listing, []string) {
	t.Helper()
	return readWith(t, file, Options{})
}

func readWith(t *testing.T, file string, o Options) (listings []Listing, problems []string) {
	t.Helper()
	rows, err := readAll(file, o)
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range rows {
		if row.Valid() {
			listings = append(listings, row.Listing)
		}
		for _, p := range row.Problems {
			problems = append(problems, fmt.Sprintf("line %d: %s", row.Line, p))
		}
	}
	return listings, problems
}

// expectIDs reads a file and checks the ids of its listings and its problems. It returns the listings.
func expectIDs(t *testing.T, file string, ids []string, problems ...string) []Listing {
	t.Helper()
	listings, found := read(t, file)
	var got []string
	for _, l := range listings {
		got = append(got, l.ID)
	}
	if !slices.Equal(got, ids) || !slices.Equal(found, problems) {
		t.Fatalf("got listings %q and problems %q, want %q and %q", got, found, ids, problems)
	}
	return listings
}

// shown returns what a warning shows of a value.
func shown(value string) string {
	if len(value) > 60 {
		return value[:60] + "..."
	}
	return value
}

func TestReadValidFiles(t *testing.T) {
	camera := Listing{
		ID: "c1", Title: "Halden Scout 35", Brand: "Halden", Category: "Cameras", Vendor: "Shop",
		Price: "1,295.00", Currency: "USD", URL: "https://shop.com/c1", Image: "https://shop.com/c1.jpg",
	}
	row := `c1,Halden Scout 35,Halden,Cameras,Shop,"1,295.00",USD,https://shop.com/c1,https://shop.com/c1.jpg`
	for name, c := range map[string]struct {
		file string
		want Listing
	}{
		"plain":                  {header + row + "\n", camera},
		"blank lines":            {"\n\n" + header + "\n\n" + row + "\n\n", camera},
		"spaces around fields":   {header + strings.ReplaceAll(row, ",H", ", \t H") + " \n", camera},
		"currency in lower case": {header + strings.Replace(row, "USD", "usd", 1), camera},
		"other order, unknown columns": {
			"size,Title,ID ,size,currency,price\n7,Scout,c2,8,EUR,\"1.295,00 €\"\n",
			Listing{ID: "c2", Title: "Scout", Price: "1.295,00 €", Currency: "EUR"},
		},
		"condition, sold, date": {
			"id,title,date,Condition,sold\n1,T, 2026-11-20 ,Sehr gut,TRUE\n",
			Listing{ID: "1", Title: "T", Condition: "Sehr gut", Sold: "yes", Date: "2026-11-20"},
		},
		"empty condition, sold, date": {"id,title,condition,sold,date\n1,T,,,\n", Listing{ID: "1", Title: "T"}},
		"currency in the price only":  {"id,title,price\n1,T,US $5\n", Listing{ID: "1", Title: "T", Price: "US $5"}},
		"the column currency decides which dollar": {
			"id,title,price,currency\n1,T,$5,CAD\n", Listing{ID: "1", Title: "T", Price: "$5", Currency: "CAD"},
		},
		"title with a line break": {"id,title\n1,\"a\nb, \"\"c\"\"\"\n", Listing{ID: "1", Title: "a b, \"c\""}},
		"longest id and title": {
			"id,title\n" + strings.Repeat("ü", 200) + "," + strings.Repeat("📷", 500),
			Listing{ID: strings.Repeat("ü", 200), Title: strings.Repeat("📷", 500)},
		},
	} {
		t.Run(name, func(t *testing.T) {
			listings, problems := read(t, c.file)
			if len(problems) > 0 || len(listings) != 1 || listings[0] != c.want {
				t.Errorf("got %+v and problems %q, want %+v", listings, problems, c.want)
			}
		})
	}
}

// Each file has an invalid row between two valid ones.
func TestReadSkipsAndReportsInvalidRows(t *testing.T) {
	row := func(id, title, price, currency, url string) string {
		return fmt.Sprintf("%s,%s,,,,%s,%s,%s,", id, title, price, currency, url)
	}
	for name, c := range map[string]struct{ row, problem string }{
		"no id":                     {row("", "T", "", "", ""), "line 3: id: empty"},
		"blank id":                  {row(" \t", "T", "", "", ""), "line 3: id: empty"},
		"duplicate id":              {row("first", "T", "", "", ""), `line 3: id: the same as in an earlier row: "line 2"`},
		"duplicate id, no currency": {row("first", "T", "5", "", ""), `line 3: id: the same as in an earlier row: "line 2"`},
		"no title, no price":        {row("x", "", "call us", "USD", ""), "line 3: title: empty"},
		"long id":                   {row(strings.Repeat("x", 201), "T", "", "", ""), "line 3: id: longer than 200 characters"},
		"no title":                  {row("x", "", "", "", ""), "line 3: title: empty"},
		"long title":                {row("x", strings.Repeat("ü", 501), "", "", ""), "line 3: title: longer than 500 characters"},
		"title not UTF-8":           {row("x", "caf\xe9 ü", "", "", ""), "line 3: title: not UTF-8"},
		"surrogate in UTF-8":        {row("x", "üüü\xed\xa0\x80", "", "", ""), "line 3: title: not UTF-8"},
		"NUL":                       {row("x", "a\x00b", "", "", ""), "line 3: title: contains a NUL character"},
		"rounded id":                {row(`"1,23457E+11"`, "T", "", "", ""), "line 3: id: the spreadsheet has rounded it; format the column as text, and save the file again"},
		"words in one cell":         {row("Page 1", "", "", "", ""), "line 3: title: empty"},
		"too few fields":            {"x,T", `line 3: not as many fields as the header: "2 instead of 9"`},
		"too many fields":           {row("x", "T", "", "", "") + ",", `line 3: not as many fields as the header: "10 instead of 9"`},
		"quote within, extra field": {row("x", `a 5" disk`, "", "", "") + ",", `line 3: not valid CSV: bare " in non-quoted-field`},
		"text after a quote":        {row("x", `"a" b`, "", "", ""), `line 3: not valid CSV: extraneous or missing " in quoted-field`},
		"quote not closed":          {row("x", `"a`, "", "", ""), `line 3: not valid CSV: extraneous or missing " in quoted-field`},
		"second line of a bad row":  {row("\n\nx", "", "", "", ""), "line 5: title: empty"},
	} {
		t.Run(name, func(t *testing.T) {
			file := header + row("first", "F", "", "", "") + "\n" + c.row + "\n" + row("last", "L", "", "", "") + "\n"
			expectIDs(t, file, []string{"first", "last"}, c.problem)
		})
	}
}

// encoding/csv would read all text from a missing quote up to the next quote as one field.
func TestMissingQuoteLosesOnlyItsOwnRow(t *testing.T) {
	const message = `: not valid CSV: extraneous or missing " in quoted-field`
	expectIDs(t, "id,title\n1,one\n2,\"two\n3,three\n4,\"fo\"\"ur\"\n5,\"five\nlines\"\n6,six\n7,\"seven",
		[]string{"1", "3", "4", "5", "6"}, "line 3"+message, "line 9"+message)
}

// An inch mark is not a quote, and the semicolon of a character reference is not a separator, if the row has its fields that way.
func TestRowsAreReadLeniently(t *testing.T) {
	for _, c := range []struct{ header, row, title, price string }{
		{"id,title,price", `1,iMac 27",5 €`, `iMac 27"`, "5 €"},
		{"id,title,price", `1,27" and 24","1,295.00 €"`, `27" and 24"`, "1,295.00 €"},
		{"id,title,price", `1,"iMac 27" silver",5 €`, `iMac 27" silver`, "5 €"},
		{`id,title,price,Size 27"`, "1,T,5 €,", "T", "5 €"},
		{"id;title;price", "1;Ger&auml;t &quot;alt&quot;;5&nbsp;&euro;", `Gerät "alt"`, "5\u00a0€"},
		{"id;title;price", `1;"Ger&auml;t; alt";5 &euro;`, "Gerät; alt", "5 €"},
	} {
		last := regexp.MustCompile("[^,;]+").ReplaceAllString(c.header, "last")
		for _, lineEnd := range []string{"\n", "\r\n", "\r"} {
			listings := expectIDs(t, c.header+lineEnd+c.row+lineEnd+last, []string{"1", "last"}, `line 3: loaded without price: the text has no amount: "last"`)
			if listings[0].Title != c.title || listings[0].Price != c.price {
				t.Errorf("%s: got %+v, want the title %s and the price %s", c.row, listings[0], c.title, c.price)
			}
		}
	}
}

func TestUnreadablePricesAreRemovedWithAWarning(t *testing.T) {
	for fields, message := range map[string]string{
		"0.00,USD":    market.ErrZero.Error(),
		"-5,USD":      market.ErrNegative.Error(),
		"call us,USD": market.ErrNoAmount.Error(),
		"5 €,USD":     "in EUR, but the column currency has USD",
		"$5,EUR":      "in USD, but the column currency has EUR",
		"12.50,":      "no currency: name it in the price or in the column currency",
		strings.Repeat("5", market.MaxPriceText+1) + ",USD": fmt.Sprintf("longer than %d characters", market.MaxPriceText),
	} {
		listings, problems := read(t, "id,title,price,currency\n1,T,"+fields+"\n")
		if len(listings) != 1 || listings[0].Price != "" || listings[0].Title != "T" {
			t.Errorf("%s: got %+v, want the listing without a price", fields, listings)
		}
		value, _, _ := strings.Cut(fields, ",")
		if want := fmt.Sprintf("line 2: loaded without price: %s: %q", message, shown(value)); !slices.Equal(problems, []string{want}) {
			t.Errorf("%s: got problems %q, want %q", fields, problems, want)
		}
	}
}

// Each file has one listing with the title Gerät – "alt", the price 1.295,00 € and the date 2026-11-20, as spreadsheets save it.
func TestReadFilesOfSpreadsheets(t *testing.T) {
	const text = "id;title;price;date\r\n1;\"Gerät – \"\"alt\"\"\";1.295,00 €;2026-11-20\r\n"
	windows := strings.NewReplacer("ä", "\xe4", "–", "\x96", "€", "\x80").Replace(text)
	utf16 := func(order binary.AppendByteOrder, text string) string {
		var encoded []byte
		for _, unit := range utf16.Encode([]rune("\uFEFF" + text)) {
			encoded = order.AppendUint16(encoded, unit)
		}
		return string(encoded)
	}
	tabs := strings.ReplaceAll(text, ";", "\t")
	for name, file := range map[string]string{
		"semicolons":                text,
		"tabs":                      tabs,
		"byte order mark":           "\uFEFF" + text,
		"separator line":            "sep=;\r\n" + text,
		"mark and separator line":   "\uFEFFsep=;\r\n\r\n" + text,
		"Windows-1252":              windows,
		"Windows-1252 with tabs":    strings.ReplaceAll(windows, ";", "\t"),
		"UTF-16, little endian":     utf16(binary.LittleEndian, tabs),
		"UTF-16, big endian":        utf16(binary.BigEndian, text),
		"Unix line ends":            strings.ReplaceAll(text, "\r", ""),
		"CR alone":                  strings.ReplaceAll(text, "\n", ""),
		"Ctrl-Z":                    text + "\x1a",
		"footer":                    text + "Summe;;1.295,00 €;\r\n;;;\r\nErstellt am 29.11.2026;;;\r\nSeite 1 von 1\r\n",
		"numbers as formulas":       strings.Replace(text, "\n1;", "\n=\"1\";", 1),
		"CR alone, UTF-16":          utf16(binary.LittleEndian, "sep=;\r"+strings.ReplaceAll(text, "\n", "")),
		"commas in a quoted header": strings.Replace(text, "id;", "id;\"a,b,c,d,e,f\";", 1)[:len("id;\"a,b,c,d,e,f\";title;price;date\r\n")] + "1;x;" + text[len("id;title;price;date\r\n1;"):],
	} {
		listings, problems := read(t, file)
		want := Listing{ID: "1", Title: "Gerät – \"alt\"", Price: "1.295,00 €", Date: "2026-11-20"}
		if len(problems) > 0 || len(listings) != 1 || listings[0] != want {
			t.Errorf("%s: got %+v and problems %q, want %+v", name, listings, problems, want)
		}
	}
}

// Only an id or a title that can't be read loses the row. The warning names the line, the column and the value.
func TestUnreadableOptionalFieldsAreLeftOutWithAWarning(t *testing.T) {
	const header = "id,title,brand,category,vendor,price,currency,url,image,condition,sold,date\n"
	const wrongDate, wrongURL = "not a date after 1970-01-01, such as 2026-11-20", "not an absolute http or https URL"
	for _, c := range []struct{ column, value, message string }{
		{"brand", strings.Repeat("ü", 201), "longer than 200 characters"},
		{"brand", "caf\xe9 ü", "not UTF-8"},
		{"category", strings.Repeat("x", 201), "longer than 200 characters"},
		{"vendor", "a\x00b", "contains a NUL character"},
		{"currency", "XYZ", "not an ISO 4217 currency code"},
		{"currency", "DEM", "not an ISO 4217 currency code"},
		{"currency", "5", "not an ISO 4217 currency code"},
		{"currency", "5 EUR", "not an ISO 4217 currency code"},
		{"url", "/item/5", wrongURL}, {"url", "https:///item", wrongURL}, {"url", "javascript:alert(1)", wrongURL}, {"url", "data:text/html", wrongURL},
		{"url", "https://a.com/\nb", wrongURL}, {"url", "https://a.com/\x00", "contains a NUL character"},
		{"url", "https://a.com/" + strings.Repeat("x", 2048), "longer than 2048 characters"},
		{"image", strings.Repeat("x", 2049), "longer than 2048 characters"},
		{"condition", "blue", "not understood"}, {"condition", strings.Repeat("used", 26), "longer than 100 characters"},
		{"sold", "maybe", "not yes or no"}, {"sold", "2", "not yes or no"}, {"sold", "yes no", "not yes or no"}, {"sold", strings.Repeat("x", 21), "longer than 20 characters"},
		{"date", "2026-02-29", wrongDate}, {"date", "29/02/2026", wrongDate}, {"date", "1970-01-01", wrongDate}, {"date", "32/11/2026", wrongDate}, {"date", "13/13/2026", wrongDate},
		{"date", "today", wrongDate}, {"date", "2026-11", wrongDate}, {"date", "2026", wrongDate}, {"date", "20261320", wrongDate},
		{"date", "25569", wrongDate}, {"date", "00000", wrongDate}, {"date", "1763596800", wrongDate}, {"date", "-46346", wrongDate}, {"date", "20/11-2026", wrongDate},
		{"date", "20//2026", wrongDate}, {"date", "٢٠/11/2026", wrongDate}, {"date", "99999999999999999999/1/2026", wrongDate},
		{"date", strings.Repeat("1", 41), "longer than 40 characters"},
	} {
		var fields []string
		for name := range strings.SplitSeq(strings.TrimSpace(header), ",") {
			fields = append(fields, map[string]string{"id": "x", "title": "T", c.column: `"` + c.value + `"`}[name])
		}
		// "ü" in the first row says that the file is UTF-8.
		file := header + "first,üüü,,,,,,,,,,\n" + strings.Join(fields, ",") + "\nlast,T,,,,,,,,,,\n"
		want := fmt.Sprintf("line 3: loaded without %s: %s: %q", c.column, c.message, shown(c.value))
		if listings := expectIDs(t, file, []string{"first", "x", "last"}, want); listings[1] != (Listing{ID: "x", Title: "T"}) {
			t.Errorf("%s: got %+v, want the listing without the field", c.column, listings[1])
		}
	}
}

func TestReadSoldInTheWordsOfSpreadsheets(t *testing.T) {
	for sold, words := range map[string]string{
		"yes": "yes YES Yes y true TRUE 1 x X ✓ ja JA Ja WAHR oui Oui vrai sì Sì SÌ si sí vero sim да ΝΑΙ はい sold Verkauft",
		"no":  "no NO n false FALSE 0 nein NEIN FALSCH non faux não nee нет ΌΧΙ いいえ unsold",
	} {
		for word := range strings.FieldsSeq(words) {
			listings, problems := read(t, "id,title,sold\nü1,T,"+word+"\n")
			if len(problems) > 0 || listings[0].Sold != sold {
				t.Errorf("%s: got %+v and problems %q, want sold %s", word, listings, problems, sold)
			}
		}
	}
}

// Each file has these dates in the column date. The file's other dates show the order of day and month, unless the caller says it.
func TestReadDatesInTheOrderThatTheFileShows(t *testing.T) {
	const ambiguous = "?"
	for _, c := range []struct {
		order       DateOrder
		dates, want string
	}{
		{"", "2026-11-20 2026/11/20 2026/1/2 2026.11.20 20261120 2026-11-20T10:15:00Z 2026-11-20T23:59", "2026-11-20 2026-11-20 2026-01-02 2026-11-20 2026-11-20 2026-11-20 2026-11-20"},
		{"", "46346 46346.75 46346,5 25570", "2026-11-20 2026-11-20 2026-11-20 1970-01-02"},
		{"", "30.10.25 1.2.99 20/11/25 3/4/25", "2025-10-30 1999-02-01 2025-11-20 2025-04-03"},
		{"", "11/20/25 03/04/25 20-11-2025", "2025-11-20 ? 2025-11-20"},
		{"", "11/20/25 03/04/25", "2025-11-20 2025-03-04"},
		{"", "20.11.2026 3.4.2026 03.04.2026", "2026-11-20 2026-04-03 2026-04-03"},
		{"", "03.04.2026 5.5.2026", "2026-04-03 2026-05-05"},
		{"", "03/04/2026 20/11/2026 1/2/2026 20-11-2026 03-04-2026", "2026-04-03 2026-11-20 2026-02-01 2026-11-20 2026-04-03"},
		{"", "03/04/2026 11/20/2026 1/2/2026", "2026-03-04 2026-11-20 2026-01-02"},
		{"", "03.04.2026 11.20.2026", "2026-03-04 2026-11-20"},
		{"", "03/04/2026 2026-11-20 4/4/2026 04/04/2026 04/4/2026", ambiguous + " 2026-11-20 2026-04-04 2026-04-04 2026-04-04"},
		{"", "20/11/2026 11/20/2026 03/04/2026", "2026-11-20 2026-11-20 " + ambiguous},
		{"", "99/04/2026 03/04/2026", "bad " + ambiguous},
		{DayFirst, "03/04/2026 11/20/2026", "2026-04-03 2026-11-20"},
		{MonthFirst, "03/04/2026 03.04.2026 20/11/2026", "2026-03-04 2026-03-04 2026-11-20"},
	} {
		file := "date,id,title\n"
		for i, text := range strings.Fields(c.dates) {
			file += fmt.Sprintf("\"%s\",%d,T\n", text, i)
		}
		rows, err := readAll(file, Options{DateOrder: c.order})
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range strings.Fields(c.want) {
			problems := rows[i].Problems
			if !rows[i].Valid() {
				t.Fatalf("%s: got problems %v, want a listing", c.dates, problems)
			}
			if got := rows[i].Date; want == ambiguous || want == "bad" {
				if got != "" || len(problems) != 1 || strings.Contains(problems[0].Message, "told apart") != (want == ambiguous) {
					t.Errorf("%s: date %d: got %q and problems %v, want a warning", c.dates, i+1, got, problems)
				}
			} else if got != want || len(problems) > 0 {
				t.Errorf("%s: date %d: got %q and problems %v, want %s", c.dates, i+1, got, problems, want)
			}
		}
	}
}

// The dashboard finds the order in the same files in tests/dashboard.
func TestDateOrderOfSharedFiles(t *testing.T) {
	text, err := os.ReadFile("testdata/dateorders.json")
	if err != nil {
		t.Fatal(err)
	}
	var files []struct {
		File  string
		Order DateOrder
	}
	if err := json.Unmarshal(text, &files); err != nil {
		t.Fatal(err)
	}
	for _, c := range files {
		r, err := NewReader([]byte(c.File), Options{Today: today})
		if err != nil {
			t.Fatal(err)
		}
		if got := r.order(); got != c.Order {
			t.Errorf("%q: got %q, want %q", c.File, got, c.Order)
		}
	}
}

func TestReadRefusesFiles(t *testing.T) {
	for name, c := range map[string]struct{ file, message string }{
		"empty":         {"", "empty"},
		"blank":         {"\r\n\n", "empty"},
		"no title":      {"id,price\n1,5\n", "column title is missing"},
		"no header":     {"1,Halden Scout 35,5\n", "column title is missing"},
		"column twice":  {"id,title,price,Title\n1,a,5,b\n", "names the column title twice"},
		"bars":          {"id|title\n1|T\n", "column title is missing"},
		"broken header": {"id,\"title\n1,T\n", "quoted-field"},
	} {
		t.Run(name, func(t *testing.T) {
			rows, err := readAll(c.file, Options{})
			if err == nil || !strings.Contains(err.Error(), c.message) || rows != nil {
				t.Errorf("got error %v and %d rows, want an error with %q and none", err, len(rows), c.message)
			}
		})
	}
}

// For any file: each line yields at most one row, problems are in order, and listings are valid.
func FuzzRead(f *testing.F) {
	f.Add([]byte(header + "1,T,B,C,V,$5,USD,https://a.com,https://a.com/x.png\n2,\"T\nT\",,,,,,,\n"))
	f.Add([]byte("\uFEFFid,title\r\n1,\"\r\n2,\"\"\"\r\n\r\n,\"\n\"\"x\n\""))
	f.Add([]byte("id,title,sold,date,currency\n1,T,ja,3/4/2026,€\n2,T,x,20.11.2026 10:00,\n3,T,,46346.5,\n"))
	f.Add([]byte("loupe_problem;Artikelnummer;Titel;Preis;Datum\n\"x\";1;A &amp; &#0;B;5 € + 3 € Versand;1. März 26\n"))
	f.Add([]byte("id;title;price\r1;27\";\"5\" x\"\r2;Ger&auml;t;5\r3;\"a;\r"))
	f.Add([]byte("title,id,price\n\x00,\xff,5\n\",\",a\"\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		rows, err := readAll(string(file), Options{})
		if err != nil {
			return
		}
		decoded, _ := text.CharsetOf(file).Decode(file)
		lines := bytes.Count(bytes.ReplaceAll(decoded, []byte("\r"), []byte("\n")), []byte("\n")) + 1
		if len(rows) >= lines {
			t.Errorf("got %d rows from %d lines, want fewer than lines", len(rows), lines)
		}
		seen, last := map[string]bool{}, 1
		for _, row := range rows {
			if row.Line <= last || row.Line > lines {
				t.Errorf("got a row on line %d after %d of %d, want them in order", row.Line, last, lines)
			}
			last = row.Line
			for _, p := range row.Problems {
				if p.Message == "" || !row.Valid() && len(row.Problems) > 1 {
					t.Errorf("got problems %+v, want messages, and one for a refused row", row.Problems)
				}
			}
			if !row.Valid() {
				continue
			}
			for _, c := range columns {
				value := *c.Field(&row.Listing)
				if !utf8.ValidString(value) || strings.ContainsRune(value, 0) || utf8.RuneCountInString(value) > c.MaxLength ||
					value == "" && (c.Name == "id" || c.Name == "title") {
					t.Errorf("got %s %q, want a valid value", c.Name, value)
				}
			}
			day, ok := date.Parse(row.Date)
			if row.Date != "" && (!ok || day > today+1) || row.Sold != "" && row.Sold != "yes" && row.Sold != "no" || row.Currency != "" && !market.IsCurrency(row.Currency) {
				t.Errorf("got %+v, want a valid date, sold and currency", row.Listing)
			}
			if seen[row.ID] {
				t.Errorf("got two listings with the id %q", row.ID)
			}
			seen[row.ID] = true
		}
	})
}
