// Package vision identifies the item in the caller's photos, with a model or an annotation service. Each provider is one file.
package vision

import (
	"slices"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"

	"github.com/tidwall/gjson"
)

// provider is an upstream that identifies the item in a photo. Its templates are JSON with placeholders;
// see fill for their names.
type provider struct {
	name    string
	secret  string // the secret, or the binding AI, without which it cannot be called
	baseURL string // default of VISION_BASE_URL, without a slash at the end
	path    string // appended to the base URL; "" for a provider that is called through the binding AI
	models  string // appended to the base URL, before the model's name, to ask for the model; "" if the vendor can't be asked
	model   string // default of VISION_MODEL
	inline  bool   // whether the photo is sent inline, unless VISION_IMAGE says otherwise

	maxInline int // bytes of the largest photo that is sent inline; a larger one is sent by its URL. 0: no limit

	headers     exchange.Headers
	body        string      // template of the request body
	reasoning   []reasoning // nil if the provider has no reasoning effort
	imageBlock  string      // template of each photo in the body; "" if the body has one photo only
	imageByURL  string      // template of the body's photo as a URL; "" if the provider accepts no URL
	imageInline string      // template of the body's photo in base64
	parse       func(response gjson.Result) (product.Item, error)
}

// reasoning is the part of a request for values of VISION_REASONING.
type reasoning struct {
	values   string // separated by spaces
	template string // of members of the body
}

// providers has every provider that VISION may name. To add one, see docs/ADDING-AN-UPSTREAM.md.
var providers = [...]provider{openAI, anthropic, workersAI, googleVision}

const (
	visionVariable  = "VISION"
	baseURLVariable = "VISION_BASE_URL"
	modelVariable   = "VISION_MODEL"
	imageVariable   = "VISION_IMAGE"
)

// Variables returns the names of the variables that [Configure] reads.
func Variables() []string {
	return []string{visionVariable, baseURLVariable, modelVariable, imageVariable, reasoningVariable}
}

// Secrets returns the names of the secrets that the providers' requests contain, each once.
func Secrets() []string {
	var names []string
	for _, p := range providers[:] {
		if !p.usesBinding() && !slices.Contains(names, p.secret) {
			names = append(names, p.secret)
		}
	}
	return names
}

// Names returns the names of all providers.
func Names() []string {
	names := make([]string, len(providers))
	for i, p := range providers[:] {
		names[i] = p.name
	}
	return names
}

// reasoningVariable is the variable with the reasoning effort.
const (
	reasoningVariable = "VISION_REASONING"
	defaultReasoning  = "none" // a model that reasons for long does not answer in time
)

func (p *provider) usesBinding() bool { return p.path == "" }

// Settings say which provider identifies items, and how it is called.
type Settings struct {
	provider *provider // nil if none is configured
	unknown  bool      // no provider has the name in VISION
	missing  string    // the name of the provider's secret or binding if that is not set; otherwise ""
	baseURL  string    // without a slash at the end
	model    string
	effort   string // the reasoning effort, in the provider's words
	reads    bool   // the model reads the caller's description, too
	image    string // the provider's imageByURL or imageInline
	faults   []fault.Fault
	limit    upstream.Limit
}

// Configure reads the variables VISION, VISION_BASE_URL, VISION_MODEL, VISION_IMAGE and VISION_REASONING. If reads is true, models are
// asked what the caller's description claims.
func Configure(config exchange.Config, reads bool) Settings {
	name := strings.TrimSpace(config.Var(visionVariable, ""))
	at := slices.Index(Names(), name)
	switch {
	case name == "":
		return Settings{}
	case at < 0:
		return Settings{unknown: true, faults: []fault.Fault{{Variable: visionVariable, Problem: fault.Shown(name) + " is not the name of a model, so no model is called",
			Remedy: "use one of " + strings.Join(Names(), ", ") + ", or remove it"}}}
	}
	p := &providers[at]
	s := Settings{
		provider: p,
		reads:    reads,
		baseURL:  strings.TrimRight(config.Var(baseURLVariable, p.baseURL), "/"),
		model:    config.Var(modelVariable, p.model),
		effort:   config.Var(reasoningVariable, defaultReasoning),
		image:    p.imageByURL,
	}
	defaultImage := "url"
	if p.inline {
		defaultImage = "inline"
	}
	if p.imageByURL == "" || config.Var(imageVariable, defaultImage) == "inline" {
		s.image = p.imageInline
	}
	if !config.Secret(p.secret) {
		s.missing = p.secret
	}
	s.faults = s.check(config)
	return s
}

// reasoningOf returns the part of a request for a value of VISION_REASONING, or nil if the provider does not accept the value.
func (p *provider) reasoningOf(value string) *reasoning {
	for i := range p.reasoning {
		if slices.Contains(strings.Fields(p.reasoning[i].values), value) {
			return &p.reasoning[i]
		}
	}
	return nil
}

// check replaces a faulty effort by the default, and returns the mistakes in the provider's variables and its missing secret or binding.
func (s *Settings) check(config exchange.Config) (faults []fault.Fault) {
	if image := config.Var(imageVariable, "url"); image != "url" && image != "inline" {
		faults = append(faults, fault.Fault{Variable: imageVariable, Problem: "must be url or inline; using url", Remedy: "set it to url or inline, or remove it"})
	}
	if s.provider.reasoning != nil && s.provider.reasoningOf(s.effort) == nil {
		s.effort = defaultReasoning
		faults = append(faults, fault.Fault{Variable: reasoningVariable, Problem: "is not an effort of " + s.provider.name + "; using " + defaultReasoning,
			Remedy: "use one of docs/UPSTREAMS.md, or remove it"})
	}
	return append(faults, s.setup().Faults()...)
}

func (s *Settings) setup() upstream.Setup {
	return upstream.Setup{Provider: s.provider.name, Kind: "vision", Missing: s.missing}
}

// Limit limits the calls to the provider.
func (s *Settings) Limit(all upstream.Limits) {
	if s.provider != nil {
		s.limit = all.Of(s.provider.name)
	}
}

// Limits returns the limit of the provider.
func (s *Settings) Limits() []upstream.Limit { return []upstream.Limit{s.limit} }

// Endpoints returns the base URL of the provider and its secret; none for a binding.
func (s *Settings) Endpoints() []upstream.Endpoint {
	if s.provider == nil || s.provider.usesBinding() {
		return nil
	}
	return []upstream.Endpoint{{Provider: s.provider.name, Variable: baseURLVariable, BaseURL: s.baseURL, Secrets: []string{s.provider.secret}}}
}

// Faults returns the mistakes in the variables of the model, and the secret or binding that it lacks.
func (s *Settings) Faults() []fault.Fault { return s.faults }

// Setup returns one entry for the provider that VISION names; none if VISION is not set.
func (s *Settings) Setup() []upstream.Setup {
	switch {
	case s.provider != nil:
		return []upstream.Setup{s.setup()}
	case s.unknown:
		return []upstream.Setup{{Provider: upstream.UnknownName, Kind: "vision", Unknown: true}}
	}
	return nil
}

// SendsPhotoURL reports whether the provider gets the URL of one of the photos and fetches that photo itself.
func (s *Settings) SendsPhotoURL(photos []*photo.Photo) bool {
	for _, p := range photos {
		if s.provider != nil && s.imageOf(p) == s.provider.imageByURL {
			return true
		}
	}
	return false
}

// imageOf returns the template of a photo: the configured one, or imageByURL if the photo is too large to be sent inline.
func (s *Settings) imageOf(image *photo.Photo) string {
	if p := s.provider; p.maxInline > 0 && image.Bytes > p.maxInline {
		return p.imageByURL
	}
	return s.image
}
