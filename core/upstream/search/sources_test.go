package search

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// The vendors' answers in this file are made up: PriceCharting's in the format of its reference, the others in the formats
// that the tests' SOURCES describe. None was recorded from a vendor.

// minimal is a source with no more than the members that it must have.
const minimal = `{"name":"mine","request":{"url":"https://api.shop.com/s?q={query}"},"title":"t","url":"u","price":"p","constants":{"currency":"USD"}}`

// with returns minimal with members replaced, added or, if null, removed. Changes is the JSON of an object whose members are
// the names of members.
func with(t *testing.T, changes string) string {
	t.Helper()
	var source, change map[string]any
	for text, into := range map[string]*map[string]any{minimal: &source, changes: &change} {
		if err := json.Unmarshal([]byte(text), into); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	for name, value := range change {
		source[name] = value
		if value == nil {
			delete(source, name)
		}
	}
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(source)
	return b.String()
}

// configured configures SOURCES and SEARCH.
func configured(sources, search string, secrets ...string) Settings {
	vars := exchange.Headers{{Name: "SEARCH", Value: search}, {Name: "SOURCES", Value: sources}}
	return Configure(exchange.NewConfig(vars, secrets...), false, []string{"openai"})
}

// sourceFaults returns the faults of SOURCES, each with its field.
func sourceFaults(s *Settings) []string {
	var texts []string
	for _, f := range s.Faults() {
		if strings.HasPrefix(f.Variable, "SOURCES") {
			texts = append(texts, f.Variable+": "+f.Problem)
		}
	}
	return texts
}

func TestFaultsOfSourcesNameTheField(t *testing.T) {
	const badHeader = "request.headers: each name must have 1 to 64 letters, digits, hyphens and underscores and begin with a letter, " +
		"and each value must be a string of printable ASCII"
	const badBody = "request.body: must be an object, an array, or a form such as q={query}&limit=50"
	for _, c := range []struct{ changes, want string }{
		{`{"name":null}`, "name: is missing"},
		{`{"name":7}`, "name: must be a string that is not empty"},
		{`{"name":"My Shop"}`, "name: must have 1 to 20 lower-case letters, digits and hyphens, and begin with a letter"},
		{`{"name":"a23456789-123456789-1"}`, "name: must have 1 to 20 lower-case letters, digits and hyphens, and begin with a letter"},
		{`{"name":"ebay"}`, "name: must differ from the names of the built-in upstreams and of the earlier sources"},
		{`{"name":"own"}`, "name: must differ from the names of the built-in upstreams and of the earlier sources"},
		{`{"name":"openai"}`, "name: must differ from the names of the built-in upstreams and of the earlier sources"},
		{`{"prise":"x"}`, "prise: is not a known member"},
		{`{"sk-live-0123456789":"x"}`, ": has an unknown member"},

		{`{"title":null}`, "title: is missing"},
		{`{"url":null}`, "url: is missing"},
		{`{"price":null}`, "price: is missing"},
		{`{"prices":[{"path":"a"}]}`, "price: must be left out if prices is set"},
		{`{"title":"{a..b}"}`, "title: must be a valid path"},
		{`{"price":"a..b"}`, "price: must be a valid path"},
		{`{"price":"a b) c"}`, "price: must be a valid path"},
		{`{"price":""}`, "price: must be a string that is not empty"},
		{`{"price":["a"]}`, "price: must be a string that is not empty"},
		{`{"price_format":"cents"}`, "price_format: must be one of major, minor, text"},
		{`{"date_format":"us"}`, "date_format: must be one of iso, unix, dmy, mdy"},
		{`{"constants":null}`, "currency: is missing: set it to a path, or set constants.currency"},
		{`{"constants":{"currency":"usd"}}`, "constants.currency: must be a currency code of ISO 4217, such as USD"},
		{`{"constants":{"currency":"USD","sold":"yes"}}`, "constants.sold: must be true or false"},
		{`{"constants":{"currency":"USD","condition":"battered"}}`, "constants.condition: must be a condition of Loupe, such as like_new"},
		{`{"constants":{"currency":"USD","price":"1"}}`, "constants.price: is not a known member"},
		{`{"constants":[]}`, "constants: must be an object"},
		{`{"conditions":{"A":"fine"}}`, "conditions: each value must be a condition of Loupe, such as like_new"},
		{`{"prices":[],"price":null}`, "prices: must be an array of prices that is not empty"},
		{`{"prices":[{"label":"new"}],"price":null}`, "prices[0].path: is missing"},
		{`{"prices":[{"path":"a"},{"path":"b","condition":"odd"}],"price":null}`, "prices[1].condition: must be a condition of Loupe, such as like_new"},
		{`{"prices":[{"path":"a","words":"b"}],"price":null}`, "prices[0].words: is not a known member"},
		{`{"url":"https://{host}/x"}`, "url: must be a template of public https URLs on one host"},
		{`{"url":"http://shop.com/{id}"}`, "url: must be a template of public https URLs on one host: it must use https"},
		{`{"image":"{scheme}://shop.com/a"}`, "image: must be a template of public https URLs on one host"},
		{`{"limit":0}`, "limit: must be a whole number from 1 to 60"},
		{`{"limit":61}`, "limit: must be a whole number from 1 to 60"},
		{`{"limit":"5"}`, "limit: must be a whole number from 1 to 60"},
		{`{"timeout_ms":8001}`, "timeout_ms: must be a whole number from 500 to 8000"},
		{`{"interval_ms":2001}`, "interval_ms: must be a whole number from 0 to 2000"},
		{`{"cache_seconds":-1}`, "cache_seconds: must be a whole number from 60 to 2592000"},
		{`{"premium_percent":101}`, "premium_percent: must be a number from 0 to 100"},
		{`{"premium_percent":-1}`, "premium_percent: must be a number from 0 to 100"},

		{`{"request":null}`, "request: is missing"},
		{`{"request":"https://api.shop.com/s?q={query}"}`, "request: must be an object"},
		{`{"request":{"url":"https://api.shop.com/s?q=x"}}`, "request.url: must contain {query}, {gtin}, {brand} or {model}; otherwise all searches are the same"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&x={words}"}}`, "request.url: has an unknown name in braces"},
		{`{"request":{"url":"https://{country}.shop.com/s?q={query}"}}`, "request.url: must have a host without braces"},
		{`{"request":{"url":"https://api.shop.com/${KEY}?q={query}"}}`, "request.url: must have no secret before the question mark; put it after the question mark or into a header"},
		{`{"request":{"url":"http://api.shop.com/s?q={query}"}}`, "request.url: must use https"},
		{`{"request":{"url":"https://api.shop.com/a/../s?q={query}"}}`, "request.url: must be in normal form, such as https://api.example.com/search?q={query}"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","headers":{"x-key":"a\nb"}}}`, badHeader},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","headers":{"x-key":7}}}`, badHeader},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","headers":{"a b":"c"}}}`, badHeader},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","headers":"x"}}`, "request.headers: must be an object"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","headers":{"x` + strings.Repeat("-", 64) + `":"c"}}}`, badHeader},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","method":"PUT"}}`, "request.method: must be one of GET, POST"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","method":"POST"}}`, "request.body: must be set for POST, and left out for GET"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","body":{}}}`, "request.body: must be set for POST, and left out for GET"},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":"{query}"}}`, badBody},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":"q={query}&words=two words"}}`, badBody},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":"q={query}&w=é"}}`, badBody},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":7}}`, badBody},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":"q={words}"}}`, "request.body: has an unknown name in braces"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","pages":6}}`, "request.pages: must be a whole number from 1 to 5"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&n={limit}","pages":2}}`, "request.url: must contain {page}, {page_index}, {offset} or {cursor}; otherwise all pages are the same"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&p={page}","pages":2}}`, "limit: is missing: set it to the number of rows of a full page"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&p={page}","pages":2},"detail":{"url":"https://api.shop.com/p?id={id}"}}`, "request.pages: must be left out if detail is set"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&c={cursor}","pages":2}}`, "request.next: must be set with {cursor}, and left out without it"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&p={page}","pages":2,"next":"n"}}`, "request.next: must be set with {cursor}, and left out without it"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}&c={cursor}","pages":2,"next":"a..b"}}`, "request.next: must be a valid path"},
		{`{"vat_percent":101}`, "vat_percent: must be a number from 0 to 100"},
		{`{"vat_percent":"19"}`, "vat_percent: must be a number from 0 to 100"},
		{`{"brand":"a..b"}`, "brand: must be a valid path"},
		{`{"gtin":""}`, "gtin: must be a string that is not empty"},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":{"q":"{words}"}}}`, "request.body: has an unknown name in braces"},
		{`{"request":{"url":"https://api.shop.com/s","method":"POST","body":{"q":"x"}}}`, "request.url: must contain {query}, {gtin}, {brand} or {model}; otherwise all searches are the same"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","results":"a..b"}}`, "request.results: must be a valid path"},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","rows":3}}`, "request.rows: is not a known member"},
		{`{"detail":{"url":"https://other.com/p?id={id}"}}`, "detail.url: must be on the host of request.url"},
		{`{"detail":{"url":"https://api.shop.com/p?id={a..b}"}}`, "detail.url: has an unknown name in braces"},
		{`{"detail":{"url":"https://api.shop.com/p?id={id}","rows":6}}`, "detail.rows: must be a whole number from 1 to 5"},
		{`{"detail":{"url":"https://api.shop.com/p?id={id}","body":{}}}`, "detail.body: is not a known member"},
	} {
		s := configured("["+minimal+","+with(t, c.changes)+"]", "mine")
		want := "SOURCES[1]." + c.want
		if strings.HasPrefix(c.want, ":") { // a fault of the whole source
			want = "SOURCES[1]" + c.want
		}
		if got := sourceFaults(&s); !slices.Contains(got, want) || len(s.sources) != 1 {
			t.Errorf("%s: got faults %q and %d sources, want %q and the source without a fault", c.changes, got, len(s.sources), want)
		}
	}
}

func TestFaultsOfTheVariableSources(t *testing.T) {
	for sources, want := range map[string]string{
		`{`:     "SOURCES: is not valid JSON",
		minimal: "SOURCES: must be an array of sources",
		`[7]`:   "SOURCES[0]: must be an object",
		strings.Repeat("[", 100) + strings.Repeat("]", 100): "SOURCES: is nested more than 64 levels deep",
		`[` + minimal + `,` + minimal + `]`:                 "SOURCES[1].name: must differ from the names of the built-in upstreams and of the earlier sources",
	} {
		s := configured(sources, "mine")
		if got := sourceFaults(&s); !slices.Equal(got, []string{want}) {
			t.Errorf("%.60s: got faults %q, want %q", sources, got, want)
		}
	}
	s := configured("["+minimal+"]", "mine")
	if got := sourceFaults(&s); len(got) > 0 {
		t.Errorf("got faults %q of the least source, want none", got)
	}
}

// A key that was pasted into the wrong place must not get into a log or an answer.
func TestFaultsDoNotRepeatValues(t *testing.T) {
	const key = "sk-live-4242424242"
	var members map[string]any
	if err := json.Unmarshal([]byte(minimal), &members); err != nil {
		t.Fatal(err)
	}
	members["request"] = map[string]any{"url": key, "method": key, "results": key + "..", "headers": map[string]any{key: key, "x": "\n" + key}, key: key}
	members["detail"], members["conditions"], members["constants"] = key, map[string]any{key: key}, map[string]any{"condition": key, "currency": key}
	for _, name := range []string{"name", "title", "price", "limit", "price_format", "premium_percent"} {
		members[name] = "{" + key + ".."
	}
	text, _ := json.Marshal([]any{members})
	s := configured(string(text), "mine")
	if got := strings.Join(sourceFaults(&s), "\n"); strings.Contains(got, key) || len(sourceFaults(&s)) < 12 {
		t.Errorf("got the faults\n%s\nwant 12 or more without the text %s", got, key)
	}
}

// searchSource searches one source, and returns the results and the requests.
func searchSource(t *testing.T, source string, query Query, answer func(exchangetest.Effect) exchangetest.Answer) (*Results, []exchangetest.Effect) {
	t.Helper()
	name := gjson.Get(source, "name").String()
	in := newInstance(t, name, query, answer)
	in.noPhoto = true
	in.Variables = append(in.Variables, exchange.Header{Name: "SOURCES", Value: "[" + source + "]"}, exchange.Header{Name: "SECRETS", Value: "KEY@api.shop.com"})
	in.Secrets = append(in.Secrets, "KEY")
	effects := in.run()
	if len(in.results) == 0 {
		return nil, effects
	}
	return in.results[0], effects
}

var sourceQuery = Query{Keywords: "Canon AE-1", Text: "Canon AE-1 (UPC 013803100013, s/n 123456789012)", Brand: "Canon", Model: "AE-1", Country: "GB", Currency: "GBP"}

func TestSourceRequests(t *testing.T) {
	hostile := sourceQuery
	hostile.Keywords = `${KEY}&engine=x#"}{brand}%20é`
	for _, c := range []struct {
		request string
		query   Query
		method  string
		url     string
		body    string
	}{
		{`{"url":"https://api.shop.com/s?q={query}&c={country}&l={country_lower}&m={currency}&n={limit}&k=${KEY}"}`, sourceQuery,
			"GET", "https://api.shop.com/s?q=Canon%20AE-1&c=GB&l=gb&m=GBP&n=7&k=${KEY}", ""},
		{`{"url":"https://api.shop.com/{brand}/{model}/{gtin}"}`, sourceQuery, "GET", "https://api.shop.com/Canon/AE-1/013803100013", ""},
		{`{"url":"https://api.shop.com/s?q={query}"}`, hostile, "GET", "https://api.shop.com/s?q=%24%7BKEY%7D%26engine%3Dx%23%20%7D%7Bbrand%7D%2520%C3%A9", ""},
		{`{"method":"POST","url":"https://api.shop.com/s","body":{"q":"{query} x","n":"{limit}","m":["n: {limit}",{"a":1}],"t":"\"{brand}\""}}`, hostile,
			"POST", "https://api.shop.com/s", `{"m":["n: 7",{"a":1}],"n":7,"q":"\u0024{KEY}\u0026engine=x# }{brand}%20é x","t":"\"Canon\""}`},
		{`{"method":"POST","url":"https://api.shop.com/s","body":{"key":"${KEY}","q":"{query}","p":"{page}","i":"{page_index}","o":"{offset}","g":"{gtin}","t":"\"{limit}"}}`, sourceQuery,
			"POST", "https://api.shop.com/s", `{"g":"013803100013","i":0,"key":"${KEY}","o":0,"p":1,"q":"Canon AE-1","t":"\"7"}`},
		{`{"method":"POST","url":"https://api.shop.com/s","body":"key=${KEY}&q={query}&n={limit}&lang=de%2Dat"}`, hostile,
			"POST", "https://api.shop.com/s", "key=${KEY}&q=%24%7BKEY%7D%26engine%3Dx%23%20%7D%7Bbrand%7D%2520%C3%A9&n=7&lang=de%2Dat"},
	} {
		source := with(t, `{"limit":7,"timeout_ms":900,"request":`+c.request+`}`)
		_, effects := searchSource(t, source, c.query, unexpected)
		if len(effects) == 0 {
			t.Fatalf("%s: got no request", c.request)
		}
		e := effects[0]
		if e.Method != c.method || e.URL != c.url || strings.TrimSpace(e.Body) != c.body {
			t.Errorf("%s: got %s %s\n%s, want %s %s\n%s", c.request, e.Method, e.URL, e.Body, c.method, c.url, c.body)
		}
		if want := map[byte]string{'{': "application/json", 'k': "application/x-www-form-urlencoded"}; c.body != "" && (!e.BodySecrets || e.Headers.Get("content-type") != want[c.body[0]]) {
			t.Errorf("%s: got the content type %s, secrets in the body %v, want %s and secrets", c.request, e.Headers.Get("content-type"), e.BodySecrets, want[c.body[0]])
		}
		if e.TimeLimit != 900 || !e.Secrets || e.MaxBytes != upstream.MaxResponse {
			t.Errorf("%s: got %d ms, secrets %v, at most %d bytes, want 900 ms, secrets, %d bytes", c.request, e.TimeLimit, e.Secrets, e.MaxBytes, upstream.MaxResponse)
		}
	}
}

func TestSourceIsNotCalledWithoutItsParameters(t *testing.T) {
	for request, isCalled := range map[string]bool{
		`{"url":"https://api.shop.com/s?q={query}"}`:                                      true,
		`{"url":"https://api.shop.com/s?q={query}&b={brand}"}`:                            false,
		`{"url":"https://api.shop.com/s?q={query}&g={gtin}"}`:                             false,
		`{"url":"https://api.shop.com/{model}"}`:                                          false, // ".." would change the path
		`{"method":"POST","url":"https://api.shop.com/s","body":{"q":"{query} {brand}"}}`: false,
	} {
		r, effects := searchSource(t, with(t, `{"request":`+request+`}`), Query{Keywords: "x", Text: "x 1234567890123", Model: ".."}, unexpected)
		if (len(effects) > 0) != isCalled || (r != nil) != isCalled {
			t.Errorf("%s: got %d requests, want called: %v", request, len(effects), isCalled)
		}
	}
}

func TestFindGTIN(t *testing.T) {
	for text, want := range map[string]string{
		"4006381333931": "4006381333931", "EAN 4006381333931.": "4006381333931", "4006381333932": "", "036000291452": "036000291452", "10012345678902": "10012345678902",
		"": "", "96385074": "", "x40063813339310000y": "", "1 2 4006381333931 036000291452": "4006381333931", "400638133393": "",
	} {
		if got := findGTIN(text); got != want {
			t.Errorf("findGTIN(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestSourceRowsAreRead(t *testing.T) {
	const row = `"t":"Canon AE-1","u":"https://shop.com/1"`
	listing := product.Listing{Title: "Canon AE-1", URL: "https://shop.com/1", Source: "mine", Distance: -1, TextRank: 1}
	change := func(f func(*product.Listing)) product.Listing {
		l := listing
		f(&l)
		return l
	}
	priced := func(amount, currency string) product.Listing {
		return change(func(l *product.Listing) { l.Price = price(amount, currency) })
	}
	for _, c := range []struct {
		changes, row string
		want         product.Listing
	}{
		{`{}`, row + `,"p":12.5`, priced("12.50", "USD")},
		{`{}`, row + `,"p":"1.299"`, priced("1.2990", "USD")},
		{`{}`, row + `,"p":"$12.50"`, listing},
		{`{}`, row + `,"p":{"x":1}`, listing},
		{`{"price":"sale p"}`, row + `,"p":12,"sale":null`, priced("12", "USD")},
		{`{"price":"sale p"}`, row + `,"p":12,"sale":9`, priced("9", "USD")},
		{`{"currency":"c"}`, row + `,"p":12,"c":"eur"`, priced("12", "EUR")},
		{`{"currency":"c"}`, row + `,"p":12,"c":"€"`, listing},
		{`{"currency":"c"}`, row + `,"p":12`, priced("12", "USD")},
		{`{"currency":"c","constants":{"vendor":"V"}}`, row + `,"p":12`, change(func(l *product.Listing) { l.Vendor = "V" })},
		{`{"price_format":"minor"}`, row + `,"p":1250`, priced("12.50", "USD")},
		{`{"price_format":"minor"}`, row + `,"p":"1250"`, priced("12.50", "USD")},
		{`{"price_format":"minor"}`, row + `,"p":12.5`, listing},
		{`{"price_format":"minor"}`, row + `,"p":0`, listing},
		{`{"price_format":"minor"}`, row + `,"p":99999999999999999999`, listing},
		{`{"price_format":"minor","currency":"c"}`, row + `,"p":1250,"c":"JPY"`, priced("1250", "JPY")},
		{`{"price_format":"minor","currency":"c"}`, row + `,"p":1250,"c":"KWD"`, priced("1.2500", "KWD")},
		{`{"price_format":"text"}`, row + `,"p":"$1,250.00"`, priced("1250", "USD")},
		{`{"price_format":"text","constants":{}}`, row + `,"p":"A$5"`, priced("5", "AUD")},
		{`{"price_format":"text","constants":{}}`, row + `,"p":"5.00"`, listing},
		{`{"shipping":"s"}`, row + `,"p":10,"s":"2.50"`, change(func(l *product.Listing) { l.Price, l.Shipping = price("12.50", "USD"), price("2.50", "USD").Low })},
		{`{"shipping":"s"}`, row + `,"p":10,"s":"free"`, priced("10", "USD")},
		{`{"shipping":"s","price_format":"text"}`, row + `,"p":"$10","s":"€5"`, priced("10", "USD")},
		{`{"premium_percent":26}`, row + `,"p":300`, priced("378", "USD")},
		{`{"premium_percent":12.5,"shipping":"s"}`, row + `,"p":99.99,"s":10`, change(func(l *product.Listing) { l.Price, l.Shipping = price("122.49", "USD"), price("10", "USD").Low })},
		{`{"vat_percent":19}`, row + `,"p":100`, priced("119", "USD")},
		{`{"vat_percent":0}`, row + `,"p":"1.299"`, priced("1.2990", "USD")},
		{`{"vat_percent":20,"premium_percent":25,"shipping":"s"}`, row + `,"p":100,"s":10`, change(func(l *product.Listing) { l.Price, l.Shipping = price("162", "USD"), price("12", "USD").Low })},
		{`{"vat_percent":19,"price":"sale p"}`, row + `,"p":100,"sale":0`, priced("119", "USD")},
		{`{"vat_percent":100}`, row + `,"p":999999999999`, listing},
		{`{"brand":"b.name"}`, row + `,"b":{"name":"Canon"}`, change(func(l *product.Listing) { l.Brand = "Canon" })},
		{`{"gtin":"g"}`, row + `,"g":"0013803100013"`, listing},
		{`{"gtin":"g"}`, row + `,"g":13803100013`, listing}, // not a GTIN without its zero
		{`{"gtin":"g"}`, row + `,"g":"SKU 4006381333932"`, listing},
		{`{"condition":"c"}`, row + `,"c":"Very good"`, change(func(l *product.Listing) { l.Condition = product.VeryGood })},
		{`{"condition":"c","conditions":{"B+":"very_good","10":"like new"}}`, row + `,"c":"b+"`, change(func(l *product.Listing) { l.Condition = product.VeryGood })},
		{`{"condition":"c","conditions":{"10":"like new"}}`, row + `,"c":10`, change(func(l *product.Listing) { l.Condition = product.LikeNew })},
		{`{"condition":"c","constants":{"currency":"USD","condition":"used"}}`, row + `,"c":"B+"`, change(func(l *product.Listing) { l.Condition = product.Used })},
		{`{"date":"d"}`, row + `,"d":"2026-11-20T23:59:59+05:00"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d"}`, row + `,"d":"20.11.2026"`, listing},
		{`{"date":"d"}`, row + `,"d":1795132800`, listing},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":1795132800`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":"1795132800"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":1795132800999`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":"1795132800.25"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":10000000000000`, listing},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":"2026-11-20"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"20.11.2026"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"5/1/2026"`, change(func(l *product.Listing) { l.Date = 20458 })},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"20. 11. 2026 18:20"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"31.02.2026"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"20.11.26"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"20.11"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"..2026"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"120.11.2026"`, listing},
		{`{"date":"d","date_format":"dmy"}`, row + `,"d":"yesterday"`, listing},
		{`{"date":"d","date_format":"mdy"}`, row + `,"d":"11/20/2026"`, change(func(l *product.Listing) { l.Date = 20777 })},
		{`{"date":"d","date_format":"mdy"}`, row + `,"d":"20/11/2026"`, listing},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":-5`, listing},
		{`{"date":"d","date_format":"unix"}`, row + `,"d":9223372036854775807`, listing},
		{`{"sold":"s"}`, row + `,"s":true,"p":5`, change(func(l *product.Listing) { l.Sold, l.Price = true, price("5", "USD") })},
		{`{"sold":"s"}`, row + `,"s":"SOLD","p":5`, change(func(l *product.Listing) { l.Sold, l.Price = true, price("5", "USD") })},
		{`{"sold":"s"}`, row + `,"s":1,"p":5`, change(func(l *product.Listing) { l.Sold, l.Price = true, price("5", "USD") })},
		{`{"sold":"s"}`, row + `,"s":"unsold","p":5`, priced("5", "USD")},
		{`{"sold":"s","constants":{"currency":"USD","sold":true}}`, row + `,"s":false,"p":5`, priced("5", "USD")},
		{`{"constants":{"currency":"USD","sold":true}}`, row + `,"p":5`, change(func(l *product.Listing) { l.Sold, l.Price = true, price("5", "USD") })},
		{`{"id":"i","vendor":"v","image":"g"}`, row + `,"i":42,"v":" A\u0000 shop ","g":"https://img.shop.com/1.jpg"`,
			change(func(l *product.Listing) { l.ID, l.Vendor, l.Image = "42", "A shop", "https://img.shop.com/1.jpg" })},
		{`{"image":"g"}`, row + `,"g":"https://10.0.0.1/1.jpg"`, listing},
		{`{"url":"https://shop.com/{n}","title":"{t} ({k.0})"}`, `"t":"Canon","k":["AE-1"],"n":"a/../b?c"`,
			change(func(l *product.Listing) { l.Title, l.URL = "Canon (AE-1)", "https://shop.com/a%2F..%2Fb%3Fc" })},
	} {
		for _, shape := range []string{`[{%}]`, `{%}`} {
			r, _ := searchSource(t, with(t, c.changes), sourceQuery, always(exchangetest.HTTP(200, strings.Replace(shape, "%", c.row, 1))))
			if r.Err != nil || len(r.Listings) != 1 || r.Listings[0] != c.want {
				t.Errorf("%s, row %s: got %+v, %v, want\n%+v", c.changes, c.row, r.Listings, r.Err, c.want)
			}
		}
	}
}

func TestRowsThatAreNotListingsAreDropped(t *testing.T) {
	good := `{"t":"kept","u":"https://shop.com/1","p":5,"i":1}`
	for _, c := range []struct{ changes, row, problem string }{
		{`{}`, `{"u":"https://shop.com/2","p":5}`, "dropped: title has no text"},
		{`{}`, `{"t":" ","u":"https://shop.com/2","p":5}`, "dropped: title has no text"},
		{`{}`, `{"t":["a"],"u":"https://shop.com/2","p":5}`, "dropped: title has no text"},
		{`{}`, `{"t":"a","p":5}`, "dropped: url has no public https URL"},
		{`{}`, `{"t":"a","u":"http://shop.com/2","p":5}`, "dropped: url has no public https URL: it must use https"},
		{`{}`, `{"t":"a","u":"javascript:alert(1)","p":5}`, "dropped: url has no public https URL: it must start with https://"},
		{`{}`, `{"t":"a","u":"https://192.168.1.1/2","p":5}`, "dropped: url has no public https URL: it must name a public host: the address is private, local or reserved"},
		{`{"url":"https://shop.com/{i}"}`, `{"t":"a","p":5}`, "dropped: url has no public https URL"},
		{`{"url":"https://shop.com/{i}"}`, `{"t":"a","p":5,"i":".."}`, "dropped: url has no public https URL"},
		{`{"constants":{"currency":"USD","sold":true}}`, `{"t":"a","u":"https://shop.com/2"}`, "dropped: a sale without a price"},
		{`{"price":null,"prices":[{"path":"p"},{"path":"q"}]}`, `{"t":"a","u":"https://shop.com/2"}`, "no price: there is none in the form of price_format, or its currency is not known"},
		{`{"gtin":"g"}`, `{"t":"a","u":"https://shop.com/2","p":5,"g":"4006381333931"}`, "dropped: gtin is that of another product"},
		{`{}`, `7`, "dropped: title has no text"},
	} {
		var problems []string
		query := sourceQuery
		query.Observe = func(r Row) {
			for _, p := range r.Problems {
				problems = append(problems, p.String())
			}
		}
		r, _ := searchSource(t, with(t, c.changes), query, always(exchangetest.HTTP(200, "["+c.row+","+good+"]")))
		if r.Err != nil || len(r.Listings) != 1 || r.Listings[0].Title != "kept" {
			t.Errorf("%s, row %s: got %+v, %v, want the other row only", c.changes, c.row, r.Listings, r.Err)
		}
		if !slices.Contains(problems, c.problem) {
			t.Errorf("%s, row %s: got problems %q, want %q", c.changes, c.row, problems, c.problem)
		}
	}
}

func TestAnswersOfASourceThatDoNotFitAreErrors(t *testing.T) {
	for _, c := range []struct {
		changes, answer string
		want            error
	}{
		{`{}`, `[]`, nil},
		{`{}`, `{}`, upstream.Unusable},
		{`{}`, `7`, upstream.Unusable},
		{`{}`, `[{}]`, upstream.Unusable},
		{`{}`, `[[]]`, upstream.Unusable},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","results":"a.b"}}`, `{"a":{"b":[]}}`, nil},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","results":"a.b"}}`, `{"a":{"b":null}}`, upstream.Unusable},
		{`{"request":{"url":"https://api.shop.com/s?q={query}","results":"a.b"}}`, `{"a":{}}`, upstream.Unusable},
		{`{"total":"n","request":{"url":"https://api.shop.com/s?q={query}","results":"a.b"}}`, `{"n":0}`, nil},
		{`{"total":"n","request":{"url":"https://api.shop.com/s?q={query}","results":"a.b"}}`, `{"n":1}`, upstream.Unusable},
		{`{"error":"e.m"}`, `{"e":{"m":"no"},"t":"a","u":"https://shop.com/1"}`, upstream.Reported},
		{`{"error":"e"}`, `{"e":"","t":"a","u":"https://shop.com/1"}`, nil},
		{`{"error":"e"}`, `{"e":false,"t":"a","u":"https://shop.com/1"}`, nil},
		{`{"error":"e"}`, `{"e":0,"t":"a","u":"https://shop.com/1"}`, nil},
		{`{"error":"e"}`, `{"e":true,"t":"a","u":"https://shop.com/1"}`, upstream.Reported},
		{`{"error":"e"}`, `{"e":17,"t":"a","u":"https://shop.com/1"}`, upstream.Reported},
		{`{"error":"..#(ok!=true).message"}`, `{"ok":false,"message":"no","t":"a","u":"https://shop.com/1"}`, upstream.Reported},
		{`{"error":"..#(ok!=true).message"}`, `{"ok":true,"message":"fine","t":"a","u":"https://shop.com/1"}`, nil},
		{`{"gtin":"g"}`, `[{"t":"a","u":"https://shop.com/1","g":"4006381333931"}]`, nil}, // another product is no misfit
	} {
		r, _ := searchSource(t, with(t, c.changes), sourceQuery, always(exchangetest.HTTP(200, c.answer)))
		if r.Err != c.want {
			t.Errorf("%s, %s: got %v, want %v", c.changes, c.answer, r.Err, c.want)
		}
	}
}

func TestSourceReturnsNoMoreListingsThanOtherSearches(t *testing.T) {
	rows := strings.Repeat(`{"t":"`+strings.Repeat("é ", 400)+`","u":"https://shop.com/1","p":5,"q":6,"v":"`+strings.Repeat("v", 500)+`"},`, 50)
	source := with(t, `{"vendor":"v","price":null,"prices":[{"path":"p","label":"x"},{"path":"q"}]}`)
	r, _ := searchSource(t, source, sourceQuery, always(exchangetest.HTTP(200, "["+rows+"{}]")))
	if r.Err != nil || len(r.Listings) != MaxListings {
		t.Fatalf("got %d listings, %v, want %d", len(r.Listings), r.Err, MaxListings)
	}
	checkListings(t, r.Listings)
}

func parsed(json string) *gjson.Result {
	value := gjson.Parse(json)
	return &value
}

// searchPages searches a source whose request has the members. Answers has the body for each request; the last one repeats.
func searchPages(t *testing.T, request string, answers ...string) (r *Results, requests []string) {
	t.Helper()
	r, effects := searchSource(t, with(t, `{"limit":2,"request":{"results":"rows",`+request+`}}`), sourceQuery, func(exchangetest.Effect) exchangetest.Answer {
		answer := answers[0]
		if len(answers) > 1 {
			answers = answers[1:]
		}
		if answer == "" {
			return exchangetest.HTTP(404, "")
		}
		return exchangetest.HTTP(200, answer)
	})
	for _, e := range effects {
		requests = append(requests, strings.TrimPrefix(e.URL, "https://api.shop.com/s")+strings.TrimSpace(e.Body))
	}
	return r, requests
}

// pageOf returns a response with rows, whose URLs end in the numbers.
func pageOf(next string, numbers ...int) string {
	rows := []any{}
	for _, n := range numbers {
		rows = append(rows, map[string]any{"t": "a", "u": fmt.Sprintf("https://shop.com/%d", n), "p": 5})
	}
	text, _ := json.Marshal(map[string]any{"rows": rows, "next": next})
	return string(text)
}

func TestPagesAreRequestedWhileThereMayBeMore(t *testing.T) {
	const url = `"url":"https://api.shop.com/s?q={brand}`
	for _, c := range []struct {
		name, request string
		answers       []string
		requests      []string
		listings      int
		err           error
	}{
		{"one page", url + `&p={page}"`, []string{pageOf("", 1, 2)}, []string{"?q=Canon&p=1"}, 2, nil},
		{"pages from 1", url + `&p={page}","pages":2`, []string{pageOf("", 1, 2), pageOf("", 3, 4)}, []string{"?q=Canon&p=1", "?q=Canon&p=2"}, 4, nil},
		{"pages from 0", url + `&p={page_index}","pages":2`, []string{pageOf("", 1, 2), pageOf("", 3)}, []string{"?q=Canon&p=0", "?q=Canon&p=1"}, 3, nil},
		{"offsets", url + `&o={offset}&n={limit}","pages":5`, []string{pageOf("", 1, 2), pageOf("", 3, 4), pageOf("", 5)},
			[]string{"?q=Canon&o=0&n=2", "?q=Canon&o=2&n=2", "?q=Canon&o=4&n=2"}, 5, nil},
		{"a page that is not full", url + `&p={page}","pages":3`, []string{pageOf("", 1)}, []string{"?q=Canon&p=1"}, 1, nil},
		{"an empty page", url + `&p={page}","pages":3`, []string{pageOf("", 1, 2), pageOf("")}, []string{"?q=Canon&p=1", "?q=Canon&p=2"}, 2, nil},
		{"cursors", url + `&c={cursor}","pages":3,"next":"next"`, []string{pageOf("a/b", 1), pageOf("", 2)}, []string{"?q=Canon&c=", "?q=Canon&c=a%2Fb"}, 2, nil},
		{"a cursor without a letter", url + `&c={cursor}","pages":3,"next":"next"`, []string{pageOf("..", 1)}, []string{"?q=Canon&c="}, 1, nil},
		{"a cursor too long", url + `&c={cursor}","pages":3,"next":"next"`, []string{pageOf(strings.Repeat("a", 1025), 1)}, []string{"?q=Canon&c="}, 1, nil},
		{"a body", `"url":"https://api.shop.com/s","method":"POST","body":{"q":"{query}","p":"{page}"},"pages":2`, []string{pageOf("", 1, 2), pageOf("", 3)},
			[]string{`{"p":1,"q":"Canon AE-1"}`, `{"p":2,"q":"Canon AE-1"}`}, 3, nil},
		{"a page that fails", url + `&p={page}","pages":3`, []string{pageOf("", 1, 2), ""}, []string{"?q=Canon&p=1", "?q=Canon&p=2"}, 2, upstream.Status},
		{"a page that is unusable", url + `&p={page}","pages":3`, []string{pageOf("", 1, 2), `{"rows":[{},{}]}`}, []string{"?q=Canon&p=1", "?q=Canon&p=2"}, 2, upstream.Unusable},
	} {
		r, requests := searchPages(t, c.request, c.answers...)
		if !slices.Equal(requests, c.requests) || len(r.Listings) != c.listings || r.Err != c.err {
			t.Errorf("%s: got requests %q, %d listings, %v, want %q, %d, %v", c.name, requests, len(r.Listings), r.Err, c.requests, c.listings, c.err)
		}
		for i, l := range r.Listings {
			if want := fmt.Sprintf("https://shop.com/%d", i+1); l.URL != want || l.TextRank != i+1 {
				t.Errorf("%s: listing %d is %s with rank %d, want %s", c.name, i, l.URL, l.TextRank, want)
			}
		}
	}
}

func TestPagesEndWithTheMostListings(t *testing.T) {
	var many []int
	for i := range 25 {
		many = append(many, i)
	}
	r, requests := searchPages(t, `"url":"https://api.shop.com/s?q={query}&p={page}","pages":5`, pageOf("", many...))
	if len(r.Listings) != MaxListings || len(requests) != 3 {
		t.Errorf("got %d listings of %d requests, want %d of 3", len(r.Listings), len(requests), MaxListings)
	}
}

const withDetails = `{"detail":{"url":"https://api.shop.com/p/{id}?k=${KEY}","headers":{"accept":"application/json"},"rows":3,"results":"product"},` +
	`"request":{"url":"https://api.shop.com/s?q={query}","results":"found"},"interval_ms":700,"timeout_ms":3000}`

func TestDetailsAreRequestedOneAfterTheOther(t *testing.T) {
	var times []int64
	source := with(t, withDetails)
	r, effects := searchSource(t, source, sourceQuery, func(e exchangetest.Effect) exchangetest.Answer {
		times = append(times, int64(e.TimeLimit))
		if strings.Contains(e.URL, "/s?") {
			return exchangetest.HTTP(200, `{"found":[{"id":"a/b"},{"name":"without an id"},{"id":3},{"id":4}]}`).After(100)
		}
		return exchangetest.HTTP(200, `{"product":{"t":"`+e.URL[len("https://api.shop.com/p/"):]+`","u":"https://shop.com/x","p":5}}`).After(100)
	})
	var urls []string
	for _, e := range effects {
		urls = append(urls, e.URL)
	}
	want := []string{"https://api.shop.com/s?q=Canon%20AE-1", "https://api.shop.com/p/a%2Fb?k=${KEY}", "https://api.shop.com/p/3?k=${KEY}"}
	if r.Err != nil || !slices.Equal(urls, want) || len(r.Listings) != 2 || r.Listings[1].TextRank != 2 || len(r.Calls) != 3 {
		t.Errorf("got requests %q, listings %+v, %v, want %q and a listing of each product", urls, r.Listings, r.Err, want)
	}
	if !slices.Equal(times, []int64{3000, 2300, 1600}) { // what the interval leaves of timeout_ms
		t.Errorf("got time limits %v, want 3000, 2300 and 1600: the requests begin 700 ms apart", times)
	}
}

func TestDetailThatFailsEndsTheSearch(t *testing.T) {
	for _, c := range []struct {
		name     string
		search   string
		detail   exchangetest.Answer
		requests int
		listings int
		err      error
	}{
		{"second product fails", `{"found":[{"id":1},{"id":2},{"id":3}]}`, exchangetest.HTTP(404, ""), 3, 1, upstream.Status},
		{"second product is unusable", `{"found":[{"id":1},{"id":2},{"id":3}]}`, exchangetest.HTTP(200, `{}`), 3, 1, upstream.Unusable},
		{"nothing found", `{"found":[]}`, exchangetest.HTTP(404, ""), 1, 0, nil},
		{"no row has an id", `{"found":[{"name":"x"}]}`, exchangetest.HTTP(404, ""), 1, 0, upstream.Unusable},
		{"no list", `{"list":[]}`, exchangetest.HTTP(404, ""), 1, 0, upstream.Unusable},
	} {
		r, effects := searchSource(t, with(t, withDetails), sourceQuery, func(e exchangetest.Effect) exchangetest.Answer {
			switch {
			case strings.Contains(e.URL, "/s?"):
				return exchangetest.HTTP(200, c.search)
			case strings.Contains(e.URL, "/p/1?"):
				return exchangetest.HTTP(200, `{"product":{"t":"a","u":"https://shop.com/x","p":5}}`)
			}
			return c.detail
		})
		if r.Err != c.err || len(effects) != c.requests || len(r.Listings) != c.listings {
			t.Errorf("%s: got %d requests, %d listings, %v, want %d, %d, %v", c.name, len(effects), len(r.Listings), r.Err, c.requests, c.listings, c.err)
		}
	}
}

// An interval holds between two exchanges of an isolate, too.
func TestIntervalCountsFromThePreviousSearch(t *testing.T) {
	source := with(t, `{"interval_ms":2000}`)
	in := newInstance(t, "mine", sourceQuery, always(exchangetest.HTTP(200, `[]`)))
	in.noPhoto = true
	in.Variables = append(in.Variables, exchange.Header{Name: "SOURCES", Value: "[" + source + "]"}, exchange.Header{Name: "SECRETS", Value: "KEY@api.shop.com"})
	for i, want := range []int{0, 1} {
		waits := in.Do(exchange.Request{}).Of(exchangetest.Wait)
		if len(waits) != want || want == 1 && (waits[0].Wait <= 0 || waits[0].Wait > 2000) {
			t.Errorf("search %d: got waits %+v, want %d of at most 2000 ms", i+1, waits, want)
		}
	}
}

// Several sales may have the same page, title, vendor and price.
func TestOnlyIDsTellSalesApart(t *testing.T) {
	rows := `[{"i":1,"t":"a","u":"https://shop.com/a","p":5},{"i":2,"t":"a","u":"https://shop.com/a","p":5},{"i":2,"t":"a","u":"https://shop.com/b","p":5}]`
	for changes, want := range map[string]int{
		`{"id":"i","constants":{"currency":"USD","vendor":"V","sold":true}}`: 2,
		`{"id":"i","sold":"s","constants":{"currency":"USD","vendor":"V"}}`:  2,
		`{"constants":{"currency":"USD","vendor":"V","sold":true}}`:          1,
		`{"id":"i","constants":{"currency":"USD","vendor":"V"}}`:             1,
	} {
		r, _ := searchSource(t, with(t, changes), sourceQuery, always(exchangetest.HTTP(200, rows)))
		if got := Merge([]*Results{r}, MaxListings); len(got) != want {
			t.Errorf("%s: got %d listings, want %d", changes, len(got), want)
		}
	}
}

func TestPriceChartingIsReadAsValuesOfSales(t *testing.T) {
	products := map[string]string{
		"6910": `{"status":"success","id":"6910","product-name":"EarthBound","console-name":"Super Nintendo","genre":"RPG","release-date":"1995-06-05","sales-volume":"73",
			"loose-price":31000,"cib-price":125099,"new-price":310000,"graded-price":480000,"box-only-price":40000}`,
		"72584": `{"status":"success","id":72584,"product-name":"Charizard #4","console-name":"Pokemon Base Set","genre":"Pokemon Card","loose-price":30000,"cib-price":60000,"new-price":90000}`,
		"3":     `{"status":"success","id":"3","product-name":"Unknown kind","console-name":"Misc","loose-price":700,"cib-price":900}`,
		"4":     `{"status":"success","id":"4","product-name":"Amazing Fantasy #15","console-name":"Comic Books","genre":"Comic Book","loose-price":0,"new-price":900}`,
	}
	one := func(id, title, amount string, c product.Condition) product.Listing {
		return product.Listing{ID: id, Title: title, Price: price(amount, "USD"), Condition: c, Sold: true, Vendor: "PriceCharting", Source: "pricecharting", Distance: -1}
	}
	for _, c := range []struct {
		ids  string
		want []product.Listing
		err  error
	}{
		{"6910", []product.Listing{
			one("6910/1", "EarthBound (Super Nintendo), loose", "310.00", product.Used),
			one("6910/2", "EarthBound (Super Nintendo), complete in box", "1250.99", product.Used),
			one("6910/3", "EarthBound (Super Nintendo), new", "3100.00", product.New),
		}, nil},
		{"72584 3 6910", []product.Listing{
			one("72584/1", "Charizard #4 (Pokemon Base Set), loose", "300.00", product.Used),
			one("3/1", "Unknown kind (Misc), loose", "7.00", product.Used),
		}, nil}, // the prices of cards for complete and new are of grades; the third product is not asked for
		{"4", nil, upstream.Unusable},
		{"", nil, nil},
	} {
		in := newInstance(t, "pricecharting", Query{Keywords: "earthbound", Country: "DE", Currency: "EUR"}, func(e exchangetest.Effect) exchangetest.Answer {
			if id, found := strings.CutPrefix(e.URL, "https://www.pricecharting.com/api/product?t=${PRICECHARTING_TOKEN}&id="); found {
				return exchangetest.HTTP(200, products[id])
			}
			if e.URL != "https://www.pricecharting.com/api/products?t=${PRICECHARTING_TOKEN}&q=earthbound" {
				t.Errorf("got a request to %s", e.URL)
			}
			found := []any{}
			for _, id := range strings.Fields(c.ids) {
				found = append(found, map[string]any{"id": id, "product-name": "x", "console-name": "y"})
			}
			body, _ := json.Marshal(map[string]any{"status": "success", "products": found})
			return exchangetest.HTTP(200, string(body))
		})
		in.noPhoto = true
		in.run()
		r := in.results[0]
		for i := range r.Listings {
			l := &r.Listings[i]
			id, _, _ := strings.Cut(l.ID, "/")
			if l.URL != "https://www.pricecharting.com/offers?product="+id || l.TextRank != i+1 {
				t.Errorf("%s: got URL %s and rank %d, want the product's page and rank %d", l.ID, l.URL, l.TextRank, i+1)
			}
			l.URL, l.TextRank = "", 0
		}
		if r.Err != c.err || !slices.Equal(r.Listings, c.want) {
			t.Errorf("%s: got %+v, %v, want\n%+v, %v", c.ids, r.Listings, r.Err, c.want, c.err)
		}
	}
}

func FuzzSources(f *testing.F) {
	f.Add("[" + minimal + "]")
	f.Add(`[{"name":"mine","request":{"method":"POST","url":"https://api.shop.com/s","body":{"q":"{query"}},"results":"r","title":"t","url":"u","prices":"p","constants":{"currency":"USD","sold":true}}]`)
	f.Add(`[{"name":"mine","request":{"method":"POST","url":"https://api.shop.com/s","body":{"q":"{query}\""},"results":"#(a==1)#"},"detail":{"url":"https://api.shop.com/{id}"},"title":"{a} {b}","url":"https://shop.com/{i}","prices":[{"path":"p","label":"l","condition":"new"}],"constants":{"currency":"USD","sold":true}}]`)
	f.Fuzz(func(t *testing.T, sources string) {
		s := configured(sources, "mine", "KEY")
		if len(s.sources) == 0 {
			return
		}
		d := s.sources[0].definition
		fetch := d.fetch(s.sources[0].baseURL, &sourceQuery)
		if !strings.HasPrefix(fetch.URL, s.sources[0].baseURL+"/") {
			t.Errorf("got a request to %s, want it on %s", fetch.URL, s.sources[0].baseURL)
		}
		listings, _ := parseRows(&d.mapping, parsed(`[{"t":"a","u":"https://shop.com/1","p":5,"i":1,"a":"x","b":7}]`), []string{d.request.results}, "GBP")
		checkListings(t, listings)
	})
}

func TestEndpointsHaveTheSecretsOfSourcesAndServices(t *testing.T) {
	second := with(t, `{"name":"second","request":{"url":"https://api.shop.com/s?q={query}&k=${OTHER}","headers":{"x-key":"${KEY}"}}}`)
	third := with(t, `{"name":"third","request":{"method":"POST","url":"https://api.shop.com/s","body":"q={query}&k=${THIRD}"}}`)
	s := configured("["+minimal+","+second+","+third+"]", "mine,second,third,ebay", "EBAY_CREDENTIALS", "KEY", "OTHER")
	if got, want := s.Setup()[2], (upstream.Setup{Provider: "third", Kind: "search", Missing: "THIRD"}); got != want {
		t.Errorf("got the setup %+v, want %+v", got, want)
	}
	var got []string
	for _, e := range s.Endpoints() {
		got = append(got, strings.Join(append([]string{e.Provider, e.Variable, e.BaseURL}, e.Secrets...), " "))
	}
	want := []string{"second SOURCES https://api.shop.com OTHER", "second SOURCES https://api.shop.com KEY", "third SOURCES https://api.shop.com THIRD", "ebay EBAY_BASE_URL https://api.ebay.com EBAY_CREDENTIALS EBAY_TOKEN"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
