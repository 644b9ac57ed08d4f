package valuation

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/core/market/product"
	"loupe/core/valuation/learned"
)

// modelOf returns a model that gives every text a price, moves the estimate by a share of the way to it, and changes the width of the
// range by a factor.
func modelOf(price, share, factor float64) *learned.Model {
	m := &learned.Model{
		Words:      learned.Words{Mean: math.Log(price), Step: 0.01, Cells: strings.Repeat("P", learned.CellCount)},
		Correction: learned.Correction{Coefficients: learned.Coefficients{Fast: 0.5, Patient: 0.4}, Listings: 300},
	}
	m.Move[1], m.Width[0] = share, math.Log(factor)
	return m
}

// taught returns the valuation of drillItem by two prices, with a model each.
func taught(models ...*learned.Model) Valuation {
	listings := twoPrices()
	for i, m := range models {
		listings[i].Model = m
	}
	return Appraise(drillItem, listings, "USD")
}

func TestModelMovesTheEstimateAndSetsTheWidth(t *testing.T) {
	plain, width := taught(), func(v Valuation) float64 { return math.Log(v.Upper / v.Lower) }
	still := modelOf(400, 0, 2)
	if v := taught(still, still); v.Centre != plain.Centre || !isNear(width(v), 2*width(plain), 0.03) || v.Correction.Move != 0 || v.Correction.Listings != 300 {
		t.Errorf("factor 2: got %v, %v wide, corrected by %+v; want %v, twice %v wide", v.Centre, width(v), v.Correction, plain.Centre, width(plain))
	}
	moving := modelOf(400, 0.5, 1)
	v := taught(moving, moving)
	if want := math.Sqrt(plain.Centre * 400); !isNear(v.Centre, want, 3) {
		t.Errorf("half of the way to 400: got %v, want %v", v.Centre, want)
	}
	if !(v.Lower <= 210) {
		t.Errorf("half of the way to 400: got the range %v to %v, want it to contain the nearest price, 210", v.Lower, v.Upper)
	}
	if reasons := strings.Join(v.Sentences(), " "); !strings.Contains(reasons, "the median of 2 asking prices, raised by 41 % for the item's words, as learned from 300 listings of the same source.") {
		t.Errorf("got the reasons %s, want the move in them", reasons)
	}
	if v := taught(modelOf(400, -3, 1), modelOf(400, -3, 1)); v.Centre != plain.Centre {
		t.Errorf("a negative share: got %v, want %v", v.Centre, plain.Centre)
	}
	unknown := modelOf(400, 0.5, 1)
	unknown.Words = learned.Words{}
	if v := taught(unknown, unknown); v.Centre != plain.Centre || v.Correction.Listings != 300 {
		t.Errorf("no price of words: got %v, corrected by %+v, want %v", v.Centre, v.Correction, plain.Centre)
	}
}

// The reason claims a check only if it covered the sources of all listings used.
func TestReasonClaimsNoCheckOfUntaughtListings(t *testing.T) {
	model := modelOf(205, 0.1, 1)
	said := func(v Valuation) bool {
		return strings.Contains(strings.Join(v.Sentences(), " "), "checked on 300 listings")
	}
	if said(taught(model)) {
		t.Error("one of two listings without a model: got a reason that claims a check, want none")
	}
	if !said(taught(model, model)) {
		t.Error("both with a model: got no reason that states the check")
	}
}

// A model counts as much as the prices of its source.
func TestModelsOfTwoSourcesAreWeighted(t *testing.T) {
	plain := taught().Centre
	a, b := modelOf(400, 0.5, 1), modelOf(100, 0.5, 1)
	both := taught(a, b).Centre
	if onlyA, onlyB := taught(a, a).Centre, taught(b, b).Centre; !(onlyB < both && both < onlyA && onlyB < plain && plain < onlyA) {
		t.Errorf("got %v with both models, %v and %v with one, want it between them", both, onlyA, onlyB)
	}
}

func TestRangeWiderThanMaxRangeGivesNoValue(t *testing.T) {
	wide := modelOf(200, 0, 4)
	wide.Width[0] = 2
	plain := taught()
	if !(plain.Upper > 0) {
		t.Fatal("got no value without a model, or the test proves nothing")
	}
	listings := twoPrices()
	listings[1].Price = 900
	for i := range listings {
		listings[i].Model = wide
	}
	item := drillItem
	item.MaxRange = 10
	v := Appraise(item, listings, "USD")
	if v.Upper != 0 || v.Confidence != 0 || v.NoValue == "" || v.Best < 0 || len(v.Used) != 2 {
		t.Errorf("got %v to %v, confidence %v, no value because %q, best %d, used %v; want no value, a clause that says why, and the listings",
			v.Lower, v.Upper, v.Confidence, v.NoValue, v.Best, v.Used)
	}
}

// The confidence is the probability that the price is within 20 % of the estimate, so a range twice as wide gives less.
func TestConfidenceFollowsTheWidthOfTheRange(t *testing.T) {
	last := 1.0
	for _, factor := range []float64{0.5, 1, 2} {
		v := taught(modelOf(200, 0, factor), modelOf(200, 0, factor))
		if !(0 < v.Confidence && v.Confidence < last) {
			t.Errorf("factor %v: got confidence %v, want it below %v", factor, v.Confidence, last)
		}
		last = v.Confidence
	}
}

// A word that means one product in one part of the catalogue may be common in another.
func TestPricesOfAnotherMarketDoNotCount(t *testing.T) {
	item := Item{Description: "Halden Scout 35 rangefinder camera"}
	listings := []Listing{
		{Title: "Halden Scout 35 rangefinder camera", Price: 300, Market: "catalog/cameras"},
		{Title: "Halden Scout 35 camera", Price: 320, Market: "catalog/cameras"},
		{Title: "Scout 35 tent camera", Price: 2000, Market: "catalog/camping"},
		{Title: "Halden Scout 35 rangefinder", Price: 310, Market: ""},
	}
	v := Appraise(item, listings, "USD")
	if v.Judgements[2].Used || v.Judgements[2].Why != "not used: another part of the catalogue matches the item better" {
		t.Errorf("the tent: got %+v, want it left out as of another market", v.Judgements[2])
	}
	if !v.Judgements[0].Used || !v.Judgements[3].Used {
		t.Errorf("got %+v, want the cameras and the outside source used", v.Judgements)
	}
	listings[2].Market = "catalog/cameras"
	if v := Appraise(item, listings, "USD"); v.Judgements[2].Why == "not used: another part of the catalogue matches the item better" {
		t.Error("a listing of the best market was left out as of another one")
	}
}

// Grades of one product differ in price by a factor that all products of the source share, so it is applied in full.
func TestWordsOfVariantsChangeThePrice(t *testing.T) {
	var examples []learned.Example
	for n := range 200 {
		title, price := "Card"+strconv.Itoa(n/4)+" holo", 10.0+float64(n/4)
		if n%2 == 1 {
			title, price = title+" graded nine", 3*price
		}
		examples = append(examples, learned.Example{Text: TextOf("", title), LogPrice: math.Log(price)})
	}
	m := modelOf(20, 0, 1)
	m.Words, m.Move = learned.LearnWords(examples), [5]float64{1}
	listings := []Listing{{Title: "Card7 holo", Price: 17, Model: m}, {Title: "Card7 holo mint", Price: 17, Model: m}, {Title: "Card8 graded nine", Model: m}}
	raw, graded := Appraise(Item{Description: "Card7 holo"}, listings, "USD"), Appraise(Item{Description: "Card7 holo graded nine"}, listings, "USD")
	if !isNear(raw.Centre, 17, 2) || !isNear(graded.Centre, 51, 8) {
		t.Errorf("got %v for the card and %v for the graded one, want about 17 and 51", raw.Centre, graded.Centre)
	}
}

// Where buyers pay less than sellers ask, an asking price is worth less than a paid one.
func TestAskingPricesCountAsWhatIsPaid(t *testing.T) {
	var examples []learned.Example
	for n := range 400 {
		price := 100.0
		if n%2 == 1 {
			price = 80
		}
		examples = append(examples, learned.Example{Text: TextOf("", "Lamp "+strconv.Itoa(n/2)), Sold: n%2 == 1, LogPrice: math.Log(price)})
	}
	m := modelOf(200, 0, 1)
	m.Words = learned.LearnWords(examples)
	asked, sold := twoPrices(), twoPrices()
	for i := range asked {
		asked[i].Model, sold[i].Model, sold[i].Sold = m, m, true
	}
	a, s := Appraise(drillItem, asked, "USD"), Appraise(drillItem, sold, "USD")
	if !isNear(a.Centre/s.Centre, 0.8, 0.02) || !a.says("buyers pay 20 % less than sellers ask") || s.says("buyers pay") {
		t.Errorf("got %v by asking prices and %v by paid ones, %q; want four fifths, and a reason", a.Centre, s.Centre, a.Sentences())
	}
}

// A size counts as a number, not only as a word: the price of one that no listing has is between those that listings have.
func TestSizesAreNumbers(t *testing.T) {
	var examples []learned.Example
	title := func(size int) string { return "Print on canvas " + strconv.Itoa(size) + " cm" }
	for n := range 300 {
		size := []int{20, 30, 60, 120}[n%4]
		examples = append(examples, learned.Example{Text: TextOf("", title(size)), LogPrice: 2 * math.Log(float64(size))})
	}
	words := learned.LearnWords(examples)
	price := func(size int) float64 {
		text := TextOf("", title(size))
		return words.Price(&text, 0)
	}
	if fifty, ninety := price(50), price(90); !(price(30) < fifty && fifty < ninety && ninety < price(120)) || !isNear(math.Exp(ninety-fifty), 3.24, 1.2) {
		t.Errorf("got prices %.2f for 50 cm and %.2f for 90 cm, want the ratio of the areas, 3.24", math.Exp(fifty), math.Exp(ninety))
	}
}

// priced returns a model that has learned from titles and prices, and moves estimates by the gap.
func priced(prices map[string]float64) *learned.Model {
	var examples []learned.Example
	for _, title := range slices.Sorted(maps.Keys(prices)) {
		for range 20 {
			examples = append(examples, learned.Example{Text: TextOf("", title), LogPrice: math.Log(prices[title])})
		}
	}
	m := modelOf(1, 0.5, 1)
	m.Words = learned.LearnWords(examples)
	return m
}

// A word that no listing has says nothing to a model.
func TestEmptyWordsDoNotMoveTheEstimate(t *testing.T) {
	titles := map[string]float64{"Dorrin clock glass small": 1000, "Dorrin clock brass": 300, "Dorrin vase glass": 90, "Velk clock small": 40}
	m := priced(titles)
	var listings []Listing
	for title, price := range titles {
		listings = append(listings, Listing{Title: title, Price: price, Model: m})
	}
	plain := estimateOf(Item{Description: "Dorrin clock glass small"}, listings).Raw
	wordy := estimateOf(Item{Description: "Dorrin clock glass small. It comes from my late uncle who kept it upstairs for many years and never showed anybody"}, listings).Raw
	if !plain.Known || math.Abs(plain.Centre+plain.Gap-wordy.Centre-wordy.Gap) > 0.05 {
		t.Errorf("got %+v, and with empty words %+v; want the same price of words", plain, wordy)
	}
}

// The price of a lot's words is that of all its pieces, as its estimate is.
func TestWordsOfALotAreOfAllPieces(t *testing.T) {
	m := modelOf(200, 0, 1)
	listings := drillOffers(200, 201, 199, 200)
	for i := range listings {
		listings[i].Model = m
	}
	one, ten := estimateOf(drillItem, listings).Raw, estimateOf(Item{Description: "lot of 10 " + drillItem.Description}, listings).Raw
	if one.Lot || !ten.Lot || math.Abs(ten.Centre-one.Centre-math.Log(10)) > 0.05 || math.Abs(ten.Gap) > 0.05 || math.Abs(one.Gap) > 0.05 {
		t.Errorf("got %+v for one and %+v for ten, want ten times the estimate and no gap", one, ten)
	}
}

// A range holds a price and the words' price, so words that contradict all prices make a wide one.
func TestWordsThatContradictThePricesMakeAWideRange(t *testing.T) {
	for _, price := range []float64{8, 20, 4000} {
		m := modelOf(price, 1, 0.6)
		if v := taught(m, m); !(v.Upper/v.Lower > 10) {
			t.Errorf("words worth %v for prices of 200 and 210: got %v to %v, want more than a factor of 10", price, v.Lower, v.Upper)
		}
	}
}

// An item of unknown condition gets the price that the model has learned from listings that state none.
func TestUnknownConditionCountsOnce(t *testing.T) {
	var examples []learned.Example
	for n := range 400 {
		examples = append(examples, learned.Example{Text: TextOf("", drillItem.Description), Condition: []product.Condition{product.New, product.Unknown}[n%2], LogPrice: math.Log(200)})
	}
	m := modelOf(1, 0, 1)
	m.Words = learned.LearnWords(examples)
	listings := drillOffers(200, 200.5, 199.5, 200)
	for i := range listings {
		listings[i].Model = m
		if i%2 == 0 {
			listings[i].Condition = product.New
		}
	}
	if e := estimateOf(drillItem, listings).Raw; !isNear(math.Exp(e.Centre+e.Gap), 200, 4) {
		t.Errorf("got a price of words of %v, want 200", math.Exp(e.Centre+e.Gap))
	}
}

func TestValueBelowTheSmallestAmountIsNone(t *testing.T) {
	m := modelOf(0.002, 1, 0.6)
	m.Move[0] = 0
	listings := twoPrices()
	for i := range listings {
		listings[i].Price, listings[i].Model = 0.004, m
	}
	if v := Appraise(drillItem, listings, "USD"); v.Upper != 0 || v.Details.Prices.Market != 0 {
		t.Errorf("got %v to %v around %v, want no value", v.Lower, v.Upper, v.Centre)
	}
}
