// Package reasons writes the sentences that explain a valuation to the customer.
package reasons

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/text"
	"loupe/core/market"
	"loupe/core/market/product"
	"loupe/core/reading/description"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
)

// Facts are what the reasons of a valuation say.
type Facts struct {
	Candidates  []matching.Candidate
	Best        int // the best match's index in candidates, or -1
	Used, Total int // listings used and found
	State       *pricing.State

	Item                 *pricing.Item
	Prices               *pricing.Range
	Lower, Centre, Upper float64         // in major units
	Asking               *pricing.Asking // nil without an asking price
	MaxRange             float64         // see matching.Item
	Currency             string

	reasons []Reason
}

// Explain returns the reasons. noValue is a clause that says why there is no value, if the description is the reason; else "".
func (f *Facts) Explain() (reasons []Reason, noValue string) {
	if f.Best < 0 {
		noValue = f.explainNoMatch()
		return f.reasons, noValue
	}
	e, state := f.Prices, f.State
	counts := f.countOutcomes()
	priced := counts[matching.UsedWithPrice]
	f.add("based_on", "Based on "+strconv.Itoa(f.Used)+" of "+plural(f.Total, "listing")+" found, "+pricedClause(priced, f.Used)+
		unusedClause(&counts, state.Authenticity == description.Copied)+".",
		"used found priced different other_origin other_part_of_catalogue duplicates outliers not_needed", f.Used, f.Total, priced, counts[matching.Irrelevant], counts[matching.OtherOrigin], counts[matching.OtherMarket], counts[matching.Duplicate], counts[matching.PriceOutlier], counts[matching.NotNeeded])
	c := &f.Candidates[f.Best]
	title := text.Excerpt(c.Title, description.MaxExcerpt)
	support, clause := strongestSupport(c)
	lacks := f.Item.Read.Lacks(c)
	f.add("best_match", "The best match is “"+title+"”. The probability that it is the same product is "+FormatProbability(c.Probability)+": "+clause+lacksClause(lacks)+".",
		"title probability because lacks", title, c.Probability, support, lacks)
	switch {
	case e.TooDoubtful:
		return f.explainDoubt(c, title)
	case e.TooWide:
		return f.explainWidth()
	case !e.OK && e.Count > 0:
		f.add("too_little", "The item is worth less than the smallest amount of "+f.Currency+".", "currency", f.Currency)
		return f.reasons, "the item is worth less than the smallest amount of " + f.Currency
	case !e.OK:
		f.add("no_price", "No listing used has a price, so no value could be estimated.", "")
		return f.reasons, ""
	}
	lowest, highest := f.round(math.Exp(e.Lowest)), f.round(math.Exp(e.Highest))
	f.add("estimate", "The estimate is "+money(f.Centre, f.Currency)+sourceClause(e)+spreadSentence(e, f.Currency),
		"estimate asking_prices sale_prices moved paid_below_asked lowest highest spread", f.Centre, e.Count-e.SoldCount, e.SoldCount, math.Expm1(e.Correction.Move), -math.Expm1(e.Correction.Paid), lowest, highest, math.Expm1(e.Spread))
	f.add("range", "The range is "+money(f.Lower, f.Currency)+" to "+money(f.Upper, f.Currency)+": 80 of 100 comparable sales are expected inside it. "+promiseSentence(e),
		"lower upper checked_on prices", f.Lower, f.Upper, e.Correction.Listings, e.Count)
	f.add("confidence", "The probability that the price is within 20 % of the estimate is "+FormatProbability(e.Confidence)+"."+wideRangeSentence(e),
		"probability only_similar", e.Confidence, e.NoMatch)
	f.explainAsking()
	f.explainScope()
	if state.Difference != "" {
		f.add("description_differs", "The description says “"+state.Difference+"”, but the item identified by the photo differs in that.",
			"words", state.Difference)
	}
	if state.OtherPieces > 0 {
		f.add("pieces_in_other_condition", "The condition of "+strconv.Itoa(state.OtherPieces)+" of the "+strconv.Itoa(state.Scope.Pieces)+" pieces is “"+
			state.OtherCondition.String()+"”; the value of the lot was adjusted for it.",
			"pieces of condition", state.OtherPieces, state.Scope.Pieces, state.OtherCondition.Code())
	}
	if state.Scope.Pieces < 2 && slices.ContainsFunc(f.Candidates, func(c matching.Candidate) bool {
		return c.Outcome == matching.UsedWithPrice && description.IsLotTitle(c.Title)
	}) {
		f.add("lots_divided", "The price of each lot was divided by its number of pieces.", "")
	}
	f.explainAuthenticity()
	f.explainCondition()
	f.explainDefects()
	return f.reasons, ""
}

// maxWords is how many words of an item a sentence lists.
const maxWords = 3

// explainDoubt says why the best match is not similar enough, and returns the same as Explain. title is its excerpt.
func (f *Facts) explainDoubt(best *matching.Candidate, title string) (reasons []Reason, noValue string) {
	clause, unlisted := "no listing found is similar enough: the best one, “"+title+"”, ", f.Item.Read.Unlisted()
	switch {
	case matching.NamesCategory(f.Item.Read.Tokens, f.Candidates):
		clause = "the description names only a kind of product; add a brand, a model or a size"
	case best.IsOtherAmount:
		clause += "is of another weight, volume, power or number of pieces"
	case len(unlisted) > 0:
		clause += "does not have " + alternatives(unlisted) + ", nor does any other"
	default:
		clause += "is the same product with a probability of " + FormatProbability(best.Probability)
	}
	f.add("too_doubtful", "No value is given, and nothing is charged: "+clause+".", "unlisted", unlisted)
	return f.reasons, clause
}

// add adds a reason: see New.
func (f *Facts) add(code, text, names string, values ...any) {
	f.reasons = append(f.reasons, New(code, text, names, values...))
}

// round rounds an amount in major units to the currency's minor unit.
func (f *Facts) round(x float64) float64 { return market.Round(x, f.Currency) }

// countOutcomes returns how many listings have each outcome.
func (f *Facts) countOutcomes() (counts [matching.OutcomeCount]int) {
	for i := range f.Candidates {
		counts[f.Candidates[i].Outcome]++
	}
	counts[matching.NotNeeded] += f.Total - len(f.Candidates)
	return counts
}

// explainWidth says that the range is too wide for a value, and what it would have been.
func (f *Facts) explainWidth() (list []Reason, noValue string) {
	e := f.Prices
	lower, upper, factor := f.round(math.Exp(e.Lower)), f.round(math.Exp(e.Upper)), math.Exp(e.Upper-e.Lower)
	width := "listings found differ so much that the range would be " + money(lower, f.Currency) + " to " + money(upper, f.Currency) +
		", a factor of " + strconv.FormatFloat(factor, 'g', 2, 64) + "; max_range allows " + strconv.FormatFloat(f.MaxRange, 'g', 3, 64)
	f.add("range_too_wide", "The "+width+". So no value is given, and nothing is charged.",
		"lower upper factor max_range", lower, upper, factor, f.MaxRange)
	return f.reasons, "the " + width
}

// explainNoMatch adds the reason why no listing matches the item.
func (f *Facts) explainNoMatch() (noValue string) {
	part := alone(f.State.Scope)
	switch {
	case f.Total == 0:
		f.add("no_listings", "No listings were found, so no value could be estimated.", "")
	case f.State.Several:
		noValue = "the description offers several products together; ask for each of them alone"
		f.add("several_products", "The description offers several products together. Each has a value of its own, so no value was estimated. Ask for each of them alone.", "")
	case part != "" && areOutOfScope(f.Candidates):
		noValue = "no listing is an offer of " + part + " alone"
		f.add("no_offer_of_part", "None of "+plural(f.Total, "listing")+" found is an offer of "+part+" alone, so no value could be estimated.",
			"found part", f.Total, partCode(f.State.Scope))
	case f.State.Authenticity == description.Copied:
		noValue = "the description says that the item is a copy, and no listing found is of one; prices of genuine products do not apply to it"
		words := text.Excerpt(f.State.CopyWords, description.MaxExcerpt)
		f.add("no_copy", "The item is described as “"+words+"”. No listing found is of a copy that matches the item, and the prices of genuine products "+
			"do not apply to a copy, so no value could be estimated.",
			"words", words)
	case f.Total == 1:
		f.add("no_match", "The only listing found does not match the item, so no value could be estimated.",
			"found", 1)
	default:
		f.add("no_match", "None of "+strconv.Itoa(f.Total)+" listings found matches the item, so no value could be estimated.",
			"found", f.Total)
	}
	return noValue
}

// explainAsking adds the reason that says how the asking price compares with the expected prices.
func (f *Facts) explainAsking() {
	if f.Asking == nil {
		return
	}
	verdict := f.Asking.Verdict
	switch verdict {
	case "under":
		verdict = "below"
	case "over":
		verdict = "above"
	}
	n := int(math.Round(100 * f.Asking.Percentile))
	position := "above " + strconv.Itoa(n) + " of 100 expected prices"
	switch {
	case n < 1:
		position = "below nearly all expected prices"
	case n > 99:
		position = "above nearly all expected prices"
	}
	f.add("asking_price", "The asking price of "+money(f.Asking.Amount, f.Currency)+" is "+position+"; it is "+verdict+" the range.",
		"amount percentile verdict", f.round(f.Asking.Amount), n, f.Asking.Verdict)
}

// explainAuthenticity adds the reason that says what the description states about copies, if it does.
func (f *Facts) explainAuthenticity() {
	said := text.Excerpt(f.State.CopyWords, description.MaxExcerpt)
	switch f.State.Authenticity {
	case description.Copied:
		f.add("copy", "The item is described as “"+said+"”, so only listings were used whose titles say the same or have such a word in the product's name.",
			"words", said)
	case description.Doubtful:
		f.add("may_be_copy", "It is left open whether the item is genuine (“"+said+"”). The value is that of a genuine item, and is less certain; a copy is worth far less.",
			"words", said)
	}
}

// explainCondition adds the reason that says how the item's condition changed the prices.
func (f *Facts) explainCondition() {
	state, e := f.State, f.Prices
	if state.Condition == product.Unknown {
		return
	}
	factor, standardError := prediction.Factor(state.Kind, state.Condition)
	effect, unstated := " Each price was adjusted from its listing's condition to this one.", 0.0
	if e.IsUnstated() {
		unstated = math.Exp(e.UnstatedLogFactor)
		effect += " A listing that states no condition counts as worth " + percent(unstated) + " of a used item."
	}
	worth, low, high := "", factor*math.Exp(-2*standardError), factor*math.Exp(2*standardError)
	if factor != 1 {
		worth = "; such an item is worth " + percent(low) + " to " + percent(high) + " of a used one"
	}
	f.add("condition", "The item's condition is “"+state.Condition.String()+"”"+worth+"."+effect,
		"condition worth_low worth_high unstated_worth", state.Condition.Code(), low, high, unstated)
}

// explainDefects adds the reason that names the item's defects, and what they take from the prices.
func (f *Facts) explainDefects() {
	defects := strings.Join(f.State.Defects, ", ")
	switch {
	case defects == "":
	case f.State.DamageFactor == 1:
		f.add("defects_in_condition", "The condition includes what does not work: "+defects+".",
			"defects", f.State.Defects)
	default:
		f.add("defects", "Each price was reduced by "+percent(1-f.State.DamageFactor)+" for "+plural(len(f.State.Defects), "defect")+": "+defects+".",
			"reduction defects", 1-f.State.DamageFactor, f.State.Defects)
	}
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
func unusedClause(counts *[matching.OutcomeCount]int, isCopy bool) string {
	different, description := counts[matching.Irrelevant], "different products"
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
		{counts[matching.OtherOrigin], origins},
		{counts[matching.OtherMarket], "of a part of the catalogue that matches the item less well"},
		{counts[matching.Duplicate], "with the title, price and condition of another listing"},
		{counts[matching.PriceOutlier], "priced more than five times above or below the others"},
		{counts[matching.NotNeeded], "matching no better than those used"},
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

// sourceClause says which prices the estimate is based on, and what moved it away from them.
func sourceClause(e *pricing.Range) string {
	asked, sold := plural(e.Count-e.SoldCount, "asking price"), plural(e.SoldCount, "sale price")
	prices, weights := asked+" and "+sold, " A sale price counts "+strconv.FormatFloat(prediction.Fitted.SoldFactor, 'f', -1, 64)+" times as much as an asking price."
	switch e.SoldCount {
	case 0:
		prices, weights = asked, ""
	case e.Count:
		prices, weights = sold, ""
	}
	if e.Count == 1 {
		return ", based on " + prices + moveClause(&e.Correction) + "."
	}
	if paid := math.Expm1(e.Correction.Paid); e.SoldCount < e.Count && paid < -0.005 {
		weights += " By the sales of the same source, buyers pay " + percent(-paid) + " less than sellers ask, so asking prices count that much lower."
	}
	return ", the median of " + prices + moveClause(&e.Correction) + ". Listings that match better count more." + weights
}

// moveClause says by how much the words moved the estimate. It is empty for less than half a per cent.
func moveClause(c *pricing.Correction) string {
	verb, change := "raised", math.Expm1(c.Move)
	if change < 0 {
		verb, change = "lowered", -change
	}
	if change < 0.005 {
		return ""
	}
	source := "listings of the same source"
	if c.Listings > 0 {
		source = plural(c.Listings, "listing") + " of the same source"
	}
	return ", " + verb + " by " + percent(change) + " for the item's words, as learned from " + source
}

// spreadSentence says how far apart the adjusted prices are. It begins with a space. It is empty for a single price.
func spreadSentence(e *pricing.Range, currency string) string {
	if e.Count == 1 {
		return ""
	}
	return " After adjustment to the item, the prices are between " + money(math.Exp(e.Lowest), currency) + " and " + money(math.Exp(e.Highest), currency) +
		", on average " + percent(math.Exp(e.Spread)-1) + " from their median."
}

// promiseSentence says what the promise of 80 of 100 sales rests on.
func promiseSentence(e *pricing.Range) string {
	switch {
	case e.Correction.Listings > 0:
		return "This was checked on " + plural(e.Correction.Listings, "listing") + " of the same source."
	case e.Count == 1:
		return "It is wide because it is based on a single price."
	}
	return "Its width depends on how far apart the prices are."
}

// wideRangeSentence says why the range is wide, if all prices may be for similar products only. It begins with a space.
func wideRangeSentence(e *pricing.Range) string {
	if e.NoMatch > 0.5 {
		return " All listings may be of similar products only, so the range is wide."
	}
	return ""
}

// Why returns a clause that says why the candidate was used or not.
func Why(c *matching.Candidate, item *pricing.State) string {
	switch c.Outcome {
	case matching.Duplicate:
		return "not used: another listing has the same title, price and condition"
	case matching.PriceOutlier:
		return "not used: its price is more than five times above or below the others"
	case matching.OtherMarket:
		return "not used: another part of the catalogue matches the item better"
	case matching.NotNeeded:
		return "not used: enough other listings match at least as well"
	case matching.OtherOrigin:
		if item.Authenticity == description.Copied {
			return "not used: the item is a copy, and its title does not say that it is one"
		}
		return "not used: its title says that it is a copy"
	case matching.Irrelevant:
		if c.OutOfScope {
			return "not used: " + objection(item.Scope)
		}
		return "not used: " + objections[strongestEvidence(c, -1)]
	}
	_, clause := strongestSupport(c)
	return clause
}

// strongestSupport returns the strongest evidence that the candidate is the item, by its name and as a clause.
func strongestSupport(c *matching.Candidate) (name, clause string) {
	i := strongestEvidence(c, 1)
	if matching.Coefficients[i]*c.Evidence[i] < c.PictureScore {
		return "picture", "its picture is similar to the photo"
	}
	return strings.ReplaceAll(matching.EvidenceNames[i], " ", "_"), supports[i]
}

// lacksClause says which of the item's words other listings have, but not the best match.
func lacksClause(words []string) string {
	if len(words) == 0 {
		return ""
	}
	return ", but it does not have " + alternatives(words) + ", as other listings do"
}

// alternatives returns the first maxWords words, quoted: “eos” or “r5”.
func alternatives(words []string) string {
	return "“" + strings.Join(words[:min(len(words), maxWords)], "” or “") + "”"
}

// strongestEvidence returns the piece of evidence that raises the score most if sign is 1, or lowers it
// most if sign is -1. Since the shares of words found never lower the score, for -1 it counts how far
// they are below 1.
func strongestEvidence(c *matching.Candidate, sign float64) int {
	strongest, largest := matching.ItemFound, 0.0
	for i, x := range c.Evidence {
		if sign < 0 && i <= matching.ListingFound {
			x -= 1
		}
		if contribution := sign * matching.Coefficients[i] * x; contribution > largest {
			strongest, largest = i, contribution
		}
	}
	return strongest
}

// supports has a clause for each piece of evidence with a positive coefficient.
var supports = [matching.EvidenceCount]string{
	matching.ItemFound:        "its title has most of the item's words",
	matching.ListingFound:     "most words of its title describe the item",
	matching.WordsFound:       "its title has rare words of the item",
	matching.NumbersFound:     "its title has the item's numbers",
	matching.ModelFound:       "it has the item's model number",
	matching.LeadFound:        "it has the item's brand",
	matching.HeadFound:        "its title has the item's first words",
	matching.ListingHeadFound: "the item has the first words of its title",
	matching.OrderKept:        "its title has the item's words in the same order",
	matching.PlatformAdded:    "it names the platform",
}

// objections has a clause for each piece of evidence with a negative coefficient, and for too low shares
// of words found.
var objections = [matching.EvidenceCount]string{
	matching.ItemFound:       "its title has few of the item's words",
	matching.ListingFound:    "few words of its title describe the item",
	matching.ModelOther:      "its model number is different",
	matching.StorageDiffers:  "its storage size is different",
	matching.VersionDiffers:  "its version is different",
	matching.YearDiffers:     "its year is different",
	matching.OrdinalDiffers:  "its number in a series is different",
	matching.KindAdded:       "it is offered as something else, such as an upgrade, a licence, refurbished or for parts",
	matching.KindMissing:     "the item is an upgrade, a licence, refurbished or for parts, and this listing is not",
	matching.ExtraAdded:      "it is an accessory, a lot or a bundle",
	matching.ColourDiffers:   "its colour is different",
	matching.PlatformDiffers: "it is for a different platform",
	matching.EditionAdded:    "its edition is different",
	matching.EditionMissing:  "its edition is different",
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
