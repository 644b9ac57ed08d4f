package page

import (
	"strings"

	"loupe/core/market"
	"loupe/core/market/product"
)

// product returns the product that the page is about, from the most trusted kind of markup with a usable
// price, and reports whether another kind confirms the price or the page names the product.
//
// Prices in other kinds must agree with it: see reconcile. An unreadable price of a more trusted kind must have the same
// digits. Otherwise the error is ErrDisagree, because either price may be out of date.
func (m *markup) product() (x *item, certain bool, err error) {
	firstErr := error(ErrNoOffer)
	var unread []*item // of more trusted kinds
	for i, g := range [...]*graph{&m.jsonLD, &m.microdata, &m.rdfa, &m.openGraph} {
		y, err := g.pageProduct(&m.naming)
		switch {
		case err == nil && x == nil:
			x, certain = y, i == 0 && y.prominence == mainItem
			for _, u := range unread {
				if x.price.Price, err = confirm(x.price.Price, u); err != nil {
					return nil, false, err
				}
			}
		case err == nil:
			if x.price.Price, err = reconcile(x.price.Price, y.price.Price); err != nil {
				return nil, false, err
			}
			certain = true
		case y != nil && x == nil:
			unread = append(unread, y)
		}
		if firstErr == ErrNoOffer {
			firstErr = err
		}
	}
	if x == nil {
		return nil, false, firstErr
	}
	return x, certain, nil
}

// reconcile returns the price of two kinds of markup that state a and b. a is of the more trusted kind. The result is
//
//   - a if both are equal,
//   - the one with cents if the other is rounded to whole units,
//   - the range if the other is within it,
//   - the price with tax if they differ by a rate of VAT,
//   - a if the currencies differ, because one price is converted; but not if the amounts are the same.
//
// In all other cases the error is ErrDisagree.
func reconcile(a, b product.Price) (product.Price, error) {
	switch {
	case a.Currency != b.Currency && a.Low == b.Low && a.High == b.High:
		return a, ErrDisagree
	case a.Currency != b.Currency, isWithin(b, a), isRounded(b, a):
		return a, nil
	case isWithin(a, b), isRounded(a, b), isWithTax(a, b):
		return b, nil
	case isWithTax(b, a):
		return a, nil
	}
	return a, ErrDisagree
}

// isWithin reports whether a is inside the range b or equals it.
func isWithin(a, b product.Price) bool { return a.Low >= b.Low && a.High <= b.High }

// isRounded reports whether a is b rounded up or down to whole units, by at most 2 %.
func isRounded(a, b product.Price) bool {
	rounds := func(a, b market.Amount) bool {
		diff := max(a-b, b-a)
		return a%market.Unit == 0 && diff < market.Unit && diff <= b/50
	}
	return rounds(a.Low, b.Low) && rounds(a.High, b.High)
}

// vat has the rates of value added tax in percent that apply to most goods, by currency, and the reduced 6 and 7 %. The 25 % of
// Scandinavia are left out, because they are also the ratio of a price to the same price less 20 %. So are 4, 5, 9 and 10 %.
// https://taxation-customs.ec.europa.eu/taxation/vat/vat-directive/vat-rates_en
var vat = [...]struct {
	currency string
	rates    []float64
}{
	{"EUR", []float64{17, 18, 19, 20, 21, 22, 23, 24, 25.5, 6, 7}},
	{"GBP", []float64{20}}, {"CHF", []float64{8.1}}, {"PLN", []float64{23}}, {"CZK", []float64{21}},
	{"HUF", []float64{27}}, {"RON", []float64{19, 21}}, {"TRY", []float64{20}},
	{"AUD", []float64{10}}, {"NZD", []float64{15}}, {"JPY", []float64{10}}, {"INR", []float64{18}},
}

// isWithTax reports whether gross is net with value added tax, in the same currency.
func isWithTax(net, gross product.Price) bool {
	slack := 0.02
	if market.Digits(gross.Currency) == 0 {
		slack = 2
	}
	for _, v := range vat {
		if v.currency != gross.Currency {
			continue
		}
		for _, rate := range v.rates {
			low := net.Low.Float()*(1+rate/100) - gross.Low.Float()
			high := net.High.Float()*(1+rate/100) - gross.High.Float()
			if max(low, -low, high, -high) <= slack {
				return true
			}
		}
	}
	return false
}

// confirm returns the price p if the unreadable price of x does not contradict it. If only the currency of x
// is missing, p must agree with it as in reconcile. Otherwise x must have an amount with the same digits, or its lowest
// amount must be p with tax.
func confirm(p product.Price, x *item) (product.Price, error) {
	if unread, err := parsePrice(x.unread, p.Currency); err == nil {
		return reconcile(p, unread)
	}
	if x.err != ErrPrice {
		return p, x.err
	}
	want := significant(product.Price{Low: p.Low, High: p.Low}.String())
	if significant(x.unread) == want {
		return p, nil
	}
	found := false
	var lowest product.Price // of the amounts
	for rest := x.unread; rest != ""; {
		var amount string
		amount, rest, _ = strings.Cut(rest, " ")
		if q, err := parsePrice(amount, p.Currency); err == nil && (!lowest.Known() || q.Low < lowest.Low) {
			lowest = q
		}
		switch digits := significant(amount); {
		case digits == "": // a sign, or a currency
		case !strings.ContainsAny(amount, ".,"): // may be a part of "1 299,00"
			return p, ErrDisagree
		case digits == want:
			found = true
		}
	}
	switch {
	case found:
		return p, nil
	case isWithTax(p, lowest):
		return lowest, nil
	}
	return p, ErrDisagree
}

// significant returns the digits of a text without leading and trailing zeros.
func significant(s string) string {
	digits := make([]byte, 0, len(s))
	for i := range len(s) {
		if '0' <= s[i] && s[i] <= '9' {
			digits = append(digits, s[i])
		}
	}
	return strings.Trim(string(digits), "0")
}
