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
	byPhoto       bool     // searches for the photo; otherwise for words
	sendsPhotoURL bool     // fetches the photo from its URL itself

	request func(baseURL string, q *Query) exchange.Fetch
	token   func(baseURL string) exchange.Token // nil if it needs no access token
	mapping *mapping                            // of its response

	// The catalogue is no service. It searches D1 with these, for words and for the photo.
	searchText, searchPhoto func(*exchange.Flow, *Query) *Results
}

// variable is a configuration variable and its default. A base URL has no slash at the end.
type variable struct{ name, fallback string }

// providers has every provider that SEARCH may name. If two report the same listing, the earlier one is
// believed. To add one, write its file, and add it here and to the README.
var providers = [...]provider{
	catalog,
	ebay,
	ebayImage,
	serpAPIShopping,
	serperShopping,
	serpAPILens,
	serperLens,
}

// precedence returns the index in providers; that of an unknown name is the highest.
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

// Secrets returns the names of the secrets that the providers' requests contain, each once. Access
// tokens are among them.
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

// Settings say which providers are searched.
type Settings struct {
	sources []source
	unknown []string // names in SEARCH that are no provider's
}

// source is a provider as it is configured.
type source struct {
	*provider
	baseURL string
	missing string // its secret, if that is not set
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

// has reports whether the provider is searched.
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

// UsesOutsideServices reports whether an outside service is searched: any provider but the catalogue.
func (s *Settings) UsesOutsideServices() bool {
	return slices.ContainsFunc(s.sources, func(source source) bool { return source.name != Catalog })
}

// NeedsFingerprint reports whether the photo's fingerprint is needed, which only the catalogue uses.
func (s *Settings) NeedsFingerprint() bool { return s.has(Catalog) }

// CatalogOnly returns settings without the outside services.
func (s *Settings) CatalogOnly() Settings {
	var inside Settings
	for _, source := range s.sources {
		if source.name == Catalog {
			inside.sources = append(inside.sources, source)
		}
	}
	return inside
}

// SendsPhotoURL reports whether a provider fetches the photo from its URL itself.
func (s *Settings) SendsPhotoURL() bool {
	return slices.ContainsFunc(s.sources, func(source source) bool { return source.sendsPhotoURL })
}
