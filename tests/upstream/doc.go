// Package upstream stands in for the outside services that Loupe calls, for its tests and the demo: models that look at
// photos, searches that find listings, the European Central Bank, and a small web of shops' pages and photos.
//
// A stand-in answers in the shape that the vendor documents, with made-up products, shops and prices. It is stricter than
// the vendor: a request is checked against the vendor's OpenAPI document (see documents.go), and whatever does not fit is
// answered as the vendor answers bad requests and is kept as a violation, for the test to fail on:
//
//	web := upstream.New()
//	web.Vendor("ebay").Behave(upstream.Behaviour{Status: 503, Times: 1})
//	vars, secrets := web.Configure("openai", "ebay,serpapi-lens,catalog")
//	... host.Options{Vars: vars, Secrets: secrets, Transport: web, AI: web.AI} ...
//	for _, v := range web.Violations() { t.Error(v) }
//
// [Web] is an [http.RoundTripper] that knows the vendors by their real hosts. After [Web.Listen] each vendor has a server of
// its own on 127.0.0.1 instead, for a Worker in workerd.
package upstream
