package upstream

import (
	"net/http"
	"slices"
)

// vendors is the table of all stand-ins. To add one, write its spec in a file of its own and add it here: its
// configuration, the tests that make it fail and the search for leaked secrets follow from the spec.
var vendors = []spec{openAI, anthropic, googleVision, workersAI, serpAPI, serper, eBay, centralBank, pageHosts}

// spec describes a vendor: how Loupe is configured to call it, and how its API behaves.
type spec struct {
	name string
	host string // of the vendor's real API; "" for pages, which have many hosts

	vision             string   // the value of VISION that selects the vendor, or ""
	search             []string // the names in SEARCH that the vendor serves
	binding            string   // the Worker's binding through which it is called, or "" for HTTP
	ignoresDescription bool     // its API has no place for the caller's description

	baseURLVar string // the variable that holds its base URL, or ""
	basePath   string // the path at the end of the base URL
	secretName string // the secret that it wants, or ""
	basicAuth  bool   // the secret is user:password in base64 (RFC 7617)
	tokenName  string // the token that the host fetches with the secret and sends instead, or ""
	tokenPath  string // where the token is fetched; this path alone takes the secret itself

	newSecret  func() string
	credential func(*request) string                    // the secret or token that a request carries, or ""
	authorize  func(r *http.Request, credential string) // puts a secret or token into a request
	deniedWith int                                      // the status for a wrong credential; 401 if 0

	endpoint func(*request) (document, path string) // the OpenAPI document and the path in it; "" for an unknown endpoint
	check    func(*request)                         // finds violations that the document can't express; may be nil
	answer   func(*request) reply
	failure  func(status int, message string) any // the JSON of an error answer
	variants map[Body]func(*request) reply        // bodies that only this vendor sends
	examples []example
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

// Provider is a name that VISION or SEARCH may have, and the vendor that serves it.
type Provider struct {
	Name   string
	Kind   string // "vision" or "search", as GET /health calls it
	Vendor string // the name of its stand-in

	Needs              string // the secret or binding without which it is not configured
	Binding            string // the Worker's binding through which it is called, or "" for HTTP
	BaseURLVar         string // the variable that holds its base URL, or ""
	IgnoresDescription bool   // its API has no place for the caller's description
}

// Providers returns everything that VISION and SEARCH may name and that has a stand-in: vision first, in the
// order of the table. The catalogue is not among them, since it is no outside service.
func Providers() []Provider {
	var vision, search []Provider
	for _, v := range vendors {
		p := Provider{Vendor: v.name, Needs: v.secretName, Binding: v.binding, BaseURLVar: v.baseURLVar, IgnoresDescription: v.ignoresDescription}
		if p.Needs == "" {
			p.Needs = v.binding
		}
		if v.vision != "" {
			p.Name, p.Kind = v.vision, "vision"
			vision = append(vision, p)
		}
		for _, name := range v.search {
			p.Name, p.Kind = name, "search"
			search = append(search, p)
		}
	}
	return append(vision, search...)
}

// Names returns the names of all providers of a kind, "vision" or "search".
func Names(kind string) (names []string) {
	for _, p := range Providers() {
		if p.Kind == kind {
			names = append(names, p.Name)
		}
	}
	return names
}

// SecretNames returns the names of all secrets and tokens that the vendors want, each once.
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
