package api

import (
	"bytes"

	"loupe/core/api/upload"
	"loupe/core/appraisal/batch"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/imaging"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"
)

const (
	imagesPath     = "/api/v1/images"
	imageHeadBytes = 64 // enough to detect the format

	defaultUploads = 1000 // if UPLOADS_PER_DAY is not a whole number
)

// checkHost refuses a request if the service's address is unknown and the answer would contain a URL of this service.
func (c *call) checkHost(f *exchange.Flow) {
	if _, valid := c.origin(f); !valid {
		refuse(f, problem.Invalid("Host", "the header Host must be a host name, with or without a port"))
	}
}

// admitUpload refuses an upload before its body is read if the account lacks the credits of an appraisal or has had its uploads of the
// day.
func (c *call) admitUpload(f *exchange.Flow) {
	upload.Admit(f, c.grant, c.uploadsPerDay, func(f *exchange.Flow, refused *problem.Problem) {
		if refused != nil {
			refuse(f, refused)
		}
	})
}

// uploadImage is POST /images, and PUT and POST of an upload link. The body is a photo, or multipart/form-data with one file. The photo stays
// in the host, which copies it from the request to KV. The core reads only the first bytes of a photo; in a
// multipart body it searches for the end of the file.
func (c *call) uploadImage(f *exchange.Flow) {
	boundary, isMultipart := multipartBoundary(f.Request().Headers.Get("content-type"))
	if isMultipart && boundary == "" {
		refuse(f, problem.Invalid("Content-Type", "Content-Type multipart/form-data must have a boundary of 1 to 70 characters"))
		return
	}
	maxBytes, headBytes := photo.MaxBytes, imageHeadBytes
	if isMultipart {
		maxBytes, headBytes = maxBytes+multipartBytes, headBytes+multipartBytes
	}
	body := f.Body(maxBytes, headBytes, bodyTime)
	exchange.On(f, body, func(f *exchange.Flow, answer exchange.Answer, err error) {
		if err != nil {
			refuse(f, batch.BodyProblem(err, "photo", "10 MB"))
			return
		}
		if !isMultipart {
			c.storeImage(f, answer.Body, body, 0, answer.Size)
			return
		}
		start, ok := multipartFile(answer.Body, boundary)
		if !ok {
			refuse(f, problem.Invalid("body", "the multipart body must have one file"))
			return
		}
		head := bytes.Clone(answer.Body[start:min(len(answer.Body), start+imageHeadBytes)])
		findDelimiter(f, body, boundary, start, answer.Size, func(f *exchange.Flow, at int, rest []byte) {
			if at < 0 || !endsMultipart(rest, answer.Size-at-len("\r\n--")-len(boundary)) {
				refuse(f, problem.Invalid("body", "the multipart body must have one file, and nothing after it"))
				return
			}
			size := at - start
			c.storeImage(f, head[:min(len(head), size)], body, start, size)
		})
	})
}

// storeImage stores a photo and answers with its URL. Head has the photo's first bytes. The photo is the range of size bytes from offset of
// the body that the host keeps.
func (c *call) storeImage(f *exchange.Flow, head []byte, kept exchange.Future[exchange.Answer], offset, size int) {
	if size == 0 {
		refuse(f, problem.Invalid("body", "the body must be a photo; it is empty"))
		return
	}
	if _, ok := imaging.Sniff(head); !ok {
		found := ""
		if name := imaging.Convertible(head); name != "" {
			found = ", not " + name
		}
		refuse(f, problem.Invalid("body", "the body must be a JPEG, PNG, WebP or GIF image"+found))
		return
	}
	expires := f.Now() + photo.UploadLife*1000
	upload.Store(f, c.link, kept, offset, size, func(f *exchange.Flow, id string, refused *problem.Problem) {
		if refused != nil {
			refuse(f, refused)
			return
		}
		origin, _ := c.origin(f) // checkHost has checked it
		url := origin + photo.UploadPath + id
		body := jsontext.Encode(&upload.Result{Image: url, Expires: expires}, upload.Members)
		reply(f, 201, body, exchange.Header{Name: "location", Value: url})
	})
}

// showImage is GET /images/{id}. The host passes the photo on as the client reads it, without holding it in memory.
func (c *call) showImage(f *exchange.Flow) {
	key, ok := photo.UploadKey(c.id)
	if !ok {
		c.noImage(f)
		return
	}
	// KV would remember for a minute that the image of an unused upload link is missing.
	awaited := f.D1(exchange.SQL(ledger.RequirePhoto, exchange.Text(key)))
	exchange.On(f, awaited, func(f *exchange.Flow, _ []exchange.Rows, err error) {
		if ledger.ConstraintOf(err) == ledger.PhotoAwaited {
			c.noImage(f)
			return
		}
		c.sendImage(f, key)
	})
}

// sendImage answers with the photo under a KV key.
func (c *call) sendImage(f *exchange.Flow, key string) {
	stored := f.KVOpen(key, imageHeadBytes)
	exchange.On(f, stored, func(f *exchange.Flow, answer exchange.Answer, err error) {
		format, known := imaging.Sniff(answer.Body)
		switch {
		case err != nil:
			unavailable(f, "the image could not be read; try again")
		case answer.Status != 200 || !known:
			c.noImage(f)
		default:
			send(f, exchange.Response{
				Status: 200,
				Headers: exchange.Headers{
					{Name: "content-type", Value: string(format)},
					{Name: "cache-control", Value: "private, max-age=3600"},
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
	refuse(f, &problem.Problem{Code: problem.NotFound, Detail: "there is no such image; uploaded images are kept for 24 hours"})
}

// openLink finds the upload link in the request's path. The page for people at that URL is a static file of the host.
func (c *call) openLink(f *exchange.Flow) {
	upload.FindLink(f, c.id, func(f *exchange.Flow, link *upload.Link, err error) {
		switch {
		case err != nil:
			unavailable(f, "the upload link could not be checked; try again")
		case link == nil || link.Account == "": // see accept
			refuse(f, &upload.NoLink)
		default:
			c.link = link
			f.SetAccount(link.Account)
		}
	})
}

// showLink is GET of an upload link. It does not use up the link.
func (c *call) showLink(f *exchange.Flow) {
	body := jsontext.Encode(c.link, func(m *jsontext.Members, l *upload.Link) { m.Time("expires_at", &l.Expires, jsontext.AsItIs) })
	reply(f, 200, body, exchange.Header{Name: "x-robots-tag", Value: "noindex"})
}
