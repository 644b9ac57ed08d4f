package upstream

import (
	"crypto/rand"
	"encoding/hex"
)

// serpAPI stands in for SerpApi: google_lens and google_shopping. https://serpapi.com/search-api
var serpAPI = vendor{
	name: "serpapi", host: "serpapi.com",
	operation: func(r *request) (document, path string) {
		if r.URL.Path != "/search.json" && r.URL.Path != "/search" {
			return "", ""
		}
		return "serpapi.yaml", "/" + r.URL.Query().Get("engine")
	},
	newSecret: func() string { return hexKey(32) },
	authorized: func(r *request) (ok, present bool) {
		key := r.URL.Query().Get("api_key")
		return key == r.vendor.secret, key != ""
	},
	check: func(r *request) {
		q := r.URL.Query()
		if q.Get("engine") == "google_lens" {
			r.checkURL(q.Get("url"))
			if kind := q.Get("type"); q.Has("q") && (kind == "exact_matches" || kind == "about_this_image") {
				r.fault("q does not go with type " + kind)
			}
		}
		if q.Get("gl") == "gb" {
			r.fault("gl: the United Kingdom is uk") // https://serpapi.com/google-countries
		}
	},
	answer: func(r *request) reply {
		q := r.URL.Query()
		if q.Get("engine") == "google_shopping" {
			rows := find("serpapi-shopping", q.Get("q"))
			if r.none || len(rows) == 0 {
				return searched(r, object{"error": "Google hasn't returned any results for this query."})
			}
			return searched(r, object{
				"search_information": object{"query_displayed": q.Get("q"), "shopping_results_state": "Results for exact spelling"},
				"ads":                shoppingAds, "filters": array{object{"type": "Condition", "options": array{object{"text": "Used"}}}},
				"shopping_results": ranked(rows),
				"categorized_shopping_results": array{object{"title": "Popular in cameras", "shopping_results": array{object{
					"position": 1, "title": "Velsted Aria 5 over-ear headphones", "source": "Sound Room", "price": "$279.00", "extracted_price": 279.0}}}},
			})
		}
		seen := r.item.Title + " " + q.Get("q")
		none := searched(r, object{"error": "Google Lens hasn't returned any results for this query."})
		if q.Get("type") == "exact_matches" {
			if rows := find("serpapi-exact", seen); len(rows) > 0 {
				return searched(r, object{"exact_matches": ranked(rows)})
			}
			return none
		}
		rows := find("serpapi-lens", seen)
		if len(rows) == 0 {
			return none
		}
		if q.Get("type") == "products" { // in visual_matches too, those with a price
			var offers []object
			for _, row := range rows {
				if row["price"] != nil {
					offers = append(offers, row)
				}
			}
			return searched(r, object{"visual_matches": ranked(offers)})
		}
		return searched(r, object{
			"visual_matches":  ranked(rows),
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
			return object{"search_metadata": object{"id": "standin", "status": "Error"}, "error": "We couldn't get valid results for this search. Please try again later."}
		}
		return object{"error": message}
	},
	variants: map[Body]func(*request) reply{
		ErrorInside: func(r *request) reply {
			return jsonReply(200, object{"search_metadata": object{"id": "standin", "status": "Error"}, "error": "We couldn't get valid results for this search. Please try again later."})
		},
	},
}

// shoppingAds are paid for, and not an answer to the question.
var shoppingAds = array{
	object{"position": 1, "block_position": "top", "title": "Halden Scout 35 SALE", "price": "$9.99", "extracted_price": 9.99, "link": "https://ads.example.com/1", "source": "Sponsored Shop"},
	object{"position": 2, "block_position": "top", "title": "Cameras from $5", "price": "$5.00", "extracted_price": 5, "link": "https://ads.example.com/2", "source": "Sponsored Shop"},
}

func hexKey(bytes int) string {
	key := make([]byte, bytes)
	rand.Read(key)
	return hex.EncodeToString(key)
}

func searched(r *request, results object) reply {
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
