package upstream

import (
	"strings"

	"loupe/core/exchange"
)

// Error says why a call came to nothing.
type Error uint8

const (
	Timeout       Error = iota + 1 // no answer in time
	Unreachable                    // no connection
	KeyRefused                     // HTTP 401 or 403
	Exhausted                      // HTTP 402 or 429: no calls left, or too many at once
	Status                         // any other HTTP status that is not a success
	TooLarge                       // the answer is over its limit
	NotJSON                        // the answer is not JSON
	Unusable                       // the answer is JSON, but not what the service documents
	Reported                       // the service says that it failed
	Skipped                        // not called: it failed too often lately
	NotConfigured                  // not called: a secret or a binding is missing
	Unknown                        // there is no upstream of that name
	NotAllowed                     // not called: the host does not send the secret there, or the exchange has made too many calls
)

// words are what follows the provider's name in a sentence, and code is for programs.
var errors = [...]struct{ code, words string }{
	Timeout:       {"TIMEOUT", "did not answer in time"},
	Unreachable:   {"UNREACHABLE", "could not be reached"},
	KeyRefused:    {"KEY_REFUSED", "did not accept the service's key"},
	Exhausted:     {"EXHAUSTED", "takes no more calls for now"},
	Status:        {"HTTP_STATUS", "answered with an error"},
	TooLarge:      {"TOO_LARGE", "answered with more than is read"},
	NotJSON:       {"NOT_JSON", "answered with something else than JSON"},
	Unusable:      {"UNUSABLE", "answered with something that can't be used"},
	Reported:      {"REPORTED", "reported that it failed"},
	Skipped:       {"SKIPPED", "was not asked, since it failed too often lately"},
	NotConfigured: {"NOT_CONFIGURED", "is not configured"},
	Unknown:       {"UNKNOWN", "is no upstream"},
	NotAllowed:    {"NOT_ALLOWED", "could not be asked: SECRETS does not name its host, or the appraisal took too many calls"},
}

func (e Error) Error() string { return errors[e.known()].words }

// Code names the error for programs; "" for none, 0.
func (e Error) Code() string { return errors[e.known()].code }

// CodeOf names the error of a call for programs; "" if there is none.
func CodeOf(err error) string {
	if e, ok := err.(Error); ok {
		return e.Code()
	}
	return ""
}

func (e Error) known() Error {
	if int(e) >= len(errors) {
		return Reported
	}
	return e
}

// modelBusy are what Workers AI says when it has no room, or the day's allowance is spent.
// https://developers.cloudflare.com/workers-ai/platform/errors/
var modelBusy = [...]string{"3040:", "3036:"}

// transport is what an effect's failure means.
func transport(err error) Error {
	switch exchange.CodeOf(err) {
	case exchange.Failed:
		for _, code := range modelBusy {
			if strings.Contains(err.Error(), code) {
				return Exhausted
			}
		}
		return Reported
	case exchange.Timeout:
		return Timeout
	case exchange.Network:
		return Unreachable
	case exchange.TooLarge:
		return TooLarge
	case exchange.Unavailable:
		return NotConfigured
	case exchange.Malformed:
		return Unusable
	}
	return NotAllowed
}

// ofStatus is what an HTTP status means; 0 if it is a success.
func ofStatus(status int) Error {
	switch {
	case status >= 200 && status < 300:
		return 0
	case status == 401 || status == 403:
		return KeyRefused
	case status == 402 || status == 429:
		return Exhausted
	}
	return Status
}

// again reports whether a second attempt may do better.
func again(e Error, status int) bool {
	switch status {
	case 0:
		return e == Unreachable
	case 429, 502, 503, 504, 529: // 529 is Anthropic's "overloaded"
		return true
	}
	return false
}

// counts reports whether an error speaks against the service. One that a request can bring about does not: anybody who sends
// pictures that no model wants to describe would else turn the model off for all others.
func (e Error) counts(status int) bool {
	switch e {
	case 0, Unusable, Reported, Skipped, NotConfigured, Unknown, NotAllowed:
		return false
	case KeyRefused: // 403 may be of the picture: some vendors moderate
		return status == 401
	case Status:
		return status >= 500
	}
	return true
}
