// Package upstream calls the services that Loupe depends on. It does not know what a service does.
//
//   - [Do] calls a service, retries once, and skips a service whose circuit breaker is open.
//   - [Follow] fetches an untrusted URL and checks every redirect.
//   - [History] returns the outcomes of recent calls to a service.
//   - [Body] builds a JSON request that contains a photo.
package upstream

import (
	"strconv"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// MaxResponse is the default limit for the size of a response, in bytes.
const MaxResponse = 2 << 20

const maxAttempts = 2

// Milliseconds.
const (
	minBackoff     = 200
	backoffJitter  = 400   // the largest random addition to minBackoff
	maxBackoff     = 2_000 // if Retry-After asks for a longer wait, there is no retry
	minAttemptTime = 1_000 // a retry needs at least this much time after the wait
)

// Call is a call to a service. Its results are set when the branch has finished.
type Call struct {
	exchange.Branch
	Provider string
	Status   int   // HTTP status of the last response; 0 if there was none
	Attempts int   // 0 if the service was not called
	Elapsed  int   // milliseconds that all attempts took, without the waits before and between them
	Waited   int   // milliseconds that the attempts waited for slots of the operator's limit
	Err      error // an Error, or nil
}

// Attempt starts the effect that calls the service.
type Attempt func(*exchange.Flow) exchange.Future[exchange.Answer]

// Do calls a service, unless its circuit breaker is open, and records the outcome. A retryable failure
// is retried once if time remains. Each attempt waits for a slot of the limit. A request for an access token does not wait, because the
// host stores tokens.
//
// parse gets the response as JSON. It returns nil, an Error, or any other error if the response is not as
// the service documents it; that counts as Unusable. parse is nil if the response has no body. The
// response of a token effect has none.
func Do(f *exchange.Flow, provider string, limit Limit, attempt Attempt, parse func(gjson.Result) error) *Call {
	c := &Call{Provider: provider}
	if OpenUntil(History(f, provider)) > f.Now() {
		c.Err = Skipped
		return c
	}
	if parse == nil {
		limit = Limit{}
	}
	c.Branch = f.Start(func(f *exchange.Flow) { c.try(f, limit, attempt, parse) })
	return c
}

// try makes one attempt in a slot of the limit, and retries if the failure is retryable. If the retry gets no slot, the failure of the
// first attempt stays.
func (c *Call) try(f *exchange.Flow, limit Limit, attempt Attempt, parse func(gjson.Result) error) {
	began := f.Now()
	limit.take(f, true, func(f *exchange.Flow, refused Error) {
		c.Waited += int(f.Now() - began)
		failed, _ := c.Err.(Error)
		switch {
		case refused == 0:
			c.attempt(f, limit, attempt, parse)
			return
		case failed == 0:
			c.Err = refused
		}
		logFailure(f, exchange.FailedCall{Upstream: c.Provider, Attempt: c.Attempts + 1}, refused, nil)
		c.record(f, failed, parse != nil)
	})
}

func (c *Call) attempt(f *exchange.Flow, limit Limit, attempt Attempt, parse func(gjson.Result) error) {
	c.Attempts++
	started := f.Now()
	exchange.On(f, attempt(f), func(f *exchange.Flow, answer exchange.Answer, failure error) {
		c.Elapsed += int(f.Now() - started)
		c.Status, c.Err = answer.Status, nil
		err := parseAnswer(answer, failure, parse)
		if err != 0 {
			c.Err = err
			logFailure(f, exchange.FailedCall{Upstream: c.Provider, Status: c.Status, Elapsed: int(f.Now() - started), Attempt: c.Attempts}, err, failure)
		}
		if c.Attempts < maxAttempts && retryable(err, c.Status) && backoff(f, c.Provider, answer, f.Left()) {
			f.Then(func(f *exchange.Flow) { c.try(f, limit, attempt, parse) })
			return
		}
		c.record(f, err, parse != nil)
	})
}

// logFailure logs a failed call. Of a call that the host refused or could not make, it logs the host's reason.
func logFailure(f *exchange.Flow, c exchange.FailedCall, err Error, failure error) {
	c.Code = err.Cause()
	if host, ok := failure.(exchange.Failure); ok && err.IsConfiguration() {
		c.Reason = host.Message
	}
	f.LogFailure(c)
}

// record adds the outcome to the service's history, if it says something about the service.
func (c *Call) record(f *exchange.Flow, err Error, hasBody bool) {
	switch {
	case err == NoMemory, c.Attempts == 0: // the service was not called
	case err == Timeout && f.Left() == 0: // the exchange's deadline cut the call short
	case err == 0 && !hasBody: // a stored token may have been used without a call
	default:
		Record(f, c.Provider, Outcome{Error: err, Status: c.Status, Elapsed: c.Elapsed})
	}
}

// parseAnswer passes the body of a successful answer to parse. It returns 0 if parse accepts it.
func parseAnswer(answer exchange.Answer, failure error, parse func(gjson.Result) error) Error {
	if failure != nil {
		return errorOfEffect(failure)
	}
	if err := errorOfStatus(answer.Status, answer.Body); err != 0 || parse == nil {
		return err
	}
	if len(answer.Body) > MaxResponse { // the host limits fetches, but not the output of a Workers AI model
		return TooLarge
	}
	root, err := jsontext.Parse(answer.Body)
	if err != nil {
		return NotJSON
	}
	switch err := parse(root).(type) {
	case nil:
		return 0
	case Error:
		return err
	}
	return Unusable
}

// backoff adds a wait before a retry and returns true. It returns false if there is too little time left
// (in milliseconds) or Retry-After is too long. The wait is random, so that exchanges that failed together
// do not retry together, or as long as Retry-After says (in seconds, RFC 9110 section 10.2.3) if longer.
func backoff(f *exchange.Flow, provider string, answer exchange.Answer, left int) bool {
	sum := 0 // picks another byte of the entropy for each provider
	for i := range len(provider) {
		sum += int(provider[i])
	}
	wait := minBackoff + backoffJitter*int(f.Entropy()[sum%exchange.EntropyBytes])/255
	if seconds, err := strconv.Atoi(answer.Headers.Get("retry-after")); err == nil && seconds >= 0 {
		wait = max(wait, min(seconds, 3600)*1000)
	}
	if wait > maxBackoff || left < wait+minAttemptTime {
		return false
	}
	f.Await(f.Wait(wait))
	return true
}

// Body builds a JSON request body. It can contain photos by reference: their bytes stay in the host.
type Body struct {
	jsontext.Writer
	parts []exchange.Part
}

// Base64 writes a JSON string: the prefix, then the kept body of a fetch in base64.
func (b *Body) Base64(prefix string, kept exchange.Future[exchange.Answer]) {
	b.String(prefix)
	unclosed := b.Writer[:len(b.Writer)-1] // the string continues with the photo
	b.parts = append(b.parts, exchange.Literal(unclosed), exchange.KeptBase64(kept))
	b.Writer = jsontext.Writer{'"'}
}

// Parts returns the body as the parts of an effect.
func (b *Body) Parts() []exchange.Part { return append(b.parts, exchange.Literal(b.Writer)) }
