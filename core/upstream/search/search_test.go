package search

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/upstream"
)

// The vendors' answers in this file are made up, in the formats of the references that the providers' files link. None was
// recorded from a vendor.

// hostileQuery tries to add parameters to a URL and members to JSON, and to have a secret filled in.
const hostileQuery = `${SERPAPI_API_KEY}&engine=x#"}%20é -new`

const (
	photoFetch = "https://img.example/photo.jpg"
	photoURL   = photoFetch + "?a=1&b=${X}"
)

// credentials returns the secrets that the operator sets: all but access tokens.
func credentials() []string {
	var names []string
	for i := range providers {
		names = appendName(names, providers[i].secret)
	}
	return names
}

// instance is a host that runs an image search and a text search in each exchange.
type instance struct {
	*exchangetest.Host
	query   Query
	noPhoto bool
	results []*Results // of the last exchange, the image searches first
}

// newInstance configures providers, separated by commas. All credentials are set.
func newInstance(t *testing.T, names string, query Query, answer func(exchangetest.Effect) exchangetest.Answer) *instance {
	in := &instance{query: query}
	in.Host = exchangetest.New(t, exchange.Program{
		Variables: Variables(),
		Secrets:   Secrets(),
		Configure: func(config exchange.Config) exchange.Stage {
			settings := Configure(config, false, nil)
			return func(f *exchange.Flow) { in.search(f, &settings) }
		},
	})
	in.Variables = exchange.Headers{{Name: "SEARCH", Value: names}}
	in.Secrets = credentials()
	in.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		switch {
		case e.Kind == exchangetest.Fetch && e.URL == photoFetch:
			return exchangetest.HTTP(200, "photo")
		case e.Kind == exchangetest.Wait:
			return exchangetest.OK()
		}
		return answer(e)
	}
	return in
}

func (in *instance) search(f *exchange.Flow, s *Settings) {
	query := in.query
	if !in.noPhoto {
		query.PhotoURL = photoURL
		query.Photo = f.Fetch(exchange.Fetch{URL: photoFetch, Keep: true, MaxBytes: 1 << 20})
		f.Await(query.Photo)
	}
	f.Then(func(f *exchange.Flow) {
		byPhoto, early := Begin(f, s, &query, true)
		in.results = append(byPhoto, ByText(f, s, &query, early)...)
		for _, r := range in.results {
			f.Await(r)
		}
	})
}

// run searches, and returns the effects of the searches.
func (in *instance) run() []exchangetest.Effect {
	effects := in.Do(exchange.Request{}).Effects
	return slices.DeleteFunc(effects, func(e exchangetest.Effect) bool {
		return e.Kind == exchangetest.Wait || e.URL == photoFetch
	})
}

// searchWith searches with one provider.
func searchWith(t *testing.T, name string, query Query, answer func(exchangetest.Effect) exchangetest.Answer) (*Results, []exchangetest.Effect) {
	t.Helper()
	in := newInstance(t, name, query, answer)
	effects := in.run()
	if len(in.results) != 1 || in.results[0].Provider != name {
		t.Fatalf("%s: %d results, want 1", name, len(in.results))
	}
	return in.results[0], effects
}

// always answers every token with success and everything else with the answer.
func always(answer exchangetest.Answer) func(exchangetest.Effect) exchangetest.Answer {
	return func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind == exchangetest.Token {
			return exchangetest.TokenStatus(200)
		}
		return answer
	}
}

var unexpected = always(exchangetest.HTTP(500, ""))

func TestRequestsFollowTheProvidersDocumentation(t *testing.T) {
	type request struct{ method, url, body string }
	json := exchange.Header{Name: "content-type", Value: "application/json"}
	ebay := func(site string) exchange.Headers {
		return exchange.Headers{{Name: "authorization", Value: "Bearer ${EBAY_TOKEN}"}, {Name: "x-ebay-c-marketplace-id", Value: site},
			{Name: "x-ebay-c-enduserctx", Value: "contextualLocation=country%3D" + strings.TrimPrefix(site, "EBAY_")}}
	}
	serper := exchange.Headers{{Name: "x-api-key", Value: "${SERPER_API_KEY}"}, json}
	const (
		ebayText  = "https://api.ebay.com/buy/browse/v1/item_summary/search?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D"
		ebayImage = "https://api.ebay.com/buy/browse/v1/item_summary/search_by_image?limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7D"
		serpAPI   = "https://serpapi.com/search.json?engine="
	)
	for _, c := range []struct {
		name, country, keywords string
		want                    request
		headers                 exchange.Headers
	}{
		{"ebay", "GB", "Canon AE-1", request{"GET", ebayText + "&q=Canon%20AE-1", ""}, ebay("EBAY_GB")},
		{"ebay", "JP", hostileQuery, request{"GET", ebayText + "&q=%24%7BSERPAPI_API_KEY%7D%26engine%3Dx%23%20%7D%2520%C3%A9%20new", ""}, ebay("EBAY_US")},
		{"ebay-image", "DE", "", request{"POST", ebayImage, `{"image":"<base64 of kept 0>"}`}, append(ebay("EBAY_DE"), json)},
		{"ebay-image", "FR", "", request{"POST", ebayImage, `{"image":"<base64 of kept 0>"}`}, append(ebay("EBAY_US"), json)},
		{"serpapi-shopping", "GB", hostileQuery, request{"GET", serpAPI + "google_shopping&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&q=%24%7BSERPAPI_API_KEY%7D%26engine%3Dx%23%20%7D%2520%C3%A9%20new&gl=uk", ""}, nil},
		{"serpapi-lens", "GB", "", request{"GET", serpAPI + "google_lens&type=all&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&url=https%3A%2F%2Fimg.example%2Fphoto.jpg%3Fa%3D1%26b%3D%24%7BX%7D&country=gb", ""}, nil},
		{"serpapi-exact", "GB", "", request{"GET", serpAPI + "google_lens&type=exact_matches&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&url=https%3A%2F%2Fimg.example%2Fphoto.jpg%3Fa%3D1%26b%3D%24%7BX%7D&country=gb", ""}, nil},
		{"serpapi-shopping", "KE", "Canon", request{"GET", serpAPI + "google_shopping&hl=en&api_key=${SERPAPI_API_KEY}&q=Canon", ""}, nil},
		{"serpapi-lens", "AX", "", request{"GET", serpAPI + "google_lens&type=all&hl=en&api_key=${SERPAPI_API_KEY}" +
			"&url=https%3A%2F%2Fimg.example%2Fphoto.jpg%3Fa%3D1%26b%3D%24%7BX%7D", ""}, nil},
		{"serper-shopping", "AU", hostileQuery, request{"POST", "https://google.serper.dev/shopping",
			`{"q":"${SERPAPI_API_KEY}\u0026engine=x# }%20é new","gl":"au","hl":"en","num":40}`}, serper},
		{"serper-lens", "US", "", request{"POST", "https://google.serper.dev/lens",
			`{"url":"https://img.example/photo.jpg?a=1\u0026b=${X}","gl":"us","hl":"en"}`}, serper},
	} {
		_, effects := searchWith(t, c.name, Query{Keywords: c.keywords, Country: c.country, Currency: "USD"}, unexpected)
		e := effects[len(effects)-1]
		if got := (request{e.Method, e.URL, e.Body}); got != c.want {
			t.Errorf("%s: the request is\n%+v, want\n%+v", c.name, got, c.want)
		}
		if !slices.Equal(e.Headers, c.headers) || !e.Secrets || e.MaxBytes != upstream.MaxResponse {
			t.Errorf("%s: headers %v, secrets %v, at most %d bytes", c.name, e.Headers, e.Secrets, e.MaxBytes)
		}
		want := limits.TextSearch
		if providers[precedence(c.name)].byPhoto {
			want = limits.ImageSearch
		}
		if e.TimeLimit != want {
			t.Errorf("%s: the time limit is %d ms, want %d", c.name, e.TimeLimit, want)
		}
	}
}

const ebayResponse1 = `{"total":1,"itemSummaries":[{"itemId":"v1|1|0","title":"Canon AE-1","itemWebUrl":"https://www.ebay.com/itm/1","price":{"value":"99.00","currency":"USD"}}]}`

func TestRejectedTokenIsRenewedOnce(t *testing.T) {
	for name, c := range map[string]struct {
		tokens, searches []int // statuses in order
		fresh            []bool
		err              error
		listings         int
	}{
		"accepted":                    {tokens: []int{200}, searches: []int{200}, fresh: []bool{false}, listings: 1},
		"revoked":                     {tokens: []int{200, 200}, searches: []int{401, 200}, fresh: []bool{false, true}, listings: 1},
		"never accepted":              {tokens: []int{200, 200}, searches: []int{401, 401}, fresh: []bool{false, true}, err: upstream.KeyRefused},
		"not granted":                 {tokens: []int{401}, fresh: []bool{false}, err: upstream.KeyRefused},
		"revoked, then not granted":   {tokens: []int{200, 400}, searches: []int{401}, fresh: []bool{false, true}, err: upstream.Status},
		"revoked, then 401":           {tokens: []int{200, 401}, searches: []int{401}, fresh: []bool{false, true}, err: upstream.KeyRefused},
		"token endpoint is retried":   {tokens: []int{503, 200}, searches: []int{200}, fresh: []bool{false, false}, listings: 1},
		"search is retried":           {tokens: []int{200}, searches: []int{502, 200}, fresh: []bool{false}, listings: 1},
		"search is forbidden":         {tokens: []int{200}, searches: []int{403}, fresh: []bool{false}, err: upstream.KeyRefused},
		"revoked, search fails later": {tokens: []int{200, 200}, searches: []int{401, 500}, fresh: []bool{false, true}, err: upstream.Status},
	} {
		tokens, searches := c.tokens, c.searches
		next := func(statuses *[]int) int {
			if len(*statuses) == 0 {
				t.Errorf("%s: one call too many", name)
				return 500
			}
			status := (*statuses)[0]
			*statuses = (*statuses)[1:]
			return status
		}
		r, effects := searchWith(t, "ebay", Query{Keywords: "Canon AE-1", Country: "US"}, func(e exchangetest.Effect) exchangetest.Answer {
			if e.Kind == exchangetest.Token {
				return exchangetest.TokenStatus(next(&tokens))
			}
			return exchangetest.HTTP(next(&searches), ebayResponse1)
		})
		var fresh []bool
		for _, e := range effects {
			if e.Kind == exchangetest.Token {
				fresh = append(fresh, e.Fresh)
				checkEbayToken(t, e)
			}
		}
		if r.Err != c.err || len(r.Listings) != c.listings || !slices.Equal(fresh, c.fresh) || len(tokens)+len(searches) > 0 {
			t.Errorf("%s: %v, %d listings, fresh tokens %v, want %v, %d, %v; not used: %v, %v",
				name, r.Err, len(r.Listings), fresh, c.err, c.listings, c.fresh, tokens, searches)
		}
	}
}

func checkEbayToken(t *testing.T, e exchangetest.Effect) {
	t.Helper()
	headers := exchange.Headers{{Name: "authorization", Value: "Basic ${EBAY_CREDENTIALS}"}, {Name: "content-type", Value: "application/x-www-form-urlencoded"}}
	if e.Name != "EBAY_TOKEN" || e.URL != "https://api.ebay.com/identity/v1/oauth2/token" || !slices.Equal(e.Headers, headers) ||
		e.Body != "grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope" || e.TimeLimit != limits.Token {
		t.Errorf("the request for a token is %+v", e)
	}
}

func TestListingsHaveTheirSourceAndRank(t *testing.T) {
	rows := `{"title":"a","link":"https://a.example/1"},{"title":""},{"title":"b","link":"https://a.example/2"}`
	for name, body := range map[string]string{
		"serpapi-shopping": `{"shopping_results":[` + rows + `]}`,
		"serpapi-lens":     `{"visual_matches":[` + rows + `]}`,
		"serpapi-exact":    `{"exact_matches":[` + rows + `]}`,
		"serper-shopping":  `{"searchParameters":{},"shopping":[` + rows + `]}`,
		"serper-lens":      `{"searchParameters":{},"organic":[` + rows + `]}`,
		"ebay":             `{"total":2,"itemSummaries":[` + strings.ReplaceAll(rows, "link", "itemWebUrl") + `]}`,
		"ebay-image":       `{"total":2,"itemSummaries":[` + strings.ReplaceAll(rows, "link", "itemWebUrl") + `]}`,
	} {
		r, _ := searchWith(t, name, Query{Keywords: "x", Country: "US", Currency: "USD"}, always(exchangetest.HTTP(200, body)))
		if r.Err != nil || len(r.Listings) != 2 {
			t.Errorf("%s: %v, %d listings, want 2", name, r.Err, len(r.Listings))
			continue
		}
		for i, l := range r.Listings {
			rank, other := l.TextRank, l.VisualRank
			if providers[precedence(name)].byPhoto {
				rank, other = other, rank
			}
			if rank != i+1 || other != 0 || l.Source != name || l.Distance != -1 || l.Sold {
				t.Errorf("%s: listing %d is %+v", name, i, l)
			}
		}
	}
}

func TestNothingIsCalledWithoutAQuery(t *testing.T) {
	for _, text := range []string{"", " \t", `"*" ( -`} {
		in := newInstance(t, strings.Join(Names(), ","), Query{Text: text, Keywords: text, Country: "US"}, unexpected)
		in.noPhoto = true
		if effects := in.run(); len(effects) > 0 {
			t.Errorf("%q: the effects are %v, want none", text, effects)
		}
		for _, r := range in.results {
			if r.Err != nil || len(r.Listings) > 0 {
				t.Errorf("%q: %s has %d listings, %v", text, r.Provider, len(r.Listings), r.Err)
			}
		}
	}
}

// The numbers of codes are SerpApi's, of November 2026: Google Shopping's are 74 with UK, which stands for GB, and Google
// Lens's 156 with Kosovo, which ISO 3166-1 lacks.
func TestCountriesThatSerpAPIAccepts(t *testing.T) {
	for countries, want := range map[string]int{serpAPIShoppingCountries: 74 - 1, serpAPILensCountries: 156} {
		codes := strings.Fields(countries)
		slices.Sort(codes)
		if len(slices.Compact(codes)) != want {
			t.Errorf("got %d codes in %q, want %d", len(codes), countries, want)
		}
	}
}

// Without a country Google answers as in the United States, so "$" is not the dollar of the query's country.
func TestPricesOfARefusedCountryAreNotInItsCurrency(t *testing.T) {
	answer := always(exchangetest.HTTP(200, `{"shopping_results":[{"title":"a","link":"https://a.example/1","price":"$12.00"}]}`))
	for country, want := range map[string]product.Price{"JM": price("$12.00", "USD"), "CA": price("$12.00", "CAD")} {
		currency, _ := market.CurrencyOf(country)
		r, _ := searchWith(t, "serpapi-shopping", Query{Keywords: "x", Country: country, Currency: currency}, answer)
		if len(r.Listings) != 1 || r.Listings[0].Price != want {
			t.Errorf("%s: got %+v, want one listing for %+v", country, r.Listings, want)
		}
	}
}

// price parses a price that the test knows to be readable.
func price(text, currency string) product.Price { return product.ParsePrice(text, currency) }
