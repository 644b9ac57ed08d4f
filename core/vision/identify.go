package vision

import (
	"strings"

	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

const (
	identifyTime = 9_000 // milliseconds, each attempt
	maxAnswer    = 512 << 10
)

// Settings say which upstream looks at photos, and how.
type Settings struct {
	upstream *provider // nil: none
	unknown  string    // the name that VISION gives, if there is no such upstream
	missing  string    // the secret or binding that it needs and has not
	base     string    // of its URLs, without a slash at the end
	model    string
	photo    string // the template of the photo in the request
}

// provider is an upstream that looks at photos. Of its templates the package's function fill has the rules.
type provider struct {
	name    string
	secret  string // that it needs; AI is the binding
	base    string // what VISION_BASE_URL is if it is not set
	model   string // what VISION_MODEL is
	image   string // what VISION_IMAGE is: "inline", else the photo goes by its URL
	path    string // of its URL; "" if it is asked through the binding AI
	headers exchange.Headers
	body    string // template of the request
	byURL   string // template of the photo in it; "" if the upstream takes none by its URL
	inline  string // the same with the photo's bytes
	read    func(gjson.Result) (Item, error)
}

// providers are those that VISION may name. Adding one: its file, its line here, its row in the README.
var providers = [...]provider{openAI, anthropic, workersAI, googleVision}

// Configure reads the variables VISION, VISION_BASE_URL, VISION_MODEL and VISION_IMAGE.
func Configure(config exchange.Config) Settings {
	var s Settings
	name := strings.TrimSpace(config.Var("VISION", ""))
	for i := range providers {
		if p := &providers[i]; p.name == name {
			s.upstream = p
			s.base = strings.TrimRight(config.Var("VISION_BASE_URL", p.base), "/")
			s.model = config.Var("VISION_MODEL", p.model)
			s.photo = p.byURL
			if s.photo == "" || config.Var("VISION_IMAGE", p.image) == "inline" {
				s.photo = p.inline
			}
			if !config.Secret(p.secret) {
				s.missing = p.secret
			}
		}
	}
	if s.upstream == nil {
		s.unknown = name
	}
	return s
}

// Setup is what the configuration says of the upstream.
func (s *Settings) Setup() []upstream.Setup {
	switch {
	case s.upstream != nil:
		return []upstream.Setup{{Provider: s.upstream.name, Kind: "vision", Missing: s.missing}}
	case s.unknown != "":
		return []upstream.Setup{{Provider: s.unknown, Kind: "vision", Unknown: true}}
	}
	return nil
}

// ByURL reports whether the upstream fetches the photo itself.
func (s *Settings) ByURL() bool { return s.photo != "" && s.photo != s.upstream.inline }

// Sight is what an upstream sees in the photo, once its flow is over.
type Sight struct {
	*upstream.Call
	Item Item
}

// Identify has the upstream look at the photo. It is nil if there is none to look.
func Identify(f *exchange.Flow, s *Settings, photo *Photo, description, country string) *Sight {
	switch {
	case s.unknown != "":
		return &Sight{Call: upstream.NotAsked(s.unknown, upstream.Unknown)}
	case s.upstream == nil:
		return nil
	case s.missing != "":
		return &Sight{Call: upstream.NotAsked(s.upstream.name, upstream.NotConfigured)}
	}
	q := &question{photo, description, country}
	sight := &Sight{}
	sight.Call = upstream.Do(f, s.upstream.name,
		func(f *exchange.Flow) exchange.Future[exchange.Answer] { return s.ask(f, q) },
		func(answer gjson.Result) (err error) {
			sight.Item, err = s.upstream.read(answer)
			sight.Item.Provider = s.upstream.name
			return err
		})
	return sight
}

func (s *Settings) ask(f *exchange.Flow, q *question) exchange.Future[exchange.Answer] {
	body := s.fill(q)
	if s.upstream.path == "" {
		return f.AI(s.model, body, identifyTime)
	}
	return f.Fetch(exchange.Fetch{
		Method: "POST", URL: s.base + s.upstream.path, Headers: s.upstream.headers, Body: body,
		Limit: maxAnswer, Time: identifyTime, Secrets: true,
	})
}
