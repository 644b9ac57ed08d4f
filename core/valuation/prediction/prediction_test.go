package prediction

import (
	"math"
	"math/rand/v2"
	"testing"

	"loupe/core/market/product"
)

// price is a comparable of the item with these log odds.
func price(amount, logOdds float64) Comparable {
	return Comparable{LogPrice: math.Log(amount), LogOdds: logOdds, Probability: 1 / (1 + math.Exp(-logOdds)), IsClose: true, Age: -1}
}

// Five close prices outvote one of them, four do not.
func TestFiveClosePricesOutvoteOneOfThem(t *testing.T) {
	for count, outvoted := range map[int]bool{4: false, 5: true, 6: true} {
		var comparables []Comparable
		for i := range count {
			c := price(100, 2)
			if i == 0 {
				c = price(10_000, 3)
			}
			c.Adjusted = c.LogPrice
			comparables = append(comparables, c)
		}
		best := excludeOutvoted(comparables)
		if got := comparables[0].Outcome == Outlier; got != outvoted || outvoted != (best == 2) {
			t.Errorf("%d prices: got outvoted %v and best log odds %v, want outvoted %v", count, got, best, outvoted)
		}
	}
}

// A market has moved from 100 to 110 within 60 days. The centre follows it if the prices lie close together.
func TestOldPricesCountLessWherePricesLieCloseTogether(t *testing.T) {
	centre := func(deviation float64) float64 {
		var comparables []Comparable
		for i := range 8 {
			old, recent := price(100, 4), price(110, 4)
			old.Age, recent.Age = 60, 0
			noise := deviation * (float64(i)/3.5 - 1)
			old.LogPrice, recent.LogPrice = old.LogPrice+noise, recent.LogPrice+noise
			comparables = append(comparables, old, recent)
		}
		return math.Exp(Fitted.Predict(&Item{}, comparables).Centre)
	}
	if together, apart := centre(0.01), centre(0.6); together < 106.5 || apart > 106.5 {
		t.Errorf("got the centre %v for prices close together and %v for others, want it above 106.5 and below", together, apart)
	}
}

// A doubtful match makes the range wide, within limits.
func TestRangeHasLimits(t *testing.T) {
	p := Fitted.Predict(&Item{}, []Comparable{price(1, -2), price(10_000, -2)})
	if !p.OK || p.Upper-p.Centre > maxDistance || p.Centre-p.Lower > maxDistance || p.Upper-p.Lower < 3 {
		t.Errorf("got %+v, want a wide range of at most %v on either side of the centre", p, maxDistance)
	}
}

func TestConditionFactorsFallWithTheCondition(t *testing.T) {
	for kind := range KindCount {
		for c := product.OpenBox; c <= product.ForParts; c++ {
			better, _ := Factor(kind, c-1)
			worse, standardError := Factor(kind, c)
			if worse > better || worse <= 0 || standardError <= 0 {
				t.Errorf("kind %d: %s is worth %v with error %v, %s %v; want a factor that does not rise, and an error", kind, c, worse, standardError, c-1, better)
			}
		}
		if used, _ := Factor(kind, product.Used); used != 1 {
			t.Errorf("kind %d: used is worth %v, want 1", kind, used)
		}
	}
}

// The percentiles are in order, whatever the comparables.
func TestPercentilesAreInOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		comparables := make([]Comparable, 1+r.IntN(70))
		for i := range comparables {
			c := price(math.Exp(10*r.Float64()), 8*r.Float64()-6)
			c.Condition, c.Sold, c.Age = product.Condition(r.IntN(12)), r.IntN(2) == 0, r.IntN(1000)-1
			c.Words = NewWords(100)
			for range r.IntN(20) {
				c.Words.Add(r.IntN(100))
			}
			comparables[i] = c
		}
		item := Item{Condition: product.Condition(r.IntN(12)), Kind: Kind(r.IntN(int(KindCount))), LogDamage: -r.Float64(), Words: comparables[0].Words}
		p := Fitted.Predict(&item, comparables)
		if !p.OK || !(p.Lower < p.Fast && p.Fast < p.Centre && p.Centre < p.Patient && p.Patient < p.Upper) || p.Count > MaxPrices {
			t.Fatalf("got %+v, want percentiles in order from at most %d prices", p, MaxPrices)
		}
	}
}

// A word that is worth something among the comparables is added to those that lack it.
func TestPricesAreAdjustedToWords(t *testing.T) {
	words := func(list ...int) Words {
		w := NewWords(30)
		for _, n := range list {
			w.Add(n)
		}
		return w
	}
	var comparables []Comparable
	for i := range 12 {
		c := price(100, 0)
		c.Words = words(0, 10+i)
		if i%2 == 0 {
			c = price(200, 0)
			c.Words = words(0, 1, 10+i)
		}
		comparables = append(comparables, c)
	}
	with := Fitted.Predict(&Item{Words: words(0, 1)}, comparables)
	without := Fitted.Predict(&Item{Words: words(0)}, comparables)
	if with.Centre-without.Centre < 0.1 {
		t.Errorf("centre with the word: got %v, without it %v; want clearly more with it", with.Centre, without.Centre)
	}
}

// Prices so far apart that none is near the others leave the prediction finite.
func TestPricesFarApartGiveAFinitePrediction(t *testing.T) {
	words := NewWords(4)
	words.Add(1)
	for _, prices := range [][]float64{{1, 1e9}, {1, 1, 1e9, 1e9}, {1e-5, 1, 1e5, 1e10}} {
		var comparables []Comparable
		for _, amount := range prices {
			c := price(amount, 1)
			c.Words = words
			comparables = append(comparables, c)
		}
		p := Fitted.Predict(&Item{Words: words}, comparables)
		if !p.OK || math.IsNaN(p.Centre) || !(p.Lower < p.Centre && p.Centre < p.Upper) {
			t.Errorf("%v: got %+v, want a finite prediction", prices, p)
		}
	}
}
