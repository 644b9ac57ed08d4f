package upstream

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Behaviour is a deviation from the documented answer. The zero value is the documented answer.
type Behaviour struct {
	Times       int           // the number of calls that it applies to; 0 for all
	URLContains string        // it applies only to URLs that contain this text
	Delay       time.Duration // before the answer
	Status      int           // the HTTP status; the body is then an error in the vendor's format
	RetryAfter  int           // seconds, sent as a header
	Location    string        // where the answer redirects to, with status 302 unless Status is set
	Body        Body
}

// Body is the kind of response body that a stand-in sends.
type Body string

const (
	Documented   Body = ""
	NoResults    Body = "no results"     // the vendor's answer if it finds nothing; request.noResults is set
	Nulls        Body = "nulls"          // every string, number and boolean is null
	WrongTypes   Body = "wrong types"    // strings are numbers, numbers are strings
	WrongShapes  Body = "wrong shapes"   // objects instead of arrays, arrays instead of all other members
	Hostile      Body = "hostile"        // every string ends in control characters, markup and references to secrets
	NotUTF8      Body = "not UTF-8"      // every string ends in invalid bytes
	HTML         Body = "HTML"           // a page for browsers
	Empty        Body = "empty"          // no bytes
	Truncated    Body = "truncated"      // the first half, sent as if it were complete
	Disconnected Body = "disconnected"   // the first half, then the connection breaks
	NoResponse   Body = "no response"    // the connection is closed without an answer
	Huge         Body = "huge"           // the answer and 12 MB of spaces
	DeeplyNested Body = "deeply nested"  // arrays within arrays, 100,000 deep
	Echo         Body = "echo"           // an error that repeats the whole request, secrets included
	OutOfCredits Body = "out of credits" // how the vendor says that the account has used up what it paid for, status included
)

// Case is a behaviour with a name, for table-driven tests.
type Case struct {
	Name string
	Behaviour
}

// Failures are failures of the kinds that every vendor can have.
var Failures = append(statusCases(401, 413, 429, 500),
	Case{"429 with Retry-After", Behaviour{Status: 429, RetryAfter: 1}},
	Case{"502 of a proxy", Behaviour{Status: 502, Body: HTML}},
	Case{"503 with an empty body", Behaviour{Status: 503, Body: Empty}},
	Case{"redirect to another host", Behaviour{Location: "https://elsewhere.example.com/"}},
	Case{"redirect to a private address", Behaviour{Location: "http://169.254.169.254/latest/meta-data"}},
	Case{"echo of the request", Behaviour{Status: 400, Body: Echo}},
	bodyCase(NoResponse), bodyCase(Disconnected),
)

// Garbage are answers with status 200 and a body that the vendor does not document.
var Garbage = []Case{
	bodyCase(Nulls), bodyCase(WrongTypes), bodyCase(WrongShapes), bodyCase(NotUTF8), bodyCase(HTML), bodyCase(Empty),
	bodyCase(Truncated), bodyCase(Huge), bodyCase(DeeplyNested),
}

func bodyCase(b Body) Case { return Case{string(b), Behaviour{Body: b}} }

func statusCases(codes ...int) (cases []Case) {
	for _, code := range codes {
		cases = append(cases, Case{strconv.Itoa(code), Behaviour{Status: code}})
	}
	return cases
}

// Behave sets how the vendor answers from now on. The first behaviour that applies to a request is
// used; without any, the vendor answers as documented. Behave panics on OutOfCredits if the vendor has no
// such answer.
func (v *Vendor) Behave(behaviours ...Behaviour) {
	for _, b := range behaviours {
		if b.Body == OutOfCredits && v.outOfCredits == nil {
			panic(fmt.Sprintf("upstream: %s has no answer %q", v.name, b.Body))
		}
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.behaviours = nil
	for _, b := range behaviours {
		v.behaviours = append(v.behaviours, activeBehaviour{b, b.Times})
	}
}

// activeBehaviour is a behaviour and, if it is limited, the number of calls that it still applies to.
type activeBehaviour struct {
	Behaviour
	remaining int
}

// nextBehaviour returns the behaviour for a request and counts it.
func (v *Vendor) nextBehaviour(r *http.Request) Behaviour {
	v.mu.Lock()
	defer v.mu.Unlock()
	for i := range v.behaviours {
		b := &v.behaviours[i]
		if b.Times > 0 && b.remaining == 0 || !strings.Contains(r.URL.String(), b.URLContains) {
			continue
		}
		b.remaining--
		return b.Behaviour
	}
	return Behaviour{}
}

// apply changes an answer as the behaviour says.
func (b Behaviour) apply(r *request, out reply) reply {
	switch {
	case b.Location != "":
		status := b.Status
		if status == 0 {
			status = http.StatusFound
		}
		out = reply{status: status, header: http.Header{"Location": {b.Location}}}
	case b.Status != 0:
		out = r.fail(b.Status, http.StatusText(b.Status))
	}
	if b.RetryAfter != 0 {
		out.header.Set("Retry-After", strconv.Itoa(b.RetryAfter))
	}
	if transform := transforms[b.Body]; transform != nil {
		transform(r, &out)
	}
	return out
}

// transforms change the documented answer to the bodies that every vendor can send.
var transforms = map[Body]func(*request, *reply){
	Nulls:       mapJSON(func(v any) any { return mapLeaves(v, func(any) any { return nil }) }),
	WrongTypes:  mapJSON(func(v any) any { return mapLeaves(v, wrongType) }),
	WrongShapes: mapJSON(wrongShape),
	Hostile: mapJSON(func(v any) any {
		return appendToStrings(v, "\u0000\u001b\u202e</script><script>alert(1)</script>"+secretReferences())
	}),
	NotUTF8: func(r *request, out *reply) {
		const mark = "\ue000" // from the private use area
		mapJSON(func(v any) any { return appendToStrings(v, mark) })(r, out)
		out.body = bytes.ReplaceAll(out.body, []byte(mark), []byte("\xff\xfe\x80"))
	},
	HTML: func(_ *request, out *reply) {
		out.setBody("text/html", "<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1></body></html>")
	},
	Empty:        func(_ *request, out *reply) { out.body = nil },
	Truncated:    func(_ *request, out *reply) { out.body = out.body[:len(out.body)/2] },
	Disconnected: func(_ *request, out *reply) { out.body, out.disconnected = out.body[:len(out.body)/2], true },
	NoResponse:   func(_ *request, out *reply) { out.noResponse = true },
	Huge:         func(_ *request, out *reply) { out.body = append(out.body, bytes.Repeat([]byte(" "), 12<<20)...) },
	DeeplyNested: func(_ *request, out *reply) {
		const depth = 100_000
		out.body = []byte(strings.Repeat("[", depth) + strings.Repeat("]", depth))
	},
	Echo: func(r *request, out *reply) {
		var all strings.Builder
		fmt.Fprintf(&all, "cannot serve %s %s\r\n", r.Method, r.URL)
		r.Header.Write(&all)
		all.Write(r.rawBody)
		*out = r.fail(out.status, all.String())
	},
}

// secretReferences returns ${NAME} for every secret. Only the core's requests may contain one.
func secretReferences() (text string) {
	for _, name := range SecretNames() {
		text += "${" + name + "}"
	}
	return text
}

func (out *reply) setBody(contentType, body string) {
	out.header = http.Header{"Content-Type": {contentType}}
	out.body = []byte(body)
}

// mapJSON returns a transform that applies f to a JSON body. In any other body it replaces the
// digits, so that numbers can't be read.
func mapJSON(f func(any) any) func(*request, *reply) {
	return func(_ *request, out *reply) {
		var v any
		if json.Unmarshal(out.body, &v) == nil {
			header := out.header
			*out = jsonReply(out.status, f(v))
			out.header = header
			return
		}
		out.body = bytes.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return 'x'
			}
			return r
		}, out.body)
	}
}

// mapLeaves applies f to every value that is neither object nor array. It also descends into
// strings that hold a JSON object, which is how models answer.
func mapLeaves(v any, f func(any) any) any {
	switch v := v.(type) {
	case map[string]any:
		for name := range v {
			v[name] = mapLeaves(v[name], f)
		}
		return v
	case []any:
		for i := range v {
			v[i] = mapLeaves(v[i], f)
		}
		return v
	case string:
		var inner map[string]any
		if json.Unmarshal([]byte(v), &inner) == nil {
			return string(jsonReply(0, mapLeaves(inner, f)).body)
		}
	}
	return f(v)
}

func appendToStrings(v any, suffix string) any {
	return mapLeaves(v, func(v any) any {
		if text, ok := v.(string); ok {
			return text + suffix
		}
		return v
	})
}

func wrongType(v any) any {
	switch v.(type) {
	case string:
		return 7
	case float64:
		return "seven"
	}
	return "neither"
}

func wrongShape(v any) any {
	object, ok := v.(map[string]any)
	if !ok {
		return map[string]any{"items": v}
	}
	for name, member := range object {
		switch member := member.(type) {
		case []any:
			object[name] = map[string]any{"items": member}
		default:
			object[name] = []any{member}
		}
	}
	return object
}
