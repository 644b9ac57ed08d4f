package api

import (
	"strings"
	"testing"
)

// invalid has a request for each way of being refused. The tests of core/appraisal/request, core/base/jsontext and core/base/publicurl
// have all others. Field is the field that the problem names; detail is a part of the problem's detail.
var invalid = map[string]struct{ body, key, field, detail string }{
	"empty":            {``, "k", "body", "empty"},
	"not JSON":         {`image_url=https://example.com/a.jpg`, "k", "body", "JSON"},
	"invalid UTF-8":    {"{\"image_url\":\"https://example.com/\xff.jpg\"}", "k", "body", "UTF-8"},
	"array":            {`["https://example.com/a.jpg"]`, "k", "body", "object"},
	"deep":             {strings.Repeat("[", 30000), "k", "body", "deep"},
	"over 64 kB":       {`{"image_url":"https://example.com/a.jpg","x":"` + strings.Repeat("x", 64<<10) + `"}`, "k", "body", "64 kB"},
	"no image_url":     {`{}`, "k", "image_url", "image_url"},
	"http":             {`{"image_url":"http://example.com/a.jpg"}`, "k", "image_url", "image_url must use https"},
	"private address":  {`{"image_url":"https://169.254.169.254/latest/meta-data/"}`, "k", "image_url", "image_url"},
	"data URL":         {`{"image_url":"data:image/png;base64,AAAA"}`, "k", "image_url", "image_url"},
	"as_of today":      {`{"image_url":"https://example.com/a.jpg","as_of":"2026-11-21"}`, "k", "as_of", "before today, 2026-11-21"},
	"no key's text":    {cameraRequest, "", "Idempotency-Key", "Idempotency-Key"},
	"a key too long":   {cameraRequest, strings.Repeat("k", 256), "Idempotency-Key", "255"},
	"a key with a tab": {cameraRequest, "a\tb", "Idempotency-Key", "ASCII"},
}

// Nothing is fetched, charged or stored for a request that is refused.
func TestInvalidRequestsAreRefused(t *testing.T) {
	s := newService(t, 100)
	for name, c := range invalid {
		t.Run(name, func(t *testing.T) {
			s.t = t
			r := s.appraise(c.body, "Idempotency-Key", c.key)
			if c.detail == "64 kB" {
				s.expectProblem(r, 413, "CONTENT_TOO_LARGE")
			} else {
				s.expectProblem(r, 400, "BAD_REQUEST")
			}
			s.expect(r, c.field, "field")
			s.expectContains(r, []any{"detail"}, c.detail)
		})
	}
	s.t = t
	s.expectBalance(100, 0)
	if n := s.queryInt(`SELECT count(*) FROM appraisal`); len(s.images.fetched) != 0 || n != 0 {
		t.Errorf("got fetches of %v and %d stored appraisals for refused calls, want none", s.images.fetched, n)
	}
}

func TestUnusualBodiesAreAccepted(t *testing.T) {
	s := newService(t, 1000)
	for name, description := range map[string]string{
		"2,000 characters":      `Halden Scout 35 ` + strings.Repeat("é", 1984),
		"SQL and FTS syntax":    `Halden Scout 35 \" OR 1=1; DROP TABLE listing; -- NEAR(a b) title:x * ^`,
		"lone surrogate":        `Halden Scout 35 \ud800`,
		"NUL":                   `Halden Scout 35 \u0000`,
		"reference to a secret": `Halden Scout 35 ${ADMIN_TOKEN}`,
		"punctuation only":      `!!! ... ---`,
		"blank":                 `  `,
	} {
		if r := s.appraise(`{"image_url":"` + cameraURL + `","description":"` + description + `"}`); r.StatusCode != 200 {
			t.Errorf("%s: got %s, want 200", name, r)
		}
	}
}
