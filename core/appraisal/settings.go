package appraisal

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/fault"
	"loupe/core/exchange"
	"loupe/core/reading/description"
	"loupe/core/store/account"
	"loupe/core/upstream"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
	"loupe/core/valuation/decision"
)

// Names of variables.
const (
	allowLocal = "ALLOW_LOCAL_IMAGES"
	cacheTTL   = "CACHE_TTL"
	atOnce     = "APPRAISALS_AT_ONCE"
	readers    = "DESCRIPTIONS"
	unvalued   = "UNVALUED_SKIPS"
	fees       = "FEES"
	maxRange   = "MAX_RANGE"
)

const (
	defaultCacheTTL = 3600       // seconds, if CACHE_TTL is not set or not a number
	maxCacheTTL     = 30 * 86400 // seconds
	defaultMaxRange = 10         // if MAX_RANGE is not a whole number from 2
	defaultAtOnce   = 100        // if APPRAISALS_AT_ONCE is not a positive whole number
)

// Settings are the operator's settings for appraisals.
type Settings struct {
	allowLocal bool                // images and pages may be on plain HTTP and on the developer's machine
	readers    description.Readers // whose claims about a description count
	vision     vision.Settings
	search     search.Settings
	cacheTTL   int   // seconds for which a discovery is cached; 0 means never
	atOnce     int64 // how many appraisals an account may have in progress

	maxRange float64 // the widest range that is a value, its upper bound by its lower one

	unvaluedSkips int // skipSearches, skipAll or skipNothing

	// unconfigured is the error of an appraisal whose account has no listings in the catalogue; nil if there is an outside
	// search. It depends on the configuration alone: a search that an appraisal skips counts.
	unconfigured *kind

	fees     *decision.Table // of accounts without a table of their own; nil: none
	feesText string          // the same as JSON; "" if there is none or if it is faulty

	faults    []fault.Fault
	variables exchange.Headers // a cached discovery is reused only under the same variables
}

// Variables returns the names of the variables that Configure reads.
func Variables() []string {
	return append(append([]string{allowLocal, cacheTTL, atOnce, readers, unvalued, fees, maxRange, upstream.LimitVariable}, vision.Variables()...), search.Variables()...)
}

// Secrets returns the names of the secrets that the upstreams use.
func Secrets() []string { return append(vision.Secrets(), search.Secrets()...) }

// Configure reads the variables of all stages.
func Configure(config exchange.Config) *Settings {
	allowsLocal := config.Var(allowLocal, "") == "1"
	var faults []fault.Fault
	choose := func(name string, choices []string) int {
		n := slices.Index(choices, strings.TrimSpace(config.Var(name, choices[0])))
		if n < 0 {
			faults = append(faults, fault.Fault{Variable: name, Problem: "must be " + strings.Join(choices, ", ") + "; using " + choices[0], Remedy: "correct it, or remove it"})
		}
		return max(n, 0)
	}
	read := choose(readers, description.ReadersNames[:])
	s := &Settings{
		allowLocal: allowsLocal,
		readers:    description.Readers(read),
		vision:     vision.Configure(config, read > 0),
		search:     search.Configure(config, allowsLocal, vision.Names()),
		cacheTTL:   defaultCacheTTL,
		atOnce:     defaultAtOnce,
		maxRange:   defaultMaxRange,
		variables:  config.Vars(),

		unvaluedSkips: choose(unvalued, unvaluedNames[:]),
	}
	switch {
	case s.search.UsesOutsideServices():
	case len(s.vision.Setup()) > 0:
		s.unconfigured = &onlyModel
	default:
		s.unconfigured = &noUpstream
	}
	table, feeFaults := decision.Parse([]byte(config.Var(fees, "")), fees)
	if s.fees = table; table != nil {
		s.feesText = config.Var(fees, "")
	}
	faults = append(faults, feeFaults...)
	perMinute, limitFaults := upstream.ParseLimits(config, append(vision.Names(), s.search.Known()...))
	s.vision.Limit(perMinute)
	s.search.Limit(perMinute)
	s.faults = append(faults, limitFaults...)
	if n, ok := wholeNumber(s, config, atOnce, 1, "must be a whole number from 1; using 100"); ok {
		s.atOnce = n
	}
	if n, ok := wholeNumber(s, config, maxRange, 2, "must be a whole number from 2; using 10"); ok {
		s.maxRange = float64(n)
	}
	if seconds, ok := wholeNumber(s, config, cacheTTL, -1<<31, "must be a whole number of seconds: 60 to 2592000, or 0 to reuse nothing; using 3600"); ok {
		s.cacheTTL = int(max(0, min(seconds, maxCacheTTL)))
	}
	return s
}

// wholeNumber returns the value of a variable that is a whole number of at least the lowest. ok is false if the variable is
// not set or, which is a fault, has another value.
func wholeNumber(s *Settings, config exchange.Config, name string, lowest int64, problem string) (n int64, ok bool) {
	text := config.Var(name, "")
	n, err := strconv.ParseInt(text, 10, 32)
	if text != "" && (err != nil || n < lowest) {
		s.faults = append(s.faults, fault.Fault{Variable: name, Problem: problem, Remedy: "correct it, or remove it"})
	}
	return n, err == nil && n >= lowest
}

// Faults returns the mistakes in the variables of all stages, and what the upstreams lack.
func (s *Settings) Faults() []fault.Fault {
	return append(append(s.faults, s.vision.Faults()...), s.search.Faults()...)
}

// AllowLocal reports whether images may be on plain HTTP and on the developer's machine.
func (s *Settings) AllowLocal() bool { return s.allowLocal }

// FeesOf returns the table of fees for a grant: the account's own, or the service's; nil if there is none.
func (s *Settings) FeesOf(grant account.Grant) *decision.Table {
	if own, _ := decision.Parse([]byte(grant.Fees), ""); own != nil {
		return own
	}
	return s.fees
}

// Fees returns the service's table of fees as JSON, "" if there is none.
func (s *Settings) Fees() string { return s.feesText }

// AwaitItemSlot waits until an item of a batch may begin, as [upstream.AwaitItemSlot] does.
func (s *Settings) AwaitItemSlot(f *exchange.Flow, next func(f *exchange.Flow, ok bool)) {
	upstream.AwaitItemSlot(f, append(s.vision.Limits(), s.search.Limits()...), next)
}

// UsesCatalog reports whether appraisals search the catalogue.
func (s *Settings) UsesCatalog() bool { return s.search.UsesCatalog() }

// Upstreams returns the setup of every upstream that the configuration names.
func (s *Settings) Upstreams() []upstream.Setup { return append(s.vision.Setup(), s.search.Setup()...) }

// usesOutsideServices reports whether any upstream but the catalogue is used.
func (s *Settings) usesOutsideServices() bool {
	return s.search.UsesOutsideServices() || len(s.vision.Setup()) > 0
}

// withoutOutsideServices returns settings that use only the catalogue.
func (s *Settings) withoutOutsideServices() *Settings {
	only := *s
	only.vision, only.search = vision.Settings{}, s.search.CatalogOnly()
	return &only
}

// What an account is refused that has too many appraisals without a value: see maxUnvalued.
var unvaluedNames = [...]string{"searches", "all", "nothing"}

const (
	skipSearches = iota // outside searches; a model is still asked, so that the item is identified
	skipAll             // and models
	skipNothing
)

// AtOnceInBatches is how many appraisals of its batches an account may have in progress: a quarter of all is reserved for single calls.
func (s *Settings) AtOnceInBatches() int { return int(max(1, s.atOnce-max(1, s.atOnce/4))) }

// LimitsUnvalued reports whether an account with too many appraisals without a value is limited.
func (s *Settings) LimitsUnvalued() bool {
	return s.unvaluedSkips == skipSearches && s.search.UsesOutsideServices() || s.unvaluedSkips == skipAll && s.usesOutsideServices()
}

// limited returns the settings for such an account.
func (s *Settings) limited() *Settings {
	limited := s.withoutOutsideServices()
	if s.unvaluedSkips != skipAll {
		limited.vision = s.vision
	}
	return limited
}
