package appraisal

import "loupe/core/exchange"

// preview calls the hook Range with a preliminary range from the searches that have finished. It does nothing
// if they give no range, or if the hook was called before.
func (a *appraisal) preview(f *exchange.Flow) {
	if a.previewed {
		return
	}
	soFar := *a // a copy, so that the pipeline's own state does not change
	soFar.merge(f)
	soFar.prices.convert(soFar.found)
	if value := soFar.computeValuation(); value.Upper > 0 {
		a.previewed = true
		a.hooks.Range(f, value.Lower, value.Upper)
	}
}
