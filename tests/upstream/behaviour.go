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

// Behaviour is how a vendor answers other than it should. The zero value is as it should.
type Behaviour struct {
	Times      int           // for so many calls; 0 is for all from now on
	Only       string        // for those whose URL contains this
	Delay      time.Duration // before the answer, unless the request is given up
	Status     int           // HTTP status, with the vendor's body for errors
	RetryAfter int           // seconds, as a header
	Location   string        // where the answer redirects to, with status 302 unless Status is another
	Body       Body
}

// Body is what a vendor sends as its answer.
type Body string

const (
	Documented  Body = ""
	NoResults   Body = "no results"   // as the vendor says that it has found nothing
	EmptyArrays Body = "empty arrays" // every array is empty
	Nulls       Body = "nulls"        // every text, number and truth is null
	WrongTypes  Body = "wrong types"  // every text is a number and every number a text
	WrongShapes Body = "wrong shapes" // every member of the answer is of another kind: arrays objects, objects arrays
	Hostile     Body = "hostile"      // every text ends in control characters, markup and a reference to a secret
	NotUTF8     Body = "not UTF-8"    // every text ends in bytes that are none
	HTML        Body = "HTML"
	Empty       Body = "empty"
	Truncated   Body = "truncated"  // half of it, as if that were all
	Lost        Body = "lost"       // half of it, then the connection ends
	Closed      Body = "closed"     // the connection ends without an answer
	Huge        Body = "huge"       // 12 MB of spaces after the answer
	Deep        Body = "deep"       // arrays within arrays, 100,000 deep
	Echo        Body = "echo"       // an error with all of the request in it, secrets too
	Refusal     Body = "refusal"    // models: they will not
	CutShort    Body = "cut short"  // models: the limit of tokens is reached within the item
	Fenced      Body = "fenced"     // models that answer in text: the item is in a code block, with words around it
	AsText      Body = "as text"    // Workers AI: the item is JSON in a string
	AsChoices   Body = "as choices" // Workers AI: the answer is in OpenAI's shape
	ErrorInside Body = "error in a success"
)

// A Case is a behaviour with its name, for tables of tests.
type Case struct {
	Name string
	Behaviour
}

// Failures are answers without a result that any vendor may give.
var Failures = append(statuses(400, 401, 402, 403, 404, 413, 429, 500, 502, 503, 504),
	Case{"429 with Retry-After", Behaviour{Status: 429, RetryAfter: 1}},
	Case{"502 of a proxy", Behaviour{Status: 502, Body: HTML}},
	Case{"503 and nothing", Behaviour{Status: 503, Body: Empty}},
	Case{"a redirect", Behaviour{Location: "https://elsewhere.example.com/"}},
	Case{"a redirect to an inner address", Behaviour{Location: "http://169.254.169.254/latest/meta-data"}},
	Case{"an echo", Behaviour{Status: 400, Body: Echo}},
	bodyCase(Closed), bodyCase(Lost),
)

// Garbage are answers with status 200 that are not what the vendor documents.
var Garbage = []Case{
	bodyCase(Nulls), bodyCase(WrongTypes), bodyCase(WrongShapes), bodyCase(NotUTF8), bodyCase(HTML), bodyCase(Empty),
	bodyCase(Truncated), bodyCase(Huge), bodyCase(Deep),
}

func bodyCase(b Body) Case { return Case{string(b), Behaviour{Body: b}} }

func statuses(codes ...int) (cases []Case) {
	for _, code := range codes {
		cases = append(cases, Case{strconv.Itoa(code), Behaviour{Status: code}})
	}
	return cases
}

// Behave sets how the vendor answers from now on; of several, the first that holds for a request. None is as it should.
func (v *Vendor) Behave(behaviours ...Behaviour) {
	for _, b := range behaviours {
		if v.variants[b.Body] == nil && transforms[b.Body] == nil {
			panic(fmt.Sprintf("upstream: %s has no answer %q", v.name, b.Body))
		}
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	v.behaviours = nil
	for _, b := range behaviours {
		v.behaviours = append(v.behaviours, held{b, b.Times})
	}
}

// held is a behaviour with the number of calls that it is left for, if it has one.
type held struct {
	Behaviour
	left int
}

// next is the behaviour for a request.
func (v *Vendor) next(r *http.Request) Behaviour {
	v.mu.Lock()
	defer v.mu.Unlock()
	for i := range v.behaviours {
		b := &v.behaviours[i]
		if b.Times > 0 && b.left == 0 || !strings.Contains(r.URL.String(), b.Only) {
			continue
		}
		b.left--
		return b.Behaviour
	}
	return Behaviour{}
}

// of is what becomes of an answer.
func (b Behaviour) of(r *request, out reply) reply {
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

// transforms are the bodies that any vendor can send.
var transforms = map[Body]func(*request, *reply){
	Documented:  func(*request, *reply) {},
	NoResults:   func(*request, *reply) {}, // the vendor's answer is that already
	EmptyArrays: values(emptyArrays),
	Nulls:       values(func(v any) any { return leaves(v, func(any) any { return nil }) }),
	WrongTypes:  values(func(v any) any { return leaves(v, wrongType) }),
	WrongShapes: values(wrongShape),
	Hostile: values(func(v any) any {
		return texts(v, "\u0000\u001b\u202e</script><script>alert(1)</script>${VISION_API_KEY}${EBAY_TOKEN}")
	}),
	NotUTF8: func(r *request, out *reply) {
		const mark = "\ue000" // of the private use area
		values(func(v any) any { return texts(v, mark) })(r, out)
		out.body = bytes.ReplaceAll(out.body, []byte(mark), []byte("\xff\xfe\x80"))
	},
	HTML: func(_ *request, out *reply) {
		out.set("text/html", "<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1></body></html>")
	},
	Empty:     func(_ *request, out *reply) { out.body = nil },
	Truncated: func(_ *request, out *reply) { out.body = out.body[:len(out.body)/2] },
	Lost:      func(_ *request, out *reply) { out.body, out.lost = out.body[:len(out.body)/2], true },
	Closed:    func(_ *request, out *reply) { out.closed = true },
	Huge:      func(_ *request, out *reply) { out.body = append(out.body, bytes.Repeat([]byte(" "), 12<<20)...) },
	Deep: func(_ *request, out *reply) {
		const depth = 100_000
		out.body = []byte(strings.Repeat("[", depth) + strings.Repeat("]", depth))
	},
	Echo: func(r *request, out *reply) {
		var all strings.Builder
		fmt.Fprintf(&all, "cannot serve %s %s\r\n", r.Method, r.URL)
		r.Header.Write(&all)
		all.Write(r.text)
		*out = r.fail(out.status, all.String())
	},
}

func (out *reply) set(kind, body string) {
	out.header = http.Header{"Content-Type": {kind}}
	out.body = []byte(body)
}

// values makes a transform of a function on JSON. Of an answer that is not JSON it takes the digits.
func values(f func(any) any) func(*request, *reply) {
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

// leaves replaces every value that is neither object nor array, also in texts that are JSON objects: so models answer.
func leaves(v any, f func(any) any) any {
	switch v := v.(type) {
	case map[string]any:
		for name := range v {
			v[name] = leaves(v[name], f)
		}
		return v
	case []any:
		for i := range v {
			v[i] = leaves(v[i], f)
		}
		return v
	case string:
		var inner map[string]any
		if json.Unmarshal([]byte(v), &inner) == nil {
			return string(jsonReply(0, leaves(inner, f)).body)
		}
	}
	return f(v)
}

func texts(v any, tail string) any {
	return leaves(v, func(v any) any {
		if text, ok := v.(string); ok {
			return text + tail
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

func emptyArrays(v any) any {
	switch v := v.(type) {
	case map[string]any:
		for name := range v {
			v[name] = emptyArrays(v[name])
		}
	case []any:
		return []any{}
	}
	return v
}
