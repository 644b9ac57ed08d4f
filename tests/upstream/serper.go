package upstream

// serper stands in for Serper: shopping and lens. There is no public reference; the shapes are those that public clients read.
// https://serper.dev/playground
var serper = vendor{
	name: "serper", host: "google.serper.dev",
	operation: func(r *request) (document, path string) { return "serper.yaml", r.URL.Path },
	newSecret: func() string { return hexKey(20) },
	authorized: func(r *request) (ok, present bool) {
		key := r.Header.Get("X-Api-Key")
		return key == r.vendor.secret, key != ""
	},
	denied: 403,
	check: func(r *request) {
		if r.URL.Path == "/lens" {
			r.checkURL(dig[string](r.body, "url"))
		}
	},
	answer: func(r *request) reply {
		asked := object{"engine": "google"}
		for name, value := range r.body.(object) {
			asked[name] = value
		}
		if r.URL.Path == "/lens" {
			asked["type"] = "lens"
			rows := find("serper-lens", r.item.Title)
			if rows == nil {
				rows = []object{}
			}
			return jsonReply(200, object{"searchParameters": asked, "organic": rows, "credits": 3})
		}
		asked["type"] = "shopping"
		rows := ranked(find("serper-shopping", dig[string](r.body, "q")))
		if n := int(dig[float64](r.body, "num")); n > 0 && n < len(rows) {
			rows = rows[:n]
		}
		if r.none || rows == nil {
			rows = []object{}
		}
		return jsonReply(200, object{"searchParameters": asked, "shopping": rows, "credits": 2})
	},
	failure: func(status int, message string) any {
		switch status {
		case 402: // the vendor says so with status 400
			status, message = 400, "Not enough credits"
		case 403:
			message = "Unauthorized."
		}
		return object{"message": message, "statusCode": status}
	},
}
