package upstream_test

import (
	"errors"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"loupe/core/exchange"
	"loupe/core/publicurl"
	"loupe/core/upstream"
	"loupe/tests/host"
)

// hops is a web in which each URL redirects to another, or has a page.
type hops map[string]string

func (h hops) RoundTrip(r *http.Request) (*http.Response, error) {
	to, known := h[r.URL.String()]
	if !known {
		return nil, errors.New("no such host")
	}
	if wait, slow := strings.CutPrefix(to, "slow "); slow {
		select {
		case <-time.After(200 * time.Millisecond):
		case <-r.Context().Done():
			return nil, r.Context().Err()
		}
		to = wait
	}
	answer := &http.Response{StatusCode: 200, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(to))}
	if to != "page" {
		answer.StatusCode = 302
		answer.Header.Set("Location", to)
	}
	return answer, nil
}

func TestFollow(t *testing.T) {
	web := hops{
		"https://a.com/0": "/1", "https://a.com/1": "https://b.com/2", "https://b.com/2": "3", "https://b.com/3": "page",
		"https://a.com/far": "/0", "https://a.com/http": "http://a.com/1", "https://a.com/in": "https://127.0.0.1/", "https://a.com/self": "/self",
		"https://a.com/empty": "", "https://a.com/lost": "https://lost.com/",
		"https://a.com/slow": "slow /slower", "https://a.com/slower": "slow page",
	}
	for from, want := range map[string]struct {
		to   string
		fine bool
		err  error
		code exchange.Code
	}{
		"https://b.com/3":     {to: "https://b.com/3", fine: true},
		"https://a.com/0":     {to: "https://b.com/3", fine: true},
		"https://a.com/far":   {to: "https://b.com/2", err: upstream.RedirectError{}},
		"https://a.com/http":  {to: "https://a.com/http", err: upstream.RedirectError{}},
		"https://a.com/in":    {to: "https://a.com/in", err: upstream.RedirectError{}},
		"https://a.com/self":  {to: "https://a.com/self", err: upstream.RedirectError{}},
		"https://a.com/empty": {to: "https://a.com/empty", err: upstream.RedirectError{}},
		"https://a.com/lost":  {to: "https://lost.com/", code: exchange.Network},
		"https://a.com/slow":  {to: "https://a.com/slower", code: exchange.Timeout}, // each in time, but not both
	} {
		t.Run(from, func(t *testing.T) {
			t.Parallel()
			url, err := publicurl.Check(from, false)
			if err != nil {
				t.Fatal(err)
			}
			var got *upstream.Followed
			h, err := host.New(host.Options{Transport: web, Guest: host.Native(func(exchange.Config) exchange.Stage {
				return func(f *exchange.Flow) {
					got = upstream.Follow(f, url, false, false, exchange.Fetch{Limit: 100, Time: 300})
					f.Await(got)
					f.Then(func(f *exchange.Flow) { f.Reply(exchange.Response{Status: 200}) })
				}
			})})
			if err != nil {
				t.Fatal(err)
			}
			defer h.Close()
			open(h)
			fine := got.Err == nil && got.Answer.Status == 200 && string(got.Answer.Body) == "page"
			if got.URL.String() != want.to || fine != want.fine || want.err != nil && got.Err != want.err || exchange.CodeOf(got.Err) != want.code {
				t.Errorf("%s: %v %+v", got.URL, got.Err, got.Answer)
			}
		})
	}
}
