// Package calibration calibrates the ranges of a catalogue on its own listings. It appraises a sample of the catalogue's
// second-hand listings, each by the others, and determines the factors that correct the ranges: see valuation.Calibrate.
//
// A catalogue is the listings of one owner: an account's own or, for the owner "", those that all accounts share. Step does
// the work for listings that were uploaded in the dashboard, a few listings at a time. build/calibration does it for a file
// at once, with the same functions.
package calibration

import (
	"cmp"

	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/product"
	"loupe/core/search"
	"loupe/core/valuation"
)

// Conditions returns the statement that lists the texts of conditions in the owner's listings, at most 300.
func Conditions(owner string) exchange.Statement {
	return exchange.SQL("SELECT DISTINCT condition FROM listing WHERE coalesce(account, '') = ?1 LIMIT 300", exchange.Text(owner))
}

// Draw returns the statement that draws the sample of a claimed task: at most size listings. Conditions are the rows of the
// statement Conditions. The trigger calibration_draw_sample of worker/migrations selects the listings.
//
// A listing of new goods does not count. A shop lists a product once, so the other listings don't contain the product,
// whereas they do for a customer's query.
func Draw(task, claimed exchange.Value, conditions exchange.Rows, size int) exchange.Statement {
	var secondHand []string
	for _, row := range conditions.Rows {
		if c := product.ParseCondition(row[0].Text()); c != product.Unknown && c != product.New {
			secondHand = append(secondHand, row[0].Text())
		}
	}
	var w jsontext.Writer
	w.Strings(secondHand)
	return exchange.SQL("INSERT INTO calibration_draw VALUES (?1, ?2, ?3, ?4)", task, claimed, exchange.Text(string(w)), exchange.Int(int64(size)))
}

// Others returns the statement that finds the listings to appraise a listing by: those that a search for its title finds
// among the owner's listings, dated up to its own day if it is dated.
func Others(owner string, l *product.Listing) exchange.Statement {
	title, _ := product.CutCondition(l.Title)
	const matchesNothing = `""`
	return search.OwnerStatement(cmp.Or(search.MatchExpression(title), matchesNothing), owner, l.Date, search.MaxListings+1)
}

// Try appraises a listing by the rows of the statement Others, without the listing itself. It returns the errors of the
// appraisal, or false if the listing has no single price or no value.
func Try(l *product.Listing, rows exchange.Rows) (valuation.Errors, bool) {
	title, condition := product.CutCondition(l.Title)
	if l.Condition != product.Unknown {
		condition = l.Condition
	}
	var others []valuation.Listing
	for _, o := range search.DecodeListings(rows) {
		if o.ID == l.ID || len(others) == search.MaxListings {
			continue
		}
		o.TextRank = len(others) + 1
		others = append(others, valuation.ListingOf(&o, priceIn(&o, l.Price.Currency)))
	}
	v := valuation.Appraise(valuation.Item{Description: title, Condition: condition, Day: l.Date}, others, l.Price.Currency)
	return valuation.ErrorsOf(priceIn(l, l.Price.Currency), &v)
}

// priceIn returns a listing's price in major units, 0 if it is unknown or in another currency.
func priceIn(l *product.Listing, currency string) float64 {
	if l.Price.Known() && l.Price.Currency == currency {
		return l.Price.Middle().Float()
	}
	return 0
}
