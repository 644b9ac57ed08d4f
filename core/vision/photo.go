package vision

import (
	"loupe/core/exchange"
	"loupe/core/photo"
	"loupe/core/publicurl"
)

const (
	MaxPhoto     = 10 << 20 // bytes
	photoHead    = 64 << 10 // first bytes: enough for a JPEG's size behind its metadata
	maxRedirects = 3
	photoTime    = 10_000 // milliseconds, for each hop
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

	body exchange.Future[exchange.Answer]
}

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

// printErrors says in the caller's words why there is no fingerprint.
var printErrors = map[error]PhotoError{
	photo.ErrFormat: ErrNotRead, photo.ErrTooLarge: ErrManyPixels, photo.ErrCorrupt: ErrDamaged, photo.ErrFlat: ErrFlat,
}

// FetchPhoto fetches the photo once and looks at it. Redirects are followed here, each checked as the
// first URL was.
func FetchPhoto(f *exchange.Flow, from publicurl.URL, allowLocal bool) *Photo {
	p := &Photo{}
	p.Flow = f.Start(p.get(from, allowLocal, maxRedirects))
	return p
}

func (p *Photo) get(from publicurl.URL, allowLocal bool, redirects int) exchange.Stage {
	return func(f *exchange.Flow) {
		p.URL = from.String()
		p.body = f.Fetch(exchange.Fetch{
			URL:     p.URL,
			Headers: exchange.Headers{{Name: "accept", Value: "image/*"}},
			Limit:   MaxPhoto, Time: photoTime, Keep: true, Head: photoHead,
		})
		f.Await(p.body)
		f.Then(func(f *exchange.Flow) {
			answer, err := p.body.Result()
			if err != nil {
				p.Err = transportError(err)
				return
			}
			p.Status = answer.Status
			switch {
			case answer.Status >= 300 && answer.Status < 400:
				to, err := publicurl.Resolve(from, answer.Headers.Get("location"), allowLocal)
				if err != nil || redirects == 0 {
					p.Err = ErrRedirect
					return
				}
				f.Then(p.get(to, allowLocal, redirects-1))
			case answer.Status != 200:
				p.Err = ErrStatus
			default:
				p.look(f, answer)
			}
		})
	}
}

// look tells the format, and fetches the bytes into the core if a fingerprint can be made of them.
func (p *Photo) look(f *exchange.Flow, answer exchange.Answer) {
	format, ok := photo.Sniff(answer.Body)
	if !ok {
		p.Err = ErrFormat
		return
	}
	p.Format, p.Bytes, p.SHA256 = format, answer.Size, answer.SHA256
	if err := photo.Check(answer.Body); err != nil {
		p.Err = printErrors[err]
		return
	}
	bytes := f.Read(p.body, 0, answer.Size)
	f.Await(bytes)
	f.Then(func(*exchange.Flow) {
		data, err := bytes.Result()
		if err != nil {
			p.Err = transportError(err)
			return
		}
		print, err := photo.Fingerprint(data)
		if err != nil {
			p.Err = printErrors[err]
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
