package contract

import (
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

func TestDocumentAndItsExamplesAreValid(t *testing.T) {
	d, err := Document()
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Validate(t.Context(), openapi3.EnableExamplesValidation()); err != nil {
		t.Error(err)
	}
}

// TestLinterFindsNothing runs Redocly's recommended rules.
func TestLinterFindsNothing(t *testing.T) {
	command := exec.CommandContext(t.Context(), "build/toolchain/node.sh", "node_modules/.bin/redocly", "lint",
		"--extends", "recommended", "--format", "json", File())
	command.Dir = "../.."
	command.Env = append(os.Environ(), "REDOCLY_TELEMETRY=off", "REDOCLY_SUPPRESS_UPDATE_NOTICE=true")
	var stderr strings.Builder
	command.Stderr = &stderr
	out, err := command.Output()
	var found struct {
		Problems *[]struct {
			RuleID, Message string
			Location        []struct{ Pointer string }
		}
	}
	if parseErr := json.Unmarshal(out, &found); parseErr != nil || found.Problems == nil {
		t.Fatalf("redocly: %v\n%s\n%s", err, out, &stderr)
	}
	for _, p := range *found.Problems {
		t.Errorf("%s: %s %v", p.RuleID, p.Message, p.Location)
	}
}

// exchange is a request and its response.
type exchange struct {
	method, path, request string
	status                int
	mediaType, response   string
}

// check calls Check with the exchange and valid headers.
func (x exchange) check(t *testing.T) error {
	r, err := http.NewRequest(x.method, "http://127.0.0.1"+x.path, strings.NewReader(x.request))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	header := http.Header{}
	for _, name := range []string{"X-Request-Id", "Loupe-Appraisal-Id", "Www-Authenticate", "Allow"} {
		header.Set(name, "a")
	}
	for _, name := range []string{"Loupe-Credits-Charged", "Loupe-Credits-Remaining"} {
		header.Set(name, "10")
	}
	header.Set("Content-Type", x.mediaType)
	return Check(r, []byte(x.request), &http.Response{StatusCode: x.status, Header: header, Request: r}, []byte(x.response))
}

const (
	appraise    = "/api/v1/appraise-product"
	photo       = `{"image_url":"https://shop.com/a.jpg"}`
	noErrors    = `"error":{"discovery_error":null,"image_upload_errors":[],"price_enrichment_errors":[],"appraisal_error":null}`
	noValue     = `{"similar_items":[],"appraisal":null,` + noErrors + `}`
	problemType = "application/problem+json"
	notFound    = `{"type":"/problems/NOT_FOUND","title":"Not Found","status":404,"code":"NOT_FOUND","detail":"d"}`
)

func TestCheckRefusesWhatTheDocumentDoesNotDescribe(t *testing.T) {
	for name, x := range map[string]exchange{
		"an invalid request with status 200": {"POST", appraise, `{"image_url":7}`, 200, "application/json", noValue},
		"a request without a body":           {"POST", appraise, ``, 200, "application/json", noValue},
		"an unknown query value":             {"POST", appraise + "?include=all", photo, 200, "application/json", noValue},
		"a status that is not described":     {"POST", appraise, photo, 418, problemType, notFound},
		"another status's problem":           {"POST", appraise, photo, 400, problemType, notFound},
		"another media type":                 {"POST", appraise, photo, 200, "text/plain", noValue},
		"an answer with another key":         {"POST", appraise, photo, 200, "application/json", `{"x":1,` + noValue[1:]},
		"an answer without a key":            {"POST", appraise, photo, 200, "application/json", `{"similar_items":[],` + noErrors + `}`},
		"a path that is not described":       {"GET", "/api/v1/nothing", "", 200, "application/json", `{}`},
		"a method that is not described":     {"PUT", appraise, photo, 200, "application/json", noValue},
		"a body that is not JSON-RPC":        {"POST", "/mcp", `{"jsonrpc":"2.0"}`, 200, "application/json", `{"jsonrpc":"1.0"}`},
	} {
		if err := x.check(t); err == nil {
			t.Errorf("%s: got no error", name)
		}
	}
}
