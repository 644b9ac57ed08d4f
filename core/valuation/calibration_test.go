package valuation

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"loupe/core/limits"
	"loupe/core/product"
)

// tested is the valuation of every test price: a tenth on either side of the estimate.
var tested = Valuation{Lower: 90, Centre: 100, Upper: 100 / 0.9, Details: Details{Prices: Prices{Fast: 95, Market: 100, Patient: 100 / 0.95}}}

// pricesAround returns n prices that are lognormal around the estimate of tested.
func pricesAround(r *rand.Rand, n int, deviation float64) (prices []float64) {
	for range n {
		prices = append(prices, 100*math.Exp(deviation*r.NormFloat64()))
	}
	return prices
}

// calibrated returns the calibration by these prices, each with the valuation tested.
func calibrated(prices []float64) product.Calibration {
	var sample []Errors
	for _, price := range prices {
		if e, ok := ErrorsOf(price, &tested); ok {
			sample = append(sample, e)
		}
	}
	return Calibrate(sample)
}

// The corrected ranges hold 80 % of further prices, and a quarter of them lie beyond either quartile.
func TestCalibrationMakesThePromiseTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, deviation := range []float64{0.05, 0.1, 0.2} {
		c := calibrated(pricesAround(r, 2000, deviation))
		inside, below, above := 0.0, 0.0, 0.0
		further := pricesAround(r, 2000, deviation)
		for _, price := range further {
			v, y := tested, math.Log(price/100)
			if -c.Range*math.Log(v.Centre/v.Lower) <= y && y <= c.Range*math.Log(v.Upper/v.Centre) {
				inside++
			}
			if y < -c.Fast*math.Log(v.Centre/v.Prices.Fast) {
				below++
			}
			if y > c.Patient*math.Log(v.Prices.Patient/v.Centre) {
				above++
			}
		}
		n := float64(len(further))
		if math.Abs(inside/n-0.8) > 0.04 || math.Abs(below/n-0.25) > 0.04 || math.Abs(above/n-0.25) > 0.04 || c.Listings != 2000 {
			t.Errorf("deviation %v: got %+v with %.3f inside, %.3f below fast, %.3f above patient; want 0.8, 0.25, 0.25", deviation, c, inside/n, below/n, above/n)
		}
	}
}

// Prices at twice the bounds' distance give a factor of 2 if there are many, and one about halfway from 1 if there are few.
func TestCalibrationByFewListingsStaysNearTheModel(t *testing.T) {
	for _, c := range []struct {
		listings  int
		low, high float64
	}{{limits.MinCalibrated, 1.4, 1.6}, {10 * limits.MinCalibrated, 1.85, 1.95}, {100 * limits.MinCalibrated, 1.98, 2}} {
		prices := slices.Repeat([]float64{tested.Upper * tested.Upper / tested.Centre}, c.listings)
		if got := calibrated(prices).Range; got < c.low || got > c.high {
			t.Errorf("%d listings: got factor %v, want %v to %v", c.listings, got, c.low, c.high)
		}
	}
}

func TestCalibrationNeedsEnoughListings(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	if c := calibrated(pricesAround(r, limits.MinCalibrated-1, 0.1)); c != (product.Calibration{}) {
		t.Errorf("too few listings: got %+v, want none", c)
	}
	if c := calibrated(pricesAround(r, limits.MinCalibrated, 0.1)); !c.Valid() || c.Listings != limits.MinCalibrated {
		t.Errorf("just enough listings: got %+v, want a calibration by %d", c, limits.MinCalibrated)
	}
	for _, deviation := range []float64{0, 5} {
		if c := calibrated(pricesAround(r, 100, deviation)); !c.Valid() {
			t.Errorf("deviation %v: got %+v, want factors within the limits", deviation, c)
		}
	}
}

func TestErrorsAreRelativeToThePrediction(t *testing.T) {
	for price, want := range map[float64]Errors{
		90: {1, 2.05, -2.05}, 100: {0, 0, 0}, 95: {0.49, 1, -1}, 100 / 0.9: {1, -2.05, 2.05}, 81: {2, 4.11, -4.11},
	} {
		got, ok := ErrorsOf(price, &tested)
		if !ok || math.Abs(got.Range-want.Range) > 0.01 || math.Abs(got.Fast-want.Fast) > 0.01 || math.Abs(got.Patient-want.Patient) > 0.01 {
			t.Errorf("price %v: got %+v, %v, want %+v", price, got, ok, want)
		}
	}
	for _, price := range []float64{0, -1, math.NaN(), math.Inf(1)} {
		if e, ok := ErrorsOf(price, &tested); ok {
			t.Errorf("price %v: got %+v, want none", price, e)
		}
	}
	if e, ok := ErrorsOf(100, &Valuation{}); ok {
		t.Errorf("no value: got %+v, want none", e)
	}
}

// A range follows the calibration of the sources of its listings, and the reason says so.
func TestRangeIsCorrectedByTheCalibration(t *testing.T) {
	listings := []Listing{{Title: drillItem.Description, Price: 100}, {Title: drillItem.Description + " boxed set", Price: 104}}
	width := func(c product.Calibration) float64 {
		for i := range listings {
			listings[i].Calibration = c
		}
		v := Appraise(drillItem, listings, "USD")
		if v.Calibration.Listings != c.Listings {
			t.Errorf("%+v: got the calibration %+v", c, v.Calibration)
		}
		return math.Log(v.Upper / v.Lower)
	}
	plain := width(product.Calibration{})
	if wide := width(product.Calibration{Range: 2, Fast: 1, Patient: 1, Listings: 300}); !isNear(wide, 2*plain, 0.02) {
		t.Errorf("factor 2: got width %v, want twice %v", wide, plain)
	}
	if bad := width(product.Calibration{Range: math.NaN(), Fast: 1, Patient: 1}); bad != plain {
		t.Errorf("invalid calibration: got width %v, want %v", bad, plain)
	}
}

// The reason claims a check only if it covered the sources of all listings used.
func TestReasonClaimsNoCheckOfUncalibratedListings(t *testing.T) {
	listings := twoPrices()
	calibrated := product.Calibration{Range: 1.2, Fast: 1, Patient: 1, Listings: 300}
	listings[0].Calibration = calibrated
	said := func() bool {
		return strings.Contains(strings.Join(Appraise(drillItem, listings, "USD").Reasons, " "), "checked on 300 listings")
	}
	if said() {
		t.Error("one of two listings uncalibrated: got a reason that claims a check, want none")
	}
	if listings[1].Calibration = calibrated; !said() {
		t.Error("both calibrated: got no reason that states the check")
	}
}
