package valuation

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"loupe/core/market"
	"loupe/core/product"
	"loupe/core/text"
	"loupe/core/valuation/internal/pricing"
)

// lowConfidence is the confidence below which the first reason warns of it.
const lowConfidence = 0.25

const maxExcerpt = 80 // characters of a stranger's text in a reason or defect

// explain sets the judgements and the reasons. best is the best match's index in candidates, or -1;
// total is the number of listings found.
func (v *Valuation) explain(candidates []candidate, best int, e *estimate, state *itemState, currency string, total int) {
	counts := v.setJudgements(candidates, state, total)
	if best < 0 {
		v.explainNoMatch(candidates, state, total)
		return
	}
	confidence := "The probability that the range rests on prices of the same product is " + FormatProbability(e.Confidence) + "."
	if e.OK && e.Confidence < lowConfidence {
		v.addReason("The confidence is low, so the range is a rough guide only. ", confidence, " A more exact description gives a better one.")
		confidence = ""
	}
	v.addReason("Based on ", strconv.Itoa(len(v.Used)), " of ", plural(total, "listing"), " found, ", pricedClause(counts[usedWithPrice], len(v.Used)),
		unusedClause(&counts, state.authenticity == copied), ".")
	c := &candidates[best]
	v.addReason("The best match is “", text.Excerpt(c.Title, maxExcerpt), "”. The probability that it is the same product is ",
		FormatProbability(c.probability), ": ", c.strongestSupport(), ".")
	if !e.OK {
		v.addReason("No listing used has a price, so no value could be estimated.")
		return
	}
	v.addReason("The estimate is ", money(v.Centre, currency), sourceClause(e), spreadSentence(e, currency))
	v.addReason("The range is ", money(v.Lower, currency), " to ", money(v.Upper, currency), ": 80 of 100 comparable sales are expected inside it. ", promiseSentence(e))
	if reason := strings.TrimSpace(confidence + wideRangeSentence(e)); reason != "" {
		v.addReason(reason)
	}
	v.addAskingReason(currency)
	for _, reason := range state.words {
		if reason != "" {
			v.addReason(reason)
		}
	}
	if state.scope.pieces < 2 && slices.ContainsFunc(candidates, func(c candidate) bool { return c.outcome == usedWithPrice && c.isLot() }) {
		v.addReason("The price of each lot was divided by its number of pieces.")
	}
	v.addAuthenticityReason(state)
	v.addConditionReason(e, state)
	v.addDefectsReason(state)
}

// setJudgements sets the judgement of each listing, and returns how many listings have each outcome.
func (v *Valuation) setJudgements(candidates []candidate, state *itemState, total int) (counts [outcomeCount]int) {
	for i := range candidates {
		c := &candidates[i]
		if c.outcome == irrelevant && c.isOfOtherOrigin() {
			c.outcome = otherOrigin
		}
		counts[c.outcome]++
		v.Judgements[c.index] = Judgement{
			Probability: c.probability, LogOdds: c.logOdds, Score: c.score, Evidence: c.evidence,
			Used: c.outcome.isUsed(), Duplicate: c.outcome == duplicate, Why: c.why(state),
		}
	}
	for i := len(candidates); i < total; i++ {
		v.Judgements[i].Why = "not used: only the first " + strconv.Itoa(MaxListings) + " listings are compared"
	}
	counts[notNeeded] += total - len(candidates)
	return counts
}

// explainNoMatch adds the reason why no listing matches the item.
func (v *Valuation) explainNoMatch(candidates []candidate, state *itemState, total int) {
	part := state.scope.alone()
	switch {
	case total == 0:
		v.addReason("No listings were found, so no value could be estimated.")
	case part != "" && areOutOfScope(candidates):
		v.NoValue = "no listing is an offer of " + part + " alone"
		v.addReason("None of ", plural(total, "listing"), " found is an offer of ", part, " alone, so no value could be estimated.")
	case state.authenticity == copied:
		v.NoValue = "the description says that the item is a copy, and no listing found is of one; prices of genuine products do not apply to it"
		v.addReason("The item is described as “", text.Excerpt(state.copyWords, maxExcerpt), "”. No listing found is of a copy that matches the item, and the prices of genuine products ",
			"do not apply to a copy, so no value could be estimated.")
	case total == 1:
		v.addReason("The only listing found does not match the item, so no value could be estimated.")
	default:
		v.addReason("None of ", strconv.Itoa(total), " listings found matches the item, so no value could be estimated.")
	}
}

// addAskingReason adds the reason that says how the asking price compares with the expected prices.
func (v *Valuation) addAskingReason(currency string) {
	if v.Asking == nil {
		return
	}
	verdict := v.Asking.Verdict
	switch verdict {
	case "under":
		verdict = "below"
	case "over":
		verdict = "above"
	}
	n := int(math.Round(100 * v.Asking.Percentile))
	position := "above " + strconv.Itoa(n) + " of 100 expected prices"
	switch {
	case n < 1:
		position = "below nearly all expected prices"
	case n > 99:
		position = "above nearly all expected prices"
	}
	v.addReason("The asking price of ", money(v.Asking.Amount, currency), " is ", position, "; it is ", verdict, " the range.")
}

// addAuthenticityReason adds the reason that says what the description states about copies, if it does.
func (v *Valuation) addAuthenticityReason(state *itemState) {
	said := text.Excerpt(state.copyWords, maxExcerpt)
	switch state.authenticity {
	case copied:
		v.addReason("The item is described as “", said, "”, so only listings were used whose titles say the same or have such a word in the product's name.")
	case doubtful:
		v.addReason("It is left open whether the item is genuine (“", said, "”). The value is that of a genuine item, and is less certain; a copy is worth far less.")
	}
}

// addConditionReason adds the reason that says how the item's condition changed the prices.
func (v *Valuation) addConditionReason(e *estimate, state *itemState) {
	if state.condition == product.Unknown {
		return
	}
	factor, standardError := pricing.Factor(state.kind, state.condition)
	effect := " Each price was adjusted from its listing's condition to this one."
	if e.isUnstated() {
		effect += " A listing that states no condition counts as worth " + percent(math.Exp(e.UnstatedLogFactor)) + " of a used item."
	}
	worth := ""
	if factor != 1 {
		worth = "; such an item is worth " + percent(factor*math.Exp(-2*standardError)) + " to " + percent(factor*math.Exp(2*standardError)) + " of a used one"
	}
	v.addReason("The item's condition is “", state.condition.String(), "”", worth, ".", effect)
}

// addDefectsReason adds the reason that names the item's defects, and what they take from the prices.
func (v *Valuation) addDefectsReason(state *itemState) {
	defects := strings.Join(v.Defects, ", ")
	switch {
	case defects == "":
	case state.damageFactor == 1:
		v.addReason("The condition includes what does not work: ", defects, ".")
	default:
		v.addReason("Each price was reduced by ", percent(1-state.damageFactor), " for ", plural(len(v.Defects), "defect"), ": ", defects, ".")
	}
}

// isUnstated reports whether one of the listings used states no condition.
func (e *estimate) isUnstated() bool {
	return slices.ContainsFunc(e.comparables, func(c pricing.Comparable) bool {
		return c.Outcome == pricing.Used && c.Condition == product.Unknown
	})
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
func unusedClause(counts *[outcomeCount]int, isCopy bool) string {
	different, description := counts[irrelevant], "different products"
	if different == 1 {
		description = "different product"
	}
	origins := "whose title says that it is a copy"
	if isCopy {
		origins = "whose title does not say that it is a copy"
	}
	reasons := [...]struct {
		count       int
		description string
	}{
		{different, description},
		{counts[otherOrigin], origins},
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

// sourceClause says which prices the estimate is based on.
func sourceClause(e *estimate) string {
	asked, sold := plural(e.Count-e.SoldCount, "asking price"), plural(e.SoldCount, "sale price")
	prices, weights := asked+" and "+sold, " A sale price counts "+strconv.FormatFloat(pricing.Fitted.SoldFactor, 'f', -1, 64)+" times as much as an asking price."
	switch e.SoldCount {
	case 0:
		prices, weights = asked, ""
	case e.Count:
		prices, weights = sold, ""
	}
	if e.Count == 1 {
		return ", based on " + prices + "."
	}
	return ", the median of " + prices + ". Listings that match better count more." + weights
}

// spreadSentence says how far apart the adjusted prices are. It begins with a space. It is empty for a single price.
func spreadSentence(e *estimate, currency string) string {
	if e.Count == 1 {
		return ""
	}
	return " After adjustment to the item, the prices are between " + money(math.Exp(e.Lowest), currency) + " and " + money(math.Exp(e.Highest), currency) +
		", on average " + percent(math.Exp(e.Spread)-1) + " from the estimate."
}

// promiseSentence says what the promise of 80 of 100 sales rests on.
func promiseSentence(e *estimate) string {
	switch {
	case e.calibration.Listings > 0:
		return "This was checked on " + plural(e.calibration.Listings, "listing") + " of the same source."
	case e.Count == 1:
		return "It is wide because it is based on a single price."
	}
	return "Its width depends on how far apart the prices are."
}

// wideRangeSentence says why the range is wide, if all prices may be for similar products only. It begins with a space.
func wideRangeSentence(e *estimate) string {
	if e.NoMatch > 0.5 {
		return " All listings may be of similar products only, so the range is wide."
	}
	return ""
}

// why returns a clause that says why the candidate was used or not.
func (c *candidate) why(item *itemState) string {
	switch c.outcome {
	case duplicate:
		return "not used: another listing has the same title, price and condition"
	case priceOutlier:
		return "not used: its price is more than five times above or below the others"
	case notNeeded:
		return "not used: enough other listings match at least as well"
	case otherOrigin:
		if item.authenticity == copied {
			return "not used: the item is a copy, and its title does not say that it is one"
		}
		return "not used: its title says that it is a copy"
	case irrelevant:
		if c.outOfScope {
			return "not used: " + item.scope.objection()
		}
		return "not used: " + objections[c.strongestEvidence(-1)]
	}
	return c.strongestSupport()
}

// strongestSupport returns a clause with the strongest evidence that the candidate is the item.
func (c *candidate) strongestSupport() string {
	i := c.strongestEvidence(1)
	if coefficients[i]*c.evidence[i] < c.pictureScore {
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
	itemFound:     "its title has most of the item's words",
	listingFound:  "most words of its title describe the item",
	wordsFound:    "its title has rare words of the item",
	numbersFound:  "its title has the item's numbers",
	modelFound:    "it has the item's model number",
	leadFound:     "it has the item's brand",
	orderKept:     "its title has the item's words in the same order",
	platformAdded: "it names the platform",
}

// objections has a clause for each piece of evidence with a negative coefficient, and for too low shares
// of words found.
var objections = [evidenceCount]string{
	itemFound:       "its title has few of the item's words",
	listingFound:    "few words of its title describe the item",
	modelOther:      "its model number is different",
	unitDiffers:     "its size or quantity is different",
	versionDiffers:  "its version is different",
	yearDiffers:     "its year is different",
	ordinalDiffers:  "its number in a series is different",
	kindAdded:       "it is offered as something else, such as an upgrade, a licence, refurbished or for parts",
	kindMissing:     "the item is an upgrade, a licence, refurbished or for parts, and this listing is not",
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
