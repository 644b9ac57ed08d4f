package mcp

import (
	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

// Tool is one tool of the connector.
type Tool struct {
	Name, Title, Description string

	Input  func() []byte // JSON Schema 2020-12 of the arguments
	Output func() []byte // JSON Schema 2020-12 of the structured content; nil if there is none

	ReadOnly, OpenWorld bool   // hints for clients: the tool changes nothing; it calls outside services
	Repeatable          bool   // a hint: repeating a call changes nothing more; also true if the tool changes nothing at all
	Tasks               *Tasks // the tasks that calls create; nil if they create none
	Meta                string // JSON for some clients, such as the card that shows the results; "" if there is none

	Call func(f *exchange.Flow, c *Call)
}

// Call is one call of a tool. The tool answers it once: with Return, Created or a question.
type Call struct {
	*server
	*message
}

const appraiseProduct = "appraise_product"

// Tools returns the tools of the service, in the order of tools/list.
func Tools() []Tool {
	return []Tool{
		{
			Name: appraiseProduct, Title: "Appraise a product",
			Description: "Estimates what a physical product is worth from a photo. Returns a price range, the best matching listing, " +
				"similar listings, the reasons and visible defects. Costs " + credits(ledger.AppraisalCost) + " if there is a value, otherwise nothing.",
			Input: request.Schema, Output: appraiseOutput, OpenWorld: true, Tasks: &appraisals, Meta: `{"ui":{"resourceUri":"` + cardURI + `"}}`,
			Call: appraise,
		},
		productsTool,
		uploadTool,
		{
			Name: "get_appraisal", Title: "Get an appraisal",
			Description: "Returns an earlier appraisal of this account with its evidence: listings considered, and why they were used or left out. It costs nothing.",
			Input:       idInput, Output: recordOutput, ReadOnly: true,
			Call: getAppraisal,
		},
		saleTool,
		{
			Name: "correct_appraisal", Title: "Correct an appraisal",
			Description: "Corrects an earlier appraisal that identified the wrong product: values one of its candidates, or the product with a title. Uses what was found then, " +
				"and the catalogue. It costs nothing. An appraisal can be corrected once.",
			Input: correctionInput, Output: appraiseOutput, Repeatable: true,
			Call: correctAppraisal,
		},
		{
			Name: "credit_balance", Title: "Credit balance",
			Description: "Returns the account's credits: the balance, how many are held for appraisals in progress, and what an appraisal costs. It costs nothing.",
			Input:       noInput, Output: creditsOutput, ReadOnly: true,
			Call: creditBalance,
		},
		{
			Name: "valuation_health", Title: "Health of the valuation",
			Description: "Returns which image models and listing searches are configured, and how they answered recently. It costs nothing.",
			Input:       noInput, Output: healthOutput, ReadOnly: true,
			Call: valuationHealth,
		},
	}
}

// listTools is tools/list.
func (s *server) listTools(f *exchange.Flow, m *message) {
	var w jsontext.Writer
	w.Open('[')
	for _, t := range s.Tools {
		w.Open('{')
		w.Key("name").String(t.Name)
		w.Key("title").String(t.Title)
		w.Key("description").String(t.Description)
		w.Key("inputSchema").Raw(t.Input())
		if t.Output != nil {
			w.Key("outputSchema").Raw(t.Output())
		}
		w.Key("annotations").Open('{')
		w.Key("title").String(t.Title)
		w.Key("readOnlyHint").Bool(t.ReadOnly)
		w.Key("destructiveHint").Bool(false)
		w.Key("idempotentHint").Bool(t.ReadOnly || t.Repeatable)
		w.Key("openWorldHint").Bool(t.OpenWorld)
		w.Close('}')
		if t.Meta != "" {
			w.Key("_meta").Raw([]byte(t.Meta))
		}
		w.Close('}')
	}
	w.Close(']')
	s.respondList(f, m, "tools", w)
}

// OnlyAppraises is the answer to a test key's calls that are not appraisals.
var OnlyAppraises = problem.Problem{Code: problem.Forbidden, Detail: "a test key only appraises; use another key of the account"}

// callTool is tools/call.
func (s *server) callTool(f *exchange.Flow, m *message) {
	name, arguments := member(m.params, "name").Str, member(m.params, "arguments")
	for _, t := range s.Tools {
		if t.Name != name {
			continue
		}
		if arguments.Type != gjson.Null && !arguments.IsObject() {
			m.failInBand(f, invalidParams, "arguments must be an object")
			return
		}
		if m.modern && !m.hasValidAnswers() {
			m.failInBand(f, invalidParams, "requestState must be a string and inputResponses an object of responses")
			return
		}
		if s.Grant.IsTest() && name != appraiseProduct {
			(&Call{s, m}).Return(f, Refused(&OnlyAppraises))
			return
		}
		t.Call(f, &Call{s, m})
		return
	}
	m.failInBand(f, invalidParams, "Unknown tool: "+quoted(name))
}

// Arguments returns the arguments of the call, an empty object if they are absent or null.
func (c *Call) Arguments() gjson.Result {
	if arguments := member(c.params, "arguments"); arguments.IsObject() {
		return arguments
	}
	return gjson.Parse("{}")
}

// Result is the result of a tool call: what the tool returns, or why it refused the call.
type Result struct {
	Content    [][]byte         // JSON of the content blocks, for the model
	Structured []byte           // JSON; nil if there is none, or if the tool refused the call
	Meta       []byte           // JSON of the member appraisalKey of _meta; nil if there is none
	Problem    *problem.Problem // nil if the tool succeeded
}

// The keys in a tool result's _meta.
const (
	appraisalKey = "loupe/appraisal" // the appraisal's id and charge
	errorKey     = "loupe/error"     // the problem of a refused call
)

// Refused returns the result of a call that the tool refuses. It has no structured content, because some
// clients would validate that against the tool's output schema.
func Refused(p *problem.Problem) *Result {
	return &Result{Content: [][]byte{Text(string(p.Code) + ": " + p.Detail)}, Problem: p}
}

// Return answers the call with a result.
func (c *Call) Return(f *exchange.Flow, r *Result) {
	c.respond(f, c.message, complete, r.write, r.writeMeta)
}

// write writes the members of the result, except for _meta.
func (r *Result) write(w *jsontext.Writer) {
	w.Key("content").Open('[')
	for _, block := range r.Content {
		w.Raw(block)
	}
	w.Close(']')
	if r.Structured != nil {
		w.Key("structuredContent").Raw(r.Structured)
	}
	w.Key("isError").Bool(r.Problem != nil)
}

func (r *Result) writeMeta(w *jsontext.Writer) {
	if r.Meta != nil {
		w.Key(appraisalKey).Raw(r.Meta)
	}
	if p := r.Problem; p != nil {
		w.Key(errorKey).Open('{')
		w.Key("code").String(string(p.Code))
		w.Key("detail").String(p.Detail)
		if p.Field != "" {
			w.Key("field").String(p.Field)
		}
		w.Close('}')
	}
}

// Text returns the JSON of a content block with this text.
func Text(text string) []byte {
	return []byte(`{"type":"text","text":` + jsontext.Quote(text) + `}`)
}
