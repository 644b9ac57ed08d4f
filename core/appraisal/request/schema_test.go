package request

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/tidwall/gjson"
)

func compileSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	var schema any
	if err := json.Unmarshal(Schema(), &schema); err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	if err := compiler.AddResource("request.json", schema); err != nil {
		t.Fatal(err)
	}
	compiled, err := compiler.Compile("request.json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled
}

// values returns JSON values of every type, and values at the limits of the fields.
func values() []string {
	list := func(n int, item string) string { return "[" + strings.Repeat(item+",", n-1) + item + "]" }
	text := func(n int, s string) string { return `"` + strings.Repeat(s, n) + `"` }
	all := []string{
		`null`, `true`, `{}`, `[]`, `[1]`, `[""]`, `[null]`, `""`, `"x"`, `"us"`, `"DE"`, `"EUR"`, `"eur"`, `"E1"`, `"https://a.com/1.jpg"`, `"2026-11-20"`,
		`0`, `1`, `5`, `5.0`, `1.5`, `60`, `61`, `-1`, `1e1`, text(MaxDescription, "é"), text(MaxDescription+1, "é"),
		list(MaxMoreImages, `"https://a.com/"`), list(MaxMoreImages+1, `"https://a.com/"`), list(MaxExclude, `"a"`), list(MaxExclude+1, `"a"`),
		list(1, text(maxExcludeBytes, "a")), list(1, text(maxExcludeBytes+1, "a")),
	}
	for _, c := range conditions {
		all = append(all, `"`+c.Code()+`"`)
	}
	return all
}

func TestSchemaAgreesWithParse(t *testing.T) {
	schema := compileSchema(t)
	for i := range fields {
		name := fields[i].Name
		accepted := 0
		for _, value := range values() {
			body := `{"image_url":"https://a.com/"}`
			if name == "image_url" {
				body = `{"image_url":` + value + `}`
			} else {
				body = body[:len(body)-1] + `,"` + name + `":` + value + `}`
			}
			var decoded any
			if err := json.Unmarshal([]byte(body), &decoded); err != nil {
				t.Fatal(err)
			}
			_, refused := Parse(gjson.Parse(body), defaults, today)
			valid := schema.Validate(decoded) == nil
			if value == "null" && name != "image_url" || name == "margin" && typed(value, Number) {
				valid = true // the schema does not mention it: see Schema
			}
			if refused == nil {
				accepted++
			}
			if refused == nil && !valid {
				t.Errorf("%.60s: Parse accepts it, but the schema does not", body)
			}
			if valid && !typed(value, fields[i].Kind) && value != "null" {
				t.Errorf("%.60s: the schema accepts a value that is not %s", body, fields[i].Kind)
			}
		}
		if accepted == 0 {
			t.Errorf("%s: Parse accepts none of the values, want at least one to compare", name)
		}
	}
	if schema.Validate(map[string]any{}) == nil {
		t.Error("the schema accepts a request without image_url, want an error")
	}
}

// typed reports whether a JSON value has the type of a field.
func typed(value string, kind Kind) bool { return kind.has(gjson.Parse(value)) }

// A client's model sees no other limits than those in the descriptions.
func TestDescriptionsStateTheLimits(t *testing.T) {
	schema := Schema()
	for field, limits := range map[string][]string{
		"description": {"2,000 characters"}, "images": {"four"}, "limit": {"1 to 60", "20 if"}, "exclude": {"50"}, "as_of": {"2026-09-30", "Past"},
		"country": {"ISO 3166-1"}, "currency": {"ISO 4217"}, "image_url": {"HTTPS"},
	} {
		about := gjson.GetBytes(schema, "properties."+field+".description").Str
		for _, limit := range limits {
			if !strings.Contains(about, limit) {
				t.Errorf("%s: got the description %q, want %q in it", field, about, limit)
			}
		}
	}
}
