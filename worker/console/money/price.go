package money

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/market"
	"loupe/worker/console/server"
)

// variable names the variable with the prices of calls: entries such as "serper=0.001 USD", separated by commas or line feeds.
const variable = "CALL_PRICES"

const maxPerCall = 1000 // of any currency

// price is what the operator pays for a call of a service.
type price struct {
	name     string // of the service, or of its vendor: serpapi covers serpapi-lens
	perCall  micros
	currency string
}

// parsePrices reads the variable. An error names the first invalid entry by its number, not its text: it may be a secret that was
// pasted by mistake.
func parsePrices(text string) (prices []price, err error) {
	number := 0
	for entry := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '\n' }) {
		if entry = strings.TrimSpace(entry); entry == "" {
			continue
		}
		number++
		p, err := parsePrice(entry)
		if err != nil {
			return nil, fmt.Errorf("entry %d: %w", number, err)
		}
		prices = append(prices, p)
	}
	return prices, nil
}

func parsePrice(entry string) (p price, err error) {
	name, rest, found := strings.Cut(entry, "=")
	fields := strings.Fields(rest)
	if p.name = strings.TrimSpace(name); !found || p.name == "" || len(fields) != 2 {
		return p, errors.New("must be a name, a price and a currency, such as: serper=0.001 USD")
	}
	if p.currency = fields[1]; !market.IsCurrency(p.currency) {
		return p, errors.New("the currency must be a code of ISO 4217, such as USD")
	}
	whole, fraction, _ := strings.Cut(fields[0], ".")
	digits := whole + fraction
	if whole == "" || len(fraction) > microDecimals || strings.Trim(digits, "0123456789") != "" {
		return p, errors.New("the price must be a number with at most six decimals, such as 0.001")
	}
	n, err := strconv.ParseInt(digits+strings.Repeat("0", microDecimals-len(fraction)), 10, 64)
	if err != nil || n > maxPerCall*1_000_000 {
		return p, errors.New("the price must be at most " + strconv.Itoa(maxPerCall))
	}
	p.perCall = micros(n)
	return p, nil
}

// priceOf returns the price of a service's calls: of the entries that cover it, the one with the longest name. It returns nil without one.
func priceOf(prices []price, service string) (of *price) {
	for i, p := range prices {
		rest, found := strings.CutPrefix(service, p.name)
		if found && (rest == "" || rest[0] == '-') && (of == nil || len(p.name) > len(of.name)) {
			of = &prices[i]
		}
	}
	return of
}

// Faults returns the faults of the variable.
func Faults(c *server.Call) []fault.Fault {
	if _, err := parsePrices(c.Var(variable)); err != nil {
		return []fault.Fault{{Variable: variable, Problem: err.Error() + "; no costs are shown", Remedy: "write entries such as: serper=0.001 USD"}}
	}
	return nil
}
