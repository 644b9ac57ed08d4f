package calibration

import (
	"fmt"
	"testing"

	"loupe/core/valuation/learned"
	"loupe/worker/listingcsv"
)

// Tests of core/appraisal/calibration compare the model of a file with the one of an upload.
func TestOnlyListingsWithAPriceCount(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*listingcsv.Listing)
		want   int // listings
	}{
		"sold":     {func(l *listingcsv.Listing) { l.Condition = "" }, 36},
		"used":     {func(l *listingcsv.Listing) { l.Sold = "no" }, 36},
		"new":      {func(l *listingcsv.Listing) { l.Condition, l.Sold = "new", "no" }, 36},
		"unstated": {func(l *listingcsv.Listing) { l.Condition, l.Sold = "", "" }, 36},
		"no price": {func(l *listingcsv.Listing) { l.Price = "" }, 0},
		"no words": {func(l *listingcsv.Listing) { l.Title = "-" }, 0},
	} {
		var listings []listingcsv.Listing
		for n := range 36 {
			l := listingcsv.Listing{
				ID: fmt.Sprint(n), Title: fmt.Sprintf("Halden QX%d00B camera, offer %c", 10+n/6, 'a'+n%6), Currency: "EUR",
				Price: fmt.Sprint(100 + n%6), Condition: "used", Sold: "yes", Date: "2026-01-10",
			}
			c.change(&l)
			listings = append(listings, l)
		}
		if got, err := Of(listings); err != nil || got.Listings != c.want || (len(got.Cells) == learned.CellCount) != (c.want > 0) {
			t.Errorf("%s: got %+v, error %v, want a model by %d listings", name, got, err, c.want)
		}
	}
	if got, err := Of(nil); err != nil || got.Listings != 0 {
		t.Errorf("no listings: got %+v, error %v, want none", got, err)
	}
}
