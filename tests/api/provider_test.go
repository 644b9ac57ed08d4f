package api

import (
	"go/ast"
	"go/parser"
	"go/token"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/core/search"
	"loupe/tests/host"
	"loupe/tests/upstream"
)

// provider is an upstream as the tests call it: alone, beside the catalogue.
type provider struct {
	upstream.Provider
	vision, search string // the values of VISION and SEARCH
	errorPath      []any  // where an answer reports its failure
}

// providers are all upstreams that have a stand-in; visionProviders are those that look at photos.
var (
	providers       = testProviders()
	visionProviders = slices.DeleteFunc(testProviders(), func(p provider) bool { return p.Kind != "vision" })
)

func testProviders() (all []provider) {
	for _, p := range upstream.Providers() {
		if p.Kind == "vision" {
			all = append(all, provider{p, p.Name, search.Catalog, []any{"error", "image_upload_errors", 0}})
		} else {
			all = append(all, provider{p, "", p.Name + "," + search.Catalog, []any{"error", "discovery_error"}})
		}
	}
	return all
}

// errorAt returns the path of a member of the error that an answer reports for the provider.
func (p provider) errorAt(member string) []any { return append(slices.Clone(p.errorPath), member) }

// standInMissing says what to add for a provider of the core that has no stand-in.
const standInMissing = `%s provider %q has no stand-in: add tests/upstream/<vendor>.go with a spec whose field %s has the name, ` +
	`and add the spec to the table in tests/upstream/vendors.go`

func TestEveryProviderHasAStandIn(t *testing.T) {
	for kind, folder := range map[string]string{"search": "search", "vision": "vision"} {
		core := coreProviders(t, folder)
		standIns := upstream.Names(kind)
		for _, name := range core {
			if !slices.Contains(standIns, name) {
				t.Errorf(standInMissing, kind, name, kind)
			}
		}
		for _, name := range standIns {
			if !slices.Contains(core, name) {
				t.Errorf("tests/upstream has a stand-in for the %s provider %q, which core/%s does not have", kind, name, folder)
			}
		}
	}
}

// coreProviders returns the names of the providers in a package of the core, except the catalogue: every string
// that is the name of a composite literal there.
func coreProviders(t *testing.T, folder string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "core", folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			field, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			key, isName := field.Key.(*ast.Ident)
			value, isString := field.Value.(*ast.BasicLit)
			if isName && isString && key.Name == "name" {
				if name, err := strconv.Unquote(value.Value); err == nil && name != search.Catalog {
					names = append(names, name)
				}
			}
			return true
		})
	}
	if len(names) == 0 {
		t.Fatalf("found no providers in core/%s", folder)
	}
	return names
}

// The stand-ins' secrets are searched for in transcripts and logs, so their names have to be the core's.
func TestHealthNamesTheSecretOfEachStandIn(t *testing.T) {
	for _, p := range providers {
		t.Run(p.Name, func(t *testing.T) {
			s := newServiceWithUpstreams(t, p.vision, p.search, func(o *host.Options) { o.Secrets, o.AI = nil, nil })
			health := s.health(p.Name)
			if health["missing"] != p.Needs || health["kind"] != p.Kind {
				t.Errorf("got %v, want kind %q and missing %q", health, p.Kind, p.Needs)
			}
		})
	}
}

// The stand-ins' variables have to be the core's: otherwise a test on the real Worker would call the real vendor.
func TestBaseURLVariableMovesTheProvider(t *testing.T) {
	const movedHost = "elsewhere.shop.com"
	for _, p := range providers {
		if p.BaseURLVar == "" {
			continue
		}
		t.Run(p.Name, func(t *testing.T) {
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
			r := s.appraise(cameraRequest)
			s.charged(r)
			if calls := s.web.Calls(p.Vendor); len(calls) > 0 || !slices.Contains(fetched, movedHost) {
				t.Errorf("%s=https://%s: fetched from %v, want %s and not the vendor", p.BaseURLVar, movedHost, fetched, movedHost)
			}
		})
	}
}
