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
		{"chat", replace(`"model":"m",`, `"model":"m","prompt":"x",`), "prompt"},
		{"chat", replace(`"type":"text","text":"What?"`, `"type":"text","txt":"What?"`), "/messages/1/content"},
		{"chat", replace(examplePhoto, "http://img.example.com/a.jpg"), "not https"},
		{"chat", replace(examplePhoto, "data:image/jpeg;base64,AAAA"), "the image is application/octet-stream"},
		{"chat", replace(examplePhoto, "data:image/png;base64,"+examplePhotoBase64), "image/jpeg and not image/png"},
		{"chat", replace(examplePhoto, "data:image/jpeg,"+examplePhotoBase64), "data:TYPE;base64"},
		{"chat", replace(`"additionalProperties":false,`, ``), "additionalProperties must be false"},
		{"chat", replace(`"required":["title","confidence"]`, `"required":["title"]`), "required lacks the property confidence"},
		{"chat", replace(`{"title":{"type":"string"`, `{"title":{"type":"string","maxLength":9`), "maxLength is not permitted"},
		{"chat", replace(`}}}`, ``), "the body"},
		{"chat", replace(`What?`, "\xff"), "not UTF-8"},
		{"chat", header("Content-Type", "text/plain"), "a body of type"},
		{"chat", func(_ *vendorExample, r *http.Request) { r.URL.Path = "/v1/v1/chat/completions" }, "no such path"},
		{"chat", func(_ *vendorExample, r *http.Request) { r.Method = "PUT" }, "no such method"},
		{"chat", func(_ *vendorExample, r *http.Request) { r.Header.Del("Authorization") }, "no key"},
		{"chat", header("Authorization", "Bearer ${VISION_API_KEY}"), "a reference to a secret"},
		{"messages", replace(`"max_tokens":1024,`, ``), "/max_tokens"},
		{"messages", replace(`"max_tokens":1024,`, `"max_tokens":1024,"tool_choice":{"type":"any"},`), "tool_choice"},
		{"messages", replace(`"model":"m",`, `"model":"claude-opus-5-5","thinking":{"type":"disabled"},`), "claude-opus-5-5 does not accept the thinking disabled"},
		{"messages", replace(`"model":"m",`, `"model":"claude-sonnet-5-5","thinking":{"type":"disabled"},`), "claude-sonnet-5-5 does not accept the thinking disabled"},
		{"messages", replace(`"model":"m",`, `"model":"claude-haiku-5-5","thinking":{"type":"between_tools"},`), "does not accept the thinking between_tools"},
		{"messages", replace(`{"type":"url","url":"`+examplePhoto+`"}`, `{"type":"base64","media_type":"image/png","data":"`+examplePhotoBase64+`"}`), "image/jpeg and not image/png"},
		{"messages", replace(`{"type":"url","url":"`+examplePhoto+`"}`, `{"type":"base64","data":"`+examplePhotoBase64+`"}`), "/messages/0/content"},
		{"messages", func(_ *vendorExample, r *http.Request) { r.Header.Del("Anthropic-Version") }, "anthropic-version: missing"},
		{"messages", header("Anthropic-Version", "2024-01-01"), "anthropic-version"},
		{"annotate", replace(`"features"`, `"feature"`), "feature"},
		{"annotate", replace(`WEB_DETECTION`, `WEB`), "/requests/0/features/0/type"},
		{"annotate", replace(`{"source":{"imageUri":"`+examplePhoto+`"}}`, `{}`), "the URL of the image is missing"},
		{"annotate", replace(`{"source":{"imageUri":"`+examplePhoto+`"}}`, `{"content":"not base64"}`), "/requests/0/image/content"},
		{"run", replace(`"data:image/jpeg;base64,`, `"`+examplePhoto+`?`), "/input/messages/0/content"},
		{"run", replace(`"json_schema":{"name":"item","schema":`, `"json_schema":{"schema":`), "/input/response_format/json_schema"},
		{"run", replace(`"@cf/meta/`, `"meta/`), "/model"},
		{"lens", query("url", ""), "url: missing"},
		{"lens", query("gl", "us"), "gl: no such parameter"},
		{"lens", query("type", "visual"), "type"},
		{"lens", query("country", "US"), "country"},
		{"exact", query("q", "camera"), "q can't be combined with"},
		{"shopping", query("q", ""), "q: missing"},
		{"shopping", query("country", "us"), "country: no such parameter"},
		{"shopping", query("gl", "ke"), "gl"}, // Kenya, which Google Lens accepts
		{"shopping", query("gl", "US"), "gl"},
		{"lens", query("country", "ax"), "country"}, // the Åland Islands
		{"lens", query("country", "uk"), "country"},
		{"shopping", query("engine", "google_shop"), "no such path"},
		{"shopping", func(_ *vendorExample, r *http.Request) { r.URL.RawQuery += "&q=b" }, "q: more than once"},
		{"serper shopping", replace(`"num":40`, `"num":"40"`), "/num"},
		{"serper lens", replace(`"gl":"us"`, `"country":"us"`), "country"},
		{"token", replace("client_credentials", "password"), "grant_type"},
		{"token", replace("&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope", ""), "scope"},
		{"search", query("q", ""), "q: missing"},
		{"search", query("q", strings.Repeat("a", 101)), "maximum string length is 100"},
		{"search", query("limit", "201"), "limit"},
		{"search", query("page", "1"), "page: no such parameter"},
		{"search", query("filter", "FIXED_PRICE"), "filter"},
		{"search", header("X-EBAY-C-MARKETPLACE-ID", "EBAY_XX"), "no such marketplace"},
		{"search", header("X-EBAY-C-ENDUSERCTX", "country=US"), "X-EBAY-C-ENDUSERCTX"},
		{"search", query("q", "scout*"), "q: string doesn't match"},
		{"search by image", query("q", "scout"), "q: no such parameter"},
		{"messages", replace(`"output_config":{`, `"output_config":{"effort":"extreme",`), "/output_config/effort"},
		{"messages", replace(`"schema":{"type":"object","additionalProperties":false,`, `"schema":{"type":"object",`), "additionalProperties must be false"},
		{"search by image", replace(`{"image":"`, `{"image":"data:image/jpeg;base64,`), "not in base64"},
		{"search by image", replace(`{"image"`, `{"img"`), "img"},
		{"price guide search", query("q", ""), "q: missing"},
		{"price guide product", query("id", "../x"), "id"},
		{"sales", query("country", "us"), "country"},
		{"shop search", replace(`"page_size":50`, `"page_size":"50"`), "/page_size"},
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

// A test may send a wrong key on purpose, so a wrong key is not a violation.
func TestWrongKeyIsRefusedWithoutViolation(t *testing.T) {
	refusals := map[string]string{ // in the vendors' words, by example
		"chat": `"code":"invalid_api_key"`, "messages": `"type":"authentication_error"`, "annotate": `"reason":"API_KEY_INVALID"`,
		"serper shopping": `{"message":"Unauthorized.","statusCode":403}`, "shopping": "Invalid API key", "token": `"errors"`, "search": `"errorId":1001`,
	}
	for _, e := range allExamples() {
		w := New()
		v := w.Vendor(e.vendor)
		if v.auth.get == nil {
			continue
		}
		if status, body := send(t, w, e.requestWith(w, "wrong")); status != v.deniedStatus() || !strings.Contains(body, refusals[e.name]) {
			t.Errorf("%s: got %d %s, want %d and %s", e.name, status, body, v.deniedStatus(), refusals[e.name])
		}
		if got := w.Violations(); len(got) > 0 {
			t.Errorf("%s: got violations %q, want none", e.name, got)
		}
	}
}

func TestBodiesOfEveryVendor(t *testing.T) {
	w, e := New(), exampleNamed(t, "chat")
	for _, c := range []struct {
		body  Body
		valid func(text string) bool
	}{
		{Nulls, has(`"id":null`, `"index":null`, `\"title\":null`)},
		{WrongTypes, has(`"id":7`, `"index":"seven"`, `\"title\":7`, `\"confidence\":\"seven\"`)},
		{WrongShapes, has(`"choices":{"items":[{`, `"id":["chatcmpl`, `"usage":[{`)},
		{Hostile, has(`${VISION_API_KEY}`, `${EBAY_TOKEN}`, `\\u0000`)},
		{NotUTF8, has("\xff\xfe\x80", `\"title\":\"Halden Scout 35 rangefinder camera`)},
		{HTML, has("<!doctype html>")},
		{Empty, func(text string) bool { return text == "" }},
		{Truncated, func(text string) bool { return text[0] == '{' && !json.Valid([]byte(text)) }},
		{Huge, func(text string) bool { return len(text) > 12<<20 && json.Valid([]byte(text)) }},
		{DeeplyNested, func(text string) bool { return strings.HasPrefix(text, strings.Repeat("[", 100_000)+"]") }},
		{Echo, has("Bearer "+w.Vendor("openai").secret, examplePhoto)},
	} {
		w.Vendor("openai").Behave(Behaviour{Body: c.body})
		if _, text := send(t, w, e.request(w)); !c.valid(text) {
			t.Errorf("got %.600s, want the body %q", text, c.body)
		}
	}
	// A body that is not JSON has no types to change, only digits.
	w.Vendor("ecb").Behave(Behaviour{Body: WrongTypes})
	if _, text := send(t, w, exampleNamed(t, "rates").request(w)); !strings.Contains(text, "rate='x.xxxx'") {
		t.Errorf("got %s, want rates without digits", text)
	}
}

// has returns a function that reports whether a text contains all parts.
func has(parts ...string) func(string) bool {
	return func(text string) bool {
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(text, part) })
	}
}

func TestGoogleSelectsFields(t *testing.T) {
	w, e := New(), exampleNamed(t, "annotate")
	e.path += "?prettyPrint=false&fields=responses(error,webDetection(bestGuessLabels,pagesWithMatchingImages/url),logoAnnotations/*)"
	_, body := send(t, w, e.request(w))
	var v any
	if err := json.Unmarshal([]byte(body), &v); err != nil {
		t.Fatal(err)
	}
	response := lookup[object](v, "responses", 0)
	web := lookup[object](response, "webDetection")
	if len(response) != 2 || len(web) != 2 || len(lookup[object](web, "bestGuessLabels", 0)) != 2 || lookup[object](response, "logoAnnotations", 0)["score"] != 0.88 {
		t.Errorf("got %s, want webDetection with two members and logoAnnotations with all", body)
	}
	if page := lookup[object](web, "pagesWithMatchingImages", 1); len(page) != 1 || page["url"] != Pages[1].URL {
		t.Errorf("got page %v, want only its url", page)
	}
}

func TestEBaySearchFiltersAndConverts(t *testing.T) {
	w := New()
	search := func(change func(*http.Request)) map[string]any {
		t.Helper()
		r := exampleNamed(t, "search").request(w)
		change(r)
		_, body := send(t, w, r)
		var v map[string]any
		if err := json.Unmarshal([]byte(body), &v); err != nil {
			t.Fatal(err)
		}
		return v
	}
	query := func(query string) func(*http.Request) { return func(r *http.Request) { r.URL.RawQuery = query } }
	auctions := func(v map[string]any) (n int) {
		for _, row := range lookup[array](v, "itemSummaries") {
			if row.(object)["bidCount"] != nil {
				n++
			}
		}
		return n
	}
	both := search(func(*http.Request) {}) // the example asks for auctions too
	fixedPrice := search(query("q=halden+scout"))
	if auctions(both) != 2 || auctions(fixedPrice) != 1 { // one has both options
		t.Errorf("got %d auctions with the filter and %d without, want 2 and 1", auctions(both), auctions(fixedPrice))
	}
	if page := search(query("q=unheard+of")); page["total"] != 0.0 || page["itemSummaries"] != nil {
		t.Errorf("nothing to find: got %v, want total 0 and no itemSummaries", page)
	}
	german := search(func(r *http.Request) { r.Header.Set("X-EBAY-C-MARKETPLACE-ID", "EBAY_DE") })
	for _, row := range lookup[array](german, "itemSummaries") {
		if price := lookup[object](row, "price"); price != nil && price["currency"] != "EUR" {
			t.Errorf("EBAY_DE: got price %v, want one in EUR", price)
		}
	}
}

func TestSecretsIncludeThePasswordAndTokens(t *testing.T) {
	w, token := New(), exampleNamed(t, "token")
	eBay := w.Vendor("ebay")
	for range 2 {
		send(t, w, token.request(w))
	}
	var secrets []string
	for _, s := range w.Secrets() {
		if s.Vendor == "ebay" {
			secrets = append(secrets, s.Value)
		}
	}
	if len(secrets) != 4 || secrets[0] != eBay.secret || !strings.HasPrefix(secrets[1], "PRD-") || !slices.Contains(eBay.Tokens(), secrets[2]) {
		t.Errorf("got secrets %q, want the credentials, their password and two tokens", secrets)
	}
}

func TestRedirectsLeadToTheServersAfterListen(t *testing.T) {
	w := New()
	t.Cleanup(w.Listen())
	response, err := http.Get(w.URL("https://moved.example.com/scout"))
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != 200 {
		t.Errorf("redirect: got %s, want 200", response.Status)
	}
}
