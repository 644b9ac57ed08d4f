package upstream

import (
	"net/http"
	"slices"
)

// vendors is the table of all stand-ins. To add one, write its spec in a new file and add it here.
// The tests derive the rest from the spec: the Worker's configuration, the failures to try and the
// secrets that must not leak.
var vendors = []spec{openAI, anthropic, googleVision, workersAI, serpAPI, serper, eBay, priceCharting, centralBank, pageHosts}

// spec describes a vendor: how Loupe is configured to call it, and how its API behaves. Each vendor
// needs name, host, document, answer, failure and examples. A provider also needs vision or search,
// and either binding or baseURLVar. The other fields are optional.
type spec struct {
	name string // for the tests: web.Vendor("serper")
	host string // of the real API; "" for pages, which are on many hosts

	vision  string   // the value of VISION that selects the vendor
	search  []string // the names in SEARCH that select the vendor
	binding string   // the Worker's binding through which it is called instead of HTTP

	baseURLVar string // the variable that holds its base URL
	basePath   string // the path at the end of the base URL
	secretName string // its secret, such as SERPER_API_KEY
	basicAuth  bool   // the secret is user:password in base64 (RFC 7617)
	tokenName  string // the access token that requests carry instead of the secret
	tokenPath  string // the path that exchanges the secret for a token

	newSecret  func() string // a random secret in the vendor's format
	auth       auth          // how requests carry the secret or a token
	deniedWith int           // the status for a wrong credential; 401 if 0

	document     string                                 // the file in documents/; "" if there is none
	endpoint     func(*request) (document, path string) // for a vendor whose document has other paths; "" if there is no such endpoint
	check        func(*request)                         // finds violations that the document can't express
	answer       func(*request) reply                   // the documented answer
	model        object                                 // the answer to GET /v1/models/ID, without the id; nil if there is no such endpoint
	failure      func(status int, message string) any   // the body of an error, encoded as JSON
	outOfCredits func(*request) reply                   // the answer OutOfCredits
	examples     []example                              // at least one valid request
}

// example is a valid request to a vendor, which the tests of the stand-ins send.
type example struct {
	name    string // unique among all vendors
	method  string // GET if ""
	path    string // with the query
	body    string
	header  http.Header // Content-Type is application/json if it is not set
	answers string      // text that must be in the answer
}

// The kinds of providers, with their names in GET /health.
const (
	Vision = "vision"
	Search = "search"
)

// Provider is an upstream that VISION or SEARCH may name.
type Provider struct {
	Name   string
	Kind   string // Vision or Search
	Vendor string // the name of its stand-in

	Needs      string // the secret or binding that it requires
	Binding    string // the Worker's binding through which it is called; "" for HTTP
	BaseURLVar string // the variable that holds its base URL; "" for a binding
}

// Providers returns every provider that has a stand-in: first those for VISION, then those for SEARCH,
// each in the order of the table. The catalogue has no stand-in, because it is part of Loupe.
func Providers() []Provider {
	var vision, search []Provider
	for _, v := range vendors {
		p := Provider{Vendor: v.name, Needs: v.secretName, Binding: v.binding, BaseURLVar: v.baseURLVar}
		if p.Needs == "" {
			p.Needs = v.binding
		}
		if v.vision != "" {
			p.Name, p.Kind = v.vision, Vision
			vision = append(vision, p)
		}
		for _, name := range v.search {
			p.Name, p.Kind = name, Search
			search = append(search, p)
		}
	}
	return append(vision, search...)
}

// Names returns the names of all providers of a kind, Vision or Search.
func Names(kind string) (names []string) {
	for _, p := range Providers() {
		if p.Kind == kind {
			names = append(names, p.Name)
		}
	}
	return names
}

// SecretNames returns the names of all secrets and tokens that the vendors require, each once.
func SecretNames() (names []string) {
	for _, v := range vendors {
		for _, name := range []string{v.secretName, v.tokenName} {
			if name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}
