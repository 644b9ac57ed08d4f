package search

import (
	"slices"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/exchange"
	"loupe/core/upstream"
)

// provider is an upstream that finds listings.
type provider struct {
	name          string
	baseURL       variable // address of the service
	secret        string   // the secret without which it cannot be called; "" if it needs none
	byPhoto       bool     // whether it is an image search; otherwise it is a text search
	sendsPhotoURL bool     // whether the provider gets the photo's URL and fetches the photo itself
	countries     string   // the countries that its requests may name, separated by spaces; "" if it accepts every one
	maxAge        int      // seconds for which its listings may be cached, whatever CACHE_TTL says; 0: no limit of its own

	// request builds a request. The query's Country is "" if countries lacks it.
	request func(baseURL string, q *Query) exchange.Fetch
	token   func(baseURL string) exchange.Token // nil if it needs no access token
	mapping *mapping                            // of its response

	definition *definition // if set, mapping, byPhoto and token are not
}

// isCatalog reports whether the provider is the catalogue, which is not a service: both its searches are in catalog.go.
func (p *provider) isCatalog() bool { return p.name == Catalog }

// variable is a configuration variable and its default. Without a name, the default is the value. A base URL has no slash
// at the end.
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
	serpAPIExact,
	serperLens,
	priceCharting,
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
	names := []string{searchVariable, earlyVariable, sourcesVariable}
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

const (
	searchVariable = "SEARCH"
	earlyVariable  = "EARLY_SEARCHES"
)

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
	faulty  []string // names in SEARCH whose source in SOURCES has a fault
	faults  []fault.Fault
	known   []string // names that SEARCH may have, the catalogue excepted
}

// source is a configured provider.
type source struct {
	*provider
	baseURL string
	missing string // the name of its secret if that is not set; otherwise ""
	limit   upstream.Limit
	early   bool // EARLY_SEARCHES names it; the catalogue needs no entry there, see Begin
}

// Configure reads the variables SEARCH and EARLY_SEARCHES (names of providers, separated by commas), the base URLs of these providers,
// and SOURCES, which defines more providers. allowLocal lets sources be on any host, over plain HTTP. reserved has the names of other
// upstreams, which a source may not have.
func Configure(config exchange.Config, allowLocal bool, reserved []string) Settings {
	var s Settings
	own, faults := parseSources(config, allowLocal, append(append(Names(), Own), reserved...))
	s.faults, s.known = faults, Names()[1:] // the first one is the catalogue
	for i := range own {
		s.known = append(s.known, own[i].provider.name)
	}
	for _, name := range strings.Split(config.Var(searchVariable, Catalog), ",") {
		name = strings.TrimSpace(name)
		if name == "" || s.has(name) {
			continue
		}
		builtIn := precedence(name)
		at := slices.IndexFunc(own, func(o ownSource) bool { return o.provider.name == name })
		switch {
		case builtIn < len(providers):
			s.add(&providers[builtIn], config)
		case at < 0:
			s.unknown = append(s.unknown, name)
			s.faults = append(s.faults, fault.Fault{Variable: searchVariable, Problem: fault.Shown(name) + " is not the name of a search",
				Remedy: "use names of this list, or of sources in SOURCES, separated by commas: " + strings.Join(Names(), ", ")})
		case own[at].isFaulty:
			s.faulty = append(s.faulty, name)
		default:
			s.add(&own[at].provider, config)
		}
	}
	for _, name := range strings.Split(config.Var(earlyVariable, ""), ",") {
		name = strings.TrimSpace(name)
		if found := s.find(func(source *source) bool { return source.name == name && !source.byPhoto }); found != nil {
			found.early = found.missing == ""
		} else if name != "" {
			s.faults = append(s.faults, fault.Fault{Variable: earlyVariable, Problem: fault.Shown(name) + " is not a text search in SEARCH, so it never begins early",
				Remedy: "correct it, or remove it"})
		}
	}
	return s
}

// add adds a provider and the faults of its configuration.
func (s *Settings) add(p *provider, config exchange.Config) {
	source := configure(p, config)
	s.sources = append(s.sources, source)
	s.faults = append(s.faults, source.setup().Faults()...)
}

func configure(p *provider, config exchange.Config) source {
	s := source{provider: p, baseURL: p.baseURL.fallback}
	if p.baseURL.name != "" {
		s.baseURL = strings.TrimRight(config.Var(p.baseURL.name, p.baseURL.fallback), "/")
	}
	switch {
	case p.secret != "" && !config.Secret(p.secret):
		s.missing = p.secret
	case p.definition != nil:
		s.missing = p.definition.missingSecret(config)
	}
	return s
}

func (s *source) setup() upstream.Setup {
	return upstream.Setup{Provider: s.name, Kind: "search", Missing: s.missing}
}

// Endpoints returns the base URLs to which secrets are sent. A definition's secrets are independent of each other, so each has
// an endpoint of its own.
func (s *Settings) Endpoints() (all []upstream.Endpoint) {
	for i := range s.sources {
		source := &s.sources[i]
		e := upstream.Endpoint{Provider: source.name, Variable: source.provider.baseURL.name, BaseURL: source.baseURL}
		switch {
		case source.secret != "":
			e.Secrets = []string{source.secret}
			if source.token != nil {
				e.Secrets = append(e.Secrets, source.token("").Name)
			}
			all = append(all, e)
		case source.definition != nil:
			e.Variable = sourcesVariable
			for _, secret := range source.definition.secrets() {
				e.Secrets = []string{secret}
				all = append(all, e)
			}
		}
	}
	return all
}

// Faults returns the mistakes in SOURCES and SEARCH, and the secrets that searches lack. A source with a fault is not called.
func (s *Settings) Faults() []fault.Fault { return s.faults }

// Known returns the names that SEARCH may have, including the names in SOURCES, except the catalogue.
func (s *Settings) Known() []string { return s.known }

// Limit limits the calls to the providers.
func (s *Settings) Limit(all upstream.Limits) {
	for i := range s.sources {
		s.sources[i].limit = all.Of(s.sources[i].name)
	}
}

// Limits returns the limit of each provider.
func (s *Settings) Limits() (all []upstream.Limit) {
	for i := range s.sources {
		all = append(all, s.sources[i].limit)
	}
	return all
}

// find returns the first source that matches, nil if none does.
func (s *Settings) find(matches func(*source) bool) *source {
	for i := range s.sources {
		if matches(&s.sources[i]) {
			return &s.sources[i]
		}
	}
	return nil
}

// has reports whether the settings have a provider of that name.
func (s *Settings) has(name string) bool {
	return s.find(func(source *source) bool { return source.name == name }) != nil
}

// Setup returns an entry for each name in SEARCH.
func (s *Settings) Setup() []upstream.Setup {
	var all []upstream.Setup
	for i := range s.sources {
		all = append(all, s.sources[i].setup())
	}
	for _, name := range s.faulty {
		all = append(all, upstream.Setup{Provider: name, Kind: "search", Missing: sourcesVariable})
	}
	for range s.unknown {
		all = append(all, upstream.Setup{Provider: upstream.UnknownName, Kind: "search", Unknown: true})
	}
	return all
}

// MaxAge returns the number of seconds for which all listings found may be cached; 0 if there is no limit.
func (s *Settings) MaxAge() int {
	limit := 0
	for i := range s.sources {
		if age := s.sources[i].maxAge; age > 0 && (limit == 0 || age < limit) {
			limit = age
		}
	}
	return limit
}

// UsesOutsideServices reports whether the settings have a provider other than the catalogue.
func (s *Settings) UsesOutsideServices() bool {
	return s.find(func(source *source) bool { return !source.isCatalog() }) != nil
}

// UsesCatalog reports whether the settings have the catalogue. It alone uses the photo's fingerprint.
func (s *Settings) UsesCatalog() bool { return s.has(Catalog) }

// HasImageSearch reports whether an outside service gets the photo.
func (s *Settings) HasImageSearch() bool {
	return s.find(func(source *source) bool { return source.byPhoto }) != nil
}

// CatalogOnly returns the settings without the outside services and the unknown names.
func (s *Settings) CatalogOnly() (only Settings) {
	for i := range s.sources {
		if s.sources[i].isCatalog() {
			only.sources = s.sources[i : i+1]
		}
	}
	return only
}

// SendsPhotoURL reports whether a provider gets the photo's URL and fetches the photo itself.
func (s *Settings) SendsPhotoURL() bool {
	return s.find(func(source *source) bool { return source.sendsPhotoURL }) != nil
}
