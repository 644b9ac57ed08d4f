package upstream

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"
)

// vendor is what makes one stand-in differ from another.
type vendor struct {
	name string
	host string // of the service itself
	// operation is the request's path in the vendor's OpenAPI document; no document is no such endpoint.
	operation func(*request) (document, path string)
	newSecret func() string
	// authorized says whether the secret is there and right; present whether anything was sent for it.
	authorized func(*request) (ok, present bool)
	denied     int            // status of a wrong secret, 401 if 0
	check      func(*request) // for faults that the document does not say
	answer     func(*request) reply
	failure    func(status int, message string) any // the body of an error, as JSON
	variants   map[Body]func(*request) reply        // answers that only this vendor gives
}

// Vendor is the stand-in for one service.
type Vendor struct {
	*vendor
	web    *Web
	secret string
	server string // after Listen, guarded by web.mu

	mu         sync.Mutex
	behaviours []held
	calls      []Call
}

// Call is a request that a vendor has had. The secrets are in it.
type Call struct {
	At     time.Time // it came
	Method string
	URL    string // as it came
	Path   string
	Header http.Header
	Body   []byte
	Status int // of the answer; 0 if there was none
	Faults []string
}

// Calls are those so far, in order of their answers.
func (v *Vendor) Calls() []Call {
	v.mu.Lock()
	defer v.mu.Unlock()
	return slices.Clone(v.calls)
}

// Secret is what a client must prove itself with: a key, or credentials for Basic. "" if there is none.
func (v *Vendor) Secret() string { return v.secret }

// URL is where the vendor is had: its own, or on 127.0.0.1 after Listen.
func (v *Vendor) URL() string { return v.base() }

func (v *Vendor) base() string {
	v.web.mu.Lock()
	defer v.web.mu.Unlock()
	if v.server != "" {
		return v.server
	}
	return "https://" + v.host
}

// at reports whether a host is the vendor's.
func (v *Vendor) at(host string) bool {
	if v.name != "pages" {
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

// request is a call as the vendor sees it.
type request struct {
	*http.Request
	vendor *Vendor
	web    *Web
	text   []byte // the body
	body   any    // the body as JSON or form; nil if there is none
	item   Item   // what the photo shows
	none   bool   // nothing is to be found
	faults []string
}

func (r *request) fault(text string) { r.faults = append(r.faults, text) }

// reply is an answer, as far as it comes.
type reply struct {
	status int
	header http.Header
	body   []byte
	closed bool // the connection ends without an answer
	lost   bool // the connection ends within the body
}

func jsonReply(status int, v any) reply {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // as most vendors
	if err := e.Encode(v); err != nil {
		panic(err) // a table of this package is wrong
	}
	return reply{status: status, header: http.Header{"Content-Type": {"application/json"}}, body: b.Bytes()}
}

// fail answers in the vendor's shape for errors.
func (r *request) fail(status int, message string) reply {
	return jsonReply(status, r.vendor.failure(status, message))
}

const maxRequest = 64 << 20

// serve reads a request, checks it, answers and keeps it. The error is the request's own: it was given up.
func (v *Vendor) serve(in *http.Request) (reply, error) {
	call := Call{At: time.Now(), Method: in.Method, URL: in.URL.String(), Path: in.URL.Path, Header: in.Header.Clone()}
	r := &request{Request: in, vendor: v, web: v.web, item: v.web.seen()}
	if in.Body != nil {
		defer in.Body.Close()
		var err error
		if r.text, err = io.ReadAll(io.LimitReader(in.Body, maxRequest)); err != nil {
			return reply{}, err
		}
	}
	b := v.next(in)
	out := r.answer(b)
	err := v.wait(in.Context(), b.Delay)
	if err == nil {
		out.body = v.web.localise(out.body)
		if to := out.header.Get("Location"); to != "" {
			out.header.Set("Location", v.web.URL(to))
		}
	}
	call.Body, call.Faults = r.text, r.faults
	if err == nil && !out.closed {
		call.Status = out.status
	}
	v.mu.Lock()
	v.calls = append(v.calls, call)
	v.mu.Unlock()
	return out, err
}

// answer is what the vendor says, and then what the behaviour makes of it.
func (r *request) answer(b Behaviour) reply {
	v := r.vendor
	document, path := v.operation(r)
	ok, present := v.authorized(r)
	r.secrets()
	if !utf8.Valid(r.text) {
		r.fault("the body is not UTF-8")
	}
	if document == "" {
		r.fault("there is no such endpoint")
		return b.of(r, r.fail(http.StatusNotFound, "Not found"))
	}
	if !present {
		r.fault("no key")
	}
	if document != noDocument {
		r.faults = append(r.faults, r.check(document, path)...)
		if len(r.faults) == 0 && v.check != nil {
			v.check(r)
		}
	}
	switch {
	case !ok:
		status := v.denied
		if status == 0 {
			status = http.StatusUnauthorized
		}
		return b.of(r, r.fail(status, "Invalid key"))
	case len(r.faults) > 0:
		return b.of(r, r.fail(http.StatusBadRequest, r.faults[0]))
	}
	r.none = b.Body == NoResults
	if r.none {
		r.item = Item{Condition: "unknown"}
	}
	if variant := v.variants[b.Body]; variant != nil {
		return b.of(r, variant(r))
	}
	return b.of(r, v.answer(r))
}

// secrets finds those of other vendors, and references that nobody has filled in.
func (r *request) secrets() {
	var head strings.Builder
	head.WriteString(r.URL.String())
	r.Header.Write(&head)
	if strings.Contains(head.String(), "${") || strings.Contains(head.String(), "$%7B") {
		r.fault("a reference to a secret instead of the secret")
	}
	for _, v := range r.web.vendors {
		if v.secret == "" {
			continue
		}
		if v != r.vendor && strings.Contains(head.String(), v.secret) || bytes.Contains(r.text, []byte(v.secret)) {
			r.fault("the secret of " + v.name + " does not belong here")
		}
	}
}

var errStopped = errors.New("the stand-in web was stopped")

// wait lets time pass, until the request is given up.
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

// ServeHTTP serves as the service does. Of pages the path begins with the host.
func (v *Vendor) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	out, err := v.serve(r)
	if err != nil || out.closed {
		panic(http.ErrAbortHandler)
	}
	for name, values := range out.header {
		w.Header()[name] = values
	}
	if out.lost {
		w.Header().Set("Content-Length", strconv.Itoa(2*len(out.body)+1))
	}
	w.WriteHeader(out.status)
	w.Write(out.body)
	if out.lost {
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
}

// roundTrip is ServeHTTP without a network.
func (v *Vendor) roundTrip(r *http.Request) (*http.Response, error) {
	out, err := v.serve(r)
	if err != nil {
		return nil, err
	}
	if out.closed {
		return nil, io.EOF
	}
	var body io.Reader = bytes.NewReader(out.body)
	if out.lost {
		body = io.MultiReader(body, broken{})
	}
	if out.header == nil {
		out.header = http.Header{}
	}
	return &http.Response{
		StatusCode: out.status, Status: strconv.Itoa(out.status) + " " + http.StatusText(out.status), Proto: "HTTP/1.1", ProtoMajor: 1,
		ProtoMinor: 1, Header: out.header, Body: io.NopCloser(body), ContentLength: -1, Request: r,
	}, nil
}

// broken is the rest of a body that never comes.
type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }
