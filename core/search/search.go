package search

import (
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/photo"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// The time of a call, each attempt, in milliseconds. One for the photo may take longer, since vision and the searches for
// words, which wait for it, run meanwhile.
const (
	wordsTime   = 8_000
	pictureTime = 11_000
)

// Settings say which upstreams are asked.
type Settings struct {
	config  exchange.Config
	asked   []*provider
	unknown []string // names that SEARCH gives and there are not
}

// provider is an upstream that finds listings.
type provider struct {
	name   string
	secret string // that it needs; "" if it needs none
	visual bool   // it looks for the photo, not for words
	byURL  bool   // and fetches it itself
	fetch  func(*Settings, *Question) exchange.Fetch
	token  func(*Settings) exchange.Token // nil if it takes the secret itself
	rows   *shape

	words, picture func(*exchange.Flow, *Question) *Results // instead, if it is no outside service
}

// providers are those that SEARCH may name, those that are more exact about a listing first. Adding one: its file, its line
// here, its row in the README.
var providers = [...]provider{
	{name: Catalog, words: catalogByWords, picture: catalogByPicture},
	{name: "ebay", secret: "EBAY_CREDENTIALS", fetch: ebayWords, token: ebayToken, rows: &ebayRows},
	{name: "ebay-image", secret: "EBAY_CREDENTIALS", visual: true, fetch: ebayPicture, token: ebayToken, rows: &ebayRows},
	{name: "serpapi-shopping", secret: "SERPAPI_API_KEY", fetch: serpAPIShopping, rows: &serpAPIShoppingRows},
	{name: "serper-shopping", secret: "SERPER_API_KEY", fetch: serperShopping, rows: &serperShoppingRows},
	{name: "serpapi-lens", secret: "SERPAPI_API_KEY", visual: true, byURL: true, fetch: serpAPILens, rows: &serpAPILensRows},
	{name: "serper-lens", secret: "SERPER_API_KEY", visual: true, byURL: true, fetch: serperLens, rows: &serperLensRows},
}

// Question is what is searched for.
type Question struct {
	Words    string // all that is known, for the catalogue: any of them will do
	Query    string // the few words that a shop's search wants all of
	Country  string // ISO 3166-1 alpha-2, upper case
	Currency string // ISO 4217: the country's

	PhotoURL    string
	Photo       exchange.Future[exchange.Answer] // kept; not started if there is no photo
	Fingerprint *photo.Print                     // nil if there is none
}

// Configure reads the variable SEARCH: names separated by commas. The searches' own variables are read as they are asked.
func Configure(config exchange.Config) Settings {
	s := Settings{config: config}
	for _, name := range strings.Split(config.Var("SEARCH", Catalog), ",") {
		name = strings.TrimSpace(name)
		switch at := place(name); {
		case name == "":
		case at == len(providers):
			s.unknown = append(s.unknown, name)
		case !s.asks(&providers[at]):
			s.asked = append(s.asked, &providers[at])
		}
	}
	return s
}

func (s *Settings) asks(p *provider) bool { return slices.Contains(s.asked, p) }

// place is where the upstream of the name is among providers; after the last if there is none.
func place(name string) int {
	for i := range providers {
		if providers[i].name == name {
			return i
		}
	}
	return len(providers)
}

// Setup is what the configuration says of each upstream that it names.
func (s *Settings) Setup() []upstream.Setup {
	var all []upstream.Setup
	for _, p := range s.asked {
		all = append(all, upstream.Setup{Provider: p.name, Kind: "search", Missing: s.missing(p)})
	}
	for _, name := range s.unknown {
		all = append(all, upstream.Setup{Provider: name, Kind: "search", Unknown: true})
	}
	return all
}

// Outside reports whether any upstream but the catalogue is asked.
func (s *Settings) Outside() bool {
	for _, p := range s.asked {
		if p.name != Catalog {
			return true
		}
	}
	return false
}

// Compares reports whether the photo's fingerprint is of use: only the catalogue compares it.
func (s *Settings) Compares() bool { return s.asks(&providers[place(Catalog)]) }

// Inside is the same without outside services.
func (s *Settings) Inside() Settings {
	inside := Settings{config: s.config}
	if s.Compares() {
		inside.asked = []*provider{&providers[place(Catalog)]}
	}
	return inside
}

// ByURL reports whether an upstream fetches the photo itself.
func (s *Settings) ByURL() bool {
	for _, p := range s.asked {
		if p.byURL {
			return true
		}
	}
	return false
}

// missing is the secret that an upstream needs and that has no value.
func (s *Settings) missing(p *provider) string {
	if p.secret == "" || s.config.Secret(p.secret) {
		return ""
	}
	return p.secret
}

// base is where an upstream is: the value of a variable, without a slash at the end.
func (s *Settings) base(variable, otherwise string) string {
	return strings.TrimRight(s.config.Var(variable, otherwise), "/")
}

// ByPicture starts the searches for the photo.
func ByPicture(f *exchange.Flow, s *Settings, q *Question) []*Results {
	var all []*Results
	for _, p := range s.asked {
		switch {
		case !q.Photo.Started():
		case p.picture != nil:
			all = append(all, p.own(p.picture(f, q)))
		case p.visual:
			all = append(all, s.ask(f, p, q))
		}
	}
	return all
}

// ByWords starts the searches for words, and says of names that are no upstream's that they are not asked.
func ByWords(f *exchange.Flow, s *Settings, q *Question) []*Results {
	short := *q
	short.Query = fewWords(q.Query)
	var all []*Results
	for _, p := range s.asked {
		switch {
		case p.words != nil:
			all = append(all, p.own(p.words(f, q)))
		case !p.visual && short.Query != "":
			all = append(all, s.ask(f, p, &short))
		}
	}
	for _, name := range s.unknown {
		all = append(all, &Results{Provider: name, Err: upstream.Unknown})
	}
	return all
}

func (p *provider) own(r *Results) *Results {
	r.Provider = p.name
	return r
}

// asking is a search with an outside service under way.
type asking struct {
	*provider
	settings *Settings
	question *Question
	results  *Results
	fresh    bool // the token is
}

func (s *Settings) ask(f *exchange.Flow, p *provider, q *Question) *Results {
	r := &Results{Provider: p.name}
	if s.missing(p) != "" {
		r.Err = upstream.NotConfigured
		return r
	}
	a := &asking{provider: p, settings: s, question: q, results: r}
	first := a.search
	if p.token != nil {
		first = a.authorize
	}
	r.Flow = f.Start(first)
	return r
}

// call makes one, and goes on to a stage.
func (a *asking) call(f *exchange.Flow, attempt upstream.Attempt, read func(gjson.Result) error, then func(*exchange.Flow, *upstream.Call)) {
	c := upstream.Do(f, a.name, attempt, read)
	a.results.Calls = append(a.results.Calls, c)
	f.Await(c)
	f.Then(func(f *exchange.Flow) {
		a.results.Err = c.Err
		then(f, c)
	})
}

// authorize has the token ready that the search is sent with.
func (a *asking) authorize(f *exchange.Flow) {
	a.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
		t := a.token(a.settings)
		t.Fresh = a.fresh
		return f.Token(t)
	}, nil, func(f *exchange.Flow, c *upstream.Call) {
		if c.Err == nil {
			a.search(f)
		}
	})
}

// search sends the search. A token that is not accepted may have been revoked before its time, so another is tried, once.
func (a *asking) search(f *exchange.Flow) {
	a.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
		fetch := a.fetch(a.settings, a.question)
		fetch.Limit, fetch.Time, fetch.Secrets = upstream.MaxAnswer, wordsTime, true
		if a.visual {
			fetch.Time = pictureTime
		}
		return f.Fetch(fetch)
	}, a.read, func(f *exchange.Flow, c *upstream.Call) {
		if c.Status == 401 && a.token != nil && !a.fresh {
			a.fresh = true
			a.authorize(f)
		}
	})
}

// read takes the listings of the answer, in its order.
func (a *asking) read(answer gjson.Result) error {
	listings, err := a.rows.read(answer, a.question.Currency)
	if err != nil {
		return err
	}
	for i := range listings {
		l := &listings[i]
		l.Source, l.Distance = a.name, -1
		if a.visual {
			l.VisualRank = i + 1
		} else {
			l.TextRank = i + 1
		}
	}
	a.results.Listings = listings
	return nil
}
