package market

import (
	"strconv"
	"strings"
)

// ErrECBForm is what [ParseECB] refuses besides what [ParseRates] does.
const ErrECBForm Error = "exchange rates: not of the form of the European Central Bank's daily file"

const (
	maxECB     = 64 << 10 // bytes; the file has some 1,600
	maxECBPath = 100      // bytes; the file's longest has 31
)

// ParseECB reads the European Central Bank's euro reference rates of one day, the file eurofxref-daily.xml:
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
// A rate says how much of the currency one euro buys. Elements of other names are passed over. A Cube in another place or
// with other attributes is refused, since it may change what the rates mean; so are a second day and whatever of XML the
// file does without, such as comments. The errors are [ErrECBForm], also for more than 64 kB, and those of [ParseRates].
//
// Source: https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html
func ParseECB(xml []byte) (Rates, error) {
	if len(xml) > maxECB {
		return Rates{}, ErrECBForm
	}
	var path, date string
	var rates []byte // members of a JSON object
	// A '<' stands nowhere but where a tag begins, in comments and CDATA apart: https://www.w3.org/TR/xml/#syntax
	for _, piece := range strings.Split(string(xml), "<")[1:] {
		tag, _, ok := strings.Cut(piece, ">")
		tag, empty := strings.CutSuffix(tag, "/")
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
		if empty {
			path = strings.TrimSuffix(path, "/"+name)
		}
	}
	if path != "" || date == "" {
		return Rates{}, ErrECBForm
	}
	// The document is checked where every other is.
	r, err := ParseRates([]byte(`{"date":"` + date + `","base":"EUR","rates":{` + strings.TrimPrefix(string(rates), ",") + `}}`))
	if err == ErrRatesForm {
		err = ErrECBForm
	}
	return r, err
}

// plainAttributes reads up to two name='value' pairs and gives their names, each after a space, and their values. What is
// none has the name "?", and so has a value that is not of digits, capitals, points and hyphens: neither XML nor JSON
// escapes those.
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

// JSON writes rates that were parsed as the document that [ParseRates] reads them from.
func (r Rates) JSON() []byte {
	text := []byte(`{"date":"` + r.Date + `","base":"` + r.Base + `","rates":{`)
	for i, q := range r.quotes {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(text, `"`+q.code+`":`...)
		text = strconv.AppendFloat(text, q.perBase, 'g', -1, 64)
	}
	return append(text, "}}"...)
}
