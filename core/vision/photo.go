package vision

import (
	"loupe/core/exchange"
	"loupe/core/photo"
	"loupe/core/publicurl"
	"loupe/core/upstream"
)

const (
	MaxPhoto  = 10 << 20 // bytes
	photoHead = 64 << 10 // first bytes: enough for a JPEG's size behind its metadata
	photoTime = 6_000    // milliseconds, redirects included
)

// Photo is what is known of the caller's photo, once its flow is over. Its bytes stay in the host.
type Photo struct {
	*exchange.Flow
	URL         string // where it was found, after redirects
	Status      int    // of the last HTTP answer, 0 if there was none
	Format      photo.Format
	Bytes       int
	SHA256      []byte
	Fingerprint *photo.Print // nil if there is none
	Err         error        // a PhotoError: there is no photo, or no fingerprint of it

	fetch *upstream.Followed
}

// There reports whether there is a photo, fingerprint or not.
func (p *Photo) There() bool { return p.Format != "" }

// Kept is the photo's bytes, for a request that they are part of. Only if it is there.
func (p *Photo) Kept() exchange.Future[exchange.Answer] { return p.fetch.Fetched }

// PhotoError says why there is no photo.
type PhotoError string

func (e PhotoError) Error() string { return string(e) }

const (
	ErrUnreachable PhotoError = "the host of the image could not be reached"
	ErrTimeout     PhotoError = "the image did not arrive in time"
	ErrTooLarge    PhotoError = "the image is larger than 10 MB"
	ErrStatus      PhotoError = "the image's host answered with an error"
	ErrRedirect    PhotoError = "the image's host redirects to a URL that is not public HTTPS, or too often"
	ErrFormat      PhotoError = "the URL does not lead to a JPEG, PNG, WebP or GIF image"

	// There is a photo, but no fingerprint of it.
	ErrNotRead    PhotoError = "the image was not compared with known pictures: only JPEG and PNG are"
	ErrManyPixels PhotoError = "the image was not compared with known pictures: it has more than 4 megapixels"
	ErrDamaged    PhotoError = "the image was not compared with known pictures: it is damaged"
	ErrFlat       PhotoError = "the image was not compared with known pictures: it has too little detail"
)

// notCompared says in the caller's words why there is no fingerprint.
func notCompared(err error) PhotoError {
	switch reason, _ := err.(photo.Error); reason {
	case photo.ErrFormat:
		return ErrNotRead
	case photo.ErrTooLarge:
		return ErrManyPixels
	case photo.ErrFlat:
		return ErrFlat
	}
	return ErrDamaged
}

// FetchPhoto fetches the photo once and, if it is to be compared with other pictures, makes its fingerprint.
func FetchPhoto(f *exchange.Flow, from publicurl.URL, allowLocal, compare bool) *Photo {
	p := &Photo{URL: from.String()}
	p.Flow = f.Start(
		func(f *exchange.Flow) {
			p.fetch = upstream.Follow(f, from, allowLocal, true, exchange.Fetch{
				Headers: exchange.Headers{{Name: "accept", Value: "image/*"}},
				Limit:   MaxPhoto, Time: photoTime, Keep: true, Head: photoHead,
			})
			f.Await(p.fetch)
		},
		func(f *exchange.Flow) {
			p.URL, p.Status = p.fetch.URL.String(), p.fetch.Answer.Status
			switch {
			case p.fetch.Strayed():
				p.Err = ErrRedirect
			case p.fetch.Err != nil:
				p.Err = transportError(p.fetch.Err)
			case p.Status != 200:
				p.Err = ErrStatus
			default:
				p.look(f, p.fetch.Answer, compare)
			}
		},
	)
	return p
}

// look tells the format, and fetches the bytes into the core if a fingerprint can and shall be made of them.
func (p *Photo) look(f *exchange.Flow, answer exchange.Answer, compare bool) {
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
		p.Err = notCompared(err)
		return
	}
	bytes := f.Read(p.fetch.Fetched, 0, answer.Size)
	f.Await(bytes)
	f.Then(func(*exchange.Flow) {
		data, err := bytes.Result()
		if err != nil {
			p.Err = transportError(err)
			return
		}
		print, err := photo.Fingerprint(data)
		if err != nil {
			p.Err = notCompared(err)
			return
		}
		p.Fingerprint = &print
	})
}

func transportError(err error) PhotoError {
	switch exchange.CodeOf(err) {
	case exchange.Timeout:
		return ErrTimeout
	case exchange.TooLarge:
		return ErrTooLarge
	}
	return ErrUnreachable
}
