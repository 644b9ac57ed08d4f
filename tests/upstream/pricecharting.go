package upstream

import (
	"net/http"
	"strings"
)

// priceCharting stands in for PriceCharting's search and product requests. The search gives no prices.
// https://www.pricecharting.com/api-documentation
var priceCharting = spec{
	name: "pricecharting", host: "www.pricecharting.com",
	search: []string{"pricecharting"}, baseURLVar: "PRICECHARTING_BASE_URL", secretName: "PRICECHARTING_TOKEN",
	newSecret:  func() string { return hexKey(20) },
	credential: func(r *request) string { return r.URL.Query().Get("t") },
	authorize: func(r *http.Request, token string) {
		q := r.URL.Query()
		q.Set("t", token)
		r.URL.RawQuery = q.Encode()
	},
	endpoint: func(r *request) (document, path string) { return "pricecharting.yaml", r.URL.Path },
	answer: func(r *request) reply {
		q := r.URL.Query()
		if r.URL.Path == "/api/product" {
			for _, p := range products {
				for _, product := range findListings("pricecharting", strings.Join(p.words, " ")) {
					if product["id"] == q.Get("id") {
						product["status"] = "success"
						return jsonReply(200, product)
					}
				}
			}
			return r.fail(404, "No such product")
		}
		found := array{}
		for _, product := range findListings("pricecharting", q.Get("q")) {
			if !r.noResults {
				found = append(found, object{"id": product["id"], "product-name": product["product-name"], "console-name": product["console-name"]})
			}
		}
		return jsonReply(200, object{"status": "success", "products": found})
	},
	failure: func(_ int, message string) any { return object{"status": "error", "error-message": message} },
	variants: map[Body]func(*request) reply{
		OutOfCredits: func(r *request) reply { return r.fail(429, "Too many requests") },
		ErrorWith200: func(r *request) reply {
			return jsonReply(200, object{"status": "error", "error-message": "Your subscription does not include the API."})
		},
	},
	examples: []example{
		{name: "price guide search", path: "/api/products?q=halden%20scout", answers: `"product-name"`},
		{name: "price guide product", path: "/api/product?id=51001", answers: `"loose-price":31500`},
	},
}
