package api

import (
	"slices"
	"strings"
	"testing"

	"loupe/build/products/host"
	"loupe/core/api/mcp"
	"loupe/core/store/webhook"
	"loupe/core/upstream/search"
	"loupe/core/upstream/vision"
	"loupe/tests/fixture"
	"loupe/tests/upstream"
)

const catalog = search.Catalog

// provider is an upstream and the configuration with which the tests call it. Apart from the catalogue, it is
// the only upstream of its service.
type provider struct {
	upstream.Provider
	vision, search string // the values of VISION and SEARCH
	errorPath      []any  // path in the answer at which its failure is reported
	isSource       bool   // an example in docs/SOURCES.md
}

// providers are all built-in upstreams; visionProviders are the vision models among them.
var (
	providers             = builtInProviders()
	visionProviders       = slices.DeleteFunc(builtInProviders(), func(p provider) bool { return p.Kind != upstream.Vision })
	withDocumentedSources = append(builtInProviders(), sourceProviders()...)
	withOneSource         = withDocumentedSources[:len(providers)+1]
)

func builtInProviders() (all []provider) {
	for _, p := range upstream.Providers() {
		if p.Kind == upstream.Vision {
			all = append(all, provider{p, p.Name, catalog, []any{"error", "image_upload_errors", 0}, false})
		} else {
			all = append(all, provider{p, "", p.Name + "," + catalog, []any{"error", "discovery_error"}, false})
		}
	}
	return all
}

func sourceProviders() (all []provider) {
	for _, c := range documentedSources {
		p := upstream.Provider{Name: c.name, Vendor: c.vendor, Kind: upstream.Search}
		all = append(all, provider{p, "", c.name + "," + catalog, []any{"error", "discovery_error"}, true})
	}
	return all
}

// start starts a service that calls the provider.
func (p provider) start(t *testing.T, change ...func(*host.Options)) *upstreamService {
	t.Helper()
	if p.isSource {
		change = append(change, withSources(fixture.DocumentedSources(t)))
	}
	return newServiceWithUpstreams(t, p.vision, p.search, change...)
}

// eachOf runs a subtest in parallel for each provider.
func eachOf(t *testing.T, providers []provider, test func(*testing.T, provider)) {
	for _, p := range providers {
		t.Run(p.Name, func(t *testing.T) {
			t.Parallel()
			test(t, p)
		})
	}
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

// The tests search transcripts and logs for the secrets of stand-ins. STATE_SECRET and SESSION_SECRET have no stand-in,
// because the host only signs with them and sends them nowhere.
func TestEverySecretBelongsToAStandIn(t *testing.T) {
	standIns := upstream.SecretNames()
	manifest := newService(t, 0).Manifest()
	for _, name := range manifest.Secrets {
		if !slices.Contains(standIns, name) && name != mcp.StateSecret && name != webhook.Secret {
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
