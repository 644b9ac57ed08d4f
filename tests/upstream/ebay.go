package upstream

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

const (
	eBayTokenPath  = "/identity/v1/oauth2/token"
	eBayBrowsePath = "/buy/browse/v1"
)

// eBay stands in for eBay's application tokens and its Browse API.
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/search
// https://developer.ebay.com/api-docs/buy/browse/resources/item_summary/methods/searchByImage
var eBay = spec{
	name: "ebay", host: "api.ebay.com",
	search: []string{"ebay", "ebay-image"}, baseURLVar: "EBAY_BASE_URL",
	secretName: "EBAY_CREDENTIALS", basicAuth: true, tokenName: "EBAY_TOKEN", tokenPath: eBayTokenPath,
	newSecret: func() string {
		return base64.StdEncoding.EncodeToString([]byte("LoupeApp-standin-PRD-" + rand.Text()[:8] + ":PRD-" + rand.Text()))
	},
	auth: auth{
		get: func(r *request) string { return eBayAuth(r.URL.Path).get(r) },
		set: func(r *http.Request, credential string) { eBayAuth(r.URL.Path).set(r, credential) },
	},
	document: "ebay.yaml",
	check:    checkEBay,
	answer: func(r *request) reply {
		switch r.URL.Path {
		case eBayTokenPath:
			return jsonReply(200, object{"access_token": r.vendor.newToken(), "expires_in": 7200, "token_type": "Application Access Token"})
		case eBayBrowsePath + "/item_summary/search_by_image":
			return itemSummaries(r, r.item.Title)
		default:
			return itemSummaries(r, r.URL.Query().Get("q"))
		}
	},
	failure: func(status int, message string) any {
		e, ok := eBayErrors[status]
		if !ok {
			e = eBayErrors[500]
		}
		return object{"errors": array{object{"errorId": e.id, "domain": e.domain, "category": e.category, "message": e.message, "longMessage": message}}}
	},
	outOfCredits: failing(429, "The request limit has been reached for the resource."),
	examples: []example{{
		name: "token", method: "POST", path: eBayTokenPath, header: http.Header{"Content-Type": {"application/x-www-form-urlencoded"}},
		body: "grant_type=client_credentials&scope=https%3A%2F%2Fapi.ebay.com%2Foauth%2Fapi_scope", answers: `"expires_in":7200`,
	}, {
		name: "search", header: http.Header{"X-Ebay-C-Marketplace-Id": {"EBAY_US"}}, answers: `"itemSummaries"`,
		path: eBayBrowsePath + "/item_summary/search?q=halden%20scout&limit=50&filter=buyingOptions%3A%7BFIXED_PRICE%7CAUCTION%7D",
	}, {
		name: "search by image", method: "POST", header: http.Header{"X-Ebay-C-Marketplace-Id": {"EBAY_US"}}, answers: `"itemSummaries"`,
		path: eBayBrowsePath + "/item_summary/search_by_image?limit=20", body: `{"image":"` + examplePhotoBase64 + `"}`,
	}},
}

// eBayAuth is how requests to a path carry the credentials or a token.
func eBayAuth(path string) auth {
	if path == eBayTokenPath {
		return inHeader("Authorization", "Basic ")
	}
	return bearer
}

// https://developer.ebay.com/api-docs/static/handling-error-messages.html
var eBayErrors = map[int]struct {
	id                        int
	domain, category, message string
}{
	400: {12001, "API_BROWSE", "REQUEST", "The request is not valid."},
	401: {1001, "OAuth", "REQUEST", "Invalid access token"},
	403: {1100, "ACCESS", "REQUEST", "Access denied"},
	404: {2002, "ACCESS", "REQUEST", "Resource not found"},
	409: {12019, "API_BROWSE", "BUSINESS", "The marketplace is not supported."},
	429: {2001, "ACCESS", "REQUEST", "Too many requests."},
	500: {12000, "API_BROWSE", "APPLICATION", "There was a problem with an eBay internal system or process."},
}

// marketplaces maps each marketplace to its currency and its rate: units of the currency per US dollar.
// https://developer.ebay.com/api-docs/static/rest-request-components.html#marketpl
var marketplaces = map[string]struct {
	currency string
	rate     float64
}{
	"EBAY_US": {"USD", 1}, "EBAY_GB": {"GBP", 0.79}, "EBAY_AU": {"AUD", 1.52}, "EBAY_CA": {"CAD", 1.37}, "EBAY_CH": {"CHF", 0.88},
	"EBAY_AT": {"EUR", 0.92}, "EBAY_BE": {"EUR", 0.92}, "EBAY_DE": {"EUR", 0.92}, "EBAY_ES": {"EUR", 0.92}, "EBAY_FR": {"EUR", 0.92},
	"EBAY_IE": {"EUR", 0.92}, "EBAY_IT": {"EUR", 0.92}, "EBAY_NL": {"EUR", 0.92}, "EBAY_PL": {"PLN", 4}, "EBAY_HK": {"HKD", 7.8}, "EBAY_SG": {"SGD", 1.33},
	"EBAY_MY": {"MYR", 4.4}, "EBAY_PH": {"PHP", 58}, "EBAY_TH": {"THB", 34}, "EBAY_TW": {"TWD", 32}, "EBAY_VN": {"VND", 25400},
}

func checkEBay(r *request) {
	if market := r.Header.Values("X-Ebay-C-Marketplace-Id"); len(market) > 1 || len(market) == 1 && marketplaces[market[0]].currency == "" {
		r.violation("X-EBAY-C-MARKETPLACE-ID: no such marketplace")
	}
	if image := lookup[string](r.body, "image"); image != "" {
		r.checkData("", image, 10<<20)
	}
}

// itemSummaries answers with the listings found for a query, priced for the requested marketplace.
// It leaves out auctions unless the filter asks for them.
func itemSummaries(r *request, query string) reply {
	wanted := []string{"FIXED_PRICE"}
	if _, options, ok := strings.Cut(r.URL.Query().Get("filter"), "buyingOptions:{"); ok {
		options, _, _ = strings.Cut(options, "}")
		wanted = strings.Split(options, "|")
	}
	rows := slices.DeleteFunc(r.find("ebay", query), func(row object) bool {
		return !slices.ContainsFunc(row["buyingOptions"].(array), func(option any) bool { return slices.Contains(wanted, option.(string)) })
	})
	page := object{"href": "https://api.ebay.com" + r.URL.RequestURI(), "total": len(rows), "limit": 50, "offset": 0}
	for _, row := range rows {
		for _, name := range []string{"price", "currentBidPrice"} {
			convert(lookup[object](row, name), r.Header.Get("X-Ebay-C-Marketplace-Id"))
		}
		convert(lookup[object](row, "marketingPrice", "originalPrice"), r.Header.Get("X-Ebay-C-Marketplace-Id"))
		for _, option := range lookup[array](row, "shippingOptions") {
			convert(lookup[object](option, "shippingCost"), r.Header.Get("X-Ebay-C-Marketplace-Id"))
		}
	}
	if len(rows) > 0 { // without results eBay leaves the member out
		page["itemSummaries"] = rows
	}
	return jsonReply(200, page)
}

// convert converts a price to the marketplace's currency and adds the original amount.
func convert(amount object, marketplace string) {
	m := marketplaces[marketplace]
	if amount == nil || m.currency == "" || amount["currency"] == m.currency {
		return
	}
	if amount["convertedFromCurrency"] == m.currency {
		amount["value"], amount["currency"] = amount["convertedFromValue"], m.currency
		delete(amount, "convertedFromValue")
		delete(amount, "convertedFromCurrency")
		return
	}
	dollars, _ := strconv.ParseFloat(strings.ReplaceAll(amount["value"].(string), ",", ""), 64)
	if amount["convertedFromCurrency"] == nil {
		amount["convertedFromValue"], amount["convertedFromCurrency"] = amount["value"], "USD"
	}
	amount["value"], amount["currency"] = fmt.Sprintf("%.2f", dollars*m.rate), m.currency
}
