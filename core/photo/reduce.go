package vision

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
	"loupe/core/picture"
)

// forModel is what the host makes of a photo in a format that models don't read.
var forModel = exchange.Reduction{JPEG: true, Side: 1024, MaxBytes: 4 << 20, HeadBytes: picture.HeadBytes, TimeLimit: limits.Reduce}

// convert has the host make a JPEG of a photo whose format models don't read either, AVIF or HEIC. From then on the JPEG is
// the photo. If the host can't, the photo is not available.
func (p *Photo) convert(f *exchange.Flow, head []byte, withFingerprint bool) {
	p.Err = ErrFormat
	if !photo.Convertible(head) {
		return
	}
	converted := f.Reduce(p.kept, forModel)
	exchange.On(f, converted, func(f *exchange.Flow, answer exchange.Answer, err error) {
		if err != nil || !picture.IsReduced(answer.Body, photo.JPEG, forModel.Side) {
			return
		}
		p.kept, p.Err = converted, nil
		p.inspect(f, &answer, withFingerprint)
	})
}
