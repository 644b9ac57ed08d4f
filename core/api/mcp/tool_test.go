package mcp_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// compile compiles a JSON Schema. Validation checks formats too.
func compile(t *testing.T, schema any) *jsonschema.Schema {
	t.Helper()
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	compiler.AssertFormat()
	if err := compiler.AddResource("schema.json", schema); err != nil {
		t.Fatal(err)
	}
	compiled, err := compiler.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled
}

func (s *script) tools() map[string]object {
	s.Helper()
	tools := map[string]object{}
	for _, tool := range s.call(modern("tools/list", nil)).Result["tools"].([]any) {
		tools[tool.(object)["name"].(string)] = tool.(object)
	}
	return tools
}

func TestToolsAreListedWithSchemasAndHints(t *testing.T) {
	s := &script{T: t}
	first, second := s.do(modern("tools/list", nil)), s.do(modern("tools/list", nil))
	if string(first.Response.Body) != string(second.Response.Body) {
		t.Error("got different lists from two calls")
	}
	var names []string
	for _, tool := range s.read(first).Result["tools"].([]any) {
		names = append(names, tool.(object)["name"].(string))
	}
	if got := strings.Join(names, " "); got != "appraise_product appraise_products upload_photo get_appraisal record_sale correct_appraisal credit_balance valuation_health" {
		t.Errorf("got the tools %s", got)
	}
	for name, tool := range s.tools() {
		for _, member := range []string{"inputSchema", "outputSchema"} {
			schema := tool[member].(object)
			if compile(t, schema); schema["type"] != "object" {
				t.Errorf("%s: the %s is not of an object", name, member)
			}
		}
		hints := tool["annotations"].(object)
		open := strings.HasPrefix(name, "appraise_product") || name == "upload_photo"
		reads := !open && name != "record_sale" && name != "correct_appraisal"
		if hints["readOnlyHint"] != reads || hints["destructiveHint"] != false || hints["idempotentHint"] != !open || hints["openWorldHint"] != open || hints["title"] != tool["title"] {
			t.Errorf("%s: got the annotations %v", name, hints)
		}
		if tool["title"] == "" || tool["description"] == "" {
			t.Errorf("%s: got no title or description", name)
		}
	}
}

var cameraArguments = object{"image_url": photoURL, "description": "Halden F2 35mm film SLR camera"}

// findings are those of a stored appraisal.
const findings = `{"estimate":240,"confidence":0.9,"prices":null,"private_sale":null,"replacement":null,"asking_price":null,"decision":null,"conditions":[],"trend":null,"defects":null}`

const storedAnswer = `{"similar_items":[],"appraisal":{"price_lower":200,"price_upper":301,"price_currency":"JPY","best_match":null,` +
	`"reasoning":["Because."],"defects":["cracked"]},"error":{"discovery_error":null,"image_upload_errors":[],"price_enrichment_errors":[],"appraisal_error":null}}`

// stored returns the row of ledger.FindAppraisal.
func stored(answer, findings exchange.Value, state string, ended exchange.Value, cancelled int64) []exchange.Value {
	row := []exchange.Value{exchange.Text(state), exchange.Int(10), exchange.Int(90), exchange.Int(1_794_000_000_000), ended, exchange.Int(cancelled), {}, answer, {}, findings, {}}
	if !answer.Null() {
		row[8] = exchange.Text(`{"photo":{}}`)
	}
	return append(row, make([]exchange.Value, 5)...)
}

var (
	inProgress  = stored(exchange.Value{}, exchange.Value{}, ledger.Pending, exchange.Value{}, 0)
	valued      = stored(exchange.Text(storedAnswer), exchange.Text(findings), ledger.Posted, exchange.Int(1_794_000_009_000), 0)
	interrupted = stored(exchange.Value{}, exchange.Value{}, ledger.Voided, exchange.Int(1_794_000_240_000), 0)
	cancelled   = stored(exchange.Value{}, exchange.Value{}, ledger.Voided, exchange.Int(1_794_000_003_000), 1)
)

// Clients validate results against the tool's output schema, except for errors.
func TestResultsConformToTheirSchemas(t *testing.T) {
	for _, c := range []struct {
		what      string
		script    script
		tool      string
		arguments object
		want      string // in the first text
	}{
		{"valued", script{}, "appraise_product", cameraArguments, "Best match: Halden F2"},
		{"nothing found", script{}, "appraise_product", object{"image_url": "https://img.example.com/none.png"}, "No value could be estimated."},
		{"every field", script{}, "appraise_product", object{
			"image_url": photoURL, "images": []string{photoURL}, "description": "Halden F2", "country": "gb", "currency": "JPY",
			"condition": "good", "limit": 1, "exclude": []string{"Shop a"}}, ""},
		{"in progress", script{record: inProgress}, "get_appraisal", object{"id": "apr_1"}, "in progress"},
		{"stored", script{record: valued}, "get_appraisal", object{"id": "apr_1"}, "200 to 301 JPY"},
		{"interrupted", script{record: interrupted}, "get_appraisal", object{"id": "apr_1"}, "interrupted"},
		{"cancelled", script{record: cancelled}, "get_appraisal", object{"id": "apr_1"}, "cancelled"},
		{"balance", script{}, "credit_balance", nil, fmt.Sprintf("4 credits available; another 3 are held for appraisals in progress. An appraisal costs %d credits.", ledger.AppraisalCost)},
		{"health", script{}, "valuation_health", nil, "catalog (search): untried"},
	} {
		s := c.script
		s.T = t
		params := object{"name": c.tool}
		if c.arguments != nil {
			params["arguments"] = c.arguments
		}
		got := s.call(modern("tools/call", params))
		if got.Result["isError"] != false || got.Result["resultType"] != "complete" {
			t.Errorf("%s: got %v %v, want a complete result that is no error", c.what, got.Error, got.Result)
			continue
		}
		structured := got.Result["structuredContent"]
		if err := compile(t, s.tools()[c.tool]["outputSchema"]).Validate(structured); err != nil {
			t.Errorf("%s: %v", c.what, err)
		}
		content := got.Result["content"].([]any)
		if text := content[0].(object)["text"].(string); !strings.Contains(text, c.want) {
			t.Errorf("%s: got the text %q, want %q in it", c.what, text, c.want)
		}
		if value, ok := structured.(object)["appraisal"].(object); ok {
			estimated := fmt.Sprintf("Estimated value: %v to %v %v.", value["price_lower"], value["price_upper"], value["price_currency"])
			if text := content[0].(object)["text"].(string); !strings.Contains(text, estimated) {
				t.Errorf("%s: got the text %q, want %q in it", c.what, text, estimated)
			}
		}
		if len(content) != 1 {
			t.Errorf("%s: got %d content blocks, want the summary only", c.what, len(content))
		}
		if info := got.Result["_meta"].(object)["io.modelcontextprotocol/serverInfo"].(object); info["name"] != "loupe" || info["version"] == "" {
			t.Errorf("%s: got the server info %v", c.what, info)
		}
	}
}

// A refused call is a result with isError. It has no structured content, because some clients would validate that.
func TestRefusedCallsAreErrorResults(t *testing.T) {
	refused := exchangetest.Fail(exchange.Failed, "CHECK constraint failed: "+string(ledger.OutOfCredits))
	down := exchangetest.Fail(exchange.Timeout, "late")
	for _, c := range []struct {
		what      string
		script    script
		tool      string
		arguments object
		code      string
		field     any
		text      string
	}{
		{"no arguments", script{}, "appraise_product", nil, "BAD_REQUEST", "image_url", "image_url is required"},
		{"bad URL", script{}, "appraise_product", object{"image_url": "test-default"}, "BAD_REQUEST", "image_url", "image_url"},
		{"wrong type", script{}, "appraise_product", object{"image_url": 7}, "BAD_REQUEST", "image_url", "must be a string"},
		{"country", script{}, "appraise_product", object{"image_url": photoURL, "country": "UK"}, "BAD_REQUEST", "country", "did you mean GB?"},
		{"no credits", script{admission: &refused}, "appraise_product", cameraArguments, "OUT_OF_CREDITS", nil, fmt.Sprintf("costs %d credits, and 4 are available", ledger.AppraisalCost)},
		{"no database", script{admission: &down}, "appraise_product", cameraArguments, "UNAVAILABLE", nil, "this request was not charged"},
		{"no id", script{}, "get_appraisal", object{}, "BAD_REQUEST", "id", "id must be"},
		{"unknown id", script{}, "get_appraisal", object{"id": "apr_2"}, "NOT_FOUND", nil, "no such appraisal"},
	} {
		for _, token := range []any{nil, "t"} { // a refused call is not streamed
			s := c.script
			s.T = t
			params := object{"name": c.tool, "_meta": modernMeta(nil, "progressToken", token)}
			if c.arguments != nil {
				params["arguments"] = c.arguments
			}
			x := s.do(modern("tools/call", params))
			got := s.read(x)
			text, _ := json.Marshal(got.Result["content"])
			failure, _ := got.Result["_meta"].(object)["loupe/error"].(object)
			if got.status != 200 || got.Result["isError"] != true || got.Result["structuredContent"] != nil ||
				!strings.Contains(string(text), `"`+c.code+": ") || !strings.Contains(string(text), c.text) || failure["code"] != c.code || failure["field"] != c.field {
				t.Errorf("%s: got %d %v, want the error %s of %v", c.what, got.status, got.Result, c.code, c.field)
			}
			if x.Response.Headers.Get("content-type") != "application/json" {
				t.Errorf("%s: got the content type %q", c.what, x.Response.Headers.Get("content-type"))
			}
		}
	}
}
