package upload

import (
	"encoding/hex"

	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"
)

// NoLink is the problem of an upload link that can't be used.
var NoLink = problem.Problem{Code: problem.NotFound, Detail: "this upload link can't be used: a link works once, for ten minutes; ask for another"}

// Result says where a photo is, or is to be sent.
type Result struct {
	Image, Link string // URLs; Link is "" if the photo is stored
	Expires     int64  // of the link, or of the photo if it is stored: Unix milliseconds
}

// Members visits the members of a result.
func Members(m *jsontext.Members, r *Result) {
	m.Text("image_url", &r.Image, jsontext.AsItIs)
	m.Text("upload_url", &r.Link, jsontext.Omitted)
	m.Time("expires_at", &r.Expires, jsontext.AsItIs)
}

var notStored = problem.Problem{Code: problem.Unavailable, Detail: "the photo could not be stored; try again"}

// Store stores a photo without its metadata, for photo.UploadLife. Its file is the range of size bytes from offset of a body that the host
// keeps. With a link the photo gets the link's id, and the
// link can't be used again; if link is nil, it gets a new id. Store calls done once, with the id of the image or the problem: NoLink if
// another upload has used the link.
func Store(f *exchange.Flow, link *Link, kept exchange.Future[exchange.Answer], offset, size int, done func(f *exchange.Flow, id string, refused *problem.Problem)) {
	id := photo.NewUploadID(hex.EncodeToString(f.Entropy()[16:])) // the first bytes are the request id, which is not secret
	if link != nil {
		id = link.Image
	}
	key, _ := photo.UploadKey(id)
	link.change(f, ledger.ClaimUploadLink, func(f *exchange.Flow, refused *problem.Problem) {
		if refused != nil {
			done(f, "", refused)
			return
		}
		end := func(f *exchange.Flow, err error) {
			statement := ledger.EndUploadLink
			if err != nil {
				statement = ledger.ReleaseUploadLink
			}
			link.change(f, statement, func(f *exchange.Flow, refused *problem.Problem) {
				if err != nil {
					refused = &notStored
				}
				done(f, id, refused)
			})
		}
		Keep(f, key, photo.UploadLife, kept, offset, size, end)
	})
}

// Keep stores a photo without its metadata under a KV key for some seconds, and calls done once. The photo is a part of a body, as for Store.
func Keep(f *exchange.Flow, key string, life int, kept exchange.Future[exchange.Answer], offset, size int, done func(f *exchange.Flow, err error)) {
	photo.WithoutMetadata(f, kept, offset, size, func(f *exchange.Flow, file []exchange.Part, err error) {
		if err != nil {
			done(f, err)
			return
		}
		exchange.On(f, f.KVPut(key, life, file...), func(f *exchange.Flow, _ struct{}, err error) { done(f, err) })
	})
}

// change runs a statement that changes the link's row. It calls done with the problem if it can't, or if no row has changed. Without a
// link it only calls done.
func (l *Link) change(f *exchange.Flow, statement string, done func(f *exchange.Flow, refused *problem.Problem)) {
	if l == nil {
		done(f, nil)
		return
	}
	exchange.On(f, f.D1(exchange.SQL(statement, exchange.Text(l.hash))), func(f *exchange.Flow, batch []exchange.Rows, err error) {
		switch {
		case err != nil:
			done(f, &notStored)
		case batch[0].Changes == 0:
			done(f, &NoLink)
		default:
			done(f, nil)
		}
	})
}
