package search

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// serpAPI is a search with an engine of SerpApi, its parameters encoded. The key is taken in the query only.
func (s *Settings) serpAPI(engine, parameters string) exchange.Fetch {
	return exchange.Fetch{URL: s.base("SERPAPI_BASE_URL", "https://serpapi.com") + "/search.json?engine=" + engine +
		"&hl=en&api_key=${SERPAPI_API_KEY}" + parameters}
}

// serpAPIShopping asks for Google Shopping. https://serpapi.com/google-shopping-api
func serpAPIShopping(s *Settings, q *Question) exchange.Fetch {
	country := strings.ToLower(q.Country)
	if country == "gb" {
		country = "uk" // https://serpapi.com/google-countries
	}
	return s.serpAPI("google_shopping", "&gl="+escape(country)+"&q="+escape(q.Query))
}

// serpAPILens asks for Google Lens. https://serpapi.com/google-lens-api
//
// One search of type "all" it is, which has products among its visual matches. Searches of the types "products" and
// "exact_matches" would each cost as much again, and bring pages that are mostly among the visual matches too. Their answers
// would be read just so.
func serpAPILens(s *Settings, q *Question) exchange.Fetch {
	return s.serpAPI("google_lens", "&type=all&country="+escape(strings.ToLower(q.Country))+"&url="+escape(q.PhotoURL))
}

// serpAPIShoppingRows: results, and those in groups; advertisements are in other members. In Google's new layout the only link
// is that of Google's page for the product. A product's identifier is none of a listing, for several shops may offer it.
var serpAPIShoppingRows = shape{
	check: checkSerpAPI, lists: []string{"shopping_results", "categorized_shopping_results.#.shopping_results|@flatten"},
	title: "title", url: "link product_link", vendor: "source", image: "thumbnail serpapi_thumbnail", condition: "second_hand_condition", price: "price",
	refine: refineSerpAPIShopping,
}

// refineShopping keeps a row of Google Shopping that has a price, or a page that may have one. Google's own page of a product
// is not for machines.
func refineShopping(l *Listing, _ gjson.Result) bool {
	a, _ := parse(l.URL)
	return l.Price != "" || !strings.HasPrefix(strings.TrimPrefix(a.host, "www."), "google.")
}

// refineSerpAPIShopping knows more: what is not said to be second-hand is new.
func refineSerpAPIShopping(l *Listing, row gjson.Result) bool {
	if l.Condition == "" {
		l.Condition = "new"
	}
	return refineShopping(l, row)
}

// serpAPILensRows: visual matches have the price in an object, exact matches as a text. The shops are anywhere, whatever
// country is asked for: https://github.com/serpapi/public-roadmap/issues/3317
var serpAPILensRows = shape{
	check: checkSerpAPI, lists: []string{"exact_matches", "visual_matches"},
	title: "title", url: "link", vendor: "source", image: "image thumbnail", condition: "condition", price: "price.value price", anywhere: true,
}

// checkSerpAPI: a search that found nothing is a success with an error that says so. Any other error is a failure, whatever
// the answer's HTTP status. https://serpapi.com/api-status-and-error-codes
func checkSerpAPI(answer gjson.Result) (none bool, err error) {
	failure := answer.Get("error")
	none = strings.Contains(failure.Str, "returned any results")
	if failure.Exists() && !none || answer.Get("search_metadata.status").Str == "Error" {
		return false, upstream.Reported
	}
	return none, nil
}
