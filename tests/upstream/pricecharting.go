package upstream

import "strings"

// priceCharting stands in for PriceCharting's search and product requests. The search gives no prices.
// https://www.pricecharting.com/api-documentation
var priceCharting = spec{
	name: "pricecharting", host: "www.pricecharting.com",
	search: []string{"pricecharting"}, baseURLVar: "PRICECHARTING_BASE_URL", secretName: "PRICECHARTING_TOKEN",
	newSecret: hexKey(20), auth: inQuery("t"),
	document: priceChartingDocument,
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

// priceChartingDocument describes the requests. PriceCharting publishes its reference as a page.
const priceChartingDocument = `openapi: 3.0.3
info: {title: PriceCharting, version: "1"}
paths:
  /api/products:
    get:
      parameters:
        - {name: t, in: query, required: true, schema: {type: string, minLength: 1}}
        - {name: q, in: query, required: true, schema: {type: string, minLength: 1}}
      responses: {default: {description: At most 20 products or an error}}
  /api/product:
    get:
      parameters:
        - {name: t, in: query, required: true, schema: {type: string, minLength: 1}}
        - {name: id, in: query, required: true, schema: {type: string, pattern: "^[0-9]+$"}}
      responses: {default: {description: A product or an error}}
`
