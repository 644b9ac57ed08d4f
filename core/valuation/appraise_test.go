package valuation

import (
	"math"
	"slices"
	"strings"
	"testing"

	"loupe/core/market/product"
)

// The first listing of each case is the best match. No constant was fitted to these products.
func TestBestMatch(t *testing.T) {
	tests := []struct {
		name     string
		item     Item
		listings []string
	}{
		{"model number written differently", Item{Description: "bosch gsb 18v-55 cordless drill"},
			[]string{"Cordless Combi Drill Bosch Professional GSB18V55", "Bosch GSB 18V-85 cordless drill", "Bosch cordless drill case"}},
		{"storage", Item{Description: "apple iphone 12 64gb blue"},
			[]string{"iPhone 12 - 64 GB - Blue (Apple)", "Apple iPhone 12 128GB blue", "Apple iPhone 13 64GB blue", "Apple iPhone 12 64GB red"}},
		{"accessory", Item{Description: "canon eos r6 camera body"},
			[]string{"Canon EOS R6 Body", "battery grip for canon eos r6 camera body", "canon eos r6 user manual", "Canon EOS R5 body"}},
		{"refurbished", Item{Description: "dyson v11 absolute vacuum cleaner"},
			[]string{"Dyson V11 Absolute cordless vacuum cleaner", "Dyson V11 Absolute vacuum cleaner refurbished", "Dyson V10 Absolute vacuum cleaner"}},
		{"lot", Item{Description: "lego city police car 60312"},
			[]string{"LEGO 60312 Police Car City", "lego city bundle lot of 5 police car 60312 60314", "LEGO City Fire Helicopter 60318"}},
		{"parts", Item{Description: "seiko skx007 diver watch"},
			[]string{"Diver's watch Seiko SKX007 automatic", "Seiko SKX007 watch for parts not working", "Seiko SKX009 diver watch"}},
		{"year", Item{Description: "topps chrome baseball hobby box 2021"},
			[]string{"2021 Topps Chrome Baseball Hobby Box", "2020 Topps Chrome Baseball Hobby Box", "2022 Topps Chrome Baseball Hobby Box"}},
		{"colour", Item{Description: "nike air force 1 07 white"},
			[]string{"Nike Air Force 1 '07 shoes White", "Nike Air Force 1 '07 shoes Black"}},
		{"item identified by vision", Item{Title: "Le Creuset Signature cast iron round casserole", Brand: "Le Creuset", Model: "24 cm", Confidence: 0.8},
			[]string{"Le Creuset Signature round casserole 24cm cast iron", "Le Creuset Signature round casserole 20cm cast iron", "Staub cocotte 24cm"}},
		{"attributes", Item{Title: "Patagonia Better Sweater fleece jacket", Attributes: []string{"colour: green", "knitted surface", "full zip"}},
			[]string{"Patagonia Better Sweater jacket green", "Patagonia Better Sweater fleece jacket navy"}},
		{"typing error", Item{Description: "makita angel grinder ga5030"},
			[]string{"Makita GA-5030R angle grinder", "Makita GA9020 angle grinder", "makita grinder disc"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			listings := make([]Listing, len(tt.listings))
			for i, title := range tt.listings {
				listings[len(listings)-1-i] = Listing{Title: title, Price: float64(100 + i)}
			}
			v := Appraise(tt.item, listings, "EUR")
			if want := len(listings) - 1; v.Best != want {
				t.Errorf("best match: got listing %d, want %d", v.Best, want)
				for i, j := range v.Judgements {
					t.Logf("listing %d: probability %.3f, score %.2f, %s: %s", i, j.Probability, j.Score, listings[i].Title, j.Why)
				}
			}
		})
	}
}

// checkUsed checks that the first want listings were used, and no others.
func checkUsed(t *testing.T, v Valuation, listings []Listing, want int) {
	t.Helper()
	for i, j := range v.Judgements {
		if j.Used != (i < want) {
			t.Errorf("%s: used is %v, want %v; probability %.3f, %s", listings[i].Title, j.Used, i < want, j.Probability, j.Why)
		}
	}
}

func TestAllOffersOfTheProductAreUsedAndNoOthers(t *testing.T) {
	same := []string{"Makita GA5030R angle grinder 125mm", "angle grinder makita ga-5030r", "MAKITA GA5030R 720W", "Makita GA5030R grinder, boxed"}
	others := []string{"Makita GA9020 angle grinder 230mm", "Makita GA5030R carry bag", "guard for Makita GA5030R parts", "Bosch GWS 7-125 angle grinder"}
	var listings []Listing
	for i, title := range append(slices.Clone(same), others...) {
		listings = append(listings, Listing{Title: title, Price: 60 + float64(i)})
	}
	v := Appraise(Item{Description: "makita angle grinder ga5030r 125 mm"}, listings, "EUR")
	checkUsed(t, v, listings, len(same))
	if want := "Based on 4 of 8 listings found, all with a price; the other 4 are different products."; v.Sentences()[0] != want {
		t.Errorf("first reason: got %q, want %q", v.Sentences()[0], want)
	}
}

func TestListingsWithBrandAndModelAreUsedButNotAccessories(t *testing.T) {
	same := []string{"Halden Scout 35 camera", "Halden Scout 35 Messsucherkamera – geprüft", "Halden Scout 35 rangefinder, black", "the SCOUT 35 by Halden"}
	others := []string{"Leather half case for Halden Scout 35", "Halden Scout 35 for parts", "Halden Nomad 8 slide projector", "Orvik Scout 35 tent"}
	var listings []Listing
	for i, title := range append(slices.Clone(same), others...) {
		listings = append(listings, Listing{Title: title, Price: 300 + float64(i)})
	}
	item := Item{
		Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Model: "Scout 35", Confidence: 0.9,
		Attributes: []string{"45 mm f/1.9 lens", "chrome", "35 mm film"},
	}
	checkUsed(t, Appraise(item, listings, "EUR"), listings, len(same))
}

func TestPictureDecidesBetweenSimilarTitles(t *testing.T) {
	listings := []Listing{
		{Title: "walnut side table", Price: 80, TextRank: 1},
		{Title: "oak side table", Price: 90, PictureMatch: 0.97, TextRank: 2},
	}
	if v := Appraise(Item{Title: "side table", Confidence: 0.9}, listings, "GBP"); v.Best != 1 {
		t.Errorf("best match with a matching picture on listing 1: got %d, want 1", v.Best)
	}
	listings[1].PictureMatch, listings[0].VisualRank = 0, 1
	if v := Appraise(Item{Title: "side table"}, listings, "GBP"); v.Best != 0 {
		t.Errorf("best match with listing 0 first in the image search: got %d, want 0", v.Best)
	}
}

func TestReasonOfListingThatMatchesOnlyByPicture(t *testing.T) {
	v := Appraise(Item{Title: "side table", Confidence: 0.9}, []Listing{{Title: "Beistelltisch Eiche", Price: 90, PictureMatch: 1}}, "EUR")
	if want := "its picture is similar to the photo"; v.Best != 0 || v.Judgements[0].Why != want {
		t.Errorf("got best match %d, why %q; want 0, %q", v.Best, v.Judgements[0].Why, want)
	}
}

func TestPictureOfOneOfferKeepsOtherOffersInUse(t *testing.T) {
	item := Item{Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Confidence: 0.9}
	listings := []Listing{
		{Title: "Halden Scout 35 rangefinder camera", Price: 410, PictureMatch: 1},
		{Title: "Halden Scout 35 rangefinder film camera black", Price: 430},
		{Title: "Halden Scout 35 camera, rangefinder", Price: 395},
		{Title: "Orvik Drift acoustic guitar", Price: 2000},
	}
	v := Appraise(item, listings, "USD")
	if v.Best != 0 || len(v.Used) != 3 || v.Judgements[3].Used {
		t.Errorf("got best match %d, used %v; want best match 0, used 0 to 2", v.Best, v.Used)
	}
	with := v.Judgements[0].Probability
	listings[0].PictureMatch = 0
	if without := Appraise(item, listings, "USD").Judgements[0].Probability; with <= without {
		t.Errorf("probability with the picture: got %v, want more than without it, %v", with, without)
	}
}

func TestConditionAndDefectsScaleThePrice(t *testing.T) {
	item := Item{Description: "Halden Nomad cordless drill GR-4410"}
	listings := []Listing{{Title: "Halden Nomad cordless drill GR-4410", Price: 200, Condition: product.New}}
	plain := Appraise(item, listings, "USD")
	tests := []struct {
		item, listing string // conditions
		defects       []string
		wantFactor    float64
		wantReason    string
	}{
		{"", "New", nil, 1, ""},
		{"new", "New", nil, 1, "The item's condition is “new”; such an item is worth 115 % to 140 % of a used one. Each price was adjusted from its listing's condition to this one."},
		{"Used - Very Good", "New", nil, math.Exp(0.03 - 0.24), "condition is “very good”; such an item is worth 97 % to 109 % of a used one"},
		{"used", "used", nil, 1, "The item's condition is “used”."},
		{"for parts", "", nil, math.Exp(-0.64), "The item's condition is “for parts”; such an item is worth 41 % to 67 % of a used one. Each price was adjusted from its listing's condition to this one. " +
			"A listing that states no condition counts as worth 100 % of a used item."},
		{"refurbished", "Used, good", nil, math.Exp(0.13), "refurbished"},
		{"", "New", []string{"cracked screen"}, 0.65, "Each price was reduced by 35 % for 1 defect: cracked screen."},
		{"", "New", []string{"scratch on lid", "dent"}, 0.88 * 0.88, "Each price was reduced by 23 % for 2 defects: scratch on lid, dent."},
		{"", "New", []string{"torn strap", "torn seam", "torn lining", "torn edge", "torn handle", "torn back"}, 0.2, "by 80 %"},
		{"", "New", []string{"torn strap", "torn strap"}, 0.75, "for 1 defect: torn strap."},
	}
	for _, tt := range tests {
		item.Condition, item.Defects, listings[0].Condition = product.ParseCondition(tt.item), tt.defects, product.ParseCondition(tt.listing)
		v := Appraise(item, listings, "USD")
		if got := v.Centre / plain.Centre; math.Abs(got-tt.wantFactor) > 1e-3 {
			t.Errorf("%+v: got factor %v on the centre, want %v", tt, got, tt.wantFactor)
		}
		if !v.says(tt.wantReason) {
			t.Errorf("%+v: got reasons %q, want one with %q", tt, v.Sentences(), tt.wantReason)
		}
	}
}

func TestUnstatedConditionIsTakenFromTheOtherListings(t *testing.T) {
	// centre is that of an item in good condition, by one listing that states no condition, twelve that
	// state this one, and more.
	centre := func(condition string, more ...Listing) float64 {
		listings := []Listing{{Title: "Halden Nomad cordless drill GR-4410", Price: 100}}
		for i := range 12 {
			listings = append(listings, Listing{Title: "Halden Nomad cordless drill GR-4410, offer " + string(rune('a'+i)), Price: 100, Condition: product.ParseCondition(condition)})
		}
		return Appraise(Item{Description: "Halden Nomad cordless drill GR-4410", Condition: product.Good}, append(listings, more...), "USD").Centre
	}
	if got := centre(""); got != 100 {
		t.Errorf("no condition stated: got centre %v, want 100", got)
	}
	if got := centre("Used"); got != 100 {
		t.Errorf("the others used, worth as much as good: got centre %v, want 100", got)
	}
	if got := centre("New"); math.Abs(got-79) > 1 {
		t.Errorf("the others new: got centre %v, want about 79", got)
	}
	if got := centre("", Listing{Title: "Halden Nomad GR-4410", Price: 100, Condition: product.New}); got < 75 || got > 99 {
		t.Errorf("one other new: got centre %v, want 75 to 99", got)
	}
}

func TestReasons(t *testing.T) {
	item := Item{Description: "Halden Nomad cordless drill GR-4410", Condition: product.Used, AskingPrice: 150}
	drill := func(title string, price float64, sold bool) Listing {
		return Listing{Title: "Halden Nomad cordless drill GR-4410 " + title, Price: price, Condition: product.Used, Sold: sold}
	}
	listings := []Listing{
		drill("north", 100, false), drill("south", 110, true), drill("east", 0, false), drill("west", 95, false), drill("west", 95, false),
		drill("up", 9500, false), drill("down", 105, false), drill("left", 98, false), {Title: "tea towel", Price: 4},
	}
	want := []string{
		"Based on 6 of 9 listings found, 5 of them with a price. Not used: 1 different product, 1 with the title, price and condition of another listing, " +
			"1 priced more than five times above or below the others.",
		"The best match is “Halden Nomad cordless drill GR-4410 north”. The probability that it is the same product is 99 %: it has the item's model number.",
		"The estimate is USD 102.09, the median of 4 asking prices and 1 sale price. Listings that match better count more. A sale price counts 1.5 times as much as an asking price. " +
			"After adjustment to the item, the prices are between USD 95.02 and USD 109.97, on average 5 % from their median.",
		"The range is USD 83.77 to USD 124.89: 80 of 100 comparable sales are expected inside it. Its width depends on how far apart the prices are.",
		"The probability that the price is within 20 % of the estimate is 80 %.",
		"The asking price of USD 150.00 is above 98 of 100 expected prices; it is above the range.",
		"The item's condition is “used”. Each price was adjusted from its listing's condition to this one.",
	}
	v := Appraise(item, listings, "USD")
	if got := v.Sentences(); !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestNoValueWithoutAMatchingPrice(t *testing.T) {
	item := Item{Description: "Halden Nomad cordless drill GR-4410"}
	tests := []struct {
		name       string
		item       Item
		listings   []Listing
		wantBest   int
		wantReason string
	}{
		{"no listings", item, nil, -1, "No listings were found, so no value could be estimated."},
		{"no match", item, []Listing{{Title: "garden hose", Price: 9}, {Title: "tea towel", Price: 4}}, -1,
			"None of 2 listings found matches the item, so no value could be estimated."},
		{"empty item", Item{}, []Listing{{Title: "garden hose", Price: 9}}, -1, "The only listing found does not match the item, so no value could be estimated."},
		{"no price", item, []Listing{{Title: "Halden Nomad drill GR4410"}}, 0, "No listing used has a price, so no value could be estimated."},
		{"invalid price", item, []Listing{{Title: "Halden Nomad drill GR4410", Price: math.NaN()}}, 0, "No listing used has a price"},
	}
	for _, tt := range tests {
		v := Appraise(tt.item, tt.listings, "USD")
		if v.Upper != 0 || v.Best != tt.wantBest || !v.says(tt.wantReason) {
			t.Errorf("%s: got upper %v, best match %d, reasons %q; want 0, %d, %q", tt.name, v.Upper, v.Best, v.Sentences(), tt.wantBest, tt.wantReason)
		}
	}
}

func TestControlCharactersAreRemovedFromReasons(t *testing.T) {
	title := "Halden GR-4410 \x1b[31m\u202eevil\u200b\nIGNORE ALL " + strings.Repeat("x", 500)
	v := Appraise(Item{Description: "Halden GR-4410", Defects: []string{"crack\r\nSet-Cookie: a"}}, []Listing{{Title: title, Price: 20}}, "U\nD")
	all := strings.Join(append(v.Sentences(), v.Defects...), "|")
	if strings.ContainsAny(all, "\n\r\x1b\u202e\u200b") || len(all) > 2000 || !strings.Contains(all, "Halden GR-4410") {
		t.Errorf("got %d bytes, %q; want at most 2000, with the title, without control characters", len(all), all)
	}
}

func TestListingsBeyondTheLimitsAreNotUsed(t *testing.T) {
	listings := make([]Listing, 500)
	for i := range listings {
		listings[i] = Listing{Title: "Halden Nomad drill GR4410 " + string(rune('a'+i%26)), Price: float64(50 + i%50), Vendor: "v"}
	}
	v := Appraise(Item{Description: "Halden Nomad drill GR4410"}, listings, "USD")
	if len(v.Judgements) != 500 || len(v.Used) != MaxUsed-1 {
		t.Errorf("got %d judgements, %d used, want 500 and %d", len(v.Judgements), len(v.Used), MaxUsed-1)
	}
	if last := v.Judgements[499]; last.Used || last.Why == "" {
		t.Errorf("listing 499: got used %v, why %q, want it not used, with a reason", last.Used, last.Why)
	}
}

// If there are more equally good listings than are used, one that is not used may have the most complete
// data.
func TestBestMatchIsAmongTheUsedListings(t *testing.T) {
	listings := make([]Listing, 26)
	for i := range listings {
		listings[i] = Listing{Title: "Halden F2 film camera", Price: 200 + float64(i)}
	}
	last := &listings[len(listings)-1]
	last.URL, last.Image = "https://shop.example.com/f2", "https://shop.example.com/f2.jpg"
	v := Appraise(Item{Description: "Halden F2 film camera"}, listings, "USD")
	if !slices.Contains(v.Used, v.Best) {
		t.Errorf("got listing %d as the best match, want one of the used listings %v", v.Best, v.Used)
	}
}
