package upstream_test

import (
	"testing"

	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/upstream"
)

func redirect(location string) exchangetest.Answer {
	return exchangetest.HTTP(302, "", exchange.Header{Name: "location", Value: location})
}

// web answers each URL with its answers in turn, and then repeats the last one. Other URLs have no host.
type web map[string][]exchangetest.Answer

func (w web) answer(e exchangetest.Effect) exchangetest.Answer {
	if e.Kind != exchangetest.Fetch {
		return exchangetest.Answer{}
	}
	left := w[e.URL]
	switch len(left) {
	case 0:
		return exchangetest.Fail(exchange.Network, "no such host")
	case 1:
	default:
		w[e.URL] = left[1:]
	}
	return left[0]
}

// follow follows a URL with a time limit in milliseconds. It also returns the body that the continuation read.
func follow(t *testing.T, w web, from string, timeLimit int, retry bool) (*upstream.Followed, string, *exchangetest.Exchange) {
	t.Helper()
	url, err := publicurl.Check(from, false)
	if err != nil {
		t.Fatal(err)
	}
	var followed *upstream.Followed
	var body string
	calls := 0
	x := exchangetest.Run(t, func(f *exchange.Flow) {
		fetch := exchange.Fetch{MaxBytes: 100, TimeLimit: timeLimit}
		followed = upstream.Follow(f, "photo", url, false, retry, fetch, func(f *exchange.Flow, r *upstream.Followed) {
			calls++
			body = string(r.Answer.Body)
		})
		f.Await(followed)
		f.Then(func(f *exchange.Flow) { f.Reply(exchange.Response{Status: 200}) })
	}, w.answer)
	if calls != 1 || followed.Answer.Body != nil {
		t.Errorf("%s: the continuation was called %d times, the body afterwards is %q", from, calls, followed.Answer.Body)
	}
	return followed, body, x
}

func TestFollow(t *testing.T) {
	page := exchangetest.HTTP(200, "page")
	w := web{
		"https://a.com/0":         {redirect("/1")},
		"https://a.com/1":         {redirect("https://b.com/2")},
		"https://b.com/2":         {redirect("3")},
		"https://b.com/3":         {page},
		"https://a.com/far":       {redirect("/0")},
		"https://a.com/choices":   {exchangetest.HTTP(300, "", exchange.Header{Name: "location", Value: "https://b.com/3"})},
		"https://a.com/permanent": {exchangetest.HTTP(308, "", exchange.Header{Name: "location", Value: "https://b.com/3"})},
		"https://a.com/http":      {redirect("http://a.com/1")},
		"https://a.com/private":   {redirect("https://127.0.0.1/")},
		"https://a.com/self":      {redirect("/self")},
		"https://a.com/empty":     {redirect("")},
		"https://a.com/lost":      {redirect("https://lost.com/")},
		"https://a.com/slow":      {redirect("/slower").After(200)},
		"https://a.com/slower":    {page.After(200)},
		"https://a.com/forbidden": {exchangetest.HTTP(403, "no")},
	}
	for from, want := range map[string]struct {
		to     string
		status int
		body   string
		err    error
		code   exchange.Code
	}{
		"https://b.com/3":         {to: "https://b.com/3", status: 200, body: "page"},
		"https://a.com/0":         {to: "https://b.com/3", status: 200, body: "page"},
		"https://a.com/choices":   {to: "https://b.com/3", status: 200, body: "page"},
		"https://a.com/permanent": {to: "https://b.com/3", status: 200, body: "page"},
		"https://a.com/far":       {to: "https://b.com/2", status: 302, err: upstream.ErrRedirect},
		"https://a.com/http":      {to: "https://a.com/http", status: 302, err: upstream.ErrRedirect},
		"https://a.com/private":   {to: "https://a.com/private", status: 302, err: upstream.ErrRedirect},
		"https://a.com/self":      {to: "https://a.com/self", status: 302, err: upstream.ErrRedirect},
		"https://a.com/empty":     {to: "https://a.com/empty", status: 302, err: upstream.ErrRedirect},
		"https://a.com/lost":      {to: "https://lost.com/", code: exchange.Network},
		"https://a.com/slow":      {to: "https://a.com/slower", code: exchange.Timeout}, // each within 300 ms, both together not
		"https://a.com/forbidden": {to: "https://a.com/forbidden", status: 403, body: "no"},
	} {
		got, body, _ := follow(t, w, from, 300, false)
		if got.URL.String() != want.to || got.Answer.Status != want.status || body != want.body ||
			want.err != nil && got.Err != want.err || exchange.CodeOf(got.Err) != want.code ||
			want.err == nil && want.code == 0 && got.Err != nil {
			t.Errorf("%s leads to %s, status %d, %q, %v, want %+v", from, got.URL, got.Answer.Status, body, got.Err, want)
		}
	}
}

func TestFollowRetriesOnce(t *testing.T) {
	for name, c := range map[string]struct {
		answers []exchangetest.Answer
		retry   bool
		fetches int
		status  int
	}{
		"503, then success":           {[]exchangetest.Answer{exchangetest.HTTP(503, ""), exchangetest.HTTP(200, "page")}, true, 2, 200},
		"503 twice":                   {[]exchangetest.Answer{exchangetest.HTTP(503, "")}, true, 2, 503},
		"503 without retry":           {[]exchangetest.Answer{exchangetest.HTTP(503, "")}, false, 1, 503},
		"404":                         {[]exchangetest.Answer{exchangetest.HTTP(404, "")}, true, 1, 404},
		"no connection, then success": {[]exchangetest.Answer{exchangetest.Fail(exchange.Network, ""), exchangetest.HTTP(200, "page")}, true, 2, 200},
	} {
		got, _, x := follow(t, web{"https://a.com/": c.answers}, "https://a.com/", 5000, c.retry)
		if fetches := len(x.Of(exchangetest.Fetch)); fetches != c.fetches || got.Answer.Status != c.status {
			t.Errorf("%s: %d fetches, status %d, want %d, %d", name, fetches, got.Answer.Status, c.fetches, c.status)
		}
	}
}
