package search

import (
	"strconv"
	"strings"

	"loupe/core/date"
	"loupe/core/exchange"
	"loupe/core/fingerprint"
	"loupe/core/product"
	"loupe/core/upstream"
)

// Catalog is the name of the catalogue: listings in D1, loaded by `make import`. A text search uses FTS5,
// an image search a multi-index hash of fingerprints. The tables are in worker/migrations.
const Catalog = "catalog"

// Own is the source of the catalogue's listings that belong to the caller's account.
const Own = "own"

var catalog = provider{name: Catalog, searchText: catalogByText, searchPhoto: catalogByPhoto}

// catalogColumns are the columns that decodeRows decodes, in order.
const (
	catalogColumns = "SELECT l.id, l.title, l.brand, l.category, l.vendor, l.price, l.currency, l.url, l.image, l.fingerprint, l.condition, l.sold, l.date, " +
		"CASE WHEN l.account IS NULL THEN '" + Catalog + "' ELSE '" + Own + "' END "
	catalogColumnCount = 14

	// SelectListings is the beginning of a statement that selects listings l. DecodeListings decodes its rows.
	SelectListings = catalogColumns + "FROM listing l "
)

// SQL conditions for the listings l. ?2 is an account.
const (
	visible = "(l.account IS NULL OR l.account = ?2)" // that an account sees
	owned   = "coalesce(l.account, '') = ?2"          // that an account owns, or that all accounts share if ?2 is ''
)

// maxWithExcluded is how many listings the database returns if the caller excludes some: the best matches may all be of an
// excluded vendor.
const maxWithExcluded = 5 * MaxListings

// catalogByText finds the listings that match the query's text best, best first.
func catalogByText(f *exchange.Flow, q *Query) *Results {
	expression := MatchExpression(q.Text)
	if expression == "" {
		return &Results{Provider: Catalog}
	}
	limit := MaxListings
	if len(q.Exclude) > 0 {
		limit = maxWithExcluded
	}
	statement := CatalogStatement(expression, q.Account, q.AsOf, limit)
	return searchCatalog(f, q.Account, statement, func(rows []catalogRow) []product.Listing {
		listings := Exclude(listingsOf(rows), q.Exclude)
		listings = listings[:min(len(listings), MaxListings)]
		for i := range listings {
			listings[i].TextRank = i + 1
		}
		return listings
	})
}

// CatalogStatement returns the statement that finds at most limit listings for a MatchExpression, best first: those that
// all accounts share, and the account's own. Of listings that match equally well, the newest come first. Only listings dated up
// to the day asOf count, unless it is 0. The first column is the id.
func CatalogStatement(expression, account string, asOf, limit int) exchange.Statement {
	return matching(visible, expression, account, asOf, limit)
}

// OwnerStatement is like CatalogStatement, but finds only the owner's listings: an account's own, or those that all accounts
// share if owner is "".
func OwnerStatement(expression, owner string, asOf, limit int) exchange.Statement {
	return matching(owned, expression, owner, asOf, limit)
}

func matching(condition, expression, account string, asOf, limit int) exchange.Statement {
	if asOf != 0 {
		condition += " AND " + dated(asOf)
	}
	return exchange.SQL(catalogColumns+
		"FROM listing_text JOIN listing l ON l.n = listing_text.rowid WHERE listing_text MATCH ?1 AND "+condition+" ORDER BY "+RankExpression+", l.date DESC, l.n LIMIT ?3",
		exchange.Text(expression), exchange.Text(account), exchange.Int(int64(limit)))
}

// catalogByPhoto finds the listings with the same picture as the photo, nearest first. The database returns the listings
// whose picture shares at least fingerprint.MinShared bands with the photo. Those whose distance is too large are dropped here.
// It finds listings of any date, because a picture identifies the item on every day; DatedUpTo drops their prices.
func catalogByPhoto(f *exchange.Flow, q *Query) *Results {
	if len(q.Prints) == 0 {
		return &Results{Provider: Catalog}
	}
	return searchCatalog(f, q.Account, PictureStatement(q.Prints, q.Account, q.AsOf), func(rows []catalogRow) []product.Listing {
		var near []product.Listing
		for _, row := range rows {
			l := row.listing
			if l.Distance = q.Prints.Distance(row.prints); l.Distance > fingerprint.Same {
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

// PictureStatement returns the statement that finds at most MaxListings candidates for the same picture among the listings that all
// accounts share, and the account's own. Those with the most bands in common come first, and of equal ones the newest. Unless
// the day asOf is 0, the listings dated up to it come before all others. The first column is the id.
func PictureStatement(prints fingerprint.Prints, account string, asOf int) exchange.Statement {
	order := ""
	if asOf != 0 {
		order = dated(asOf) + " DESC, "
	}
	return exchange.SQL(catalogColumns+
		"FROM (SELECT listing, count(*) AS shared FROM listing_band WHERE band IN ('"+strings.Join(prints.Bands(), "','")+"') "+
		"GROUP BY listing HAVING shared >= "+strconv.Itoa(fingerprint.MinShared)+") s "+
		"JOIN listing l ON l.n = s.listing AND "+visible+" ORDER BY "+order+"s.shared DESC, l.date DESC, l.n LIMIT ?1",
		exchange.Int(MaxListings), exchange.Text(account))
}

// dated returns the SQL condition that is true for the listings l dated up to the day asOf.
func dated(asOf int) string { return "l.date BETWEEN '0' AND '" + date.Format(asOf) + "'" }

// DatedUpTo returns the listings that are dated up to the day asOf, in their order. If asOf is 0, it returns all.
func DatedUpTo(asOf int, listings []product.Listing) []product.Listing {
	if asOf == 0 {
		return listings
	}
	var kept []product.Listing
	for _, l := range listings {
		if 0 < l.Date && l.Date <= asOf {
			kept = append(kept, l)
		}
	}
	return kept
}

// catalogRow is a listing of the catalogue and the fingerprints of its picture.
type catalogRow struct {
	listing product.Listing
	prints  fingerprint.Prints
}

// Calibrations are the calibrations of the catalogue, for one account.
type Calibrations struct {
	Shared, Own product.Calibration // of the listings that all accounts share; of the account's own
}

// Of returns the calibration for the listings of a source. It is the zero value for an outside source.
func (c *Calibrations) Of(source string) product.Calibration {
	switch source {
	case Catalog:
		return c.Shared
	case Own:
		return c.Own
	}
	return product.Calibration{}
}

// selectCalibrations returns the statement that selects two calibrations: of the shared listings, and of the account's own.
// Each is the mean of its parts' calibrations, weighted by listings.
func selectCalibrations(account string) exchange.Statement {
	return exchange.SQL("SELECT sum(span * listings) / sum(listings), sum(fast * listings) / sum(listings), sum(patient * listings) / sum(listings), "+
		"sum(listings), account FROM calibration WHERE account IS NULL OR account = ?1 GROUP BY account", exchange.Text(account))
}

func calibrationsOf(set exchange.Rows) (all Calibrations) {
	for _, row := range set.Rows {
		if len(row) != 5 {
			continue
		}
		c := &all.Own
		if row[4].Null() {
			c = &all.Shared
		}
		*c = product.Calibration{Range: row[0].Real(), Fast: row[1].Real(), Patient: row[2].Real(), Listings: int(row[3].Int())}
	}
	return all
}

// searchCatalog runs a statement that selects catalogColumns, for an account. Choose returns the results' listings in
// their order.
func searchCatalog(f *exchange.Flow, account string, statement exchange.Statement, choose func([]catalogRow) []product.Listing) *Results {
	r := &Results{Provider: Catalog}
	r.Branch = f.Start(func(f *exchange.Flow) {
		query := f.D1(statement, selectCalibrations(account))
		exchange.On(f, query, func(f *exchange.Flow, sets []exchange.Rows, err error) {
			outcome := upstream.Outcome{Elapsed: query.Elapsed()}
			if err != nil {
				r.Err = upstream.Reported
				outcome.Error = upstream.Reported
			}
			upstream.Record(f, Catalog, outcome)
			if len(sets) == 2 {
				r.Listings, r.Calibrations = choose(decodeRows(sets[0])), calibrationsOf(sets[1])
			}
		})
	})
	return r
}

// DecodeListings decodes the rows of SelectListings, OwnerStatement, CatalogStatement or PictureStatement.
func DecodeListings(set exchange.Rows) []product.Listing {
	return listingsOf(decodeRows(set))
}

func listingsOf(rows []catalogRow) []product.Listing {
	listings := make([]product.Listing, len(rows))
	for i, row := range rows {
		listings[i] = row.listing
	}
	return listings
}

func decodeRows(set exchange.Rows) []catalogRow {
	var rows []catalogRow
	for _, row := range set.Rows {
		if len(row) != catalogColumnCount {
			continue
		}
		day, _ := date.Parse(row[12].Text())
		rows = append(rows, catalogRow{
			listing: product.Listing{
				ID:       row[0].Text(),
				Source:   row[13].Text(),
				Title:    row[1].Text(),
				Brand:    row[2].Text(),
				Category: row[3].Text(),
				Vendor:   row[4].Text(),
				Price:    product.ParsePrice(row[5].Text(), row[6].Text()),
				URL:      row[7].Text(),
				Image:    row[8].Text(),
				Distance: -1,

				Condition: product.ParseCondition(row[10].Text()),
				Sold:      row[11].Text() == "yes",
				Date:      day,
			},
			prints: fingerprint.Parse(row[9].Text()),
		})
	}
	return rows
}
