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

// Follow fetches a URL and what it redirects to: each checked as the first was, all within the fetch's time. With again set,
// a host that may do better the second time is asked twice.
func Follow(f *exchange.Flow, from publicurl.URL, allowLocal, again bool, fetch exchange.Fetch) *Followed {
	r := &Followed{}
	r.Flow = f.Start(r.get(from, hops{allowLocal, again, MaxRedirects, f.Now() + int64(fetch.Time)}, fetch))
	return r
}

// hops is how much further it may go.
type hops struct {
	allowLocal bool
	again      bool
	redirects  int
	end        int64 // Unix milliseconds
}

func (r *Followed) get(from publicurl.URL, left hops, fetch exchange.Fetch) exchange.Stage {
	return func(f *exchange.Flow) {
		r.URL = from
		fetch.URL, fetch.Time = from.String(), int(max(1, left.end-f.Now()))
		r.Fetched = f.Fetch(fetch)
		f.Await(r.Fetched)
		f.Then(func(f *exchange.Flow) {
			r.Answer, r.Err = r.Fetched.Result()
			failure := Error(0)
			if r.Err != nil {
				failure = transport(r.Err)
			}
			switch status := r.Answer.Status; {
			case left.again && again(failure, status) && pauses(f, from.Host(), r.Answer, int(left.end-f.Now())):
				left.again = false
				f.Then(r.get(from, left, fetch))
			case r.Err == nil && status >= 300 && status <= 399:
				to, err := publicurl.Resolve(from, r.Answer.Headers.Get("location"), left.allowLocal)
				if err != nil || left.redirects == 0 {
					r.Err = RedirectError{}
					return
				}
				left.redirects--
				f.Then(r.get(to, left, fetch))
			}
		})
	}
}
