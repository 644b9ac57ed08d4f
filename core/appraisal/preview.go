package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/market"
)

// preview calls the hook Range with a range from the searches that have finished so far, if they allow
// one and the hook was not called yet.
func (a *appraisal) preview(f *exchange.Flow) {
	if a.previewed {
		return
	}
	stored, _ := a.rates.Result()
	soFar := *a // the pipeline itself is not changed
	soFar.table, _ = market.ParseRates(stored)
	soFar.merge(f)
	soFar.convertAll()
	if value := soFar.computeValuation(); value.Upper > 0 {
		a.previewed = true
		a.hooks.Range(f, value.Lower, value.Upper)
	}
}
