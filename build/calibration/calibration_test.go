package calibration

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"loupe/core/product"
	"loupe/worker/listingcsv"
)

// made returns a catalogue of some products with several offers each. The prices of a product's offers deviate by this
// much, in logarithms.
func made(deviation float64, change func(*listingcsv.Listing)) (listings []listingcsv.Listing) {
	r := rand.New(rand.NewPCG(1, 1))
	for n := range 20 {
		price := math.Exp(4 + 2*r.Float64())
		for offer := range 6 {
			l := listingcsv.Listing{
				ID: fmt.Sprintf("%d-%d", n, offer), Title: fmt.Sprintf("Halden QX%d00B camera, offer %c", 10+n, 'a'+offer), Currency: "EUR",
				Price: fmt.Sprintf("%.2f", price*math.Exp(deviation*r.NormFloat64())), Condition: "used", Sold: "yes", Date: "2026-01-10",
			}
			if change != nil {
				change(&l)
			}
			listings = append(listings, l)
		}
	}
	return listings
}

func TestCalibrationFollowsTheSpreadOfTheCatalogue(t *testing.T) {
	calm, err := Of(made(0.02, nil))
	if err != nil {
		t.Fatal(err)
	}
	wild, err := Of(made(0.6, nil))
	if err != nil {
		t.Fatal(err)
	}
	if !calm.Valid() || !wild.Valid() || calm.Listings != 120 || calm.Range >= wild.Range {
		t.Errorf("calm prices: got %+v, wild prices: %+v; want valid calibrations by 120 listings, with a larger factor for wild prices", calm, wild)
	}
}

func TestOnlySecondHandListingsWithPricesCount(t *testing.T) {
	for name, change := range map[string]func(*listingcsv.Listing){
		"new":      func(l *listingcsv.Listing) { l.Condition, l.Sold = "new", "no" },
		"unstated": func(l *listingcsv.Listing) { l.Condition, l.Sold = "", "" },
		"no price": func(l *listingcsv.Listing) { l.Price = "" },
		"no words": func(l *listingcsv.Listing) { l.Title = "-" },
	} {
		c, err := Of(made(0.1, change))
		if err != nil || c != (product.Calibration{}) {
			t.Errorf("%s: got %+v, error %v, want none", name, c, err)
		}
	}
	if c, err := Of(nil); err != nil || c.Valid() {
		t.Errorf("no listings: got %+v, error %v, want none", c, err)
	}
}
