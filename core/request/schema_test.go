package request

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/tidwall/gjson"

	"loupe/core/jsontext"
)

func compileSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	var schema any
	if err := json.Unmarshal(Schema(nil), &schema); err != nil {
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

// stricter has the fields for which Parse may refuse what the schema accepts: it checks whether a URL is
// public, whether a country, a currency or a date exists, and whether the date is past.
var stricter = map[string]bool{"image_url": true, "images": true, "country": true, "currency": true, "as_of": true}

func TestSchemaAgreesWithParse(t *testing.T) {
	schema := compileSchema(t)
	for i := range fields {
		name := fields[i].name
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
			_, invalid := Parse(gjson.Parse(body), defaults, today)
			valid := schema.Validate(decoded) == nil
			if value == "null" && name != "image_url" {
				valid = true // the schema does not mention null: see Schema
			}
			if invalid == nil {
				accepted++
			}
			if valid != (invalid == nil) && !(valid && stricter[name]) {
				t.Errorf("%.60s: Parse returned %v, but valid against the schema is %v", body, invalid, valid)
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

func TestSchemaIsAnnotated(t *testing.T) {
	schema := Schema(func(field string, w *jsontext.Writer) { w.Key("x-name").String(field) })
	for i := range fields {
		name := fields[i].name
		if got := gjson.GetBytes(schema, "properties."+name+".x-name").Str; got != name {
			t.Errorf("%s: got the annotation %q", name, got)
		}
		if gjson.GetBytes(schema, "properties."+name+".description").Str == "" {
			t.Errorf("%s: got no description", name)
		}
	}
}
