package upstream

import (
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
)

// Web is a set of stand-ins, one for each vendor. It is safe for concurrent use.
type Web struct {
	vendors []*Vendor
	closing chan struct{}

	mu    sync.Mutex
	item  Item            // what every photo shows
	pages map[string]Page // by URL
}

// New returns stand-ins with new secrets. Every photo shows [Scout].
func New() *Web {
	w := &Web{closing: make(chan struct{}), item: Scout, pages: map[string]Page{}}
	all := append(slices.Clone(vendors), ownSources...)
	for i := range all {
		v := &Vendor{spec: &all[i], web: w, tokens: map[string]bool{}}
		if v.newSecret != nil {
			v.secret = v.newSecret()
		}
		w.vendors = append(w.vendors, v)
	}
	for _, p := range Pages {
		w.pages[p.URL] = p
	}
	return w
}

// Vendor returns the stand-in with this name in its spec. It panics if there is none.
func (w *Web) Vendor(name string) *Vendor {
	for _, v := range w.vendors {
		if v.name == name {
			return v
		}
	}
	panic("upstream: no vendor " + name)
}

// Calls returns the requests that a vendor has received, in the order of its answers.
func (w *Web) Calls(vendor string) []Call { return w.Vendor(vendor).Calls() }

// Secret is a value that only its vendor and the host may see.
type Secret struct {
	Vendor string
	Value  string
}

// Secrets returns every secret of every vendor: keys and credentials, the password in Basic
// credentials, and all tokens that were issued.
func (w *Web) Secrets() (secrets []Secret) {
	for _, v := range w.vendors {
		if v.secret == "" {
			continue
		}
		secrets = append(secrets, Secret{v.name, v.secret})
		if v.basicAuth {
			credentials, _ := base64.StdEncoding.DecodeString(v.secret)
			_, password, _ := strings.Cut(string(credentials), ":")
			secrets = append(secrets, Secret{v.name, password})
		}
		for _, token := range v.Tokens() {
			secrets = append(secrets, Secret{v.name, token})
		}
	}
	return secrets
}

// Violations returns the violations in all requests so far, each with its vendor and path.
func (w *Web) Violations() []string {
	var all []string
	for _, v := range w.vendors {
		for _, call := range v.Calls() {
			for _, violation := range call.Violations {
				all = append(all, fmt.Sprintf("%s: %s %s: %s", v.name, call.Method, call.Path, violation))
			}
		}
	}
	return all
}

// SetItem sets what every photo shows from now on: the models identify this item, and the searches
// by image find it.
func (w *Web) SetItem(item Item) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.item = item
}

func (w *Web) currentItem() Item {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.item
}

// AddPage adds a page or a photo, on any host.
func (w *Web) AddPage(p Page) {
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

// RoundTrip sends the request to the vendor whose host is in the URL. It returns an error if no vendor
// has this host.
func (w *Web) RoundTrip(r *http.Request) (*http.Response, error) {
	for _, v := range w.vendors {
		if r.URL.Scheme == "https" && v.hasHost(r.URL.Host) {
			return v.roundTrip(r)
		}
	}
	return nil, errUnknownHost
}

// Listen starts a server on 127.0.0.1 for each vendor. The function stop closes the servers. From then
// on Configure, URL, listings and redirects contain the addresses of the servers.
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

// URL returns the address of a page or photo: its real URL, or one on 127.0.0.1 after Listen.
func (w *Web) URL(page string) string {
	return string(w.localise([]byte(page)))
}

// localise replaces the hosts of pages by the address of their server after Listen.
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

// Configure returns the variables and secrets of a Worker that calls these stand-ins. vision and search
// are the values of VISION and SEARCH; VISION is not set if vision is "". The base URLs and secrets of
// all searches are set, even if SEARCH does not name them. VISION_BASE_URL and VISION_API_KEY are set for the
// model in VISION.
func (w *Web) Configure(vision, search string) (vars, secrets map[string]string) {
	vars = map[string]string{"SEARCH": search}
	if vision != "" {
		vars["VISION"] = vision
	}
	secrets = map[string]string{}
	var allowed []string
	for _, v := range w.vendors {
		if v.vision != vision && v.vision != "" || v.baseURLVar == "" {
			continue
		}
		vars[v.baseURLVar] = v.URL() + v.basePath
		_, host, _ := strings.Cut(v.URL(), "://")
		if v.secretName != "" {
			secrets[v.secretName] = v.secret
			allowed = append(allowed, v.secretName+"@"+host)
		}
		if v.tokenName != "" {
			allowed = append(allowed, v.tokenName+"@"+host)
		}
	}
	vars["SECRETS"] = strings.Join(allowed, " ")
	return vars, secrets
}
