package rates

import (
	"errors"
	"strings"

	"loupe/core/market"
)

var errBankFile = errors.New("exchange rates: not the format of the European Central Bank's daily file")

// parseBankFile parses the European Central Bank's euro reference rates of one day, the file eurofxref-daily.xml:
//
//	<gesmes:Envelope xmlns:gesmes="..." xmlns="...">
//		<gesmes:subject>Reference rates</gesmes:subject>
//		<Cube>
//			<Cube time='2026-11-20'>
//				<Cube currency='USD' rate='1.0815'/>
//				<Cube currency='JPY' rate='163.20'/>
//			</Cube>
//		</Cube>
//	</gesmes:Envelope>
//
// A rate is the amount that one euro buys. Only the elements named Cube are read. Other attributes of them, a second day, comments
// and CDATA could change what the rates mean, so they are refused.
//
// Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
func parseBankFile(file string) (market.Rates, error) {
	before, cubes, _ := strings.Cut(file, "<Cube>")
	if strings.Contains(file, "<!") || strings.Contains(before, "<Cube") || !strings.HasSuffix(strings.TrimSpace(file), "</gesmes:Envelope>") {
		return market.Rates{}, errBankFile
	}
	var date, rates string
	for i, cube := range strings.Split(cubes, "<Cube")[1:] {
		tag, _, _ := strings.Cut(cube, ">")
		names, values := plainAttributes(strings.Fields(strings.TrimSuffix(tag, "/")))
		switch {
		case i == 0 && names == " time":
			date = values[0]
		case i > 0 && names == " currency rate":
			rates += `,"` + values[0] + `":` + values[1]
		default:
			return market.Rates{}, errBankFile
		}
	}
	// ParseRates checks dates, codes and values.
	return market.ParseRates([]byte(`{"date":"` + date + `","base":"EUR","rates":{` + strings.TrimPrefix(rates, ",") + `}}`))
}

// plainAttributes parses name='value' pairs. It returns the names, with a space before each, and the values. A value may have digits,
// capital letters, points and hyphens only, which need no escaping in XML or JSON. The name of a pair that is malformed, or has a
// value with other characters, is "?".
func plainAttributes(words []string) (names string, values []string) {
	for _, word := range words {
		name, value, _ := strings.Cut(word, "=")
		if len(value) < 3 || value[0] != '\'' && value[0] != '"' || value[0] != value[len(value)-1] {
			return "?", nil
		}
		value = value[1 : len(value)-1]
		if strings.Trim(value, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.-") != "" {
			return "?", nil
		}
		names, values = names+" "+name, append(values, value)
	}
	return names, values
}
