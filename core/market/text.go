package market

import "strings"

// MaxPriceText is the longest text, in bytes without the space around it, that ParsePrice reads. A
// longer one is refused, since cutting it could cut a number.
const MaxPriceText = 128

// A Price is what a text says of what something costs.
type Price struct {
	Low, High Amount // above zero; equal but in a Range
	Kind      PriceKind
	Currency  string // ISO 4217; empty when the text does not say
	Basis     CurrencyBasis
}

// PriceKind is what the amounts of a Price mean.
type PriceKind uint8

const (
	Exact PriceKind = iota // "$12": that is the price
	From                   // "from $12", "$12+": the price of the cheapest variant
	Range                  // "$12 - $15": the prices of the cheapest and the dearest variant
)

// CurrencyBasis is how the currency of a Price is known.
type CurrencyBasis uint8

const (
	CurrencyUnknown CurrencyBasis = iota // the text has no sign of it
	CurrencyAssumed                      // a sign of several currencies: "$", "¥", "kr", "Rs"
	CurrencyNamed                        // a sign of one: "US $", "€", "CHF"
)

// ParsePrice reads a price as marketplaces write it, in most of the world's conventions: "US $1,295.00",
// "1.295,00 €", "EUR 1 295,00", "1'295.00 CHF", "₹1,29,500.00", "kr 1 295,-", "12.800円", "from $5",
// "$10 - $20". Which separator groups thousands and which is the decimal one is told at number.amount;
// in short, "1.299" and "1,299" are both 1299.
//
// hint is the ISO 4217 code of the currency that prices of this origin are usually in, so that of the
// marketplace rather than of the reader, or empty; [CurrencyOf] gives that of a country. It settles a
// sign of several currencies that it is one of: with CAD, "$5" is Canadian. Otherwise "$" is USD, "¥"
// JPY and "Rs" INR, and what has no such commonest meaning ("kr") is refused. A text without any sign
// has no currency, whatever the hint; that a listing without one is in its marketplace's currency is
// the caller's to decide. What the text names prevails over the hint.
//
// The text must be a price and nothing else. A discount, a unit price, two prices, an amount of points
// or pence, a rounded "1.2k", a zero, an unknown word: each is an [Error], never a number.
func ParsePrice(text, hint string) (Price, error) {
	text = strings.TrimSpace(text)
	if len(text) > MaxPriceText {
		return Price{}, ErrTooLong
	}
	s, err := scan(normalize(text))
	if err != nil {
		return Price{}, err
	}
	p := Price{Kind: s.kind}
	decimals := Digits(hint)
	if s.currencies != "" {
		if p.Currency, p.Basis = resolve(s.currencies, hint); p.Currency == noCurrency {
			return Price{}, ErrCurrency
		}
		decimals = Digits(p.Currency)
	}
	if p.Low, err = s.numbers[0].amount(decimals); err != nil {
		return Price{}, err
	}
	p.High = p.Low
	if p.Kind == Range {
		if p.High, err = s.numbers[1].amount(decimals); err != nil {
			return Price{}, err
		}
	}
	switch {
	case p.Low == 0:
		return Price{}, ErrZero
	case p.Low > p.High:
		return Price{}, ErrRange
	case p.Low == p.High && p.Kind == Range:
		p.Kind = Exact
	}
	return p, nil
}

// scanned is a text taken apart.
type scanned struct {
	numbers    [2]number
	kind       PriceKind
	currencies string // that all currency signs in it can mean; empty without a sign
}

// scan reads a folded text from left to right. It refuses what is not one amount, or two joined into
// a range, with known words and signs around.
func scan(text []rune) (s scanned, err error) {
	if !hasDigit(text) {
		return s, ErrNoAmount
	}
	count, joined := 0, false // numbers so far; whether a range sign came after the first of them
	for len(text) > 0 {
		if text[0] == ' ' || text[0] == '\t' || text[0] == '\n' || text[0] == '\r' {
			text = text[1:]
			continue
		}
		if n, length := scanNumber(text); length > 0 {
			if count == 2 || count == 1 && !joined {
				return s, ErrRange
			}
			s.numbers[count] = n
			count++
			text = text[length:]
			continue
		}
		lex, length := lookup(text)
		sign := text[0]
		if length > 0 {
			text = text[length:]
		}
		switch {
		case sign == '+' && count > 0: // "$12+"
			text = text[1:]
			s.kind = From
		case length == 0:
			return s, ErrNotPrice
		case lex.role == startingFrom, sign == '~' && count == 1 && len(text) == 0: // "12,800円～"
			s.kind = From
		case lex.role == rangeTo:
			switch {
			case count == 0 && sign == '-':
				return s, ErrNegative
			case count == 0:
				return s, ErrNotPrice
			case joined:
				return s, ErrRange
			}
			joined = true
		case lex.role == currencySign:
			if s.currencies = common(s.currencies, lex.currencies); s.currencies == "" {
				return s, ErrCurrency
			}
		}
	}
	if joined {
		if count != 2 {
			return s, ErrRange
		}
		s.kind = Range
	}
	return s, nil
}

func hasDigit(text []rune) bool {
	for _, r := range text {
		if '0' <= r && r <= '9' {
			return true
		}
	}
	return false
}

// common returns the currencies that are in both lists, in the order of the second; all of the second
// when the first is empty, which stands for every currency.
func common(a, b string) string {
	if a == "" {
		return b
	}
	var both []string
	for _, code := range strings.Fields(b) {
		if strings.Contains(a, code) {
			both = append(both, code)
		}
	}
	return strings.Join(both, " ")
}

// resolve picks the currency that a sign of one or several means.
func resolve(currencies, hint string) (string, CurrencyBasis) {
	switch {
	case len(currencies) == 3:
		return currencies, CurrencyNamed
	case IsCurrency(hint) && strings.Contains(currencies, hint):
		return hint, CurrencyAssumed
	}
	return currencies[:3], CurrencyAssumed
}
