package mcp

import (
	"slices"
	"strings"

	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/market"
)

// appraise is the tool appraise_product. How it answers depends on the client:
//   - A client that declares tasks gets a task, and asks for the result later.
//   - Other clients get the result, after notifications of progress if they asked for them.
//   - A client that can show forms may get a question about the variant instead of the result.
func appraise(f *exchange.Flow, c *Call) {
	parsed, refused := request.Parse(c.Arguments(), c.Defaults.Of(func() []string { return c.Appraisal.FeesOf(c.Grant).Names() }), date.OfTime(f.Opened()))
	if refused != nil {
		if refused.Field == "image_url" || refused.Field == "images" {
			refused.Detail += "; call upload_photo for a photo without a public URL"
		}
		c.Return(f, Refused(refused))
		return
	}
	c.withAnswer(f, parsed, func(f *exchange.Flow, variant string, mayAsk bool) {
		key := c.repeatKey(parsed, variant)
		hooks := c.hooks()
		hooks.MayAsk = mayAsk
		hooks.Done = func(f *exchange.Flow, o appraisal.Outcome) {
			switch o.Refusal {
			case "":
				c.Return(f, appraised(o))
			case appraisal.NeedsVariant:
				c.askForVariant(f, parsed, o.Question)
			case appraisal.InProgress:
				c.follow(f, o.ID)
			default:
				c.Return(f, ended(o))
			}
		}
		appraisal.Run(f, c.Appraisal, &appraisal.Request{
			Appraisal: parsed, Grant: c.Grant, Variant: variant, Hash: key, IdempotencyKey: key, KeyLife: repeatLife,
		}, hooks)
	})
}

// hooks returns the hooks that answer the call as a task, or with notifications of progress. If a modern client closes
// their stream, the appraisal is cancelled. If a legacy client does, the appraisal goes on, because in legacy revisions
// a closed stream does not mean a cancellation.
func (c *Call) hooks() appraisal.Hooks {
	hooks := appraisal.Hooks{Admitted: func(_ *exchange.Flow, id string) { c.appraisalID = id }}
	switch {
	case c.DeclaresTasks():
		hooks.Queue = true
		hooks.Admitted = func(f *exchange.Flow, id string) {
			c.appraisalID = id
			c.Created(f, c.taskOf(appraisal.Record{Outcome: appraisal.Outcome{ID: id, Refusal: appraisal.InProgress}, Created: f.Now()}))
		}
	case c.WantsProgress():
		names := appraisal.Stages()
		hooks.Admitted = func(f *exchange.Flow, id string) {
			c.appraisalID = id
			c.OpenStream(f)
		}
		hooks.Stage = func(f *exchange.Flow, name string, ended bool) {
			if !ended {
				c.Progress(f, slices.Index(names, name), len(names), words(name))
			}
		}
		if c.modern {
			hooks.Cancelled = (*exchange.Flow).ClientGone
		}
	}
	return hooks
}

// stageWords has the message of each stage's notification.
var stageWords = text.Pairs{
	{"fetch_photo", "Fetching the photo"}, {"recall", "Looking for an earlier search"}, {"identify", "Identifying the product"},
	{"search", "Searching for comparable listings"}, {"merge", "Comparing the listings"}, {"convert_prices", "Converting prices"},
	{"read_pages", "Reading listing pages for missing prices"}, {"remember", "Storing the search"}, {"value", "Estimating the value"},
	{"settle", "Storing the appraisal"},
}

// words returns the message of a stage's notification.
func words(stage string) string {
	if written := stageWords.Get(stage); written != "" {
		return written
	}
	return strings.ReplaceAll(stage, "_", " ")
}

// appraised returns the tool result for an appraisal that has an answer.
func appraised(o appraisal.Outcome) *Result {
	var r appraisalResult
	short, brief := answer.Shorten(o.Answer, o.Evidence, false, structuredRoom)
	r.Answer, r.details, r.estimated = *short, brief, estimatedValue(&o)
	return &Result{Content: [][]byte{Text(summary(o))}, Structured: jsontext.Encode(&r, resultMembers), Meta: appraisalMeta(o)}
}

// appraisalResult is the structured content of an appraisal.
type appraisalResult struct {
	answer.Answer
	details   *answer.Brief
	estimated *estimated // nil without a value
}

// estimated is the range, its midpoint and the best single figure.
type estimated struct {
	lower, upper, midpoint, estimate float64
	currency                         string
}

func resultMembers(m *jsontext.Members, r *appraisalResult) {
	answer.Members(m, &r.Answer)
	jsontext.ObjectOr(m, "details", &r.details, answer.BriefMembers, jsontext.Null)
	jsontext.ObjectOr(m, "estimated_value", &r.estimated, func(m *jsontext.Members, e *estimated) {
		m.Number("lower", &e.lower, jsontext.AsItIs)
		m.Number("upper", &e.upper, jsontext.AsItIs)
		m.Number("midpoint", &e.midpoint, jsontext.AsItIs)
		m.Number("estimate", &e.estimate, jsontext.AsItIs)
		m.Text("currency", &e.currency, jsontext.AsItIs)
	}, jsontext.Null)
}

func estimatedValue(o *appraisal.Outcome) *estimated {
	v := o.Answer.Value
	if v == nil {
		return nil
	}
	e := &estimated{lower: v.Lower, upper: v.Upper, midpoint: market.Round((v.Lower+v.Upper)/2, v.Currency), currency: v.Currency}
	if e.estimate = e.midpoint; o.Evidence != nil && o.Evidence.Findings != nil && o.Evidence.Details.Estimate > 0 {
		e.estimate = o.Evidence.Details.Estimate
	}
	return e
}

// appraisalMeta returns the JSON of an appraisal's id, its charge and the credits that are left.
func appraisalMeta(o appraisal.Outcome) []byte {
	return jsontext.Encode(&o, func(m *jsontext.Members, o *appraisal.Outcome) {
		m.Text("id", &o.ID, jsontext.AsItIs)
		m.Int64("credits_charged", &o.Charged, jsontext.AsItIs)
		m.Int64("credits_remaining", &o.Remaining, jsontext.AsItIs)
		m.Flag("replayed", &o.Replayed, jsontext.Omitted)
	})
}

// ended returns the tool result for an appraisal that was refused or has no answer.
func ended(o appraisal.Outcome) *Result {
	r := Refused(o.Problem())
	if o.ID != "" {
		r.Meta = appraisalMeta(o)
	}
	return r
}
