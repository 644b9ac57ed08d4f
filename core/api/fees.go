package api

import (
	"strings"

	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/core/valuation/decision"
)

const feesPath = "/api/v1/fees"

// showFees is GET /fees.
func (c *call) showFees(f *exchange.Flow) {
	exchange.On(f, f.D1(ledger.FindFees.Bind(exchange.Text(c.grant.Account))), func(f *exchange.Flow, sets []exchange.Rows, _ error) {
		fees := ledger.FindFees.One(sets, 0)
		if fees == nil {
			unavailable(f, "the fees could not be read; try again")
			return
		}
		reply(f, 200, c.feesJSON(*fees))
	})
}

// feesJSON returns the answer of GET /fees for an account whose own table is own, "" if it has none.
func (c *call) feesJSON(own string) []byte {
	service := c.settings.appraisal.Fees()
	switch {
	case own != "":
		return []byte(`{"owner":"account","fees":` + own + `}`)
	case service != "":
		return []byte(`{"owner":"service","fees":` + service + `}`)
	}
	return []byte(`{"owner":null,"fees":null}`)
}

// storeFees is PUT /fees.
func (c *call) storeFees(f *exchange.Flow) {
	table := strings.TrimSpace(string(f.Request().Body))
	_, faults := decision.Parse([]byte(table), "")
	switch {
	case len(faults) > 0:
		field := faults[0].Variable
		if field == "" {
			field = "body"
		}
		refuse(f, problem.Invalid(field, field+" "+faults[0].Problem))
		return
	case table == "":
		refuse(f, problem.Invalid("body", "the body is empty"))
		return
	}
	c.setFees(f, table, func(f *exchange.Flow) { reply(f, 200, c.feesJSON(table)) })
}

// removeFees is DELETE /fees.
func (c *call) removeFees(f *exchange.Flow) {
	c.setFees(f, "", func(f *exchange.Flow) { send(f, exchange.Response{Status: 204}) })
}

// setFees stores the account's own table, and updates the cached grant of the request's key. The account's other keys follow within
// account.GrantLife.
func (c *call) setFees(f *exchange.Flow, table string, done exchange.Stage) {
	stored := f.D1(exchange.SQL(ledger.SetFees, exchange.Text(c.grant.Account), exchange.TextOrNull(table)))
	exchange.On(f, stored, func(f *exchange.Flow, _ []exchange.Rows, err error) {
		if err != nil {
			unavailable(f, "the fees could not be stored; try again")
			return
		}
		c.grant.Fees = table
		exchange.On(f, f.KVPut(account.GrantKey(c.keyHash), account.GrantLife/1000, exchange.Literal(c.grant.Encode())), func(f *exchange.Flow, _ struct{}, _ error) { done(f) })
	})
}
