package upstream

import (
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
)

// Web is everything outside. It is safe for concurrent use.
type Web struct {
	vendors []*Vendor
	closing chan struct{}

	mu     sync.Mutex
	item   Item
	pages  map[string]Page
	tokens map[string]bool // of eBay: whether they are good
}

// New makes a web in which the photo shows a [Scout], with secrets of its own.
func New() *Web {
	w := &Web{closing: make(chan struct{}), item: Scout, pages: map[string]Page{}, tokens: map[string]bool{}}
	for i := range vendors {
		w.vendors = append(w.vendors, &Vendor{vendor: &vendors[i], web: w, secret: vendors[i].newSecret()})
	}
	for _, p := range Pages {
		w.pages[p.URL] = p
	}
	return w
}

// vendors are all that there are. Adding one: its file, its OpenAPI document, a line here.
var vendors = []vendor{openAI, anthropic, googleVision, workersAI, serpAPI, serper, eBay, centralBank, pageHosts}

// Vendor is the one of a name: openai, anthropic, google-vision, workers-ai, serpapi, serper, ebay, ecb, pages.
func (w *Web) Vendor(name string) *Vendor {
	for _, v := range w.vendors {
		if v.name == name {
			return v
		}
	}
	panic("upstream: no vendor " + name)
}

// Calls are those that a vendor has had, in order.
func (w *Web) Calls(vendor string) []Call { return w.Vendor(vendor).Calls() }

// Secrets are all that nobody but a vendor and its client may ever see: the key or the credentials, whole and in parts, and
// the tokens had for them.
func (w *Web) Secrets(vendor string) []string {
	v := w.Vendor(vendor)
	if v.secret == "" {
		return nil
	}
	secrets := []string{v.secret}
	if v.name == "ebay" {
		credentials, _ := base64.StdEncoding.DecodeString(v.secret)
		_, certificate, _ := strings.Cut(string(credentials), ":")
		secrets = append(secrets, certificate)
		secrets = append(secrets, w.Tokens()...)
	}
	return secrets
}

// Violations are the faults of all requests so far, one sentence each.
func (w *Web) Violations() []string {
	var all []string
	for _, v := range w.vendors {
		for _, call := range v.Calls() {
			for _, fault := range call.Faults {
				all = append(all, fmt.Sprintf("%s: %s %s: %s", v.name, call.Method, call.Path, fault))
			}
		}
	}
	return all
}

// See says what the photo shows from now on, whichever photo: the models see it, and the searches by picture find it.
func (w *Web) See(item Item) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.item = item
}

func (w *Web) seen() Item {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.item
}

// Put adds a page or a photo, of any host.
func (w *Web) Put(p Page) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.pages[p.URL] = p
}

func (w *Web) page(url string) (Page, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	p, ok := w.pages[url]
	return p, ok
}

var errUnknownHost = errors.New("no such host in the stand-in web")

// RoundTrip asks the vendor whose host it is. Other hosts can't be reached.
func (w *Web) RoundTrip(r *http.Request) (*http.Response, error) {
	for _, v := range w.vendors {
		if r.URL.Scheme == "https" && v.at(r.URL.Host) {
			return v.roundTrip(r)
		}
	}
	return nil, errUnknownHost
}

// Listen gives each vendor a server on 127.0.0.1, until stop. From then on listings and redirects name the pages there, and
// Configure and URL the servers.
func (w *Web) Listen() (stop func()) {
	var servers []*httptest.Server
	for _, v := range w.vendors {
		server := httptest.NewServer(v)
		servers = append(servers, server)
		w.mu.Lock()
		v.server = server.URL
		w.mu.Unlock()
	}
	return func() {
		close(w.closing)
		for _, server := range servers {
			server.CloseClientConnections()
			server.Close()
		}
	}
}

// URL is where a page or photo of the web is had: itself, or on 127.0.0.1 after Listen.
func (w *Web) URL(page string) string {
	return string(w.localise([]byte(page)))
}

// localise replaces the hosts of pages in an answer, once there are servers.
func (w *Web) localise(text []byte) []byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	server := w.Vendor("pages").server
	if server == "" {
		return text
	}
	hosts := map[string]bool{}
	var pairs []string
	for url := range w.pages {
		host, _, _ := strings.Cut(strings.TrimPrefix(url, "https://"), "/")
		if !hosts[host] {
			hosts[host] = true
			pairs = append(pairs, "https://"+host+"/", server+"/"+host+"/")
		}
	}
	return []byte(strings.NewReplacer(pairs...).Replace(string(text)))
}

// Configure gives the variables and secrets of a Worker that calls these vendors: VISION (no model if it is "") and SEARCH
// with all that they need.
func (w *Web) Configure(vision, search string) (vars, secrets map[string]string) {
	vars = map[string]string{"SEARCH": search, "ECB_RATES_URL": w.Vendor("ecb").base() + ratesPath}
	secrets = map[string]string{}
	var allowed []string
	give := func(v *Vendor, baseURL, path string, names ...string) {
		base := v.base()
		vars[baseURL] = base + path
		for i, name := range names {
			_, host, _ := strings.Cut(base, "://")
			allowed = append(allowed, name+"@"+host)
			if i == 0 { // the others are tokens
				secrets[name] = v.secret
			}
		}
	}
	give(w.Vendor("serpapi"), "SERPAPI_BASE_URL", "", "SERPAPI_API_KEY")
	give(w.Vendor("serper"), "SERPER_BASE_URL", "", "SERPER_API_KEY")
	give(w.Vendor("ebay"), "EBAY_BASE_URL", "", "EBAY_CREDENTIALS", "EBAY_TOKEN")
	if vision != "" {
		vars["VISION"] = vision
		if v := w.Vendor(vision); vision != "workers-ai" {
			give(v, "VISION_BASE_URL", map[string]string{"openai": "/v1"}[vision], "VISION_API_KEY")
		}
	}
	vars["SECRETS"] = strings.Join(allowed, " ")
	return vars, secrets
}
