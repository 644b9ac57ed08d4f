package photo

import (
	"loupe/core/exchange"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
)

// An Error says what is wrong with a photo, and what the caller can do about it.
type Error string

func (e Error) Error() string { return string(e) }

// Errors of a photo that is not available.
const (
	ErrUnreachable Error = "the host of the image URL could not be reached; check the URL"
	ErrTimeout     Error = "the image took too long to download; try again, or use a faster host"
	ErrTooLarge    Error = "the image is larger than 10 MB, or all images together are larger than 20 MB; send a smaller version"
	ErrStatus      Error = "the host of the image URL answered with an HTTP error; the image must be readable without signing in"
	ErrExpired     Error = "the uploaded image is not there; upload it again: images are kept for 24 hours"
	ErrRedirect    Error = "the image URL redirects to a URL that is not public HTTPS, or more than three times; use the image's final URL"
	ErrNoMemory    Error = "this service had no memory left for the image; try again"
	ErrFormat      Error = "the URL does not lead to a JPEG, PNG, WebP or GIF image; link to the image itself, not to a page"
	ErrUnconverted Error = "the image is AVIF or HEIC, and this service can't convert it; send a JPEG"
)

// Errors of a photo that is available, but has no fingerprint.
const (
	ErrUnsupportedFormat Error = "the image was not compared with known pictures because it is not a JPEG or PNG " +
		"of a kind that is read; send a JPEG or PNG, or let the operator add the binding IMAGES, which reads WebP, GIF and others"
	ErrTooManyPixels Error = "the image was not compared with known pictures because it is larger than is read in its format; send a JPEG of at most 64 megapixels"
	ErrDamaged       Error = "the image was not compared with known pictures because the file is damaged; send another copy"
	ErrFlat          Error = "the image was not compared with known pictures because it has too little detail; send a clearer photo"
)

// fetchError returns the error for the failure of an effect.
func fetchError(failure error) Error {
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

// fingerprintError returns the error of this package that says why Fingerprint failed; nil for nil.
func fingerprintError(err error) error {
	switch err {
	case nil:
		return nil
	case imaging.ErrFormat:
		return ErrUnsupportedFormat
	case imaging.ErrTooLarge:
		return ErrTooManyPixels
	case fingerprint.ErrFlat:
		return ErrFlat
	case imaging.ErrCorrupt:
		return ErrDamaged
	}
	return fetchError(err)
}
