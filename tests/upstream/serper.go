package upstream

import "net/http"

// serper stands in for Serper's shopping and lens searches. Serper publishes no reference, so the
// formats are taken from public clients. https://serper.dev/playground
var serper = spec{
	name: "serper", host: "google.serper.dev",
	search: []string{"serper-shopping", "serper-lens"}, baseURLVar: "SERPER_BASE_URL", secretName: "SERPER_API_KEY",
	newSecret:  func() string { return hexKey(20) },
	credential: func(r *request) string { return r.Header.Get("X-Api-Key") },
	authorize:  func(r *http.Request, key string) { r.Header.Set("X-Api-Key", key) },
	deniedWith: 403,
	endpoint:   func(r *request) (document, path string) { return "serper.yaml", r.URL.Path },
	check: func(r *request) {
		if r.URL.Path == "/lens" {
			r.checkURL(lookup[string](r.body, "url"))
		}
	},
	answer: func(r *request) reply {
		parameters := object{"engine": "google"}
		for name, value := range r.body.(object) {
			parameters[name] = value
		}
		if r.URL.Path == "/lens" {
			parameters["type"] = "lens"
			rows := findListings("serper-lens", r.item.Title)
			if rows == nil {
				rows = []object{}
			}
			return jsonReply(200, object{"searchParameters": parameters, "organic": rows, "credits": 3})
		}
		parameters["type"] = "shopping"
		rows := withPositions(findListings("serper-shopping", lookup[string](r.body, "q")))
		if n := int(lookup[float64](r.body, "num")); n > 0 && n < len(rows) {
			rows = rows[:n]
		}
		if r.noResults || rows == nil {
			rows = []object{}
		}
		return jsonReply(200, object{"searchParameters": parameters, "shopping": rows, "credits": 2})
	},
	failure: func(status int, message string) any {
		switch status {
		case 403:
			message = "Unauthorized."
		}
		return object{"message": message, "statusCode": status}
	},
	variants: map[Body]func(*request) reply{
		OutOfCredits: func(r *request) reply { return r.fail(400, "Not enough credits") },
	},
	examples: []example{{
		name: "serper shopping", method: "POST", path: "/shopping",
		body: `{"q":"Halden Scout 35","gl":"us","hl":"en","num":40}`, answers: `"shopping":[{`,
	}, {
		name: "serper lens", method: "POST", path: "/lens",
		body: `{"url":"` + examplePhoto + `","gl":"us"}`, answers: `"organic":[{`,
	}},
}
