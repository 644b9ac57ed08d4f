package search

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

var serpAPIBaseURL = variable{"SERPAPI_BASE_URL", "https://serpapi.com"}

// The countries that the engines accept. They answer others with HTTP 400. Without a country Google answers as in the
// United States.
const (
	// https://serpapi.com/google-shopping-countries
	serpAPIShoppingCountries = "AE AI AR AT AU AW BE BM BR CA CC CH CL CO CX CZ DE DK ES FI FK FR GB GF GP GR GS HK HM HU ID IE IL IN" +
		" IO IT JP KR KY MQ MS MX MY NC NF NL NO NZ PF PH PL PM PT RE RO RU SA SE SG SK TC TF TH TK TR TW UA US VG VN WF YT ZA"
	// https://serpapi.com/google-lens-countries
	serpAPILensCountries = "AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BG BH BJ BN BO BR BS BW BY BZ CA CG CH CI CL CM CN CO CR" +
		" CV CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GP GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KR KW" +
		" KY KZ LA LB LC LK LT LU LV LY MA MD ME MG MK ML MM MN MO MQ MT MU MV MX MY MZ NA NC NG NI NL NO NP NZ OM PA PE PH PK PL PR PS" +
		" PT PY QA RE RO RS RU SA SC SD SE SG SI SK SN SR SV SY TH TN TR TT TW TZ UA UG US UY UZ VC VE VN XK YE ZA ZM ZW"
)

// serpAPIShopping searches Google Shopping. https://serpapi.com/google-shopping-api
var serpAPIShopping = provider{
	name:      "serpapi-shopping",
	baseURL:   serpAPIBaseURL,
	secret:    "SERPAPI_API_KEY",
	countries: serpAPIShoppingCountries,
	request: func(baseURL string, q *Query) exchange.Fetch {
		country := q.Country
		if country == "GB" {
			country = "UK" // https://serpapi.com/google-countries
		}
		return serpAPIRequest(baseURL, "google_shopping", "gl", country, "&q="+percentEncode(q.Keywords))
	},
	// Advertisements are in lists that are not read. In Google's new layout, the only link is Google's
	// product page. The product's id is not used, because several shops may offer the product.
	mapping: &mapping{
		check: checkSerpAPI,
		lists: []string{"shopping_results", "categorized_shopping_results.#.shopping_results"},
		fields: [numFields]string{
			fieldTitle:      "title",
			fieldInstalment: "installment",
			fieldURL:        "link product_link",
			fieldVendor:     "source",
			fieldImage:      "thumbnail serpapi_thumbnail",
			fieldCondition:  "second_hand_condition",
			fieldShipping:   "delivery",
			fieldListPrice:  "old_price",
		},
		constants:   constants{condition: product.New},
		prices:      []pricePath{{path: "price"}},
		priceFormat: textPrices,
		refine:      refineGoogleShopping,
	},
}

// serpAPILens searches Google Lens for the photo. https://serpapi.com/google-lens-api
//
// A search of type "all" has visual matches only, products among them:
// https://github.com/serpapi/public-roadmap/issues/3607
var serpAPILens = provider{
	name:          "serpapi-lens",
	baseURL:       serpAPIBaseURL,
	secret:        "SERPAPI_API_KEY",
	byPhoto:       true,
	sendsPhotoURL: true,
	countries:     serpAPILensCountries,
	request:       serpAPILensRequest("all"),
	mapping:       serpAPILensMapping("visual_matches"),
}

// serpAPIExact searches Google Lens for pages that have the photo itself. It is a search of its own, which costs as much as
// serpAPILens. https://serpapi.com/google-lens-exact-matches-api
var serpAPIExact = provider{
	name:          "serpapi-exact",
	baseURL:       serpAPIBaseURL,
	secret:        "SERPAPI_API_KEY",
	byPhoto:       true,
	sendsPhotoURL: true,
	countries:     serpAPILensCountries,
	request:       serpAPILensRequest("exact_matches"),
	mapping:       serpAPILensMapping("exact_matches"),
}

// serpAPILensRequest returns the request of a type of Google Lens search.
func serpAPILensRequest(kind string) func(baseURL string, q *Query) exchange.Fetch {
	return func(baseURL string, q *Query) exchange.Fetch {
		return serpAPIRequest(baseURL, "google_lens&type="+kind, "country", q.Country, "&url="+percentEncode(q.PhotoURL))
	}
}

// serpAPILensMapping returns the mapping of a list of matches. The price is an object in a visual match and a text in an exact
// match. Google Lens finds shops in all countries: https://github.com/serpapi/public-roadmap/issues/3317
func serpAPILensMapping(list string) *mapping {
	return &mapping{
		check: checkSerpAPI,
		lists: []string{list},
		fields: [numFields]string{
			fieldTitle:      "title",
			fieldInstalment: "installment",
			fieldURL:        "link",
			fieldVendor:     "source",
			fieldImage:      "image thumbnail",
			fieldCondition:  "condition",
		},
		prices:      []pricePath{{path: "price.value price"}},
		priceFormat: textPrices,
		worldwide:   true,
	}
}

// serpAPIRequest returns a request. CountryName is the engine's parameter for the country, which is left out if it is "". The other
// parameters are percent-encoded and begin with "&". SerpApi accepts the key in the query only.
func serpAPIRequest(baseURL, engine, countryName, country, parameters string) exchange.Fetch {
	if country != "" {
		parameters += "&" + countryName + "=" + strings.ToLower(country)
	}
	return exchange.Fetch{URL: baseURL + "/search.json?engine=" + engine + "&hl=en&api_key=${SERPAPI_API_KEY}" + parameters}
}

// checkSerpAPI returns Reported if the search failed, whatever the HTTP status, and Exhausted if the account has no searches
// left. A search that found nothing is a success with an error text that says so.
// https://serpapi.com/api-status-and-error-codes
func checkSerpAPI(response *gjson.Result) (noList bool, err error) {
	failure := jsontext.Get(response, "error")
	noResults := strings.Contains(failure.Str, "returned any results")
	switch {
	case strings.Contains(failure.Str, "run out of searches"):
		return false, upstream.Exhausted
	case failure.Exists() && !noResults, jsontext.Text(response, "search_metadata.status") == "Error":
		return false, upstream.Reported
	}
	return noResults, nil
}

// refineGoogleShopping drops a row without a price that only links to Google's product page: unlike a
// shop's page, it cannot be read for a price.
func refineGoogleShopping(l *product.Listing, _ *gjson.Result) bool {
	page, _ := parseURL(l.URL)
	return l.Price.Known() || !isGoogle(page.host)
}
