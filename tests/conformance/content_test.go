package conformance

import (
	"strconv"

	"loupe/core/api/mcp"
	"loupe/core/base/problem"
	"loupe/core/exchange"
)

// contentTools are the tools that answer at once, or after notifications of progress.
var contentTools = []mcp.Tool{
	{Name: "test_simple_text", Call: returns(mcp.Text("This is a simple text response for testing."))},
	{Name: "test_image_content", Call: returns(image)},
	{Name: "test_audio_content", Call: returns(audio)},
	{Name: "test_embedded_resource", Call: returns(
		[]byte(`{"type":"resource","resource":{"uri":"test://embedded-resource","mimeType":"text/plain","text":"This is an embedded resource content."}}`))},
	{Name: "test_multiple_content_types", Call: returns(
		mcp.Text("Multiple content types test:"), image,
		[]byte(`{"type":"resource","resource":{"uri":"test://mixed-content-resource","mimeType":"application/json","text":"{\"test\":\"data\",\"value\":123}"}}`))},
	{Name: "test_error_handling", Call: func(f *exchange.Flow, c *mcp.Call) {
		c.Return(f, mcp.Refused(&problem.Problem{Code: problem.Internal, Detail: "This tool intentionally returns an error for testing"}))
	}},
	{Name: "test_logging_tool", Call: returns(mcp.Text("Nothing was logged."))},
	{Name: "json_schema_2020_12_tool", Input: dialectSchema, Call: returns(mcp.Text("The arguments are accepted."))},
	{Name: "greet", Input: nameSchema, Call: func(f *exchange.Flow, c *mcp.Call) {
		c.Return(f, text("Hello, "+c.Arguments().Get("name").Str+"!"))
	}},
	{Name: "test_streaming_elicitation", Call: returns(mcp.Text("Nothing was asked."))},
	{Name: "test_tool_with_progress", Call: reportProgress},
}

func init() {
	for i := range contentTools {
		describe(&contentTools[i])
	}
}

// describe fills in what tools/list requires.
func describe(t *mcp.Tool) {
	t.Title, t.Description = t.Name, "A tool of the conformance suite."
	if t.Input == nil {
		t.Input = func() []byte { return []byte(`{"type":"object"}`) }
	}
}

// returns returns a tool's Call that answers with these content blocks.
func returns(blocks ...[]byte) func(*exchange.Flow, *mcp.Call) {
	return func(f *exchange.Flow, c *mcp.Call) { c.Return(f, &mcp.Result{Content: blocks}) }
}

func text(s string) *mcp.Result { return &mcp.Result{Content: [][]byte{mcp.Text(s)}} }

const steps, stepTime = 2, 50 // milliseconds

// reportProgress sends a notification before, between and after its steps.
func reportProgress(f *exchange.Flow, c *mcp.Call) {
	if c.WantsProgress() {
		c.OpenStream(f)
	}
	for i := range steps {
		f.Then(func(f *exchange.Flow) { c.Progress(f, i*100/steps, 100, "Step "+strconv.Itoa(i+1)) })
		f.Await(f.Wait(stepTime))
	}
	f.Then(func(f *exchange.Flow) {
		c.Progress(f, 100, 100, "Done")
		c.Return(f, text("All steps are done."))
	})
}

// A red pixel, and a WAV file without samples.
var (
	image = []byte(`{"type":"image","mimeType":"image/png","data":"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="}`)
	audio = []byte(`{"type":"audio","mimeType":"audio/wav","data":"UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="}`)
)

func nameSchema() []byte {
	return []byte(`{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]}`)
}

// dialectSchema returns the schema whose keywords the suite wants to see unchanged.
func dialectSchema() []byte {
	return []byte(`{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object",` +
		`"$defs":{"address":{"$anchor":"addressDef","type":"object","properties":{"street":{"type":"string"},"city":{"type":"string"}}}},` +
		`"properties":{"name":{"type":"string"},"address":{"$ref":"#/$defs/address"},"contactMethod":{"type":"string","enum":["phone","email"]},` +
		`"phone":{"type":"string"},"email":{"type":"string"}},` +
		`"allOf":[{"anyOf":[{"required":["phone"]},{"required":["email"]}]}],` +
		`"if":{"properties":{"contactMethod":{"const":"phone"}},"required":["contactMethod"]},"then":{"required":["phone"]},"else":{"required":["email"]},` +
		`"additionalProperties":false}`)
}
