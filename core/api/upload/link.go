package upload

import (
	"encoding/hex"

	"loupe/core/exchange"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
	"loupe/core/upstream/photo"
)

const (
	// LinkPath is the path of an upload link without the token at its end.
	LinkPath = "/upload/"
	// LinkLife is how long an upload link can be used, in milliseconds.
	LinkLife = 10 * 60_000
)

// Link is a one-time permission to upload a photo for an account. The id of its image is known before the photo is stored.
//
// Its URL ends in a token of 128 random bits. The database has the token's SHA-256, whose first half is the id of the image. So the
// link can't be derived from the image. The row stays until the photo is stored: while it is there, the schema refuses appraisals of
// the image, and no host reads the image from KV, which would remember for a minute that it is absent.
type Link struct {
	Account string // that pays for appraisals; "" for no link
	Image   string // id of the image
	Expires int64  // Unix milliseconds

	hash string
}

// linkOf returns the link of a token.
func linkOf(token string) *Link {
	hash := account.HashKey(token)
	return &Link{Image: photo.NewUploadID(hash), hash: hash}
}

// NewLink stores a new link of the grant's key, and calls done once with the link and its token.
func NewLink(f *exchange.Flow, grant account.Grant, done func(f *exchange.Flow, link *Link, token string, err error)) {
	token := hex.EncodeToString(f.Entropy()[16:]) // the first bytes are the request id, which is not secret
	link := linkOf(token)
	link.Account, link.Expires = grant.Account, f.Now()+LinkLife
	stored := f.D1(exchange.SQL(ledger.InsertUploadLink, exchange.Text(link.hash), exchange.Text(grant.Key), exchange.Int(link.Expires)))
	exchange.On(f, stored, func(f *exchange.Flow, _ []exchange.Rows, err error) { done(f, link, token, err) })
}

// FindLink looks up the link of a token, and calls done once. The link is nil if it does not exist, was used, has expired, or its key
// or account may no longer be used.
func FindLink(f *exchange.Flow, token string, done func(f *exchange.Flow, link *Link, err error)) {
	link := linkOf(token)
	find := f.D1(ledger.FindUploadLink.Bind(exchange.Text(link.hash), exchange.Int(f.Now())))
	exchange.On(f, find, func(f *exchange.Flow, batch []exchange.Rows, err error) {
		found := ledger.FindUploadLink.One(batch, 0)
		if found == nil {
			done(f, nil, err)
			return
		}
		link.Account, link.Expires = found.Account, found.Expires
		done(f, link, nil)
	})
}
