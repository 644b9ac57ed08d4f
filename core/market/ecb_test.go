package market

import (
	"bytes"
	"encoding/xml"
	"io"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"loupe/core/base/date"
)

// ecbFile has the form of the real file, with invented rates.
var ecbFile = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-11-20'>
` + ecbRates("USD 1.0815", "JPY 163.20", "CZK 24.713", "DKK 7.4611", "GBP 0.85710", "HUF 402.35", "PLN 4.2875", "RON 5.0021", "SEK 11.1985",
	"CHF 0.9377", "ISK 144.50", "NOK 11.6120", "TRY 48.9135", "AUD 1.6622", "BRL 6.1804", "CAD 1.5133", "CNY 7.8250", "HKD 8.4190",
	"IDR 17950.42", "ILS 3.9120", "INR 94.8725", "KRW 1561.07", "MXN 20.9846", "MYR 4.6633", "NZD 1.8904", "PHP 63.905", "SGD 1.4291",
	"THB 36.120", "ZAR 19.4402") + `		</Cube>
	</Cube>
</gesmes:Envelope>
`

func ecbRates(rates ...string) (cubes string) {
	for _, rate := range rates {
		cubes += "\t\t\t<Cube currency='" + strings.Replace(rate, " ", "' rate='", 1) + "'/>\n"
	}
	return cubes
}

// ecbWith returns a file of one day with the given elements inside.
func ecbWith(cubes string) string {
	return `<gesmes:Envelope><Cube><Cube time='2026-11-20'>` + cubes + `</Cube></Cube></gesmes:Envelope>`
}

func TestParseECB(t *testing.T) {
	r, err := ParseECB([]byte(ecbFile))
	if err != nil || r.Date != "2026-11-20" || r.Base != "EUR" || len(r.quotes) != 29 {
		t.Fatalf("ParseECB = %+v, %v; want 29 rates of 2026-11-20 against EUR", r, err)
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
	cube := func(attributes string) string { return ecbWith("<Cube " + attributes + "/>") }
	for want, files := range map[error][]string{
		nil: {ecbWith(usd), ecbWith(many(200)), ecbWith(usd) + strings.Repeat(" ", maxECB-len(ecbWith(usd)))},
		ErrECBForm: {
			ecbWith(usd) + strings.Repeat(" ", maxECB-len(ecbWith(usd))+1), "", "no tag", "<", "<>", "</>", "< >", "</Cube>", "<?xml?>",
			someRates, "<!DOCTYPE html><html><head><title>503</title></head><body><p>Service unavailable</p></body></html>",
			"<html><body><p>Service unavailable</p></body></html>", "<!DOCTYPE x [<!ENTITY a 'b'>]>" + ecbWith(usd),
			ecbWith("<!-- " + usd + " -->"), ecbWith("<![CDATA[" + usd + "]]>"), ecbWith("<?php " + usd + "?>"),
			strings.Repeat("<Cube>", 10_000), strings.Repeat("<a>", 20_000), "<Cube" + strings.Repeat(" a='B'", 9_000) + "/>",
			ecbWith(strings.Repeat("<a>", 40) + strings.Repeat("</a>", 40)), ecbWith(usd)[:len(ecbWith(usd))-1],
			ecbWith(usd)[:len(ecbWith(usd))-len("</gesmes:Envelope>")], ecbWith(usd) + "</gesmes:Envelope>",
			strings.ReplaceAll(ecbWith(usd), "gesmes:", ""), strings.Replace(ecbWith(usd), "</Cube></Cube>", "</Cube></cube>", 1),
			strings.Replace(ecbWith(usd), "</Cube></Cube>", "</Cube>", 1), strings.Replace(ecbWith(usd), "<Cube><Cube", "<Cube", 1),
			strings.Replace(ecbWith(usd), "<gesmes:Envelope><Cube>", "<gesmes:Envelope/Cube>", 1),
			`<gesmes:Envelope><Cube>` + usd + `</Cube></gesmes:Envelope>`,
			`<gesmes:Envelope><Cube><Cube time='2026-11-20'/>` + usd + `</Cube></gesmes:Envelope>`,
			`<gesmes:Envelope><Cube><Cube>` + usd + `</Cube></Cube></gesmes:Envelope>`, `<gesmes:Envelope><Cube/></gesmes:Envelope>`,
			ecbWith(usd + `</Cube><Cube time='2026-11-19'>`), // as in the file of 90 days
			ecbWith(`<a>` + usd + `</a>`), ecbWith(`<Cube currency='USD' rate='1.08'><Cube currency='JPY' rate='1'/></Cube>`),
			ecbWith(`<Cube/>`), cube(`currency='USD'`), cube(`currency='USD' rate='108' multiplier='100'`),
			cube(`currency='USD' Rate='1.08'`), cube(`currency='USD' rate='1.08' rate='1.09'`), cube(`currency='USD' rate=1.08`),
			cube(`currency='USD' rate`), cube(`currency='USD' rate='`), cube(`currency='USD' rate=''`), cube(`currency='USD' rate='1.08"`),
			ecbWith(`<Cube currency='USD' rate='1.08'`), cube(`currency='usd' rate='1.08'`), cube(`currency='USD":1,"JPY' rate='1.08'`),
			cube(`currency='USD' rate='1,"JPY":2'`), cube(`currency='USD\' rate='1.08'`), cube(`currency='&#85;SD' rate='1.08'`),
			strings.Replace(ecbWith(usd), "2026", "2026&#45;", 1), ecbWith(strings.ReplaceAll(many(1000), "1", "1.000000000")),
			cube(`currency='USD' rate='N-A'`), cube(`currency='USD' rate='1,08'`), cube(`currency='USD' rate='1.0.8'`),
			cube(`currency='USD' rate='01.08'`), cube(`currency='USD' rate='0X1P3'`), strings.Replace(ecbWith(usd), "2026-11-20", "", 1),
		},
		ErrRatesCount: {ecbWith(``), ecbWith(many(201)), ecbWith(many(1000))},
		ErrRatesTwice: {ecbWith(usd + `<Cube currency='JPY' rate='163'/>` + usd)},
		ErrRatesCode:  {cube(`currency='US' rate='1.08'`), cube(`currency='US1' rate='1.08'`)},
		ErrRatesValue: {
			cube(`currency='EUR' rate='2'`), cube(`currency='USD' rate='0'`), cube(`currency='USD' rate='-1.08'`),
			cube(`currency='USD' rate='1E999'`), cube(`currency='USD' rate='9999999999'`),
		},
		ErrRatesDate: {
			strings.Replace(ecbWith(usd), "2026-11-20", "2026-11-31", 1), strings.Replace(ecbWith(usd), "2026-11-20", "20-11-2026", 1),
		},
	} {
		for _, file := range files {
			r, err := ParseECB([]byte(file))
			if err != want {
				t.Errorf("ParseECB(%.140s) = %v, want %v", file, err, want)
			}
			if err != nil && !reflect.DeepEqual(r, Rates{}) {
				t.Errorf("ParseECB(%.140s) = %+v with an error, want the zero value", file, r)
			}
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
