package description

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/lexicon"
)

func TestDamageOfADescription(t *testing.T) {
	for description, want := range map[string]struct {
		rest    string
		defects []string
	}{
		"":                             {"", nil},
		"halden scout 35":              {"halden scout 35", nil},
		"halden scout, cracked screen": {"halden scout", []string{"cracked screen"}},
		"halden scout with a small scratch on the lens":  {"halden scout", []string{"small scratch on the lens"}},
		"halden scout screen is cracked":                 {"halden scout", []string{"screen is cracked"}},
		"halden scout, back glass shattered":             {"halden scout", []string{"back glass shattered"}},
		"stained lining, torn strap":                     {"", []string{"stained lining", "torn strap"}},
		"halden scout scratched and dented":              {"halden scout", []string{"scratched", "dented"}},
		"halden scout with scratches and a dented frame": {"halden scout", []string{"scratches", "a dented frame"}},
		"box torn and dented":                            {"", nil},
		"guitar, walnut stain, stained top":              {"guitar walnut stain", []string{"stained top"}},
		"stained glass lamp":                             {"stained glass lamp", nil},
		"rust suede bag":                                 {"rust suede bag", nil},
		"some rust, scratch resistant glass":             {"glass", []string{"some rust"}},
		"halden scout, water damage":                     {"halden scout", []string{"water damage"}},
		"strap worn, shoes":                              {"shoes", []string{"strap worn"}},
		"halden scout, signs of wear":                    {"halden scout", []string{"signs of wear"}},
		"worn by a celebrity":                            {"worn by a celebrity", nil},
		"perfect but cracked screen":                     {"perfect but", []string{"cracked screen"}},
		"no box, cracked screen":                         {"no box", []string{"cracked screen"}},
		"no box cracked screen":                          {"no box", []string{"cracked screen"}},
		"no cracks, some scratches":                      {"", []string{"some scratches"}},
		"no cracks, scratched":                           {"", []string{"scratched"}},

		"halden scout, no cracks":                            {"halden scout", nil},
		"halden scout no cracks":                             {"halden scout", nil},
		"no scratches, dents or cracks":                      {"", nil},
		"no scratches, dents, or cracks, with strap":         {"with strap", nil},
		"no visible scratches or dents on the lens":          {"", nil},
		"screen replaced, no damage":                         {"", nil},
		"the screen was cracked but has been replaced":       {"the", nil},
		"cracked screen repaired":                            {"", nil},
		"box torn, item perfect":                             {"item perfect", nil},
		"torn box, item perfect":                             {"item perfect", nil},
		"box has a small dent, dented corner":                {"", []string{"dented corner"}},
		"halden scout, not broken":                           {"halden scout", nil},
		"halden scout, isn't cracked":                        {"halden scout", nil},
		"scratch-free halden scout":                          {"halden scout", nil},
		"nothing broken, nothing missing":                    {"", nil},
		"no issues":                                          {"", nil},
		"Halden Scout 3.5, f2.8":                             {"halden scout 3.5 f2.8", nil},
		"halden scout ohne Kratzer":                          {"halden scout", nil},
		"halden scout, keine sichtbaren Kratzer oder Dellen": {"halden scout", nil},
		"halden scout, nicht kaputt, kein Defekt":            {"halden scout", nil},
		"Display gesprungen, Gehäuse leicht zerkratzt":       {"", []string{"Display gesprungen", "Gehäuse leicht zerkratzt"}},
		"Kratzer auf dem Gehäuse":                            {"", []string{"Kratzer auf dem Gehäuse"}},
		"Karton beschädigt, Artikel einwandfrei":             {"artikel einwandfrei", nil},
		"halden scout mit Gebrauchsspuren":                   {"halden scout", []string{"Gebrauchsspuren"}},
		"halden scout rot":                                   {"halden scout rot", nil},
		"halden scout sans rayures":                          {"halden scout", nil},
		"halden scout, aucune rayure":                        {"halden scout", nil},
		"écran fissuré, petites rayures sur le boîtier":      {"", []string{"écran fissuré", "petites rayures sur le boîtier"}},
		"boîte abîmée, objet parfait":                        {"objet parfait", nil},
		"halden scout sin arañazos":                          {"halden scout", nil},
		"halden scout sin ningún golpe ni arañazo":           {"halden scout", nil},
		"pantalla rota, carcasa rayada":                      {"", []string{"pantalla rota", "carcasa rayada"}},
		"caja dañada, artículo perfecto":                     {"articulo perfecto", nil},
		"halden scout senza graffi":                          {"halden scout", nil},
		"schermo rotto, graffi sul telaio":                   {"", []string{"schermo rotto", "graffi sul telaio"}},
		"scatola rovinata, nessun danno":                     {"scatola rovinata", nil},
		"halden scout sem riscos, tela trincada":             {"halden scout", []string{"tela trincada"}},
		"halden scout zonder krassen, deuken in de hoek":     {"halden scout", []string{"deuken in de hoek"}},
	} {
		r := readDamage(description)
		var rest []string
		for _, token := range lexicon.Tokenize(nil, 0, r.rest) {
			rest = append(rest, token.Text)
		}
		if got := strings.Join(rest, " "); got != want.rest || !slices.Equal(r.Defects, want.defects) {
			t.Errorf("%q: got %q and the defects %q, want %q and %q", description, got, r.Defects, want.rest, want.defects)
		}
	}
}

func FuzzDescription(f *testing.F) {
	f.Add("lot of 3 cracked screens, no scratches or dents\xff", "3x Halden (box only)")
	f.Add("only the, box. x", "with with lens only only")
	f.Fuzz(func(t *testing.T, description, title string) {
		r := readDamage(lexicon.Truncate(description, maxDescriptionBytes))
		if len(r.rest) > len(description) || len(r.Defects) > MaxDefects || slices.Contains(r.Defects, "") {
			t.Errorf("%q: got %q and the defects %q", description, r.rest, r.Defects)
		}
		for _, tokens := range [][]lexicon.Token{lexicon.Tokenize(nil, 0, r.rest), lexicon.Tokenize(nil, 0, lexicon.Truncate(title, lexicon.MaxTitleBytes))} {
			if rest, s := ReadScope(tokens); len(rest) > len(tokens) || s.Pieces < 0 || s.Pieces > MaxPieces || (s.Name != "") != (s.Part == OnePart) {
				t.Errorf("%q, %q: got %+v", description, title, s)
			}
		}
	})
}
