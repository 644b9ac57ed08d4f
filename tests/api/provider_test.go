package api

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"loupe/core/connector"
	"loupe/core/search"
	"loupe/core/vision"
	"loupe/tests/host"
	"loupe/tests/upstream"
)

const catalog = search.Catalog

// provider is an upstream and the configuration with which the tests call it. Apart from the catalogue, it is
// the only upstream of its service.
type provider struct {
	upstream.Provider
	vision, search string // the values of VISION and SEARCH
	errorPath      []any  // path in the answer at which its failure is reported
}

// providers are all upstreams that have a stand-in; visionProviders are the vision models among them.
var (
	providers       = testProviders()
	visionProviders = slices.DeleteFunc(testProviders(), func(p provider) bool { return p.Kind != upstream.Vision })
)

func testProviders() (all []provider) {
	for _, p := range upstream.Providers() {
		if p.Kind == upstream.Vision {
			all = append(all, provider{p, p.Name, catalog, []any{"error", "image_upload_errors", 0}})
		} else {
			all = append(all, provider{p, "", p.Name + "," + catalog, []any{"error", "discovery_error"}})
		}
	}
	return all
}

// errorAt returns the path of a member of the provider's error in an answer.
func (p provider) errorAt(member string) []any { return append(slices.Clone(p.errorPath), member) }

func TestEveryProviderHasAStandIn(t *testing.T) {
	for kind, names := range map[string][]string{upstream.Vision: vision.Names(), upstream.Search: search.Names()} {
		for _, name := range names {
			if name != catalog && !slices.Contains(upstream.Names(kind), name) {
				t.Errorf("the %s provider %q has no stand-in: write a spec whose field %s has that name in tests/upstream/<vendor>.go, "+
					"and add it to the table in tests/upstream/vendors.go", kind, name, kind)
			}
		}
		for _, name := range upstream.Names(kind) {
			if !slices.Contains(names, name) {
				t.Errorf("tests/upstream has a stand-in for the %s provider %q, which core/%s does not have", kind, name, kind)
			}
		}
	}
}

// The tests search transcripts and logs for the secrets of stand-ins. STATE_SECRET has no stand-in, because the
// host only signs with it and sends it nowhere.
func TestEverySecretBelongsToAStandIn(t *testing.T) {
	standIns := upstream.SecretNames()
	manifest := newService(t, 0).Manifest()
	for _, name := range manifest.Secrets {
		if !slices.Contains(standIns, name) && name != connector.StateSecret {
			t.Errorf("the core uses the secret %s, which no stand-in has: set secretName or tokenName in its spec in tests/upstream", name)
		}
	}
	for _, name := range standIns {
		if !slices.Contains(manifest.Secrets, name) {
			t.Errorf("a stand-in in tests/upstream has the secret %s, which the core does not use", name)
		}
	}
}

// If a base URL were not set, tests/e2e would call the provider's real host.
func TestEveryBaseURLBelongsToAStandIn(t *testing.T) {
	vars, _ := upstream.New().Configure(upstream.Names(upstream.Vision)[0], catalog)
	for _, name := range newService(t, 0).Manifest().Variables {
		if strings.HasSuffix(name, "_BASE_URL") && vars[name] == "" {
			t.Errorf("the core reads %s, which no stand-in sets: set baseURLVar in its spec in tests/upstream", name)
		}
	}
}

func TestReportNamesWhatEachProviderNeedsAndHealthDoesNot(t *testing.T) {
	for _, p := range providers {
		t.Run(p.Name, func(t *testing.T) {
			s := newServiceWithUpstreams(t, p.vision, p.search, func(o *host.Options) { o.Secrets, o.AI = nil, nil })
			health := s.health(p.Name)
			if health["missing"] != nil || health["kind"] != p.Kind {
				t.Errorf("got %v, want kind %q and not what is missing", health, p.Kind)
			}
			var document struct {
				Upstreams []struct{ Name, Missing string }
				Faults    []struct{ Variable string }
			}
			report, err := s.Report()
			if err != nil || json.Unmarshal(report, &document) != nil {
				t.Fatalf("got %s, %v", report, err)
			}
			for _, u := range document.Upstreams {
				if u.Name == p.Name && u.Missing != p.Needs {
					t.Errorf("got %+v missing in the report, want %q", u, p.Needs)
				}
			}
			if len(document.Faults) == 0 || document.Faults[0].Variable != p.Needs {
				t.Errorf("got the faults %+v, want %s first", document.Faults, p.Needs)
			}
		})
	}
}

func TestBaseURLVariableMovesTheProvider(t *testing.T) {
	const movedHost = "elsewhere.shop.com"
	for _, p := range providers {
		if p.BaseURLVar == "" {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			var fetched []string
			s := newServiceWithUpstreams(t, p.vision, p.search, func(o *host.Options) {
				o.Vars[p.BaseURLVar] = "https://" + movedHost
				o.Vars["SECRETS"] += " " + p.Needs + "@" + movedHost
				inner := o.Transport
				o.Transport = roundTripper(func(r *http.Request) (*http.Response, error) {
					fetched = append(fetched, r.URL.Host)
					return inner.RoundTrip(r)
				})
			})
			s.charged(s.appraise(cameraRequest))
			if calls := s.web.Calls(p.Vendor); len(calls) > 0 || !slices.Contains(fetched, movedHost) {
				t.Errorf("%s=https://%s: fetched from %v, want %s and not the vendor", p.BaseURLVar, movedHost, fetched, movedHost)
			}
		})
	}
}
