package valuation

import (
	"math/rand/v2"
	"slices"
	"testing"

	"loupe/core/market/product"
	"loupe/core/valuation/pricing"
)

// phones256 are offers of one phone in several conditions and words, and of other phones and an accessory.
func phones256() []Listing {
	return []Listing{
		{Title: "Apple iPhone 13 Pro 256GB Graphite", Price: 420, Condition: product.Used},
		{Title: "iPhone 13 Pro 256 GB unlocked", Price: 435, Condition: product.Used},
		{Title: "Apple iPhone 13 Pro - 256GB - gebraucht", Price: 410},
		{Title: "Apple iPhone 13 Pro 256GB boxed", Price: 450},
		{Title: "Apple iPhone 13 Pro 256GB used", Price: 400},
		{Title: "Apple iPhone 13 Pro 256GB brand new sealed", Price: 560},
		{Title: "Apple iPhone 13 Pro 128GB", Price: 360, Condition: product.Used},
		{Title: "Apple iPhone 13 Pro 1TB", Price: 560, Condition: product.Used},
		{Title: "Apple iPhone 13 256GB", Price: 330, Condition: product.Used},
		{Title: "Case for iPhone 13 Pro", Price: 12, Condition: product.New},
		{Title: "Apple iPhone 13 Pro 256GB cracked screen for parts", Price: 190},
	}
}

func TestBareStorageSizeIsTheStorage(t *testing.T) {
	v := Appraise(Item{Description: "iphone 13 pro 256", Condition: product.Used}, phones256(), "USD")
	if v.Centre < 390 || v.Centre > 440 || v.Upper/v.Lower > 1.8 || v.Confidence < 0.7 {
		t.Errorf("got %v to %v around %v, confidence %v; want about 415 with a ratio of at most 1.8 and at least 0.7", v.Lower, v.Upper, v.Centre, v.Confidence)
	}
	if same, other := v.Judgements[0].Probability, v.Judgements[6].Probability; same < 0.1 || other > same/5 {
		t.Errorf("probability of 256GB: got %.2f, of 128GB %.2f; want at least 0.1 and far less", same, other)
	}
}

// A condition in a title is a value, no word that makes the offer another product.
func TestConditionInATitleKeepsTheProbability(t *testing.T) {
	item := Item{Description: "iphone 13 pro 256gb"}
	plain := Appraise(item, []Listing{{Title: "Apple iPhone 13 Pro 256GB", Price: 400}}, "USD").Judgements[0].Probability
	for _, word := range []string{"used", "gebraucht", "boxed", "pre-owned", "very good condition"} {
		got := Appraise(item, []Listing{{Title: "Apple iPhone 13 Pro 256GB " + word, Price: 400}}, "USD").Judgements[0].Probability
		if got < plain-0.15 {
			t.Errorf("with %q: got probability %.2f, want about %.2f as without it", word, got, plain)
		}
	}
}

func TestDamageNeverRaisesAValue(t *testing.T) {
	damages := []string{", cracked screen", " with scratches", ", dented", " - stained lining, torn strap", ", back glass shattered",
		", shutter stuck", ", works but the flash doesn't fire", ", needs repair", ", 傷あり", ", doesn't turn on"}
	check := func(t *testing.T, item Item, listings []Listing) {
		t.Helper()
		intact := Appraise(item, listings, "USD")
		for _, damage := range damages {
			damaged := item
			damaged.Description += damage
			v := Appraise(damaged, listings, "USD")
			if v.Centre > intact.Centre || v.Upper > intact.Upper || len(v.Defects) == 0 {
				t.Errorf("%q: got %v to %v around %v with defects %q, want at most %v to %v around %v", damaged.Description,
					v.Lower, v.Upper, v.Centre, v.Defects, intact.Lower, intact.Upper, intact.Centre)
			}
		}
		seen := item
		seen.Defects = []string{"cracked screen"}
		if v := Appraise(seen, listings, "USD"); v.Centre > intact.Centre {
			t.Errorf("a defect in the photo raises the value from %v to %v", intact.Centre, v.Centre)
		}
	}
	check(t, Item{Description: "iphone 13 pro 256gb used"}, phones256())
	forRandomSearches(t, 100, func(t *testing.T, _ *rand.Rand, item Item, listings []Listing) { check(t, item, listings) })
}

func TestRangeHoldsAPriceItRestsOn(t *testing.T) {
	forRandomSearches(t, 300, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		for i := range listings {
			listings[i].Price *= 1 + 4*r.Float64()
			listings[i].Model = modelOf(100*r.Float64(), r.Float64(), 0.25+r.Float64())
			listings[i].Model.Fast, listings[i].Model.Patient = r.Float64(), r.Float64()
		}
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			return
		}
		e := estimateOf(item, listings)
		if nearest := e.Nearest; nearest < e.Lower-1e-9 || nearest > e.Upper+1e-9 {
			t.Errorf("got the range %v to %v, want %v inside", e.Lower, e.Upper, nearest)
		}
		if p := v.Prices; p.Fast < v.Lower || p.Market < p.Fast || p.Patient < p.Market || v.Upper < p.Patient || p.Market != v.Centre {
			t.Errorf("got %+v for %v to %v around %v, want them in order", p, v.Lower, v.Upper, v.Centre)
		}
	})
}

// estimateOf returns the estimate of an appraisal.
func estimateOf(item Item, listings []Listing) pricing.Range {
	candidates, _, priced := judge(read(item, false), listings)
	return pricing.EstimateRange(&priced, candidates)
}

func TestOneListingGivesAWiderRangeThanFiveThatAgree(t *testing.T) {
	five := drillOffers(200, 201, 202, 203, 204)
	one, all := Appraise(drillItem, five[:1], "USD"), Appraise(drillItem, five, "USD")
	if one.Upper/one.Lower < 1.2*all.Upper/all.Lower || one.Confidence >= all.Confidence {
		t.Errorf("one: got %v to %v, confidence %v; five: %v to %v, confidence %v; want a wider range and less confidence from one", one.Lower, one.Upper, one.Confidence, all.Lower, all.Upper, all.Confidence)
	}
	if !one.says("based on a single price") {
		t.Errorf("got reasons %q, want one that says it rests on one price", one.Sentences())
	}
}

// conditionsByValue are the conditions that a request can state, the best first.
var conditionsByValue = []product.Condition{
	product.New, product.OpenBox, product.Refurbished, product.LikeNew, product.VeryGood, product.Good, product.Fair, product.Poor, product.ForParts,
}

// stateConditions gives each listing a condition at random, or none.
func stateConditions(r *rand.Rand, listings []Listing) {
	for i := range listings {
		listings[i].Condition = product.Condition(r.IntN(int(product.ForParts) + 1))
	}
}

func TestBetterConditionNeverLowersTheValue(t *testing.T) {
	forRandomSearches(t, 150, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		stateConditions(r, listings)
		// An item for parts matches other offers, which are those for parts.
		for i, condition := range conditionsByValue[1 : len(conditionsByValue)-1] {
			better, worse := item, item
			better.Condition, worse.Condition = conditionsByValue[i], condition
			a, b := Appraise(better, listings, "USD"), Appraise(worse, listings, "USD")
			if a.Centre < b.Centre {
				t.Errorf("%s: got %v, %s: %v; want no less for the better condition", better.Condition, a.Centre, worse.Condition, b.Centre)
			}
		}
	})
}

func TestUnstatedConditionMovesTheCentreLess(t *testing.T) {
	base := drillOffers(100, 101, 102, 103)
	for i := range base {
		base[i].Condition = product.Used
	}
	for _, c := range []struct {
		condition product.Condition
		price     float64
	}{{product.Used, 60}, {product.Used, 140}, {product.Used, 180}, {product.Unknown, 60}, {product.Unknown, 180}} {
		item, price := drillItem, c.price
		item.Condition = c.condition
		moved := func(c product.Condition) float64 {
			more := append(slices.Clone(base), Listing{Title: drillItem.Description + " special", Price: price, Condition: c})
			d := Appraise(item, more, "USD").Centre - Appraise(item, base, "USD").Centre
			return max(d, -d)
		}
		if known, unknown := moved(product.Used), moved(product.Unknown); unknown >= known {
			t.Errorf("a price of %v moves the centre by %v if its condition is known, by %v if not; want less if not", price, known, unknown)
		}
	}
}

func TestNewerSaleNeverCountsLess(t *testing.T) {
	const today = 20000
	item := drillItem
	item.Day = today
	sale := func(price float64, age int, offer string) Listing {
		return Listing{Title: drillItem.Description + " offer " + offer, Price: price, Sold: true, Date: today - age}
	}
	for _, newer := range []int{0, 10, 100} {
		for _, older := range []int{100, 200, 2000} {
			up := Appraise(item, []Listing{sale(100, older, "a"), sale(150, newer, "b")}, "USD").Centre
			down := Appraise(item, []Listing{sale(100, newer, "a"), sale(150, older, "b")}, "USD").Centre
			if up < down {
				t.Errorf("sales of %d and %d days ago: got %v if the newer is higher, %v if it is lower", newer, older, up, down)
			}
		}
	}
}

func TestDetails(t *testing.T) {
	const today = 20000
	item := Item{Description: drillItem.Description, Condition: product.Good, Day: today, AskingPrice: 400}
	listings := drillOffers(100, 99, 98, 97, 96, 95, 94, 118, 118, 118)
	for i := range listings {
		l := &listings[i]
		if l.Date, l.Condition, l.Sold = today-20*i, product.Used, true; i >= 7 {
			l.Condition, l.Sold = product.New, false
		}
	}
	v := Appraise(item, listings, "USD")
	if v.PrivateSale == nil || !slices.Equal(v.PrivateSale.Listings, []int{0, 1, 2, 3, 4, 5, 6}) || v.PrivateSale.Estimate < 94 || v.PrivateSale.Estimate > 100 {
		t.Errorf("private sale: got %+v, want 94 to 100 by the first seven", v.PrivateSale)
	}
	if v.Replacement == nil || !slices.Equal(v.Replacement.Listings, []int{7, 8, 9}) || v.Replacement.Estimate < 116 || v.Replacement.Estimate > 122 {
		t.Errorf("replacement: got %+v, want about 118 by the last three", v.Replacement)
	}
	if want := (ConditionMedian{Condition: product.New, Listings: 3, Median: 118}); len(v.Conditions) != 2 || v.Conditions[0] != want || v.Conditions[1].Listings != 7 || v.Conditions[1].Median != 97 {
		t.Errorf("conditions: got %+v, want %+v, then 7 used ones at 97", v.Conditions, want)
	}
	if v.Asking == nil || v.Asking.Verdict != "over" || v.Asking.Percentile < 0.9 {
		t.Errorf("asking price: got %+v, want over, at the 90th percentile or above", v.Asking)
	}
	if v.Trend == nil || v.Trend.Listings != 10 || v.Trend.From != today-180 || v.Trend.To != today || v.Trend.Per90Days < 0.02 || v.Trend.Per90Days > 0.08 {
		t.Errorf("trend: got %+v, want about 0.05 by ten", v.Trend)
	}
	for amount, want := range map[float64]string{1: "under", v.Lower: "within", v.Centre: "within", v.Upper: "within"} {
		item.AskingPrice = amount
		if a := Appraise(item, listings, "USD").Asking; a.Verdict != want || amount == v.Centre && (a.Percentile < 0.49 || a.Percentile > 0.51) {
			t.Errorf("asking %v: got %+v, want %s", amount, a, want)
		}
	}
}

func TestDetailsAreAbsentWithoutTheirListings(t *testing.T) {
	v := Appraise(drillItem, []Listing{drill(100)}, "USD")
	if v.PrivateSale != nil || v.Replacement != nil || v.Asking != nil || v.Conditions != nil || v.Trend != nil {
		t.Errorf("got %+v, want no details", v)
	}
}

// Thirteen offers of used cameras from 179 to 355 that state no condition once gave 399 for one in good condition.
func TestEstimateIsNotAboveEveryPriceItRestsOn(t *testing.T) {
	var listings []Listing
	for i, price := range []float64{179, 195, 210, 225, 240, 249, 260, 275, 289, 300, 320, 340, 355} {
		listings = append(listings, Listing{Title: "Halden F2 35mm film SLR camera offer " + string(rune('a'+i)), Price: price})
	}
	for _, condition := range []product.Condition{product.Unknown, product.Excellent, product.VeryGood, product.Good, product.Used, product.Fair} {
		item := Item{Title: "Halden F2 35mm film SLR camera", Brand: "Halden", Model: "F2", Category: "Cameras", Condition: condition, Confidence: 0.9}
		if v := Appraise(item, listings, "USD"); v.Centre > 320 || v.Centre < 179 {
			t.Errorf("%q: got %v from prices of 179 to 355, want 179 to 320", condition, v.Centre)
		}
	}
}

// An offer of a damaged item says so, so offers that state nothing are of working ones.
func TestItemForPartsIsWorthLessThanUnstatedOffers(t *testing.T) {
	listings := []Listing{{Title: "Halden Nomad cordless drill GR-4410", Price: 100}, {Title: "Halden Nomad drill GR-4410 cordless", Price: 104}}
	last := 1000.0
	for _, condition := range []product.Condition{product.Used, product.Fair, product.Poor, product.ForParts} {
		item := drillItem
		item.Condition = condition
		v := Appraise(item, listings, "USD")
		if v.Centre >= last {
			t.Errorf("%s: got %v, want less than %v for the better condition", condition, v.Centre, last)
		}
		last = v.Centre
	}
	if last > 60 {
		t.Errorf("for parts: got %v from working ones at 100, want at most 60", last)
	}
}
