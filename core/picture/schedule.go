package picture

import (
	"loupe/core/exchange"
	"loupe/core/limits"
	"loupe/core/photo"
	"loupe/core/publicurl"
	"loupe/core/upstream"
)

const maxBytes = 10 << 20 // of a picture's file

// unread is SQL for the listings whose picture is to be read. The index listing_unread of worker/migrations orders them by
// owner, which is the listing's account, or the empty string if all accounts share the listing.
var unread = "FROM listing INDEXED BY listing_unread WHERE image <> '' AND substr(fingerprint, 1, 2) <> '" + photo.Prints(nil).String() + "' "

// turn is SQL for the owner whose turn it is. The plus removes the column's affinity, because an index of an expression is not
// searched for a value with another affinity (https://www.sqlite.org/datatype3.html#column_affinity_and_comparisons).
const turn = "(SELECT +owner FROM picture_turn)"

// claim marks one unread picture as read, and returns its listing. The owners of unread pictures take turns. The first
// statement passes the turn to the next owner with an unread picture, after the last owner to the first. The second statement
// takes the owner's first picture. The mark stays if the picture can't be read, so each picture is tried once, even if
// reading it ends the Worker. The fingerprint of an older version stays until the new ones replace it.
var claim = []exchange.Statement{
	exchange.SQL("INSERT INTO picture_turn (one, owner) SELECT 1, owner FROM (SELECT coalesce(" +
		"(SELECT coalesce(account, '') " + unread + "AND coalesce(account, '') > " + turn + " ORDER BY coalesce(account, ''), n LIMIT 1), " +
		"(SELECT coalesce(account, '') " + unread + "ORDER BY coalesce(account, ''), n LIMIT 1)) AS owner) WHERE owner IS NOT NULL " +
		"ON CONFLICT (one) DO UPDATE SET owner = excluded.owner"),
	exchange.SQL("UPDATE listing SET fingerprint = '" + photo.Prints(nil).String() + "' || substr(fingerprint, 3) " +
		"WHERE n = (SELECT n " + unread + "AND coalesce(account, '') = " + turn + " ORDER BY n LIMIT 1) RETURNING n, image"),
}

// store stores the fingerprints of a picture, unless the listing has another picture by now.
func store(n exchange.Value, image string, prints photo.Prints) exchange.Statement {
	return exchange.SQL("UPDATE listing SET fingerprint = ?1 WHERE n = ?2 AND image = ?3", exchange.Text(prints.String()), n, exchange.Text(image))
}

// ReadNext fetches one unread picture of the catalogue from its URL and stores its fingerprints, then calls done. A picture is
// unread if it has no fingerprints, or fingerprints of an older version. found is false if there is no unread picture, or if
// D1 fails; it is true also if the picture can't be read. The URL must be public and use https; allowLocal permits local
// addresses, too.
func ReadNext(f *exchange.Flow, allowLocal bool, done func(f *exchange.Flow, found bool)) {
	exchange.On(f, f.D1(claim...), func(f *exchange.Flow, sets []exchange.Rows, err error) {
		if err != nil || len(sets) != 2 || len(sets[1].Rows) != 1 || len(sets[1].Rows[0]) != 2 {
			done(f, false)
			return
		}
		row := sets[1].Rows[0]
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
		MaxBytes: maxBytes, TimeLimit: limits.Photo, Keep: true, HeadBytes: HeadBytes,
	}
	const retry = true
	f.Await(upstream.Follow(f, "picture", url, allowLocal, retry, fetch, func(f *exchange.Flow, fetched *upstream.Followed) {
		if fetched.Err != nil || fetched.Answer.Status != 200 || !isPicture(fetched.Answer.Body) {
			return
		}
		Prints(f, fetched.Fetched, fetched.Answer.Body, fetched.Answer.Size, photo.Stored, func(f *exchange.Flow, prints photo.Prints, err error) {
			if err == nil {
				f.Await(f.D1(store(n, image, prints)))
			}
		})
	}))
}

// isPicture reports whether a file begins like a picture of a format that the core or the host reads.
func isPicture(head []byte) bool {
	_, ok := photo.Sniff(head)
	return ok || photo.Convertible(head)
}
