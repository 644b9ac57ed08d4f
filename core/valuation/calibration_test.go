package valuation

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"loupe/core/product"
)

// trialsOf returns n trials whose prices are lognormal around a range of a tenth on either side.
func trialsWith(r *rand.Rand, n int, deviation float64) (trials []Trial) {
	for range n {
		v := Valuation{Lower: 90, Centre: 100, Upper: 100 / 0.9, Prices: Prices{95, 100, 100 / 0.95}}
		trials = append(trials, Trial{Price: 100 * math.Exp(deviation*r.NormFloat64()), Valuation: v})
	}
	return trials
}

// The corrected ranges hold 80 % of further prices, and a quarter of them lie beyond either quartile.
func TestCalibrationMakesThePromiseTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, deviation := range []float64{0.05, 0.1, 0.2} {
		c := Calibrate(trialsWith(r, 2000, deviation))
		inside, below, above := 0.0, 0.0, 0.0
		further := trialsWith(r, 2000, deviation)
		for _, trial := range further {
			v, y := trial.Valuation, math.Log(trial.Price/100)
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
		trials    int
		low, high float64
	}{{minCalibrated, 1.4, 1.6}, {10 * minCalibrated, 1.85, 1.95}, {100 * minCalibrated, 1.98, 2}} {
		trials := trialsWith(rand.New(rand.NewPCG(1, 1)), c.trials, 0)
		for i := range trials {
			trials[i].Price = 100 / (0.9 * 0.9)
		}
		if got := Calibrate(trials).Range; got < c.low || got > c.high {
			t.Errorf("%d listings: got factor %v, want %v to %v", c.trials, got, c.low, c.high)
		}
	}
}

func TestCalibrationNeedsTrials(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	if c := Calibrate(trialsWith(r, minCalibrated-1, 0.1)); c != (product.Calibration{}) {
		t.Errorf("too few trials: got %+v, want none", c)
	}
	invalid := trialsWith(r, 100, 0.1)
	for i := range invalid {
		if invalid[i].Valuation = (Valuation{}); i%2 == 0 {
			invalid[i] = Trial{Price: math.NaN(), Valuation: trialsWith(r, 1, 0)[0].Valuation}
		}
	}
	if c := Calibrate(invalid); c != (product.Calibration{}) {
		t.Errorf("no trial with a price and a value: got %+v, want none", c)
	}
	for _, deviation := range []float64{0, 5} {
		if c := Calibrate(trialsWith(r, 100, deviation)); !c.Valid() {
			t.Errorf("deviation %v: got %+v, want factors within the limits", deviation, c)
		}
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

// The reason claims a check only if it covered the sources of all listings used: an account's own uploads are not calibrated.
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
