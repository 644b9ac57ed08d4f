// Package indexing fingerprints the pictures of catalogue listings, one picture each time the schedule calls it, so that
// search finds the listings by a photo. The owners of listings take turns. A picture is tried once: if it can't be read,
// or if reading it ends the Worker, the catalogue keeps the listing without new fingerprints.
package indexing

import (
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/imaging"
	"loupe/core/imaging/fingerprint"
	"loupe/core/upstream"
	"loupe/core/upstream/photo"
)

// turn is SQL for the owner whose turn it is. The plus removes the column's affinity, because an index of an expression is not
// searched for a value with another affinity (https://www.sqlite.org/datatype3.html#column_affinity_and_comparisons).
const turn = "(SELECT +owner FROM picture_turn)"

const (
	version     = "substr(fingerprint, 1, 2)"
	current     = "'" + fingerprint.Version + "'"
	unconverted = "'" + fingerprint.Unconverted + "'"
)

// claim has two statements that mark one picture as read. The second returns its listing.
type claim struct {
	turn string
	take exchange.Query[picture]
}

// picture is a listing's picture.
type picture struct {
	listing exchange.Value // its number
	url     string
}

// Claims of pictures to read. The indexes of worker/migrations order pictures by owner, which is the listing's account, or the empty
// string if all accounts share the listing.
var (
	claimUnread      = newClaim("INDEXED BY listing_unread WHERE image <> '' AND " + version + " NOT IN (" + unconverted + ", " + current + ")")
	claimUnconverted = newClaim("INDEXED BY listing_unconverted WHERE image <> '' AND " + version + " = " + unconverted)
)

// newClaim returns the claim of a picture. pictures is SQL that selects the pictures to read. Their owners take turns.
// The first statement passes the turn to the next owner with such a picture, after the last owner to the first. The
// second statement takes the owner's first picture. The mark stays if the picture can't be read, so each picture is
// tried once, even if reading it ends the Worker. The fingerprint of an older version stays until the new ones replace
// it.
func newClaim(pictures string) claim {
	pictures = "FROM listing " + pictures + " "
	return claim{
		turn: "INSERT INTO picture_turn (one, owner) SELECT 1, owner FROM (SELECT coalesce(" +
			"(SELECT coalesce(account, '') " + pictures + "AND coalesce(account, '') > " + turn + " ORDER BY coalesce(account, ''), n LIMIT 1), " +
			"(SELECT coalesce(account, '') " + pictures + "ORDER BY coalesce(account, ''), n LIMIT 1)) AS owner) WHERE owner IS NOT NULL " +
			"ON CONFLICT (one) DO UPDATE SET owner = excluded.owner",
		take: exchange.Query[picture]{
			Scan: func(r *exchange.Row, row *picture) { *row = picture{r.Value(), r.Text()} },
			SQL: "UPDATE listing SET fingerprint = " + current + " || substr(fingerprint, 3) " +
				"WHERE n = (SELECT n " + pictures + "AND coalesce(account, '') = " + turn + " ORDER BY n LIMIT 1) RETURNING n, image"},
	}
}

// store sets a listing's fingerprints, unless the listing has another picture by now. fingerprints is an SQL expression.
func store(n exchange.Value, image, fingerprints string) exchange.Statement {
	return exchange.SQL("UPDATE listing SET fingerprint = "+fingerprints+" WHERE n = ?1 AND image = ?2", n, exchange.Text(image))
}

// Host describes the host that fetches and converts pictures.
type Host struct {
	AllowsLocal bool // it fetches from local addresses and by plain HTTP, too
	Converts    bool // it converts pictures that the core can't read
}

// ReadNext fetches one unread picture of the catalogue from its URL and stores its fingerprints, then calls done. A picture is
// unread if it has no fingerprints, or fingerprints of an older version. If the core can't read its format or size, and the host
// does not convert pictures, the picture waits. A host that converts pictures reads a waiting one if no picture is unread. found is
// false if there is no picture to read, or if D1 fails; it is true also if the picture can't be read. The URL must be public
// and use https, unless the host allows local ones.
func ReadNext(f *exchange.Flow, host Host, done func(f *exchange.Flow, found bool)) {
	host.claimFirst(f, &claimUnread, func(f *exchange.Flow, found bool) {
		if found || !host.Converts {
			done(f, found)
			return
		}
		host.claimFirst(f, &claimUnconverted, done)
	})
}

// claimFirst is like ReadNext, for the picture that c claims.
func (h Host) claimFirst(f *exchange.Flow, c *claim, done func(f *exchange.Flow, found bool)) {
	exchange.On(f, f.D1(exchange.SQL(c.turn), c.take.Bind()), func(f *exchange.Flow, sets []exchange.Rows, _ error) {
		p := c.take.One(sets, 1)
		if p != nil {
			h.read(f, p.listing, p.url)
		}
		f.Then(func(f *exchange.Flow) { done(f, p != nil) })
	})
}

// read fetches a listing's picture and stores its fingerprints. It does nothing if it can't.
func (h Host) read(f *exchange.Flow, n exchange.Value, image string) {
	url, err := publicurl.Check(image, h.AllowsLocal)
	if err != nil {
		return
	}
	f.Await(photo.Download(f, "picture", url, h.AllowsLocal, func(f *exchange.Flow, fetched *upstream.Followed) {
		if fetched.Err != nil || fetched.Answer.Status != 200 || !isPicture(fetched.Answer.Body) {
			return
		}
		photo.Fingerprint(f, fetched.Fetched, fetched.Answer.Body, fetched.Answer.Size, stored, func(f *exchange.Flow, prints fingerprint.Prints, err error) {
			switch {
			case err == nil:
				f.Await(f.D1(store(n, image, "'"+prints.String()+"'")))
			case !h.Converts && (err == imaging.ErrFormat || err == imaging.ErrTooLarge):
				f.Await(f.D1(store(n, image, unconverted+" || substr(fingerprint, 3)")))
			}
		})
	}))
}

// isPicture reports whether a file begins like a picture of a format that the core or the host reads.
func isPicture(head []byte) bool {
	_, ok := imaging.Sniff(head)
	return ok || imaging.Convertible(head) != ""
}

// stored returns those fingerprints of a picture that the catalogue stores.
func stored(file []byte) (fingerprint.Prints, error) { return fingerprint.Of(file, fingerprint.Stored) }

// MergeText is the statement that merges parts of the full-text index, up to 500 pages of it: about 50 ms of work, or none if there
// is nothing to merge. Each upload adds parts, and a search looks its words up in all of them.
// https://www.sqlite.org/fts5.html#the_merge_command
var MergeText = exchange.SQL("INSERT INTO listing_text (listing_text, rank) VALUES ('merge', 500)")
