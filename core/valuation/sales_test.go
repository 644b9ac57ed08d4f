package valuation

import (
	"math"
	"slices"
	"strconv"
	"testing"
)

// sales returns sales of the drill at the prices, each a day older than the one before it.
func sales(today int, prices ...float64) (listings []Listing) {
	for i, price := range prices {
		l := drill(price)
		l.ID, l.Sold, l.Date, l.TextRank = strconv.Itoa(i), true, today-i, i+1
		listings = append(listings, l)
	}
	return listings
}

func repeat(price float64, n int) []float64 { return slices.Repeat([]float64{price}, n) }

func TestEverySaleAtTheSamePriceCounts(t *testing.T) {
	const today = 20000
	item := drillItem
	item.Day = today
	v := Appraise(item, sales(today, append(repeat(100, 9), 150, 160)...), "USD")
	if len(v.Used) != 11 || math.Abs(v.Centre-100) > 3 {
		t.Errorf("nine sales at 100, one at 150, one at 160: got %d used and the centre %v, want 11 and about 100", len(v.Used), v.Centre)
	}
	for name, change := range map[string]func(*Listing){
		"the same sale nine times": func(l *Listing) { l.ID = "the same" },
		"nine undated sales":       func(l *Listing) { l.Date = 0 },
		"nine offers":              func(l *Listing) { l.Sold = false },
	} {
		listings := sales(today, append(repeat(100, 9), 150, 160)...)
		for i := range listings {
			change(&listings[i])
		}
		if v := Appraise(item, listings, "USD"); len(v.Used) != 3 {
			t.Errorf("%s: got %d used, want 3", name, len(v.Used))
		}
	}
}

// If more listings match equally well than are used, the newest are used, or without dates the first that the search found. The
// cheapest are not preferred.
func TestListingsUsedAreNotTheCheapest(t *testing.T) {
	const today = 20000
	item := drillItem
	item.Day = today
	var prices []float64
	for i := range MaxListings {
		prices = append(prices, 100+float64(i*37%MaxListings)) // in no order
	}
	dated := sales(today, append(repeat(200, 20), repeat(100, 40)...)...)
	if v := Appraise(item, dated, "USD"); math.Abs(v.Centre-200) > 5 {
		t.Errorf("the last twenty sales were at 200, those before them at 100: got the centre %v, want about 200", v.Centre)
	}
	undated := sales(today, prices...)
	for i := range undated {
		undated[i].Date = 0
	}
	if v := Appraise(item, undated, "USD"); math.Abs(v.Centre-130) > 8 {
		t.Errorf("prices from 100 to 159: got the centre %v, want about 130", v.Centre)
	}
}
