package connector

import (
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/problem"

	"github.com/tidwall/gjson"
)

// tool is one tool of the connector.
type tool struct {
	name, title, description string

	input  func() []byte // JSON Schema 2020-12 of the arguments
	output string        // JSON Schema 2020-12 of the structured content

	readOnly, openWorld bool              // hints for clients: the tool changes nothing; it calls outside services
	headers             map[string]string // from an argument to the {name} of the header Mcp-Param-{name} that repeats it

	call func(c *call, f *exchange.Flow, m *message)
}

const appraiseProduct = "appraise_product"

// tools returns the tools, in the order of tools/list.
func tools() []tool {
	return []tool{
		{
			name: appraiseProduct, title: "Appraise a product",
			description: "Estimates what a physical product is worth from a photo. Returns a price range, the best matching listing, " +
				"similar listings, the reasons and visible defects. Costs 10 credits if there is a value, otherwise nothing.",
			input: appraiseInput, output: appraiseOutput, openWorld: true, headers: map[string]string{"country": "Country"},
			call: (*call).appraise,
		},
		{
			name: "get_appraisal", title: "Get an appraisal",
			description: "Returns an earlier appraisal of this account with its evidence: the listings considered and why each was used or left out. It costs nothing.",
			input:       idInput, output: recordOutput, readOnly: true,
			call: (*call).getAppraisal,
		},
		{
			name: "credit_balance", title: "Credit balance",
			description: "Returns the account's credits: the balance, how many are held for appraisals in progress, and what an appraisal costs. It costs nothing.",
			input:       noInput, output: creditsOutput, readOnly: true,
			call: (*call).creditBalance,
		},
		{
			name: "valuation_health", title: "Health of the valuation",
			description: "Returns which image models and listing searches are configured, and how they answered recently. It costs nothing.",
			input:       noInput, output: healthOutput, readOnly: true,
			call: (*call).valuationHealth,
		},
	}
}

// listTools is tools/list.
func (c *call) listTools(f *exchange.Flow, m *message) {
	var w jsontext.Writer
	w.Open('[')
	for _, t := range tools() {
		w.Open('{')
		w.Key("name").String(t.name)
		w.Key("title").String(t.title)
		w.Key("description").String(t.description)
		w.Key("inputSchema").Raw(t.input())
		w.Key("outputSchema").Raw([]byte(t.output))
		w.Key("annotations").Open('{')
		w.Key("readOnlyHint").Bool(t.readOnly)
		w.Key("destructiveHint").Bool(false)
		w.Key("idempotentHint").Bool(t.readOnly)
		w.Key("openWorldHint").Bool(t.openWorld)
		w.Close('}')
		w.Close('}')
	}
	w.Close(']')
	c.respondList(f, m, "tools", w)
}

// callTool is tools/call.
func (c *call) callTool(f *exchange.Flow, m *message) {
	name, arguments := member(m.params, "name").Str, member(m.params, "arguments")
	for _, t := range tools() {
		if t.name != name {
			continue
		}
		if arguments.Type != gjson.Null && !arguments.IsObject() {
			m.failInBand(f, invalidParams, "arguments must be an object")
			return
		}
		for argument, header := range t.headers {
			if failed := checkParameter(f, header, member(arguments, argument)); failed != nil && m.modern {
				m.fail(f, *failed)
				return
			}
		}
		t.call(c, f, m)
		return
	}
	m.failInBand(f, invalidParams, "Unknown tool: "+quoted(name))
}

// arguments returns the JSON of a tool call's arguments, an empty object if they are absent or null.
func (m *message) arguments() []byte {
	if arguments := member(m.params, "arguments"); arguments.IsObject() {
		return []byte(arguments.Raw)
	}
	return []byte("{}")
}

// toolResult is the result of a tool call: what the tool returns, or why it refused the call.
type toolResult struct {
	text       string           // for the model
	structured []byte           // JSON; nil if the tool refused the call
	meta       []byte           // JSON of the member appraisalKey of _meta; nil if there is none
	problem    *problem.Problem // nil if the tool succeeded
}

// The keys in a tool result's _meta.
const (
	appraisalKey = "loupe/appraisal" // the appraisal's id and charge
	errorKey     = "loupe/error"     // the problem of a refused call
)

// refused returns the result of a call that the tool refuses. It has no structured content, because some
// clients would validate that against the tool's output schema.
func refused(p *problem.Problem) *toolResult {
	return &toolResult{text: string(p.Code) + ": " + p.Detail, problem: p}
}

// respondTool answers a tool call.
func (c *call) respondTool(f *exchange.Flow, m *message, r *toolResult) {
	c.respond(f, m, complete, r.write, r.writeMeta)
}

// write writes the members of the result, except for _meta. It repeats the structured content as text, for
// clients that read text only.
func (r *toolResult) write(w *jsontext.Writer) {
	w.Key("content").Open('[')
	writeText(w, r.text)
	if r.structured != nil {
		writeText(w, string(r.structured))
	}
	w.Close(']')
	if r.structured != nil {
		w.Key("structuredContent").Raw(r.structured)
	}
	w.Key("isError").Bool(r.problem != nil)
}

func (r *toolResult) writeMeta(w *jsontext.Writer) {
	if r.meta != nil {
		w.Key(appraisalKey).Raw(r.meta)
	}
	if p := r.problem; p != nil {
		w.Key(errorKey).Open('{')
		w.Key("code").String(string(p.Code))
		w.Key("detail").String(p.Detail)
		if p.Field != "" {
			w.Key("field").String(p.Field)
		}
		w.Close('}')
	}
}

func writeText(w *jsontext.Writer, text string) {
	w.Open('{')
	w.Key("type").String("text")
	w.Key("text").String(text)
	w.Close('}')
}
