package search

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

var serpAPIBaseURL = variable{"SERPAPI_BASE_URL", "https://serpapi.com"}

// serpAPIShopping searches Google Shopping. https://serpapi.com/google-shopping-api
var serpAPIShopping = provider{
	name:    "serpapi-shopping",
	baseURL: serpAPIBaseURL,
	secret:  "SERPAPI_API_KEY",
	request: func(baseURL string, q *Query) exchange.Fetch {
		country := strings.ToLower(q.Country)
		if country == "gb" {
			country = "uk" // https://serpapi.com/google-countries
		}
		return serpAPIRequest(baseURL, "google_shopping", "&gl="+percentEncode(country)+"&q="+percentEncode(q.Keywords))
	},
	// Advertisements are in lists that are not read. In Google's new layout, the only link is Google's
	// product page. The product's id is not used, because several shops may offer the product.
	mapping: &mapping{
		check:     checkSerpAPI,
		lists:     []string{"shopping_results", "categorized_shopping_results.#.shopping_results|@flatten"},
		title:     "title",
		url:       "link product_link",
		vendor:    "source",
		image:     "thumbnail serpapi_thumbnail",
		condition: "second_hand_condition",
		price:     "price",
		refine: func(l *product.Listing, row gjson.Result) bool {
			if row.Get("second_hand_condition").Str == "" {
				l.Condition = product.New
			}
			return refineGoogleShopping(l, row)
		},
	},
}

// serpAPILens searches Google Lens for the photo. https://serpapi.com/google-lens-api
//
// A search of type "all" has products among its visual matches. The types "products" and "exact_matches"
// would each cost another search, and mostly find pages that the visual matches contain.
var serpAPILens = provider{
	name:          "serpapi-lens",
	baseURL:       serpAPIBaseURL,
	secret:        "SERPAPI_API_KEY",
	byPhoto:       true,
	sendsPhotoURL: true,
	request: func(baseURL string, q *Query) exchange.Fetch {
		return serpAPIRequest(baseURL, "google_lens",
			"&type=all&country="+percentEncode(strings.ToLower(q.Country))+"&url="+percentEncode(q.PhotoURL))
	},
	// The price of a visual match is an object, that of an exact match a text. Google Lens finds shops in
	// all countries: https://github.com/serpapi/public-roadmap/issues/3317
	mapping: &mapping{
		check:     checkSerpAPI,
		lists:     []string{"exact_matches", "visual_matches"},
		title:     "title",
		url:       "link",
		vendor:    "source",
		image:     "image thumbnail",
		condition: "condition",
		price:     "price.value price",
		worldwide: true,
	},
}

// serpAPIRequest returns a request. Parameters are percent-encoded and begin with "&". SerpApi accepts
// the key in the query only.
func serpAPIRequest(baseURL, engine, parameters string) exchange.Fetch {
	return exchange.Fetch{URL: baseURL + "/search.json?engine=" + engine + "&hl=en&api_key=${SERPAPI_API_KEY}" + parameters}
}

// checkSerpAPI returns Reported if the search failed, whatever the HTTP status. A search that found
// nothing is a success with an error text that says so.
// https://serpapi.com/api-status-and-error-codes
func checkSerpAPI(response gjson.Result) (noList bool, err error) {
	failure := response.Get("error")
	noResults := strings.Contains(failure.Str, "returned any results")
	if failure.Exists() && !noResults || response.Get("search_metadata.status").Str == "Error" {
		return false, upstream.Reported
	}
	return noResults, nil
}

// refineGoogleShopping drops a row without a price that only links to Google's product page: unlike a
// shop's page, it cannot be read for a price.
func refineGoogleShopping(l *product.Listing, _ gjson.Result) bool {
	page, _ := parseURL(l.URL)
	return l.Price.Known() || !strings.HasPrefix(strings.TrimPrefix(page.host, "www."), "google.")
}
