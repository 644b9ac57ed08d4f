// Package upstream has stand-ins for the outside services that Loupe calls: vision models, searches
// for listings, the European Central Bank, and a few shops with pages and photos. The tests and the
// demo use them.
//
// A stand-in answers in the format that its vendor documents, with invented products, shops and
// prices. No answer was recorded from a vendor. It is stricter than the vendor: it checks each request against the
// vendor's OpenAPI document in documents/. An invalid request gets the vendor's answer to a bad request and is
// recorded as a violation, which fails the test:
//
//	web := upstream.New()
//	web.Vendor("ebay").Behave(upstream.Behaviour{Status: 503, Times: 1})
//	vars, secrets := web.Configure("openai", "ebay,serpapi-lens,catalog")
//	... host.Options{Vars: vars, Secrets: secrets, Transport: web, AI: web.AI} ...
//	for _, v := range web.Violations() { t.Error(v) }
//
// [Web] is an [http.RoundTripper] that finds a vendor by the host of its real API. After
// [Web.Listen] each vendor has a server on 127.0.0.1 instead, which a Worker in workerd can reach.
//
// All stand-ins are in one table, in vendors.go. The tests derive from it what they need for each
// vendor.
package upstream
