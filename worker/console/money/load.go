package money

import (
	"strconv"
	"time"

	"loupe/core/store/ledger"
	"loupe/worker/console/billing"
	"loupe/worker/console/server"
)

// loader loads the figures of months.
type loader struct {
	*server.Call
	account string // "" for all accounts
	first   time.Time
	months  []*month // newest first
	byName  map[string]*month

	sales       []creditPrice
	outstanding int64 // now
}

func (l *loader) load() error {
	for _, load := range [...]func() error{l.loadIssued, l.loadUsage, l.loadLost, l.loadOutstanding, l.loadPayments, l.loadSales, l.loadVendors} {
		if err := load(); err != nil {
			return err
		}
	}
	return nil
}

// eachMonth runs a query whose first column is a month, and calls add for each of its rows in the report, after the other columns are
// stored in the targets. The parameters of the query are the account and since, which is a time or a day.
func (l *loader) eachMonth(query string, since int64, targets []any, add func(*month)) error {
	var name string
	return l.EachRow(l.Context(), func(scan func(...any) error) error {
		err := scan(append([]any{&name}, targets...)...)
		if m := l.byName[name]; m != nil && err == nil {
			add(m)
		}
		return err
	}, query, l.account, since)
}

// issued selects the transfers that create credits or take them back. The index transfer_issued has them.
const issued = `FROM transfer t WHERE (debit = '` + ledger.Issued + `' OR credit = '` + ledger.Issued + `') AND t.state = '` + ledger.Posted + `'
	AND (?1 = '' OR t.debit = ?1 OR t.credit = ?1)`

// madeBy is the SQL of the credits that a transfer creates, negative if it takes them back.
const madeBy = `sum(iif(t.debit = '` + ledger.Issued + `', t.amount, -t.amount))`

// loadIssued loads what was sold, granted and taken back. The id of a transfer says which it is, see 0005_billing.sql.
func (l *loader) loadIssued() error {
	var kind string
	var made int64
	return l.eachMonth(`SELECT strftime('%Y-%m', t.settled_at / 1000, 'unixepoch'), CASE
			WHEN EXISTS (SELECT 1 FROM purchase WHERE id = t.id) THEN 'sold'
			WHEN t.id GLOB 'debt:*' OR EXISTS (SELECT 1 FROM purchase WHERE id = substr(t.id, 1, instr(t.id || ':', ':') - 1)) THEN 'taken back'
			ELSE 'granted' END, `+madeBy+` `+issued+` AND t.settled_at >= ?2 GROUP BY 1, 2`, l.first.UnixMilli(), []any{&kind, &made}, func(m *month) {
		switch kind {
		case "sold":
			m.Credits.Sold = made
		case "taken back":
			m.Credits.TakenBack = -made
		default:
			m.Credits.Granted = made
		}
	})
}

// loadUsage loads the appraisals and what they cost. An appraisal counts in the month in which it began.
func (l *loader) loadUsage() error {
	var calls, valued, spent int64
	return l.eachMonth(`SELECT strftime('%Y-%m', day * 86400, 'unixepoch'), sum(calls), sum(valued), sum(credits) FROM usage_day
		WHERE (?1 = '' OR account = ?1) AND day >= ?2 GROUP BY 1`, l.first.UnixMilli()/server.Day, []any{&calls, &valued, &spent}, func(m *month) {
		m.Appraisals, m.Credits.Spent = appraisals{calls, valued}, spent
	})
}

// lost selects the balances of deleted accounts. Nobody can spend them.
const lost = `FROM deleted_account d JOIN balance b ON b.account = d.id WHERE (?1 = '' OR d.id = ?1)`

func (l *loader) loadLost() error {
	var n int64
	return l.eachMonth(`SELECT strftime('%Y-%m', d.deleted_at / 1000, 'unixepoch'), sum(b.balance) `+lost+` AND d.deleted_at >= ?2 GROUP BY 1`,
		l.first.UnixMilli(), []any{&n}, func(m *month) { m.Credits.Lost = n })
}

// loadOutstanding loads what customers have now: all credits created, minus those that counted appraisals spent and those that were lost.
func (l *loader) loadOutstanding() error {
	query := `SELECT (SELECT coalesce(` + madeBy + `, 0) ` + issued + `) - (SELECT coalesce(sum(credits), 0) FROM usage_day WHERE account = ?1)`
	if l.account == "" { // the balances have the sums
		query = `SELECT -balance - coalesce((SELECT e.balance FROM usage_counted u JOIN entry e ON e.account = '` + ledger.Earned + `' AND e.seq = u.earned), 0)
			FROM balance WHERE account = '` + ledger.Issued + `' AND ?1 = ''`
	}
	return l.DB.QueryRowContext(l.Context(), `SELECT (`+query+`) - (SELECT coalesce(sum(b.balance), 0) `+lost+`)`, l.account).Scan(&l.outstanding)
}

// loadPayments loads the money of purchases, refunds and disputes.
func (l *loader) loadPayments() error {
	var code, kind string
	var amount, tax int64
	return l.eachMonth(`SELECT strftime('%Y-%m', b.created_at / 1000, 'unixepoch'), p.currency, b.kind, sum(b.amount), sum(b.tax)
		FROM payment b JOIN purchase p ON p.id = b.purchase WHERE (?1 = '' OR p.account = ?1) AND b.created_at >= ?2 GROUP BY 1, 2, 3`,
		l.first.UnixMilli(), []any{&code, &kind, &amount, &tax}, func(m *month) {
			in := m.in(code)
			in.tax += fromMinor(tax, code)
			switch kind {
			case "sale":
				in.revenue = fromMinor(amount, code)
			case "refund":
				in.refunds = -fromMinor(amount, code)
			default:
				in.disputes = -fromMinor(amount, code)
			}
		})
}

// loadSales loads what all purchases brought in each currency, and for how many credits.
func (l *loader) loadSales() error {
	return l.EachRow(l.Context(), func(scan func(...any) error) error {
		var s creditPrice
		var money int64
		err := scan(&s.Currency, &money, &s.credits)
		s.money = fromMinor(money, s.Currency)
		l.sales = append(l.sales, s)
		return err
	}, `SELECT currency, sum(money), sum(credits) FROM (
			SELECT p.currency, p.credits - p.refunded AS credits, (SELECT sum(amount - tax) FROM payment WHERE purchase = p.id) AS money
			FROM purchase p WHERE p.paid_at IS NOT NULL AND (?1 = '' OR p.account = ?1)
		) GROUP BY 1 ORDER BY 1`, l.account)
}

// loadVendors loads the calls of outside services, most calls first.
func (l *loader) loadVendors() error {
	var v vendor
	var ms int64
	return l.eachMonth(`SELECT strftime('%Y-%m', day * 86400, 'unixepoch'), provider, sum(calls), sum(failures), sum(credits), sum(ms) FROM usage_call
		WHERE (?1 = '' OR account = ?1) AND day >= ?2 GROUP BY 1, 2 ORDER BY 3 DESC, 2`, l.first.UnixMilli()/server.Day,
		[]any{&v.Name, &v.Calls, &v.Failures, &v.Credits, &ms}, func(m *month) {
			v.Latency = ms / v.Calls
			m.Vendors = append(m.Vendors, v)
		})
}

// micros is an amount of money in millionths of its currency.
type micros int64

const microDecimals = 6

// fromMinor returns an amount of a currency's minor unit.
func fromMinor(minor int64, currency string) micros {
	for range microDecimals - billing.Decimals(currency) {
		minor *= 10
	}
	return micros(minor)
}

// format returns the amount with all decimals of the currency, and with more if they are not 0.
func (m micros) format(currency string) string {
	sign, whole, digits := "", m, ""
	if m < 0 {
		sign, whole = "-", -m
	}
	for n := range microDecimals {
		if digit := whole % 10; digit != 0 || digits != "" || n >= microDecimals-billing.Decimals(currency) {
			digits = strconv.FormatInt(int64(digit), 10) + digits
		}
		whole /= 10
	}
	if digits != "" {
		digits = "." + digits
	}
	return sign + strconv.FormatInt(int64(whole), 10) + digits
}
