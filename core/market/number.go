package market

import "strings"

// decimalSeparator is the Arabic decimal separator, which is nothing else.
const decimalSeparator = '٫'

// A number is a numeral as it stands in a text: digit groups with a separator between each two.
type number struct {
	groups []string // digits; the first is empty in ".99"
	seps   []rune   // one fewer
	round  bool     // a dash or the like in place of decimals: "1.295,-"
}

// scanNumber reads the numeral that text begins with, and returns how many runes it has: 0 when there
// is none. A space belongs to it only between at most three digits and exactly three: "1 295" is one
// number, "12 99" is not.
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
	for start := 0; end < len(text) && strings.ContainsRune(".,' "+string(decimalSeparator), text[end]); {
		sep, next := text[end], end+1
		stop := digits(next)
		if stop == next || sep == ' ' && (end-start > 3 || stop-next != 3) {
			break
		}
		n.seps = append(n.seps, sep)
		n.groups = append(n.groups, string(text[next:stop]))
		start, end = next, stop
	}
	if end == 0 {
		return n, 0
	}
	for _, mark := range [...]string{",--", ".--", ",-", ".-", ":-", "/-"} {
		if tail := end + len(mark); match(text[end:], mark, false) > 0 && digits(tail) == tail {
			n.round, end = true, tail
			break
		}
	}
	return n, end
}

// amount returns the value of the numeral in a currency with so many decimals.
//
// The last separator is the decimal one when it is unlike those before it. When it is the only one, a
// comma or a point:
//
//   - followed by other than three digits, it is decimal: "12.5", "0,99", "1295.0000";
//   - after "0", nothing, or more than three digits, it is decimal: "0.125", "1234.567";
//   - else it groups thousands: "1.299" and "1,299" are both 1299;
//   - but in a currency of three decimals a point is decimal ("KWD 1.299") and a comma may be either,
//     so that it is refused.
//
// Spaces and apostrophes only group. Groups are of three digits, or as in India of two before the last
// three ("1,29,500", with commas only), all separated alike.
func (n number) amount(decimals int) (Amount, error) {
	groups, fraction := n.groups, ""
	isDecimal, err := n.hasFraction(decimals)
	if err != nil {
		return 0, err
	}
	seps := n.seps
	if isDecimal {
		last := len(seps) - 1
		groups, seps, fraction = groups[:last+1], seps[:last], groups[last+1]
	}
	if !grouped(groups, seps) {
		return 0, ErrNumber
	}
	return decimal(strings.Join(groups, ""), fraction)
}

// hasFraction reports whether the last separator is the decimal one, by the rules of amount.
func (n number) hasFraction(decimals int) (bool, error) {
	last := len(n.seps) - 1
	if last < 0 || n.round {
		return false, nil
	}
	switch sep, head, tail := n.seps[last], n.groups[0], n.groups[last+1]; {
	case sep == decimalSeparator:
		return true, nil
	case sep == ' ' || sep == '\'':
		return false, nil
	case last > 0:
		return !strings.ContainsRune(string(n.seps[:last]), sep), nil
	case sep == ',' && len(tail) > 3: // decimals, or groups of four as in "1,2345"
		return false, ErrAmbiguous
	case len(tail) != 3, head == "", head[0] == '0', len(head) > 3:
		return true, nil
	case decimals != 3:
		return false, nil
	case sep == ',':
		return false, ErrAmbiguous
	}
	return true, nil
}

// grouped reports whether digits are grouped in a way that is in use.
func grouped(groups []string, seps []rune) bool {
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
