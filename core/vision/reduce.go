package vision

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
)

// What the host makes of a photo that the core can't read. A fingerprint needs no more than 64 by 64 cells; PNG keeps
// transparency, which counts as white. A model looks at the JPEG.
var (
	forFingerprint = exchange.Reduction{Side: 256, MaxBytes: 512 << 10, HeadBytes: 512 << 10, TimeLimit: limits.Reduce}
	forModel       = exchange.Reduction{JPEG: true, Side: 1024, MaxBytes: 4 << 20, HeadBytes: headBytes, TimeLimit: limits.Reduce}
)

// compareReduced computes the fingerprints of a photo in a format or of a size that the core doesn't read, by having the host
// reduce it. If the host can't, the photo is not compared, for the reason given.
func (p *Photo) compareReduced(f *exchange.Flow, reason error) {
	p.Err = fingerprintError(reason)
	if reason != photo.ErrFormat && reason != photo.ErrTooLarge {
		return
	}
	exchange.On(f, f.Reduce(p.kept, forFingerprint), func(_ *exchange.Flow, reduced exchange.Answer, err error) {
		if err != nil || !isReduced(reduced.Body, photo.PNG, forFingerprint.Side) {
			return
		}
		prints, err := photo.PrintsOf(reduced.Body, photo.Queried)
		if err != nil {
			p.Err = fingerprintError(err)
			return
		}
		p.Prints, p.Err = prints, nil
	})
}

// convert has the host make a JPEG of a photo whose format models don't read either, AVIF or HEIC. From then on the JPEG is
// the photo. If the host can't, the photo is not available.
func (p *Photo) convert(f *exchange.Flow, head []byte, withFingerprint bool) {
	p.Err = ErrFormat
	if !photo.Convertible(head) {
		return
	}
	converted := f.Reduce(p.kept, forModel)
	exchange.On(f, converted, func(f *exchange.Flow, answer exchange.Answer, err error) {
		if err != nil || !isReduced(answer.Body, photo.JPEG, forModel.Side) {
			return
		}
		p.kept, p.Err = converted, nil
		p.inspect(f, &answer, withFingerprint)
	})
}

// isReduced reports whether a file that the host made begins as it should: of the format, and at most side pixels large.
func isReduced(head []byte, format photo.Format, side int) bool {
	got, _ := photo.Sniff(head)
	width, height, ok := photo.Size(head)
	return got == format && ok && width <= side && height <= side
}
