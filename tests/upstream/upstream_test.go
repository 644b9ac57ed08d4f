package upstream

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"
)

const (
	photoURL   = "https://img.example.com/scout-35.jpg"
	itemSchema = `{"type":"object","additionalProperties":false,"required":["title","confidence"],
		"properties":{"title":{"type":"string"},"confidence":{"type":"number"}}}`
	chat = `{"model":"m","messages":[{"role":"system","content":"Identify."},{"role":"user","content":[{"type":"text","text":"What?"},
		{"type":"image_url","image_url":{"url":"` + photoURL + `"}}]}],
		"response_format":{"type":"json_schema","json_schema":{"name":"item","strict":true,"schema":` + itemSchema + `}}}`
	messages = `{"model":"m","max_tokens":1024,"system":"Identify.","messages":[{"role":"user","content":[
		{"type":"image","source":{"type":"url","url":"` + photoURL + `"}},{"type":"text","text":"What?"}]}],
		"tools":[{"name":"identify","description":"Report.","input_schema":` + itemSchema + `}],"tool_choice":{"type":"tool","name":"identify"}}`
	annotate = `{"requests":[{"image":{"source":{"imageUri":"` + photoURL + `"}},
		"features":[{"type":"WEB_DETECTION","maxResults":10},{"type":"LOGO_DETECTION"},{"type":"TEXT_DETECTION"}]}]}`
)

var photoBase64 = base64.StdEncoding.EncodeToString(photo(1))

func run() string {
	return `{"model":"@cf/meta/llama-3.2-11b-vision-instruct","input":{"messages":[{"role":"user","content":[{"type":"text","text":"What?"},
		{"type":"image_url","image_url":{"url":"data:image/jpeg;base64,` + photoBase64 + `"}}]}],"max_tokens":1024,
		"response_format":{"type":"json_schema","json_schema":` + itemSchema + `}}}`
}

// ask is a request with the vendor's key, and without faults.
type ask struct {
	name, vendor, method, url, body string
	finds                           string // something in the answer
}

func asks() []ask {
	image := `{"image":"` + photoBase64 + `"}`
	return []ask{
		{"chat", "openai", "POST", "/v1/chat/completions", chat, `"finish_reason":"stop"`},
		{"messages", "anthropic", "POST", "/v1/messages", messages, `"stop_reason":"tool_use"`},
		{"annotate", "google-vision", "POST", "/v1/images:annotate", annotate, `"bestGuessLabels"`},
		{"run", "workers-ai", "POST", "/run", run(), `"response":{`},
		{"lens", "serpapi", "GET", "/search.json?engine=google_lens&type=all&country=us&hl=en&url=" + url.QueryEscape(photoURL), "", `"visual_matches"`},
		{"exact", "serpapi", "GET", "/search?engine=google_lens&type=exact_matches&url=" + url.QueryEscape(photoURL), "", `"exact_matches"`},
		{"shopping", "serpapi", "GET", "/search.json?engine=google_shopping&gl=us&hl=en&q=halden+scout+35", "", `"shopping_results"`},
		{"serper shopping", "serper", "POST", "/shopping", `{"q":"Halden Scout 35","gl":"us","hl":"en","num":40}`, `"shopping":[{`},
		{"serper lens", "serper", "POST", "/lens", `{"url":"` + photoURL + `","gl":"us"}`, `"organic":[{`},
		{"token", "ebay", "POST", tokenPath, "grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope", `"expires_in":7200`},
		{"search", "ebay", "GET", browsePath + "/item_summary/search?q=halden%20scout&limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7CAUCTION%7D", "", `"itemSummaries"`},
		{"search by image", "ebay", "POST", browsePath + "/item_summary/search_by_image?limit=20", image, `"itemSummaries"`},
		{"rates", "ecb", "GET", ratesPath, "", "currency='USD' rate='1.0815'"},
		{"page", "pages", "GET", "", "", `"priceCurrency": "USD"`},
	}
}

// request makes an ask of a web, at the vendors' own hosts or its servers.
func (a ask) request(w *Web) *http.Request {
	v := w.Vendor(a.vendor)
	target := v.URL() + a.url
	if a.vendor == "pages" {
		target = w.URL(Pages[0].URL)
	}
	var body io.Reader
	if a.body != "" {
		body = strings.NewReader(a.body)
	}
	r, err := http.NewRequest(a.method, target, body)
	if err != nil {
		panic(err)
	}
	if a.body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	switch a.vendor {
	case "openai":
		r.Header.Set("Authorization", "Bearer "+v.Secret())
	case "anthropic":
		r.Header.Set("X-Api-Key", v.Secret())
		r.Header.Set("Anthropic-Version", "2023-06-01")
	case "google-vision":
		r.Header.Set("X-Goog-Api-Key", v.Secret())
	case "serpapi":
		r.URL.RawQuery += "&api_key=" + v.Secret()
	case "serper":
		r.Header.Set("X-Api-Key", v.Secret())
	case "ebay":
		if a.url == tokenPath {
			r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
			r.Header.Set("Authorization", "Basic "+v.Secret())
		} else {
			r.Header.Set("Authorization", "Bearer "+w.newToken())
			r.Header.Set("X-EBAY-C-MARKETPLACE-ID", "EBAY_US")
		}
	}
	return r
}

func byName(t *testing.T, name string) ask {
	t.Helper()
	for _, a := range asks() {
		if a.name == name {
			return a
		}
	}
	t.Fatal("no ask", name)
	return ask{}
}

func get(t *testing.T, transport http.RoundTripper, r *http.Request) (status int, body string) {
	t.Helper()
	answer, err := transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

// Requests as the vendors document them are answered, in process and over HTTP alike.
func TestAnswers(t *testing.T) {
	process, served := New(), New()
	defer served.Listen()()
	for _, a := range asks() {
		for name, web := range map[string]*Web{"process": process, "served": served} {
			var transport http.RoundTripper = web
			if name == "served" {
				transport = http.DefaultTransport
			}
			status, body := get(t, transport, a.request(web))
			if status != 200 || !strings.Contains(body, a.finds) {
				t.Errorf("%s, %s: %d %.300s", a.name, name, status, body)
			}
			if name == "served" && strings.Contains(body, "https://lumen.example.com") {
				t.Errorf("%s: a page that no Worker can have: %.300s", a.name, body)
			}
		}
	}
	for _, violation := range append(process.Violations(), served.Violations()...) {
		t.Error(violation)
	}
}

// The answers fit eBay's and Google's own documents.
func TestAnswersFitDocuments(t *testing.T) {
	for _, c := range []struct{ ask, document, path string }{
		{"search", eBayDocument, "/item_summary/search"},
		{"search by image", eBayDocument, "/item_summary/search_by_image"},
		{"annotate", googleDocument, "/v1p1beta1/images:annotate"},
	} {
		for _, behaviour := range []Body{Documented, NoResults, ErrorInside} {
			w, a := New(), byName(t, c.ask)
			w.Vendor(a.vendor).Behave(Behaviour{Body: behaviour})
			_, body := get(t, w, a.request(w))
			d, err := loadLoose(c.document)
			if err != nil {
				t.Fatal(err)
			}
			for _, content := range d.Paths.Value(c.path).GetOperation(a.method).Responses.Value("200").Value.Content {
				var value any
				if err := json.Unmarshal([]byte(body), &value); err != nil {
					t.Fatal(err)
				}
				for _, fault := range fits("", content.Schema.Value, value) {
					t.Errorf("%s, %s: %s", c.ask, behaviour, fault)
				}
			}
		}
	}
}

// What a vendor would refuse is refused, and kept as a violation.
func TestViolations(t *testing.T) {
	swap := func(old, new string) func(*ask, *http.Request) {
		return func(a *ask, r *http.Request) {
			if !strings.Contains(a.body, old) {
				panic("nothing to swap: " + old)
			}
			r.Body = io.NopCloser(strings.NewReader(strings.Replace(a.body, old, new, 1)))
		}
	}
	query := func(name, value string) func(*ask, *http.Request) {
		return func(_ *ask, r *http.Request) {
			q := r.URL.Query()
			q.Set(name, value)
			if value == "" {
				q.Del(name)
			}
			r.URL.RawQuery = q.Encode()
		}
	}
	header := func(name, value string) func(*ask, *http.Request) {
		return func(_ *ask, r *http.Request) { r.Header.Set(name, value) }
	}
	for _, c := range []struct {
		ask    string
		change func(*ask, *http.Request)
		says   string
	}{
		{"chat", swap(`"model":"m",`, ``), "/model"},
		{"chat", swap(`"model":"m",`, `"model":"m","prompt":"x",`), "prompt"},
		{"chat", swap(`"type":"text","text":"What?"`, `"type":"text","txt":"What?"`), "/messages/1/content"},
		{"chat", swap(photoURL, "http://img.example.com/a.jpg"), "not https"},
		{"chat", swap(photoURL, "data:image/jpeg;base64,AAAA"), "the image is application/octet-stream"},
		{"chat", swap(photoURL, "data:image/png;base64,"+photoBase64), "image/jpeg and not image/png"},
		{"chat", swap(photoURL, "data:image/jpeg,"+photoBase64), "data:TYPE;base64"},
		{"chat", swap(`"additionalProperties":false,`, ``), "additionalProperties must be false"},
		{"chat", swap(`"required":["title","confidence"]`, `"required":["title"]`), "confidence too"},
		{"chat", swap(`{"title":{"type":"string"`, `{"title":{"type":"string","maxLength":9`), "maxLength is not permitted"},
		{"chat", swap(`}}}`, ``), "the body"},
		{"chat", swap(`What?`, "\xff"), "not UTF-8"},
		{"chat", header("Content-Type", "text/plain"), "a body of type"},
		{"chat", func(_ *ask, r *http.Request) { r.URL.Path = "/v1/v1/chat/completions" }, "no such endpoint"},
		{"chat", func(_ *ask, r *http.Request) { r.Method = "PUT" }, "no such method"},
		{"chat", func(_ *ask, r *http.Request) { r.Header.Del("Authorization") }, "no key"},
		{"chat", header("Authorization", "Bearer ${VISION_API_KEY}"), "a reference to a secret"},
		{"messages", swap(`"max_tokens":1024,`, ``), "/max_tokens"},
		{"messages", swap(`"tool_choice":{"type":"tool","name":"identify"}`, `"tool_choice":{"type":"tool","name":"other"}`), "names no tool"},
		{"messages", swap(`{"type":"url","url":"`+photoURL+`"}`, `{"type":"base64","media_type":"image/png","data":"`+photoBase64+`"}`), "image/jpeg and not image/png"},
		{"messages", swap(`{"type":"url","url":"`+photoURL+`"}`, `{"type":"base64","data":"`+photoBase64+`"}`), "/messages/0/content"},
		{"messages", func(_ *ask, r *http.Request) { r.Header.Del("Anthropic-Version") }, "anthropic-version: missing"},
		{"messages", header("Anthropic-Version", "2024-01-01"), "anthropic-version"},
		{"annotate", swap(`"features"`, `"feature"`), "feature"},
		{"annotate", swap(`WEB_DETECTION`, `WEB`), "/requests/0/features/0/type"},
		{"annotate", swap(`{"source":{"imageUri":"`+photoURL+`"}}`, `{}`), "the URL of the image is none"},
		{"annotate", swap(`{"source":{"imageUri":"`+photoURL+`"}}`, `{"content":"not base64"}`), "/requests/0/image/content"},
		{"run", swap(`"data:image/jpeg;base64,`, `"`+photoURL+`?`), "/input/messages/0/content"},
		{"run", swap(`"json_schema":{"type":"object"`, `"json_schema":{"name":"item","strict":true,"schema":{"type":"object"`), "the body"},
		{"run", swap(`"@cf/meta/`, `"meta/`), "/model"},
		{"lens", query("url", ""), "url: missing"},
		{"lens", query("gl", "us"), "gl: no such parameter"},
		{"lens", query("type", "visual"), "type"},
		{"lens", query("country", "US"), "country"},
		{"exact", query("q", "camera"), "q does not go with"},
		{"shopping", query("q", ""), "q: missing"},
		{"shopping", query("country", "us"), "country: no such parameter"},
		{"shopping", query("gl", "gb"), "the United Kingdom is uk"},
		{"shopping", query("engine", "google_shop"), "no such path"},
		{"shopping", func(_ *ask, r *http.Request) { r.URL.RawQuery += "&q=b" }, "q: more than once"},
		{"serper shopping", swap(`"num":40`, `"num":"40"`), "/num"},
		{"serper lens", swap(`"gl":"us"`, `"country":"us"`), "country"},
		{"token", swap("client_credentials", "password"), "grant_type"},
		{"token", swap("&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope", ""), "scope"},
		{"search", query("q", ""), "q: missing"},
		{"search", query("q", strings.Repeat("a", 101)), "more than 100 characters"},
		{"search", query("limit", "201"), "limit"},
		{"search", query("page", "1"), "page: no such parameter"},
		{"search", query("filter", "FIXED_PRICE"), "filter"},
		{"search", header("X-EBAY-C-MARKETPLACE-ID", "EBAY_XX"), "no such marketplace"},
		{"search by image", swap(`{"image":"`, `{"image":"data:image/jpeg;base64,`), "not in base64"},
		{"search by image", swap(`{"image"`, `{"img"`), "img"},
		{"page", func(_ *ask, r *http.Request) { r.URL.Path = "/nothing" }, "no such endpoint"},
	} {
		w, a := New(), byName(t, c.ask)
		r := a.request(w)
		c.change(&a, r)
		status, body := get(t, w, r)
		if status < 400 || status > 404 {
			t.Errorf("%s, %s: %d %.200s", c.ask, c.says, status, body)
		}
		if got := w.Violations(); len(got) == 0 || !strings.Contains(strings.Join(got, "\n"), c.says) {
			t.Errorf("%s: violations %q, want %q", c.ask, got, c.says)
		}
	}
}

// A secret that comes where it does not belong is noticed, by whoever gets it.
func TestSecretsOfOthers(t *testing.T) {
	w := New()
	for _, a := range asks() {
		for _, other := range []string{"openai", "serpapi", "ebay"} {
			r := a.request(w)
			r.Header.Set("X-Other", w.Vendor(other).Secret())
			before := len(w.Violations())
			get(t, w, r)
			want := "the secret of " + other + " does not belong here"
			if got := w.Violations()[before:]; (a.vendor != other) != slices.ContainsFunc(got, func(v string) bool { return strings.HasSuffix(v, want) }) {
				t.Errorf("%s with the secret of %s: %q", a.name, other, got)
			}
		}
	}
}

// A wrong key is refused in the vendor's shape. That is no violation: a test may well mean it.
func TestWrongKey(t *testing.T) {
	for _, c := range []struct {
		ask, header, value string
		status             int
		says               string
	}{
		{"chat", "Authorization", "Bearer sk-wrong", 401, `"code":"invalid_api_key"`},
		{"messages", "X-Api-Key", "wrong", 401, `"type":"authentication_error"`},
		{"annotate", "X-Goog-Api-Key", "wrong", 400, `"reason":"API_KEY_INVALID"`},
		{"serper shopping", "X-Api-Key", "wrong", 403, `{"message":"Unauthorized.","statusCode":403}`},
		{"token", "Authorization", "Basic d3Jvbmc6d3Jvbmc=", 401, `"errors"`},
		{"search", "Authorization", "Bearer wrong", 401, `"errorId":1001`},
	} {
		w, a := New(), byName(t, c.ask)
		r := a.request(w)
		r.Header.Set(c.header, c.value)
		status, body := get(t, w, r)
		if status != c.status || !strings.Contains(body, c.says) {
			t.Errorf("%s: %d %s", c.ask, status, body)
		}
		if got := w.Violations(); len(got) > 0 {
			t.Errorf("%s: %q", c.ask, got)
		}
	}
	w, a := New(), byName(t, "shopping")
	r := a.request(w)
	r.URL.RawQuery = strings.Replace(r.URL.RawQuery, w.Vendor("serpapi").Secret(), "wrong", 1)
	if status, body := get(t, w, r); status != 401 || !strings.Contains(body, "Invalid API key") {
		t.Errorf("%d %s", status, body)
	}
}

// Each vendor can fail in each way, and is well again afterwards.
func TestFailuresAndGarbage(t *testing.T) {
	served := New()
	defer served.Listen()()
	for _, a := range asks() {
		process := New()
		for _, c := range slices.Concat(Failures, Garbage) {
			c.Times = 1
			for _, web := range []*Web{process, served} {
				var transport http.RoundTripper = web
				if web == served {
					transport = &http.Transport{DisableKeepAlives: true} // else a broken connection is tried again
				}
				web.Vendor(a.vendor).Behave(c.Behaviour)
				answer, err := transport.RoundTrip(a.request(web))
				broken := c.Body == Closed
				if broken != (err != nil) {
					t.Errorf("%s, %s: %v", a.name, c.Name, err)
				}
				if err != nil {
					continue
				}
				body, err := io.ReadAll(answer.Body)
				answer.Body.Close()
				if (c.Body == Lost) != (err != nil) {
					t.Errorf("%s, %s: %v", a.name, c.Name, err)
				}
				want := c.Status
				switch {
				case c.Location != "":
					want = 302
				case want == 0:
					want = 200
				}
				if answer.StatusCode != want {
					t.Errorf("%s, %s: status %d", a.name, c.Name, answer.StatusCode)
				}
				if key := web.Vendor(a.vendor).Secret(); c.Body == Echo && key != "" && a.vendor != "ebay" && !bytes.Contains(body, []byte(key)) {
					t.Errorf("%s: no echo of the secret: %s", a.name, body)
				}
				if status, _ := get(t, transport, a.request(web)); status != 200 {
					t.Errorf("%s after %s: %d", a.name, c.Name, status)
				}
			}
		}
		for _, violation := range process.Violations() {
			t.Error(violation)
		}
	}
}

// What the bodies are that any vendor can send.
func TestBodies(t *testing.T) {
	w, a := New(), byName(t, "chat")
	for _, c := range []struct {
		body Body
		is   func(text string) bool
	}{
		{EmptyArrays, has(`"choices":[]`)},
		{Nulls, has(`"id":null`, `"index":null`, `\"title\":null`)},
		{WrongTypes, has(`"id":7`, `"index":"seven"`, `\"title\":7`, `\"confidence\":\"seven\"`)},
		{WrongShapes, has(`"choices":{"items":[{`, `"id":["chatcmpl`, `"usage":[{`)},
		{Hostile, has(`${VISION_API_KEY}`, `\\u0000`)},
		{NotUTF8, has("\xff\xfe\x80", `\"title\":\"Halden Scout 35 rangefinder camera`)},
		{HTML, has("<!doctype html>")},
		{Empty, func(text string) bool { return text == "" }},
		{Truncated, func(text string) bool { return text[0] == '{' && !json.Valid([]byte(text)) }},
		{Huge, func(text string) bool { return len(text) > 12<<20 && json.Valid([]byte(text)) }},
		{Deep, func(text string) bool { return strings.HasPrefix(text, strings.Repeat("[", 100_000)+"]") }},
		{Echo, has("Bearer "+w.Vendor("openai").Secret(), photoURL)},
	} {
		w.Vendor("openai").Behave(Behaviour{Body: c.body})
		if _, text := get(t, w, a.request(w)); !c.is(text) {
			t.Errorf("%s: %.600s", c.body, text)
		}
	}
	// What is not JSON has no fields to be wrong, but numbers.
	w.Vendor("ecb").Behave(Behaviour{Body: WrongTypes})
	if _, text := get(t, w, byName(t, "rates").request(w)); !strings.Contains(text, "rate='x.xxxx'") {
		t.Error(text)
	}
}

func has(texts ...string) func(string) bool {
	return func(all string) bool {
		return !slices.ContainsFunc(texts, func(text string) bool { return !strings.Contains(all, text) })
	}
}

func TestHowLongABehaviourHolds(t *testing.T) {
	w, a := New(), byName(t, "shopping")
	v := w.Vendor("serpapi")
	statuses := func(n int) (got []int) {
		for range n {
			status, _ := get(t, w, a.request(w))
			got = append(got, status)
		}
		return got
	}
	v.Behave(Behaviour{Status: 503, Times: 2}, Behaviour{Status: 429, Times: 1})
	if got := statuses(5); !slices.Equal(got, []int{503, 503, 429, 200, 200}) {
		t.Error(got)
	}
	v.Behave(Behaviour{Status: 500})
	if got := statuses(3); !slices.Equal(got, []int{500, 500, 500}) {
		t.Error(got)
	}
	v.Behave(Behaviour{Status: 500, Only: "google_lens"})
	if got := statuses(2); !slices.Equal(got, []int{200, 200}) {
		t.Error(got)
	}
	v.Behave()
	if got := statuses(1); !slices.Equal(got, []int{200}) {
		t.Error(got)
	}
	if n := len(v.Calls()); n != 11 {
		t.Errorf("%d calls", n)
	}
	v.Behave(Behaviour{Status: 429, RetryAfter: 7})
	answer, err := w.RoundTrip(a.request(w))
	if err != nil || answer.Header.Get("Retry-After") != "7" {
		t.Error(answer, err)
	}
}

// A slow vendor waits no longer than the caller does.
func TestSlow(t *testing.T) {
	w, a := New(), byName(t, "chat")
	w.Vendor("openai").Behave(Behaviour{Delay: 80 * time.Millisecond})
	begun := time.Now()
	if status, _ := get(t, w, a.request(w)); status != 200 || time.Since(begun) < 80*time.Millisecond {
		t.Error(status, time.Since(begun))
	}
	w.Vendor("openai").Behave(Behaviour{Delay: time.Hour})
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := w.RoundTrip(a.request(w).WithContext(ctx)); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if calls := w.Calls("openai"); len(calls) != 2 || calls[1].Status != 0 {
		t.Error(calls)
	}
}

// What the models can say besides what they are asked for.
func TestVariants(t *testing.T) {
	for _, c := range []struct {
		ask  string
		body Body
		says string
	}{
		{"chat", Refusal, `"content":null,"refusal":"I'm sorry`},
		{"chat", CutShort, `"finish_reason":"length"`},
		{"chat", Fenced, "```json"},
		{"chat", ErrorInside, `"error":{"code":502`},
		{"chat", NoResults, `\"title\":\"\"`},
		{"messages", Refusal, `"content":[]`},
		{"messages", CutShort, `"stop_reason":"max_tokens"`},
		{"messages", Fenced, `{"text":"Here is`},
		{"annotate", ErrorInside, `"error":{"code":7`},
		{"annotate", NoResults, `{"responses":[{}]}`},
		{"run", AsText, `"response":"{`},
		{"run", AsChoices, `"choices":[{`},
		{"run", Refusal, "JSON Mode couldn't be met"},
		{"shopping", NoResults, "Google hasn't returned any results for this query."},
		{"shopping", ErrorInside, `"status":"Error"`},
		{"lens", NoResults, "Google Lens hasn't returned any results"},
		{"serper shopping", NoResults, `"shopping":[]`},
		{"serper lens", NoResults, `"organic":[]`},
		{"search", NoResults, `"total":0`},
	} {
		w, a := New(), byName(t, c.ask)
		w.Vendor(a.vendor).Behave(Behaviour{Body: c.body})
		if _, body := get(t, w, a.request(w)); !strings.Contains(body, c.says) {
			t.Errorf("%s, %s: %s", c.ask, c.body, body)
		}
	}
	w, a := New(), byName(t, "search")
	w.Vendor("ebay").Behave(Behaviour{Body: NoResults})
	if _, body := get(t, w, a.request(w)); strings.Contains(body, "itemSummaries") {
		t.Error("a member for no results:", body)
	}
}

func TestSee(t *testing.T) {
	w := New()
	w.See(Drift)
	for name, finds := range map[string]string{
		"chat": "Orvik Drift", "messages": "Orvik Drift", "annotate": "orvik drift", "run": "Orvik Drift",
		"lens": "Orvik Drift", "serper lens": "Orvik Drift", "search by image": "Orvik Drift",
	} {
		a := byName(t, name)
		if _, body := get(t, w, a.request(w)); !strings.Contains(body, finds) || strings.Contains(body, "Scout") {
			t.Errorf("%s: %s", name, body)
		}
	}
	w.See(Obeyed)
	for _, name := range []string{"chat", "messages", "run"} {
		a := byName(t, name)
		if _, body := get(t, w, a.request(w)); !strings.Contains(body, `1000000`) {
			t.Errorf("%s: %s", name, body)
		}
	}
}

func TestFields(t *testing.T) {
	w, a := New(), byName(t, "annotate")
	a.url += "?prettyPrint=false&fields=responses(error,webDetection(bestGuessLabels,pagesWithMatchingImages/url),logoAnnotations/*)"
	_, body := get(t, w, a.request(w))
	var v any
	if err := json.Unmarshal([]byte(body), &v); err != nil {
		t.Fatal(err)
	}
	answer := dig[object](v, "responses", 0)
	web := dig[object](answer, "webDetection")
	if len(answer) != 2 || len(web) != 2 || len(dig[object](web, "bestGuessLabels", 0)) != 2 || dig[object](answer, "logoAnnotations", 0)["score"] != 0.88 {
		t.Error(body)
	}
	if page := dig[object](web, "pagesWithMatchingImages", 1); len(page) != 1 || page["url"] != Pages[1].URL {
		t.Error(page)
	}
}

func TestEBay(t *testing.T) {
	w := New()
	search := func(change func(*http.Request)) map[string]any {
		a := byName(t, "search")
		r := a.request(w)
		if change != nil {
			change(r)
		}
		_, body := get(t, w, r)
		var v map[string]any
		if err := json.Unmarshal([]byte(body), &v); err != nil {
			t.Fatal(err)
		}
		return v
	}
	auctions := func(v map[string]any) (n int) {
		for _, row := range v["itemSummaries"].([]any) {
			if row.(object)["bidCount"] != nil {
				n++
			}
		}
		return n
	}
	all := search(nil)
	fixed := search(func(r *http.Request) { r.URL.RawQuery = "q=halden+scout" })
	if auctions(all) != 2 || auctions(fixed) != 1 { // one is both
		t.Errorf("%d auctions of those asked for, %d of those by default", auctions(all), auctions(fixed))
	}
	if page := search(func(r *http.Request) { r.URL.RawQuery = "q=halden+scout&limit=3" }); len(page["itemSummaries"].([]any)) != 3 || page["next"] == nil {
		t.Error(page)
	}
	if none := search(func(r *http.Request) { r.URL.RawQuery = "q=unheard+of" }); none["total"] != 0.0 || none["itemSummaries"] != nil {
		t.Error(none)
	}
	for _, row := range search(func(r *http.Request) { r.Header.Set("X-EBAY-C-MARKETPLACE-ID", "EBAY_DE") })["itemSummaries"].([]any) {
		if price := dig[object](row, "price"); price != nil && price["currency"] != "EUR" {
			t.Error(price)
		}
	}

	token := byName(t, "token")
	get(t, w, token.request(w))
	before := len(w.Tokens())
	get(t, w, token.request(w))
	if n := len(w.Tokens()); n != before+1 {
		t.Errorf("%d tokens after %d", n, before)
	}
	if secrets := w.Secrets("ebay"); len(secrets) != before+3 || !strings.HasPrefix(secrets[1], "PRD-") {
		t.Error(secrets)
	}
	r := byName(t, "search").request(w)
	w.RevokeTokens()
	if status, body := get(t, w, r); status != 401 || !strings.Contains(body, "Invalid access token") {
		t.Errorf("a revoked token: %d %s", status, body)
	}
}

func TestAI(t *testing.T) {
	w := New()
	var call struct{ Input json.RawMessage }
	if err := json.Unmarshal([]byte(run()), &call); err != nil {
		t.Fatal(err)
	}
	const model = "@cf/meta/llama-3.2-11b-vision-instruct"
	out, err := w.AI(model, call.Input)
	if err != nil || !bytes.Contains(out, []byte("Halden Scout 35")) {
		t.Fatal(string(out), err)
	}
	for status, says := range map[int]string{429: "3040: Capacity", 404: "5007: No such model", 402: "3036:"} {
		w.Vendor("workers-ai").Behave(Behaviour{Status: status})
		if _, err := w.AI(model, call.Input); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%d: %v", status, err)
		}
	}
	if got := w.Violations(); len(got) > 0 {
		t.Error(got)
	}
	w.Vendor("workers-ai").Behave()
	if _, err := w.AI(model, []byte(`{"prompt":`)); err == nil || len(w.Violations()) == 0 {
		t.Error("no violation of what is not JSON:", err)
	}
}

func TestPages(t *testing.T) {
	w := New()
	w.Put(Page{URL: "https://img.shop.com/camera.jpg", Body: []byte("a photo"), Type: "image/jpeg"})
	if status, body := get(t, w, fetch(t, "https://img.shop.com/camera.jpg?size=large")); status != 200 || body != "a photo" {
		t.Error(status, body)
	}
	if _, err := w.RoundTrip(fetch(t, "https://other.shop.com/")); err == nil {
		t.Error("an unknown host answers")
	}
	if _, err := w.RoundTrip(fetch(t, "http://img.example.com/scout-35.jpg")); err == nil {
		t.Error("a host answers without TLS")
	}
	for _, p := range Pages {
		status, body := get(t, w, fetch(t, p.URL+"?utm_source=x"))
		if want := max(p.Status, 200); status != want {
			t.Errorf("%s: %d", p.URL, status)
		}
		if digits := strings.TrimSuffix(strings.TrimSuffix(p.Price, "0"), ".0"); !strings.Contains(body, digits) {
			t.Errorf("%s does not say %s", p.URL, p.Price)
		}
	}
}

func fetch(t *testing.T, url string) *http.Request {
	t.Helper()
	r, err := http.NewRequest("GET", url, nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestConfigure(t *testing.T) {
	w := New()
	vars, secrets := w.Configure("openai", "ebay,catalog")
	for name, want := range map[string]string{
		"VISION": "openai", "SEARCH": "ebay,catalog", "VISION_BASE_URL": "https://api.openai.com/v1", "EBAY_BASE_URL": "https://api.ebay.com",
		"SERPER_BASE_URL": "https://google.serper.dev", "ECB_RATES_URL": "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml",
		"SECRETS": "SERPAPI_API_KEY@serpapi.com SERPER_API_KEY@google.serper.dev EBAY_CREDENTIALS@api.ebay.com EBAY_TOKEN@api.ebay.com VISION_API_KEY@api.openai.com",
	} {
		if vars[name] != want {
			t.Errorf("%s: %q", name, vars[name])
		}
	}
	if got := slices.Sorted(maps.Keys(secrets)); !slices.Equal(got, []string{"EBAY_CREDENTIALS", "SERPAPI_API_KEY", "SERPER_API_KEY", "VISION_API_KEY"}) {
		t.Error(got)
	}
	defer w.Listen()()
	vars, _ = w.Configure("anthropic", "catalog")
	host, ok := strings.CutPrefix(vars["VISION_BASE_URL"], "http://127.0.0.1:")
	if !ok || !strings.Contains(vars["SECRETS"], "VISION_API_KEY@127.0.0.1:"+host) {
		t.Error(vars)
	}
	// The chain of redirects holds together there too.
	answer, err := http.Get(w.URL("https://moved.example.com/scout"))
	if err != nil || answer.StatusCode != 200 {
		t.Fatal(answer, err)
	}
	answer.Body.Close()
	if _, err := http.Get(w.URL("https://loop.example.com/a")); err == nil || !strings.Contains(err.Error(), "stopped after 10 redirects") {
		t.Error(err)
	}
}
