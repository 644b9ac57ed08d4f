package upstream

import (
	"crypto/rand"
	"net/http"
	"strconv"
	"strings"
)

// ownSources are stand-ins for the services in the examples of docs/SOURCES.md. They are in no list of providers, because the
// core has no code for them.
var ownSources = []spec{{
	name: "sold prices", host: "api.soldprices.example.com", secretName: "SOLD_PRICES_KEY",
	newSecret: hexKey(24), auth: bearer, document: "own-sources.yaml",
	answer: func(r *request) reply {
		rows := r.find("sold-prices", r.URL.Query().Get("q"))
		if n, _ := strconv.Atoi(r.URL.Query().Get("limit")); n < len(rows) {
			rows = rows[:n]
		}
		return jsonReply(200, object{"data": object{"sales": rows}})
	},
	failure: plainFailure,
	examples: []example{{
		name: "sales", path: "/v1/sales?q=halden%20scout&country=US&limit=50", answers: `"sold_at"`,
	}},
}, {
	name: "camera shop", host: "shop.example.com", secretName: "CAMERA_SHOP_KEY",
	newSecret: hexKey(16), auth: inHeader("X-Api-Key", ""), document: "own-sources.yaml",
	answer: func(r *request) reply {
		rows := r.find("camera-shop", lookup[string](r.body, "text"))
		if len(rows) == 0 {
			return jsonReply(200, object{"found": 0})
		}
		return jsonReply(200, object{"found": len(rows), "products": rows})
	},
	failure: plainFailure,
	examples: []example{{
		name: "shop search", method: "POST", path: "/api/search", answers: `"price_cents"`,
		body: `{"text":"Halden Scout 35","page_size":50,"filter":{"in_stock":true}}`,
	}},
}, {
	name: "auction house", host: "auctions.example.com",
	document: "own-sources.yaml",
	answer:   func(r *request) reply { return jsonReply(200, r.find("auction-house", r.URL.Query().Get("search"))) },
	failure:  plainFailure,
	examples: []example{{
		name: "lots", path: "/api/lots?search=halden%20scout", answers: `"hammer_price"`,
	}},
}, {
	name: "wholesaler", host: "api.wholesale.example.com", secretName: "WHOLESALER_KEY",
	newSecret: func() string { return "w+" + rand.Text() + "/=" }, // with characters that a form must escape
	auth:      inForm("key"), document: "own-sources.yaml",
	answer: func(r *request) reply {
		offers, next := r.find("wholesaler", lookup[string](r.body, "words")), any(nil)
		const pageSize, second = 2, "offset/2"
		if lookup[string](r.body, "after") == second {
			offers = offers[min(pageSize, len(offers)):]
		} else if len(offers) > pageSize {
			offers, next = offers[:pageSize], second
		}
		return jsonReply(200, object{"ok": true, "offers": offers, "more": next})
	},
	failure: plainFailure,
	examples: []example{{
		name: "offers", method: "POST", path: "/v1/offers", answers: `"net"`, body: "words=halden+scout&after=",
		header: http.Header{"Content-Type": {"application/x-www-form-urlencoded"}},
	}},
}}

func plainFailure(status int, message string) any {
	return object{"error": object{"status": status, "message": message}}
}

// AddSources makes a Worker's configuration call the stand-ins of docs/SOURCES.md: it sets SOURCES to the JSON, with the
// addresses of the stand-ins, and adds the secrets.
func (w *Web) AddSources(json string, vars, secrets map[string]string) {
	allowed := []string{vars["SECRETS"]}
	for _, own := range ownSources {
		v := w.Vendor(own.name)
		json = strings.ReplaceAll(json, `"https://`+own.host+`/api/`, `"`+v.URL()+`/api/`)
		json = strings.ReplaceAll(json, `"https://`+own.host+`/v1/`, `"`+v.URL()+`/v1/`)
		if _, host, _ := strings.Cut(v.URL(), "://"); own.secretName != "" {
			secrets[own.secretName] = v.secret
			allowed = append(allowed, own.secretName+"@"+host)
		}
	}
	vars["SOURCES"], vars["SECRETS"] = json, strings.Join(allowed, " ")
}
