package search

import (
	"strconv"
	"strings"

	"loupe/core/date"
	"loupe/core/exchange"
	"loupe/core/fingerprint"
	"loupe/core/product"
	"loupe/core/upstream"
	"loupe/core/valuation/learned"
)

// Catalog is the name of the catalogue: listings in D1, loaded by `make import`. A text search uses FTS5,
// an image search a multi-index hash of fingerprints. The tables are in worker/migrations.
const Catalog = "catalog"

// Own is the source of the catalogue's listings that belong to the caller's account.
const Own = "own"

var catalog = provider{name: Catalog}

// catalogColumns are the columns that DecodeListings decodes, in order.
const (
	catalogColumns = "SELECT l.id, l.title, l.brand, l.category, l.vendor, l.price, l.currency, l.url, l.image, l.condition, l.sold, l.date, l.days, " +
		"CASE WHEN l.account IS NULL THEN '" + Catalog + "' ELSE '" + Own + "' END AS owner, " + part + " AS part "
	columnNames        = "id, title, brand, category, vendor, price, currency, url, image, condition, sold, date, days, owner, part"
	catalogColumnCount = 15

	// ListingColumns is the beginning of a statement that selects columns of listings l. DecodeListings decodes its rows, and ignores
	// further columns.
	ListingColumns = catalogColumns

	// SelectListings is ListingColumns without further ones.
	SelectListings = catalogColumns + "FROM listing l "
)

// part is the part of the catalogue to which the listing l belongs: its source if that has a model of its own, otherwise the empty
// text, which stands for all other listings of the owner.
const part = "CASE WHEN EXISTS (SELECT 1 FROM calibration c WHERE coalesce(c.account, '') = coalesce(l.account, '') AND c.part = l.source) THEN l.source ELSE '' END"

// maxWithExcluded is how many listings the database returns if the caller excludes some: the best matches may all be of an
// excluded vendor.
const maxWithExcluded = 5 * MaxListings

// catalogByText returns the search for the listings that match the query's text best, best first.
func catalogByText(q *Query) *Results {
	r := &Results{Provider: Catalog, query: q}
	terms := MatchTerms(q.Text)
	if len(terms) == 0 {
		return r
	}
	limit := MaxListings
	if len(q.Exclude) > 0 {
		limit = maxWithExcluded
	}
	r.statement = CatalogStatement(terms, q.Account, q.AsOf, limit)
	r.choose = func(set exchange.Rows) []product.Listing {
		listings := Exclude(DecodeListings(set), q.Exclude)
		listings = listings[:min(len(listings), MaxListings)]
		for i := range listings {
			listings[i].TextRank = i + 1
		}
		return listings
	}
	return r
}

// CatalogStatement returns the statement that finds at most limit listings for the terms, best first: those that
// all accounts share, and the account's own. Of listings that match equally well, the newest come first. Only listings dated up
// to the day asOf count, unless it is 0. The first column is the id. The last one is the model of the listing's part, see
// learned.ModelSQL. Only the best listing of a part has it, for at most maxModels parts.
func CatalogStatement(terms []string, account string, asOf, limit int) exchange.Statement {
	const order = "score DESC, date DESC, n"
	return exchange.SQL("WITH "+matching(visible, "", asOf, limit)+", "+
		"placed AS (SELECT *, row_number() OVER (PARTITION BY owner, part ORDER BY "+order+") AS inPart FROM found), "+
		"ranks AS (SELECT *, sum(inPart = 1) OVER (ORDER BY "+order+") AS parts FROM placed) "+
		"SELECT "+columnNames+", score, n, iif(inPart = 1 AND parts <= "+strconv.Itoa(maxModels)+", (SELECT "+learned.ModelSQL("c")+" FROM calibration c "+
		"WHERE coalesce(c.account, '') = iif(owner = '"+Own+"', ?2, '') AND c.part = f.part), NULL) AS model FROM ranks f ORDER BY "+order,
		jsonArray(terms), exchange.Text(account))
}

// maxModels limits the models that a search returns.
const maxModels = 3

// HasListings returns the statement that reads 1 if the catalogue has a listing for the account, its own or one that all
// accounts share, and 0 if it has none.
func HasListings(account string) exchange.Statement {
	return exchange.SQL("SELECT EXISTS (SELECT 1 FROM listing WHERE coalesce(account, '') IN ('', ?1))", exchange.Text(account))
}

// OwnerStatement is like CatalogStatement, but finds only the owner's listings that are in no part with a model of its own, without
// models: an account's own, or those that all accounts share if owner is "".
func OwnerStatement(terms []string, owner string, asOf, limit int) exchange.Statement {
	return exchange.SQL("WITH "+matching("?2", part+" = ''", asOf, limit)+" SELECT * FROM found ORDER BY score DESC, date DESC, n",
		jsonArray(terms), exchange.Text(owner))
}

// catalogByPhoto returns the search for the listings with the same picture as the photo, nearest first. The database returns the listings
// whose picture shares at least fingerprint.MinShared bands with the photo. Those whose distance is too large are dropped here.
// It finds listings of any date, because a picture identifies the item on every day; DatedUpTo drops their prices.
func catalogByPhoto(q *Query) *Results {
	r := &Results{Provider: Catalog}
	if len(q.Prints) == 0 {
		return r
	}
	r.statement = PictureStatement(q.Prints, q.Account, q.AsOf)
	r.choose = func(set exchange.Rows) []product.Listing {
		listings := DecodeListings(set)
		for i, row := range set.Rows {
			if len(row) <= catalogColumnCount {
				return nil // no row has fingerprints
			}
			listings[i].Distance = q.Prints.Distance(fingerprint.Parse(row[catalogColumnCount].Text()))
		}
		var near []product.Listing
		for distance := 0; distance <= fingerprint.Same; distance++ {
			for i := range listings {
				if l := &listings[i]; l.Distance == distance {
					near = append(near, *l)
				}
			}
		}
		return near
	}
	return r
}

// PictureStatement returns the statement that finds at most MaxListings candidates for the same picture among the listings that all
// accounts share, and the account's own. Those with the most bands in common come first, and of equal ones the newest. Unless
// the day asOf is 0, the listings dated up to it come before all others. The first column is the id, and the last one has
// the fingerprints.
func PictureStatement(prints fingerprint.Prints, account string, asOf int) exchange.Statement {
	order := ""
	if asOf != 0 {
		order = dated(asOf) + " DESC, "
	}
	return exchange.SQL(catalogColumns+", l.fingerprint "+
		"FROM (SELECT b.place & "+numbers+" AS n, count(*) AS shared FROM listing_owner o JOIN listing_band b ON b.place BETWEEN o.n << 32 AND o.n << 32 | "+numbers+
		" AND b.band IN ('"+strings.Join(prints.Bands(), "','")+"') WHERE coalesce(o.account, '') IN ("+visible+") "+
		"GROUP BY b.place HAVING shared >= "+strconv.Itoa(fingerprint.MinShared)+") s "+
		"JOIN listing l ON l.n = s.n ORDER BY "+order+"s.shared DESC, l.date DESC, l.n LIMIT ?1",
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

// searchCatalog runs searches in one batch, except those with nothing to search for.
func searchCatalog(f *exchange.Flow, searches ...*Results) {
	var statements []exchange.Statement
	var made []*Results
	for _, r := range searches {
		if r.choose != nil {
			statements, made = append(statements, r.statement), append(made, r)
		}
	}
	if made == nil {
		return
	}
	branch := f.Start(func(f *exchange.Flow) {
		query := f.ReadD1(statements...)
		exchange.On(f, query, func(f *exchange.Flow, sets []exchange.Rows, err error) {
			outcome := upstream.Outcome{Elapsed: query.Elapsed()}
			if err != nil {
				outcome.Error = upstream.Reported
			}
			upstream.Record(f, Catalog, outcome)
			for i, r := range made {
				if err != nil {
					r.Err = upstream.Reported
				} else if i < len(sets) {
					r.Listings, r.Models = r.choose(sets[i]), modelsOf(sets[i])
				}
			}
		})
	})
	for _, r := range made {
		r.Branch = branch
	}
}

// DecodeListings decodes the rows of SelectListings, OwnerStatement, CatalogStatement or PictureStatement.
func DecodeListings(set exchange.Rows) []product.Listing {
	listings := make([]product.Listing, 0, len(set.Rows))
	for _, row := range set.Rows {
		if len(row) < catalogColumnCount {
			continue
		}
		listings = listings[:len(listings)+1]
		l := &listings[len(listings)-1]
		l.ID, l.Title, l.Brand, l.Category, l.Vendor = row[0].Text(), row[1].Text(), row[2].Text(), row[3].Text(), row[4].Text()
		l.Source, l.Part = row[13].Text(), row[14].Text()
		l.Price = product.ParsePrice(row[5].Text(), row[6].Text())
		l.URL, l.Image = row[7].Text(), row[8].Text()
		l.Distance = -1
		l.Condition = product.ParseCondition(row[9].Text())
		l.Sold = row[10].Text() == "yes"
		l.Date, _ = date.Parse(row[11].Text())
		l.Days = daysOf(row[10].Text(), row[12].Text())
	}
	return listings
}

// daysOf returns the days of an offer, 0 if they are not known, or if it is not known whether it has sold.
func daysOf(sold, days string) int {
	if n, err := strconv.Atoi(days); err == nil && n >= 0 && sold != "" {
		return max(n, 1)
	}
	return 0
}
