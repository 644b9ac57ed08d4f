package valuation

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"loupe/core/market/product"
	"loupe/core/reading/description"
)

// randomSearch returns a made-up item and the listings of a search for it: offers of the item, of similar
// models, of accessories, and of unrelated things.
func randomSearch(r *rand.Rand) (Item, []Listing) {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	brand, line := pick("Orvex", "Tamura", "Halden", "Brixton", "Kestrel"), pick("Terra", "Vista", "Nomad", "Pulse")
	thing := pick("mountain bike", "rain jacket", "cordless drill", "table lamp", "running shoes", "espresso machine")
	number := func() string { return pick("TX", "K", "GR-", "HD ") + strconv.Itoa(100+r.IntN(9900)) }
	model, colour := number(), pick("black", "white", "red", "green")
	price := math.Exp(2 + 6*r.Float64())
	priceWithin := func(deviation float64) float64 {
		return math.Round(price*math.Exp(deviation*r.NormFloat64())*100) / 100
	}
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
		add(pick(brand+" "+line+" "+thing+" "+model, thing+" "+brand+" "+model+" ("+colour+")", brand+" "+model+" "+line+" "+thing+" "+colour+" new"), priceWithin(0.15))
	}
	for range r.IntN(6) {
		add(brand+" "+pick("Terra", "Vista", "Nomad", "Pulse")+" "+thing+" "+number(), priceWithin(0.6))
	}
	for range r.IntN(6) {
		add(pick("case for ", "spare parts for ", "manual for ")+brand+" "+model, priceWithin(0.3)/10)
	}
	for range r.IntN(20) {
		add(pick("garden hose", "photo album", "desk fan", "tea towel")+" "+pick("large", "small", "blue")+" "+strconv.Itoa(r.IntN(500)), priceWithin(2))
	}
	return item, listings
}

// forRandomSearches runs check on n made-up searches, each as a subtest named by its seed.
func forRandomSearches(t *testing.T, n int, check func(t *testing.T, r *rand.Rand, item Item, listings []Listing)) {
	t.Helper()
	for seed := range uint64(n) {
		r := rand.New(rand.NewPCG(seed, 7))
		item, listings := randomSearch(r)
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) { check(t, r, item, listings) })
	}
}

// forRandomValues is like forRandomSearches, for the searches that give a value. It returns how many these are.
func forRandomValues(t *testing.T, n int, check func(t *testing.T, r *rand.Rand, item Item, listings []Listing, v Valuation)) (values int) {
	t.Helper()
	forRandomSearches(t, n, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		if v := Appraise(item, listings, "USD"); v.Upper > 0 {
			values++
			check(t, r, item, listings, v)
		}
	})
	return values
}

// isNear reports whether the logarithms of a and b differ by at most the tolerance.
func isNear(a, b, tolerance float64) bool { return math.Abs(math.Log(a/b)) <= tolerance }

func TestResultIsConsistent(t *testing.T) {
	values := forRandomValues(t, 300, func(t *testing.T, _ *rand.Rand, _ Item, _ []Listing, v Valuation) {
		if !(0 < v.Lower && v.Lower <= v.Centre && v.Centre <= v.Upper) {
			t.Errorf("got lower %v, centre %v, upper %v, want them positive and in order", v.Lower, v.Centre, v.Upper)
		}
		if v.Best < 0 || !slices.Contains(v.Used, v.Best) || v.Used[0] != v.Best {
			t.Errorf("got best match %d, used %v, want the best match first among those used", v.Best, v.Used)
		}
		for i, j := range v.Judgements {
			if slices.Contains(v.Used, i) != j.Used || j.Why == "" || j.Probability <= 0 || j.Probability >= 1 {
				t.Errorf("judgement %d is %+v, want a reason, a probability between 0 and 1, and used as in %v", i, j, v.Used)
			}
		}
	})
	if values < 250 {
		t.Errorf("got a value in %d of 300 searches, want at least 250", values)
	}
}

func TestOrderOfListingsDoesNotMatter(t *testing.T) {
	forRandomSearches(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing) {
		want := Appraise(item, listings, "USD")
		order := r.Perm(len(listings))
		shuffled := make([]Listing, len(listings))
		for to, from := range order {
			shuffled[to] = listings[from]
		}
		got := Appraise(item, shuffled, "USD")
		for i, u := range got.Used {
			got.Used[i] = order[u]
		}
		if got.Best >= 0 {
			got.Best = order[got.Best]
		}
		if got.Lower != want.Lower || got.Centre != want.Centre || got.Upper != want.Upper || got.Best != want.Best ||
			!slices.Equal(got.Used, want.Used) || !slices.Equal(got.Sentences(), want.Sentences()) || got.Confidence != want.Confidence {
			t.Errorf("in another order: got\n%+v\nwant\n%+v", got, want)
		}
	})
}

func TestScalingPricesScalesTheRange(t *testing.T) {
	forRandomValues(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing, v Valuation) {
		k := math.Exp(4 * r.Float64())
		scaled := slices.Clone(listings)
		for i := range scaled {
			scaled[i].Price *= k
		}
		w := Appraise(item, scaled, "USD")
		cents := 0.02 / v.Lower
		if !isNear(w.Lower, k*v.Lower, cents) || !isNear(w.Centre, k*v.Centre, cents) || !isNear(w.Upper, k*v.Upper, cents) || v.Best != w.Best {
			t.Errorf("prices times %v: got %v, %v, %v, best match %d; want %v times %v, %v, %v, best match %d",
				k, w.Lower, w.Centre, w.Upper, w.Best, k, v.Lower, v.Centre, v.Upper, v.Best)
		}
	})
}

func TestListingMovesTheRangeByAtMostItsProbability(t *testing.T) {
	others := []string{"garden hose 50 ft", "tea towel set of 3", "Kestrel photo album", "spare parts for tractor T900", "large desk fan blue", "the and of for with"}
	forRandomValues(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing, v Valuation) {
		if len(listings) >= MaxListings {
			return
		}
		for _, title := range others {
			more := append(slices.Clone(listings), Listing{Title: title, Price: math.Exp(10 * r.Float64()), Vendor: "elsewhere", TextRank: len(listings) + 1})
			w := Appraise(item, more, "USD")
			p := w.Judgements[len(listings)].Probability
			cent := 0.01 / v.Lower
			if !isNear(v.Lower, w.Lower, p+cent) || !isNear(v.Centre, w.Centre, p+cent) || !isNear(v.Upper, w.Upper, p+cent) ||
				math.Abs(v.Confidence-w.Confidence) > p+0.001 || v.Best != w.Best {
				t.Errorf("with %q of probability %.4f: got %v, %v, %v, confidence %.4f, best match %d; want within that of %v, %v, %v, %.4f, and %d", title, p,
					w.Lower, w.Centre, w.Upper, w.Confidence, w.Best, v.Lower, v.Centre, v.Upper, v.Confidence, v.Best)
			}
		}
	})
}

func TestDuplicatesDoNotNarrowTheRange(t *testing.T) {
	forRandomValues(t, 200, func(t *testing.T, r *rand.Rand, item Item, listings []Listing, v Valuation) {
		more := slices.Clone(listings)
		for len(more) < MaxListings && r.IntN(20) > 0 {
			l := listings[r.IntN(len(listings))]
			l.Vendor, l.URL, l.TextRank = "reseller", "https://copy.example/"+strconv.Itoa(len(more)), len(more)+1
			more = append(more, l)
		}
		w := Appraise(item, more, "USD")
		if w.Upper/w.Lower < v.Upper/v.Lower*(1-1e-9) || v.Centre != w.Centre {
			t.Errorf("with %d duplicates: got %v, %v, %v, want the centre of %v, %v, %v and no narrower range",
				len(more)-len(listings), w.Lower, w.Centre, w.Upper, v.Lower, v.Centre, v.Upper)
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
			if w := Appraise(item, absurd, "EUR"); !isNear(v.Centre, w.Centre, 0.05) {
				t.Errorf("seed %d: with one of %d prices times %v, got centre %v, want about %v", seed, len(listings), factor, w.Centre, v.Centre)
			}
			added := append(slices.Clone(listings), Listing{Title: "Halden Nomad cordless drill GR-4410", Price: 100 * factor})
			if w := Appraise(item, added, "EUR"); !isNear(v.Centre, w.Centre, 0.05) {
				t.Errorf("seed %d: with a price of %v added to %d, got centre %v, want about %v", seed, 100*factor, len(listings), w.Centre, v.Centre)
			}
		}
	}
}

func TestFewOrDissimilarListingsWidenTheRange(t *testing.T) {
	item := Item{Title: "Tamura Vista espresso machine TX3300 black"}
	first := Listing{Title: "Tamura Vista espresso machine TX3300", Price: 300}
	second := Listing{Title: "espresso machine Tamura TX-3300 black", Price: 305}
	other := Listing{Title: "Tamura espresso machine TX5500", Price: 310}
	width := func(listings ...Listing) float64 {
		v := Appraise(item, listings, "USD")
		if v.Upper == 0 {
			t.Fatalf("got no value from %v: %v", listings, v.Sentences())
		}
		return math.Log(v.Upper / v.Lower)
	}
	two, one, dissimilar := width(first, second), width(first), width(other)
	if two >= one+0.01 {
		t.Errorf("width from two offers: got %v, want at most that from one, %v", two, one)
	}
	if dissimilar <= one+0.5 {
		t.Errorf("width from another model: got %v, want more than %v, 0.5 more than that from one offer", dissimilar, one+0.5)
	}
}

func FuzzAppraise(f *testing.F) {
	f.Add("sony dsc-w120/p camera 7.2 mp", "Sony DSC W120 pink", "used - good", "scratched", 99.0, 0.5, 3, "USD")
	f.Add("", "", "", "", 0.0, 0.0, 0, "")
	f.Add("v", "v. 1st 2'' \xff\xfe ½ ẞ İ", "not working", "\x00\n", math.Inf(1), math.NaN(), -5, "ZZZ")
	f.Add("8.0. .5 1.2.3 v8.0 0000000000000000000000000000000000000000000000000000000", "9999999999e9 1e400gb -0", "", "", 1e300, 2.0, math.MaxInt, "JPY")
	f.Fuzz(func(t *testing.T, words, title, condition, defect string, price, match float64, rank int, currency string) {
		item := Item{Description: words, Title: title, Condition: product.ParseCondition(condition), Defects: []string{defect, words}, Confidence: match}
		listings := []Listing{
			{Title: title, Price: price, TextRank: rank, PictureMatch: match, Condition: product.ParseCondition(condition)},
			{Title: words, Brand: title, Price: 10, VisualRank: rank, Sold: true},
			{Title: words + " " + title, Price: price / 3, URL: words},
		}
		v := Appraise(item, listings, currency)
		if !(v.Lower <= v.Centre && v.Centre <= v.Upper) || v.Lower < 0 || math.IsInf(v.Upper, 0) {
			t.Errorf("got lower %v, centre %v, upper %v, want them finite, not negative, and in order", v.Lower, v.Centre, v.Upper)
		}
		if len(v.Judgements) != len(listings) || len(v.Used) > MaxUsed || len(v.Sentences()) == 0 || len(v.Defects) > description.MaxDefects {
			t.Errorf("got %+v, want a judgement per listing, a reason, and no more than the limits", v)
		}
		if (v.Contradiction != "") != (v.Sentences()[0] == v.Contradiction) {
			t.Errorf("got the contradiction %q and the reasons %q, want it first", v.Contradiction, v.Sentences())
		}
		for _, s := range v.Sentences() {
			if len(s) > 8192 {
				t.Errorf("a reason has %d bytes, want at most 8192", len(s))
			}
			for _, r := range s {
				if r < ' ' || r == 0x7F {
					t.Errorf("reason %q has a control character", s)
				}
			}
		}
	})
}

func BenchmarkAppraise(b *testing.B) {
	r := rand.New(rand.NewPCG(3, 3))
	item, listings := randomSearch(r)
	for len(listings) < MaxListings {
		_, more := randomSearch(r)
		listings = append(listings, more...)
	}
	listings = listings[:MaxListings]
	b.ReportAllocs()
	for b.Loop() {
		Appraise(item, listings, "USD")
	}
}
