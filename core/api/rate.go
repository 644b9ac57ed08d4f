package api

import (
	"strconv"
	"strings"

	"loupe/core/base/problem"
	"loupe/core/exchange"
)

// rate is the limit of the host's rate limiter: requests of a key in a period in seconds. The limiter only says whether it allows a
// request. So the limit comes from the variable RATE_LIMIT, and the number of requests that remain is known only when it is 0.
type rate struct{ requests, seconds int64 }

const fallbackPeriod = 60 // seconds to wait, if RATE_LIMIT is not set

// parseRate parses a value of RATE_LIMIT such as 300/60. It returns the zero rate if it is not two positive numbers.
func parseRate(value string) (r rate) {
	requests, seconds, _ := strings.Cut(value, "/")
	n, _ := strconv.ParseUint(requests, 10, 31)
	s, _ := strconv.ParseUint(seconds, 10, 31)
	if n == 0 || s == 0 {
		return rate{}
	}
	return rate{int64(n), int64(s)}
}

// period is how many seconds a refused request should wait.
func (r rate) period() int64 {
	if r.seconds == 0 {
		return fallbackPeriod
	}
	return r.seconds
}

// addPolicy adds the policy of the key's rate to the response and, if the limiter has refused the request, that no requests remain
// (draft-ietf-httpapi-ratelimit-headers-11).
func (r rate) addPolicy(f *exchange.Flow, allowed bool) {
	if r == (rate{}) {
		return
	}
	period := itoa(r.seconds)
	f.AddHeaders(exchange.Header{Name: "ratelimit-policy", Value: `"key";q=` + itoa(r.requests) + ";w=" + period})
	if !allowed {
		f.AddHeaders(exchange.Header{Name: "ratelimit", Value: `"key";r=0;t=` + period})
	}
}

// overLimit reports whether the rate limiter refuses the request. If there is no rate limiter or it
// fails, the request passes: the credit balance still limits it.
func overLimit(allowed bool, err error) bool { return err == nil && !allowed }

// limitRate refuses a request if the host's rate limiter has let too many with this name pass.
func (c *call) limitRate(f *exchange.Flow, name, detail string) {
	exchange.On(f, f.Limit(name), func(f *exchange.Flow, allowed bool, err error) {
		if overLimit(allowed, err) {
			c.tooManyRequests(f, detail)
		}
	})
}

// tooManyRequests refuses a request because of the host's rate limiter.
func (c *call) tooManyRequests(f *exchange.Flow, detail string) {
	refuse(f, &problem.Problem{Code: problem.RateLimited, Detail: detail, RetryAfter: int(c.rate.period())})
}
