package market

import "strings"

const (
	maxECB     = 64 << 10 // bytes; the real file has about 1,600
	maxECBPath = 100      // bytes of an element's path; the longest in the real file has 31
)

// ParseECB parses the European Central Bank's euro reference rates of one day, the file
// eurofxref-daily.xml:
//
//	<?xml version="1.0" encoding="UTF-8"?>
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
// A rate is the amount that one euro buys. Elements with other names are ignored. Everything that could
// change what the rates mean is refused: a Cube in another place or with other attributes, a second day,
// and XML features that the file does not use, such as comments.
//
// Errors: [ErrECBForm], also for files over 64 kB, and those of [ParseRates].
//
// Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
func ParseECB(xml []byte) (Rates, error) {
	if len(xml) > maxECB {
		return Rates{}, ErrECBForm
	}
	var path, date string // path of the open elements: "/gesmes:Envelope/Cube"
	var rates []byte      // members of a JSON object, with a comma before each
	// Outside comments and CDATA, which are refused, "<" always begins a tag:
	// https://www.w3.org/TR/xml/#syntax
	for _, piece := range strings.Split(string(xml), "<")[1:] {
		tag, _, ok := strings.Cut(piece, ">")
		tag, isEmpty := strings.CutSuffix(tag, "/")
		words := strings.Fields(tag)
		if !ok || len(words) == 0 || len(path) > maxECBPath {
			return Rates{}, ErrECBForm
		}
		name := words[0]
		switch {
		case name == "?xml":
		case name[0] == '/':
			path, ok = strings.CutSuffix(path, name)
		default:
			path += "/" + name
			ok = name[0] != '!' && !strings.Contains(name, "/")
		}
		if name == "Cube" {
			names, values := plainAttributes(words[1:])
			switch path + names {
			case "/gesmes:Envelope/Cube":
			case "/gesmes:Envelope/Cube/Cube time":
				ok = date == ""
				date = values[0]
			case "/gesmes:Envelope/Cube/Cube/Cube currency rate":
				rates = append(rates, `,"`+values[0]+`":`+values[1]...)
			default:
				ok = false
			}
		}
		if !ok {
			return Rates{}, ErrECBForm
		}
		if isEmpty {
			path = strings.TrimSuffix(path, "/"+name)
		}
	}
	if path != "" || date == "" {
		return Rates{}, ErrECBForm
	}
	// ParseRates checks dates, codes and values for both formats.
	r, err := ParseRates([]byte(`{"date":"` + date + `","base":"EUR","rates":{` + strings.TrimPrefix(string(rates), ",") + `}}`))
	if err == ErrRatesForm {
		err = ErrECBForm
	}
	return r, err
}

// plainAttributes parses up to two name='value' pairs. It returns the names, with a space before each,
// and the values. A value may have digits, capital letters, points and hyphens only, which need no escaping
// in XML or JSON. If it has other characters, or if the pair is malformed, the name is "?".
func plainAttributes(words []string) (names string, values []string) {
	if len(words) > 2 {
		return " ?", nil
	}
	for _, word := range words {
		name, value, _ := strings.Cut(word, "=")
		plain := len(value) > 2 && (value[0] == '\'' || value[0] == '"') && value[0] == value[len(value)-1]
		if plain {
			value = value[1 : len(value)-1]
		}
		for i := range len(value) {
			c := value[i]
			plain = plain && (isDigit(c) || 'A' <= c && c <= 'Z' || c == '.' || c == '-')
		}
		if !plain {
			name = "?"
		}
		names += " " + name
		values = append(values, value)
	}
	return names, values
}
