package gateway

import (
	"bytes"
	"strings"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/photo"
	"loupe/core/problem"
	"loupe/core/upload"
)

const (
	imagesPath     = "/api/v1/images"
	uploadTime     = 15_000   // milliseconds to receive a photo
	imageHeadBytes = 64       // enough to detect the format
	multipartBytes = 16 << 10 // highest size of a multipart body without its file
)

// uploadImage is POST /images. The body is a photo, or multipart/form-data with one file. The photo stays
// in the host, which copies it from the request to KV. The core reads only its first bytes and, in a
// multipart body, the last ones.
func (c *call) uploadImage(f *exchange.Flow) {
	boundary := multipartBoundary(f.Request().Headers.Get("content-type"))
	maxBytes, headBytes := upload.MaxBytes, imageHeadBytes
	if boundary != "" {
		maxBytes, headBytes = maxBytes+multipartBytes, headBytes+multipartBytes
	}
	body := f.Body(maxBytes, headBytes, uploadTime)
	exchange.On(f, body, func(f *exchange.Flow, answer exchange.Answer, err error) {
		switch exchange.CodeOf(err) {
		case 0:
		case exchange.TooLarge:
			refuse(f, *invalid("body", "the photo must not be larger than 10 MB"))
			return
		case exchange.Timeout:
			refuse(f, *invalid("body", "the photo did not arrive within 15 seconds"))
			return
		default:
			refuse(f, problem.Problem{Code: problem.Unavailable, Detail: "the photo could not be read; try again"}, retryAfter(1)...)
			return
		}
		if boundary == "" {
			c.storeImage(f, answer.Body, answer.Size, exchange.Kept(body))
			return
		}
		start, ok := multipartFile(answer.Body, boundary)
		if !ok {
			refuse(f, *invalid("body", "the multipart body must have one file"))
			return
		}
		// The file ends at the closing boundary, which is in the last bytes of the body.
		tail := min(answer.Size-start, multipartBytes)
		head := answer.Body[start:]
		exchange.On(f, f.Read(body, answer.Size-tail, tail), func(f *exchange.Flow, end []byte, err error) {
			at := bytes.Index(end, []byte("\r\n--"+boundary))
			if err != nil || at < 0 || !bytes.HasPrefix(end[at+4+len(boundary):], []byte("--")) {
				refuse(f, *invalid("body", "the multipart body must have one file, and nothing after it"))
				return
			}
			size := answer.Size - tail + at - start
			c.storeImage(f, head, size, exchange.KeptSlice(body, start, size))
		})
	})
}

// storeImage stores a photo and answers with its URL. Head has the photo's first bytes; size is its size in
// bytes; bytes refers to it in the host.
func (c *call) storeImage(f *exchange.Flow, head []byte, size int, bytes exchange.Part) {
	if size == 0 {
		refuse(f, *invalid("body", "the body must be a photo; it is empty"))
		return
	}
	if _, ok := photo.Sniff(head); !ok {
		refuse(f, *invalid("body", "the body must be a JPEG, PNG, WebP or GIF image"))
		return
	}
	id := upload.NewID([16]byte(f.Entropy()[16:])) // the first bytes are the request id, which is not secret
	key, _ := upload.Key(id)
	expires := f.Now() + upload.Life*1000
	exchange.On(f, f.KVPut(key, upload.Life, bytes), func(f *exchange.Flow, _ struct{}, err error) {
		if err != nil {
			refuse(f, problem.Problem{Code: problem.Unavailable, Detail: "the photo could not be stored; try again"}, retryAfter(1)...)
			return
		}
		url := origin(f) + upload.Path + id
		var w jsontext.Writer
		w.Open('{')
		w.Key("image_url").String(url)
		w.Key("expires_at").Time(expires)
		w.Close('}')
		reply(f, 201, w, exchange.Header{Name: "location", Value: url})
	})
}

// showImage is GET /images/{id}. It returns the photo and needs no key, because the id can't be guessed; so it has
// a rate limit for each client address. The host passes the photo on as the client reads it, without holding it
// in memory.
func (c *call) showImage(f *exchange.Flow) {
	key, ok := upload.Key(c.id)
	if !ok {
		c.noImage(f)
		return
	}
	address := f.Request().Headers.Get("cf-connecting-ip")
	exchange.On(f, f.Limit("images from "+address), func(f *exchange.Flow, allowed bool, err error) {
		if overLimit(allowed, err) {
			tooManyRequests(f, "too many requests for images from this address")
			return
		}
		c.sendImage(f, key)
	})
}

// sendImage answers with the photo under a KV key.
func (c *call) sendImage(f *exchange.Flow, key string) {
	stored := f.KVOpen(key, imageHeadBytes)
	exchange.On(f, stored, func(f *exchange.Flow, answer exchange.Answer, err error) {
		format, known := photo.Sniff(answer.Body)
		switch {
		case err != nil:
			refuse(f, problem.Problem{Code: problem.Unavailable, Detail: "the image could not be read; try again"}, retryAfter(1)...)
		case answer.Status != 200 || !known:
			c.noImage(f)
		default:
			send(f, exchange.Response{
				Status: 200,
				Headers: exchange.Headers{
					{Name: "content-type", Value: string(format)},
					{Name: "cache-control", Value: "private, max-age=3600"},
					{Name: "x-content-type-options", Value: "nosniff"},
					{Name: "content-security-policy", Value: "default-src 'none'; sandbox"},
					{Name: "x-robots-tag", Value: "noindex"},
				},
				Parts: []exchange.Part{exchange.Kept(stored)},
			})
		}
	})
}

// noImage refuses a request for a photo that is not stored.
func (c *call) noImage(f *exchange.Flow) {
	refuse(f, problem.Problem{Code: problem.NotFound, Detail: "there is no such image; uploaded images are kept for 24 hours"})
}

// multipartBoundary returns the boundary of a multipart/form-data content type (RFC 7578), "" for other types.
func multipartBoundary(contentType string) string {
	mediaType, parameters, _ := strings.Cut(contentType, ";")
	if !strings.EqualFold(strings.TrimSpace(mediaType), "multipart/form-data") {
		return ""
	}
	for parameter := range strings.SplitSeq(parameters, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(parameter), "=")
		if strings.EqualFold(name, "boundary") {
			return strings.Trim(value, `"`)
		}
	}
	return ""
}

// multipartFile returns the offset of the first part's content, after the empty line that ends the part's
// headers (RFC 2046 section 5.1). It returns false if there is no part with a filename at the start.
func multipartFile(head []byte, boundary string) (start int, ok bool) {
	delimiter := []byte("--" + boundary + "\r\n")
	if !bytes.HasPrefix(head, delimiter) {
		return 0, false
	}
	end := bytes.Index(head, []byte("\r\n\r\n"))
	if end < 0 || !bytes.Contains(bytes.ToLower(head[:end]), []byte("filename")) {
		return 0, false
	}
	return end + 4, true
}
