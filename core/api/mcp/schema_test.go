package mcp_test

import "testing"

// subset has the keywords of input schemas that each vendor's strictest mode takes, and what each may have as its value.
// Limits such as format, pattern, minimum and maxLength are left out, because at least one vendor refuses each of them.
// Additional properties are not mentioned: OpenAI's strict mode and Anthropic's want false, which their clients add, and
// Gemini's parameters have no such field.
//   - OpenAI, strict function calling: https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
//   - Anthropic, strict tool use: https://platform.claude.com/docs/en/build-with-claude/structured-outputs#json-schema-limitations
//   - Gemini, Schema of FunctionDeclaration.parameters: https://ai.google.dev/api/caching#Schema
var subset map[string]func(t *testing.T, path string, value any)

func init() {
	subset = map[string]func(t *testing.T, path string, value any){
		"type": func(t *testing.T, path string, value any) {
			switch value {
			case "object", "string", "number", "integer", "boolean", "array":
			default: // a list of types among them
				t.Errorf("%s: got %v, want the name of a type", path, value)
			}
		},
		"description": isText,
		"properties": func(t *testing.T, path string, value any) {
			for name, property := range value.(object) {
				checkSubset(t, path+"."+name, property)
			}
		},
		"items":    checkSubset,
		"required": areTexts,
		"enum":     areTexts,
	}
}

func isText(t *testing.T, path string, value any) {
	if text, ok := value.(string); !ok || text == "" {
		t.Errorf("%s: got %v, want a text", path, value)
	}
}

func areTexts(t *testing.T, path string, value any) {
	for _, item := range value.([]any) {
		isText(t, path, item)
	}
}

// needs has what a schema of each type must say.
var needs = map[any]string{"object": "properties", "array": "items"}

func checkSubset(t *testing.T, path string, schema any) {
	members, ok := schema.(object)
	if !ok {
		t.Errorf("%s: got %v, want a schema", path, schema)
		return
	}
	for keyword, value := range members {
		check := subset[keyword]
		if check == nil {
			t.Errorf("%s: the keyword %s is outside the common subset", path, keyword)
			continue
		}
		check(t, path+"."+keyword, value)
	}
	if needed := needs[members["type"]]; members["type"] == nil || needed != "" && members[needed] == nil {
		t.Errorf("%s: got %v, want a type, and %s", path, members, needed)
	}
	for _, name := range list(members["required"]) {
		if properties, _ := members["properties"].(object); properties[name.(string)] == nil {
			t.Errorf("%s: %v is required, but there is no such property", path, name)
		}
	}
}

func list(value any) []any {
	items, _ := value.([]any)
	return items
}

// A model's vendor refuses all of a request if the schema of one tool is outside the subset that it takes.
func TestInputSchemasAreTheCommonSubset(t *testing.T) {
	for name, tool := range (&script{T: t}).tools() {
		checkSubset(t, name, tool["inputSchema"])
		if root := tool["inputSchema"].(object)["type"]; root != "object" {
			t.Errorf("%s: got the type %v, want an object", name, root)
		}
	}
}
