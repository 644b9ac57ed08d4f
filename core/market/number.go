package market

import "strings"

// arabicDecimalSeparator separates decimals only, never thousands.
const arabicDecimalSeparator = '٫'

// A number is a numeral as written: digit groups and their separators.
type number struct {
	groups []string // digits; the first is empty in ".99"
	seps   []rune   // the separators between the groups
	round  bool     // a dash is written instead of the decimals: "1.295,-"
}

// scanNumber scans the numeral at the beginning of text and returns its length in runes, or 0 if there is
// none. A space is a separator only after at most three digits and before exactly three, and not after another
// separator: "1 295" is one number, "12 99" and "12.99 129" are two.
func scanNumber(text []rune) (n number, length int) {
	digits := func(from int) (to int) {
		for to = from; to < len(text) && '0' <= text[to] && text[to] <= '9'; to++ {
		}
		return to
	}
	end := digits(0)
	if end == 0 && (len(text) == 0 || text[0] != '.') {
		return n, 0
	}
	n.groups = append(n.groups, string(text[:end]))
	for start := 0; end < len(text) && strings.ContainsRune(".,' "+string(arabicDecimalSeparator), text[end]); {
		sep, next := text[end], end+1
		stop := digits(next)
		if last := len(n.seps) - 1; stop == next || sep == ' ' && (end-start > 3 || stop-next != 3 || last >= 0 && n.seps[last] != ' ') {
			break
		}
		n.seps = append(n.seps, sep)
		n.groups = append(n.groups, string(text[next:stop]))
		start, end = next, stop
	}
	if end == 0 {
		return n, 0
	}
	for _, mark := range [...]string{", --", ". --", ", -", ". -", ":-", "/-"} {
		if length := match(text[end:], mark, false); length > 0 && digits(end+length) == end+length {
			n.round, end = true, end+length
			break
		}
	}
	return n, end
}

// isShort reports whether the number has one or two digits. It may then be the cents of a number before it, an ordinal
// ("1. 50 €"), or the first of two prices ("10, 20 €").
func (n *number) isShort() bool { return len(n.seps) == 0 && len(n.groups[0]) <= 2 }

// addSplitCents adds the cents at the beginning of text, which follows the number, if they are separated by a
// point or comma and spaces ("119. 95"). It returns their length in runes with the separator, or 0.
func (n *number) addSplitCents(text []rune) (length int) {
	if len(text) < 2 || text[0] != '.' && text[0] != ',' || text[1] != ' ' || n.round {
		return 0
	}
	start := 1
	for start < len(text) && text[start] == ' ' {
		start++
	}
	end := start
	for end < len(text) && '0' <= text[end] && text[end] <= '9' {
		end++
	}
	if end-start != 2 || end < len(text) && strings.ContainsRune(".,'", text[end]) {
		return 0
	}
	n.seps, n.groups = append(n.seps, text[0]), append(n.groups, string(text[start:end]))
	return end
}

// amount returns the value of the numeral in a currency, "" if it is not known.
//
// Of several separators, the last is the decimal separator if it differs from all others. A single point
// or comma is read by the first of these rules that applies:
//
//   - Before more than three digits, a comma gives ErrAmbiguous: "1,2345".
//   - Before any number of digits but three, it is the decimal separator: "12.5", "0,99", "1295.0000".
//   - After no digit, a leading 0, or more than three digits, it is the decimal separator: ".125",
//     "0.125", "1234.567".
//   - If the currency has three decimals, a point is the decimal separator ("KWD 1.299"), and a comma gives ErrAmbiguous.
//   - A comma separates thousands, and so does a point if the currency's countries write it: "USD 1,299", "EUR 1.299".
//   - Otherwise a point gives ErrAmbiguous: "USD 1.299" may have three decimals, as spreadsheets and databases write them.
//
// Spaces and apostrophes always separate thousands. If a dash is written instead of the decimals, so do
// all separators before it ("1.295,-"). Groups have three digits, or as in India two digits before the
// last three ("1,29,500", with commas only). All separators of thousands must be equal.
func (n number) amount(currency string) (Amount, error) {
	groups, fraction := n.groups, ""
	isDecimal, err := n.hasFraction(currency)
	if err != nil {
		return 0, err
	}
	seps := n.seps
	if isDecimal {
		last := len(seps) - 1
		groups, seps, fraction = groups[:last+1], seps[:last], groups[last+1]
	}
	if !isGrouped(groups, seps) {
		return 0, ErrNumber
	}
	return combine(strings.Join(groups, ""), fraction)
}

// hasFraction reports whether the last separator is the decimal separator, by the rules of amount.
func (n number) hasFraction(currency string) (bool, error) {
	last := len(n.seps) - 1
	if last < 0 || n.round {
		return false, nil
	}
	switch sep, head, tail := n.seps[last], n.groups[0], n.groups[last+1]; {
	case sep == arabicDecimalSeparator:
		return true, nil
	case sep == ' ' || sep == '\'':
		return false, nil
	case last > 0:
		return !strings.ContainsRune(string(n.seps[:last]), sep), nil
	case sep == ',' && len(tail) > 3: // may be decimals, or groups of four digits
		return false, ErrAmbiguous
	case len(tail) != 3, head == "", head[0] == '0', len(head) > 3:
		return true, nil
	case sep == ',' && Digits(currency) != 3, sep == '.' && hasPointThousands(currency):
		return false, nil
	case sep == ',' || Digits(currency) != 3:
		return false, ErrAmbiguous
	}
	return true, nil
}

// pointThousands has the currencies with two decimals whose countries separate thousands by a point or a space.
const pointThousands = "ALL AOA ARS AZN BAM BOB BRL BYN CVE CZK DKK DZD EUR GEL HUF KZT MAD MDL MKD MZN NOK PLN RON RUB SEK TRY UAH UYU VES"

// hasPointThousands reports whether a point may separate thousands in a currency. It does in one without decimals, because nothing else
// can be separated. If the currency is not known, the price is no use without it.
func hasPointThousands(currency string) bool {
	return currency == "" || Digits(currency) == 0 || strings.Contains(pointThousands, currency)
}

// isGrouped reports whether the groups and separators follow a known convention.
func isGrouped(groups []string, seps []rune) bool {
	first, last := groups[0], len(groups)-1
	if len(first) > 1 && first[0] == '0' {
		return false
	}
	if last == 0 {
		return true
	}
	size := 3
	if last > 1 && len(groups[1]) == 2 && seps[0] == ',' {
		size = 2
	}
	if first == "" || first[0] == '0' || len(first) > size || len(groups[last]) != 3 {
		return false
	}
	for i, sep := range seps {
		if sep != seps[0] || i > 0 && len(groups[i]) != size {
			return false
		}
	}
	return true
}
