package valuation

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"loupe/core/market/product"
)

var drillItem = Item{Description: "Halden Nomad cordless drill GR-4410"}

func drill(price float64) Listing {
	return Listing{Title: "Halden Nomad cordless drill GR-4410", Price: price}
}

// drillOffers returns an offer of the drill at each price, each with a title of its own.
func drillOffers(prices ...float64) (listings []Listing) {
	for i, price := range prices {
		listings = append(listings, Listing{Title: drillItem.Description + " offer " + string(rune('a'+i)), Price: price})
	}
	return listings
}

// says reports whether the reasons contain a text.
func (v Valuation) says(text string) bool {
	return strings.Contains(strings.Join(v.Sentences(), "\n"), text)
}

// If two prices differ, nothing says which one is wrong, so both count. Far apart, their range exceeds MaxRange.
func TestTwoPricesFarApartAreBothUsed(t *testing.T) {
	listings := []Listing{drill(10), drill(1000)}
	item := drillItem
	item.MaxRange = 10
	v, e := Appraise(item, listings, "USD"), estimateOf(drillItem, listings)
	if len(v.Used) != 2 || v.Centre != 0 || math.Abs(e.Centre-math.Log(100)) > 0.01 {
		t.Errorf("got used %v, the estimate %v and the value %v, want both used, the estimate 100 and no value", v.Used, math.Exp(e.Centre), v.Centre)
	}
	if v = Appraise(drillItem, []Listing{drill(80), drill(125)}, "USD"); len(v.Used) != 2 || math.Abs(v.Centre-100) > 1 {
		t.Errorf("got used %v and the centre %v, want both used and the centre 100", v.Used, v.Centre)
	}
}

func TestAtMostMaxUsedListingsAreUsed(t *testing.T) {
	var listings []Listing
	for i := range 30 {
		l := drill(0)
		l.Title += fmt.Sprint(", offer ", string(rune('a'+i%26)), i/26)
		if i < 3 {
			l.Price = 100
		}
		listings = append(listings, l)
	}
	v := Appraise(drillItem, listings, "USD")
	priced := 0
	for _, i := range v.Used {
		if listings[i].Price > 0 {
			priced++
		}
	}
	if len(v.Used) != MaxUsed || priced != 3 {
		t.Errorf("got %d listings used, %d with a price, want %d and 3", len(v.Used), priced, MaxUsed)
	}
	for i, j := range v.Judgements {
		if j.Used != slices.Contains(v.Used, i) {
			t.Errorf("listing %d: got used %v, want it as in %v", i, j.Used, v.Used)
		}
	}
}

// One offer in two conditions is two offers.
func TestListingsOfDifferentConditionsAreNoDuplicates(t *testing.T) {
	a, b := drill(100), drill(100)
	a.Condition, b.Condition = product.New, product.Used
	for i, j := range Appraise(drillItem, []Listing{a, b}, "USD").Judgements {
		if j.Duplicate || !j.Used {
			t.Errorf("listing %d: got duplicate %v, used %v, want it used", i, j.Duplicate, j.Used)
		}
	}
	b.Condition = a.Condition
	if v := Appraise(drillItem, []Listing{a, b}, "USD"); len(v.Used) != 1 {
		t.Errorf("got %d used of two equal listings, want 1", len(v.Used))
	}
}

// The numbers in the first reason add up to the listings found.
func TestFirstReasonCountsEveryListing(t *testing.T) {
	for _, total := range []int{25, 60, 70, 500} {
		var listings []Listing
		for i := range total {
			l := drill(50 + float64(i))
			if i%5 == 1 {
				l = Listing{Title: fmt.Sprint("tea towel ", i), Price: 4}
			}
			listings = append(listings, l)
		}
		v := Appraise(drillItem, listings, "USD")
		used, unused, found := strings.Cut(v.Sentences()[0], "Not used: ")
		if !found || !strings.HasPrefix(used, fmt.Sprintf("Based on %d of %d listings found", len(v.Used), total)) {
			t.Fatalf("got %q", v.Sentences()[0])
		}
		sum := len(v.Used)
		for _, number := range regexp.MustCompile(`(?:^|, )(\d+) `).FindAllStringSubmatch(unused, -1) {
			n, _ := strconv.Atoi(number[1])
			sum += n
		}
		if sum != total {
			t.Errorf("%d used and the others make %d, want %d: %q", len(v.Used), sum, total, v.Sentences()[0])
		}
	}
}

// The caller's own words need no model to be right.
func TestConfidenceCountsOnlyWithoutADescription(t *testing.T) {
	probability := func(description string, confidence float64) float64 {
		item := Item{Title: "Halden Nomad cordless drill GR-4410", Description: description, Confidence: confidence}
		return Appraise(item, []Listing{drill(100)}, "USD").Judgements[0].Probability
	}
	if doubtful, sure := probability("Halden drill GR-4410", 0.3), probability("Halden drill GR-4410", 1); doubtful != sure {
		t.Errorf("with a description: got %v at confidence 0.3 and %v at 1, want the same", doubtful, sure)
	}
	if doubtful, sure := probability("", 0.3), probability("", 1); math.Abs(doubtful-0.3*sure) > 1e-9 {
		t.Errorf("without a description: got %v at confidence 0.3, want 0.3 times %v", doubtful, sure)
	}
}

func TestBestMatchOfEqualListingsHasAPrice(t *testing.T) {
	priced, linked := drill(100), drill(0)
	linked.URL = "https://shop.example.com/drill"
	if v := Appraise(drillItem, []Listing{linked, priced}, "USD"); v.Best != 1 {
		t.Errorf("got best match %d, want 1, the one with a price", v.Best)
	}
}
