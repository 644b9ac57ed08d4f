// Package picture makes fingerprints: of an appraisal's photo and, on the schedule, of the catalogue's unread pictures. The
// host keeps the picture's file; the core reads the bytes that it needs.
package picture

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
)

// HeadBytes is enough of a picture's file to find the size in pixels of nearly every JPEG, which follows its metadata.
const HeadBytes = 64 << 10

// reduction is what the host makes of a picture that the core can't read. A fingerprint needs no more than 64 by 64 cells; PNG
// keeps transparency, which counts as white.
var reduction = exchange.Reduction{Side: 256, MaxBytes: 512 << 10, HeadBytes: 512 << 10, TimeLimit: limits.Reduce}

// Prints computes a picture's fingerprints in the views, and calls done with them. kept is the picture's file, which the host
// keeps, size its length in bytes, and head its first bytes. Prints reads no more of the file than it needs. If the core can't
// read the picture's format or size, it lets the host reduce the picture.
//
// Errors: a photo.Error if the picture has no fingerprints, and the effect's error if its bytes can't be read.
func Prints(f *exchange.Flow, kept exchange.Future[exchange.Answer], head []byte, size int, views []photo.View,
	done func(f *exchange.Flow, prints photo.Prints, err error)) {
	if needed := photo.Need(head, size); needed > len(head) {
		exchange.On(f, f.Read(kept, 0, needed), func(f *exchange.Flow, data []byte, err error) {
			switch {
			case err != nil:
				done(f, nil, err)
			case len(data) < needed:
				done(f, nil, photo.ErrCorrupt)
			default:
				Prints(f, kept, data, size, views, done)
			}
		})
		return
	}
	prints, err := photo.PrintsOf(head, views)
	if err != photo.ErrFormat && err != photo.ErrTooLarge {
		done(f, prints, err)
		return
	}
	exchange.On(f, f.Reduce(kept, reduction), func(f *exchange.Flow, reduced exchange.Answer, failure error) {
		if failure == nil && IsReduced(reduced.Body, photo.PNG, reduction.Side) {
			prints, err = photo.PrintsOf(reduced.Body, views)
		}
		done(f, prints, err)
	})
}

// IsReduced reports whether a file that the host made begins as it should: of the format, and at most side pixels large.
func IsReduced(head []byte, format photo.Format, side int) bool {
	got, _ := photo.Sniff(head)
	width, height, ok := photo.Size(head)
	return got == format && ok && width <= side && height <= side
}
