package upstream

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/url"
	"strconv"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
)

// Requests are checked against OpenAPI documents, which are written from the vendors' references. They have only what Loupe uses.
// Other members are violations, even if the vendor would ignore them.
//
//go:embed documents/*.yaml
var documentFiles embed.FS

const noDocument = "-" // for an endpoint that takes no parameters

// documents holds the OpenAPI documents by file name.
var documents = sync.OnceValue(func() map[string]*openapi3.T {
	files, _ := documentFiles.ReadDir("documents") // embedded, so it exists
	loaded := map[string]*openapi3.T{}
	for _, file := range files {
		text, _ := documentFiles.ReadFile("documents/" + file.Name())
		loader := openapi3.NewLoader()
		d, err := loader.LoadFromData(text)
		if err == nil {
			err = d.Validate(loader.Context)
		}
		if err != nil {
			panic(fmt.Sprintf("upstream: %s: %v", file.Name(), err))
		}
		loaded[file.Name()] = d
	}
	return loaded
})

// checkDocument checks the request against a path of a document and returns the violations. It decodes
// the body into r.body.
func (r *request) checkDocument(name, path string) (violations []string) {
	item := documents()[name].Paths.Value(path)
	if item == nil {
		return []string{"there is no such path"}
	}
	operation := item.GetOperation(r.Method)
	if operation == nil {
		return []string{"there is no such method"}
	}
	query, err := url.ParseQuery(r.URL.RawQuery)
	if err != nil {
		return []string{"the query: " + err.Error()}
	}
	known := map[string]bool{}
	for _, p := range operation.Parameters {
		name, values := p.Value.Name, query[p.Value.Name]
		if p.Value.In == openapi3.ParameterInHeader {
			values = r.Header.Values(name)
		} else {
			known[name] = true
		}
		switch {
		case len(values) > 1:
			violations = append(violations, name+": more than once")
		case len(values) == 0 && p.Value.Required:
			violations = append(violations, name+": missing")
		case len(values) == 1:
			violations = append(violations, schemaErrors(name, p.Value.Schema.Value, parameterValue(values[0], p.Value.Schema.Value))...)
		}
	}
	for name := range query {
		if !known[name] {
			violations = append(violations, name+": no such parameter")
		}
	}
	return append(violations, r.checkBody(operation)...)
}

// checkBody decodes the body, checks it against the operation and returns the violations.
func (r *request) checkBody(operation *openapi3.Operation) []string {
	if operation.RequestBody == nil {
		if len(r.rawBody) > 0 {
			return []string{"the operation takes no body"}
		}
		return nil
	}
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	content := operation.RequestBody.Value.Content[kind]
	if err != nil || content == nil {
		return []string{fmt.Sprintf("a body of type %q", kind)}
	}
	if kind == "application/x-www-form-urlencoded" {
		form, err := url.ParseQuery(string(r.rawBody))
		if err != nil {
			return []string{"the form: " + err.Error()}
		}
		object := map[string]any{}
		for name, values := range form {
			if len(values) > 1 {
				return []string{name + ": more than once"}
			}
			object[name] = values[0]
		}
		r.body = object
	} else if err := json.Unmarshal(r.rawBody, &r.body); err != nil {
		return []string{"the body: " + err.Error()}
	}
	return schemaErrors("", content.Schema.Value, r.body)
}

// parameterValue converts a parameter to the type in its schema. It returns the text if that fails.
func parameterValue(text string, schema *openapi3.Schema) any {
	if schema.Type.Is("integer") || schema.Type.Is("number") {
		if n, err := strconv.ParseFloat(text, 64); err == nil {
			return n
		}
	}
	if schema.Type.Is("boolean") && (text == "true" || text == "false") {
		return text == "true"
	}
	return text
}

// schemaErrors checks a value against a schema and returns the violations, each with the path of the
// member. name is the start of the path.
func schemaErrors(name string, schema *openapi3.Schema, value any) (violations []string) {
	err := schema.VisitJSON(value, openapi3.MultiErrors())
	if err == nil {
		return nil
	}
	all := openapi3.MultiError{err}
	errors.As(err, &all)
	for _, err := range all {
		var mismatch *openapi3.SchemaError
		if !errors.As(err, &mismatch) {
			violations = append(violations, name+": "+err.Error())
			continue
		}
		at := name
		for _, step := range mismatch.JSONPointer() {
			at += "/" + step
		}
		violations = append(violations, at+": "+mismatch.Reason)
	}
	return violations
}
