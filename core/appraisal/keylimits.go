package appraisal

import (
	"strconv"

	"loupe/core/base/date"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
)

const ratePeriod = 60_000 // milliseconds in which a key's rate is counted, as the schema's trigger appraisal_rate does

// refuseRate ends the appraisal because its API key has used its rate. The key may be used again when its oldest
// appraisal of the last 60 seconds no longer counts.
func (a *appraisal) refuseRate(f *exchange.Flow) {
	asked := f.Now()
	found := f.D1(ledger.FindRate.Bind(exchange.Text(a.Grant.Key), exchange.Int(asked)))
	exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, _ error) {
		o := Outcome{Refusal: RateOfKey, Detail: "this API key has used its appraisals of the last minute", Wait: ratePeriod / 1000}
		if rate := ledger.FindRate.One(batch, 0); rate != nil {
			o.Detail = "this API key is limited to " + strconv.FormatInt(rate.PerMinute, 10) + " appraisals per minute"
			if rate.PerMinute == 1 {
				o.Detail = "this API key is limited to 1 appraisal per minute"
			}
			if rate.Oldest != 0 {
				o.Wait = int(min(max(rate.Oldest+ratePeriod-asked, 1000), ratePeriod)+999) / 1000
			}
		}
		a.end(f, o)
	})
}

// refuseKeyLimit ends the appraisal because its API key may not spend its credits on this day, or in this month. If both
// limits are reached, the caller is told about the month's, which resets later.
func (a *appraisal) refuseKeyLimit(f *exchange.Flow) {
	asked := f.Now()
	today := date.OfTime(asked)
	found := f.D1(ledger.FindKeyLimits.Bind(exchange.Text(date.Format(today)), exchange.Text(a.Grant.Key)))
	exchange.On(f, found, func(f *exchange.Flow, batch []exchange.Rows, _ error) {
		o := Outcome{Refusal: KeyLimit, Detail: "this API key has reached its spending limit; try again", Wait: RetryAfter}
		limits := ledger.FindKeyLimits.One(batch, 0)
		if limits == nil {
			limits = &ledger.KeyLimits{}
		}
		for _, period := range [...]struct {
			name  string
			end   int
			limit exchange.Value
			used  int64
		}{{"day", today + 1, limits.PerDay, limits.Day}, {"month", date.NextMonth(today), limits.PerMonth, limits.Month}} {
			if period.limit.Null() || period.limit.Int() >= period.used+ledger.AppraisalCost {
				continue // not the limit, or credits were given back meanwhile
			}
			o.Detail = "this API key has used " + strconv.FormatInt(period.used, 10) + " of its " + strconv.FormatInt(period.limit.Int(), 10) +
				" credits per " + period.name + ", and an appraisal costs " + strconv.Itoa(ledger.AppraisalCost) + "; the limit resets at " + date.Format(period.end) + "T00:00:00Z"
			o.Wait = int((int64(period.end)*date.Millis - asked + 999) / 1000)
		}
		a.end(f, o)
	})
}
