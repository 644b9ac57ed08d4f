package upstream

import (
	"loupe/core/exchange"
	"loupe/core/publicurl"
)

// MaxRedirects is how many redirects are followed.
const MaxRedirects = 3

// Followed is what a stranger's URL led to, once its flow is over.
type Followed struct {
	*exchange.Flow
	URL    publicurl.URL   // the last one fetched
	Answer exchange.Answer // Status 0 if there was none
	Err    error           // an exchange.Failure, or a RedirectError

	Fetched exchange.Future[exchange.Answer] // the last
}

// RedirectError is the error of a redirect that is not followed.
type RedirectError struct{}

func (RedirectError) Error() string {
	return "a redirect to a URL that is not public HTTPS, or one too many"
}

// Strayed reports whether a redirect was not followed.
func (r *Followed) Strayed() bool {
	_, strayed := r.Err.(RedirectError)
	return strayed
}

// Follow fetches a URL and what it redirects to: each checked as the first was, all within the fetch's time.
func Follow(f *exchange.Flow, from publicurl.URL, allowLocal bool, fetch exchange.Fetch) *Followed {
	r := &Followed{}
	end := f.Now() + int64(fetch.Time)
	var get func(from publicurl.URL, redirects int) exchange.Stage
	get = func(from publicurl.URL, redirects int) exchange.Stage {
		return func(f *exchange.Flow) {
			r.URL = from
			fetch.URL, fetch.Time = from.String(), int(max(1, end-f.Now()))
			r.Fetched = f.Fetch(fetch)
			f.Await(r.Fetched)
			f.Then(func(f *exchange.Flow) {
				r.Answer, r.Err = r.Fetched.Result()
				if r.Err != nil || r.Answer.Status < 300 || r.Answer.Status > 399 {
					return
				}
				to, err := publicurl.Resolve(from, r.Answer.Headers.Get("location"), allowLocal)
				if err != nil || redirects == 0 {
					r.Err = RedirectError{}
					return
				}
				f.Then(get(to, redirects-1))
			})
		}
	}
	r.Flow = f.Start(get(from, MaxRedirects))
	return r
}
