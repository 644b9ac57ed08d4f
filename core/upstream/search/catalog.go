package search

import (
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/exchange"
	"loupe/core/imaging/fingerprint"
	"loupe/core/market/product"
	"loupe/core/upstream"
	"loupe/core/valuation/learned"
)

// Catalog is the name of the catalogue: listings in D1, loaded by `make import`. A text search uses FTS5,
// an image search a multi-index hash of fingerprints. The tables are in worker/migrations.
const Catalog = "catalog"

// Own is the source of the catalogue's listings that belong to the caller's account.
const Own = "own"

var catalog = provider{name: Catalog}

// catalogColumns are the columns of a listing, in order.
const (
	catalogColumns = "SELECT l.id, l.title, l.brand, l.category, l.vendor, l.price, l.currency, l.url, l.image, l.condition, l.sold, l.date, l.days, " +
		"CASE WHEN l.account IS NULL THEN '" + Catalog + "' ELSE '" + Own + "' END AS owner, " + part + " AS part "
	columnNames = "id, title, brand, category, vendor, price, currency, url, image, condition, sold, date, days, owner, part"

	// ListingColumns is the beginning of a statement that selects columns of listings l, which ScanListing reads.
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
		listings := Exclude(exchange.Scan(set, func(row *exchange.Row, l *product.Listing) {
			ScanListing(row, l)
			if model := row.Text(); model != "" {
				r.Models = append(r.Models, Model{Market(l), model})
			}
		}), q.Exclude)
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
// to the day asOf count, unless it is 0. After the columns of ScanListing comes the model of the listing's part, see
// learned.ModelSQL. Only the best listing of a part has it, for at most maxModels parts.
func CatalogStatement(terms []string, account string, asOf, limit int) exchange.Statement {
	const order = "score DESC, date DESC, n"
	return exchange.SQL("WITH "+matching(visible, "", asOf, limit)+", "+
		"placed AS (SELECT *, row_number() OVER (PARTITION BY owner, part ORDER BY "+order+") AS inPart FROM found), "+
		"ranks AS (SELECT *, sum(inPart = 1) OVER (ORDER BY "+order+") AS parts FROM placed) "+
		"SELECT "+columnNames+", iif(inPart = 1 AND parts <= "+strconv.Itoa(maxModels)+", (SELECT "+learned.ModelSQL("c")+" FROM calibration c "+
		"WHERE coalesce(c.account, '') = iif(owner = '"+Own+"', ?2, '') AND c.part = f.part), NULL) AS model FROM ranks f ORDER BY "+order,
		jsonArray(terms), exchange.Text(account))
}

// maxModels limits the models that a search returns.
const maxModels = 3

// HasListings tells whether the catalogue has a listing for the account ?1, its own or one that all accounts share.
var HasListings = exchange.Query[bool]{Scan: exchange.ScanBool,
	SQL: "SELECT EXISTS (SELECT 1 FROM listing WHERE coalesce(account, '') IN ('', ?1))"}

// OwnerStatement is like CatalogStatement, but finds only the owner's listings that are in no part with a model of its own, without
// models: an account's own, or those that all accounts share if owner is "".
func OwnerStatement(terms []string, owner string, asOf, limit int) exchange.Statement {
	return exchange.SQL("WITH "+matching("?2", part+" = ''", asOf, limit)+" SELECT "+columnNames+" FROM found ORDER BY score DESC, date DESC, n",
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
		listings := exchange.Scan(set, func(r *exchange.Row, l *product.Listing) {
			ScanListing(r, l)
			l.Distance = q.Prints.Distance(fingerprint.Parse(r.Text()))
		})
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
// the day asOf is 0, the listings dated up to it come before all others. After the columns of ScanListing come
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
				} else {
					r.Listings = r.choose(sets[i])
				}
			}
		})
	})
	for _, r := range made {
		r.Branch = branch
	}
}

// DecodeListings decodes the rows of SelectListings or OwnerStatement.
func DecodeListings(set exchange.Rows) []product.Listing { return exchange.Scan(set, ScanListing) }

// ScanListing reads the columns of ListingColumns.
func ScanListing(r *exchange.Row, l *product.Listing) {
	*l = product.Listing{ID: r.Text(), Title: r.Text(), Brand: r.Text(), Category: r.Text(), Vendor: r.Text(), Distance: -1}
	l.Price = product.ParsePrice(r.Text(), r.Text())
	l.URL, l.Image = r.Text(), r.Text()
	l.Condition = product.ParseCondition(r.Text())
	sold := r.Text()
	l.Sold = sold == "yes"
	l.Date, _ = date.Parse(r.Text())
	l.Days = daysOf(sold, r.Text())
	l.Source, l.Part = r.Text(), r.Text()
}

// daysOf returns the days of an offer, 0 if they are not known, or if it is not known whether it has sold.
func daysOf(sold, days string) int {
	if n, err := strconv.Atoi(days); err == nil && n >= 0 && sold != "" {
		return max(n, 1)
	}
	return 0
}

// Model is what the listings of one part of the catalogue have taught.
type Model struct {
	Market string // of the part's listings: see Market
	JSON   string // see learned.DecodeModel
}

// Market returns a name for the part of the catalogue to which a listing belongs. It is "" for a listing of an outside source.
func Market(l *product.Listing) string {
	switch l.Source {
	case Catalog, Own:
		return l.Source + "/" + l.Part
	}
	return ""
}

// IsSale reports whether a listing is a sale that its account recorded: see ledger.StoreSales.
func IsSale(l *product.Listing) bool { return l.Source == Own && strings.HasPrefix(l.ID, "sale_") }
