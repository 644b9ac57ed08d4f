package valuation

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"loupe/core/product"
	"loupe/core/valuation/internal/pricing"
)

var drillItem = Item{Description: "Halden Nomad cordless drill GR-4410"}

func drill(price float64) Listing {
	return Listing{Title: "Halden Nomad cordless drill GR-4410", Price: price}
}

// Of two prices, nobody can tell which one is wrong.
func TestTwoPricesFarApartAreBothUsed(t *testing.T) {
	v := Appraise(drillItem, []Listing{drill(10), drill(1000)}, "USD")
	if len(v.Used) != 2 || math.Abs(v.Centre-100) > 1 {
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
	used := 0
	for _, j := range v.Judgements {
		if j.Used {
			used++
		}
	}
	if used != MaxUsed {
		t.Errorf("got %d judgements that say used, want %d", used, MaxUsed)
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
		used, unused, found := strings.Cut(v.Reasons[0], "Not used: ")
		if !found || !strings.HasPrefix(used, fmt.Sprintf("Based on %d of %d listings found", len(v.Used), total)) {
			t.Fatalf("got %q", v.Reasons[0])
		}
		sum := len(v.Used)
		for _, number := range regexp.MustCompile(`(?:^|, )(\d+) `).FindAllStringSubmatch(unused, -1) {
			n, _ := strconv.Atoi(number[1])
			sum += n
		}
		if sum != total {
			t.Errorf("%d used and the others make %d, want %d: %q", len(v.Used), sum, total, v.Reasons[0])
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

func TestFormatProbability(t *testing.T) {
	for p, want := range map[float64]string{
		0.0001: "under 1 %", 0.0099: "under 1 %", 0.01: "1 %", 0.5: "50 %", 0.99: "99 %", 0.9901: "over 99 %", 0.9999: "over 99 %",
	} {
		if got := FormatProbability(p); got != want {
			t.Errorf("FormatProbability(%v): got %q, want %q", p, got, want)
		}
	}
}

func TestWideRangeIsExplainedIfNoPriceIsProbablyOfTheProduct(t *testing.T) {
	for noMatch, explained := range map[float64]bool{0.5: false, 0.51: true, 0.9: true, 0.1: false} {
		if got := wideRangeSentence(&estimate{Prediction: pricing.Prediction{NoMatch: noMatch}}) != ""; got != explained {
			t.Errorf("at %v: got explained %v, want %v", noMatch, got, explained)
		}
	}
}

// The worst damage that a defect names decides.
func TestDamageOfADefect(t *testing.T) {
	for defect, want := range map[string]struct {
		factor float64
		fails  bool
	}{
		"broken, not working": {1, true}, "does not turn on": {1, true}, "broken battery": {0.7, false}, "light meter does not work": {0.7, false},
		"scratched and cracked screen": {0.65, false}, "small scratch": {0.88, false}, "smells of smoke": {0.95, false}, "画面割れ": {0.65, false},
		"needs a new battery": {0.85, false}, "faded": {0.92, false}, "電源が入りません": {1, true},
	} {
		if factor, fails := damageFactorOf(defect); factor != want.factor || fails != want.fails {
			t.Errorf("%q: got %v, %v, want %v, %v", defect, factor, fails, want.factor, want.fails)
		}
	}
}

func TestPictureScore(t *testing.T) {
	for _, c := range []struct {
		match float64
		rank  int
		want  float64
	}{
		{0, 0, 0}, {0.6, 0, 0}, {0.75, 0, 0}, {0.875, 0, 7}, {1, 0, 14}, {2, 0, 14}, {0, 1, 7}, {0, 4, 3.5}, {1, 1, 14}, {0.76, 1, 7},
	} {
		if got := pictureScore(&Listing{PictureMatch: c.match, VisualRank: c.rank}); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("picture match %v, rank %d: got %v, want %v", c.match, c.rank, got, c.want)
		}
	}
}
