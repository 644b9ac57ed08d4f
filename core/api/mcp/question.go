package mcp

import (
	"slices"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/sha256"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

const variantKey = "variant" // the name of the form, and of its field

// withAnswer reads the client's reply to the question about the variant, if there is one, and calls next at most once. Variant
// is the variant that the client chose, "" if none. MayAsk says whether the appraisal may ask a question. If the reply is not
// valid, withAnswer refuses the call.
func (c *Call) withAnswer(f *exchange.Flow, parsed *request.Appraisal, next func(f *exchange.Flow, variant string, mayAsk bool)) {
	mayAsk := c.CanSign && c.CanAsk(Elicit) && !c.DeclaresTasks()
	c.WithState(f, digest(parsed), func(f *exchange.Flow, state gjson.Result) {
		var choices []string
		for _, choice := range jsontext.List(&state, "choices", jsontext.All) {
			choices = append(choices, choice.Str)
		}
		response := c.Response(variantKey)
		action, variant := member(response, "action").Str, member(Accepted(response), variantKey).Str
		switch {
		case !state.Exists(): // an answer without a state is ignored
			next(f, "", mayAsk)
		case action == "decline" || action == "cancel":
			next(f, "", false)
		case slices.Contains(choices, variant):
			next(f, variant, false)
		default:
			next(f, "", mayAsk)
		}
	})
}

// digest returns a hash of a call's arguments that does not depend on how their JSON is written.
func digest(parsed *request.Appraisal) string { return sha256.Hex(parsed.JSON()) }

// askForVariant answers a call with a question about the variant.
func (c *Call) askForVariant(f *exchange.Flow, parsed *request.Appraisal, q *appraisal.Question) {
	state := []byte(`{"choices":` + jsontext.QuoteAll(q.Choices) + `}`)
	c.AskWithState(f, digest(parsed), []InputRequest{{variantKey, Elicit, variantForm(q)}}, state)
}

// variantForm returns the params of an elicitation request: a form with one field, the variant.
func variantForm(q *appraisal.Question) []byte {
	// Without the variants' prices: a question costs nothing, so it must not tell what an answer costs.
	text := "Which one is it? The price depends on the " + q.Attribute + ": " + strings.Join(q.Choices, ", ")
	return []byte(`{"mode":"form","message":` + jsontext.Quote(text+".") + `,"requestedSchema":{"type":"object","properties":{"` + variantKey +
		`":{"type":"string","title":"Variant","enum":` + jsontext.QuoteAll(q.Choices) + `}},"required":["` + variantKey + `"]}}`)
}
