package market

import (
	"strings"

	"loupe/core/base/text"
)

// MaxPriceText is the longest text that ParsePrice accepts, in bytes without surrounding space. Longer
// text is refused, because truncating it could truncate a number.
const MaxPriceText = 128

// A Price is a price as a text states it.
type Price struct {
	Low, High Amount // above zero; different only if Kind is Range
	Kind      PriceKind
	Currency  string // ISO 4217; "" if the text does not name one
	Basis     CurrencyBasis
}

// PriceKind says what the amounts of a Price mean.
type PriceKind uint8

const (
	Exact PriceKind = iota // "$12": the price
	From                   // "from $12", "$12+": the price of the cheapest variant
	Range                  // "$12 - $15": the prices of the cheapest and the most expensive variant
)

// CurrencyBasis says how certain the currency of a Price is.
type CurrencyBasis uint8

const (
	CurrencyUnknown CurrencyBasis = iota // the text has no currency sign
	CurrencyAssumed                      // the sign stands for several currencies, and one was chosen: "$", "¥", "kr", "Rs"
	CurrencyNamed                        // the sign means one currency: "US $", "€", "CHF"
)

// ParsePrice parses a price as marketplaces write it, in most of the world's conventions: "US $1,295.00",
// "1.295,00 €", "EUR 1 295,00", "1'295.00 CHF", "₹1,29,500.00", "kr 1 295,-", "12.800円", "from $5",
// "$10 - $20". A lone separator before three digits separates thousands if the currency's countries write them so: "€ 1.299" and
// "$1,299" are 1299, "$1.299" gives [ErrAmbiguous]. A toman is ten rials.
// The comment of number.amount has all rules.
//
// hint is the ISO 4217 code of the marketplace's usual currency, or "". If a sign can mean several
// currencies and the hint is one of them, the sign means the hint: with CAD, "$5" is Canadian. Otherwise
// "$" means USD, "¥" JPY and "Rs" INR, and signs without a most common meaning ("kr") give [ErrCurrency].
// A currency that the text names always wins. If the text has no sign, the price has no currency, whatever
// the hint.
//
// The text must be one price and nothing else. Discounts, unit prices, two different prices, amounts of points or
// cents, rounded amounts ("1.2k"), zero, and unknown words all give an [Error].
func ParsePrice(text, hint string) (Price, error) {
	if plain, err := ParseAmount(text); err == nil && text[0] != '0' && !strings.HasPrefix(text[max(len(text)-4, 0):], ".") {
		return Price{Low: plain, High: plain}, nil // as the catalogue writes prices; "0.5" and "1.299" need the rules below
	}
	text = strings.TrimSpace(text)
	if len(text) > MaxPriceText {
		return Price{}, ErrTooLong
	}
	s, err := scan(normalize(text))
	if err != nil {
		return Price{}, err
	}
	p := Price{Kind: s.kind}
	currency := hint
	if s.currencies != "" {
		if p.Currency, p.Basis = resolve(s.currencies, hint); p.Currency == noCurrency {
			return Price{}, ErrCurrency
		}
		currency = p.Currency
	}
	for i, n := range s.numbers {
		if p.High, err = n.amount(currency); err != nil {
			return Price{}, err
		}
		if i == 0 {
			p.Low = p.High
		} else if p.Kind != Range && p.Low != p.High {
			return Price{}, ErrRange
		}
	}
	if s.isTenfold {
		p.Low, p.High = p.Low*10, p.High*10
	}
	switch {
	case p.High > MaxAmount:
		return Price{}, ErrTooLarge
	case p.Low == 0:
		return Price{}, ErrZero
	case p.Low > p.High:
		return Price{}, ErrRange
	case p.Low == p.High && p.Kind == Range:
		p.Kind = Exact
	}
	return p, nil
}

// scanned has the parts of a price text.
type scanned struct {
	numbers    []number // two if kind is Range; otherwise one, or several that must be equal
	kind       PriceKind
	isTenfold  bool   // the numbers count tens of the currency
	currencies string // codes that every currency sign in the text can mean, as in lexeme.currencies; "" without a sign
}

// scan splits a normalized text into numbers and lexemes, from left to right. It accepts one number, or
// two numbers with a range sign between them, and known words and signs around them. A number may be repeated
// ("109€ 109€ 109") if it can't be the cents of the one before it.
func scan(text []rune) (s scanned, err error) {
	if !hasDigit(text) {
		return s, ErrNoAmount
	}
	joined := false                 // whether a range sign came after the first number
	needsSign := text[0] == ':'     // whether only a currency sign shows that this is a price
	country, isOnefold := "", false // currencies of a country's name; whether there was a currencySign
	for len(text) > 0 {
		count := len(s.numbers)
		if text[0] == ' ' || text[0] == '\t' || text[0] == '\n' || text[0] == '\r' {
			text = text[1:]
			continue
		}
		if n, length := scanNumber(text); length > 0 {
			if joined && count == 2 || !joined && count > 0 && (n.isShort() || s.kind == From) {
				return s, ErrRange
			}
			cents := 0
			if s.currencies != "" || !n.isShort() {
				cents = n.addSplitCents(text[length:])
			}
			needsSign = needsSign || cents > 0 || count > 0 && !joined && len(n.seps) == 0
			s.numbers = append(s.numbers, n)
			text = text[length+cents:]
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
		case length == 0 && len(text) == 1 && (sign == ',' || sign == '.') && count > 0 && !s.numbers[0].isShort(): // "€ 120,"
			text, needsSign = nil, true
		case length == 0, lex.role == onlyBefore && count > 0:
			return s, ErrNotPrice
		case lex.role == startingFrom, sign == '~' && count == 1 && len(text) == 0: // "12,800円～"
			s.kind = From
		case lex.role == rangeTo:
			switch {
			case count == 0 && sign == '-':
				return s, ErrNegative
			case count == 0:
				return s, ErrNotPrice
			case joined, count > 1:
				return s, ErrRange
			}
			joined = true
		case lex.role == countryName:
			country = lex.currencies
		case lex.role == currencySign, lex.role == tenfoldSign:
			s.isTenfold = s.isTenfold || lex.role == tenfoldSign
			isOnefold = isOnefold || lex.role == currencySign
			if s.currencies = intersect(s.currencies, lex.currencies); s.currencies == "" {
				return s, ErrCurrency
			}
		}
	}
	switch {
	case (country != "" || needsSign) && s.currencies == "":
		return s, ErrNotPrice
	case country != "":
		if s.currencies = intersect(s.currencies, country); s.currencies == "" {
			return s, ErrCurrency
		}
	case s.isTenfold && isOnefold: // "100 IRR 10 toman"
		return s, ErrCurrency
	}
	if joined {
		if len(s.numbers) != 2 {
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

// intersect returns the codes that are in both lists, in the order of b. If a is empty, it returns b.
func intersect(a, b string) string {
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

// resolve returns the hint if it is one of the currencies that a sign can mean, otherwise the first of
// them.
func resolve(currencies, hint string) (string, CurrencyBasis) {
	switch {
	case len(currencies) == 3:
		return currencies, CurrencyNamed
	case IsCurrency(hint) && strings.Contains(currencies, hint):
		return hint, CurrencyAssumed
	}
	return currencies[:3], CurrencyAssumed
}

// normalize returns s with ASCII digits, one kind of space, of hyphen and of apostrophe, and without
// invisible characters. It keeps line breaks, because a number must not continue on the next line.
func normalize(s string) []rune {
	runes := make([]rune, 0, len(s))
	for _, r := range s {
		if r == arabicThousandsSeparator {
			r = '\'' // the apostrophe also separates thousands only
		}
		if r = text.Fold(r); r >= 0 {
			runes = append(runes, r)
		}
	}
	return runes
}

const arabicThousandsSeparator = '٬'
