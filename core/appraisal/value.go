package appraisal

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/date"
	"loupe/core/base/text"
	"loupe/core/exchange"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/upstream/search"
	"loupe/core/valuation"
	"loupe/core/valuation/decision"
)

// value computes the valuation, and adds the reasons that package valuation does not know: who identified
// the item, and at which rates prices were converted.
func (a *appraisal) value(*exchange.Flow) {
	if a.valuation = a.early; a.early == nil {
		a.valuation = a.computeValuation()
	}
	a.chooseVariant()
	a.decide()
	own := a.valuation.Reasons
	var first []valuation.Reason
	if a.valuation.Contradiction != "" {
		first, own = own[:1], own[1:]
	}
	a.valuation.Reasons = slices.Concat(first, a.photoReasons(), a.limitReasons(), a.identificationReasons(), a.dayReasons(), own, a.conversionReasons())
}

// computeValuation returns the valuation of the item by the listings and prices known so far.
func (a *appraisal) computeValuation() *valuation.Valuation {
	v := valuation.Appraise(a.valuationItem(), a.valuationListings(), a.Currency)
	return &v
}

func (a *appraisal) valuationItem() valuation.Item {
	return valuation.Item{
		Description: a.Description, Claims: a.item.Claims, Readers: a.settings.readers,
		Title: a.item.Title, Brand: a.item.Brand, Model: a.item.Model, Category: a.item.Category, Attributes: a.item.Attributes,
		Condition: a.Condition, Seen: a.item.Condition, Defects: a.item.Defects, Confidence: a.item.Confidence,
		Named: a.correction != nil, Day: a.day, MaxRange: cmp.Or(a.MaxRange, a.settings.maxRange), AskingPrice: a.AskingPrice,
	}
}

// decide sets the decision by the answer's figures.
func (a *appraisal) decide() {
	v := a.valuation
	if !a.hasValue() {
		return
	}
	in := decision.Input{
		Table: a.settings.FeesOf(a.Grant), Channels: a.Channels, Country: a.Country, Currency: a.Currency, Category: a.category(), Rates: &a.prices.table,
		Cost: a.Cost, Shipping: a.Shipping, Margin: a.Margin, MarginShare: a.MarginShare,
		Below: func(price market.Amount) float64 { return v.Below(price.Float()) },
	}
	for i, price := range [...]float64{v.Prices.Fast, v.Prices.Market, v.Prices.Patient} {
		in.Prices[i], _ = market.AmountOf(price)
	}
	a.decision = decision.Decide(in)
}

// category returns words by which fees are chosen: the item's category, else the best match's, else the words for the item.
func (a *appraisal) category() string {
	best := ""
	if i := a.valuation.Best; i >= 0 {
		best = a.found[i].Category
	}
	return cmp.Or(a.item.Category, best, a.item.Title, a.Description)
}

// text returns the description, with what the model read in it.
func (a *appraisal) text() description.Text {
	return description.Text{Description: a.Description, Claims: a.item.Claims, Readers: a.settings.readers}
}

func (a *appraisal) valuationListings() []valuation.Listing {
	listings, models := make([]valuation.Listing, len(a.found)), a.modelsByMarket()
	shared := a.sharedMarket()
	for i := range a.found {
		l := &a.found[i]
		listings[i] = valuation.ListingOf(l, a.prices.of[i].amount.Float())
		listings[i].Market = search.Market(l)
		if shared != "" && search.IsSale(l) {
			listings[i].Market = shared
		}
		listings[i].Model = models[listings[i].Market]
		if l.Distance >= 0 {
			listings[i].PictureMatch = pictureMatch(l)
		}
	}
	return listings
}

// sharedMarket returns the market of the shared listing that matches best by its words, "" if there is none. An account's sales count as
// listings of this market: they are of the same goods, and by themselves too few to say which words tell products apart.
func (a *appraisal) sharedMarket() string {
	var best *product.Listing
	for i := range a.found {
		if l := &a.found[i]; l.Source == search.Catalog && l.TextRank > 0 && (best == nil || l.TextRank < best.TextRank) {
			best = l
		}
	}
	if best == nil {
		return ""
	}
	return search.Market(best)
}

// hasValue reports whether the answer has a range. The caller is charged only if it has one.
func (a *appraisal) hasValue() bool { return a.valuation.Upper > 0 }

// maxQuote is the largest number of characters that a reason quotes from an untrusted text.
const maxQuote = 80

// photoReasons says that there is no photo, or that nobody could look at it. It returns nil if somebody looked at it.
func (a *appraisal) photoReasons() []valuation.Reason {
	if a.photoWasSeen() {
		return nil
	}
	if a.photos.first().Available() {
		return reason("photo_not_seen", "The photo could not be looked at, so the appraisal is based on the description alone.", "")
	}
	return reason("no_photo", "image_url led to no photo, so the appraisal is based on the description alone.", "")
}

// limitReasons returns the reason that outside services were not asked, nil if they were.
func (a *appraisal) limitReasons() []valuation.Reason {
	if !a.limited {
		return nil
	}
	return reason("only_catalogue", "Only the catalogue was searched, because at least half of this account's recent appraisals ended without a value.", "")
}

// photoWasSeen reports whether the photo was compared with known pictures, or a model or an image search looked at it.
// If the listings are from the cache, it returns true if a model or an image search is configured: a discovery is only
// cached if none of them failed.
func (a *appraisal) photoWasSeen() bool {
	if a.photos.first().Compared() || a.item.Identified() || a.identification != nil && a.identification.Err == nil {
		return true
	}
	if a.recalled {
		return len(a.settings.vision.Setup()) > 0 || a.settings.search.HasImageSearch()
	}
	return slices.ContainsFunc(a.imageSearches, func(s *search.Results) bool { return s.Provider != search.Catalog && s.Err == nil })
}

// identificationReasons returns the reason that says what identified the item, nil if nothing did.
func (a *appraisal) identificationReasons() []valuation.Reason {
	if c := a.correction; c != nil {
		return c.reasons(a.item.Title)
	}
	if !a.item.Identified() {
		return nil
	}
	title := text.Excerpt(a.item.Title, maxQuote)
	if !a.identifiedByModel() {
		return reason("picture_known", "The photo matches the picture of “"+title+"” in the catalogue; the similarity is "+
			valuation.FormatProbability(a.item.Confidence)+".",
			"title similarity", title, a.item.Confidence)
	}
	return reason("identified", "The photo was identified as “"+title+"” by "+a.item.Provider+
		"; the probability that this is right is "+valuation.FormatProbability(a.item.Confidence)+".",
		"title provider probability", title, a.item.Provider, a.item.Confidence)
}

// dayReasons returns the reason that names the past day of the appraisal, nil if it is of today.
func (a *appraisal) dayReasons() []valuation.Reason {
	if a.AsOf == 0 {
		return nil
	}
	day := date.Format(a.AsOf)
	return reason("as_of", "Valued as of "+day+", by listings dated up to that day.",
		"date", day)
}

// conversionReasons states the rate of each foreign currency among the used listings, and the currencies
// that have no rate.
func (a *appraisal) conversionReasons() (reasons []valuation.Reason) {
	var currencies []string
	var rates []float64
	count := map[string]int{}
	for _, i := range a.valuation.Used {
		if from := a.prices.of[i].from; from != "" && from != a.Currency && a.prices.of[i].amount != 0 {
			if count[from]++; count[from] == 1 {
				currencies, rates = append(currencies, from), append(rates, a.prices.of[i].rate)
			}
		}
	}
	day := a.prices.table.Date
	if a.AsOf != 0 && day != date.Format(a.AsOf) {
		day += ", the day nearest to " + date.Format(a.AsOf) + " whose rates are stored"
	}
	for n, from := range currencies {
		reasons = append(reasons, valuation.NewReason("converted", plural(count[from], "price in "+from+" was", "prices in "+from+" were")+" converted at "+
			strconv.FormatFloat(rates[n], 'g', 6, 64)+" "+a.Currency+" per "+from+", the rate of "+day+".",
			"prices from to rate date", count[from], from, a.Currency, rates[n], a.prices.table.Date))
	}
	if listings, without := a.prices.withoutRate(); listings > 0 {
		reasons = append(reasons, valuation.NewReason("no_rate", plural(listings, "listing counts", "listings count")+" without a price, because there is no exchange rate to "+
			a.Currency+" for "+strings.Join(without, ", ")+".",
			"listings to currencies", listings, a.Currency, without))
	}
	return reasons
}

// reason returns a list with one reason: see valuation.NewReason.
func reason(code, text, names string, values ...any) []valuation.Reason {
	return []valuation.Reason{valuation.NewReason(code, text, names, values...)}
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// preview calls the hook Range with a preliminary range from the searches that have finished. It does nothing
// if they give no range, or if the hook was called before.
func (a *appraisal) preview(f *exchange.Flow) {
	if a.previewed {
		return
	}
	soFar := *a // a copy, so that the pipeline's own state does not change
	soFar.merge(f)
	soFar.prices.convert(soFar.found)
	if value := soFar.computeValuation(); value.Upper > 0 {
		a.previewed = true
		a.hooks.Range(f, value.Lower, value.Upper)
	}
}
