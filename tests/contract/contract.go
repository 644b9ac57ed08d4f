// Package contract checks requests and responses against docs/openapi.yaml, for the tests on wazero and on workerd.
package contract

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"mime"
	"net/http"
	"path/filepath"
	"runtime"
	"strings"
	"sync"

	"loupe/core/api/route"
	"loupe/core/base/problem"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// File returns the path of docs/openapi.yaml.
func File() string {
	_, here, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(here), "../../docs/openapi.yaml")
}

// Document returns docs/openapi.yaml. It returns an error if the document is not valid OpenAPI 3.1. It does not check the
// examples.
var Document = sync.OnceValues(func() (*openapi3.T, error) {
	loader := openapi3.NewLoader()
	d, err := loader.LoadFromFile(File())
	if err != nil {
		return nil, err
	}
	return d, d.Validate(loader.Context, openapi3.DisableExamplesValidation())
})

// init makes kin-openapi read event streams, CSV, lines of JSON and images as text and bytes. The tests of event streams check the events.
func init() {
	openapi3filter.RegisterBodyDecoder("text/event-stream", openapi3filter.FileBodyDecoder)
	for _, mediaType := range []string{"text/csv", "application/x-ndjson"} {
		openapi3filter.RegisterBodyDecoder(mediaType, openapi3filter.FileBodyDecoder)
	}
	for _, format := range []string{"jpeg", "png", "webp", "gif"} {
		openapi3filter.RegisterBodyDecoder("image/"+format, openapi3filter.FileBodyDecoder)
	}
}

// options returns what kin-openapi checks of a body of this media type. It compiles a schema anew in each check, which takes
// longer than all else in a test, so bodies in JSON are left to [checkJSON].
func options(contentType string) *openapi3filter.Options {
	return &openapi3filter.Options{
		AuthenticationFunc:    openapi3filter.NoopAuthenticationFunc, // the tests check authentication themselves
		IncludeResponseStatus: true,
		SkipSettingDefaults:   true,
		ExcludeRequestBody:    isJSON(contentType),
		ExcludeResponseBody:   isJSON(contentType),
	}
}

func isJSON(contentType string) bool {
	mediaType, _, _ := mime.ParseMediaType(contentType)
	return mediaType == "application/json" || strings.HasSuffix(mediaType, "+json")
}

// Covers reports whether the document must describe the path: everything below /api/, and /mcp.
func Covers(path string) bool { return strings.HasPrefix(path, "/api/") || path == "/mcp" }

// Check returns an error if a request or its response violates the document. A request that gets a 4xx status may be
// invalid, but the response must be one that the document describes for that status. The bodies are parameters because
// the callers have read the bodies of r and response.
func Check(r *http.Request, requestBody []byte, response *http.Response, responseBody []byte) error {
	if response.StatusCode < 400 || response.StatusCode > 499 {
		if err := checkRequest(r, requestBody); err != nil {
			return fmt.Errorf("%s %s: answered with %d, but the document does not allow the request: %w", r.Method, r.URL, response.StatusCode, err)
		}
	}
	return CheckResponse(r, response, responseBody)
}

func checkRequest(r *http.Request, body []byte) error {
	contentType := r.Header.Get("Content-Type")
	in, err := input(r, body, contentType)
	if in == nil || err != nil {
		return err
	}
	if err := openapi3filter.ValidateRequest(context.Background(), in); err != nil {
		return err
	}
	if described := in.Route.Operation.RequestBody; described != nil && isJSON(contentType) {
		return checkJSON(in.Route.Spec, described.Value.Content, contentType, body)
	}
	return nil
}

// CheckResponse returns an error if the response to a request violates the document.
func CheckResponse(r *http.Request, response *http.Response, body []byte) error {
	contentType := response.Header.Get("Content-Type")
	in, err := input(r, nil, contentType)
	if in == nil || err != nil {
		return err
	}
	err = openapi3filter.ValidateResponse(context.Background(), &openapi3filter.ResponseValidationInput{
		RequestValidationInput: in, Status: response.StatusCode, Header: response.Header, Options: in.Options,
		Body: io.NopCloser(bytes.NewReader(body)),
	})
	if err == nil && isJSON(contentType) && r.Method != http.MethodHead {
		err = checkJSON(in.Route.Spec, in.Route.Operation.Responses.Status(response.StatusCode).Value.Content, contentType, body)
	}
	if err == nil && contentType == problem.MediaType && r.Method != http.MethodHead {
		err = checkProblem(response.StatusCode, body)
	}
	if err != nil {
		return fmt.Errorf("%s %s: %d: %w", r.Method, r.URL, response.StatusCode, err)
	}
	return nil
}

// checkProblem returns an error unless the members of a problem agree with its code and the status. The document has one schema
// for all problems, from which clients get one type.
func checkProblem(status int, body []byte) error {
	var p struct {
		Type, Field string
		Status      int
		Code        problem.Code
	}
	if err := json.Unmarshal(body, &p); err != nil {
		return err
	}
	of := problem.Problem{Code: p.Code}
	if p.Status != status || of.Status() != status || p.Type != p.Code.Path() || p.Code == problem.BadRequest && p.Field == "" {
		return fmt.Errorf("the problem %s does not agree with its code and the status %d", body, status)
	}
	return nil
}

// checkJSON returns an error that names each wrong place if a body in JSON violates the schema of its media type.
func checkJSON(d *openapi3.T, described openapi3.Content, contentType string, body []byte) error {
	media := described.Get(contentType)
	if media == nil {
		return fmt.Errorf("the document has no body of the type %q", contentType)
	}
	if media.Schema == nil {
		return nil
	}
	schema, err := compiledSchema(d, media.Schema)
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// compiled has the schemas of bodies.
var compiled sync.Map // *openapi3.SchemaRef to *jsonschema.Schema

// compiledSchema returns a schema of the document in a form that can be validated. It compiles it once.
func compiledSchema(d *openapi3.T, schema *openapi3.SchemaRef) (*jsonschema.Schema, error) {
	if found, ok := compiled.Load(schema); ok {
		return found.(*jsonschema.Schema), nil
	}
	text, err := json.Marshal(map[string]any{"schema": schema, "components": map[string]any{"schemas": d.Components.Schemas}})
	if err != nil {
		return nil, err
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	const url = "https://loupe.example.com/openapi.json"
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	compiler.AssertFormat()
	if err := compiler.AddResource(url, document); err != nil {
		return nil, err
	}
	result, err := compiler.Compile(url + "#/schema")
	if err == nil {
		compiled.Store(schema, result)
	}
	return result, err
}

// input returns a request with its operation, as kin-openapi wants it. It returns nil if Covers is false for the path.
func input(r *http.Request, body []byte, contentType string) (*openapi3filter.RequestValidationInput, error) {
	if !Covers(r.URL.Path) {
		return nil, nil
	}
	d, err := Document()
	if err != nil {
		return nil, err
	}
	in := &openapi3filter.RequestValidationInput{Options: options(contentType)}
	in.Route, in.PathParams = find(d, r)
	in.Request = r.Clone(context.Background())
	in.Request.Body = io.NopCloser(bytes.NewReader(body))
	return in, nil
}

// find returns the operation of a request and the parameters in its path. If the document has no such path or method, the
// operation is one that describes the response 404 or 405 only.
func find(d *openapi3.T, r *http.Request) (*routers.Route, map[string]string) {
	found := &routers.Route{Spec: d, Method: r.Method, PathItem: &openapi3.PathItem{}}
	found.Operation = failing(d, http.StatusNotFound, "NotFound")
	for path, item := range d.Paths.Map() {
		servers := d.Servers
		if len(item.Servers) > 0 {
			servers = item.Servers
		}
		id, ok := route.Match(strings.TrimSuffix(servers[0].URL, "/")+path, r.URL.EscapedPath())
		if !ok {
			continue
		}
		method := r.Method
		if method == http.MethodHead {
			method = http.MethodGet
		}
		found.Path, found.PathItem = path, item
		if found.Operation = item.GetOperation(method); found.Operation == nil {
			found.Operation = failing(d, http.StatusMethodNotAllowed, "MethodNotAllowed")
		}
		return found, map[string]string{"id": id}
	}
	return found, nil
}

// failing returns an operation whose only responses are the named one and those for faults of the service.
func failing(d *openapi3.T, status int, name string) *openapi3.Operation {
	responses := openapi3.NewResponses(
		openapi3.WithStatus(status, d.Components.Responses[name]),
		openapi3.WithStatus(http.StatusInternalServerError, d.Components.Responses["Internal"]),
		openapi3.WithStatus(http.StatusServiceUnavailable, d.Components.Responses["Unavailable"]))
	responses.Delete("default")
	return &openapi3.Operation{Responses: responses}
}
