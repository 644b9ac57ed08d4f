package appraisal

import (
	"loupe/core/base/ulid"
	"loupe/core/exchange"
)

// IDPrefix is how the ids of appraisals begin.
const IDPrefix = "apr_"

// IsID reports whether a text has the form of an appraisal's id.
func IsID(text string) bool { return ulid.Valid(text, IDPrefix) }

// IsKeyID reports whether a text has the form of an API key's id.
func IsKeyID(text string) bool { return ulid.Valid(text, "key_") }

// IDAt returns the smallest id of an appraisal that was created at a time, in Unix milliseconds. Times before 1970 count as 1970.
func IDAt(unixMilliseconds int64) string {
	return IDPrefix + ulid.New(max(unixMilliseconds, 0), [ulid.RandomBytes]byte{})
}

// NewID makes an appraisal's id from the time of its exchange and the bytes of its entropy after the
// first eight, which are the request id.
func NewID(f *exchange.Flow) string {
	return IDPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:]))
}
