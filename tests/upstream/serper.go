package upstream

// serper stands in for Serper's shopping and lens searches. Serper publishes no reference, so the
// formats are taken from public clients. https://serper.dev/playground
var serper = spec{
	name: "serper", host: "google.serper.dev",
	search: []string{"serper-shopping", "serper-lens"}, baseURLVar: "SERPER_BASE_URL", secretName: "SERPER_API_KEY",
	newSecret: hexKey(20), auth: inHeader("X-Api-Key", ""), deniedWith: 403,
	document: "serper.yaml",
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
			return jsonReply(200, object{"searchParameters": parameters, "organic": r.find("serper-lens", r.item.Title), "credits": 3})
		}
		parameters["type"] = "shopping"
		rows := withPositions(r.find("serper-shopping", lookup[string](r.body, "q")))
		if n := int(lookup[float64](r.body, "num")); n > 0 && n < len(rows) {
			rows = rows[:n]
		}
		return jsonReply(200, object{"searchParameters": parameters, "shopping": rows, "credits": 2})
	},
	failure: func(status int, message string) any {
		if status == 403 {
			message = "Unauthorized."
		}
		return object{"message": message, "statusCode": status}
	},
	outOfCredits: failing(400, "Not enough credits"),
	examples: []example{{
		name: "serper shopping", method: "POST", path: "/shopping",
		body: `{"q":"Halden Scout 35","gl":"us","hl":"en","num":40}`, answers: `"shopping":[{`,
	}, {
		name: "serper lens", method: "POST", path: "/lens",
		body: `{"url":"` + examplePhoto + `","gl":"us"}`, answers: `"organic":[{`,
	}},
}
