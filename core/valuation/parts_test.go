package valuation

import (
	"slices"
	"testing"
)

// scouts are offers of a camera, of its parts and of lots. The first has the picture of the photo.
func scouts() []Listing {
	return []Listing{
		{Title: "Halden Scout 35 camera with 50 mm lens", Price: 400, PictureMatch: 1},
		{Title: "Halden Scout 35 camera with 50 mm lens and case", Price: 420},
		{Title: "Halden Scout 35 camera body only", Price: 250},
		{Title: "Halden Scout 35 camera", Price: 260},
		{Title: "Halden Scout 35 camera empty box", Price: 20},
		{Title: "Lot of 2 Halden Scout 35 camera with 50 mm lens", Price: 700},
		{Title: "Strap for Halden Scout 35 camera", Price: 15},
	}
}

// What the caller states precedes the title of the listing whose picture is the photo's.
func TestStatedScopePrecedesTheMatchingPicture(t *testing.T) {
	for _, c := range []struct {
		description string
		low, high   float64 // of the centre; 0 for no value
		unused      []int
		reason      string
	}{
		{"", 380, 430, []int{4, 6}, ""},
		{"body only", 240, 275, []int{0, 1, 4, 5, 6}, "Only the body is valued"},
		{"nur Gehäuse", 240, 275, []int{0, 1, 4, 5, 6}, "Only the body is valued"},
		{"box only", 17, 23, []int{0, 1, 2, 3, 5, 6}, "Only the box is valued"},
		{"strap only", 12, 18, []int{0, 1, 2, 3, 4, 5}, "Only the strap is valued"},
		{"manual only", 0, 0, []int{0, 1, 2, 3, 4, 5, 6}, ""},
		{"lot of 3", 1000, 1300, []int{4, 6}, "a lot of 3"},
	} {
		item := Item{Title: "Halden Scout 35 camera with 50 mm lens", Confidence: 1, Description: c.description}
		v := Appraise(item, scouts(), "USD")
		if v.Centre < c.low || v.Centre > c.high || !v.says(c.reason) {
			t.Errorf("%q: got %v and the reasons %q, want %v to %v and a reason with %q", c.description, v.Centre, v.Sentences(), c.low, c.high, c.reason)
		}
		for _, i := range c.unused {
			if v.Judgements[i].Used {
				t.Errorf("%q: %q is used", c.description, scouts()[i].Title)
			}
		}
	}
}

// Batteries of a tool are sold separately, as lenses of a camera are.
func TestBareToolIsComparedWithBareTools(t *testing.T) {
	listings := []Listing{{Title: "Torvald GR-18 cordless drill with two batteries", Price: 180}, {Title: "Torvald GR-18 cordless drill, body only", Price: 70}}
	for description, used := range map[string][]bool{"body only": {false, true}, "": {true, false}} {
		v := Appraise(Item{Title: listings[0].Title, Confidence: 1, Description: description}, listings, "USD")
		for i := range used {
			if v.Judgements[i].Used != used[i] {
				t.Errorf("%q: %q is used: %v, want %v", description, listings[i].Title, v.Judgements[i].Used, used[i])
			}
		}
	}
}

func TestPriceOfALotIsDividedByItsPieces(t *testing.T) {
	item := Item{Description: "Halden Scout 35 camera"}
	listings := []Listing{
		{Title: "Lot of 4 Halden Scout 35 camera", Price: 824}, {Title: "Halden Scout 35 camera", Price: 200}, {Title: "Halden Scout 35 camera black", Price: 210},
	}
	v := Appraise(item, listings, "USD")
	if v.Centre < 195 || v.Centre > 215 || !v.Judgements[0].Used || !slices.Contains(v.Sentences(), "The price of each lot was divided by its number of pieces.") {
		t.Errorf("got %v with the lot used: %v, reasons %q; want about 205 and the reason", v.Centre, v.Judgements[0].Used, v.Sentences())
	}
	if listings[0].Price != 824 {
		t.Errorf("got the lot's price %v afterwards, want it unchanged", listings[0].Price)
	}
}

func TestOnlyTheProductItselfIsNoPart(t *testing.T) {
	listings := []Listing{{Title: "Elsarine Colline saddle bag only", Price: 400}, {Title: "Elsarine Colline saddle bag", Price: 420}}
	if v := Appraise(Item{Description: "Elsarine Colline saddle bag"}, listings, "USD"); !v.Judgements[0].Used {
		t.Errorf("got %q for the bag without accessories, want it used", v.Judgements[0].Why)
	}
}
