// Package calibration learns the model of a part of the catalogue from its own listings. It appraises a sample of them, each by the
// others, and fits the model: see loupe/core/valuation/learned.
//
// A part is the listings of one owner: an account's own or, for the owner "", those that all accounts share. Step does the work for
// listings that were uploaded in the dashboard, in small steps. build/operate/calibration does it for a file at once, with the same functions.
package calibration

import (
	"cmp"
	"math"

	"loupe/core/exchange"
	"loupe/core/market/product"
	"loupe/core/upstream/search"
	"loupe/core/valuation"
	"loupe/core/valuation/learned"
)

// Draw returns the statement that draws the sample of a claimed task: at most size listings. The trigger calibration_draw_sample of
// worker/migrations selects them.
func Draw(task, claimed exchange.Value, size int) exchange.Statement {
	return exchange.SQL("INSERT INTO calibration_draw VALUES (?1, ?2, ?3)", task, claimed, exchange.Int(int64(size)))
}

// SelectExamples returns the statements that select the listings to learn from: the sample of a task, and at most count others, about
// evenly spaced.
func SelectExamples(task exchange.Value, count int) [2]exchange.Statement {
	return [...]exchange.Statement{
		exchange.SQL(search.SelectListings+"JOIN calibration_trial t ON t.listing = l.n WHERE t.task = ?1 ORDER BY l.n", task),
		exchange.SQL(search.SelectListings+"JOIN (SELECT listing, row_number() OVER (ORDER BY listing) AS i FROM calibration_listing "+
			"WHERE task = ?1 AND price <> '' AND listing NOT IN (SELECT listing FROM calibration_trial WHERE task = ?1)) o ON o.listing = l.n "+
			"WHERE o.i % max(1, ((SELECT listings FROM calibration_task WHERE n = ?1) + CAST(?2 AS INTEGER) - 1) / CAST(?2 AS INTEGER)) = 0 ORDER BY l.n LIMIT ?2",
			task, exchange.Int(int64(count))),
	}
}

// TrainingSet has the examples of one part.
type TrainingSet struct {
	Currency string // ISO 4217: the currency of most prices; examples in another are left out
	examples []learned.Example
	sampled  []int // for each of the first examples, its index in the sample
}

// NewTrainingSet returns the examples in the results of the statements SelectExamples.
func NewTrainingSet(sample, others []product.Listing) (l TrainingSet) {
	count := map[string]int{}
	for _, list := range [...][]product.Listing{sample, others} {
		for i := range list {
			if list[i].Price.Known() {
				currency := list[i].Price.Currency
				count[currency]++
				if n, most := count[currency], count[l.Currency]; n > most || n == most && currency < l.Currency {
					l.Currency = currency
				}
			}
		}
	}
	for n, list := range [...][]product.Listing{sample, others} {
		for i := range list {
			price := priceIn(&list[i], l.Currency)
			if price <= 0 {
				continue
			}
			if n == 0 {
				l.sampled = append(l.sampled, i)
			}
			l.examples = append(l.examples, learned.Example{
				Text: valuation.TextOf(list[i].Brand, list[i].Title), Condition: conditionOf(&list[i]), Sold: list[i].Sold, LogPrice: math.Log(price),
			})
		}
	}
	return l
}

// Folds returns the prices of words for the appraisals of the sample, and by the index of each listing of the sample which of them don't
// know its own price. Listings without a price in the currency are missing.
func (l *TrainingSet) Folds() (words [learned.Folds]learned.Words, foldOf map[int]int) {
	foldOf = map[int]int{}
	for n, i := range l.sampled {
		foldOf[i] = n % learned.Folds
	}
	return learned.LearnFolds(l.examples, len(l.sampled)), foldOf
}

// Fit returns the model of the part, by its examples and by the appraisals of its sample. Without enough of these, the model's
// Listings is 0.
func (l *TrainingSet) Fit(trials []learned.Trial) learned.Model {
	m := learned.Model{Currency: l.Currency}
	if m.Correction = learned.FitCorrection(trials); m.Listings > 0 {
		m.Words = learned.LearnWords(l.examples)
	}
	return m
}

// Others returns the statement that finds the listings to appraise a listing by: those that a search for its title finds
// among the owner's listings, dated up to its own day if it is dated.
func Others(owner string, l *product.Listing) exchange.Statement {
	title, _ := product.CutCondition(l.Title)
	return search.OwnerStatement(search.MatchTerms(title), owner, l.Date, search.MaxListings+1)
}

// Try appraises a listing by the rows of the statement Others, without the listing itself, with prices of words that don't know its own
// price. It returns false if the listing has no single price or the others say nothing about it: see valuation.TrialOf.
func Try(l *product.Listing, rows exchange.Rows, words learned.Words) (learned.Trial, bool) {
	title, _ := product.CutCondition(l.Title)
	model := &learned.Model{Words: words}
	var others []valuation.Listing
	for _, o := range search.DecodeListings(rows) {
		if o.ID == l.ID || len(others) == search.MaxListings {
			continue
		}
		o.TextRank = len(others) + 1
		others = append(others, valuation.ListingOf(&o, priceIn(&o, l.Price.Currency)))
		others[len(others)-1].Model = model
	}
	item := valuation.Item{Description: title, Brand: l.Brand, Condition: conditionOf(l), Day: l.Date}
	t, ok := valuation.TrialOf(item, others, priceIn(l, l.Price.Currency))
	if !l.Sold { // the estimate is of a price that is paid
		t.LogPrice += words.Sold()
	}
	return t, ok && t.Known
}

// conditionOf returns the condition that a listing or its title states.
func conditionOf(l *product.Listing) product.Condition {
	_, stated := product.CutCondition(l.Title)
	return cmp.Or(l.Condition, stated)
}

// priceIn returns a listing's price in major units, 0 if it is unknown or in another currency.
func priceIn(l *product.Listing, currency string) float64 {
	if l.Price.Known() && l.Price.Currency == currency {
		return l.Price.Middle().Float()
	}
	return 0
}
