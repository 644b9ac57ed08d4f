package consoletest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
)

// Caller calls a console.
type Caller struct {
	f         *Fixture
	authorize func(*http.Request)
}

// Request returns a request of the caller.
func (c *Caller) Request(method, path, body string) *http.Request {
	r := Request(method, path, body)
	c.authorize(r)
	return r
}

// Send serves a request of the caller.
func (c *Caller) Send(method, path, body string) *httptest.ResponseRecorder {
	return c.f.Do(c.Request(method, path, body))
}

// OK sends a request of the caller and returns the response's body. The test fails unless the response has this status.
func (c *Caller) OK(status int, method, path, body string) Object {
	c.f.Helper()
	w := c.Send(method, path, body)
	if w.Code != status || status != 204 && w.Header().Get("Content-Type") != "application/json" {
		c.f.Fatalf("%s %s %s: got status %d, want %d: %s", method, path, body, w.Code, status, w.Body)
	}
	if status == 204 {
		return nil
	}
	return Body(c.f.T, w)
}

// Refused sends a request of the caller and returns the problem that answers it. The test fails unless the problem has this
// code and field.
func (c *Caller) Refused(code, field, method, path, body string) Object {
	c.f.Helper()
	w := c.Send(method, path, body)
	p := Body(c.f.T, w)
	CheckProblem(c.f.T, w, code)
	if got, _ := p["field"].(string); got != field {
		c.f.Errorf("%s %s %.100s: got field %q, want %q: %v", method, path, body, got, field, p)
	}
	return p
}

// Pages reads all pages of a list. It returns the number, seq or id of each item, and the size of each page.
func (c *Caller) Pages(path string) (items []string, sizes []int) {
	c.f.Helper()
	separator := "?"
	if strings.Contains(path, "?") {
		separator = "&"
	}
	for after := ""; ; {
		p := c.OK(200, "GET", path+after, "")
		page := p["items"].([]any)
		for _, item := range page {
			for _, name := range []string{"number", "seq", "id"} {
				if value, found := item.(Object)[name]; found {
					items = append(items, fmt.Sprint(value))
					break
				}
			}
		}
		sizes = append(sizes, len(page))
		next, more := p["next"].(string)
		if !more {
			return items, sizes
		}
		after = separator + "after=" + next
	}
}
