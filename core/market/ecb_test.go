package market

import (
	"bytes"
	"encoding/xml"
	"io"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"loupe/core/date"
)

// ecbFile has the form of the real file, with invented rates.
const ecbFile = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-11-20'>
			<Cube currency='USD' rate='1.0815'/>
			<Cube currency='JPY' rate='163.20'/>
			<Cube currency='GBP' rate='0.85710'/>
			<Cube currency='IDR' rate='17950.42'/>
			<Cube currency='ZAR' rate='19.4402'/>
		</Cube>
	</Cube>
</gesmes:Envelope>
`

// ecbWith returns a file of one day with the given elements inside.
func ecbWith(cubes string) string {
	return `<gesmes:Envelope><Cube><Cube time='2026-11-20'>` + cubes + `</Cube></Cube></gesmes:Envelope>`
}

func TestParseECB(t *testing.T) {
	r, err := ParseECB([]byte(ecbFile))
	if err != nil || r.Date != "2026-11-20" || r.Base != "EUR" || len(r.quotes) != 5 {
		t.Fatalf("ParseECB = %+v, %v; want 5 rates of 2026-11-20 against EUR", r, err)
	}
	for code, want := range map[string]float64{"USD": 1.0815, "GBP": 0.8571, "IDR": 17950.42, "ZAR": 19.4402, "EUR": 1} {
		if _, rate, ok := r.Convert(Unit, "EUR", code); !ok || rate != want {
			t.Errorf("Convert(1, EUR, %s) at %v, %v; want at %v", code, rate, ok, want)
		}
	}
	if got, _, ok := r.Convert(1632*Unit, "JPY", "USD"); got != 108150 || !ok {
		t.Errorf("Convert(1632, JPY, USD) = %d, %v; want 108150", got, ok)
	}
}

func TestParseECBIgnoresFormatting(t *testing.T) {
	want, err := ParseECB([]byte(ecbFile))
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string][]string{
		"byte order mark": {"<?xml", "\ufeff<?xml"},
		"double quotes":   {"'", `"`},
		"one line":        {"\n", "", "\t", ""},
		"crlf":            {"\n", "\r\n"},
		"wide tags":       {"/>", "\t\n/>", " rate", "\n  rate", "</Cube>", "</Cube >"},
		"end tags":        {"'/>", "'></Cube>"},
		"no declaration":  {`<?xml version="1.0" encoding="UTF-8"?>`, ""},
		"another header":  {"<gesmes:Sender>", "<note lang='a'>x &amp; y</note><empty/><gesmes:Sender>"},
		"the euro too":    {"<Cube currency='USD'", "<Cube currency='EUR' rate='1'/><Cube currency='USD'"},
	} {
		got, err := ParseECB([]byte(strings.NewReplacer(change...).Replace(ecbFile)))
		if _, rate, _ := got.Convert(Unit, "EUR", "USD"); err != nil || got.Date != want.Date || rate != 1.0815 ||
			name != "the euro too" && !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, %v; want the same rates", name, got, err)
		}
	}
}

func TestParseECBErrors(t *testing.T) {
	usd := `<Cube currency='USD' rate='1.08'/>`
	many := func(n int) (cubes string) {
		for i := range n {
			cubes += `<Cube currency='` + string([]byte{'A' + byte(i/676), 'A' + byte(i/26%26), 'A' + byte(i%26)}) + `' rate='1'/>`
		}
		return cubes
	}
	for _, c := range []struct {
		file string
		err  error
	}{
		{ecbWith(usd), nil},
		{ecbWith(many(200)), nil},
		{ecbWith(usd) + strings.Repeat(" ", maxECB-len(ecbWith(usd))), nil},
		{ecbWith(usd) + strings.Repeat(" ", maxECB-len(ecbWith(usd))+1), ErrECBForm},

		{"", ErrECBForm},
		{"<", ErrECBForm},
		{"</Cube>", ErrECBForm},
		{someRates, ErrECBForm},
		{"<!DOCTYPE html><html><head><title>503</title></head><body><p>Service unavailable</p></body></html>", ErrECBForm},
		{"<!DOCTYPE x [<!ENTITY a 'b'>]>" + ecbWith(usd), ErrECBForm},
		{ecbWith("<!-- " + usd + " -->"), ErrECBForm},
		{ecbWith("<![CDATA[" + usd + "]]>"), ErrECBForm},
		{ecbWith("<?php " + usd + "?>"), ErrECBForm},
		{strings.Repeat("<Cube>", 10_000), ErrECBForm},
		{strings.Repeat("<a>", 20_000), ErrECBForm},
		{"<Cube" + strings.Repeat(" a='B'", 9_000) + "/>", ErrECBForm},
		{ecbWith(strings.Repeat("<a>", 40) + strings.Repeat("</a>", 40)), ErrECBForm},

		// wrong structure
		{ecbWith(usd) + "</gesmes:Envelope>", ErrECBForm},
		{strings.ReplaceAll(ecbWith(usd), "gesmes:", ""), ErrECBForm},
		{strings.Replace(ecbWith(usd), "</Cube></Cube>", "</Cube></cube>", 1), ErrECBForm},
		{strings.Replace(ecbWith(usd), "</Cube></Cube>", "</Cube>", 1), ErrECBForm},
		{strings.Replace(ecbWith(usd), "<Cube><Cube", "<Cube", 1), ErrECBForm},
		{strings.Replace(ecbWith(usd), "<gesmes:Envelope><Cube>", "<gesmes:Envelope/Cube>", 1), ErrECBForm},
		{`<gesmes:Envelope><Cube>` + usd + `</Cube></gesmes:Envelope>`, ErrECBForm},
		{`<gesmes:Envelope><Cube><Cube time='2026-11-20'/>` + usd + `</Cube></gesmes:Envelope>`, ErrECBForm},
		{`<gesmes:Envelope><Cube><Cube>` + usd + `</Cube></Cube></gesmes:Envelope>`, ErrECBForm},
		{ecbWith(usd + `</Cube><Cube time='2026-11-19'>`), ErrECBForm}, // as in the file of 90 days
		{ecbWith(`<a>` + usd + `</a>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='1.08'><Cube currency='JPY' rate='1'/></Cube>`), ErrECBForm},

		// wrong attributes
		{ecbWith(`<Cube currency='USD'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='108' multiplier='100'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' Rate='1.08'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='1.08' rate='1.09'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate=1.08/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate=''/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='1.08"/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='1.08'`), ErrECBForm},
		{ecbWith(`<Cube currency='usd' rate='1.08'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD":1,"JPY' rate='1.08'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='1,"JPY":2'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD\' rate='1.08'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='&#85;SD' rate='1.08'/>`), ErrECBForm},
		{strings.Replace(ecbWith(usd), "2026", "2026&#45;", 1), ErrECBForm},

		// wrong values
		{ecbWith(``), ErrRatesCount},
		{ecbWith(many(201)), ErrRatesCount},
		{ecbWith(strings.ReplaceAll(many(1000), "1", "1.000000000")), ErrECBForm},
		{ecbWith(usd + `<Cube currency='JPY' rate='163'/>` + usd), ErrRatesTwice},
		{ecbWith(`<Cube currency='US' rate='1.08'/>`), ErrRatesCode},
		{ecbWith(`<Cube currency='EUR' rate='2'/>`), ErrRatesValue},
		{ecbWith(`<Cube currency='USD' rate='0'/>`), ErrRatesValue},
		{ecbWith(`<Cube currency='USD' rate='9999999999'/>`), ErrRatesValue},
		{ecbWith(`<Cube currency='USD' rate='N-A'/>`), ErrECBForm},
		{ecbWith(`<Cube currency='USD' rate='01.08'/>`), ErrECBForm},
		{strings.Replace(ecbWith(usd), "2026-11-20", "2026-11-31", 1), ErrRatesDate},
		{strings.Replace(ecbWith(usd), "2026-11-20", "", 1), ErrECBForm},
	} {
		r, err := ParseECB([]byte(c.file))
		if err != c.err {
			t.Errorf("ParseECB(%.140s) = %v, want %v", c.file, err, c.err)
		}
		if err != nil && !reflect.DeepEqual(r, Rates{}) {
			t.Errorf("ParseECB(%.140s) = %+v with an error, want the zero value", c.file, r)
		}
	}
}

// The file without its last line break is complete; every shorter part of it is refused.
func TestParseECBRefusesTruncatedFiles(t *testing.T) {
	for n := range len(ecbFile) - 1 {
		if _, err := ParseECB([]byte(ecbFile[:n])); err == nil {
			t.Fatalf("ParseECB accepted the first %d bytes, which end in %q", n, ecbFile[max(0, n-40):n])
		}
	}
}

func FuzzParseECB(f *testing.F) {
	f.Add([]byte(ecbFile))
	f.Add([]byte(ecbWith(`<Cube currency='USD' rate='1.08'/><Cube currency="EUR" rate="1"></Cube>`)))
	f.Add([]byte(ecbWith(`<Cube currency='KWD' rate='1E-9' /><a b='/'>&lt;</a>`)))
	f.Fuzz(func(t *testing.T, file []byte) {
		r, err := ParseECB(file)
		if err != nil {
			return
		}
		if again, err := ParseRates(r.JSON()); err != nil || !reflect.DeepEqual(again, r) || r.Base != "EUR" || !isDate(r.Date) {
			t.Fatalf("ParseRates(%s) = %+v, %v; want %+v", r.JSON(), again, err, r)
		}
		// If encoding/xml can read the file too, it finds the same days and rates.
		days, quotes, ok := cubes(file)
		if ok && (!reflect.DeepEqual(days, []string{r.Date}) || len(quotes) != len(r.quotes)) {
			t.Fatalf("got %+v, want the days %q and the rates %v", r, days, quotes)
		}
		for _, q := range r.quotes {
			if ok && quotes[q.code] != q.perBase {
				t.Fatalf("got %v, want a rate of %v", q, quotes[q.code])
			}
		}
	})
}

// cubes returns the days and rates that encoding/xml finds in a file's Cubes. ok is false if the file is
// not XML.
func cubes(file []byte) (days []string, quotes map[string]float64, ok bool) {
	decoder := xml.NewDecoder(bytes.NewReader(file))
	quotes = map[string]float64{}
	for {
		token, err := decoder.RawToken()
		if err != nil {
			return days, quotes, err == io.EOF
		}
		start, isStart := token.(xml.StartElement)
		if !isStart || start.Name != (xml.Name{Local: "Cube"}) {
			continue
		}
		var code, rate string
		for _, a := range start.Attr {
			switch a.Name.Local {
			case "time":
				days = append(days, a.Value)
			case "currency":
				code = a.Value
			case "rate":
				rate = a.Value
			}
		}
		if code != "" {
			quotes[code], _ = strconv.ParseFloat(rate, 64)
		}
	}
}

func isDate(s string) bool {
	_, ok := date.Parse(s)
	return ok
}
