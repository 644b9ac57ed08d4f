// Package rates keeps the exchange rates: it shows and changes them for administrators, and refreshes them
// from the European Central Bank.
package rates

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"

	"loupe/core/base/date"
	"loupe/core/base/fault"
	"loupe/core/base/problem"
	"loupe/core/market"
	"loupe/worker/console/server"
)

// Routes are the routes of this package.
var Routes = []server.Route{
	{Method: http.MethodGet, Pattern: "/admin/rates", Access: server.Staff, Status: http.StatusOK, Handle: show},
	{Method: http.MethodPut, Pattern: "/admin/rates", Access: server.Administrator, Status: http.StatusOK, Handle: put},
}

// Tasks are the tasks of this package.
var Tasks = []server.Task{{Name: "exchange rates not refreshed", Run: refresh}}

// ratesField maps an error of package market to the invalid field. Other errors concern the whole document.
var ratesField = map[market.Error]string{
	market.ErrRatesDate:  "date",
	market.ErrRatesBase:  "base",
	market.ErrRatesValue: "rates",
	market.ErrRatesTwice: "rates",
	market.ErrRatesCount: "rates",
}

// invalid returns the problem of an error of package market.
func invalid(err error) error {
	var kind market.Error
	errors.As(err, &kind)
	return server.Invalid(ratesField[kind], err.Error())
}

// table is a day's exchange rates as the API shows them.
type table struct {
	Date    string          `json:"date"`
	Base    string          `json:"base"`
	AgeDays int64           `json:"age_days"`
	Rates   json.RawMessage `json:"rates"`
}

// tableOf returns the rates with their age today.
func tableOf(c *server.Console, rates market.Rates) (t table, err error) {
	if err = json.Unmarshal(rates.JSON(), &t); err != nil {
		return t, err
	}
	day, _ := date.Parse(rates.Date)
	t.AgeDays = int64(date.OfTime(c.Millis()) - day)
	return t, nil
}

func show(c *server.Call) (any, error) {
	text, found, err := c.KV.Get(market.RatesKey)
	if err != nil {
		return nil, err
	}
	if !found {
		return nil, &problem.Problem{Code: problem.NotFound, Detail: "no exchange rates are stored yet"}
	}
	rates, err := market.ParseRates([]byte(text))
	if err != nil {
		return nil, err
	}
	return tableOf(c.Console, rates)
}

// put merges the rates of the body into those of their day: currencies that the body does not name keep the rate of the
// nearest day that is stored. A rate of null removes the currency. Rates of a future day are refused, because the bank's
// would not replace them. A rate that differs by more than market.MaxJump from the stored one is refused, unless the member
// force is true.
func put(c *server.Call) (any, error) {
	body, err := c.ReadBody()
	if err != nil {
		return nil, err
	}
	var compact bytes.Buffer
	var options struct {
		Force bool `json:"force"`
	}
	if json.Compact(&compact, body) != nil {
		return nil, server.ErrNotObject
	}
	var wrongType *json.UnmarshalTypeError
	if err := json.Unmarshal(body, &options); errors.As(err, &wrongType) && wrongType.Field == "force" {
		return nil, server.Invalid("force", "force must be true or false")
	}
	update, err := market.ParseUpdate(compact.Bytes())
	if err != nil {
		return nil, invalid(err)
	}
	if today := c.Now().UTC().Format(time.DateOnly); update.Date > today {
		return nil, server.Invalid("date", "date must not be in the future: today is "+today+" (UTC)")
	}
	nearest, err := nearestRates(c, update.Date)
	if err != nil {
		return nil, err
	}
	jumps := nearest.Jumps(update)
	if len(jumps) > 0 && !options.Force {
		return nil, server.Invalid("rates", jumpText(jumps, nearest.Date))
	}
	merged, err := nearest.Apply(update)
	if err != nil {
		return nil, invalid(err)
	}
	detail := map[string]any{"date": merged.Date, "forced": options.Force && len(jumps) > 0, "sent": json.RawMessage(compact.Bytes())}
	if err := store(c, merged, detail); err != nil {
		return nil, err
	}
	return tableOf(c.Console, merged)
}

// jumpText says which rates jump, and what to do.
func jumpText(jumps []market.Jump, day string) string {
	j := jumps[0]
	text := fmt.Sprintf("the rate of %s is %g per %s, but %.6g on %s: more than 10 %% apart", j.Currency, j.New, j.Base, j.Old, day)
	if len(jumps) > 1 {
		text += fmt.Sprintf("; so are %d others", len(jumps)-1)
	}
	return text + `; correct it, or add "force": true`
}

// nearestRates returns the stored rates of the day nearest to a day. Without any, it returns the zero value.
func nearestRates(c *server.Call, day string) (rates market.Rates, err error) {
	var text string
	err = c.DB.QueryRowContext(c.Context(), market.FindRates, day).Scan(&text)
	if server.NoRows(err) {
		text, _, err = c.KV.Get(market.RatesKey)
	}
	if err == nil {
		rates, _ = market.ParseRates([]byte(text)) // rates that are missing or invalid count as none
	}
	return rates, err
}

// store stores the rates of a day in D1, and in KV too unless KV has rates of a later day.
func store(c *server.Call, rates market.Rates, detail map[string]any) error {
	text := string(rates.JSON())
	newest, _, err := c.KV.Get(market.RatesKey)
	if err != nil {
		return err
	}
	if _, err := c.Change("rates.put", market.RatesKey, detail, server.SQL(market.StoreRates, rates.Date, text)); err != nil {
		return err
	}
	if stored, err := market.ParseRates([]byte(newest)); err == nil && stored.Date > rates.Date && stored.Date <= c.Now().UTC().Format(time.DateOnly) {
		return nil
	}
	return c.KV.Put(market.RatesKey, text)
}

// Faults returns the fault of the variable ECB_RATES_URL, if it has one.
func Faults(c *server.Call) []fault.Fault {
	if source := c.Var(sourceVariable); source != "" && source != ratesOff && !server.AllowedURL(source, true) {
		return []fault.Fault{{Variable: sourceVariable, Problem: "it is neither an https URL nor off, so the exchange rates are not refreshed", Remedy: "correct it, or remove it to use the bank's"}}
	}
	return nil
}

// staleAge is the age in days from which exchange rates are a fault. The bank publishes rates on each working day, with at
// most four days between.
const staleAge = 8

// AgeFaults returns the fault of missing or old exchange rates. Age is in days, nil without rates.
func AgeFaults(age *int64) []fault.Fault {
	const remedy = `search the log for "exchange rates not refreshed", or send rates with PUT /admin/rates`
	switch {
	case age == nil:
		return []fault.Fault{{Variable: sourceVariable, Problem: "no exchange rates are stored, so prices in other currencies are not used", Remedy: remedy}}
	case *age >= staleAge:
		return []fault.Fault{{Variable: sourceVariable, Problem: fmt.Sprintf("the exchange rates are %d days old", *age), Remedy: remedy}}
	}
	return nil
}
