package valuation

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestTokenize(t *testing.T) {
	tests := []struct {
		text string
		want string
	}{
		{"Sony DSC-W120/P, 7.2 MP", "sony dsc w120 p 7.2 mp"},
		{"Café MÜLLER (größe 32\")", "cafe muller große 32"},
		{"v8.0. x.5 1. 9uea.017.00", "v8.0 x 5 1 9uea 017.00"},
		{"日本 カメラ", "日本 カメラ"},
		{"\xff\xfe--\x00", ""},
		{strings.Repeat("a", 100), strings.Repeat("a", 29)},
	}
	for _, tt := range tests {
		var got []string
		for _, k := range tokenize(nil, 0, tt.text) {
			got = append(got, k.text)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("tokenize(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
	if n := len(tokenize(nil, 0, strings.Repeat("x ", 1000))); n != maxTokens {
		t.Errorf("%d tokens of a long text", n)
	}
}

func read(words string) text {
	t := text{tokens: tokenize(nil, 0, words)}
	v := newVocabulary(len(t.tokens))
	v.numberAll(&t, -1)
	t.read(&v)
	return t
}

func TestModels(t *testing.T) {
	tests := []struct{ text, want string }{
		{"panasonic kx-tg1032s phone", "kxtg1032s"},
		{"olympus 202087 case 967685-0403", "202087 9676850403"},
		{"kit 9uea.017.00", "9uea01700"},
		{"16gb 32' 1080p 3rd v8.0 2007", "1080p"},
		{"sony mdr ex55/blk", "ex55blk"},
		{"windows 95 98 me", ""},
	}
	for _, tt := range tests {
		words := read(tt.text)
		var got []string
		for _, m := range words.models {
			got = append(got, m.name)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("models of %q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestModelLikeness(t *testing.T) {
	tests := []struct {
		a, b string
		want float64
	}{
		{"dscw120p", "dscw120p", 1},
		{"dvpns57p", "dvpns57ps", sameButMore},
		{"ldf6920bb", "ldf6920st", sameButEnding},
		{"ln52a750", "ln52a550", 0},
		{"kxtg1032s", "dscw120", 0},
		{"ab1", "ab2", 0},
	}
	for _, tt := range tests {
		if got, back := modelLikeness(tt.a, tt.b), modelLikeness(tt.b, tt.a); got != tt.want || back != tt.want {
			t.Errorf("modelLikeness(%q, %q) = %v, %v the other way, want %v", tt.a, tt.b, got, back, tt.want)
		}
	}
	parts := []struct {
		model, word string
		want        bool
	}{
		{"dscw120p", "w120", true}, {"coolpixp6000bk", "p6000", true}, {"dscw1205", "w120", false}, {"ab120", "120", false}, {"x31200", "1200", false},
	}
	for _, tt := range parts {
		if got := isPart(tt.model, tt.word); got != tt.want {
			t.Errorf("isPart(%q, %q) = %v", tt.model, tt.word, got)
		}
	}
}

func TestAlike(t *testing.T) {
	tests := []struct {
		a, b string
		want float64
	}{
		{"8", "8.0", 1}, {"v8", "8", 1}, {"10", "10.50", 0}, {"iv", "4", 1}, {"10", "1", 0}, {"100", "1", 0}, {"0.0", "0", 1},
		{"case", "cases", 0.95}, {"pro", "professional", 0.8}, {"professinal", "professional", 0.8}, {"freinds", "friends", 0.8},
		{"bkup", "backup", 0.5}, {"dlx", "deluxe", 0.5}, {"dell", "deluxe", 0}, {"red", "blue", 0}, {"ab12", "ab13", 0},
	}
	for _, tt := range tests {
		if got, back := alike(tt.a, tt.b), alike(tt.b, tt.a); got != tt.want || back != tt.want {
			t.Errorf("alike(%q, %q) = %v, %v the other way, want %v", tt.a, tt.b, got, back, tt.want)
		}
	}
}

func TestQuantities(t *testing.T) {
	tests := []struct {
		item, listing string
		first, last   dimension
		wantConflicts float64
	}{
		{"ssd 16 GB", "ssd 8gb", storage, rotation, 1},
		{"ssd 1 GB", "ssd 1024MB", storage, rotation, 0},
		{"ssd 1 GB", "ssd 1000 mb", storage, rotation, 0},
		{"tv 32\"", "tv 32-inch", storage, rotation, 0},
		{"tv 32'", "tv 40 in", storage, rotation, 1},
		{"cable 2m", "cable 6.56 ft", storage, rotation, 0},
		{"tea 2-pack", "tea 5 pack", storage, rotation, 1},
		{"tea 2-pack", "tea", storage, rotation, 0},
		{"editor v8", "editor 8.0", version, version, 0},
		{"editor 7", "editor 8", version, version, 1},
		{"atlas 2006", "atlas 2007", year, year, 1},
		{"1st grade", "first grade", ordinal, ordinal, 0},
		{"1st grade", "2nd grade", ordinal, ordinal, 1},
	}
	for _, tt := range tests {
		item, listing := read(tt.item), read(tt.listing)
		if got := conflicts(item.quantities, listing.quantities, tt.first, tt.last); got != tt.wantConflicts {
			t.Errorf("%q and %q: %v conflicts, want %v", tt.item, tt.listing, got, tt.wantConflicts)
		}
	}
}

// The best match must be the first listing; in other words, orders and categories than any that something was fitted to.
func TestBestMatch(t *testing.T) {
	tests := []struct {
		name     string
		item     Item
		listings []string
	}{
		{"model in another spelling", Item{Description: "bosch gsb 18v-55 cordless drill"},
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
		{"as vision says", Item{Title: "Le Creuset Signature cast iron round casserole", Brand: "Le Creuset", Model: "24 cm", Confidence: 0.8},
			[]string{"Le Creuset Signature round casserole 24cm cast iron", "Le Creuset Signature round casserole 20cm cast iron", "Staub cocotte 24cm"}},
		{"attributes", Item{Title: "Patagonia Better Sweater fleece jacket", Attributes: []string{"colour: green", "knitted surface", "full zip"}},
			[]string{"Patagonia Better Sweater jacket green", "Patagonia Better Sweater fleece jacket navy"}},
		{"slip of the keys", Item{Description: "makita angel grinder ga5030"},
			[]string{"Makita GA-5030R angle grinder", "Makita GA9020 angle grinder", "makita grinder disc"}},
	}
	for _, tt := range tests {
		listings := make([]Listing, len(tt.listings))
		for i, title := range tt.listings {
			listings[len(listings)-1-i] = Listing{Title: title, Price: float64(100 + i)}
		}
		v := Appraise(tt.item, listings, "EUR")
		if v.Best != len(listings)-1 {
			t.Errorf("%s: best match is %d of %v", tt.name, v.Best, listings)
			for i, j := range v.Judgements {
				t.Logf("%.3f %.2f %s: %s", j.Probability, j.Score, listings[i].Title, j.Why)
			}
		}
	}
}

// A marketplace has many offers of one product, in many words. All of them count, and only they.
func TestSeveralOffersOfOneProduct(t *testing.T) {
	same := []string{"Makita GA5030R angle grinder 125mm", "angle grinder makita ga-5030r", "MAKITA GA5030R 720W", "Makita GA5030R grinder, boxed"}
	others := []string{"Makita GA9020 angle grinder 230mm", "Makita GA5030R carry bag", "guard for Makita GA5030R parts", "Bosch GWS 7-125 angle grinder"}
	var listings []Listing
	for i, title := range append(slices.Clone(same), others...) {
		listings = append(listings, Listing{Title: title, Price: 60 + float64(i)})
	}
	v := Appraise(Item{Description: "makita angle grinder ga5030r 125 mm"}, listings, "EUR")
	for i, j := range v.Judgements {
		if j.Used != (i < len(same)) {
			t.Errorf("%s: used %v, probability %.3f, %s", listings[i].Title, j.Used, j.Probability, j.Why)
		}
	}
	if !strings.HasPrefix(v.Reasons[0], "4 listings of 8 found were used, 4 of them with a price. Left out: 4 too unlike the item.") {
		t.Errorf("%q", v.Reasons[0])
	}
}

// Where brand and model name the item, listings that bear both are of it, whatever else is seen and whatever else they say;
// its accessories are not, and a model that is a mere size names nothing.
func TestNamedModel(t *testing.T) {
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
	v := Appraise(item, listings, "EUR")
	for i, j := range v.Judgements {
		if j.Used != (i < len(same)) {
			t.Errorf("%s: used %v, probability %.3f, %s", listings[i].Title, j.Used, j.Probability, j.Why)
		}
	}
	for _, size := range []string{"24 cm", "35", "", "black", "XL"} {
		if namesOf(&Item{Brand: "Halden", Model: size}) != nil {
			t.Errorf("%q is taken for a name", size)
		}
	}
	for _, name := range []string{"Scout", "F2", "WH-1000XM4", "Air Max 90"} {
		if namesOf(&Item{Brand: "Halden", Model: name}) == nil || namesOf(&Item{Model: name}) != nil {
			t.Errorf("%q is not taken for a name, or without a brand", name)
		}
	}
}

func TestPicture(t *testing.T) {
	listings := []Listing{
		{Title: "walnut side table", Price: 80, TextRank: 1},
		{Title: "oak side table", Price: 90, PictureMatch: 0.97, TextRank: 2},
	}
	v := Appraise(Item{Title: "side table", Confidence: 0.9}, listings, "GBP")
	if v.Best != 1 {
		t.Errorf("best match %d", v.Best)
	}
	listings[1].PictureMatch, listings[0].VisualRank = 0, 1
	if v := Appraise(Item{Title: "side table"}, listings, "GBP"); v.Best != 0 {
		t.Errorf("best match %d, with the other first in the image search", v.Best)
	}
}

func TestConditionAndDefects(t *testing.T) {
	item := Item{Description: "Halden Nomad cordless drill GR-4410"}
	listings := []Listing{{Title: "Halden Nomad cordless drill GR-4410", Price: 200, Condition: "New"}}
	plain := Appraise(item, listings, "USD")
	tests := []struct {
		condition, listing string
		defects            []string
		factor             float64
		reason             string
	}{
		{"", "New", nil, 1, ""},
		{"new", "New", nil, 1, "condition, new, is taken as 100 %"},
		{"Used - Very Good", "New", nil, 0.7, "condition, very good, is taken as 70 %"},
		{"used", "used", nil, 1, "condition, used"},
		{"for parts", "", nil, 1, "condition, for parts, is taken as 30 % of the price of a new one; each price was brought to it from its listing's condition, which is taken as 30 %"},
		{"refurbished", "Used, good", nil, 0.8 / 0.58, "refurbished"},
		{"", "New", []string{"cracked screen"}, 0.65, "1 defect lowered every price by 35 %: cracked screen."},
		{"", "New", []string{"scratch on lid", "dent"}, 0.88 * 0.88, "2 defects lowered every price by 23 %"},
		{"", "New", slices.Repeat([]string{"broken"}, 10), leastIntact, "by 80 %"},
	}
	for _, tt := range tests {
		item.Condition, item.Defects, listings[0].Condition = tt.condition, tt.defects, tt.listing
		v := Appraise(item, listings, "USD")
		if math.Abs(v.Centre/plain.Centre-tt.factor) > 1e-3 {
			t.Errorf("%+v: centre %v of %v", tt, v.Centre, plain.Centre)
		}
		if !strings.Contains(strings.Join(v.Reasons, "\n"), tt.reason) {
			t.Errorf("%+v: reasons %q", tt, v.Reasons)
		}
	}
}

// A listing that does not say its condition is taken to be as those are that do.
func TestConditionOfListingsThatSayNone(t *testing.T) {
	centre := func(said string, more ...Listing) float64 {
		listings := []Listing{{Title: "Halden Nomad cordless drill GR-4410", Price: 100}}
		for i := range 12 {
			listings = append(listings, Listing{Title: "Halden Nomad cordless drill GR-4410, offer " + string(rune('a'+i)), Price: 100, Condition: said})
		}
		return Appraise(Item{Description: "Halden Nomad cordless drill GR-4410", Condition: "good"}, append(listings, more...), "USD").Centre
	}
	none, used, fresh := centre(""), centre("Used"), centre("New")
	if none != 100 || used != 100 || math.Abs(fresh-58) > 1 {
		t.Errorf("%v where none says, %v where the others are used, %v where they are new", none, used, fresh)
	}
	if again := centre("", Listing{Title: "Halden Nomad GR-4410", Price: 100, Condition: "New"}); again < 75 || again > 99 {
		t.Errorf("one new one makes %v of it", again)
	}
	refurbished := Listing{Title: "Halden Nomad GR-4410 refurbished", Condition: "new"}
	if g := refurbished.saidGrade(); g.name != "refurbished" {
		t.Errorf("a new one that is refurbished is %q", g.name)
	}
}

func TestNoValue(t *testing.T) {
	item := Item{Description: "Halden Nomad cordless drill GR-4410"}
	tests := []struct {
		name     string
		item     Item
		listings []Listing
		best     int
		reason   string
	}{
		{"no listings", item, nil, -1, "None of 0 listings found"},
		{"nothing like it", item, []Listing{{Title: "garden hose", Price: 9}, {Title: "tea towel", Price: 4}}, -1, "None of 2 listings found is like the item"},
		{"nothing known", Item{}, []Listing{{Title: "garden hose", Price: 9}}, -1, "like the item"},
		{"no price", item, []Listing{{Title: "Halden Nomad drill GR4410"}}, 0, "has a price, so there is no value"},
		{"no usable price", item, []Listing{{Title: "Halden Nomad drill GR4410", Price: math.NaN()}}, 0, "has a price"},
	}
	for _, tt := range tests {
		v := Appraise(tt.item, tt.listings, "USD")
		if v.Upper != 0 || v.Best != tt.best || !strings.Contains(strings.Join(v.Reasons, " "), tt.reason) {
			t.Errorf("%s: %+v", tt.name, v)
		}
	}
}

func TestHostileTextStaysData(t *testing.T) {
	title := "Halden GR-4410 \x1b[31m\u202eevil\u200b\nIGNORE ALL " + strings.Repeat("x", 500)
	v := Appraise(Item{Description: "Halden GR-4410", Defects: []string{"crack\r\nSet-Cookie: a"}}, []Listing{{Title: title, Price: 20}}, "U\nD")
	all := strings.Join(append(v.Reasons, v.Defects...), "|")
	if strings.ContainsAny(all, "\n\r\x1b\u202e\u200b") || len(all) > 2000 || !strings.Contains(all, "Halden GR-4410") {
		t.Errorf("%q", all)
	}
}

func TestManyListings(t *testing.T) {
	listings := make([]Listing, 500)
	for i := range listings {
		listings[i] = Listing{Title: "Halden Nomad drill GR4410 " + string(rune('a'+i%26)), Price: float64(50 + i%50), Vendor: "v"}
	}
	v := Appraise(Item{Description: "Halden Nomad drill GR4410"}, listings, "USD")
	if len(v.Judgements) != 500 || len(v.Used) != MaxUsed-1 || v.Judgements[499].Used || v.Judgements[499].Why == "" {
		t.Errorf("%d judgements, used %v", len(v.Judgements), v.Used)
	}
}
