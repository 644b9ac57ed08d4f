package photo

import (
	"loupe/core/exchange"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
)

// Fingerprint computes a picture's fingerprints by the function of, and calls done with them. kept is the picture's file, which the host
// keeps, size its length in bytes, and head its first bytes. Fingerprint reads no more of the file than it needs. If the core can't
// read the picture's format or size, it lets the host reduce the picture.
//
// Errors: an imaging.Error if the picture has no fingerprints, and the effect's error if its bytes can't be read.
func Fingerprint(f *exchange.Flow, kept exchange.Future[exchange.Answer], head []byte, size int, of func(file []byte) (fingerprint.Prints, error),
	done func(f *exchange.Flow, prints fingerprint.Prints, err error)) {
	if needed := imaging.Need(head, size); needed > len(head) {
		exchange.On(f, f.Read(kept, 0, needed), func(f *exchange.Flow, data []byte, err error) {
			switch {
			case err != nil:
				done(f, nil, err)
			case len(data) < needed:
				done(f, nil, imaging.ErrCorrupt)
			default:
				Fingerprint(f, kept, data, size, of, done)
			}
		})
		return
	}
	prints, err := of(head)
	if err != imaging.ErrFormat && err != imaging.ErrTooLarge {
		done(f, prints, err)
		return
	}
	exchange.On(f, f.Reduce(kept, forFingerprint), func(f *exchange.Flow, reduced exchange.Answer, failure error) {
		if failure == nil && isReduced(reduced.Body, imaging.PNG, forFingerprint.Side) {
			prints, err = of(reduced.Body)
		}
		done(f, prints, err)
	})
}
