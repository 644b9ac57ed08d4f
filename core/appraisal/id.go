package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/ulid"
)

// newID makes an appraisal's id from the time of its exchange and the bytes of its entropy after the
// first eight, which are the request id.
func newID(f *exchange.Flow) string {
	return "apr_" + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[8:]))
}
