package rates_test

import (
	"fmt"
	"strings"
	"testing"

	"loupe/core/market"
	"loupe/worker/console/rates"
)

func TestBankFileIsParsed(t *testing.T) {
	file := bankFile("2026-11-20")
	for name, change := range map[string][]string{
		"as it is":        {},
		"byte order mark": {"<?xml", "\ufeff<?xml"},
		"double quotes":   {"'", `"`},
		"one line":        {"\n", "", "\t", ""},
		"wide tags":       {"/>", "\t\n/>", " rate", "\n  rate", "</Cube>", "</Cube >"},
		"end tags":        {"'/>", "'></Cube>"},
		"another header":  {"<gesmes:subject>", "<note lang='a'>x &amp; y</note><empty/><gesmes:subject>"},
	} {
		got, err := rates.ParseBankFile(strings.NewReplacer(change...).Replace(file))
		if err != nil || string(got.JSON()) != `{"date":"2026-11-20","base":"EUR","rates":{"JPY":163.2,"USD":1.0815}}` {
			t.Errorf("%s: got %s, %v", name, got.JSON(), err)
		}
	}
	for n := range len(file) - 1 { // without its last line break it is complete
		if _, err := rates.ParseBankFile(file[:n]); err == nil {
			t.Fatalf("got no error for the first %d bytes", n)
		}
	}
}

func TestOtherBankFilesAreRefused(t *testing.T) {
	const usd = `<Cube currency='USD' rate='1.08'/>`
	with := func(cubes string) string {
		return `<gesmes:Envelope><Cube><Cube time='2026-11-20'>` + cubes + `</Cube></Cube></gesmes:Envelope>`
	}
	cube := func(attributes string) string { return with("<Cube " + attributes + "/>") }
	for want, files := range map[error][]string{
		nil: {with(usd)},
		rates.ErrBankFile: {
			"", "no tag", "<", "<html><body><p>Service unavailable</p></body></html>", "<!DOCTYPE x [<!ENTITY a 'b'>]>" + with(usd),
			with("<!-- " + usd + " -->"), with("<![CDATA[" + usd + "]]>"), strings.ReplaceAll(with(usd), "gesmes:", ""),
			strings.Replace(with(usd), "<Cube><Cube", "<Cube", 1), `<gesmes:Envelope><Cube>` + usd + `</Cube></gesmes:Envelope>`,
			with(usd + `</Cube><Cube time='2026-11-19'>`), // as in the file of 90 days
			with(`<Cube/>`), cube(`currency='USD'`), cube(`currency='USD' rate='108' multiplier='100'`), cube(`currency='USD' Rate='1.08'`),
			cube(`currency='USD' rate='1.08' rate='1.09'`), cube(`currency='USD' rate=1.08`), cube(`currency='USD' rate`), cube(`currency='USD' rate='`),
			cube(`currency='USD' rate='1.08"`), cube(`currency='usd' rate='1.08'`), cube(`currency='USD":1,"JPY' rate='1.08'`),
			cube(`currency='USD' rate='1,"JPY":2'`), cube(`currency='&#85;SD' rate='1.08'`), cube(`currency='USD' rate='1,08'`),
		},
		market.ErrRatesForm:  {cube(`currency='USD' rate='N-A'`), cube(`currency='USD' rate='01.08'`)},
		market.ErrRatesCount: {with(``)},
		market.ErrRatesTwice: {with(usd + usd)},
		market.ErrRatesCode:  {cube(`currency='US1' rate='1.08'`)},
		market.ErrRatesValue: {cube(`currency='EUR' rate='2'`), cube(`currency='USD' rate='-1.08'`), cube(`currency='USD' rate='9999999999'`)},
		market.ErrRatesDate:  {strings.Replace(with(usd), "11-20", "11-31", 1)},
	} {
		for _, file := range files {
			if r, err := rates.ParseBankFile(file); err != want || err != nil && fmt.Sprint(r) != fmt.Sprint(market.Rates{}) {
				t.Errorf("%.140s: got %+v, %v, want %v", file, r, err, want)
			}
		}
	}
}
