package upstream

import (
	"errors"

	"loupe/core/base/publicurl"
	"loupe/core/exchange"
)

// MaxRedirects is how many redirects Follow follows.
const MaxRedirects = 3

// Followed is the result of following a URL. It is set when the branch has finished.
type Followed struct {
	exchange.Branch
	URL    publicurl.URL   // the last one fetched
	Answer exchange.Answer // to the last fetch; Status is 0 if there was none; Body: see Follow
	Err    error           // an exchange.Failure or ErrRedirect, or nil

	Fetched exchange.Future[exchange.Answer] // the last fetch, for its kept body
}

// ErrRedirect is the error of a redirect that Follow refused to follow.
var ErrRedirect = errors.New("it redirects to a URL that is not public HTTPS, or more than three times")

// Follow fetches a URL and follows at most MaxRedirects redirects, each checked with package publicurl.
// Fetch describes the request; its URL is ignored, and its time limit is for all requests together. If
// retry is set, one retryable failure is retried. Name stands for the URL in the log.
//
// Follow calls next, which may be nil, once: when the last answer has arrived or the fetch has failed.
// Answer.Body is set during this call only. Steps that next adds belong to the branch.
func Follow(f *exchange.Flow, name string, url publicurl.URL, allowLocal, retry bool, fetch exchange.Fetch, next func(*exchange.Flow, *Followed)) *Followed {
	w := &follower{
		name:          name,
		result:        &Followed{},
		next:          next,
		fetch:         fetch,
		allowLocal:    allowLocal,
		retry:         retry,
		redirectsLeft: MaxRedirects,
		deadline:      f.Now() + int64(fetch.TimeLimit),
	}
	w.result.Branch = f.Start(func(f *exchange.Flow) { w.get(f, url) })
	return w.result
}

// follower is the state of a Follow.
type follower struct {
	name          string
	attempts      int
	result        *Followed
	next          func(*exchange.Flow, *Followed)
	fetch         exchange.Fetch
	allowLocal    bool
	retry         bool // whether a failure may still be retried
	redirectsLeft int
	deadline      int64 // Unix milliseconds
}

// get fetches a URL, and follows its redirect or retries if need be.
func (w *follower) get(f *exchange.Flow, url publicurl.URL) {
	r := w.result
	w.fetch.URL, w.fetch.TimeLimit = url.String(), int(max(1, w.deadline-f.Now()))
	r.URL, r.Fetched = url, f.Fetch(w.fetch)
	w.attempts++
	started := f.Now()
	exchange.On(f, r.Fetched, func(f *exchange.Flow, answer exchange.Answer, err error) {
		r.Answer, r.Err = answer, err
		if failure := failureOf(answer, err); failure != 0 {
			logFailure(f, exchange.FailedCall{Upstream: w.name, Status: answer.Status, Elapsed: int(f.Now() - started), Attempt: w.attempts}, failure, nil)
		}
		switch {
		case w.backoff(f, url):
			f.Then(func(f *exchange.Flow) { w.get(f, url) })
			return
		case err == nil && answer.Status >= 300 && answer.Status <= 399:
			target, err := publicurl.Resolve(url, answer.Headers.Get("location"), w.allowLocal)
			if err == nil && w.redirectsLeft > 0 {
				w.redirectsLeft--
				f.Then(func(f *exchange.Flow) { w.get(f, target) })
				return
			}
			r.Err = ErrRedirect
		}
		if w.next != nil {
			w.next(f, r)
		}
		r.Answer.Body = nil // the body is lent for this step only
	})
}

// failureOf returns the Error of a fetch, 0 for a success and for a redirect.
func failureOf(answer exchange.Answer, err error) Error {
	switch {
	case err != nil:
		return errorOfEffect(err)
	case answer.Status >= 200 && answer.Status <= 399:
		return 0
	}
	return Status
}

// backoff adds a wait before a retry and returns true, or returns false if there is no retry.
func (w *follower) backoff(f *exchange.Flow, url publicurl.URL) bool {
	failure := Error(0)
	if w.result.Err != nil {
		failure = errorOfEffect(w.result.Err)
	}
	left := int(w.deadline - f.Now())
	if !w.retry || !retryable(failure, w.result.Answer.Status) || !backoff(f, url.Host(), w.result.Answer, left) {
		return false
	}
	w.retry = false
	return true
}
