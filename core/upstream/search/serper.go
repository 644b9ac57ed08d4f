package search

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// Serper searches Google. It has no public reference; https://serper.dev/playground shows requests and
// responses.

var serperBaseURL = variable{"SERPER_BASE_URL", "https://google.serper.dev"}

// serperShopping searches Google Shopping. Every link leads to Google's page of the product. Google's marks for second-hand
// goods are not among its members, so a condition follows only from the title and the shop.
var serperShopping = provider{
	name:    "serper-shopping",
	baseURL: serperBaseURL,
	secret:  "SERPER_API_KEY",
	request: func(baseURL string, q *Query) exchange.Fetch {
		return serperRequest(baseURL+"/shopping", "q", q.Keywords, q.Country, 40)
	},
	mapping: &mapping{
		check: checkSerper,
		lists: []string{"shopping"},
		fields: [numFields]string{
			fieldTitle:      "title",
			fieldInstalment: "installment",
			fieldURL:        "link",
			fieldVendor:     "source",
			fieldImage:      "imageUrl",
			fieldShipping:   "delivery",
		},
		prices:      []pricePath{{path: "price"}},
		priceFormat: textPrices,
		refine:      refineGoogleShopping,
	},
}

// serperLens searches Google Lens for the photo.
var serperLens = provider{
	name:          "serper-lens",
	baseURL:       serperBaseURL,
	secret:        "SERPER_API_KEY",
	byPhoto:       true,
	sendsPhotoURL: true,
	request: func(baseURL string, q *Query) exchange.Fetch {
		return serperRequest(baseURL+"/lens", "url", q.PhotoURL, q.Country, 0)
	},
	mapping: &mapping{
		check: checkSerper,
		lists: []string{"organic"},
		fields: [numFields]string{
			fieldTitle:      "title",
			fieldInstalment: "installment",
			fieldURL:        "link",
			fieldVendor:     "source",
			fieldImage:      "imageUrl thumbnailUrl",
		},
		prices:      []pricePath{{path: "price"}},
		priceFormat: textPrices,
		worldwide:   true,
	},
}

// serperRequest returns a request with the member key set to value. results is the number of results
// to ask for, 0 for Serper's default.
func serperRequest(url, key, value, country string, results int64) exchange.Fetch {
	var w jsontext.Writer
	w.Open('{')
	w.Key(key).String(value)
	w.Key("gl").String(strings.ToLower(country))
	w.Key("hl").String("en")
	if results > 0 {
		w.Key("num").Int(results)
	}
	w.Close('}')
	return exchange.Fetch{
		Method: "POST",
		URL:    url,
		Headers: exchange.Headers{
			{Name: "x-api-key", Value: "${SERPER_API_KEY}"},
			{Name: "content-type", Value: "application/json"},
		},
		Body: []exchange.Part{exchange.Literal(w)},
	}
}

// checkSerper accepts every response that repeats the query. Serper omits the list if it found nothing.
func checkSerper(response *gjson.Result) (noList bool, err error) {
	if !jsontext.Get(response, "searchParameters").IsObject() {
		return false, upstream.Unusable
	}
	return true, nil
}
