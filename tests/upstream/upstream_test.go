package upstream

import (
	"cmp"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
)

// vendorExample is an example with the vendor that it is for.
type vendorExample struct {
	example
	vendor string
}

func allExamples() (all []vendorExample) {
	for _, v := range append(slices.Clone(vendors), ownSources...) {
		for _, e := range v.examples {
			all = append(all, vendorExample{e, v.name})
		}
	}
	return all
}

func exampleNamed(t *testing.T, name string) vendorExample {
	t.Helper()
	for _, e := range allExamples() {
		if e.name == name {
			return e
		}
	}
	t.Fatalf("no example is named %q", name)
	return vendorExample{}
}

// request builds the example's request to these stand-ins, with a valid credential.
func (e vendorExample) request(w *Web) *http.Request {
	v := w.Vendor(e.vendor)
	credential := v.secret
	if v.tokenPath != "" && !v.IssuesTokens(e.path) {
		credential = v.newToken()
	}
	return e.requestWith(w, credential)
}

// requestWith builds the example's request to these stand-ins, with this credential.
func (e vendorExample) requestWith(w *Web, credential string) *http.Request {
	v := w.Vendor(e.vendor)
	address := v.URL() + e.path
	if v.host == "" {
		address = w.URL("https:/" + e.path)
	}
	var body io.Reader
	if e.body != "" {
		body = strings.NewReader(e.body)
	}
	r, err := http.NewRequest(e.method, address, body)
	if err != nil {
		panic(err)
	}
	if e.body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	maps.Copy(r.Header, e.header)
	if v.auth.set != nil {
		v.auth.set(r, credential)
	}
	return r
}

// send returns the answer to a request. It ends the test if there is none.
func send(t *testing.T, transport http.RoundTripper, r *http.Request) (status int, body string) {
	t.Helper()
	response, err := transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(text)
}

func TestExamplesAreAnswered(t *testing.T) {
	for _, v := range vendors {
		if len(v.examples) == 0 {
			t.Errorf("%s has no examples: add a valid request for each endpoint to its spec", v.name)
		}
	}
	inProcess, overHTTP := New(), New()
	t.Cleanup(overHTTP.Listen())
	names := map[string]bool{}
	for _, e := range allExamples() {
		if names[e.name] {
			t.Errorf("%s: two examples are named %q", e.vendor, e.name)
		}
		names[e.name] = true
		for web, transport := range map[*Web]http.RoundTripper{inProcess: inProcess, overHTTP: http.DefaultTransport} {
			status, body := send(t, transport, e.request(web))
			if status != 200 || !strings.Contains(body, e.answers) {
				t.Errorf("%s to %s: got %d %.300s, want 200 and %s", e.name, web.Vendor(e.vendor).URL(), status, body, e.answers)
			}
			if web == overHTTP && strings.Contains(body, "https://lumen.example.com") {
				t.Errorf("%s: got %.300s, want only links to 127.0.0.1", e.name, body)
			}
		}
	}
	for _, violation := range append(inProcess.Violations(), overHTTP.Violations()...) {
		t.Errorf("violation: %s", violation)
	}
}

// The documents of eBay and Google also define the answers.
func TestAnswersMatchDocuments(t *testing.T) {
	for _, name := range []string{"token", "search", "search by image", "annotate"} {
		e := exampleNamed(t, name)
		checkAnswers(t, e, e.operation())
	}
}

// operation returns the operation of the vendor's document that the example's request belongs to.
func (e vendorExample) operation() *openapi3.Operation {
	v := New().Vendor(e.vendor)
	path, _, _ := strings.Cut(e.path, "?")
	return documents()[v.document].Paths.Value(path).GetOperation(cmp.Or(e.method, "GET"))
}

// checkAnswers compares the answers to an example, with and without results, with an operation.
func checkAnswers(t *testing.T, e vendorExample, operation *openapi3.Operation) {
	t.Helper()
	for _, behaviour := range []Body{Documented, NoResults} {
		w := New()
		w.Vendor(e.vendor).Behave(Behaviour{Body: behaviour})
		_, body := send(t, w, e.request(w))
		var value any
		if err := json.Unmarshal([]byte(body), &value); err != nil {
			t.Fatal(err)
		}
		for _, mismatch := range schemaErrors("", answerSchema(operation), value) {
			t.Errorf("%s, %s: %s", e.name, behaviour, mismatch)
		}
	}
}

// answerSchema is the schema of an operation's answer.
func answerSchema(operation *openapi3.Operation) *openapi3.Schema {
	return operation.Responses.Value("200").Value.Content.Get("application/json").Schema.Value
}

func TestInvalidRequestsAreViolations(t *testing.T) {
	replace := func(old, new string) func(*vendorExample, *http.Request) {
		return func(e *vendorExample, r *http.Request) {
			if !strings.Contains(e.body, old) {
				panic("the example's body does not contain " + old)
			}
			r.Body = io.NopCloser(strings.NewReader(strings.Replace(e.body, old, new, 1)))
		}
	}
	query := func(name, value string) func(*vendorExample, *http.Request) {
		return func(_ *vendorExample, r *http.Request) {
			q := r.URL.Query()
			q.Set(name, value)
			if value == "" {
				q.Del(name)
			}
			r.URL.RawQuery = q.Encode()
		}
	}
	header := func(name, value string) func(*vendorExample, *http.Request) {
		return func(_ *vendorExample, r *http.Request) { r.Header.Set(name, value) }
	}
	for _, c := range []struct {
		example   string
		change    func(*vendorExample, *http.Request)
		violation string // text in it
	}{
		{"chat", replace(`"model":"m",`, ``), "/model"},
		{"chat", replace(examplePhoto, "http://img.example.com/a.jpg"), "not https"},
		{"chat", replace(examplePhoto, "data:image/jpeg;base64,AAAA"), "the image is application/octet-stream"},
		{"chat", replace(`"additionalProperties":false,`, ``), "additionalProperties must be false"},
		{"chat", replace(`What?`, "\xff"), "not UTF-8"},
		{"chat", func(_ *vendorExample, r *http.Request) { r.Header.Del("Authorization") }, "no key"},
		{"chat", header("Authorization", "Bearer ${VISION_API_KEY}"), "a reference to a secret"},
		{"messages", replace(`"max_tokens":1024,`, ``), "/max_tokens"},
		{"messages", replace(`"model":"m",`, `"model":"claude-opus-5-5","thinking":{"type":"disabled"},`), "claude-opus-5-5 does not accept the thinking disabled"},
		{"annotate", replace(`WEB_DETECTION`, `WEB`), "/requests/0/features/0/type"},
		{"run", replace(`"data:image/jpeg;base64,`, `"`+examplePhoto+`?`), "/input/messages/0/content"},
		{"lens", query("url", ""), "url: missing"},
		{"exact", query("q", "camera"), "q can't be combined with"},
		{"shopping", query("gl", "ke"), "gl"},       // Kenya, which Google Lens accepts
		{"lens", query("country", "ax"), "country"}, // the Åland Islands
		{"shopping", func(_ *vendorExample, r *http.Request) { r.URL.RawQuery += "&q=b" }, "q: more than once"},
		{"serper shopping", replace(`"num":40`, `"num":"40"`), "/num"},
		{"token", replace("client_credentials", "password"), "grant_type"},
		{"search", query("q", ""), "q: missing"},
		{"search", header("X-EBAY-C-MARKETPLACE-ID", "EBAY_XX"), "no such marketplace"},
		{"search by image", replace(`{"image":"`, `{"image":"data:image/jpeg;base64,`), "not in base64"},
		{"price guide product", query("id", "../x"), "id"},
		{"sales", query("country", "us"), "country"},
		{"lots", query("q", "x"), "q: no such parameter"},
		{"page", func(_ *vendorExample, r *http.Request) { r.URL.Path = "/nothing" }, "no such endpoint"},
	} {
		w, e := New(), exampleNamed(t, c.example)
		r := e.request(w)
		c.change(&e, r)
		status, body := send(t, w, r)
		if status < 400 || status > 404 {
			t.Errorf("%s, %s: got %d %.200s, want a status from 400 to 404", c.example, c.violation, status, body)
		}
		if got := w.Violations(); len(got) == 0 || !strings.Contains(strings.Join(got, "\n"), c.violation) {
			t.Errorf("%s: got violations %q, want %q", c.example, got, c.violation)
		}
	}
}

func TestSecretsOfOtherVendorsAreViolations(t *testing.T) {
	w := New()
	for _, e := range allExamples() {
		for _, other := range w.vendors {
			if other.secret == "" {
				continue
			}
			r := e.request(w)
			r.Header.Set("X-Other", other.secret)
			before := len(w.Violations())
			send(t, w, r)
			violation := "the secret of " + other.name + " does not belong here"
			got := w.Violations()[before:]
			found := slices.ContainsFunc(got, func(v string) bool { return strings.HasSuffix(v, violation) })
			if want := e.vendor != other.name; found != want {
				t.Errorf("%s with the secret of %s: got violations %q, want one: %v", e.name, other.name, got, want)
			}
		}
	}
}
