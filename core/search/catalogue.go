package search

import (
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/photo"
	"loupe/core/upstream"
)

// Catalog names the upstream that needs no outside service: listings in D1, loaded by `make import`,
// found by their words through FTS5 and by their pictures through a multi-index hash. Its tables are in
// worker/migrations.
const Catalog = "catalog"

const catalogueColumns = "SELECT l.id, l.title, l.brand, l.category, l.vendor, l.price, l.currency, l.url, l.image, l.fingerprint "

// catalogByWords finds the listings whose words are most like the question's, best first.
func catalogByWords(f *exchange.Flow, q *Question) *Results {
	query := Query(q.Words)
	if query == "" {
		return &Results{}
	}
	statement := exchange.SQL(catalogueColumns+
		"FROM listing_text JOIN listing l ON l.n = listing_text.rowid WHERE listing_text MATCH ?1 ORDER BY "+Rank+", l.n LIMIT ?2",
		exchange.Text(query), exchange.Int(MaxListings))
	return catalogue(f, statement, func(found []Listing, _ []photo.Print) []Listing {
		for i := range found {
			found[i].TextRank = i + 1
		}
		return found
	})
}

// catalogByPicture finds the listings whose picture is the photo's, nearest first. The database gives
// those that share a band of the fingerprint; which of them are near enough is seen here.
func catalogByPicture(f *exchange.Flow, q *Question) *Results {
	if q.Fingerprint == nil {
		return &Results{}
	}
	print := *q.Fingerprint
	bands := make([]string, 0, 16)
	for band, bits := range print.Bands() {
		bands = append(bands, "("+strconv.Itoa(band)+","+strconv.Itoa(int(bits))+")")
	}
	statement := exchange.SQL(catalogueColumns+
		"FROM (SELECT listing, count(*) AS shared FROM listing_band WHERE (band, bits) IN (VALUES "+strings.Join(bands, ",")+") "+
		"GROUP BY listing ORDER BY shared DESC, listing LIMIT ?1) s JOIN listing l ON l.n = s.listing ORDER BY s.shared DESC, l.n",
		exchange.Int(MaxListings))
	return catalogue(f, statement, func(found []Listing, prints []photo.Print) []Listing {
		near := found[:0]
		for i, l := range found {
			if l.Distance = photo.Distance(print, prints[i]); l.Distance > photo.Same {
				continue
			}
			near = append(near, l)
			for at := len(near) - 1; at > 0 && near[at-1].Distance > l.Distance; at-- {
				near[at-1], near[at] = near[at], near[at-1]
			}
		}
		return near
	})
}

// catalogue runs the statement and lets choose say which of the rows are results.
func catalogue(f *exchange.Flow, statement exchange.Statement, choose func([]Listing, []photo.Print) []Listing) *Results {
	r := &Results{}
	var rows exchange.Future[[]exchange.Rows]
	r.Flow = f.Start(
		func(f *exchange.Flow) {
			rows = f.D1(statement)
			f.Await(rows)
		},
		func(f *exchange.Flow) {
			outcome := upstream.Outcome{Elapsed: rows.Elapsed()}
			batch, err := rows.Result()
			if err != nil {
				r.Err = upstream.Reported
				outcome.Error = upstream.Reported
			}
			upstream.Remember(f, Catalog, outcome)
			r.Listings = choose(readCatalogue(batch))
		},
	)
	return r
}

func readCatalogue(batch []exchange.Rows) ([]Listing, []photo.Print) {
	var listings []Listing
	var prints []photo.Print
	for _, set := range batch {
		for _, row := range set.Rows {
			if len(row) != 10 {
				continue
			}
			print, _ := photo.Parse(row[9].Text())
			prints = append(prints, print)
			listings = append(listings, Listing{
				ID: row[0].Text(), Source: Catalog, Title: row[1].Text(), Brand: row[2].Text(), Category: row[3].Text(),
				Vendor: row[4].Text(), Price: row[5].Text(), Currency: row[6].Text(), URL: row[7].Text(), Image: row[8].Text(),
				Distance: -1,
			})
		}
	}
	return listings, prints
}
