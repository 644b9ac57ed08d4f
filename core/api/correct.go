package api

import (
	"loupe/core/appraisal"
	"loupe/core/exchange"
)

// correct is POST /appraisals/{id}/corrections.
func (c *call) correct(f *exchange.Flow) {
	root, ok := parseBody(f)
	if !ok {
		return
	}
	correction, refused := appraisal.ParseCorrection(root)
	if refused != nil {
		refuse(f, refused)
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
