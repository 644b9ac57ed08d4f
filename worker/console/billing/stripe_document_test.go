package billing_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/stripe/stripe-mock/embedded"
	"github.com/tidwall/gjson"
)

// Stripe's OpenAPI document as Stripe's own mock server embeds it. Its parameters are those of the latest version that the mock was
// released for, 2026-08-26.dahlia.
var stripeSchemas sync.Map // *openapi3.Schema of a form, by path

// schemaOf returns the schema of the form that is posted to a path of Stripe's API.
func schemaOf(t *testing.T, path string) *openapi3.Schema {
	t.Helper()
	if known, ok := stripeSchemas.Load(path); ok {
		return known.(*openapi3.Schema)
	}
	found := gjson.GetBytes(embedded.OpenAPISpec, "paths."+gjson.Escape(path)+".post.requestBody.content.application/x-www-form-urlencoded.schema")
	schema := &openapi3.Schema{}
	if !found.Exists() || json.Unmarshal([]byte(found.Raw), schema) != nil {
		t.Fatalf("Stripe's document has no form for %s", path)
	}
	stripeSchemas.Store(path, schema)
	return schema
}

// checkForm fails the test unless Stripe's document allows the form at the path.
func checkForm(t *testing.T, path string, form url.Values) {
	t.Helper()
	schema := schemaOf(t, path)
	value, err := typed(schema, nested(t, form))
	if err == nil {
		err = schema.VisitJSON(value)
	}
	if err != nil {
		t.Errorf("%s: Stripe's document does not allow the form %v: %v", path, form, err)
	}
}

// nested returns the objects and lists that the names of a form describe: a[b][0]=c. A list is a map with numbers as names.
func nested(t *testing.T, form url.Values) map[string]any {
	t.Helper()
	root := map[string]any{}
	for name, values := range form {
		if len(values) != 1 {
			t.Errorf("%s: got %d values, want 1", name, len(values))
		}
		steps, at := strings.Split(strings.ReplaceAll(name, "]", ""), "["), root
		for _, step := range steps[:len(steps)-1] {
			if at[step] == nil {
				at[step] = map[string]any{}
			}
			at = at[step].(map[string]any)
		}
		at[steps[len(steps)-1]] = values[0]
	}
	return root
}

// typed converts the texts of a form to the types of a schema. It returns an error for a name that the schema doesn't have.
func typed(schema *openapi3.Schema, value any) (any, error) {
	for i, choice := range schema.AnyOf {
		if converted, err := typed(choice.Value, value); err == nil && choice.Value.VisitJSON(converted) == nil || i == len(schema.AnyOf)-1 {
			return converted, err
		}
	}
	members, isObject := value.(map[string]any)
	switch {
	case isObject && schema.Type.Is("array"):
		list := make([]any, len(members))
		for i := range list {
			var err error
			if list[i], err = typed(schema.Items.Value, members[strconv.Itoa(i)]); err != nil {
				return nil, err
			}
		}
		return list, nil
	case isObject:
		for name, member := range members {
			known := schema.Properties[name]
			if known == nil {
				if known = schema.AdditionalProperties.Schema; known == nil {
					return nil, fmt.Errorf("there is no parameter %s", name)
				}
			}
			converted, err := typed(known.Value, member)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			members[name] = converted
		}
		return members, nil
	case schema.Type.Is("boolean"):
		return strconv.ParseBool(value.(string))
	case schema.Type.Is("integer"):
		return strconv.ParseFloat(value.(string), 64)
	}
	return value, nil
}

// checkExpand fails the test unless Stripe's document has the object at a path and can expand the members that a request names.
func checkExpand(t *testing.T, path, schema string, query url.Values) {
	t.Helper()
	if !gjson.GetBytes(embedded.OpenAPISpec, "paths."+gjson.Escape(path)+".get").Exists() {
		t.Errorf("Stripe's document has no path %s", path)
	}
	for name, expanded := range query {
		for _, member := range expanded {
			at := schema
			for step := range strings.SplitSeq(member, ".") {
				found := gjson.GetBytes(embedded.OpenAPISpec, "components.schemas."+gjson.Escape(at)+".properties."+step+".x-expansionResources.oneOf.0.$ref")
				if name != "expand[]" || !found.Exists() {
					t.Errorf("%s: got %s=%s, want a member that can be expanded", path, name, member)
				}
				at = strings.TrimPrefix(found.String(), "#/components/schemas/")
			}
		}
	}
}
