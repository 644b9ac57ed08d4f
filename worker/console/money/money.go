// Package money shows administrators what the service earned and what its vendors cost, by month. docs/BILLING.md defines each figure.
package money

import (
	"net/http"
	"slices"
	"strconv"
	"time"

	"loupe/worker/console/accounts"
	"loupe/worker/console/server"
	"loupe/worker/console/usage"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/money", Access: server.Staff, Status: http.StatusOK, Handle: show},
}

const (
	defaultMonths = 12
	maxMonths     = 36
)

// report has the figures of months in UTC, newest first. Amounts of money are decimal.
type report struct {
	Months       []*month      `json:"months"`
	CreditPrices []creditPrice `json:"credit_prices"`
	Unpriced     []string      `json:"unpriced"` // services that were called and have no price in CALL_PRICES
}

type month struct {
	Month      string      `json:"month"` // YYYY-MM
	Appraisals appraisals  `json:"appraisals"`
	Credits    credits     `json:"credits"`
	Money      []*currency `json:"money"`
	Vendors    []vendor    `json:"vendors"`
}

type appraisals struct {
	Calls  int64 `json:"calls"`
	Valued int64 `json:"valued"`
}

// credits are the flows of a month, and what customers have at its end. Outstanding is the month before's, plus sold and granted, minus
// taken back, spent and lost.
type credits struct {
	Sold        int64 `json:"sold"`
	Granted     int64 `json:"granted"`    // welcome credits, and grants without corrections
	TakenBack   int64 `json:"taken_back"` // after refunds and disputes, without what was given back
	Spent       int64 `json:"spent"`
	Lost        int64 `json:"lost"` // with accounts that were deleted
	Outstanding int64 `json:"outstanding"`
}

// currency has the money of a month in one currency.
type currency struct {
	Currency string `json:"currency"`
	Revenue  string `json:"revenue"` // paid by customers, tax included
	Tax      string `json:"tax"`     // in Revenue, Refunds and Disputes
	Refunds  string `json:"refunds"`
	Disputes string `json:"disputes"`
	Costs    string `json:"costs"`  // of the vendors' calls
	Margin   string `json:"margin"` // what is left

	revenue, tax, refunds, disputes, costs micros
}

// vendor has the calls of an outside service in a month.
type vendor struct {
	Name     string  `json:"name"` // as in VISION, SEARCH and SOURCES
	Calls    int64   `json:"calls"`
	Failures int64   `json:"failures"`
	Latency  int64   `json:"latency_ms"` // of a call on average
	Credits  int64   `json:"credits"`    // charged for the appraisals that called it
	Currency *string `json:"currency"`   // of Cost, nil without a price
	Cost     *string `json:"cost"`
	Margin   *string `json:"margin"` // the price of Credits minus Cost, nil if one of them is not known
}

// creditPrice is what a credit brought on average, of all purchases in a currency, after tax, refunds and disputes.
type creditPrice struct {
	Currency string `json:"currency"`
	Price    string `json:"price"`

	money   micros
	credits int64
}

// of returns the price of a number of credits.
func (p creditPrice) of(credits int64) micros {
	return micros(float64(p.money) / float64(p.credits) * float64(credits))
}

func show(c *server.Call) (any, error) {
	n := defaultMonths
	if text := c.Query("months"); text != "" {
		var err error
		if n, err = strconv.Atoi(text); err != nil || n < 1 || n > maxMonths {
			return nil, server.Invalid("months", "months must be 1 to "+strconv.Itoa(maxMonths))
		}
	}
	account := c.Query("account")
	if account != "" {
		if err := accounts.RequireAccount(c, account); err != nil {
			return nil, err
		}
	}
	prices, err := parsePrices(c.Var(variable))
	if err != nil {
		c.Log.Printf("%s: %v", variable, err) // the vendors' costs are not known then
	}
	if err := usage.RollUp(c.Console, c.Context()); err != nil {
		return nil, err
	}
	l := newLoader(c, n, account)
	if err := l.load(); err != nil {
		return nil, err
	}
	return l.report(prices), nil
}

// newLoader returns a loader of the last n months.
func newLoader(c *server.Call, n int, account string) *loader {
	l := &loader{Call: c, account: account, byName: map[string]*month{}}
	now := c.Now().UTC()
	for i := range n {
		l.first = time.Date(now.Year(), now.Month()-time.Month(i), 1, 0, 0, 0, 0, time.UTC)
		m := &month{Month: l.first.Format("2006-01"), Money: []*currency{}, Vendors: []vendor{}}
		l.months, l.byName[m.Month] = append(l.months, m), m
	}
	return l
}

// in returns the money of a month in a currency.
func (m *month) in(code string) *currency {
	i, found := slices.BinarySearchFunc(m.Money, code, func(c *currency, code string) int {
		return compare(c.Currency, code)
	})
	if !found {
		m.Money = slices.Insert(m.Money, i, &currency{Currency: code})
	}
	return m.Money[i]
}

func compare(a, b string) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// report computes costs and margins from what was loaded.
func (l *loader) report(prices []price) report {
	r := report{Months: l.months, CreditPrices: []creditPrice{}, Unpriced: []string{}}
	for i := range l.sales {
		s := &l.sales[i]
		if s.credits > 0 {
			s.Price = s.of(1).format(s.Currency)
			r.CreditPrices = append(r.CreditPrices, *s)
		}
	}
	outstanding := l.outstanding
	for _, m := range r.Months {
		f := &m.Credits
		f.Outstanding = outstanding
		outstanding -= f.Sold + f.Granted - f.TakenBack - f.Spent - f.Lost
		for i := range m.Vendors {
			v := &m.Vendors[i]
			p := priceOf(prices, v.Name)
			if p == nil {
				if !slices.Contains(r.Unpriced, v.Name) {
					r.Unpriced = append(r.Unpriced, v.Name)
				}
				continue
			}
			cost := p.perCall * micros(v.Calls)
			m.in(p.currency).costs += cost
			text := cost.format(p.currency)
			v.Currency, v.Cost = &p.currency, &text
			if at := slices.IndexFunc(r.CreditPrices, func(s creditPrice) bool { return s.Currency == p.currency }); at >= 0 {
				margin := (r.CreditPrices[at].of(v.Credits) - cost).format(p.currency)
				v.Margin = &margin
			}
		}
		for _, in := range m.Money {
			in.Revenue, in.Tax, in.Refunds, in.Disputes = in.revenue.format(in.Currency), in.tax.format(in.Currency), in.refunds.format(in.Currency), in.disputes.format(in.Currency)
			in.Costs, in.Margin = in.costs.format(in.Currency), (in.revenue - in.tax - in.refunds - in.disputes - in.costs).format(in.Currency)
		}
	}
	return r
}
