package description

import (
	"strings"
	"testing"

	"loupe/core/lexicon"
)

func TestScopeOfAText(t *testing.T) {
	for text, want := range map[string]struct {
		rest  string
		scope Scope
	}{
		"halden scout 35 camera":                  {"halden scout 35 camera", Scope{}},
		"halden scout 35 body only":               {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 nur Gehäuse":             {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 boîtier nu":              {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35, solo cuerpo":            {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 solo corpo":              {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 without lens":            {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 ohne Objektiv":           {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 with 50 mm lens":         {"halden scout 35 with 50 mm lens", Scope{Part: withLens}},
		"torvald drill with two batteries":        {"torvald drill with two batteries", Scope{Part: withLens}},
		"torvald saw with two batteries":          {"torvald saw with two batteries", Scope{}},
		"torvald drill, bare tool":                {"torvald drill", Scope{Part: BodyOnly}},
		"only the box of a halden scout":          {"of a halden scout", Scope{Part: BoxOnly}},
		"halden scout empty box":                  {"halden scout", Scope{Part: BoxOnly}},
		"halden scout, leere OVP":                 {"halden scout", Scope{Part: BoxOnly}},
		"halden scout boîte vide":                 {"halden scout", Scope{Part: BoxOnly}},
		"halden scout caja vacía":                 {"halden scout", Scope{Part: BoxOnly}},
		"halden scout solo la scatola":            {"halden scout", Scope{Part: BoxOnly}},
		"nomad laptop charger only":               {"nomad laptop", Scope{Part: OnePart, Name: "charger"}},
		"nomad laptop, case only used once":       {"nomad laptop case only used once", Scope{}},
		"lot of 3 halden scout":                   {"halden scout", Scope{Pieces: 3}},
		"lot de trois halden scout":               {"halden scout", Scope{Pieces: 3}},
		"3x halden scout":                         {"halden scout", Scope{Pieces: 3}},
		"2 x halden scout body only":              {"halden scout", Scope{Part: BodyOnly, Pieces: 2}},
		"halden scout 35 lens missing":            {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 Objektiv fehlt":          {"halden scout 35", Scope{Part: BodyOnly}},
		"halden scout 35 no lens cap":             {"halden scout 35 no lens cap", Scope{}},
		"halden scout 35 strap missing":           {"halden scout 35 strap missing", Scope{}},
		"pace running shoe, left shoe only":       {"pace running shoe", Scope{Part: OneOfAPair}},
		"joblot of 3x nomad laptop":               {"nomad laptop", Scope{Pieces: 3}},
		"elsarine sunglasses lens missing":        {"elsarine sunglasses lens missing", Scope{}},
		"two halden scout":                        {"two halden scout", Scope{}},
		"lot of 1000 halden scout":                {"lot of 1000 halden scout", Scope{}},
		"halden scout only the box is torn":       {"halden scout only the box is torn", Scope{}},
		"10x42 binoculars":                        {"10x42 binoculars", Scope{}},
		"3x optical zoom camera":                  {"3x optical zoom camera", Scope{}},
		"lot of fun board game":                   {"lot of fun board game", Scope{}},
		"beats solo headphones":                   {"beats solo headphones", Scope{}},
		"halden scout, only 3 made, with the box": {"halden scout only 3 made with the box", Scope{}},
	} {
		rest, got := ReadScope(lexicon.Tokenize(nil, 0, text))
		var words []string
		for _, token := range rest {
			words = append(words, token.Text)
		}
		if folded := strings.Join(words, " "); got != want.scope || folded != strings.Join(strings.Fields(foldedOf(want.rest)), " ") {
			t.Errorf("%q: got %q and %+v, want %q and %+v", text, folded, got, want.rest, want.scope)
		}
	}
}

func foldedOf(text string) string {
	var words []string
	for _, token := range lexicon.Tokenize(nil, 0, text) {
		words = append(words, token.Text)
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
