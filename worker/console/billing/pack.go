package billing

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/market"
	"loupe/core/store/ledger"
	"loupe/worker/console/server"
)

const (
	maxPacks  = 20
	maxPackID = 40 // characters, as in the schema
)

// pack is a number of credits that is for sale.
type pack struct {
	ID       string `json:"id"`
	Credits  int64  `json:"credits"`
	Price    string `json:"price"` // decimal, such as 25.00
	Currency string `json:"currency"`
	minor    int64  // price in the currency's minor unit
}

// parsePacks reads the variable PACKS: entries such as "starter 1000 10.00 USD", separated by commas or line feeds. An
// error names the first invalid entry by its number, not its text: it may be a secret that was pasted by mistake.
func parsePacks(text string) ([]pack, error) {
	packs, number := []pack{}, 0
	for entry := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '\n' }) {
		entry = strings.TrimSpace(entry)
		if entry == "" {
			continue
		}
		number++
		p, err := parsePack(entry)
		if err == nil && slices.ContainsFunc(packs, func(other pack) bool { return other.ID == p.ID }) {
			err = errors.New("an earlier entry has the same id")
		}
		if err != nil {
			return nil, fmt.Errorf("entry %d: %w", number, err)
		}
		packs = append(packs, p)
	}
	if len(packs) > maxPacks {
		return nil, errors.New("it must have at most " + strconv.Itoa(maxPacks) + " entries")
	}
	return packs, nil
}

func parsePack(entry string) (p pack, err error) {
	fields := strings.Fields(entry)
	if len(fields) != 4 {
		return p, errors.New("must be an id, credits, a price and a currency, such as: starter 1000 10.00 USD")
	}
	p = pack{ID: fields[0], Currency: fields[3]}
	if len(p.ID) > maxPackID || strings.Trim(p.ID, "abcdefghijklmnopqrstuvwxyz0123456789-_") != "" {
		return p, errors.New("the id must be 1 to 40 lower-case letters, digits, hyphens or underscores")
	}
	if p.Credits, err = strconv.ParseInt(fields[1], 10, 64); err != nil || p.Credits < 1 || p.Credits > ledger.MaxTransfer {
		return p, errors.New("the credits must be a whole number from 1 to " + strconv.Itoa(ledger.MaxTransfer))
	}
	if !market.IsCurrency(p.Currency) {
		return p, errors.New("the currency must be a code of ISO 4217, such as USD")
	}
	if p.minor, err = parsePrice(fields[2], p.Currency); err != nil {
		return p, fmt.Errorf("the price %w", err)
	}
	p.Price = FormatPrice(p.minor, p.Currency)
	return p, nil
}

// packsForSale returns the packs for sale. There are none if a secret of Stripe is missing. It returns an error if PACKS or an option
// of the checkout is invalid.
func packsForSale(c *server.Call) ([]pack, error) {
	if c.Var("STRIPE_SECRET_KEY") == "" || c.Var("STRIPE_WEBHOOK_SECRET") == "" {
		return []pack{}, nil
	}
	packs, err := parsePacks(c.Var("PACKS"))
	if err != nil {
		return []pack{}, fmt.Errorf("PACKS: %w", err)
	}
	if faults := optionFaults(c); len(faults) > 0 {
		return []pack{}, errors.New(faults[0].Variable + ": " + faults[0].Problem)
	}
	return packs, nil
}

// Faults returns the faults of the variables and secrets for purchases.
func Faults(c *server.Call) (faults []fault.Fault) {
	packs, err := parsePacks(c.Var("PACKS"))
	if err != nil {
		faults = append(faults, fault.Fault{Variable: "PACKS", Problem: err.Error() + "; nothing is for sale", Remedy: "write entries such as: starter 1000 10.00 USD"})
	}
	key, webhook := c.Var("STRIPE_SECRET_KEY") != "", c.Var("STRIPE_WEBHOOK_SECRET") != ""
	if wanted := len(packs) > 0 || key || webhook; wanted && !key {
		faults = append(faults, missing("STRIPE_SECRET_KEY"))
	}
	if wanted := len(packs) > 0 || key; wanted && !webhook {
		faults = append(faults, missing("STRIPE_WEBHOOK_SECRET"))
	}
	return slices.Concat(faults, optionFaults(c), testKeyFaults(c))
}

func missing(secret string) fault.Fault {
	return fault.Fault{Variable: secret, Problem: "it is not set, so nothing is for sale", Remedy: "set it with make deploy SECRET=" + secret + ", or remove PACKS and the other secret of Stripe"}
}
