package valuation

import (
	"math"
	"strconv"
	"strings"

	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/text"
)

const maxExcerpt = 80 // characters of a stranger's text in a reason or defect

// explain sets the judgements and the reasons. best is the best match's index in candidates, or -1;
// total is the number of listings found.
func (v *Valuation) explain(candidates []candidate, best int, e *estimate, state *itemState, currency string, total int) {
	var counts [outcomeCount]int
	for i := range candidates {
		c := &candidates[i]
		counts[c.outcome]++
		v.Judgements[c.index] = Judgement{
			Probability: c.probability, Score: c.score, Evidence: c.evidence,
			Used: c.outcome.isUsed(), Duplicate: c.outcome == duplicate, Why: c.why(),
		}
	}
	for i := len(candidates); i < total; i++ {
		v.Judgements[i].Why = "not used: only the first " + strconv.Itoa(MaxListings) + " listings are compared"
	}
	counts[notNeeded] += total - len(candidates)

	switch {
	case total == 0:
		v.addReason("No listings were found, so no value could be estimated.")
		return
	case best < 0 && total == 1:
		v.addReason("The only listing found does not match the item, so no value could be estimated.")
		return
	case best < 0:
		v.addReason("None of ", strconv.Itoa(total), " listings found matches the item, so no value could be estimated.")
		return
	}
	v.addReason("Based on ", strconv.Itoa(len(v.Used)), " of ", plural(total, "listing"), " found, ", pricedClause(counts[usedWithPrice], len(v.Used)),
		unusedClause(&counts), ".")
	c := &candidates[best]
	v.addReason("The best match is “", text.Excerpt(c.Title, maxExcerpt), "”. The probability that it is the same product is ",
		FormatProbability(c.probability), ": ", c.strongestSupport(), ".")
	if !e.ok {
		v.addReason("No listing used has a price, so no value could be estimated.")
		return
	}
	v.addReason("The estimate, ", money(v.Centre, currency), ", is ", sourceClause(e), ".", v.spreadSentence(e, state, currency))
	v.addReason("The range is ", money(v.Lower, currency), " to ", money(v.Upper, currency),
		". 80 % of comparable sales are expected within this range. The probability that at least one of the prices is for the same product is ",
		FormatProbability(1-e.noMatchProbability), wideRangeClause(e), ".")
	if state.condition != product.Unknown {
		v.addReason("The item's condition, ", state.condition.String(), ", is valued at ", percent(conditionFactors[state.condition]),
			" of the price of a new item. Each price was adjusted to it from its listing's condition; a listing that states none was assumed to be worth ",
			percent(math.Exp(state.unstatedLogFactor)), " of the price of a new item.")
	}
	if len(v.Defects) > 0 {
		v.addReason("Each price was reduced by ", percent(1-state.damageFactor), " for ", plural(len(v.Defects), "defect"), ": ",
			strings.Join(v.Defects, ", "), ".")
	}
}

func (v *Valuation) addReason(parts ...string) {
	v.Reasons = append(v.Reasons, strings.Join(parts, ""))
}

func pricedClause(priced, used int) string {
	switch {
	case priced == 0:
		return "without a price"
	case used == 1:
		return "which has a price"
	case priced == used:
		return "all with a price"
	}
	return strconv.Itoa(priced) + " of them with a price"
}

// unusedClause says how many listings were not used, and why. It is empty if all were used.
func unusedClause(counts *[outcomeCount]int) string {
	different, description := counts[irrelevant], "different products"
	if different == 1 {
		description = "different product"
	}
	reasons := [...]struct {
		count       int
		description string
	}{
		{different, description},
		{counts[duplicate], "with the title, price and condition of another listing"},
		{counts[priceOutlier], "priced more than five times above or below the others"},
		{counts[notNeeded], "matching no better than those used"},
	}
	unused, list := 0, []string{}
	for _, r := range reasons {
		if r.count > 0 {
			unused += r.count
			list = append(list, strconv.Itoa(r.count)+" "+r.description)
		}
	}
	switch {
	case unused == 0:
		return ""
	case unused == 1 && different == 1:
		return "; the other one is a different product"
	case unused == different:
		return "; the other " + strconv.Itoa(different) + " are " + description
	}
	return ". Not used: " + strings.Join(list, ", ")
}

// sourceClause says which prices the centre of the range is based on.
func sourceClause(e *estimate) string {
	asked, sold := plural(e.priceCount-e.soldCount, "asking price"), plural(e.soldCount, "sale price")
	prices, weights := asked+" and "+sold, "; a sale price counts "+strconv.FormatFloat(soldFactor, 'f', -1, 64)+" times as much as an asking price"
	switch e.soldCount {
	case 0:
		prices, weights = asked, ""
	case e.priceCount:
		prices, weights = sold, ""
	}
	if e.priceCount == 1 {
		return "based on " + prices
	}
	return "the median of " + prices + ", weighted by the probability that each is for the same product" + weights
}

// spreadSentence says how far apart the adjusted prices are. It begins with a space; it is empty if there
// is only one price.
func (v *Valuation) spreadSentence(e *estimate, state *itemState, currency string) string {
	if e.priceCount == 1 {
		return ""
	}
	subject := " Prices range from "
	switch {
	case state.condition != product.Unknown && len(v.Defects) > 0:
		subject = " Adjusted to the item's condition and defects, prices range from "
	case state.condition != product.Unknown:
		subject = " Adjusted to the item's condition, prices range from "
	case len(v.Defects) > 0:
		subject = " Adjusted to the item's defects, prices range from "
	}
	return subject + money(math.Exp(e.lowest), currency) + " to " + money(math.Exp(e.highest), currency) +
		" and differ from the estimate by " + percent(math.Exp(e.spread)-1) + " on average."
}

// wideRangeClause says why the range is wide, if all prices may be for similar products only.
func wideRangeClause(e *estimate) string {
	if e.noMatchProbability > 0.5 {
		return "; they may all be for similar products, so the range is wide"
	}
	return ""
}

// why returns a clause that says why the candidate was used or not.
func (c *candidate) why() string {
	switch c.outcome {
	case duplicate:
		return "not used: another listing has the same title, price and condition"
	case priceOutlier:
		return "not used: its price is more than five times above or below the others"
	case notNeeded:
		return "not used: enough other listings match at least as well"
	case irrelevant:
		return "not used: " + objections[c.strongestEvidence(-1)]
	}
	return c.strongestSupport()
}

// strongestSupport returns a clause with the strongest evidence that the candidate is the item.
func (c *candidate) strongestSupport() string {
	i := c.strongestEvidence(1)
	if coefficients[i]*c.evidence[i] < pictureScore(c.Listing) {
		return "its picture is similar to the photo"
	}
	return supports[i]
}

// strongestEvidence returns the piece of evidence that raises the score most if sign is 1, or lowers it
// most if sign is -1. Since the shares of words found never lower the score, for -1 it counts how far
// they are below 1.
func (c *candidate) strongestEvidence(sign float64) int {
	strongest, largest := itemFound, 0.0
	for i, x := range c.evidence {
		if sign < 0 && i <= listingFound {
			x -= 1
		}
		if contribution := sign * coefficients[i] * x; contribution > largest {
			strongest, largest = i, contribution
		}
	}
	return strongest
}

// supports has a clause for each piece of evidence with a positive coefficient.
var supports = [evidenceCount]string{
	itemFound:     "it has most of the item's words",
	listingFound:  "most of its words describe the item",
	wordsFound:    "it has distinctive words of the item",
	numbersFound:  "it has the item's numbers",
	modelFound:    "it has the item's model number",
	leadFound:     "it has the item's brand",
	orderKept:     "it has the item's words in the same order",
	platformAdded: "it names the platform",
}

// objections has a clause for each piece of evidence with a negative coefficient, and for too low shares
// of words found.
var objections = [evidenceCount]string{
	itemFound:       "it has few of the item's words",
	listingFound:    "few of its words describe the item",
	modelOther:      "its model number is different",
	unitDiffers:     "its size or quantity is different",
	versionDiffers:  "its version is different",
	yearDiffers:     "its year is different",
	ordinalDiffers:  "its number in a series is different",
	kindAdded:       "it is an upgrade, a licence, refurbished, for parts or similar",
	kindMissing:     "unlike the item, it is not an upgrade, a licence, refurbished, for parts or similar",
	extraAdded:      "it is an accessory, a lot or a bundle",
	colourDiffers:   "its colour is different",
	platformDiffers: "it is for a different platform",
	editionAdded:    "its edition is different",
	editionMissing:  "its edition is different",
}

// money formats an amount in major units with its currency: "USD 12.50".
func money(x float64, currency string) string {
	return text.SingleLineMax(currency, len("USD")) + " " + strconv.FormatFloat(market.Round(x, currency), 'f', market.Digits(currency), 64)
}

func percent(share float64) string { return strconv.Itoa(int(math.Round(100*share))) + " %" }

// FormatProbability formats a probability as a percentage. It never says 0 % or 100 %, since nothing
// is certain: "over 99 %", "under 1 %".
func FormatProbability(p float64) string {
	switch {
	case p > 0.99:
		return "over 99 %"
	case p < 0.01:
		return "under 1 %"
	}
	return percent(p)
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
