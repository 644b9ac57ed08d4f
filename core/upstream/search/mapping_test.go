package search

import (
	"reflect"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// The vendors' answers in this file are made up, in the formats of the references that the providers' files link. None was
// recorded from a vendor.

// parse parses a response of a provider, for a country with the currency.
func parse(name string, response gjson.Result, currency string) ([]product.Listing, error) {
	m := providers[precedence(name)].mapping
	return parseRows(m, &response, m.lists, currency)
}

func parseRows(m *mapping, response *gjson.Result, lists []string, currency string) ([]product.Listing, error) {
	rows, err := m.rows(response, lists)
	if err != nil {
		return nil, err
	}
	return m.parse(rows, &Query{Currency: currency})
}

// sampleResponses has a response of each kind of search.
var sampleResponses = map[string]string{
	"ebay":             ebayResponse,
	"serpapi-shopping": serpAPIShoppingResponse,
	"serpapi-lens":     serpAPILensResponse,
	"serpapi-exact":    serpAPIExactResponse,
	"serper-shopping":  serperShoppingResponse,
	"serper-lens":      serperLensResponse,
}

// A built-in service may write decimals as shops do.
func TestDecimalsWithCommasAreRead(t *testing.T) {
	row := `{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1","price":{"value":"1,299.50","currency":"USD"},
		"shippingOptions":[{"shippingCost":{"value":"1,000.00","currency":"USD"}}]}`
	got, err := parse("ebay", *parsed(`{"total":1,"itemSummaries":[` + row + `]}`), "USD")
	if err != nil || len(got) != 1 || got[0].Price != price("2299.50", "USD") {
		t.Errorf("got %+v, %v, want 2299.50 USD", got, err)
	}
}

func TestReadResponses(t *testing.T) {
	for _, c := range []struct {
		name, response, currency string
		want                     []product.Listing
	}{
		{"ebay", ebayResponse, "USD", ebayListings},
		{"serpapi-shopping", serpAPIShoppingResponse, "CAD", serpAPIShoppingListings},
		{"serpapi-lens", serpAPILensResponse, "AUD", serpAPILensListings},
		{"serpapi-exact", serpAPIExactResponse, "AUD", serpAPIExactListings},
		{"serper-shopping", serperShoppingResponse, "USD", serperShoppingListings},
		{"serper-lens", serperLensResponse, "USD", serperLensListings},
	} {
		got, err := parse(c.name, gjson.Parse(c.response), c.currency)
		if err != nil || len(got) != len(c.want) {
			t.Fatalf("%s: %d listings, %v, want %d", c.name, len(got), err, len(c.want))
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%s: listing %d is\n%+v, want\n%+v", c.name, i, got[i], c.want[i])
			}
		}
	}
}

// The documented response to a search without results is not an error; an undocumented response is one.
func TestReadResponsesWithoutListings(t *testing.T) {
	for _, c := range []struct {
		name, response string
		want           error
	}{
		{"ebay", `{"href":"https://api.ebay.com/","total":0,"limit":50,"offset":0}`, nil},
		{"ebay", `{"total":0,"itemSummaries":[]}`, nil},
		{"ebay", `{"total":3}`, upstream.Unusable},
		{"ebay", `{"itemSummaries":[]}`, upstream.Unusable},
		{"ebay", `{"total":"0"}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1"}}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":null}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":{}}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":{"a":{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1"}}}`, upstream.Unusable},
		{"ebay", `{"total":1,"itemSummaries":["a",1,null,[],{}]}`, upstream.Unusable},
		{"ebay", `{"total":7,"itemSummaries":[{"title":"a","itemWebUrl":"https://www.ebay.com/itm/1","buyingOptions":["AUCTION"]}]}`, nil},
		{"ebay", `{"errors":[{"errorId":12000,"domain":"API_BROWSE","category":"APPLICATION","message":"Internal"}]}`, upstream.Unusable},

		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"search_information":{"shopping_results_state":"Fully empty"},"error":"Google hasn't returned any results for this query."}`, nil},
		{"serpapi-shopping", `{"search_metadata":{"status":"Cached"},"shopping_results":[]}`, nil},
		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"error":"Your account has run out of searches."}`, upstream.Exhausted},
		{"serpapi-shopping", `{"search_metadata":{"status":"Error"},"error":"We couldn't get valid results."}`, upstream.Reported},
		{"serpapi-shopping", `{"search_metadata":{"status":"Error"},"shopping_results":[{"title":"a","link":"https://a.example/1"}]}`, upstream.Reported},
		{"serpapi-shopping", `{"search_metadata":{"status":"Processing"}}`, upstream.Unusable},
		{"serpapi-shopping", `{"search_metadata":{"status":"Success"},"shopping_results":"none"}`, upstream.Unusable},
		{"serpapi-shopping", `{"categorized_shopping_results":[{"shopping_results":{"a":1}}]}`, upstream.Unusable},
		{"serpapi-shopping", `{"categorized_shopping_results":"a","visual_matches":[]}`, upstream.Unusable},
		{"serpapi-shopping", `{"error":{"code":1}}`, upstream.Reported},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"error":"Google Lens hasn't returned any results for this query."}`, nil},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"visual_matches":[]}`, nil},
		{"serpapi-lens", `{"search_metadata":{"status":"Success"},"exact_matches":[]}`, upstream.Unusable},
		{"serpapi-exact", `{"search_metadata":{"status":"Success"},"exact_matches":[]}`, nil},
		{"serpapi-exact", `{"search_metadata":{"status":"Success"},"visual_matches":[]}`, upstream.Unusable},
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
		got, err := parse(c.name, gjson.Parse(c.response), "USD")
		if len(got) > 0 || err != c.want {
			t.Errorf("%s: %s: %v, %v, want %v", c.name, c.response, got, err, c.want)
		}
	}
	for name := range sampleResponses {
		for _, response := range []string{`null`, `true`, `"{\"total\":0,\"shopping_results\":[],\"searchParameters\":{}}"`, `12`, `[]`, `[{"title":"a","link":"https://a.example/1"}]`, `{}`} {
			if got, err := parse(name, gjson.Parse(response), "USD"); len(got) > 0 || err != upstream.Unusable {
				t.Errorf("%s: %s: %v, %v, want %v", name, response, got, err, upstream.Unusable)
			}
		}
	}
}

func TestParsePrice(t *testing.T) {
	for _, c := range []struct {
		json, currency string // the currency of the query's country
		amount, named  string // what is read: the amount and the currency
		worldwide      string // the currency that a worldwide search reads; "" if it reads no price
	}{
		{`"$12.50"`, "USD", "12.50", "USD", "USD"},
		{`"$12.50"`, "EUR", "12.50", "USD", "USD"},
		{`"$12.50"`, "AUD", "12.50", "AUD", ""},
		{`"A$12.50"`, "USD", "12.50", "AUD", "AUD"},
		{`"CA$12.50*"`, "AUD", "12.50", "CAD", "CAD"},
		{`"¥1,200"`, "CNY", "1200", "CNY", ""},
		{`"¥1,200"`, "JPY", "1200", "JPY", "JPY"},
		{`"kr 100"`, "SEK", "100", "SEK", ""},
		{`"SEK 100"`, "USD", "100", "SEK", "SEK"},
		{`"1.295,00 €"`, "USD", "1295", "EUR", "EUR"},
		{`"12.50"`, "GBP", "12.50", "GBP", ""},
		{`12.5`, "GBP", "12.5", "GBP", ""},
		{`1.299`, "GBP", "1.299", "GBP", ""}, // a number has no groups of thousands
		{`1299`, "JPY", "1299", "JPY", ""},
		{`12.5`, "", "", "", ""},
		{`"now $25"`, "USD", "25", "USD", "USD"},
	} {
		for worldwide, currency := range map[bool]string{false: c.named, true: c.worldwide} {
			want := product.Price{}
			if currency != "" {
				amount, _ := market.ParseAmount(c.amount)
				want = product.Price{Low: amount, High: amount, Currency: currency}
			}
			if got := parsePrice(parsed(c.json), c.currency, worldwide); got != want {
				t.Errorf("%s in %s, worldwide: %v: got %+v, want %+v", c.json, c.currency, worldwide, got, want)
			}
		}
	}
}

func TestParsePriceRefuses(t *testing.T) {
	for _, json := range []string{
		`"kr 100"`, `1e3`, `-5`, `0`, `"$0.00"`, `"$0.00 now"`, `"$25 now"`, `"$29.17/mo"`, `"$29.17 x 12"`, `"Free"`, `""`, `null`, `true`,
		`["$5"]`, `{"value":"$5"}`,
	} {
		for _, currency := range []string{"USD", "GBP"} {
			for _, worldwide := range []bool{false, true} {
				if got := parsePrice(parsed(json), currency, worldwide); got != (product.Price{}) {
					t.Errorf("%s in %s, worldwide: %v: got %+v, want none", json, currency, worldwide, got)
				}
			}
		}
	}
}

// Google Lens finds shops in every country: a caller in Australia cannot know what "$" means there.
func TestLensPricesMustNameTheirCurrency(t *testing.T) {
	for name, response := range map[string]string{
		"serper-lens":  `{"searchParameters":{},"organic":[{"title":"a","link":"https://a.example/1","price":"$5.00"},{"title":"b","link":"https://a.example/2","price":"A$6.00"}]}`,
		"serpapi-lens": `{"visual_matches":[{"title":"a","link":"https://a.example/1","price":{"value":"$5.00"}},{"title":"b","link":"https://a.example/2","price":{"value":"A$6.00"}}]}`,
	} {
		got, err := parse(name, gjson.Parse(response), "AUD")
		if err != nil || len(got) != 2 || got[0].Price.Known() || got[1].Price != price("A$6.00", "AUD") {
			t.Errorf("%s: got %+v, %v, want no price and A$6.00", name, got, err)
		}
	}
}

func TestReadEnforcesLimits(t *testing.T) {
	row := `{"title":"` + strings.Repeat("é ", 400) + `","link":"https://a.example/1","source":"` + strings.Repeat("v", 500) + `","price":"$5"},`
	long := `{"title":"a","link":"https://a.example/` + strings.Repeat("p", maxURL) + `"},`
	for name, answer := range map[string]string{
		"serpapi-shopping": `{"shopping_results":[` + long + strings.Repeat(row, 50) + `{}],"categorized_shopping_results":[{"shopping_results":[` + strings.Repeat(row, 50) + `{}]}]}`,
		"serpapi-lens":     `{"visual_matches":[` + long + strings.Repeat(row, 100) + `{}]}`,
		"serper-lens":      `{"searchParameters":{},"organic":[` + long + strings.Repeat(row, 61) + `{}]}`,
	} {
		got, err := parse(name, gjson.Parse(answer), "USD")
		if err != nil || len(got) != MaxListings {
			t.Fatalf("%s: %d listings, %v, want %d", name, len(got), err, MaxListings)
		}
		checkListings(t, got)
	}
}

// checkListings checks the limits of listings.
func checkListings(t *testing.T, listings []product.Listing) {
	t.Helper()
	if len(listings) > MaxListings {
		t.Errorf("%d listings, want at most %d", len(listings), MaxListings)
	}
	for _, l := range listings {
		if l.Title == "" || l.URL == "" || len(l.Title) > maxTitle || len(l.Vendor) > maxShortText || len(l.ID) > maxShortText {
			t.Errorf("a text of %+v is empty or too long", l)
		}
		for _, url := range []string{l.URL, l.Image} {
			if url != "" && !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "http://") || len(url) > maxURL {
				t.Errorf("the URL %q is not HTTP or too long", url)
			}
		}
		p := l.Price
		if p.Known() != market.IsCurrency(p.Currency) || !p.Known() && p != (product.Price{}) || p.Low > p.High || p.Known() && p.Low <= 0 {
			t.Errorf("the price is %+v, want none or one with a currency and 0 < low <= high", p)
		}
		if l.Shipping < 0 || l.Shipping > 0 && l.Shipping >= p.Low || l.ListPrice < 0 || l.ListPrice > market.MaxAmount || p.High > market.MaxAmount {
			t.Errorf("%+v has the shipping %d and the list price %d, want shipping below the price and both in bounds", l, l.Shipping, l.ListPrice)
		}
		if l.Country != "" && len(l.Country) != 2 {
			t.Errorf("the country is %q, want a code of two letters", l.Country)
		}
		v := reflect.ValueOf(l)
		for i := range v.NumField() {
			if text, ok := v.Field(i).Interface().(string); ok {
				if !utf8.ValidString(text) || strings.IndexFunc(text, unicode.IsControl) >= 0 {
					t.Errorf("%q in %+v is not UTF-8 or has control characters", text, l)
				}
			}
		}
	}
}

func FuzzResponse(f *testing.F) {
	for name, response := range sampleResponses {
		f.Add(name, []byte(response), "USD")
		f.Add(name, []byte(strings.NewReplacer(`"title":"`, `"title":"\ud800\u202e\u0000`, `https://`, `https://\u0001`, `"price":`, `"price":1.299,"x":`).Replace(response)), "KWD")
	}
	f.Fuzz(func(t *testing.T, name string, response []byte, currency string) {
		root, err := jsontext.Parse(response)
		if err != nil || !market.IsCurrency(currency) || sampleResponses[name] == "" {
			return
		}
		listings, err := parse(name, root, currency)
		if err != nil && len(listings) > 0 {
			t.Errorf("%d listings and the error %v", len(listings), err)
		}
		checkListings(t, listings)
	})
}
