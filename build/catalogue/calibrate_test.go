package catalogue

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"loupe/core/search"
	"loupe/core/valuation"

	"loupe/worker/listingcsv"
)

// pricedListings returns listings of ten products with twelve offers each. The logarithms of their prices have this
// standard deviation.
func pricedListings(spread float64) (listings []listingcsv.Listing) {
	random := rand.New(rand.NewPCG(1, 2))
	for product := range 10 {
		model := fmt.Sprintf("Halden RX%d%d camera", product, product+3)
		for offer := range 12 {
			price := 100 * math.Exp(float64(product)/3+spread*random.NormFloat64())
			listings = append(listings, listingcsv.Listing{
				ID: fmt.Sprint(product, "-", offer), Title: model, Brand: "Halden", Vendor: fmt.Sprint("Shop ", offer), Price: fmt.Sprintf("%.2f", price), Currency: "USD",
			})
		}
	}
	return listings
}

func calibrate(t *testing.T, listings []listingcsv.Listing) valuation.Calibration {
	t.Helper()
	c, err := Calibrate(listings)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestCalibrationIsOfEachListingWithoutItself(t *testing.T) {
	listings := pricedListings(0.3)
	c := calibrate(t, listings)
	if c.Listings != len(listings) || !(c.Range > 0.3 && c.Range < 3) {
		t.Errorf("got %+v, want factors near 1 from %d listings", c, len(listings))
	}
	index, err := newIndex(listings)
	if err != nil {
		t.Fatal(err)
	}
	defer index.db.Close()
	found, err := index.search(5, "USD")
	if err != nil || len(found) < 11 {
		t.Fatalf("got %d listings, %v, want the other offers", len(found), err)
	}
	for _, l := range found {
		if l.Title == listings[5].Title && l.Vendor == listings[5].Vendor {
			t.Error("a listing is valued by itself")
		}
	}
}

func TestCalibrationDoesNotDependOnTheOrder(t *testing.T) {
	listings := pricedListings(0.3)
	want := calibrate(t, listings)
	slices.Reverse(listings)
	if got := calibrate(t, listings); got != want {
		t.Errorf("got %+v in reverse order, want %+v", got, want)
	}
}

func TestCalibrationNeedsPrices(t *testing.T) {
	listings := pricedListings(0.3)
	for i := range listings[10:] {
		listings[10+i].Price = ""
	}
	if got := calibrate(t, listings); got != (valuation.Calibration{}) {
		t.Errorf("got %+v from ten prices, want none", got)
	}
	if got := calibrate(t, nil); got != (valuation.Calibration{}) {
		t.Errorf("got %+v from no listings, want none", got)
	}
}

func TestStoredCalibrationIsReadByTheSearch(t *testing.T) {
	d1 := open(t)
	stored := func() []string {
		return query(t, d1, "SELECT json_array(range_factor, fast_factor, patient_factor, listings) FROM calibration")
	}
	for _, c := range []valuation.Calibration{{Range: 1.25, Fast: 0.5, Patient: 2, Listings: 40}, {Range: 1.5, Fast: 1, Patient: 1, Listings: 300}} {
		query(t, d1, StoreCalibration(c))
		if got := stored(); len(got) != 1 || valuation.Calibration(search.ParseCalibration(got[0])) != c {
			t.Errorf("got %q, want %+v", got, c)
		}
	}
}
