package api

import (
	"net/http"
	"strings"
	"testing"
)

// badBodies are request bodies that are refused. The tests of core/appraisal/request and core/base/jsontext have all others. Field is
// the field that the problem names; detail is a part of the problem's detail.
var badBodies = []struct{ name, body, field, detail string }{
	{"empty", ``, "body", "empty"},
	{"not JSON", `image_url=https://example.com/a.jpg`, "body", "JSON"},
	{"truncated", `{"image_url":"https://example.com/a.jp`, "body", "JSON"},
	{"trailing comma", `{"image_url":"https://example.com/a.jpg",}`, "body", "JSON"},
	{"single quotes", `{'image_url':'https://example.com/a.jpg'}`, "body", "JSON"},
	{"comment", `{/**/"image_url":"https://example.com/a.jpg"}`, "body", "JSON"},
	{"NaN", `{"image_url":NaN}`, "body", "JSON"},
	{"control character in a string", "{\"image_url\":\"https://example.com/\x01.jpg\"}", "body", "JSON"},
	{"bad escape", `{"image_url":"https://example.com/\x.jpg"}`, "body", "JSON"},
	{"invalid UTF-8", "{\"image_url\":\"https://example.com/\xff.jpg\"}", "body", "UTF-8"},
	{"UTF-16", "{\x00\"\x00i\x00\"\x00:\x001\x00}\x00", "body", "JSON"},
	{"overlong UTF-8", "{\"image_url\":\"\xc0\xaf\"}", "body", "UTF-8"},
	{"surrogate in UTF-8", "{\"image_url\":\"\xed\xa0\x80\"}", "body", "UTF-8"},
	{"array", `["https://example.com/a.jpg"]`, "body", "object"},
	{"deep arrays", strings.Repeat("[", 30000), "body", "deep"},
	{"deep inside", `{"image_url":"https://example.com/a.jpg","x":` + strings.Repeat("[", 100) + strings.Repeat("]", 100) + `}`, "body", "deep"},
	{"over 64 kB", `{"image_url":"https://example.com/a.jpg","x":"` + strings.Repeat("x", 64<<10) + `"}`, "body", "64 kB"},

	{"no image_url", `{}`, "image_url", "image_url"},
	{"as_of today", `{"image_url":"https://example.com/a.jpg","as_of":"2026-11-21"}`, "as_of", "before today, 2026-11-21"},
}

// badImageURLs has a URL for each reason why it is not a public HTTPS URL. The tests of core/base/publicurl have all others.
var badImageURLs = []string{
	"", "/a.jpg", "http://example.com/a.jpg", "https://user:pass@example.com/a.jpg", "https://example.com:99999/a.jpg", "https://db.internal/a.jpg",
	"https://0x7f000001/a.jpg", "https://169.254.169.254/latest/meta-data/", "https://[::ffff:7f00:1]/a.jpg", "https://[64:ff9b::7f00:1]/a.jpg",
	`https:\\example.com\a.jpg`, "https://%31%32%37.0.0.1/a.jpg", "https:///a.jpg", "https://-example.com/a.jpg", "https://bücher.example/a.jpg",
	"https://example.com/" + strings.Repeat("a", 3000), "https://exa mple.com/a.jpg", "data:image/png;base64,AAAA",
}

func TestInvalidBodyIs400(t *testing.T) {
	s := newService(t, 100)
	for _, c := range badBodies {
		t.Run(c.name, func(t *testing.T) {
			s.t = t
			r := s.appraise(c.body)
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
	s.expectNothingDone(100)
}

func TestImageURLThatIsNotPublicHTTPSIs400(t *testing.T) {
	s := newService(t, 100)
	for _, url := range badImageURLs {
		t.Run(url[:min(len(url), 40)], func(t *testing.T) {
			s.t = t
			r := s.appraise(`{"image_url":"` + strings.ReplaceAll(url, `\`, `\\`) + `"}`)
			s.expectProblem(r, 400, "BAD_REQUEST")
			s.expect(r, "image_url", "field")
			if detail, _ := r.at("detail").(string); !strings.Contains(detail, "image_url") || len(detail) < 20 {
				t.Errorf("got the detail %q, want a sentence about image_url", detail)
			}
		})
	}
	s.t = t
	s.expectNothingDone(100)
}

func TestInvalidIdempotencyKeyIs400(t *testing.T) {
	s := newService(t, 100)
	for name, value := range map[string]string{
		"empty": "", "256 characters": strings.Repeat("k", 256), "not ASCII": "clé", "tab": "a\tb",
	} {
		t.Run(name, func(t *testing.T) {
			s.t = t
			r := s.appraise(cameraRequest, "Idempotency-Key", value)
			s.expectProblem(r, 400, "BAD_REQUEST")
			s.expect(r, "Idempotency-Key", "field")
		})
	}
	s.t = t
	s.expectNothingDone(100)
}

// expectNothingDone checks that the refused calls fetched nothing, charged nothing and stored
// nothing.
func (s *service) expectNothingDone(credits int64) {
	s.t.Helper()
	s.expectBalance(credits, 0)
	if n := s.queryInt(`SELECT count(*) FROM appraisal`); len(s.images.fetched) != 0 || n != 0 {
		s.t.Errorf("got fetches of %v and %d stored appraisals for refused calls, want none", s.images.fetched, n)
	}
}

func TestUnusualBodiesAreAccepted(t *testing.T) {
	for name, body := range map[string]string{
		"unknown fields":               `{"image_url":"` + cameraURL + `","description":"Halden Scout 35","colour":{"a":[1]},"prompt":null}`,
		"null for what is absent":      `{"image_url":"` + cameraURL + `","images":null,"description":null,"country":null,"currency":null,"condition":null,"asking_price":null,"limit":null,"exclude":null,"as_of":null}`,
		"escapes":                      `{"image\u005furl":"` + strings.ReplaceAll(cameraURL, "/", `\/`) + `","description":"Halden\tScout \ud83d\udcf7 35"}`,
		"country in lower case":        `{"image_url":"` + cameraURL + `","description":"Halden Scout 35","country":"us"}`,
		"2,000 characters":             `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 ` + strings.Repeat("é", 1984) + `"}`,
		"blank description":            `{"image_url":"` + cameraURL + `","description":"  "}`,
		"space around it":              "\r\n\t " + cameraRequest + " \n",
		"SQL and FTS syntax":           `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 \" OR 1=1; DROP TABLE listing; -- NEAR(a b) title:x * ^"}`,
		"lone surrogate":               `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 \ud800"}`,
		"NUL in the description":       `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 \u0000"}`,
		"reference to a secret":        `{"image_url":"` + cameraURL + `","description":"Halden Scout 35 ${ADMIN_TOKEN}"}`,
		"description only punctuation": `{"image_url":"` + cameraURL + `","description":"!!! ... ---"}`,
	} {
		t.Run(name, func(t *testing.T) {
			s := newService(t, 100)
			s.charged(s.appraise(body))
		})
	}
}

func TestContentTypeIsIgnored(t *testing.T) {
	s := newService(t, 100)
	s.undocumented = true
	for _, contentType := range []string{"text/plain", "application/json; charset=utf-8", "x"} {
		s.charged(s.appraise(cameraRequest, "Content-Type", contentType))
	}
	r := s.request(cameraRequest)
	r.Header.Del("Content-Type")
	if got := s.send(r); got.StatusCode != http.StatusOK {
		t.Errorf("without a Content-Type: got %d %s, want 200", got.StatusCode, got.body)
	}
}
