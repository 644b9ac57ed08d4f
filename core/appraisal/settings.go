package appraisal

import (
	"strconv"

	"loupe/core/exchange"
	"loupe/core/search"
	"loupe/core/upstream"
	"loupe/core/vision"
)

const (
	cacheSeconds = 3600    // CACHE_TTL, if it is not set or no number
	maxCache     = 2592000 // 30 days
)

// Settings are the operator's.
type Settings struct {
	allowLocal bool // images and pages may come from a developer's own machine
	vision     vision.Settings
	search     search.Settings
	cache      int              // seconds that a discovery is reused for; 0 is never
	vars       exchange.Headers // a discovery is reused only under the variables it was made under
}

// Configure reads the variables of all stages.
func Configure(config exchange.Config) Settings {
	s := Settings{
		allowLocal: config.Var("ALLOW_LOCAL_IMAGES", "") == "1",
		vision:     vision.Configure(config),
		search:     search.Configure(config),
		cache:      cacheSeconds,
		vars:       config.Vars(),
	}
	if seconds, err := strconv.Atoi(config.Var("CACHE_TTL", "")); err == nil {
		s.cache = max(0, min(seconds, maxCache))
	}
	return s
}

// outside reports whether any upstream but the catalogue is asked.
func (s *Settings) outside() bool { return s.search.Outside() || len(s.vision.Setup()) > 0 }

// AllowLocal reports whether images may come from http and from the operator's own machine.
func (s *Settings) AllowLocal() bool { return s.allowLocal }

// Upstreams are all that the configuration names.
func (s *Settings) Upstreams() []upstream.Setup { return append(s.vision.Setup(), s.search.Setup()...) }
