package vision

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
	"loupe/core/publicurl"
	"loupe/core/upstream"
)

const (
	// MaxPhoto is the limit for the size of a photo, in bytes.
	MaxPhoto = 10 << 20

	// headBytes is enough to find the size in pixels of nearly every JPEG, which follows its metadata.
	headBytes = 64 << 10
)

// Photo is what is known about the caller's photo. It is set when the branch has finished. The photo's
// bytes stay in the host.
type Photo struct {
	exchange.Branch
	URL         string             // of the photo, after redirects
	Status      int                // HTTP status of the last response; 0 if there was none
	Format      photo.Format       // "" if the photo is not available
	Bytes       int                // size of the file
	SHA256      []byte             // of the file
	Fingerprint *photo.Fingerprint // nil if there is none
	Err         error              // a PhotoError: why there is no photo, or no fingerprint of it; or nil

	fetch *upstream.Followed
}

// Available reports whether the photo was fetched. It may still have no fingerprint.
func (p *Photo) Available() bool { return p.Format != "" }

// Kept returns the fetch whose kept body is the photo. The photo must be available.
func (p *Photo) Kept() exchange.Future[exchange.Answer] { return p.fetch.Fetched }

// PhotoError says what is wrong with a photo, and what the caller can do about it.
type PhotoError string

func (e PhotoError) Error() string { return string(e) }

// Errors of a photo that is not available.
const (
	ErrUnreachable PhotoError = "the host of the image URL could not be reached; check the URL"
	ErrTimeout     PhotoError = "the image took too long to download; try again, or use a faster host"
	ErrTooLarge    PhotoError = "the image is larger than 10 MB; send a smaller version"
	ErrStatus      PhotoError = "the host of the image URL answered with an HTTP error; the image must be readable without signing in"
	ErrRedirect    PhotoError = "the image URL redirects to a URL that is not public HTTPS, or more than three times; use the image's final URL"
	ErrFormat      PhotoError = "the URL does not lead to a JPEG, PNG, WebP or GIF image; link to the image itself, not to a page"
)

// Errors of a photo that is available, but has no fingerprint.
const (
	ErrNotRead    PhotoError = "the image was not compared with known pictures because it is not a JPEG or PNG; send it in one of these formats"
	ErrManyPixels PhotoError = "the image was not compared with known pictures because it has more than 4 megapixels; send a smaller version"
	ErrDamaged    PhotoError = "the image was not compared with known pictures because the file is damaged; send another copy"
	ErrFlat       PhotoError = "the image was not compared with known pictures because it has too little detail; send a clearer photo"
)

// FetchPhoto fetches a photo into the host. With compare set, it also makes the photo's fingerprint.
func FetchPhoto(f *exchange.Flow, url publicurl.URL, allowLocal, compare bool) *Photo {
	p := &Photo{URL: url.String()}
	fetch := exchange.Fetch{
		Headers:   exchange.Headers{{Name: "accept", Value: "image/*"}},
		MaxBytes:  MaxPhoto,
		TimeLimit: limits.Photo,
		Keep:      true,
		HeadBytes: headBytes,
	}
	const retry = true
	p.fetch = upstream.Follow(f, url, allowLocal, retry, fetch, func(f *exchange.Flow, fetched *upstream.Followed) {
		p.URL, p.Status = fetched.URL.String(), fetched.Answer.Status
		switch {
		case fetched.RedirectRefused():
			p.Err = ErrRedirect
		case fetched.Err != nil:
			p.Err = fetchError(fetched.Err)
		case p.Status != 200:
			p.Err = ErrStatus
		default:
			p.inspect(f, fetched, compare)
		}
	})
	p.Branch = p.fetch.Branch
	return p
}

// inspect detects the format from the photo's first bytes. With compare set, it reads the whole photo
// into the core and makes the fingerprint.
func (p *Photo) inspect(f *exchange.Flow, fetched *upstream.Followed, compare bool) {
	answer := &fetched.Answer
	format, ok := photo.Sniff(answer.Body)
	if !ok {
		p.Err = ErrFormat
		return
	}
	p.Format, p.Bytes, p.SHA256 = format, answer.Size, answer.SHA256
	if !compare {
		return
	}
	if err := photo.Check(answer.Body); err != nil {
		p.Err = fingerprintError(err)
		return
	}
	exchange.On(f, f.Read(fetched.Fetched, 0, answer.Size), func(_ *exchange.Flow, data []byte, err error) {
		if err != nil {
			p.Err = fetchError(err)
			return
		}
		fingerprint, err := photo.FingerprintOf(data)
		if err != nil {
			p.Err = fingerprintError(err)
			return
		}
		p.Fingerprint = &fingerprint
	})
}

// fetchError translates the failure of an effect.
func fetchError(failure error) PhotoError {
	switch exchange.CodeOf(failure) {
	case exchange.Timeout:
		return ErrTimeout
	case exchange.TooLarge:
		return ErrTooLarge
	}
	return ErrUnreachable
}

// fingerprintError translates an error of package photo.
func fingerprintError(err error) PhotoError {
	switch err {
	case photo.ErrFormat:
		return ErrNotRead
	case photo.ErrTooLarge:
		return ErrManyPixels
	case photo.ErrFlat:
		return ErrFlat
	}
	return ErrDamaged
}
