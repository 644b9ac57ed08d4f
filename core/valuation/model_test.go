package valuation

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"loupe/core/valuation/learned"
)

// modelOf returns a model that gives every text a price, moves the estimate by a share of the way to it, and changes the width of the
// range by a factor.
func modelOf(price, share, factor float64) *learned.Model {
	m := &learned.Model{
		Words:      learned.Words{Mean: math.Log(price), Step: 0.01, Cells: strings.Repeat("P", learned.CellCount)},
		Correction: learned.Correction{Fast: 0.5, Patient: 0.4, Listings: 300},
	}
	m.Move[1], m.Width[0] = share/doubtOfTwo, math.Log(factor)
	return m
}

// doubtOfTwo is the doubt of the valuation of drillItem by twoPrices.
var doubtOfTwo = func() float64 { e := estimateOf(drillItem, twoPrices()); return e.NoMatch }()

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
	if reasons := strings.Join(v.Reasons, " "); !strings.Contains(reasons, "the median of 2 asking prices, raised by 41 % towards the price that 300 listings of the same source predict for its words.") {
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
		return strings.Contains(strings.Join(v.Reasons, " "), "checked on 300 listings")
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

func TestTooLittleSupportGivesNoValue(t *testing.T) {
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
	v := Appraise(drillItem, listings, "USD")
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
		examples = append(examples, learned.Example{Cells: CellsOf("", title), LogPrice: math.Log(price)})
	}
	m := modelOf(20, 0, 1)
	m.Words, m.Move = learned.LearnWords(examples), [4]float64{1}
	listings := []Listing{{Title: "Card7 holo", Price: 17, Model: m}, {Title: "Card7 holo mint", Price: 17, Model: m}}
	raw, graded := Appraise(Item{Description: "Card7 holo"}, listings, "USD"), Appraise(Item{Description: "Card7 holo graded nine"}, listings, "USD")
	if !isNear(raw.Centre, 17, 2) || !isNear(graded.Centre, 51, 8) {
		t.Errorf("got %v for the card and %v for the graded one, want about 17 and 51", raw.Centre, graded.Centre)
	}
}
