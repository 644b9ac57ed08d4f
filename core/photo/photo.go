package vision

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
	"loupe/core/picture"
	"loupe/core/publicurl"
	"loupe/core/upstream"
)

// MaxPhoto is the limit for the size of a photo, in bytes.
const MaxPhoto = 10 << 20

// Photo is what is known about the caller's photo. It is set when the branch has finished. The photo's
// bytes stay in the host.
type Photo struct {
	exchange.Branch
	URL    string       // of the photo, after redirects
	Status int          // HTTP status of the last response; 0 if there was none
	Format photo.Format // "" if the photo is not available
	Bytes  int          // size of the file
	SHA256 []byte       // of the file
	Prints photo.Prints // in the views photo.Queried, the whole picture first; nil if there are none
	Err    error        // nil, or a PhotoError: why there is no photo or no fingerprint

	kept exchange.Future[exchange.Answer]
}

// Available reports whether the photo was fetched. It may still have no fingerprint.
func (p *Photo) Available() bool { return p.Format != "" }

// Compared reports whether the photo has a fingerprint, by which it is compared with known pictures.
func (p *Photo) Compared() bool { return p.Prints != nil }

// Kept returns the effect whose kept body is the photo. The photo must be available.
func (p *Photo) Kept() exchange.Future[exchange.Answer] { return p.kept }

// PhotoError says what is wrong with a photo, and what the caller can do about it.
type PhotoError string

func (e PhotoError) Error() string { return string(e) }

// Errors of a photo that is not available.
const (
	ErrUnreachable PhotoError = "the host of the image URL could not be reached; check the URL"
	ErrTimeout     PhotoError = "the image took too long to download; try again, or use a faster host"
	ErrTooLarge    PhotoError = "the image is larger than 10 MB, or all images together are larger than 20 MB; send a smaller version"
	ErrStatus      PhotoError = "the host of the image URL answered with an HTTP error; the image must be readable without signing in"
	ErrExpired     PhotoError = "the uploaded image is not there; upload it again: images are kept for 24 hours"
	ErrRedirect    PhotoError = "the image URL redirects to a URL that is not public HTTPS, or more than three times; use the image's final URL"
	ErrNoMemory    PhotoError = "this service had no memory left for the image; try again"
	ErrFormat      PhotoError = "the URL does not lead to a JPEG, PNG, WebP or GIF image; link to the image itself, not to a page, and send a JPEG instead of other formats"
)

// Errors of a photo that is available, but has no fingerprint.
const (
	ErrUnsupportedFormat PhotoError = "the image was not compared with known pictures because it is not a JPEG, a PNG or a WebP with lossy compression and without transparency; send a JPEG of at most 64 megapixels"
	ErrTooManyPixels     PhotoError = "the image was not compared with known pictures because it is larger than is read in its format; send a JPEG of at most 64 megapixels"
	ErrDamaged           PhotoError = "the image was not compared with known pictures because the file is damaged; send another copy"
	ErrFlat              PhotoError = "the image was not compared with known pictures because it has too little detail; send a clearer photo"
)

// FetchPhoto starts to fetch a photo into the host. If withFingerprint is set, it also computes the
// photo's fingerprint. If allowLocal is set, the URL may redirect to local addresses and plain HTTP.
func FetchPhoto(f *exchange.Flow, url publicurl.URL, allowLocal, withFingerprint bool) *Photo {
	p := &Photo{URL: url.String()}
	fetch := exchange.Fetch{
		Headers:   exchange.Headers{{Name: "accept", Value: "image/*"}},
		MaxBytes:  MaxPhoto,
		TimeLimit: limits.Photo,
		Keep:      true,
		HeadBytes: picture.HeadBytes,
	}
	const retry = true
	fetched := upstream.Follow(f, "photo", url, allowLocal, retry, fetch, func(f *exchange.Flow, fetched *upstream.Followed) {
		p.URL, p.Status, p.kept = fetched.URL.String(), fetched.Answer.Status, fetched.Fetched
		switch {
		case fetched.RedirectRefused():
			p.Err = ErrRedirect
		case fetched.Err != nil:
			p.Err = fetchError(fetched.Err)
		case p.Status != 200:
			p.Err = ErrStatus
		default:
			p.inspect(f, &fetched.Answer, withFingerprint)
		}
	})
	p.Branch = fetched.Branch
	return p
}

// LoadPhoto is like [FetchPhoto] for an uploaded photo, which it reads from KV. Key is the photo's KV key;
// url is the public URL from which a provider can fetch it.
func LoadPhoto(f *exchange.Flow, key, url string, withFingerprint bool) *Photo {
	p := &Photo{URL: url}
	p.Branch = f.Start(func(f *exchange.Flow) {
		p.kept = f.KVKeep(key, MaxPhoto, picture.HeadBytes)
		exchange.On(f, p.kept, func(f *exchange.Flow, answer exchange.Answer, err error) {
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
	})
	return p
}

// inspect detects the format from the photo's first bytes. If withFingerprint is set, it computes the fingerprint.
func (p *Photo) inspect(f *exchange.Flow, answer *exchange.Answer, withFingerprint bool) {
	format, ok := photo.Sniff(answer.Body)
	if !ok {
		p.convert(f, answer.Body, withFingerprint)
		return
	}
	p.Format, p.Bytes, p.SHA256 = format, answer.Size, answer.SHA256
	if !withFingerprint {
		return
	}
	picture.Prints(f, p.kept, answer.Body, p.Bytes, photo.Queried, func(_ *exchange.Flow, prints photo.Prints, err error) {
		p.Prints, p.Err = prints, printsError(err)
	})
}

// fetchError returns the PhotoError for the failure of an effect.
func fetchError(failure error) PhotoError {
	switch exchange.CodeOf(failure) {
	case exchange.Timeout:
		return ErrTimeout
	case exchange.TooLarge:
		return ErrTooLarge
	case exchange.NoMemory:
		return ErrNoMemory
	}
	return ErrUnreachable
}

// printsError returns the PhotoError for an error of picture.Prints, nil for nil.
func printsError(err error) error {
	switch err {
	case nil:
		return nil
	case photo.ErrFormat:
		return ErrUnsupportedFormat
	case photo.ErrTooLarge:
		return ErrTooManyPixels
	case photo.ErrFlat:
		return ErrFlat
	case photo.ErrCorrupt:
		return ErrDamaged
	}
	return fetchError(err)
}
