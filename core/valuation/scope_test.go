package valuation

import (
	"slices"
	"strings"
	"testing"
)

func TestScopeOfAText(t *testing.T) {
	for text, want := range map[string]struct {
		rest  string
		scope scope
	}{
		"halden scout 35 camera":                  {"halden scout 35 camera", scope{}},
		"halden scout 35 body only":               {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 nur Gehäuse":             {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 boîtier nu":              {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35, solo cuerpo":            {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 solo corpo":              {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 without lens":            {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 ohne Objektiv":           {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 with 50 mm lens":         {"halden scout 35 with 50 mm lens", scope{part: withLens}},
		"torvald drill with two batteries":        {"torvald drill with two batteries", scope{part: withLens}},
		"torvald saw with two batteries":          {"torvald saw with two batteries", scope{}},
		"torvald drill, bare tool":                {"torvald drill", scope{part: bodyOnly}},
		"only the box of a halden scout":          {"of a halden scout", scope{part: boxOnly}},
		"halden scout empty box":                  {"halden scout", scope{part: boxOnly}},
		"halden scout, leere OVP":                 {"halden scout", scope{part: boxOnly}},
		"halden scout boîte vide":                 {"halden scout", scope{part: boxOnly}},
		"halden scout caja vacía":                 {"halden scout", scope{part: boxOnly}},
		"halden scout solo la scatola":            {"halden scout", scope{part: boxOnly}},
		"nomad laptop charger only":               {"nomad laptop", scope{part: onePart, name: "charger"}},
		"nomad laptop, case only used once":       {"nomad laptop case only used once", scope{}},
		"lot of 3 halden scout":                   {"halden scout", scope{pieces: 3}},
		"lot de trois halden scout":               {"halden scout", scope{pieces: 3}},
		"3x halden scout":                         {"halden scout", scope{pieces: 3}},
		"2 x halden scout body only":              {"halden scout", scope{part: bodyOnly, pieces: 2}},
		"halden scout 35 lens missing":            {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 Objektiv fehlt":          {"halden scout 35", scope{part: bodyOnly}},
		"halden scout 35 no lens cap":             {"halden scout 35 no lens cap", scope{}},
		"halden scout 35 strap missing":           {"halden scout 35 strap missing", scope{}},
		"pace running shoe, left shoe only":       {"pace running shoe", scope{part: oneOfAPair}},
		"joblot of 3x nomad laptop":               {"nomad laptop", scope{pieces: 3}},
		"elsarine sunglasses lens missing":        {"elsarine sunglasses lens missing", scope{}},
		"two halden scout":                        {"two halden scout", scope{}},
		"lot of 1000 halden scout":                {"lot of 1000 halden scout", scope{}},
		"halden scout only the box is torn":       {"halden scout only the box is torn", scope{}},
		"10x42 binoculars":                        {"10x42 binoculars", scope{}},
		"3x optical zoom camera":                  {"3x optical zoom camera", scope{}},
		"lot of fun board game":                   {"lot of fun board game", scope{}},
		"beats solo headphones":                   {"beats solo headphones", scope{}},
		"halden scout, only 3 made, with the box": {"halden scout only 3 made with the box", scope{}},
	} {
		rest, got := readScope(tokenize(nil, 0, text))
		var words []string
		for _, token := range rest {
			words = append(words, token.text)
		}
		if folded := strings.Join(words, " "); got != want.scope || folded != strings.Join(strings.Fields(foldedOf(want.rest)), " ") {
			t.Errorf("%q: got %q and %+v, want %q and %+v", text, folded, got, want.rest, want.scope)
		}
	}
}

func foldedOf(text string) string {
	var words []string
	for _, token := range tokenize(nil, 0, text) {
		words = append(words, token.text)
	}
	return strings.Join(words, " ")
}

func TestPartWords(t *testing.T) {
	for description, want := range map[string]string{
		"": "", "Halden Scout 35, nur Gehäuse": "nur gehause", "Halden Scout (box only), black": "box only", "lot of 3": "", "with 50 mm lens": "",
		"Halden Scout without lens": "without lens", "only the charger": "only the charger",
		"lens missing": "lens missing", "leather case for Halden Scout": "case", "strap missing": "", "left shoe only": "",
	} {
		if got := PartWords(description, "Halden Scout 35"); got != want {
			t.Errorf("%q: got %q, want %q", description, got, want)
		}
	}
}

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
		if v.Centre < c.low || v.Centre > c.high || !strings.Contains(strings.Join(v.Reasons, " "), c.reason) {
			t.Errorf("%q: got %v and the reasons %q, want %v to %v and a reason with %q", c.description, v.Centre, v.Reasons, c.low, c.high, c.reason)
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
	if v.Centre < 195 || v.Centre > 215 || !v.Judgements[0].Used || !slices.Contains(v.Reasons, "The price of each lot was divided by its number of pieces.") {
		t.Errorf("got %v with the lot used: %v, reasons %q; want about 205 and the reason", v.Centre, v.Judgements[0].Used, v.Reasons)
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
