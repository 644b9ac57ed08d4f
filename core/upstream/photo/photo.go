// Package photo gets the caller's photos into the host: from their URLs, following redirects, or from an earlier upload. It also
// computes the fingerprints of any picture that the host keeps. The core sees a photo's size, SHA-256 and first bytes; it reads
// more only for a fingerprint. If the core or the models can't read the format, the host reduces the photo to one that they can.
package photo

import (
	"loupe/core/base/limits"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
	"loupe/core/upstream"
)

// MaxBytes is the limit for the size of a photo, in bytes.
const MaxBytes = 10 << 20

// headBytes is enough of a picture's file to find the size in pixels of nearly every JPEG, which follows its metadata.
const headBytes = 64 << 10

// Photo is what is known about the caller's photo. It is set when the branch has finished. The photo's
// bytes stay in the host.
type Photo struct {
	exchange.Branch
	URL    string             // of the photo, after redirects
	Status int                // HTTP status of the last response; 0 if there was none
	Format imaging.Format     // "" if the photo is not available
	Bytes  int                // size of the file
	SHA256 []byte             // of the file
	Prints fingerprint.Prints // in the views fingerprint.Queried, the whole picture first; nil if there are none
	Stored fingerprint.Prints // those of them that a catalogue stores
	Err    error              // nil, or an Error: why there is no photo or no fingerprint

	Kept exchange.Future[exchange.Answer] // its kept body is the photo, if the photo is available
}

// Available reports whether the photo was fetched. It may still have no fingerprint.
func (p *Photo) Available() bool { return p.Format != "" }

// Compared reports whether the photo has a fingerprint, by which it is compared with known pictures.
func (p *Photo) Compared() bool { return p.Prints != nil }

// Open starts to fetch the photo at a URL into the host; it reads an uploaded photo from KV. If withFingerprint is set, it
// also computes the photo's fingerprint. If allowLocal is set, the URL may redirect to local addresses and plain HTTP.
func Open(f *exchange.Flow, url publicurl.URL, allowLocal, withFingerprint bool) *Photo {
	p := &Photo{URL: url.String()}
	if key, uploaded := UploadKeyOf(url); uploaded {
		p.Branch = f.Start(func(f *exchange.Flow) { p.load(f, key, withFingerprint) })
		return p
	}
	p.Branch = Download(f, "photo", url, allowLocal, func(f *exchange.Flow, fetched *upstream.Followed) {
		p.URL, p.Status, p.Kept = fetched.URL.String(), fetched.Answer.Status, fetched.Fetched
		switch {
		case fetched.Err == upstream.ErrRedirect:
			p.Err = ErrRedirect
		case fetched.Err != nil:
			p.Err = fetchError(fetched.Err)
		case p.Status != 200:
			p.Err = ErrStatus
		default:
			p.inspect(f, &fetched.Answer, withFingerprint)
		}
	})
	return p
}

// Download starts to fetch a picture into the host, and calls next with the last answer, as [upstream.Follow] does. name
// stands for the URL in the log.
func Download(f *exchange.Flow, name string, url publicurl.URL, allowLocal bool, next func(*exchange.Flow, *upstream.Followed)) exchange.Branch {
	const retry = true
	return upstream.Follow(f, name, url, allowLocal, retry, exchange.Fetch{
		Headers:   exchange.Headers{{Name: "accept", Value: "image/*"}},
		MaxBytes:  MaxBytes,
		TimeLimit: limits.Photo,
		Keep:      true,
		HeadBytes: headBytes,
	}, next).Branch
}

// load reads an uploaded photo from KV.
func (p *Photo) load(f *exchange.Flow, key string, withFingerprint bool) {
	p.Kept = f.KVKeep(key, MaxBytes, headBytes)
	exchange.On(f, p.Kept, func(f *exchange.Flow, answer exchange.Answer, err error) {
		p.Status = answer.Status
		switch {
		case err != nil:
			p.Err = fetchError(err)
		case p.Status != 200:
			p.Err = ErrExpired
		default:
			p.inspect(f, &answer, withFingerprint)
		}
	})
}

// inspect detects the format from the photo's first bytes. If withFingerprint is set, it computes the fingerprint.
func (p *Photo) inspect(f *exchange.Flow, answer *exchange.Answer, withFingerprint bool) {
	format, ok := imaging.Sniff(answer.Body)
	if !ok {
		p.convert(f, answer.Body, withFingerprint)
		return
	}
	p.Format, p.Bytes, p.SHA256 = format, answer.Size, answer.SHA256
	if !withFingerprint {
		return
	}
	compute := func(file []byte) (prints fingerprint.Prints, err error) {
		prints, p.Stored, err = fingerprint.OfPhoto(file)
		return prints, err
	}
	Fingerprint(f, p.Kept, answer.Body, p.Bytes, compute, func(_ *exchange.Flow, prints fingerprint.Prints, err error) {
		p.Prints, p.Err = prints, fingerprintError(err)
	})
}

// convert has the host make a JPEG of a photo in a format that models don't read: AVIF or HEIC. From then on, the JPEG is
// the photo. If the host can't, the photo is not available.
func (p *Photo) convert(f *exchange.Flow, head []byte, withFingerprint bool) {
	if p.Err = ErrFormat; imaging.Convertible(head) == "" {
		return
	}
	p.Err = ErrUnconverted
	converted := f.Reduce(p.Kept, forModel)
	exchange.On(f, converted, func(f *exchange.Flow, answer exchange.Answer, err error) {
		if err != nil || !isReduced(answer.Body, imaging.JPEG, forModel.Side) {
			return
		}
		p.Kept, p.Err = converted, nil
		p.inspect(f, &answer, withFingerprint)
	})
}

// forModel is the reduction of a photo whose format models don't read.
var forModel = exchange.Reduction{JPEG: true, Side: 1024, MaxBytes: 4 << 20, HeadBytes: headBytes, TimeLimit: limits.Reduce}

// forFingerprint is the reduction of a picture that the core can't read itself, such as a WebP. A fingerprint needs no
// more than 64 by 64 cells; PNG keeps transparency, which counts as white.
var forFingerprint = exchange.Reduction{Side: 256, MaxBytes: 512 << 10, HeadBytes: 512 << 10, TimeLimit: limits.Reduce}

// isReduced reports whether a file that the host made begins as it should: of the format, and at most side pixels large.
func isReduced(head []byte, format imaging.Format, side int) bool {
	got, _ := imaging.Sniff(head)
	width, height, ok := imaging.Size(head)
	return got == format && ok && width <= side && height <= side
}

// WithoutMetadata finds what a photo's file has to keep so that it is shown as before (see imaging.Cutter), and calls done with it. The file is
// the range of size bytes from offset of a body that the host keeps. The error is the effect's if its bytes can't be read.
func WithoutMetadata(f *exchange.Flow, kept exchange.Future[exchange.Answer], offset, size int, done func(f *exchange.Flow, file []exchange.Part, err error)) {
	cut(f, kept, offset, &imaging.Cutter{Size: size}, done)
}

func cut(f *exchange.Flow, kept exchange.Future[exchange.Answer], offset int, c *imaging.Cutter, done func(f *exchange.Flow, file []exchange.Part, err error)) {
	exchange.On(f, f.Read(kept, offset+c.At(), min(imaging.Window, c.Size-c.At())), func(f *exchange.Flow, data []byte, err error) {
		if err != nil {
			done(f, nil, err)
			return
		}
		if c.Feed(data); !c.Done() {
			cut(f, kept, offset, c, done)
			return
		}
		var file []exchange.Part
		for _, p := range c.Pieces {
			if p.New != nil {
				file = append(file, exchange.Literal(p.New))
			} else {
				file = append(file, exchange.KeptSlice(kept, offset+p.From, p.To-p.From))
			}
		}
		done(f, file, nil)
	})
}

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
