package upstream

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// target is a set of stand-ins and the transport to it: in process or over HTTP.
type target struct {
	name string
	web  *Web
	http.RoundTripper
}

// inProcess returns stand-ins that answer in this process.
func inProcess() target {
	w := New()
	return target{"in process", w, w}
}

// overHTTP returns stand-ins that listen on 127.0.0.1.
func overHTTP(t *testing.T) target {
	w := New()
	t.Cleanup(w.Listen())
	// With keep-alive, the transport would retry after a broken connection.
	return target{"over HTTP", w, &http.Transport{DisableKeepAlives: true}}
}

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

func TestSpecsAreComplete(t *testing.T) {
	names := map[string]bool{}
	for _, v := range vendors {
		if len(v.examples) == 0 {
			t.Errorf("%s has no examples: add a valid request for each endpoint to its spec", v.name)
		}
		if (v.secretName != "") != (v.newSecret != nil && v.auth.get != nil) {
			t.Errorf("%s: secretName, newSecret and auth must be set together", v.name)
		}
		if (v.document == "") == (v.endpoint == nil) {
			t.Errorf("%s needs either document or endpoint", v.name)
		}
		if (v.tokenName != "") != (v.tokenPath != "") {
			t.Errorf("%s: tokenName and tokenPath must be set together", v.name)
		}
		if provides := v.vision != "" || len(v.search) > 0; provides && (v.baseURLVar == "") == (v.binding == "") {
			t.Errorf("%s is named in VISION or SEARCH, so it needs either baseURLVar or binding", v.name)
		}
		for _, e := range v.examples {
			if names[e.name] {
				t.Errorf("%s: two examples are named %q", v.name, e.name)
			}
			names[e.name] = true
		}
	}
	for _, p := range Providers() {
		if p.Needs == "" {
			t.Errorf("%s needs neither a secret nor a binding", p.Name)
		}
		if names["provider "+p.Name] {
			t.Errorf("two vendors provide %q", p.Name)
		}
		names["provider "+p.Name] = true
	}
}

func TestExamplesAreAnswered(t *testing.T) {
	for _, to := range []target{inProcess(), overHTTP(t)} {
		for _, e := range allExamples() {
			status, body := send(t, to, e.request(to.web))
			if status != 200 || !strings.Contains(body, e.answers) {
				t.Errorf("%s, %s: got %d %.300s, want 200 and %s", e.name, to.name, status, body, e.answers)
			}
			if to.name == "over HTTP" && strings.Contains(body, "https://lumen.example.com") {
				t.Errorf("%s: got %.300s, want only links to 127.0.0.1", e.name, body)
			}
		}
		for _, violation := range to.web.Violations() {
			t.Errorf("%s: violation: %s", to.name, violation)
		}
	}
}

// The documents of eBay and Google also define the answers.
func TestAnswersMatchPublishedDocuments(t *testing.T) {
	for _, c := range []struct{ example, document, path string }{
		{"search", eBayDocument, "/item_summary/search"},
		{"search by image", eBayDocument, "/item_summary/search_by_image"},
		{"annotate", googleDocument, "/v1p1beta1/images:annotate"},
	} {
		for _, behaviour := range []Body{Documented, NoResults, ErrorWith200} {
			w, e := New(), exampleNamed(t, c.example)
			w.Vendor(e.vendor).Behave(Behaviour{Body: behaviour})
			_, body := send(t, w, e.request(w))
			d, err := loadUnchanged(c.document)
			if err != nil {
				t.Fatal(err)
			}
			for _, content := range d.Paths.Value(c.path).GetOperation(cmp.Or(e.method, "GET")).Responses.Value("200").Value.Content {
				var value any
				if err := json.Unmarshal([]byte(body), &value); err != nil {
					t.Fatal(err)
				}
				for _, mismatch := range schemaErrors("", content.Schema.Value, value) {
					t.Errorf("%s, %s: %s", c.example, behaviour, mismatch)
				}
			}
		}
	}
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
		{"messages", replace(`"tool_choice":{"type":"tool","name":"identify"}`, `"tool_choice":{"type":"tool","name":"other"}`), "names no tool"},
		{"messages", replace(`{"type":"url","url":"`+examplePhoto+`"}`, `{"type":"base64","media_type":"image/png","data":"`+examplePhotoBase64+`"}`), "image/jpeg and not image/png"},
		{"messages", replace(`{"type":"url","url":"`+examplePhoto+`"}`, `{"type":"base64","data":"`+examplePhotoBase64+`"}`), "/messages/0/content"},
		{"messages", func(_ *vendorExample, r *http.Request) { r.Header.Del("Anthropic-Version") }, "anthropic-version: missing"},
		{"messages", header("Anthropic-Version", "2024-01-01"), "anthropic-version"},
		{"annotate", replace(`"features"`, `"feature"`), "feature"},
		{"annotate", replace(`WEB_DETECTION`, `WEB`), "/requests/0/features/0/type"},
		{"annotate", replace(`{"source":{"imageUri":"`+examplePhoto+`"}}`, `{}`), "the URL of the image is missing"},
		{"annotate", replace(`{"source":{"imageUri":"`+examplePhoto+`"}}`, `{"content":"not base64"}`), "/requests/0/image/content"},
		{"run", replace(`"data:image/jpeg;base64,`, `"`+examplePhoto+`?`), "/input/messages/0/content"},
		{"run", replace(`"json_schema":{"type":"object"`, `"json_schema":{"name":"item","strict":true,"schema":{"type":"object"`), "the body"},
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
		{"search", query("q", strings.Repeat("a", 101)), "more than 100 characters"},
		{"search", query("limit", "201"), "limit"},
		{"search", query("page", "1"), "page: no such parameter"},
		{"search", query("filter", "FIXED_PRICE"), "filter"},
		{"search", header("X-EBAY-C-MARKETPLACE-ID", "EBAY_XX"), "no such marketplace"},
		{"search", header("X-EBAY-C-ENDUSERCTX", "country=US"), "X-EBAY-C-ENDUSERCTX"},
		{"messages", replace(`"description":"Report.",`, `"description":"Report.","strict":"yes",`), "/tools/0"},
		{"messages", replace(`"description":"Report.","input_schema":{"type":"object","additionalProperties":false,`,
			`"description":"Report.","strict":true,"input_schema":{"type":"object",`), "additionalProperties must be false"},
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

func TestEveryVendorFailsInEveryWayAndRecovers(t *testing.T) {
	served := overHTTP(t)
	for _, e := range allExamples() {
		process := inProcess()
		for _, c := range slices.Concat(Failures, Garbage) {
			c.Times = 1
			for _, to := range []target{process, served} {
				v := to.web.Vendor(e.vendor)
				v.Behave(c.Behaviour)
				response, err := to.RoundTrip(e.request(to.web))
				if wantErr := c.Body == NoResponse; (err != nil) != wantErr {
					t.Errorf("%s, %s: got error %v, want one: %v", e.name, c.Name, err, wantErr)
				}
				if err != nil {
					continue
				}
				body, err := io.ReadAll(response.Body)
				response.Body.Close()
				if wantErr := c.Body == Disconnected; (err != nil) != wantErr {
					t.Errorf("%s, %s: reading the body: got error %v, want one: %v", e.name, c.Name, err, wantErr)
				}
				want := c.Status
				switch {
				case c.Location != "":
					want = 302
				case want == 0:
					want = 200
				}
				if response.StatusCode != want {
					t.Errorf("%s, %s: got status %d, want %d", e.name, c.Name, response.StatusCode, want)
				}
				if c.Body == Echo && v.secret != "" && v.tokenPath == "" && !bytes.Contains(body, []byte(v.secret)) {
					t.Errorf("%s: got an echo without the secret: %s", e.name, body)
				}
				if status, _ := send(t, to, e.request(to.web)); status != 200 {
					t.Errorf("%s after %s: got %d, want 200", e.name, c.Name, status)
				}
			}
		}
		for _, violation := range process.web.Violations() {
			t.Errorf("%s: violation: %s", e.name, violation)
		}
	}
}

func TestBodiesOfEveryVendor(t *testing.T) {
	w, e := New(), exampleNamed(t, "chat")
	for _, c := range []struct {
		body  Body
		valid func(text string) bool
	}{
		{EmptyArrays, has(`"choices":[]`)},
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
		{Echo, has("Bearer "+w.Vendor("openai").Secret(), examplePhoto)},
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

func TestBehavioursApplyInOrder(t *testing.T) {
	w, e := New(), exampleNamed(t, "shopping")
	v := w.Vendor("serpapi")
	expect := func(want ...int) {
		t.Helper()
		var got []int
		for range want {
			status, _ := send(t, w, e.request(w))
			got = append(got, status)
		}
		if !slices.Equal(got, want) {
			t.Errorf("got statuses %v, want %v", got, want)
		}
	}
	v.Behave(Behaviour{Status: 503, Times: 2}, Behaviour{Status: 429, Times: 1})
	expect(503, 503, 429, 200, 200)
	v.Behave(Behaviour{Status: 500})
	expect(500, 500, 500)
	v.Behave(Behaviour{Status: 500, URLContains: "google_lens"})
	expect(200, 200)
	v.Behave()
	expect(200)
	if n := len(v.Calls()); n != 11 {
		t.Errorf("got %d calls, want 11", n)
	}
	v.Behave(Behaviour{Status: 429, RetryAfter: 7})
	response, err := w.RoundTrip(e.request(w))
	if err != nil {
		t.Fatal(err)
	}
	if got := response.Header.Get("Retry-After"); got != "7" {
		t.Errorf("got Retry-After %q, want 7", got)
	}
}

func TestDelayEndsWhenTheClientLeaves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, e := New(), exampleNamed(t, "chat")
		w.Vendor("openai").Behave(Behaviour{Delay: time.Minute})
		start := time.Now()
		if status, _ := send(t, w, e.request(w)); status != 200 || time.Since(start) != time.Minute {
			t.Errorf("got %d after %v, want 200 after a minute", status, time.Since(start))
		}
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if _, err := w.RoundTrip(e.request(w).WithContext(ctx)); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("got error %v, want %v", err, context.DeadlineExceeded)
		}
		if calls := w.Calls("openai"); len(calls) != 2 || calls[1].Status != 0 {
			t.Errorf("got calls %+v, want two, the second without a status", calls)
		}
	})
}

func TestBodiesOfSingleVendors(t *testing.T) {
	for _, c := range []struct {
		example string
		body    Body
		want    string
	}{
		{"chat", Refusal, `"content":null,"refusal":"I'm sorry`},
		{"chat", TokenLimit, `"finish_reason":"length"`},
		{"chat", CodeBlock, "```json"},
		{"chat", ErrorWith200, `"error":{"code":502`},
		{"chat", NoResults, `\"title\":\"\"`},
		{"messages", Refusal, `"content":[]`},
		{"messages", TokenLimit, `"stop_reason":"max_tokens"`},
		{"messages", CodeBlock, `{"text":"Here is`},
		{"annotate", ErrorWith200, `"error":{"code":7`},
		{"annotate", NoResults, `{"responses":[{}]}`},
		{"run", ResponseString, `"response":"{`},
		{"run", OpenAIShape, `"choices":[{`},
		{"run", Refusal, "JSON Mode couldn't be met"},
		{"shopping", NoResults, "Google hasn't returned any results for this query."},
		{"shopping", ErrorWith200, `"status":"Error"`},
		{"lens", NoResults, "Google Lens hasn't returned any results"},
		{"serper shopping", NoResults, `"shopping":[]`},
		{"serper lens", NoResults, `"organic":[]`},
		{"search", NoResults, `"total":0}`}, // without a member itemSummaries
	} {
		w, e := New(), exampleNamed(t, c.example)
		w.Vendor(e.vendor).Behave(Behaviour{Body: c.body})
		if _, body := send(t, w, e.request(w)); !strings.Contains(body, c.want) {
			t.Errorf("%s, %s: got %s, want %s in it", c.example, c.body, body, c.want)
		}
	}
}

func TestSetItemChangesWhatIsFound(t *testing.T) {
	w := New()
	w.SetItem(Drift)
	for name, want := range map[string]string{
		"chat": "Orvik Drift", "messages": "Orvik Drift", "annotate": "orvik drift", "run": "Orvik Drift",
		"lens": "Orvik Drift", "serper lens": "Orvik Drift", "search by image": "Orvik Drift",
	} {
		e := exampleNamed(t, name)
		if _, body := send(t, w, e.request(w)); !strings.Contains(body, want) || strings.Contains(body, "Scout") {
			t.Errorf("%s: got %s, want %s and no Scout", name, body, want)
		}
	}
	w.SetItem(Injected)
	for _, name := range []string{"chat", "messages", "run"} {
		e := exampleNamed(t, name)
		if _, body := send(t, w, e.request(w)); !strings.Contains(body, `1000000`) {
			t.Errorf("%s: got %s, want the price of the injected item", name, body)
		}
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

func TestEBaySearchFiltersLimitsAndConverts(t *testing.T) {
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
	if page := search(query("q=halden+scout&limit=3")); len(lookup[array](page, "itemSummaries")) != 3 || page["next"] == nil {
		t.Errorf("limit=3: got %v, want three items and a next page", page)
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

func TestTokensAreSecretAndCanBeRevoked(t *testing.T) {
	w, token := New(), exampleNamed(t, "token")
	eBay := w.Vendor("ebay")
	for want := 1; want <= 2; want++ {
		send(t, w, token.request(w))
		if got := len(eBay.Tokens()); got != want {
			t.Errorf("got %d tokens, want %d", got, want)
		}
	}
	var secrets []string
	for _, s := range w.Secrets() {
		if s.Vendor == "ebay" {
			secrets = append(secrets, s.Value)
		}
	}
	if len(secrets) != 4 || secrets[0] != eBay.Secret() || !strings.HasPrefix(secrets[1], "PRD-") || !slices.Contains(eBay.Tokens(), secrets[2]) {
		t.Errorf("got secrets %q, want the credentials, their password and two tokens", secrets)
	}
	r := exampleNamed(t, "search").request(w)
	eBay.RevokeTokens()
	if status, body := send(t, w, r); status != 401 || !strings.Contains(body, "Invalid access token") {
		t.Errorf("with a revoked token: got %d %s, want 401", status, body)
	}
}

func TestSecretsIncludeTheSecretOfEveryVendor(t *testing.T) {
	w := New()
	for _, v := range w.vendors {
		found := slices.ContainsFunc(w.Secrets(), func(s Secret) bool { return s.Vendor == v.name && s.Value == v.secret })
		if want := v.secretName != ""; found != want {
			t.Errorf("%s: its secret is in Secrets: got %v, want %v", v.name, found, want)
		}
	}
}

func TestAIBindingAnswersAndFails(t *testing.T) {
	w := New()
	var call struct {
		Model string
		Input json.RawMessage
	}
	if err := json.Unmarshal([]byte(exampleNamed(t, "run").body), &call); err != nil {
		t.Fatal(err)
	}
	out, err := w.AI(call.Model, call.Input)
	if err != nil || !bytes.Contains(out, []byte("Halden Scout 35")) {
		t.Fatalf("got %s, %v, want a Halden Scout 35", out, err)
	}
	for status, want := range map[int]string{429: "3040: Capacity", 404: "5007: No such model", 402: "3036:"} {
		w.Vendor("workers-ai").Behave(Behaviour{Status: status})
		if _, err := w.AI(call.Model, call.Input); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("status %d: got error %v, want %s", status, err, want)
		}
	}
	if got := w.Violations(); len(got) > 0 {
		t.Errorf("got violations %q, want none", got)
	}
	w.Vendor("workers-ai").Behave()
	if _, err := w.AI(call.Model, []byte(`{"prompt":`)); err == nil || len(w.Violations()) == 0 {
		t.Errorf("input that is not JSON: got error %v and violations %q, want both", err, w.Violations())
	}
}

func TestPagesAreServedOverHTTPSOnly(t *testing.T) {
	w := New()
	get := func(url string) *http.Request {
		r, err := http.NewRequest("GET", url, nil)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	w.AddPage(Page{URL: "https://img.shop.com/camera.jpg", Body: []byte("a photo"), Type: "image/jpeg"})
	if status, body := send(t, w, get("https://img.shop.com/camera.jpg?size=large")); status != 200 || body != "a photo" {
		t.Errorf("added page: got %d %q, want 200 and its body", status, body)
	}
	if _, err := w.RoundTrip(get("https://other.shop.com/")); err == nil {
		t.Error("unknown host: got an answer, want an error")
	}
	if _, err := w.RoundTrip(get("http://img.example.com/scout-35.jpg")); err == nil {
		t.Error("http instead of https: got an answer, want an error")
	}
	for _, p := range Pages {
		status, body := send(t, w, get(p.URL+"?utm_source=x"))
		if want := max(p.Status, 200); status != want {
			t.Errorf("%s: got %d, want %d", p.URL, status, want)
		}
		if digits := strings.TrimSuffix(strings.TrimSuffix(p.Price, "0"), ".0"); !strings.Contains(body, digits) {
			t.Errorf("%s: got a page without %s, want the price on it", p.URL, p.Price)
		}
	}
}

func TestConfigureSetsTheVariablesAndSecrets(t *testing.T) {
	w := New()
	vars, secrets := w.Configure("openai", "ebay,catalog")
	if secrets["VISION_API_KEY"] != w.Vendor("openai").Secret() || secrets["EBAY_CREDENTIALS"] != w.Vendor("ebay").Secret() || secrets["EBAY_TOKEN"] != "" {
		t.Errorf("got secrets %q, want those of openai and ebay, and no token", secrets)
	}
	if _, secrets := w.Configure("", "catalog"); secrets["VISION_API_KEY"] != "" {
		t.Error("without VISION: got a secret for a model, want none")
	}
	for name, want := range map[string]string{
		"VISION": "openai", "SEARCH": "ebay,catalog", "VISION_BASE_URL": "https://api.openai.com/v1", "EBAY_BASE_URL": "https://api.ebay.com",
		"ECB_RATES_URL": "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
	} {
		if vars[name] != want {
			t.Errorf("%s: got %q, want %q", name, vars[name], want)
		}
	}
	for _, want := range []string{"VISION_API_KEY@api.openai.com", "EBAY_CREDENTIALS@api.ebay.com", "EBAY_TOKEN@api.ebay.com"} {
		if !slices.Contains(strings.Fields(vars["SECRETS"]), want) {
			t.Errorf("SECRETS: got %q, want %s in it", vars["SECRETS"], want)
		}
	}
}

func TestConfigureNamesTheServersAfterListen(t *testing.T) {
	w := New()
	t.Cleanup(w.Listen())
	vars, _ := w.Configure("anthropic", "catalog")
	host, ok := strings.CutPrefix(vars["VISION_BASE_URL"], "http://127.0.0.1:")
	if !ok || !slices.Contains(strings.Fields(vars["SECRETS"]), "VISION_API_KEY@127.0.0.1:"+host) {
		t.Errorf("got VISION_BASE_URL %q and SECRETS %q, want the server's address in both", vars["VISION_BASE_URL"], vars["SECRETS"])
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
	if _, err := http.Get(w.URL("https://loop.example.com/a")); err == nil || !strings.Contains(err.Error(), "stopped after 10 redirects") {
		t.Errorf("redirect loop: got error %v, want too many redirects", err)
	}
}
