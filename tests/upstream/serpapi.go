package upstream

import "net/url"

// serpAPI stands in for SerpApi's engines google_lens and google_shopping.
// https://serpapi.com/search-api
var serpAPI = spec{
	name: "serpapi", host: "serpapi.com",
	search: []string{"serpapi-shopping", "serpapi-lens", "serpapi-exact"}, baseURLVar: "SERPAPI_BASE_URL", secretName: "SERPAPI_API_KEY",
	newSecret: hexKey(32), auth: inQuery("api_key"),
	endpoint: func(r *request) (document, path string) {
		if r.URL.Path != "/search.json" && r.URL.Path != "/search" {
			return "", ""
		}
		return "serpapi.yaml", "/" + r.URL.Query().Get("engine")
	},
	check: func(r *request) {
		q := r.URL.Query()
		if q.Get("engine") == "google_lens" {
			r.checkURL(q.Get("url"))
			if kind := q.Get("type"); q.Has("q") && (kind == "exact_matches" || kind == "about_this_image") {
				r.violation("q can't be combined with type " + kind)
			}
		}
	},
	answer: func(r *request) reply {
		q := r.URL.Query()
		if q.Get("engine") == "google_shopping" {
			rows := r.find("serpapi-shopping", q.Get("q"))
			if len(rows) == 0 {
				return searchResult(r, object{"error": "Google hasn't returned any results for this query."})
			}
			return searchResult(r, object{
				"search_information": object{"query_displayed": q.Get("q"), "shopping_results_state": "Results for exact spelling"},
				"ads":                shoppingAds, "filters": array{object{"type": "Condition", "options": array{object{"text": "Used"}}}},
				"shopping_results": withPositions(rows),
				"categorized_shopping_results": array{object{"title": "Popular in cameras", "shopping_results": array{object{
					"position": 1, "title": "Velsted Aria 5 over-ear headphones", "source": "Sound Room", "price": "$279.00", "extracted_price": 279.0}}}},
			})
		}
		query := r.item.Title + " " + q.Get("q")
		empty := searchResult(r, object{"error": "Google Lens hasn't returned any results for this query."})
		if q.Get("type") == "exact_matches" {
			if rows := r.find("serpapi-exact", query); len(rows) > 0 {
				return searchResult(r, object{"exact_matches": withPositions(rows)})
			}
			return empty
		}
		rows := r.find("serpapi-lens", query)
		if len(rows) == 0 {
			return empty
		}
		if q.Get("type") == "products" { // the visual matches that have a price
			var offers []object
			for _, row := range rows {
				if row["price"] != nil {
					offers = append(offers, row)
				}
			}
			return searchResult(r, object{"visual_matches": withPositions(offers)})
		}
		return searchResult(r, object{
			"visual_matches":  withPositions(rows),
			"related_content": array{object{"query": r.item.Title, "link": "https://www.google.com/search?q=standin", "thumbnail": "https://serpapi.com/searches/standin/images/0.jpeg"}},
		})
	},
	// https://serpapi.com/api-status-and-error-codes
	failure: func(status int, message string) any {
		switch status {
		case 401:
			message = "Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key"
		case 429:
			message = "Your account has run out of searches."
		case 503:
			return object{
				"search_metadata": object{"id": "standin", "status": "Error"}, "error": "We couldn't get valid results for this search. Please try again later.",
			}
		}
		return object{"error": message}
	},
	outOfCredits: failing(429, "Your account has run out of searches."),
	examples: []example{{
		name: "lens", path: "/search.json?engine=google_lens&type=all&country=us&hl=en&url=" + url.QueryEscape(examplePhoto), answers: `"visual_matches"`,
	}, {
		name: "exact", path: "/search?engine=google_lens&type=exact_matches&url=" + url.QueryEscape(examplePhoto), answers: `"exact_matches"`,
	}, {
		name: "shopping", path: "/search.json?engine=google_shopping&gl=us&hl=en&q=halden+scout+35", answers: `"shopping_results"`,
	}},
}

// shoppingAds are advertisements. They are not search results.
var shoppingAds = array{
	object{"position": 1, "block_position": "top", "title": "Halden Scout 35 SALE", "price": "$9.99", "extracted_price": 9.99, "link": "https://ads.example.com/1", "source": "Sponsored Shop"},
	object{"position": 2, "block_position": "top", "title": "Cameras from $5", "price": "$5.00", "extracted_price": 5, "link": "https://ads.example.com/2", "source": "Sponsored Shop"},
}

func searchResult(r *request, results object) reply {
	parameters := object{}
	for name, values := range r.URL.Query() {
		if name != "api_key" {
			parameters[name] = values[0]
		}
	}
	results["search_metadata"] = object{
		"id": "69204f5ae1d2standin", "status": "Success", "json_endpoint": "https://serpapi.com/searches/standin/69204f5ae1d2standin.json",
		"created_at": "2026-11-21 12:00:00 UTC", "processed_at": "2026-11-21 12:00:00 UTC", "total_time_taken": 2.31,
	}
	results["search_parameters"] = parameters
	if results["error"] != nil {
		results["search_information"] = object{"shopping_results_state": "Fully empty"}
	}
	return jsonReply(200, results)
}
