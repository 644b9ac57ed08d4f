package upstream

import "strings"

// priceCharting stands in for PriceCharting's search and product requests. The search gives no prices.
// https://www.pricecharting.com/api-documentation
var priceCharting = spec{
	name: "pricecharting", host: "www.pricecharting.com",
	search: []string{"pricecharting"}, baseURLVar: "PRICECHARTING_BASE_URL", secretName: "PRICECHARTING_TOKEN",
	newSecret: hexKey(20), auth: inQuery("t"),
	document: "pricecharting.yaml",
	answer: func(r *request) reply {
		q := r.URL.Query()
		if r.URL.Path == "/api/product" {
			for _, p := range products {
				for _, product := range r.find("pricecharting", strings.Join(p.words, " ")) {
					if product["id"] == q.Get("id") {
						product["status"] = "success"
						return jsonReply(200, product)
					}
				}
			}
			return r.fail(404, "No such product")
		}
		found := array{}
		for _, product := range r.find("pricecharting", q.Get("q")) {
			found = append(found, object{"id": product["id"], "product-name": product["product-name"], "console-name": product["console-name"]})
		}
		return jsonReply(200, object{"status": "success", "products": found})
	},
	failure:      func(_ int, message string) any { return object{"status": "error", "error-message": message} },
	outOfCredits: failing(429, "Too many requests"),
	examples: []example{
		{name: "price guide search", path: "/api/products?q=halden%20scout", answers: `"product-name"`},
		{name: "price guide product", path: "/api/product?id=51001", answers: `"loose-price":31500`},
	},
}
