package api

import (
	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// correct is POST /appraisals/{id}/corrections.
func (c *call) correct(f *exchange.Flow) {
	root, err := jsontext.Parse(f.Request().Body)
	if err != nil {
		refuse(f, *invalid("body", "the body "+err.Error()))
		return
	}
	correction, fault := appraisal.ParseCorrection(root)
	if fault != nil {
		refuse(f, *invalid(fault.Field, fault.Detail))
		return
	}
	appraisal.Correct(f, c.settings.appraisal, c.grant, c.id, correction, func(f *exchange.Flow, o appraisal.Outcome) {
		if o.Refusal != "" {
			c.respond(f, o)
			return
		}
		c.answered(f, 201, o)
	})
}
