package upstream

import (
	"strings"

	"loupe/core/base/jsontext"
	"loupe/core/exchange"
)

// Error says why a call to a service failed. The zero Error means success and is never returned as an
// error.
type Error uint8

const (
	Timeout       Error = iota + 1 // no response within the time limit
	Unreachable                    // no connection
	KeyRefused                     // HTTP 401 or 403
	Exhausted                      // out of quota or credits, or too many calls at once: HTTP 402 or 429, see also exhaustions
	Status                         // any other HTTP status that is not a success
	TooLarge                       // the response is larger than the limit
	NotJSON                        // the response is not JSON
	Unusable                       // the response is JSON, but not as the service documents it
	Reported                       // the service or the database reported an error
	Skipped                        // not called: the circuit breaker is open
	NotConfigured                  // not called: a secret or a binding is missing
	Unknown                        // not called: no upstream has that name
	NotAllowed                     // not called: the host refused, see exchange.Refused
	NoMemory                       // not called: the host had no memory for the request
	Limited                        // not called: the operator's limit allows no call soon
	NotCounted                     // not called: the database failed, so the limit could not be checked
)

// SourceUnavailable is the code that callers read for every fault of the operator's configuration.
const SourceUnavailable = "SOURCE_UNAVAILABLE"

// LimitReached is the code of a call that the operator's limit of calls does not allow.
const LimitReached = "LIMIT_REACHED"

// errorTexts has the code and the message of each error. Callers read the message after the provider's
// name. Faults of the operator's configuration have a code of their own for the operator, see [Error.Cause].
var errorTexts = [...]struct{ code, message string }{
	Timeout:       {"TIMEOUT", "did not answer in time"},
	Unreachable:   {"UNREACHABLE", "could not be reached"},
	KeyRefused:    {"KEY_REFUSED", "did not accept our credentials"},
	Exhausted:     {"EXHAUSTED", "is over its rate limit or quota"},
	Status:        {"HTTP_STATUS", "answered with an HTTP error"},
	TooLarge:      {"TOO_LARGE", "sent a response that is too large"},
	NotJSON:       {"NOT_JSON", "sent a response that is not JSON"},
	Unusable:      {"UNUSABLE", "sent a response in an unexpected format"},
	Reported:      {"REPORTED", "reported an error"},
	Skipped:       {"SKIPPED", "was skipped because it failed repeatedly"},
	NotConfigured: {"NOT_CONFIGURED", "is not available"},
	Unknown:       {"UNKNOWN", "is not available"},
	NotAllowed:    {"NOT_ALLOWED", "is not available"},
	NoMemory:      {"NO_MEMORY", "was not asked, because this service had no memory left for the photo"},
	Limited:       {LimitReached, "was not asked, because the operator's limit of calls to it is reached"},
	NotCounted:    {LimitReached, "was not asked, because the operator's limit of calls to it could not be checked"},
}

// Error returns the message, which continues a sentence that begins with the provider's name.
func (e Error) Error() string { return errorTexts[e.known()].message }

// Code returns the error's name for callers, such as "TIMEOUT"; "" for the zero Error. It is SourceUnavailable for
// every fault of the operator's configuration.
func (e Error) Code() string {
	if e.IsConfiguration() {
		return SourceUnavailable
	}
	return e.Cause()
}

// Cause returns the error's name for the operator: as Code, but NOT_CONFIGURED, UNKNOWN or NOT_ALLOWED for a fault of the
// configuration.
func (e Error) Cause() string { return errorTexts[e.known()].code }

// IsConfiguration reports whether the error is a fault of the operator's configuration.
func (e Error) IsConfiguration() bool { return e == NotConfigured || e == Unknown || e == NotAllowed }

// CodeOf returns the code of an Error, or "" if err is nil or another kind of error.
func CodeOf(err error) string {
	if e, ok := err.(Error); ok {
		return e.Code()
	}
	return ""
}

// known returns e, or Reported for a number from a note that another version of the core left.
func (e Error) known() Error {
	if int(e) >= len(errorTexts) {
		return Reported
	}
	return e
}

// capacityErrors are Workers AI's codes for a lack of capacity and for a used-up daily allowance.
// https://developers.cloudflare.com/workers-ai/platform/errors/ lists 3040 and 3036; the binding reports 3036 as 4006.
var capacityErrors = [...]string{"3040:", "3036:", "4006:"}

// errorOfEffect returns the Error for the failure of an effect.
func errorOfEffect(failure error) Error {
	switch exchange.CodeOf(failure) {
	case exchange.Failed:
		for _, code := range capacityErrors[:] {
			if strings.Contains(failure.Error(), code) {
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
	case exchange.NoMemory:
		return NoMemory
	}
	return NotAllowed
}

// exhaustions recognise errors of an account without credits whose status is neither 402 nor 429: by a member of the body that
// callers cannot write, and the beginning of its text.
var exhaustions = [...]struct{ path, text string }{
	{"error.message", "Your credit balance is too low"}, // Anthropic, 400: https://platform.claude.com/docs/en/api/errors
	{"message", "Not enough credits"},                   // Serper, 400; it publishes no reference
	{"error.code", "billing_hard_limit_reached"},        // OpenAI, 400: https://developers.openai.com/api/docs/guides/error-codes
	{"error.code", "insufficient_quota"},                // services like OpenAI's; OpenAI's own has status 429
	{"error.type", "insufficient_quota"},                // the same
	{"error.details.#.reason", "BILLING_DISABLED"},      // Google, 403: https://cloud.google.com/apis/design/errors
}

// errorOfStatus returns the Error for the HTTP status and the body of an answer, 0 for a 2xx status.
func errorOfStatus(status int, body []byte) Error {
	switch {
	case status >= 200 && status < 300:
		return 0
	case status >= 400 && status < 500 && saysExhausted(body):
		return Exhausted
	case status == 401 || status == 403:
		return KeyRefused
	case status == 402 || status == 429:
		return Exhausted
	}
	return Status
}

// saysExhausted reports whether the body of an error says that the account has run out of credits.
func saysExhausted(body []byte) bool {
	root, err := jsontext.Parse(body)
	if err != nil {
		return false
	}
	for i := range exhaustions {
		if strings.HasPrefix(jsontext.Text(&root, exhaustions[i].path), exhaustions[i].text) {
			return true
		}
	}
	return false
}

// retryable reports whether the error may go away on a retry. Status is 0 if there was no response.
func retryable(e Error, status int) bool {
	switch status {
	case 0:
		return e == Unreachable
	case 429, 502, 503, 504, 529: // 529 is Anthropic's "overloaded"
		return true
	}
	return false
}

// isServiceFault reports whether the error counts toward the circuit breaker. Status is the HTTP status.
// An error that a caller can provoke does not count: pictures that no model describes must not disable
// the model for everyone.
func (e Error) isServiceFault(status int) bool {
	switch e {
	case 0, Unusable, Reported, Skipped, NotConfigured, Unknown, NotAllowed, NoMemory, Limited, NotCounted:
		return false
	case KeyRefused:
		return status == 401 // some services answer 403 to a picture that their moderation rejects
	case Status:
		return status >= 500
	}
	return true
}
