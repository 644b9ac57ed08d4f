package search

import (
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/upstream"
)

// provider is an upstream that finds listings.
type provider struct {
	name          string
	baseURL       variable // where the service is
	secret        string   // the secret without which it cannot be called; "" if it needs none
	byPhoto       bool     // whether it is an image search; otherwise it is a text search
	sendsPhotoURL bool     // whether the provider gets the photo's URL and fetches the photo itself

	request func(baseURL string, q *Query) exchange.Fetch
	token   func(baseURL string) exchange.Token // nil if it needs no access token
	mapping *mapping                            // of its response

	// The catalogue is not a service and has only these: its text search and its image search in D1.
	searchText, searchPhoto func(*exchange.Flow, *Query) *Results
}

// variable is a configuration variable and its default. A base URL has no slash at the end.
type variable struct{ name, fallback string }

// providers has every provider that SEARCH may name. If two report the same listing, the earlier one takes
// precedence. To add one, see docs/ADDING-AN-UPSTREAM.md.
var providers = [...]provider{
	catalog,
	ebay,
	ebayImage,
	serpAPIShopping,
	serperShopping,
	serpAPILens,
	serperLens,
}

// precedence returns the provider's index in providers, or len(providers) for an unknown name.
func precedence(name string) int {
	for i := range providers {
		if providers[i].name == name {
			return i
		}
	}
	return len(providers)
}

// Names returns the names of all providers.
func Names() []string {
	names := make([]string, len(providers))
	for i := range providers {
		names[i] = providers[i].name
	}
	return names
}

// Variables returns the names of the variables that [Configure] reads, each once.
func Variables() []string {
	names := []string{"SEARCH"}
	for i := range providers {
		names = appendName(names, providers[i].baseURL.name)
	}
	return names
}

// Secrets returns the names of the secrets that the providers' requests contain, each once. They include
// access tokens.
func Secrets() []string {
	var names []string
	for i := range providers {
		p := &providers[i]
		names = appendName(names, p.secret)
		if p.token != nil {
			names = appendName(names, p.token("").Name)
		}
	}
	return names
}

// appendName appends a name, unless it is empty or in the list.
func appendName(names []string, name string) []string {
	if name == "" || slices.Contains(names, name) {
		return names
	}
	return append(names, name)
}

// Settings say which providers are used.
type Settings struct {
	sources []source
	unknown []string // names in SEARCH that no provider has
}

// source is a provider as it is configured.
type source struct {
	*provider
	baseURL string
	missing string // the name of its secret if that is not set; otherwise ""
}

// Configure reads the variable SEARCH, names of providers separated by commas, and the variables of
// their base URLs.
func Configure(config exchange.Config) Settings {
	var s Settings
	for _, name := range strings.Split(config.Var("SEARCH", Catalog), ",") {
		name = strings.TrimSpace(name)
		at := precedence(name)
		switch {
		case name == "" || s.has(name):
		case at == len(providers):
			s.unknown = append(s.unknown, name)
		default:
			s.sources = append(s.sources, configure(&providers[at], config))
		}
	}
	return s
}

func configure(p *provider, config exchange.Config) source {
	s := source{provider: p}
	if p.baseURL.name != "" {
		s.baseURL = strings.TrimRight(config.Var(p.baseURL.name, p.baseURL.fallback), "/")
	}
	if p.secret != "" && !config.Secret(p.secret) {
		s.missing = p.secret
	}
	return s
}

// has reports whether the settings have a provider of that name.
func (s *Settings) has(name string) bool {
	return slices.ContainsFunc(s.sources, func(source source) bool { return source.name == name })
}

// Setup returns an entry for each name in SEARCH.
func (s *Settings) Setup() []upstream.Setup {
	var all []upstream.Setup
	for _, source := range s.sources {
		all = append(all, upstream.Setup{Provider: source.name, Kind: "search", Missing: source.missing})
	}
	for _, name := range s.unknown {
		all = append(all, upstream.Setup{Provider: name, Kind: "search", Unknown: true})
	}
	return all
}

// UsesOutsideServices reports whether the settings have a provider other than the catalogue.
func (s *Settings) UsesOutsideServices() bool {
	return slices.ContainsFunc(s.sources, func(source source) bool { return source.name != Catalog })
}

// UsesCatalog reports whether the settings have the catalogue. It alone uses the photo's fingerprint.
func (s *Settings) UsesCatalog() bool { return s.has(Catalog) }

// HasImageSearch reports whether an outside service gets the photo.
func (s *Settings) HasImageSearch() bool {
	return slices.ContainsFunc(s.sources, func(source source) bool {
		return source.name != Catalog && (source.searchPhoto != nil || source.byPhoto)
	})
}

// CatalogOnly returns the settings without the outside services and the unknown names.
func (s *Settings) CatalogOnly() Settings {
	var only Settings
	for _, source := range s.sources {
		if source.name == Catalog {
			only.sources = append(only.sources, source)
		}
	}
	return only
}

// SendsPhotoURL reports whether a provider gets the photo's URL and fetches the photo itself.
func (s *Settings) SendsPhotoURL() bool {
	return slices.ContainsFunc(s.sources, func(source source) bool { return source.sendsPhotoURL })
}
