package valuation

import (
	"math"
	"strconv"
	"testing"

	"loupe/core/market/product"
	"loupe/core/valuation/prediction"
)

// twoPrices are two offers of drillItem.
func twoPrices() []Listing {
	return []Listing{{Title: drillItem.Description, Price: 200}, {Title: drillItem.Description + " boxed set", Price: 210}}
}

// Copies of one listing are one offer, whatever the case, the order of the words and the punctuation.
func TestCopiesOfAListingCountOnce(t *testing.T) {
	one := Appraise(drillItem, []Listing{drill(200)}, "USD")
	copies := []Listing{drill(200)}
	for i, title := range []string{
		"halden nomad cordless drill gr-4410", "Halden Nomad GR-4410 cordless drill", "Halden Nomad (cordless drill) GR-4410", "Halden Nomad cordless drill GR-4410",
	} {
		copies = append(copies, Listing{Title: title, Price: 200, Vendor: "north", URL: "https://shop.example/p?result=" + strconv.Itoa(i)})
	}
	v := Appraise(drillItem, copies, "USD")
	if len(v.Used) != 1 || v.Confidence > one.Confidence || v.Centre != one.Centre || v.Upper/v.Lower < one.Upper/one.Lower {
		t.Errorf("got %d used, confidence %v, %v to %v; want one used, and no more certain than from one listing: confidence %v, %v to %v",
			len(v.Used), v.Confidence, v.Lower, v.Upper, one.Confidence, one.Lower, one.Upper)
	}
}

// Offers with one title are of one product, so they confirm once that it is the item's.
func TestOffersWithOneTitleConfirmTheProductOnce(t *testing.T) {
	similar := func(price float64) Listing {
		return Listing{Title: "Halden cordless drill set", Price: price}
	}
	if one := estimateOf(drillItem, []Listing{similar(100)}); one.NoMatch < 0.1 || one.NoMatch > 0.95 {
		t.Fatalf("one offer: got the doubt %v, want a doubtful match", one.NoMatch)
	}
	var many []Listing
	for i := range 12 {
		many = append(many, similar(100+float64(i)/10))
	}
	v, e := Appraise(drillItem, many, "USD"), estimateOf(drillItem, many)
	if p := v.Judgements[0].Probability; len(v.Used) != 12 || e.NoMatch < 1-p-1e-9 {
		t.Errorf("twelve offers: got %d used and the doubt %v; want 12 and at least that of one, %v", len(v.Used), e.NoMatch, 1-p)
	}
}

// Many offers of the product that a model saw don't make it more certain that the model was right.
func TestOffersDontConfirmTheIdentification(t *testing.T) {
	item := Item{Title: drillItem.Description, Confidence: 0.4}
	listings := drillOffers(200, 201, 202, 203, 204, 205, 206, 207, 208, 209)
	few, many := Appraise(item, listings[:1], "USD"), Appraise(item, listings, "USD")
	if few.Confidence > 0.4 || many.Confidence > 0.4 || many.Confidence <= few.Confidence {
		t.Errorf("got confidence %v from one offer and %v from ten; want more from ten, but at most that of the identification, 0.4", few.Confidence, many.Confidence)
	}
	sure := item
	sure.Confidence = 1
	if v := Appraise(sure, listings, "USD"); v.Upper/v.Lower >= many.Upper/many.Lower {
		t.Errorf("a sure identification: got %v to %v, want a narrower range than %v to %v", v.Lower, v.Upper, many.Lower, many.Upper)
	}
}

// A range is as long above its centre as below if the prices are.
func TestRangeOfSymmetricPricesIsSymmetric(t *testing.T) {
	for _, count := range []int{1, 2, 3, 5, 9, 15} {
		for _, logOdds := range []float64{-2, 0, 3} {
			var comparables []prediction.Comparable
			for i := range count {
				words := prediction.NewWords(20)
				words.Add(i)
				comparables = append(comparables, prediction.Comparable{
					LogPrice: 5 + 0.1*(float64(i)-float64(count-1)/2), LogOdds: logOdds, Probability: 1 / (1 + math.Exp(-logOdds)), Age: -1, Words: words,
				})
			}
			p := prediction.Fitted.Predict(&prediction.Item{Words: prediction.NewWords(20)}, comparables)
			if below, above := p.Centre-p.Lower, p.Upper-p.Centre; math.Abs(below-above) > 1e-6 {
				t.Errorf("%d prices with log odds %v: got %v below and %v above the centre, want the same", count, logOdds, below, above)
			}
		}
	}
}

// More prices that agree never widen a range on either side.
func TestMoreAgreeingPricesNeverWidenTheRange(t *testing.T) {
	bounds := func(count int) (below, above float64) {
		v := Appraise(drillItem, drillOffers(repeat(200, count)...), "USD")
		return v.Centre / v.Lower, v.Upper / v.Centre
	}
	below, above := bounds(1)
	for _, count := range []int{2, 3, 5, 10, 19} {
		b, a := bounds(count)
		if b > below*1.0001 || a > above*1.0001 {
			t.Errorf("%d prices: got factors %v and %v, want at most %v and %v as from fewer", count, b, a, below, above)
		}
		below, above = b, a
	}
}

// Whatever a model says, the percentiles are different and in order.
func TestPercentilesNeverCollapse(t *testing.T) {
	factors := []float64{0, 1e-9, 0.25, 1, 4}
	for _, own := range []float64{0.25, 1, 1.5} {
		for _, fast := range factors {
			for _, patient := range factors {
				listings := twoPrices()
				for i := range listings {
					listings[i].Model = modelOf(205, 0, own)
					listings[i].Model.Fast, listings[i].Model.Patient = fast, patient
				}
				v := Appraise(drillItem, listings, "USD")
				if p := v.Prices; !(v.Lower < p.Fast && p.Fast < p.Market && p.Market < p.Patient && p.Patient < v.Upper) {
					t.Errorf("range %v, fast %v, patient %v: got %v, %+v, %v; want them different and in order", own, fast, patient, v.Lower, p, v.Upper)
				}
			}
		}
	}
}

// What a replacement costs is no more certain than the item's value, least of all by a single listing.
func TestPartialEstimatesAreAsWideAsTheDoubt(t *testing.T) {
	item := Item{Description: drillItem.Description, Condition: product.Used}
	listings := drillOffers(100, 101, 102, 103, 104, 135, 136, 137, 138)
	for i := range listings {
		listings[i].Condition = product.Used
		if i >= 5 {
			listings[i].Condition = product.New
		}
	}
	one, four := Appraise(item, listings[:6], "USD"), Appraise(item, listings, "USD")
	width := func(lower, upper float64) float64 { return math.Log(upper / lower) }
	byOne, byFour := width(one.Replacement.Lower, one.Replacement.Upper), width(four.Replacement.Lower, four.Replacement.Upper)
	if len(one.Replacement.Listings) != 1 || byOne < 1.2*byFour {
		t.Errorf("replacement: got width %v by one listing, %v by four; want at least 1.2 times as wide", byOne, byFour)
	}
	if cent := 1e-3; byOne < width(one.Lower, one.Upper)-cent || byFour < width(four.Lower, four.Upper)-cent {
		t.Errorf("replacement: got widths %v and %v; want at least those of the ranges, %v and %v", byOne, byFour, width(one.Lower, one.Upper), width(four.Lower, four.Upper))
	}
}

// The picture of an accessory often shows the product, too.
func TestPictureOfAnAccessoryIsNoEvidence(t *testing.T) {
	item := Item{Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Confidence: 0.9, Attributes: []string{"leather case", "strap", "spare battery"}}
	listings := []Listing{
		{Title: "Leather case for Halden Scout 35", Price: 25, VisualRank: 1},
		{Title: "Manual for cameras", Price: 9, VisualRank: 2},
		{Title: "Halden Scout 35 replacement parts", Price: 30, PictureMatch: 1},
		{Title: "Halden Scout 35 camera", Price: 300, VisualRank: 4},
		{Title: "Halden Scout 35 rangefinder with case", Price: 320, VisualRank: 5},
	}
	v := Appraise(item, listings, "USD")
	if v.Best < 3 || v.Lower < 150 {
		t.Errorf("got best match %d and %v to %v, want a camera", v.Best, v.Lower, v.Upper)
	}
	for i, j := range v.Judgements {
		if j.Used != (i >= 3) {
			t.Errorf("%s: got used %v with probability %v, want %v", listings[i].Title, j.Used, j.Probability, i >= 3)
		}
	}
	item.Title, item.Attributes = "Leather case for Halden Scout 35", nil
	if v := Appraise(item, listings, "USD"); v.Best != 0 {
		t.Errorf("for the case: got best match %d, want 0", v.Best)
	}
}
