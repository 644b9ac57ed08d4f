package upstream

import (
	"strconv"

	"loupe/core/exchange"
	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// MaxAnswer is how many bytes of an answer are read, unless the call says otherwise.
const MaxAnswer = 2 << 20

const (
	attempts     = 2
	shortestWait = 200   // milliseconds before the second attempt
	waitRange    = 400   // milliseconds that chance adds
	longestWait  = 2_000 // that a Retry-After is heeded for: else others wait longer than the attempt is worth
	worthTrying  = 1_000 // milliseconds that must be left for the second attempt
)

// Call is what came of asking a service, once its flow is over.
type Call struct {
	*exchange.Flow
	Provider string
	Status   int // of the last HTTP answer; 0 if there was none
	Attempts int
	Elapsed  int   // milliseconds, of all attempts
	Err      error // an Error; nil if read has had an answer
}

// Attempt starts a call's effect: a fetch, a model's run, a token.
type Attempt func(*exchange.Flow) exchange.Future[exchange.Answer]

// Do asks a service, once more if the first answer says that this may help and there is time. Read is given the answer's
// JSON and returns an Error, or any other if it is not what the service documents; without read the answer has no body.
func Do(f *exchange.Flow, provider string, attempt Attempt, read func(gjson.Result) error) *Call {
	c := &Call{Provider: provider}
	if Resumes(History(f, provider)) > f.Now() {
		c.Err = Skipped
		return c
	}
	c.Flow = f.Start(c.try(attempt, read))
	return c
}

func (c *Call) try(attempt Attempt, read func(gjson.Result) error) exchange.Stage {
	return func(f *exchange.Flow) {
		begun := f.Now()
		c.Attempts++
		pending := attempt(f)
		f.Await(pending)
		f.Then(func(f *exchange.Flow) {
			c.Elapsed += int(f.Now() - begun)
			answer, failure := pending.Result()
			c.Status = answer.Status
			err := c.judge(answer, failure, read)
			if c.Attempts < attempts && again(err, c.Status) && pauses(f, c.Provider, answer, f.Left()) {
				f.Then(c.try(attempt, read))
				return
			}
			if err != 0 {
				c.Err = err
			}
			if err == Timeout && f.Left() == 0 {
				return // it had less time than it needs
			}
			if err != 0 || read != nil { // a token that is there says nothing of the service
				Remember(f, c.Provider, Outcome{Error: err, Status: c.Status, Elapsed: c.Elapsed})
			}
		})
	}
}

// judge gives the answer to read if it is one. It is 0 if read has taken it.
func (c *Call) judge(answer exchange.Answer, failure error, read func(gjson.Result) error) Error {
	if failure != nil {
		return transport(failure)
	}
	if err := ofStatus(answer.Status); err != 0 || read == nil {
		return err
	}
	if len(answer.Body) > MaxAnswer { // a model's, which the host does not limit
		return TooLarge
	}
	root, err := jsontext.Parse(answer.Body)
	if err != nil {
		return NotJSON
	}
	switch e := read(root).(type) {
	case nil:
		return 0
	case Error:
		return e
	}
	return Unusable
}

// pauses has the flow wait before a second attempt, if there is time for one in what is left (milliseconds): by chance, so
// that callers who failed together do not come back together, or as long as the service asks for (RFC 9110 section 10.2.3,
// in seconds).
func pauses(f *exchange.Flow, name string, answer exchange.Answer, left int) bool {
	chance := 0
	for i := range len(name) {
		chance += int(name[i])
	}
	wait := shortestWait + waitRange*int(f.Entropy()[chance%exchange.EntropyBytes])/255
	if seconds, err := strconv.Atoi(answer.Headers.Get("retry-after")); err == nil && seconds >= 0 {
		wait = max(wait, min(seconds, 3600)*1000)
	}
	if wait > longestWait || left < wait+worthTrying {
		return false
	}
	f.Await(f.Wait(wait))
	return true
}
