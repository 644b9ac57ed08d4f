// Package picture makes the fingerprints of the catalogue's pictures that are at URLs and were not read yet: those of
// listings uploaded in the dashboard, and those whose fingerprints are of an older version.
package picture

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
	"loupe/core/publicurl"
	"loupe/core/upstream"
)

const (
	maxBytes  = 10 << 20 // of a picture's file
	headBytes = 64 << 10 // enough to find the size in pixels of nearly every JPEG, which follows its metadata
)

// claim marks one unread picture as read, and returns its listing. The mark stays if the picture can't be read, so it is read
// once, even if reading it ends the Worker. The fingerprint of an older version stays until the new ones replace it. The
// index listing_unread of worker/migrations finds the listing.
var claim = exchange.SQL("UPDATE listing SET fingerprint = '" + photo.Prints(nil).String() + "' || substr(fingerprint, 3) " +
	"WHERE n = (SELECT n FROM listing WHERE image <> '' AND substr(fingerprint, 1, 2) <> '" + photo.Prints(nil).String() + "' ORDER BY n LIMIT 1) " +
	"RETURNING n, image")

// store stores the fingerprints of a picture, unless the listing has another picture by now.
func store(n exchange.Value, image string, prints photo.Prints) exchange.Statement {
	return exchange.SQL("UPDATE listing SET fingerprint = ?1 WHERE n = ?2 AND image = ?3", exchange.Text(prints.String()), n, exchange.Text(image))
}

// ReadNext reads one unread picture of the catalogue and stores its fingerprints. It then calls done. found is false if there
// is no unread picture, or no database. The picture is fetched as a photo is: only from a public https URL, or also from
// local addresses if allowLocal is set.
func ReadNext(f *exchange.Flow, allowLocal bool, done func(f *exchange.Flow, found bool)) {
	exchange.On(f, f.D1(claim), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 1 || len(sets[0].Rows) != 1 || len(sets[0].Rows[0]) != 2 {
			done(f, false)
			return
		}
		row := sets[0].Rows[0]
		read(f, row[0], row[1].Text(), allowLocal)
		f.Then(func(f *exchange.Flow) { done(f, true) })
	})
}

// read fetches a listing's picture and stores its fingerprints. It does nothing if it can't.
func read(f *exchange.Flow, n exchange.Value, image string, allowLocal bool) {
	url, err := publicurl.Check(image, allowLocal)
	if err != nil {
		return
	}
	fetch := exchange.Fetch{
		Headers:  exchange.Headers{{Name: "accept", Value: "image/*"}},
		MaxBytes: maxBytes, TimeLimit: limits.Photo, Keep: true, HeadBytes: headBytes,
	}
	const retry = true
	f.Await(upstream.Follow(f, "picture", url, allowLocal, retry, fetch, func(f *exchange.Flow, fetched *upstream.Followed) {
		if fetched.Err != nil || fetched.Answer.Status != 200 || photo.Check(fetched.Answer.Body) != nil {
			return
		}
		exchange.On(f, f.Read(fetched.Fetched, 0, fetched.Answer.Size), func(f *exchange.Flow, data []byte, err error) {
			if err != nil {
				return
			}
			if prints, err := photo.PrintsOf(data, photo.Stored); err == nil {
				f.Await(f.D1(store(n, image, prints)))
			}
		})
	}))
}
