package product

import (
	"strings"
	"testing"
	"unicode/utf8"

	"loupe/core/market/product/words"
)

func TestParseCondition(t *testing.T) {
	for want, texts := range map[Condition][]string{
		Unknown:   {"", "  - ", "misused", "newer", "condition", strings.Repeat("x ", maxConditionText) + "used"},
		Excellent: {"Parfait état"},
		New:       {"unused", "brand NEW!", "new, damaged box", "NewCondition"},
		Used:      {"used", "pre-owned", "PreOwned", "second-hand", "schema:UsedCondition/", "Ｕｓｅｄ", "\xff used \xfe"},
		VeryGood:  {"Used - Very Good"},
		Good:      {"used-good"},
		OpenBox:   {"Open Box", "open_box"},
		Refurbished: {
			"Excellent - Refurbished", "Certified refurb", "renewed", "https://schema.org/RefurbishedCondition", "refur\u00adbished",
		},
		LikeNew:  {"like new", "Like\u00a0New", "near mint"},
		Fair:     {"acceptable"},
		Poor:     {"poor"},
		ForParts: {"For parts or not working", "Broken, otherwise like new", "damaged", "http://schema.org/DamagedCondition"},
	} {
		for _, text := range texts {
			if got := ParseCondition(text); got != want {
				t.Errorf("ParseCondition(%q) = %q, want %q", text, got, want)
			}
		}
	}
}

func TestParseConditionReadsEveryName(t *testing.T) {
	for c := Unknown; int(c) < len(conditionNames); c++ {
		if got := ParseCondition(c.String()); got != c {
			t.Errorf("ParseCondition(%q) = %q", c, got)
		}
		if got := ParseCondition(strings.ReplaceAll(c.String(), " ", "_")); got != c {
			t.Errorf("ParseCondition(%q with underscores) = %q", c, got)
		}
	}
	if name := Condition(200).String(); name != "" {
		t.Errorf("Condition(200).String() = %q, want none", name)
	}
}

// Each entry is "title = rest".
func TestCutConditionFromTitles(t *testing.T) {
	for want, entries := range map[Condition][]string{
		ForParts: {
			"Canon AE-1 for parts = Canon AE-1", "Canon AE-1 - not working = Canon AE-1", "Canon AE-1, doesn't work = Canon AE-1",
			"Canon EOS R5 for spares or repair = Canon EOS R5", "Canon AE-1 defekt = Canon AE-1", "【中古】キヤノン AE-1 ジャンク品 = キヤノン AE-1",
		},
		Refurbished: {"Sony WH-1000XM4 (Renewed) = Sony WH-1000XM4"},
		LikeNew: {
			"Nomad GR-4410 like-new = Nomad GR-4410", "[Near MINT] Canon AE-1 from Japan = Canon AE-1 from Japan",
			"【Mint】 Canon AE-1 = Canon AE-1", "ESP E-II, mint condition + case = ESP E-II, + case", "Cámara como nueva = Cámara",
			"Câmera seminova = Câmera", "Jas, zo goed als nieuw = Jas", "Kamera i nyskick = Kamera i", "未使用に近い キヤノン AE-1 = キヤノン AE-1",
		},
		Used: {
			"Used Canon AE-1 = Canon AE-1", "Canon AE-1, not broken, used = Canon AE-1, not broken", "Pre\u00ad-Owned Chanel = Chanel",
			"Canon AE-1 gebraucht = Canon AE-1", "Appareil Canon AE-1 d'occasion = Appareil Canon AE-1", "Aparat używany = Aparat",
			"New Balance 574 used = New Balance 574", "Used Perfect Dark N64 = Perfect Dark N64",
		},
		Excellent: {
			"[Exc+5] Canon AE-1 = Canon AE-1", "Canon EOS R5 in excellent condition = Canon EOS R5",
			"Canon EOS R5 Excellent++ = Canon EOS R5", "Canon EOS R5 Excellent Used = Canon EOS R5",
			"Fotocamera usata, ottime condizioni = Fotocamera",
		},
		New: {
			"NEW Canon EOS R5 = Canon EOS R5", "NEW! Canon EOS R5 = Canon EOS R5", "Canon EOS R5 NEW = Canon EOS R5",
			"Canon EOS R5 new sealed = Canon EOS R5", "Canon AE-1, never used, no box = Canon AE-1, no box",
			"Kleid, neu mit Etikett = Kleid",
		},
		OpenBox: {
			"Canon EOS R5 (New without box) = Canon EOS R5", "Robe, neuf sans étiquette = Robe", "Vestito nuovo senza cartellino = Vestito",
		},
		VeryGood: {
			"Canon EOS R5, very good condition, with bag = Canon EOS R5, with bag", "Canon AE-1, in sehr gutem Zustand = Canon AE-1",
			"Robe en très bon état = Robe", "Robe en tre\u0300s bon e\u0301tat = Robe",
		},
		Good: {"Canon EOS R5 - good = Canon EOS R5", "Condition: good. Canon EOS R5 = Canon EOS R5", "Aparat w dobrym stanie = Aparat"},
	} {
		for _, entry := range entries {
			title, wantRest, _ := strings.Cut(entry, " = ")
			if rest, got := CutCondition(title); got != want || rest != wantRest {
				t.Errorf("CutCondition(%q) = %q, %q, want %q, %q", title, rest, got, wantRest, want)
			}
		}
	}
}

func TestCutConditionLeavesTitlesWithoutACondition(t *testing.T) {
	for _, title := range []string{
		"", "Canon AE-1 nicht defekt", "New Balance 574, good as gold", "NEW BALANCE 574", "Fallout: New Vegas",
		"New Tales from the Borderlands", "Mint green KitchenAid", "Instax Mini 11, Mint", "Fair Isle sweater", "Good Smile Nendoroid",
		"Like a Dragon: Infinite Wealth", "Bill & Ted's Excellent Adventure", "Excellent Quality case", "Used Cars DVD", "Great Wave print",
		"Broken Sword II", "Stylus works well with tablets", "Lens used to photograph birds", "Special occasion dress",
		"Victoria's Secret, Bra", "Yankees cap, NY", "Levi's 501, Regular", "Air conditioner", "ジャンクション ケーブル", "Sealed bearing 6203",
	} {
		if rest, got := CutCondition(title); got != Unknown || rest != title {
			t.Errorf("CutCondition(%q) = %q, %q, want the title and no condition", title, rest, got)
		}
	}
}

func TestCutConditionReadsTheWordsOfMarkets(t *testing.T) {
	for text, want := range map[string]Condition{
		// eBay
		"New with tags": New, "New without tags": OpenBox, "New other (see details)": OpenBox, "New: Other": OpenBox, "New with defects": OpenBox,
		"Open box": OpenBox, "Certified - Refurbished": Refurbished, "Excellent - Refurbished": Refurbished, "Seller refurbished": Refurbished,
		"Pre-owned - Good": Good, "Acceptable": Fair, "For parts or not working": ForParts,
		"Neu: Sonstige (siehe Artikelbeschreibung)": OpenBox, "Als Ersatzteil / defekt": ForParts, "Vom Verkäufer generalüberholt": Refurbished,
		"Neuf: autre (voir les détails)": OpenBox, "Occasion": Used, "Nuevo: otros (ver detalles)": OpenBox, "Di seconda mano": Used,
		// Reverb
		"Brand New": New, "Mint": LikeNew, "Mint (with inventory)": LikeNew, "Excellent": Excellent, "Very Good": VeryGood, "Good": Good, "Fair": Fair, "Poor": Poor,
		"Non Functioning": ForParts, "B-Stock": OpenBox,
		// Vinted
		"Satisfactory": Good, "Neu ohne Etikett": OpenBox, "Sehr gut": VeryGood, "Zufriedenstellend": Good, "Neuf avec étiquette": New, "Très bon état": VeryGood,
		"Satisfaisant": Good, "Nuovo con cartellino": New, "Ottime": Excellent, "Nieuw zonder prijskaartje": OpenBox, "Heel goed": VeryGood, "Bardzo dobry": VeryGood,
		"Nowy bez metki": OpenBox, "Mycket bra": VeryGood, "Muito bom": VeryGood, "Muy bueno": VeryGood,
		// Mercari, Yahoo! Auctions
		"Like new": LikeNew, "新品、未使用": New, "未使用に近い": LikeNew, "目立った傷や汚れなし": VeryGood, "やや傷や汚れあり": Fair, "全体的に状態が悪い": Poor, "中古": Used, "ジャンク": ForParts,
		// others
		"État neuf": New, "In Ordnung": Fair, "Seminovo": LikeNew, "Begagnad": Used, "中古美品": Excellent, "중고": Used, "nuovo senza cartellino": OpenBox, "neuwertig": LikeNew,
		"sehr gut erhalten": VeryGood, "gut erhalten": Good, "funktioniert einwandfrei": Used, "peu servi": VeryGood, "fonctionne parfaitement": Used,
		"pari al nuovo": LikeNew, "funziona perfettamente": Used, "poco uso": VeryGood, "funciona perfectamente": Used, "pouco uso": VeryGood, "zgan": LikeNew,
		"works well": Used, "only used once": LikeNew, "topzustand": Excellent, "九成新": LikeNew,
		"wie neu": LikeNew, "comme neuf": LikeNew, "como nuevo": LikeNew, "open box, never used": OpenBox, "for parts, not working": ForParts, "very good condition": VeryGood,
	} {
		if rest, got := CutCondition(text); got != want || rest != "" {
			t.Errorf("CutCondition(%q) = %q, %q, want nothing left, %q", text, rest, got, want)
		}
	}
}

// mayState must not miss a phrase of the table.
func TestTextsWithoutAConditionAreLeftAtOnce(t *testing.T) {
	for text, want := range map[string]bool{
		"": false, "Halden Scout 35 rangefinder camera with strap": false, "Canon AE-1 USED": true, "used": true, "x(used)": true, "UsedCondition": true,
		"https://schema.org/NewCondition": true, "Jas, zo goed als nieuw": true, "Aparat używany": true,
	} {
		if got := mayState(text); got != want {
			t.Errorf("mayState(%q) = %v, want %v", text, got, want)
		}
	}
	for _, p := range allPhrases() {
		word, _, _ := strings.Cut(p.folded, " ")
		if p.condition != Unknown && !mayState("a "+word+"!") {
			t.Errorf("%q may state no condition, want %q", p.folded, p.condition)
		}
	}
	if n := testing.AllocsPerRun(10, func() { CutCondition("Halden Scout 35 rangefinder camera with strap") }); n != 0 {
		t.Errorf("a title without a condition takes %v allocations, want none", n)
	}
}

// allPhrases returns the entries of conditionPhrases.
func allPhrases() (all []phrase) {
	for number, folded := range conditionPhrases.All {
		all = append(all, decodePhrase(number, folded))
	}
	return all
}

func TestConditionPhrasesAreReachable(t *testing.T) {
	all := allPhrases()
	for i, p := range all {
		if i > 0 && all[i-1].folded >= p.folded {
			t.Errorf("%q follows %q, want the phrases sorted", p.folded, all[i-1].folded)
		}
		s := statement{Text: words.Split(p.folded)}
		s.findPhrases()
		if len(s.phrases) != 1 || s.phrases[0].phrase != p {
			t.Errorf("%q is read as %d phrases, the first %q; want one, itself", p.folded, len(s.phrases), s.phrases[0].folded)
		}
	}
	if len(all) < 600 {
		t.Errorf("got %d phrases, want those of all languages", len(all))
	}
}

func FuzzCutCondition(f *testing.F) {
	f.Add("Used - Like New")
	f.Add("\xff\u202eConditionCondition")
	f.Add("[ (mint) ] 中古 Canon, in good condition")
	f.Fuzz(func(t *testing.T, text string) {
		rest, c := CutCondition(text)
		if int(c) >= len(conditionNames) {
			t.Errorf("CutCondition(%q) = %d, which has no name", text, c)
		}
		if c == Unknown && rest != text || len(rest) > len(text) {
			t.Errorf("CutCondition(%q) = %q, %q", text, rest, c)
		}
		if utf8.ValidString(text) && !utf8.ValidString(rest) {
			t.Errorf("CutCondition(%q) leaves %q, which is not UTF-8", text, rest)
		}
	})
}
