package search

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"loupe/core/jsontext"
	"loupe/core/market"
	"loupe/core/upstream"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
)

// readers read each upstream's answers, for a country whose currency is given.
var readers = map[string]func(answer gjson.Result, currency string) ([]Listing, error){}

func init() {
	for _, name := range []string{"ebay", "serpapi-shopping", "serpapi-lens", "serper-shopping", "serper-lens"} {
		readers[name] = providers[place(name)].rows.read
	}
}

func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		name, answer, currency string
		want                   []Listing
	}{
		{"ebay", ebayAnswer, "USD", ebayListings},
		{"serpapi-shopping", serpAPIShoppingAnswer, "CAD", serpAPIShoppingListings},
		{"serpapi-lens", serpAPILensAnswer, "AUD", serpAPILensListings},
		{"serper-shopping", serperShoppingAnswer, "USD", serperShoppingListings},
		{"serper-lens", serperLensAnswer, "USD", serperLensListings},
	} {
		got, err := readers[c.name](gjson.Parse(c.answer), c.currency)
		if err != nil || len(got) != len(c.want) {
			t.Fatalf("%s: %d listings, %v", c.name, len(got), err)
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s:\n%+v, not\n%+v", c.name, got[i], c.want[i])
			}
		}
	}
}

// What an upstream documents for a search that found nothing is no error; what it does not document is one.
func TestOtherAnswers(t *testing.T) {
	for _, c := range []struct {
		name, answer string
		want         error
	}{
		{"ebay", `{"href":"https://api.ebay.com/","total":0,"limit":50,"offset":0}`, nil},
		{"ebay", `{"total":0,"itemSummaries":[]}`, nil},
		{"ebay", `{"total":3}`, upstream.Unusable},
		{"ebay", `{"itemSummaries":[]}`, upstream.Unusable},
		{"ebay", `{"total":"0"}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1"}}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":null}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":["a",1,null,[],{}]}`, upstream.Unusable},
		{"ebay", `{"total":7,"itemSummaries":[{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1","buyingOptions":["AUCTION"]}]}`, nil},
		{"ebay", `{"errors":[{"errorId":12000,"domain":"API_BROWSE","category":"APPLICATION","message":"Internal"}]}`, upstream.Unusable},

		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"search_information":{"shopping_results_state":"Fully empty"},"error":"Google hasn't returned any results for this query."}`, nil},
		{"serpapi-shopping", `{"search_metadata":{"status":"Cached"},"shopping_results":[]}`, nil},
		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"error":"Your account has run out of searches."}`, upstream.Reported},
		{"serpapi-shopping", `{"search_metadata":{"status":"Error"},"error":"We couldn't get valid results."}`, upstream.Reported},
		{"serpapi-shopping", `{"search_metadata":{"status":"Error"},"shopping_results":[{"title":"a","link":"https://a.example/1"}]}`, upstream.Reported},
		{"serpapi-shopping", `{"search_metadata":{"status":"Processing"}}`, upstream.Unusable},
		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"shopping_results":"none"}`, upstream.Unusable},
		{"serpapi-shopping", `{"categorized_shopping_results":[{"shopping_results":{"a":1}}]}`, upstream.Unusable},
		{"serpapi-shopping", `{"categorized_shopping_results":"a","visual_matches":[]}`, upstream.Unusable},
		{"serpapi-shopping", `{"error":{"code":1}}`, upstream.Reported},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"error":"Google Lens hasn't returned any results for this query."}`, nil},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"exact_matches":[]}`, nil},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"related_content":[]}`, upstream.Unusable},
		{"serpapi-lens", `{"visual_matches":[{"title":"a","link":["https://a.example/1"]}]}`, upstream.Unusable},

		{"serper-shopping", `{"searchParameters":{"q":"x"},"shopping":[],"credits":2}`, nil},
		{"serper-shopping", `{"searchParameters":{"q":"x"},"credits":2}`, nil},
		{"serper-shopping", `{"message":"Not enough credits","statusCode":400}`, upstream.Unusable},
		{"serper-shopping", `{"searchParameters":"x","shopping":[{"title":"a","link":"https://a.example/1"}]}`, upstream.Unusable},
		{"serper-shopping", `{"searchParameters":{},"shopping":{"title":"a","link":"https://a.example/1"}}`, upstream.Unusable},
		{"serper-lens", `{"searchParameters":{"url":"x"},"organic":[]}`, nil},
		{"serper-lens", `{"searchParameters":{"url":"x"}}`, nil},
		{"serper-lens", `{"searchParameters":{},"organic":[[],{}]}`, upstream.Unusable},
	} {
		got, err := readers[c.name](gjson.Parse(c.answer), "USD")
		if len(got) > 0 || err != c.want {
			t.Errorf("%s: %s: %v, %v, want %v", c.name, c.answer, got, err, c.want)
		}
	}
	for name, read := range readers {
		for _, answer := range []string{`null`, `true`, `"{\"total\":0,\"shopping_results\":[],\"searchParameters\":{}}"`, `12`, `[]`, `[{"title":"a","link":"https://a.example/1"}]`, `{}`} {
			if got, err := read(gjson.Parse(answer), "USD"); len(got) > 0 || err != upstream.Unusable {
				t.Errorf("%s: %s: %v, %v", name, answer, got, err)
			}
		}
	}
}

func TestPrices(t *testing.T) {
	for _, c := range []struct {
		json, origin, price, currency, anywhere string // the currency if the shop may be anywhere
	}{
		{`"$12.50"`, "USD", "$12.50", "USD", "USD"},
		{`"$12.50"`, "EUR", "$12.50", "USD", "USD"},
		{`"$12.50"`, "AUD", "$12.50", "AUD", ""},
		{`"A$12.50"`, "USD", "A$12.50", "AUD", "AUD"},
		{`"CA$12.50*"`, "AUD", "CA$12.50", "CAD", "CAD"},
		{`"¥1,200"`, "CNY", "¥1,200", "CNY", ""},
		{`"¥1,200"`, "JPY", "¥1,200", "JPY", "JPY"},
		{`"kr 100"`, "SEK", "kr 100", "SEK", ""},
		{`"kr 100"`, "USD", "", "", ""},
		{`"SEK 100"`, "USD", "SEK 100", "SEK", "SEK"},
		{`"1.295,00 €"`, "USD", "1.295,00 €", "EUR", "EUR"},
		{`"12.50"`, "GBP", "12.50", "GBP", ""},
		{`12.5`, "GBP", "12.5", "GBP", ""},
		{`1.299`, "GBP", "1.2990", "GBP", ""}, // a number has no groups of thousands
		{`1299`, "JPY", "1299", "JPY", ""},
		{`12.5`, "", "", "", ""},
		{`1e3`, "GBP", "", "", ""},
		{`-5`, "GBP", "", "", ""},
		{`0`, "GBP", "", "", ""},
		{`"$0.00"`, "USD", "", "", ""},
		{`"$0.00 now"`, "USD", "", "", ""},
		{`"$25 now"`, "USD", "", "", ""},
		{`"now $25"`, "USD", "now $25", "USD", "USD"},
		{`"$29.17/mo"`, "USD", "", "", ""},
		{`"$29.17 x 12"`, "USD", "", "", ""},
		{`"Free"`, "USD", "", "", ""},
		{`""`, "USD", "", "", ""},
		{`null`, "USD", "", "", ""},
		{`true`, "USD", "", "", ""},
		{`["$5"]`, "USD", "", "", ""},
		{`{"value":"$5"}`, "USD", "", "", ""},
	} {
		var l, m Listing
		l.setPrice(gjson.Parse(c.json), c.origin, false)
		m.setPrice(gjson.Parse(c.json), c.origin, true)
		if l.Price != c.price || l.Currency != c.currency || m.Currency != c.anywhere || (m.Price == "") != (m.Currency == "") {
			t.Errorf("%s of %s: %q %q, anywhere %q %q", c.json, c.origin, l.Price, l.Currency, m.Price, m.Currency)
		}
	}
}

// A plain decimal means to market.ParsePrice what it says.
func TestDecimals(t *testing.T) {
	for _, text := range []string{"0.5", "5", "12.5", "12.50", "12.500", "999.999", "1299.000", "12.3456", "129.990", "1000000"} {
		want, _ := market.ParseAmount(text)
		for _, currency := range []string{"USD", "JPY", "KWD"} {
			if p, err := market.ParsePrice(decimal(text), currency); err != nil || p.Low != want || p.High != want {
				t.Errorf("%s as %s %s: %v, %v", text, currency, decimal(text), p, err)
			}
		}
	}
}

// The valuation knows each of the words that condition IDs are read as.
func TestEBayConditionsAreTheValuations(t *testing.T) {
	for _, c := range ebayConditions {
		v := valuation.Appraise(valuation.Item{Title: "Canon AE-1", Condition: c.words},
			[]valuation.Listing{{Title: "Canon AE-1", Price: 100}, {Title: "Canon AE-1", Price: 120}}, "USD")
		if !slices.ContainsFunc(v.Reasons, func(reason string) bool { return strings.Contains(reason, "The item's condition, ") }) {
			t.Errorf("%s %q: %q", c.id, c.words, v.Reasons)
		}
	}
}

func TestListingsHaveLimits(t *testing.T) {
	row := `{"title":"` + strings.Repeat("é ", 400) + `","link":"https://a.example/1","source":"` + strings.Repeat("v", 500) + `","price":"$5"},`
	long := `{"title":"a","link":"https://a.example/` + strings.Repeat("p", maxURL) + `"},`
	for name, answer := range map[string]string{
		"serpapi-shopping": `{"shopping_results":[` + long + strings.Repeat(row, 50) + `{}],"categorized_shopping_results":[{"shopping_results":[` + strings.Repeat(row, 50) + `{}]}]}`,
		"serpapi-lens":     `{"exact_matches":[` + long + strings.Repeat(row, 100) + `{}],"visual_matches":[{}]}`,
		"serper-lens":      `{"searchParameters":{},"organic":[` + long + strings.Repeat(row, 61) + `{}]}`,
	} {
		got, err := readers[name](gjson.Parse(answer), "USD")
		if err != nil || len(got) != MaxListings {
			t.Fatalf("%s: %d listings, %v", name, len(got), err)
		}
		checkListings(t, got)
	}
}

// checkListings reports whatever no listing may be.
func checkListings(t *testing.T, listings []Listing) {
	t.Helper()
	if len(listings) > MaxListings {
		t.Errorf("%d listings", len(listings))
	}
	for _, l := range listings {
		if l.Title == "" || l.URL == "" || len(l.Title) > maxTitle || len(l.Vendor) > maxShort+len("eBay - ") || len(l.Condition) > maxShort || len(l.ID) > maxShort {
			t.Errorf("%+v", l)
		}
		for _, url := range []string{l.URL, l.Image} {
			if url != "" && !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "http://") || len(url) > maxURL {
				t.Errorf("URL %q", url)
			}
		}
		if (l.Price == "") != (l.Currency == "") || l.Currency != "" && !market.IsCurrency(l.Currency) || len(l.Price) > market.MaxPriceText {
			t.Errorf("price %q %q", l.Price, l.Currency)
		}
		if p, err := market.ParsePrice(l.Price, l.Currency); l.Price != "" && (err != nil || p.Currency != "" && p.Currency != l.Currency) {
			t.Errorf("price %q %q: %v, %v", l.Price, l.Currency, p, err)
		}
		v := reflect.ValueOf(l)
		for i := range v.NumField() {
			if text, ok := v.Field(i).Interface().(string); ok {
				if !utf8.ValidString(text) || strings.IndexFunc(text, unicode.IsControl) >= 0 {
					t.Errorf("%q in %+v", text, l)
				}
			}
		}
	}
}

func fuzzReader(f *testing.F, name, answer string) {
	f.Add([]byte(answer), "USD")
	f.Add([]byte(answer), "JPY")
	f.Add([]byte(strings.NewReplacer(`"title":"`, `"title":"\ud800\u202e\u0000`, `https://`, `https://\u0001`, `"price":`, `"price":1.299,"x":`).Replace(answer)), "KWD")
	f.Add([]byte(strings.ReplaceAll(answer, `"`, ``)), "")
	f.Fuzz(func(t *testing.T, answer []byte, currency string) {
		root, err := jsontext.Parse(answer)
		if err != nil || !market.IsCurrency(currency) {
			return
		}
		listings, err := readers[name](root, currency)
		if err != nil && len(listings) > 0 {
			t.Errorf("%d listings and %v", len(listings), err)
		}
		checkListings(t, listings)
	})
}

func FuzzEBay(f *testing.F)            { fuzzReader(f, "ebay", ebayAnswer) }
func FuzzSerpAPIShopping(f *testing.F) { fuzzReader(f, "serpapi-shopping", serpAPIShoppingAnswer) }
func FuzzSerpAPILens(f *testing.F)     { fuzzReader(f, "serpapi-lens", serpAPILensAnswer) }
func FuzzSerperShopping(f *testing.F)  { fuzzReader(f, "serper-shopping", serperShoppingAnswer) }
func FuzzSerperLens(f *testing.F)      { fuzzReader(f, "serper-lens", serperLensAnswer) }

// With any value of an answer replaced by one of another type, no reader panics or breaks a limit, and at most the one
// listing that the value belongs to changes.
func TestWrongTypesAnywhere(t *testing.T) {
	for _, c := range []struct{ name, answer string }{
		{"ebay", ebayAnswer}, {"serpapi-shopping", serpAPIShoppingAnswer}, {"serpapi-lens", serpAPILensAnswer},
		{"serper-shopping", serperShoppingAnswer}, {"serper-lens", serperLensAnswer},
	} {
		right, err := readers[c.name](gjson.Parse(c.answer), "USD")
		if err != nil {
			t.Fatal(err)
		}
		var root any
		if err := json.Unmarshal([]byte(c.answer), &root); err != nil {
			t.Fatal(err)
		}
		tried := 0
		for _, other := range []any{nil, true, -1.5, 1e300, "", "text", "https://a.example/", "$7", []any{}, []any{"$7"}, map[string]any{}, map[string]any{"title": "x", "link": "https://a.example/1"}} {
			replaceEach(&root, other, func() {
				tried++
				answer, _ := json.Marshal(root)
				got, err := readers[c.name](gjson.ParseBytes(answer), "USD")
				if err != nil && len(got) > 0 {
					t.Errorf("%s: %v and %v of %s", c.name, got, err, answer)
				}
				checkListings(t, got)
				changed := 0
				for _, l := range got {
					if !slices.Contains(right, l) {
						changed++
					}
				}
				if changed > 1 {
					t.Errorf("%s: %d listings are others in %s", c.name, changed, answer)
				}
			})
		}
		if tried < 200 {
			t.Errorf("%s: only %d tried", c.name, tried)
		}
	}
}

// replaceEach puts other in place of each value in turn, the whole first, and calls try meanwhile.
func replaceEach(at *any, other any, try func()) {
	own := *at
	*at = other
	try()
	*at = own
	switch own := own.(type) {
	case []any:
		for i := range own {
			replaceEach(&own[i], other, try)
		}
	case map[string]any:
		for key, value := range own {
			replaceEach(&value, other, func() {
				kept := own[key]
				own[key] = value
				try()
				own[key] = kept
			})
		}
	}
}
