package appraisal

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/exchange"
	"loupe/core/text"
	"loupe/core/valuation"
)

// appraise values the item by the listings.
func (a *appraisal) appraise(*exchange.Flow) {
	a.value = a.valuate()
	a.value.Reasons = append(append(a.identification(), a.value.Reasons...), a.conversions()...)

	if a.valued() {
		return
	}
	a.failures.hideListings()
	if len(a.found) > 0 {
		message := "no comparable listing has a price to value the item by"
		if left := len(a.withoutRate()); left > 0 {
			message += "; there is no exchange rate to " + a.Currency + " for " + strconv.Itoa(left) + plural(left, " price", " prices")
		}
		a.failures.appraisal = &failure{code: "NO_VALUE", message: message}
	}
}

// identification says what the photo was taken for, and by whom.
func (a *appraisal) identification() []string {
	if !a.item.Known() {
		return nil
	}
	return []string{"The photo was taken for “" + text.Excerpt(a.item.Title, 80) + "” by " + a.item.Provider + ", with a confidence of " +
		valuation.FormatProbability(a.item.Confidence) + "."}
}

// valuate is the valuation by what is known so far.
func (a *appraisal) valuate() valuation.Valuation {
	listings := make([]valuation.Listing, len(a.found))
	for i, l := range a.found {
		listings[i] = valuation.Listing{
			Title: l.Title, Brand: l.Brand, Category: l.Category, Vendor: l.Vendor, URL: l.URL, Image: l.Image,
			Condition: l.Condition, Price: a.prices[i].amount.Float(), Sold: l.Sold, TextRank: l.TextRank, VisualRank: l.VisualRank,
		}
		if l.Distance >= 0 {
			listings[i].PictureMatch = 1 - float64(l.Distance)/128
		}
	}
	return valuation.Appraise(valuation.Item{
		Description: a.Description,
		Title:       a.item.Title, Brand: a.item.Brand, Model: a.item.Model, Category: a.item.Category, Attributes: a.item.Attributes,
		Condition: a.item.Condition, Defects: a.item.Defects, Confidence: a.item.Confidence,
	}, listings, a.Currency)
}

// valued reports whether there is something to charge for.
func (a *appraisal) valued() bool { return a.value.Upper > 0 }

// conversions says of each foreign currency among the used listings at which rate it was converted, and how many listings
// are of a currency that has no rate.
func (a *appraisal) conversions() []string {
	var reasons, seen []string
	for _, i := range a.value.Used {
		p := a.prices[i]
		if p.from == "" || p.from == a.Currency || slices.Contains(seen, p.from) {
			continue
		}
		seen = append(seen, p.from)
		listings := 0
		for _, j := range a.value.Used {
			if a.prices[j].from == p.from {
				listings++
			}
		}
		reasons = append(reasons, strconv.Itoa(listings)+plural(listings, " price", " prices")+" in "+p.from+" converted at "+
			strconv.FormatFloat(p.rate, 'g', 6, 64)+" "+a.Currency+" per "+p.from+", the rate of "+a.table.Date+".")
	}
	if left := a.withoutRate(); len(left) > 0 {
		reasons = append(reasons, strconv.Itoa(len(left))+plural(len(left), " listing counts", " listings count")+
			" without its price, for which there is no exchange rate: "+strings.Join(left, ", ")+".")
	}
	return reasons
}

// withoutRate are the currencies of the listings whose price could not be converted, one a listing.
func (a *appraisal) withoutRate() []string {
	var left []string
	for _, p := range a.prices {
		if p.from != "" && p.amount == 0 {
			left = append(left, p.from)
		}
	}
	return left
}

func plural(n int, one, more string) string {
	if n == 1 {
		return one
	}
	return more
}
