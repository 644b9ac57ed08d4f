package upstream

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// Vendor is the stand-in for one vendor. It is safe for concurrent use.
type Vendor struct {
	*spec
	web    *Web
	secret string // "" if the vendor requires none
	server string // base URL after Listen; guarded by web.mu

	mu         sync.Mutex
	behaviours []activeBehaviour
	calls      []Call
	tokens     map[string]bool // the issued tokens
}

// Call is a request that a vendor received. The secrets in it are not redacted.
type Call struct {
	Method     string
	URL        string
	Path       string
	Violations []string // what the vendor would refuse or ignore in the request
}

// Calls returns the requests so far, in the order of the answers.
func (v *Vendor) Calls() []Call {
	v.mu.Lock()
	defer v.mu.Unlock()
	return slices.Clone(v.calls)
}

// URL returns the scheme and host of the vendor: of its real API or, after Listen, of its server.
func (v *Vendor) URL() string {
	v.web.mu.Lock()
	defer v.web.mu.Unlock()
	if v.server != "" {
		return v.server
	}
	return "https://" + v.host
}

// hasHost reports whether a host is the vendor's.
func (v *Vendor) hasHost(host string) bool {
	if v.host != "" {
		return host == v.host
	}
	v.web.mu.Lock()
	defer v.web.mu.Unlock()
	for url := range v.web.pages {
		if strings.HasPrefix(url, "https://"+host+"/") {
			return true
		}
	}
	return false
}

// IssuesTokens reports whether a request to this path of the vendor asks for a token.
func (v *Vendor) IssuesTokens(path string) bool { return v.tokenPath != "" && path == v.tokenPath }

// newToken issues a token. Like eBay's real tokens, it has characters that a URL must escape.
func (v *Vendor) newToken() string {
	token := "v^1.1#i^1#p^1#I^3#r^0#f^0#t^" + rand.Text() + "/" + rand.Text() + "+" + rand.Text() + "=="
	v.mu.Lock()
	defer v.mu.Unlock()
	v.tokens[token] = true
	return token
}

// Tokens returns the tokens that the vendor has issued, in no particular order.
func (v *Vendor) Tokens() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return slices.Collect(maps.Keys(v.tokens))
}

// request is a call as the vendor sees it.
type request struct {
	*http.Request
	vendor     *Vendor
	web        *Web
	rawBody    []byte
	body       any  // the body decoded from JSON or a form; nil without a body
	item       Item // what the photo shows
	noResults  bool // the answer must have no results
	violations []string
}

func (r *request) violation(text string) { r.violations = append(r.violations, text) }

// reply is an answer to a request.
type reply struct {
	status       int
	header       http.Header
	body         []byte
	noResponse   bool // the connection is closed without sending the answer
	disconnected bool // the connection breaks after the body
}

func jsonReply(status int, v any) reply {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // like most vendors
	if err := e.Encode(v); err != nil {
		panic(err) // v comes from this package, so this is a mistake in it
	}
	return reply{status: status, header: http.Header{"Content-Type": {"application/json"}}, body: b.Bytes()}
}

// fail returns an error in the vendor's format.
func (r *request) fail(status int, message string) reply {
	return jsonReply(status, r.vendor.failure(status, message))
}

// failing returns a function that answers with an error in the vendor's format.
func failing(status int, message string) func(*request) reply {
	return func(r *request) reply { return r.fail(status, message) }
}

const maxRequest = 64 << 20 // bytes

// serve reads, checks, answers and records a request. It returns an error if the client cancels the
// request or Listen's stop function is called.
func (v *Vendor) serve(in *http.Request) (reply, error) {
	r := &request{Request: in, vendor: v, web: v.web, item: v.web.currentItem()}
	if in.Body != nil {
		defer in.Body.Close()
		var err error
		if r.rawBody, err = io.ReadAll(io.LimitReader(in.Body, maxRequest)); err != nil {
			return reply{}, err
		}
	}
	b := v.nextBehaviour(in)
	out := r.answer(b)
	err := v.wait(in.Context(), b.Delay)
	if err == nil {
		out.body = v.web.localise(out.body)
		if to := out.header.Get("Location"); to != "" {
			out.header.Set("Location", v.web.URL(to))
		}
	}
	v.mu.Lock()
	v.calls = append(v.calls, Call{Method: in.Method, URL: in.URL.String(), Path: in.URL.Path, Violations: r.violations})
	v.mu.Unlock()
	return out, err
}

// answer checks the request and returns the vendor's answer, changed by the behaviour.
func (r *request) answer(b Behaviour) reply {
	v := r.vendor
	document, path := v.document, r.URL.Path
	if v.endpoint != nil {
		document, path = v.endpoint(r)
	}
	model, isModel := strings.CutPrefix(r.URL.Path, "/v1/models/")
	if isModel = isModel && v.model != nil && r.Method == http.MethodGet; isModel {
		document = noDocument
	}
	present, valid := r.authenticate()
	r.checkSecrets()
	if !utf8.Valid(r.rawBody) {
		r.violation("the body is not UTF-8")
	}
	if document == "" {
		r.violation("there is no such endpoint")
		return b.apply(r, r.fail(http.StatusNotFound, "Not found"))
	}
	if !present {
		r.violation("no key")
	}
	if document != noDocument {
		r.violations = append(r.violations, r.checkDocument(document, path)...)
		if len(r.violations) == 0 && v.check != nil {
			v.check(r)
		}
	}
	switch {
	case !valid:
		return b.apply(r, r.fail(v.deniedStatus(), "Invalid key"))
	case len(r.violations) > 0:
		return b.apply(r, r.fail(http.StatusBadRequest, r.violations[0]))
	}
	r.noResults = b.Body == NoResults
	if r.noResults {
		r.item = Unknown
	}
	if b.Body == OutOfCredits {
		return b.apply(r, v.outOfCredits(r))
	}
	if isModel {
		answer := maps.Clone(v.model)
		answer["id"] = model
		return b.apply(r, jsonReply(200, answer))
	}
	return b.apply(r, v.spec.answer(r))
}

// authenticate reports whether the request has a credential and whether the credential is valid. Both
// are true for a vendor that requires none.
func (r *request) authenticate() (present, valid bool) {
	v := r.vendor
	if v.auth.get == nil {
		return true, true
	}
	credential := v.auth.get(r)
	if v.tokenPath == "" || v.IssuesTokens(r.URL.Path) {
		return credential != "", credential == v.secret
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	return credential != "", v.tokens[credential]
}

// deniedStatus returns the status for a wrong credential.
func (v *Vendor) deniedStatus() int { return cmp.Or(v.deniedWith, http.StatusUnauthorized) }

// checkSecrets records as violations: secrets of other vendors, the vendor's own secret in the body unless it belongs there,
// and references to secrets that the host has not replaced.
func (r *request) checkSecrets() {
	var head strings.Builder
	head.WriteString(r.URL.String())
	r.Header.Write(&head)
	if strings.Contains(head.String(), "${") || strings.Contains(head.String(), "$%7B") {
		r.violation("a reference to a secret instead of the secret")
	}
	for _, v := range r.web.vendors {
		if v.secret == "" {
			continue
		}
		if v != r.vendor && strings.Contains(head.String(), v.secret) || !(v == r.vendor && v.auth.inBody) && bytes.Contains(r.rawBody, []byte(v.secret)) {
			r.violation("the secret of " + v.name + " does not belong here")
		}
	}
}

var errStopped = errors.New("the stand-in web was stopped")

// wait waits for d. It returns an error if the client cancels the request or the web is stopped first.
func (v *Vendor) wait(ctx context.Context, d time.Duration) error {
	if d == 0 {
		return ctx.Err()
	}
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-v.web.closing:
		return errStopped
	}
}

// ServeHTTP answers over HTTP. For pages, the first segment of the path is the host.
func (v *Vendor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	out, err := v.serve(r)
	if err != nil || out.noResponse {
		panic(http.ErrAbortHandler)
	}
	for name, values := range out.header {
		w.Header()[name] = values
	}
	if out.disconnected {
		w.Header().Set("Content-Length", strconv.Itoa(2*len(out.body)+1))
	}
	w.WriteHeader(out.status)
	w.Write(out.body)
	if out.disconnected {
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
}

// roundTrip answers without a network.
func (v *Vendor) roundTrip(r *http.Request) (*http.Response, error) {
	out, err := v.serve(r)
	if err != nil {
		return nil, err
	}
	if out.noResponse {
		return nil, io.EOF
	}
	var body io.Reader = bytes.NewReader(out.body)
	if out.disconnected {
		body = io.MultiReader(body, brokenReader{})
	}
	if out.header == nil {
		out.header = http.Header{}
	}
	return &http.Response{
		StatusCode: out.status, Status: strconv.Itoa(out.status) + " " + http.StatusText(out.status),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1,
		Header: out.header, Body: io.NopCloser(body), ContentLength: -1, Request: r,
	}, nil
}

// brokenReader fails as the body of a broken connection does.
type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }
