package valuation

import (
	"math"
	"slices"
	"strings"
	"testing"
)

// smallShop has a few goods of many kinds, from which nothing is learned.
var smallShop = []Listing{
	{Title: "Halden M6 rangefinder camera body, black", Brand: "Halden", Category: "Cameras", Price: 2400},
	{Title: "Corvane AE-1 camera body", Brand: "Corvane", Category: "Cameras", Price: 65},
	{Title: "Corvane AE-1 with 50mm f/1.8 lens", Brand: "Corvane", Category: "Cameras", Price: 110},
	{Title: "Vintage Brightwell lamp 1227 black", Category: "Lighting", Price: 120},
	{Title: "Tamura DHP484 combi drill 18V body only", Brand: "Tamura", Category: "Tools", Price: 75},
	{Title: "BRICKO Space 75192 Night Falcon", Brand: "BRICKO", Category: "Toys", Price: 560},
	{Title: "BRICKO Technic 42083 Racing car", Brand: "BRICKO", Category: "Toys", Price: 210},
	{Title: "9ct gold hoop earrings 2.1g", Category: "Jewellery", Price: 95},
	{Title: "18ct gold wedding band 3.2g", Category: "Jewellery", Price: 240},
	{Title: "Ostrander Les Paul Standard heritage cherry", Brand: "Ostrander", Category: "Guitars", Price: 340},
	{Title: "Brannoch Player Stratocaster Mexico", Brand: "Brannoch", Category: "Guitars", Price: 480},
	{Title: "Vantholm C40 classical guitar", Brand: "Vantholm", Category: "Guitars", Price: 89},
	{Title: "Nimbrell Play OLED console white", Brand: "Nimbrell", Category: "Consoles", Price: 210},
	{Title: "Lantern of the Kingdom Nimbrell Play", Brand: "Nimbrell", Category: "Games", Price: 35},
	{Title: "Nimbrell 13 Pro 128GB graphite", Brand: "Nimbrell", Category: "Phones", Price: 380},
	{Title: "Strydal Pace 90 white size UK 7", Brand: "Strydal", Category: "Shoes", Price: 45},
	{Title: "Strydal Pace 90 black UK 9", Brand: "Strydal", Category: "Shoes", Price: 50},
}

// Each question has the estimate, within a tenth, or 0 for none, and what a reason says.
func TestQuestionsToASmallShop(t *testing.T) {
	for _, q := range []struct {
		words string
		price float64
		says  string
	}{
		{"Vantholm C40", 89, ""},
		{"Vantholm C40 guitar #134", 89, ""},
		{"Corvane AE1", 67, ""},
		{"Corvane AE-1 body only no lens", 65, ""},
		{"nimbrell13pro", 380, ""},
		{"strydal pace 90 uk7", 45, ""},
		{"Vantholm C40 guitar, lot 12", 89, ""},
		{"Bricko 42083 missing a few pieces and no minifigures", 210 * 0.85, "missing a few pieces"},
		{"Nimbrell Play OLED console without controller", 210 * 0.85, "controller"},
		{"play oled tablet only, no dock no joycons", 210 * 0.7, "joycons"},
		{"Lantern of the Kingdom and Play OLED", 35, "it does not have “oled”, as other listings do"},
		{"Brannoch Telecaster american vintage", 0, "“telecaster”"},
		{"Corvane EOS R5 body", 0, "“eos” or “r5”"},
		{"BRICKO 10179 Night Falcon", 0, "“10179”"},
		{"18ct gold hoop earrings 12 g", 0, "of another weight"},
		{"Gibson Les Paul Standard 1959", 0, "“gibson”"},
		{"guitar", 0, "only a kind of product"},
		{"old camera", 0, "nothing is charged"},
		{"vintage chair", 0, "nothing is charged"},
		{"Nimbrell S23 Ultra 256GB", 0, "“s23”"},
	} {
		v := Appraise(Item{Description: q.words, MaxRange: 10}, smallShop, "USD")
		if v.Centre == 0 != (q.price == 0) || math.Abs(v.Centre-q.price) > q.price/10 {
			t.Errorf("%q: got %v, want %v: %q", q.words, v.Centre, q.price, v.Sentences())
		}
		if !strings.Contains(strings.Join(v.Sentences(), " "), q.says) {
			t.Errorf("%q: got %q, want %q in a reason", q.words, v.Sentences(), q.says)
		}
	}
}

func TestKnownPictureSaysWhatAGeneralDescriptionLeavesOpen(t *testing.T) {
	listings := slices.Clone(smallShop)
	listings[0].PictureMatch = 0.98
	if v := Appraise(Item{Description: "camera"}, listings, "USD"); v.Centre < 2200 {
		t.Errorf("got %v, want about the price of the listing with the picture: %q", v.Centre, v.Sentences())
	}
}

func TestModelOfAnotherNameContradictsThePicture(t *testing.T) {
	for _, q := range []struct{ title, brand, words string }{
		{"Corvane Watch Series 5", "Corvane", "Corvane Watch Ultra 2"},
		{"Nimbrell Flip 5 speaker", "Nimbrell", "Nimbrell Partybox 310"},
		{"Vantholm C40 classical guitar", "Vantholm", "Gibson Les Paul"},
	} {
		item := Item{Title: q.title, Brand: q.brand, Confidence: 0.95, Description: q.words}
		v := Appraise(item, []Listing{{Title: q.title, Brand: q.brand, Price: 95, PictureMatch: 0.98}}, "USD")
		if v.Contradiction == "" || v.Confidence > 0.5 {
			t.Errorf("%q with a photo of %q: got %q and a confidence of %v", q.words, q.title, v.Contradiction, v.Confidence)
		}
	}
}
