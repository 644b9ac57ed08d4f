package catalogue

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

const header = "id,title,brand,category,vendor,price,currency,url,image\n"

// read reads a file and gives its problems as text.
func read(t *testing.T, file string, o Options) ([]Listing, []string) {
	t.Helper()
	listings, problems, err := Read(strings.NewReader(file), o)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, p := range problems {
		texts = append(texts, p.String())
	}
	return listings, texts
}

func ids(listings []Listing) (ids []string) {
	for _, l := range listings {
		ids = append(ids, l.ID)
	}
	return ids
}

func TestReadGoodFiles(t *testing.T) {
	camera := Listing{
		ID: "c1", Title: "Halden Scout 35", Brand: "Halden", Category: "Cameras", Vendor: "Shop",
		Price: "1,295.00", Currency: "USD", URL: "https://shop.com/c1", Image: "https://shop.com/c1.jpg",
	}
	row := `c1,Halden Scout 35,Halden,Cameras,Shop,"1,295.00",USD,https://shop.com/c1,https://shop.com/c1.jpg`
	for name, c := range map[string]struct {
		file string
		want Listing
	}{
		"plain":             {header + row + "\n", camera},
		"no last newline":   {header + row, camera},
		"byte order mark":   {"\uFEFF" + header + row, camera},
		"CRLF":              {strings.ReplaceAll("\n"+header+"\n"+row+"\n\n", "\n", "\r\n"), camera},
		"blank lines":       {"\n\n" + header + "\n\n" + row + "\n\n", camera},
		"quoted":            {header + `"c1","Halden Scout 35",Halden,"Cameras",Shop,"1,295.00","USD","https://shop.com/c1",https://shop.com/c1.jpg`, camera},
		"space around":      {header + strings.ReplaceAll(row, ",H", ", \t H") + " \n", camera},
		"currency in small": {header + strings.Replace(row, "USD", "usd", 1), camera},
		"other order, unknown columns": {
			"size,Title,ID ,size,currency,price\n7,Scout,c2,8,EUR,\"1.295,00 €\"\n",
			Listing{ID: "c2", Title: "Scout", Price: "1.295,00 €", Currency: "EUR"},
		},
		"two columns":                {"id,title\n1,T\n", Listing{ID: "1", Title: "T"}},
		"currency in the price only": {"id,title,price\n1,T,US $5\n", Listing{ID: "1", Title: "T", Price: "US $5"}},
		"the column says which dollar": {
			"id,title,price,currency\n1,T,$5,CAD\n", Listing{ID: "1", Title: "T", Price: "$5", Currency: "CAD"},
		},
		"title of two lines": {"id,title\n1,\"a\nb, \"\"c\"\"\"\n", Listing{ID: "1", Title: "a\nb, \"c\""}},
		"longest": {
			"id,title\n" + strings.Repeat("ü", 200) + "," + strings.Repeat("📷", 500),
			Listing{ID: strings.Repeat("ü", 200), Title: strings.Repeat("📷", 500)},
		},
	} {
		t.Run(name, func(t *testing.T) {
			listings, problems := read(t, c.file, Options{})
			if len(problems) > 0 || len(listings) != 1 || listings[0] != c.want {
				t.Errorf("got %+v %q", listings, problems)
			}
		})
	}
}

// Each row is bad, between two that are good. The good ones are read, and the bad one is reported at its line.
func TestReadBadRows(t *testing.T) {
	row := func(id, title, price, currency, url string) string {
		return fmt.Sprintf("%s,%s,,,,%s,%s,%s,", id, title, price, currency, url)
	}
	for name, c := range map[string]struct{ row, problem string }{
		"no id":                    {row("", "T", "", "", ""), "line 3: id: is empty"},
		"blank id":                 {row(" \t", "T", "", "", ""), "line 3: id: is empty"},
		"id twice":                 {row("first", "T", "", "", ""), "line 3: id: is that of line 2, too"},
		"id twice, poor price":     {row("first", "T", "5", "", ""), "line 3: id: is that of line 2, too"},
		"long id":                  {row(strings.Repeat("x", 201), "T", "", "", ""), "line 3: id: is longer than 200 characters"},
		"no title":                 {row("x", "", "", "", ""), "line 3: title: is empty"},
		"long title":               {row("x", strings.Repeat("ü", 501), "", "", ""), "line 3: title: is longer than 500 characters"},
		"title not UTF-8":          {row("x", "caf\xe9", "", "", ""), "line 3: title: is not UTF-8"},
		"half a character":         {row("x", "\xed\xa0\x80", "", "", ""), "line 3: title: is not UTF-8"},
		"NUL":                      {row("x", "a\x00b", "", "", ""), "line 3: title: has a NUL"},
		"NUL in a URL":             {row("x", "T", "", "", "https://a.com/\x00"), "line 3: url: has a NUL"},
		"unknown currency":         {row("x", "T", "5", "XYZ", ""), "line 3: currency: is not a currency's code of ISO 4217"},
		"old currency":             {row("x", "T", "5", "DEM", ""), "line 3: currency: is not a currency's code of ISO 4217"},
		"currency's name":          {row("x", "T", "5", "dollars", ""), "line 3: currency: is longer than 3 characters"},
		"price is zero":            {row("x", "T", "0.00", "USD", ""), "line 3: price: the amount is zero"},
		"price is negative":        {row("x", "T", "-5", "USD", ""), "line 3: price: the amount is negative"},
		"price is no price":        {row("x", "T", "call us", "USD", ""), "line 3: price: the text has no amount"},
		"price in another":         {row("x", "T", "5 €", "USD", ""), "line 3: price: is in EUR, the column currency says USD"},
		"dollars for euros":        {row("x", "T", "$5", "EUR", ""), "line 3: price: is in USD, the column currency says EUR"},
		"relative URL":             {row("x", "T", "", "", "/item/5"), "line 3: url: is not an absolute URL of http or https"},
		"URL without a host":       {row("x", "T", "", "", "https:///item"), "line 3: url: is not an absolute URL of http or https"},
		"script":                   {row("x", "T", "", "", "javascript:alert(1)"), "line 3: url: is not an absolute URL of http or https"},
		"data URL":                 {row("x", "T", "", "", "data:text/html"), "line 3: url: is not an absolute URL of http or https"},
		"URL with a newline":       {row("x", "T", "", "", "\"https://a.com/\nb\""), "line 3: url: is not an absolute URL of http or https"},
		"long URL":                 {row("x", "T", "", "", "https://a.com/"+strings.Repeat("x", 2048)), "line 3: url: is longer than 2048 characters"},
		"too few fields":           {"x,T", "line 3: has 2 fields, not 9"},
		"too many fields":          {row("x", "T", "", "", "") + ",", "line 3: has 10 fields, not 9"},
		"quote within":             {row("x", `a 5" disk`, "", "", ""), `line 3: is not CSV: bare " in non-quoted-field`},
		"text after a quote":       {row("x", `"a" b`, "", "", ""), `line 3: is not CSV: extraneous or missing " in quoted-field`},
		"quote not closed":         {row("x", `"a`, "", "", ""), `line 3: is not CSV: extraneous or missing " in quoted-field`},
		"second line of a bad row": {row("\n\nx", "", "", "", ""), "line 5: title: is empty"},
	} {
		t.Run(name, func(t *testing.T) {
			file := header + row("first", "F", "", "", "") + "\n" + c.row + "\n" + row("last", "L", "", "", "") + "\n"
			listings, problems := read(t, file, Options{})
			if !slices.Equal(ids(listings), []string{"first", "last"}) {
				t.Errorf("read %q", ids(listings))
			}
			if !slices.Equal(problems, []string{c.problem}) {
				t.Errorf("got %q, want %q", problems, c.problem)
			}
		})
	}
}

// A quote that is not closed would take in all rows up to the next quote; each of them is to be read.
func TestBrokenQuoteCostsItsRowOnly(t *testing.T) {
	listings, problems := read(t, "id,title\n1,one\n2,\"two\n3,three\n4,\"fo\"\"ur\"\n5,\"five\nlines\"\n6,six\n7,\"seven", Options{})
	if want := []string{"1", "3", "4", "5", "6"}; !slices.Equal(ids(listings), want) {
		t.Errorf("read %q, not %q", ids(listings), want)
	}
	fault := `: is not CSV: extraneous or missing " in quoted-field`
	if want := []string{"line 3" + fault, "line 9" + fault}; !slices.Equal(problems, want) {
		t.Errorf("got %q, want %q", problems, want)
	}
}

func TestPriceWithoutCurrencyIsLeftOut(t *testing.T) {
	listings, problems := read(t, "id,title,price,currency\n1,T,12.50,\n", Options{})
	if len(listings) != 1 || listings[0].Price != "" {
		t.Errorf("got %+v", listings)
	}
	if len(problems) != 1 || !strings.HasPrefix(problems[0], "line 2: price: left out") {
		t.Errorf("got %q", problems)
	}
}

func TestReadRefusesFiles(t *testing.T) {
	for name, c := range map[string]struct{ file, message string }{
		"empty":          {"", "empty"},
		"blank":          {"\r\n\n", "empty"},
		"no id":          {"title,price\nT,5\n", "column id is missing"},
		"no title":       {"id,price\n1,5\n", "column title is missing"},
		"no header":      {"1,Halden Scout 35,5\n", "column id is missing"},
		"column twice":   {"id,title,price,Title\n1,a,5,b\n", "column title is there twice"},
		"UTF-16":         {"\xff\xfei\x00d\x00,\x00t\x00i\x00t\x00l\x00e\x00\n\x00", "column id is missing"},
		"semicolons":     {"id;title\n1;T\n", "column id is missing"},
		"broken header":  {"id,\"title\n1,T\n", "quoted-field"},
		"over a million": {"id,title\n" + strings.Repeat("1,T\n", MaxRows+1), "more than 1000000 rows"},
		"over 256 MB":    {"id,title\n" + strings.Repeat("x", MaxFile), "larger than 256 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			listings, _, err := Read(strings.NewReader(c.file), Options{})
			if err == nil || !strings.Contains(err.Error(), c.message) || listings != nil {
				t.Errorf("got %v, %d listings, want an error that says %q", err, len(listings), c.message)
			}
		})
	}
}

func TestReadKeepsMillionRows(t *testing.T) {
	var file strings.Builder
	file.WriteString("id,title\n")
	for i := range MaxRows {
		fmt.Fprintf(&file, "%d,T\n", i)
	}
	if listings, problems := read(t, file.String(), Options{}); len(listings) != MaxRows || len(problems) != 0 {
		t.Errorf("%d listings, %d problems", len(listings), len(problems))
	}
}

func TestPrint(t *testing.T) {
	problems := make([]Problem, 73)
	for i := range problems {
		problems[i] = Problem{Line: i + 2, Column: "price", Message: "m"}
	}
	for n, last := range map[int]string{1: "f: line 2: price: m", 50: "f: line 51: price: m", 73: "f: and 23 more"} {
		var b strings.Builder
		Print(&b, "f: ", problems[:n])
		lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
		if len(lines) != min(n, 51) || lines[len(lines)-1] != last {
			t.Errorf("%d problems: %d lines, the last %q", n, len(lines), lines[len(lines)-1])
		}
	}
}

// Whatever a file holds, each of its lines gives at most one row, and what is taken is fit to load.
func FuzzRead(f *testing.F) {
	f.Add([]byte(header + "1,T,B,C,V,$5,USD,https://a.com,https://a.com/x.png\n2,\"T\nT\",,,,,,,\n"))
	f.Add([]byte("\uFEFFid,title\r\n1,\"\r\n2,\"\"\"\r\n\r\n,\"\n\"\"x\n\""))
	f.Add([]byte("title,id,price\n\x00,\xff,5\n\",\",a\"\n"))
	f.Fuzz(func(t *testing.T, file []byte) {
		listings, problems, err := Read(strings.NewReader(string(file)), Options{})
		if err != nil {
			return
		}
		lines := strings.Count(string(file), "\n") + 1
		if len(listings)+Skipped(problems) >= lines {
			t.Errorf("%d rows and %d skipped of %d lines", len(listings), Skipped(problems), lines)
		}
		for i, p := range problems {
			if p.Line < 2 || p.Line > lines || p.Message == "" || i > 0 && p.Line < problems[i-1].Line {
				t.Errorf("%+v", p)
			}
		}
		seen := map[string]bool{}
		for _, l := range listings {
			for i, c := range columns {
				value := *c.field(&l)
				if !utf8.ValidString(value) || strings.ContainsRune(value, 0) || utf8.RuneCountInString(value) > c.limit ||
					c.required && value == "" {
					t.Errorf("%s %q", columns[i].name, value)
				}
			}
			if seen[l.ID] {
				t.Errorf("%q twice", l.ID)
			}
			seen[l.ID] = true
		}
	})
}
