package connector

import (
	"loupe/core/appraisal"
	"loupe/core/date"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/problem"
	"loupe/core/request"
	"loupe/core/sha256"

	"github.com/tidwall/gjson"
)

// appraise is the tool appraise_product. How it answers depends on the client:
//   - A client that declares tasks gets a task, and asks for the result later.
//   - Other clients get the result, after notifications of progress if they asked for them.
//   - A client that can show forms may get a question about the variant instead of the result.
func (c *call) appraise(f *exchange.Flow, m *message) {
	arguments := m.arguments()
	parsed, invalid := request.Read(gjson.ParseBytes(arguments), c.Defaults, date.OfTime(f.Opened()))
	if invalid != nil {
		c.respondTool(f, m, refused(&problem.Problem{Code: problem.BadRequest, Field: invalid.Field, Detail: invalid.Detail}))
		return
	}
	c.withAnswer(f, m, &parsed, func(f *exchange.Flow, variant string, mayAsk bool) {
		hooks := appraisal.Hooks{}
		switch token := m.progressToken(); {
		case m.declaresTasks():
			hooks.Queue = true
			hooks.Admitted = func(f *exchange.Flow, id string) { c.respondCreated(f, m, id) }
		case token != "" && m.streams:
			hooks = c.progressHooks(m, token)
		}
		hooks.MayAsk = mayAsk
		hooks.Done = func(f *exchange.Flow, o appraisal.Outcome) {
			switch o.Refusal {
			case "":
				c.respondTool(f, m, appraised(o))
			case appraisal.NeedsVariant:
				c.ask(f, m, &parsed, o.Question)
			default:
				c.respondTool(f, m, ended(o))
			}
		}
		request := appraisal.Request{Appraisal: parsed, Grant: c.Grant, Hash: sha256.Hex(arguments), Variant: variant}
		appraisal.Run(f, c.Appraisal, request, hooks)
	})
}

// appraised returns the tool result for an appraisal that has an answer.
func appraised(o appraisal.Outcome) *toolResult {
	answer := gjson.ParseBytes(o.Answer)
	details := o.Evidence
	if len(details) == 0 {
		details = []byte("null")
	}
	body := append([]byte(nil), o.Answer[:len(o.Answer)-1]...) // without the closing brace
	body = append(append(body, `,"details":`...), details...)
	body = append(append(body, `,"estimated_value":`...), estimatedValue(answer.Get("appraisal"), gjson.ParseBytes(details))...)
	return &toolResult{text: summary(o, answer), structured: append(body, '}'), meta: appraisalMeta(o)}
}

// estimatedValue returns the JSON of estimated_value: the range, its midpoint and the best single figure.
// Without a value it is null.
func estimatedValue(value, evidence gjson.Result) []byte {
	if !value.IsObject() {
		return []byte("null")
	}
	lower, upper, currency := value.Get("price_lower").Num, value.Get("price_upper").Num, value.Get("price_currency").Str
	midpoint := market.Round((lower+upper)/2, currency)
	estimate := midpoint
	if stored := evidence.Get("estimate"); stored.Num > 0 {
		estimate = stored.Num
	}
	var w jsontext.Writer
	w.Open('{')
	w.Key("lower").Float(lower)
	w.Key("upper").Float(upper)
	w.Key("midpoint").Float(midpoint)
	w.Key("estimate").Float(estimate)
	w.Key("currency").String(currency)
	w.Close('}')
	return w
}

// appraisalMeta returns the JSON of an appraisal's id, its charge and the credits that are left.
func appraisalMeta(o appraisal.Outcome) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("id").String(o.ID)
	w.Key("credits_charged").Int(o.Charged)
	w.Key("credits_remaining").Int(o.Remaining)
	w.Close('}')
	return w
}

// ended returns the tool result for an appraisal that was refused or has no answer.
func ended(o appraisal.Outcome) *toolResult {
	p, _ := o.Problem()
	r := refused(&p)
	if o.ID != "" {
		r.meta = appraisalMeta(o)
	}
	return r
}
