package valuation

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
)

// market is a made-up search: an item, listings of it by several shops, of its variants, its line and of other things.
func madeUp(r *rand.Rand) (Item, []Listing) {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	brand, line := pick("Orvex", "Tamura", "Halden", "Brixton", "Kestrel"), pick("Terra", "Vista", "Nomad", "Pulse")
	thing := pick("mountain bike", "rain jacket", "cordless drill", "table lamp", "running shoes", "espresso machine")
	number := func() string { return pick("TX", "K", "GR-", "HD ") + strconv.Itoa(100+r.IntN(9900)) }
	model, colour := number(), pick("black", "white", "red", "green")
	price := math.Exp(2 + 6*r.Float64())
	around := func(by float64) float64 { return math.Round(price*math.Exp(by*r.NormFloat64())*100) / 100 }
	vendors := []string{"north", "south", "east", "west"}

	item := Item{Description: brand + " " + line + " " + thing + " " + model + " " + colour}
	var listings []Listing
	add := func(title string, price float64) {
		l := Listing{Title: title, Price: price, Vendor: pick(vendors...), URL: "https://shop.example/" + strconv.Itoa(len(listings)), TextRank: len(listings) + 1}
		if r.IntN(8) == 0 {
			l.Price = 0
		}
		listings = append(listings, l)
	}
	for range 1 + r.IntN(8) {
		add(pick(brand+" "+line+" "+thing+" "+model, thing+" "+brand+" "+model+" ("+colour+")", brand+" "+model+" "+line+" "+thing+" "+colour+" new"), around(0.15))
	}
	for range r.IntN(6) {
		add(brand+" "+pick("Terra", "Vista", "Nomad", "Pulse")+" "+thing+" "+number(), around(0.6))
	}
	for range r.IntN(6) {
		add(pick("case for ", "spare parts for ", "manual for ")+brand+" "+model, around(0.3)/10)
	}
	for range r.IntN(20) {
		add(pick("garden hose", "photo album", "desk fan", "tea towel")+" "+pick("large", "small", "blue")+" "+strconv.Itoa(r.IntN(500)), around(2))
	}
	return item, listings
}

func scenarios(t *testing.T, n int, check func(t *testing.T, r *rand.Rand, item Item, listings []Listing)) {
	t.Helper()
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 7))
		item, listings := madeUp(r)
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) { check(t, r, item, listings) })
	}
}

func near(a, b, tolerance float64) bool { return math.Abs(math.Log(a/b)) <= tolerance }

func TestRangeIsInOrder(t *testing.T) {
	values := 0
	scenarios(t, 300, func(t *testing.T, _ *rand.Rand, item Item, listings []Listing) {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			return
		}
		values++
		if !(0 < v.Lower && v.Lower <= v.Centre && v.Centre <= v.Upper) {
			t.Errorf("range %v, %v, %v", v.Lower, v.Centre, v.Upper)
		}
		if v.Best < 0 || !slices.Contains(v.Used, v.Best) || v.Used[0] != v.Best {
			t.Errorf("best match %d, used %v", v.Best, v.Used)
		}
		for i, j := range v.Judgements {
			if slices.Contains(v.Used, i) != j.Used || j.Why == "" || j.Probability <= 0 || j.Probability >= 1 {
				t.Errorf("judgement %d: %+v, used %v", i, j, v.Used)
			}
		}
	})
	if values < 250 {
		t.Errorf("only %d of 300 scenarios have a value", values)
	}
}

func TestOrderDoesNotMatter(t *testing.T) {
	scenarios(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		v := Appraise(item, listings, "USD")
		order := r.Perm(len(listings))
		shuffled := make([]Listing, len(listings))
		for to, from := range order {
			shuffled[to] = listings[from]
		}
		w := Appraise(item, shuffled, "USD")
		for i, u := range w.Used {
			w.Used[i] = order[u]
		}
		if w.Best >= 0 {
			w.Best = order[w.Best]
		}
		if v.Lower != w.Lower || v.Centre != w.Centre || v.Upper != w.Upper || v.Best != w.Best ||
			!slices.Equal(v.Used, w.Used) || !slices.Equal(v.Reasons, w.Reasons) || v.Confidence != w.Confidence {
			t.Errorf("in another order:\n%+v\n%+v", v, w)
		}
	})
}

func TestScalingPricesScalesTheRange(t *testing.T) {
	scenarios(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			return
		}
		k := math.Exp(4 * r.Float64())
		scaled := slices.Clone(listings)
		for i := range scaled {
			scaled[i].Price *= k
		}
		w := Appraise(item, scaled, "USD")
		cent := 0.02 / v.Lower
		if !near(w.Lower, k*v.Lower, cent) || !near(w.Centre, k*v.Centre, cent) || !near(w.Upper, k*v.Upper, cent) || v.Best != w.Best {
			t.Errorf("times %v: %v %v %v became %v %v %v", k, v.Lower, v.Centre, v.Upper, w.Lower, w.Centre, w.Upper)
		}
	})
}

func TestAnIrrelevantListingMovesNoMoreThanItsProbability(t *testing.T) {
	others := []string{"garden hose 50 ft", "tea towel set of 3", "Kestrel photo album", "spare parts for tractor T900", "large desk fan blue", "the and of for with"}
	scenarios(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 || len(listings) >= MaxListings {
			return
		}
		for _, title := range others {
			more := append(slices.Clone(listings), Listing{Title: title, Price: math.Exp(10 * r.Float64()), Vendor: "elsewhere", TextRank: len(listings) + 1})
			w := Appraise(item, more, "USD")
			p := w.Judgements[len(listings)].Probability
			cent := 0.01 / v.Lower
			if !near(v.Lower, w.Lower, p+cent) || !near(v.Centre, w.Centre, p+cent) || !near(v.Upper, w.Upper, p+cent) ||
				math.Abs(v.Confidence-w.Confidence) > p+0.001 || v.Best != w.Best {
				t.Errorf("%q with a probability of %.4f moved %v %v %v (%.4f) to %v %v %v (%.4f)", title, p,
					v.Lower, v.Centre, v.Upper, v.Confidence, w.Lower, w.Centre, w.Upper, w.Confidence)
			}
		}
	})
}

func TestDuplicatesDoNotNarrowTheRange(t *testing.T) {
	scenarios(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			return
		}
		more := slices.Clone(listings)
		for len(more) < MaxListings && r.IntN(20) > 0 {
			l := listings[r.IntN(len(listings))]
			l.Vendor, l.URL, l.TextRank = "reseller", "https://copy.example/"+strconv.Itoa(len(more)), len(more)+1
			more = append(more, l)
		}
		w := Appraise(item, more, "USD")
		if w.Upper/w.Lower < v.Upper/v.Lower*(1-1e-9) || v.Centre != w.Centre {
			t.Errorf("%d copies: %v %v %v became %v %v %v", len(more)-len(listings), v.Lower, v.Centre, v.Upper, w.Lower, w.Centre, w.Upper)
		}
	})
}

func TestOneAbsurdPriceDoesNotMoveTheCentre(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 11))
		item := Item{Description: "Halden Nomad cordless drill GR-4410"}
		var listings []Listing
		for i := range 5 + r.IntN(10) {
			listings = append(listings, Listing{Title: "Halden cordless drill GR-4410 offer " + strconv.Itoa(i), Vendor: strconv.Itoa(i),
				Price: 100 * math.Exp(0.08*r.NormFloat64())})
		}
		v := Appraise(item, listings, "EUR")
		for _, factor := range []float64{0.001, 0.1, 10, 1000, 1e9} {
			absurd := slices.Clone(listings)
			absurd[r.IntN(len(absurd))].Price *= factor
			if w := Appraise(item, absurd, "EUR"); !near(v.Centre, w.Centre, 0.05) {
				t.Errorf("seed %d: one price times %v of %d moved the centre from %v to %v", seed, factor, len(listings), v.Centre, w.Centre)
			}
			added := append(slices.Clone(listings), Listing{Title: "Halden Nomad cordless drill GR-4410", Price: 100 * factor})
			if w := Appraise(item, added, "EUR"); !near(v.Centre, w.Centre, 0.05) {
				t.Errorf("seed %d: a price of %v beside %d moved the centre from %v to %v", seed, 100*factor, len(listings), v.Centre, w.Centre)
			}
		}
	}
}

func TestFewOrUnlikeListingsWidenTheRange(t *testing.T) {
	item := Item{Description: "Tamura Vista espresso machine TX3300 black"}
	same := Listing{Title: "Tamura Vista espresso machine TX3300", Price: 300}
	other := Listing{Title: "Tamura espresso machine TX5500", Price: 310}
	width := func(listings ...Listing) float64 {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			t.Fatalf("no value from %v: %v", listings, v.Reasons)
		}
		return math.Log(v.Upper / v.Lower)
	}
	second := same
	second.Title, second.Price = "espresso machine Tamura TX-3300 black", 305
	if two, one, unlike := width(same, second), width(same), width(other); !(two < one+0.01 && one+0.5 < unlike) {
		t.Errorf("widths: two offers %v, one %v, only another model %v", two, one, unlike)
	}
}

func FuzzAppraise(f *testing.F) {
	f.Add("sony dsc-w120/p camera 7.2 mp", "Sony DSC W120 pink", "used - good", "scratched", 99.0, 0.5, 3, "USD")
	f.Add("", "", "", "", 0.0, 0.0, 0, "")
	f.Add("v", "v. 1st 2'' \xff\xfe ½ ẞ İ", "not working", "\x00\n", math.Inf(1), math.NaN(), -5, "ZZZ")
	f.Add("8.0. .5 1.2.3 v8.0 0000000000000000000000000000000000000000000000000000000", "9999999999e9 1e400gb -0", "", "", 1e300, 2.0, math.MaxInt, "JPY")
	f.Fuzz(func(t *testing.T, words, title, condition, defect string, price, match float64, rank int, currency string) {
		item := Item{Description: words, Title: title, Condition: condition, Defects: []string{defect, words}, Confidence: match}
		listings := []Listing{
			{Title: title, Price: price, TextRank: rank, PictureMatch: match, Condition: condition},
			{Title: words, Brand: title, Price: 10, VisualRank: rank, Sold: true},
			{Title: words + " " + title, Price: price / 3, URL: words},
		}
		v := Appraise(item, listings, currency)
		if !(v.Lower <= v.Centre && v.Centre <= v.Upper) || v.Lower < 0 || math.IsInf(v.Upper, 0) {
			t.Errorf("range %v, %v, %v", v.Lower, v.Centre, v.Upper)
		}
		if len(v.Judgements) != len(listings) || len(v.Used) > MaxUsed || len(v.Reasons) == 0 || len(v.Defects) > MaxDefects {
			t.Errorf("%+v", v)
		}
		for _, s := range v.Reasons {
			if len(s) > 8192 {
				t.Errorf("a reason of %d bytes", len(s))
			}
			for _, r := range s {
				if r < ' ' || r == 0x7F {
					t.Errorf("control character in %q", s)
				}
			}
		}
	})
}

func BenchmarkAppraise(b *testing.B) {
	r := rand.New(rand.NewPCG(3, 3))
	item, listings := madeUp(r)
	for len(listings) < MaxListings {
		_, more := madeUp(r)
		listings = append(listings, more...)
	}
	listings = listings[:MaxListings]
	b.ReportAllocs()
	for b.Loop() {
		Appraise(item, listings, "USD")
	}
}

// A photo that matches the picture of one offer raises that offer; it does not silence the others of the same words.
func TestPictureOfOneOfferLeavesTheOthersTheirSay(t *testing.T) {
	item := Item{Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Confidence: 0.9}
	listings := []Listing{
		{Title: "Halden Scout 35 rangefinder camera", Price: 410, PictureMatch: 1},
		{Title: "Halden Scout 35 rangefinder film camera black", Price: 430},
		{Title: "Halden Scout 35 camera, rangefinder", Price: 395},
		{Title: "Orvik Drift acoustic guitar", Price: 2000},
	}
	v := Appraise(item, listings, "USD")
	if v.Best != 0 || len(v.Used) != 3 || v.Judgements[3].Used {
		t.Errorf("best %d, used %v", v.Best, v.Used)
	}
	seen := v.Judgements[0].Probability
	listings[0].PictureMatch = 0
	if words := Appraise(item, listings, "USD").Judgements[0].Probability; seen <= words {
		t.Errorf("probability %v with the picture, %v without", seen, words)
	}
}
