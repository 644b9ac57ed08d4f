package appraisal

import "loupe/core/exchange"

// newID makes an appraisal's id: "apr_" and a ULID (github.com/ulid/spec), 48 bits of milliseconds and 80
// of randomness in Crockford's base32, so that ids sort by time.
func newID(f *exchange.Flow) string {
	const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	now, random := uint64(f.Opened()), f.Entropy()[8:18] // the first eight bytes name the request

	id := make([]byte, 0, 4+26)
	id = append(id, "apr_"...)
	for shift := 45; shift >= 0; shift -= 5 {
		id = append(id, alphabet[now>>shift&31])
	}
	for bit := 0; bit < 80; bit += 5 {
		window := uint16(random[bit/8])<<8 | uint16(random[min(bit/8+1, 9)])
		id = append(id, alphabet[window>>(11-bit%8)&31])
	}
	return string(id)
}
