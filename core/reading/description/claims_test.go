package description

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/market/product"
	"loupe/core/reading/lexicon"
)

func TestWordsOfAPart(t *testing.T) {
	for description, want := range map[string]string{
		"": "", "Halden Scout 35, nur Gehäuse": "nur gehause", "Halden Scout (box only), black": "box only", "lot of 3": "", "with 50 mm lens": "",
		"Halden Scout without lens": "without lens", "only the charger": "only the charger",
		"lens missing": "lens missing", "leather case for Halden Scout": "case", "strap missing": "", "left shoe only": "",
	} {
		if got := Parse(Text{Description: description}, "Halden Scout 35", "").Scope.Words; got != want {
			t.Errorf("%q: got %q, want %q", description, got, want)
		}
	}
}

// The words that state something are not compared with listings.
func TestWordsThatAreCompared(t *testing.T) {
	for description, want := range map[string]string{
		"halden scout with a small scratch on the lens": "halden scout",
		"halden scout, back glass shattered, 1962":      "halden scout 1962",
		"halden scout, not a replica":                   "halden scout",
		"two watches, one broken":                       "two watches",
		"guitar, walnut stain":                          "guitar walnut stain",
		"halden scout, like new":                        "halden scout",
		"one broken":                                    "one",
		"ライカ M3 傷なし":                                    "ライカ m3",
	} {
		if got := joinTexts(lexicon.Tokenize(nil, 0, WithoutState(description))); got != want {
			t.Errorf("%q: got %q, want %q", description, got, want)
		}
	}
}

func TestScopeOfATitle(t *testing.T) {
	for title, want := range map[string]Scope{
		"halden scout 35 camera":              {},
		"halden scout 35 body only":           {Part: BodyOnly},
		"halden scout 35 nur Gehäuse":         {Part: BodyOnly},
		"halden scout 35 without lens":        {Part: BodyOnly},
		"halden scout 35 with 50 mm lens":     {Part: withLens},
		"torvald drill with two batteries":    {Part: withLens},
		"torvald saw with two batteries":      {},
		"torvald drill, bare tool":            {Part: BodyOnly},
		"halden scout, leere OVP":             {Part: BoxOnly},
		"nomad laptop charger only":           {Part: OnePart, Name: "charger"},
		"lot of 3 halden scout":               {Pieces: 3},
		"2 x halden scout body only":          {Part: BodyOnly, Pieces: 2},
		"pace running shoe, left shoe only":   {Part: OneOfAPair},
		"halden scout 35 no lens cap":         {},
		"two halden scout":                    {},
		"lot of 1000 halden scout":            {},
		"10x42 binoculars":                    {},
		"3x optical zoom camera":              {},
		"lot of fun board game":               {},
		"beats solo headphones":               {},
		"halden scout, only 3 made, with box": {},
		"カメラ ボディのみ":                           {Part: BodyOnly},
	} {
		_, got := ParseScope(lexicon.TokenizeTitle(title))
		if got.Words = ""; got != want {
			t.Errorf("%q: got %+v, want %+v", title, got, want)
		}
	}
}

func TestOneDamageIsCountedOnce(t *testing.T) {
	seen := func(s string) Defect { d := ReadDefect(s); d.Seen = true; return d }
	for _, c := range []struct {
		one, other Defect
		want       bool
	}{
		{ReadDefect("cracked screen"), ReadDefect("screen is cracked"), true},
		{ReadDefect("cracked screen"), ReadDefect("cracked back"), false},
		{ReadDefect("cracked screen"), ReadDefect("scratched screen"), false},
		{seen("cracked screen"), ReadDefect("Display gesprungen"), true},
		{seen("scratch on the lid"), seen("scratch on the base"), false},
		{ReadDefect("smells odd"), ReadDefect("makes me sad"), true}, // in unknown words
	} {
		if got := c.one.IsSame(&c.other); got != c.want {
			t.Errorf("%+v and %+v: got %v", c.one, c.other, got)
		}
	}
}

func TestTextsThatMislead(t *testing.T) {
	for description, want := range map[string]string{
		"scratch 0.5 mm long": "defect scratch",
		"crack 0,5 cm":        "defect crack",
		"scratches: 0":        "",
		strings.Repeat("word and ", 50) + "the screen is cracked. Box only": "defect screen is cracked; box",
		"精工 watch, broken clasp":                                            "defect broken clasp",
		"傷と画面割れがあります":                                                       "defect 傷と画面割れがあります",
		"안전하게 작동":                                                           "",
		"偽物？":                                                               "unsure",
		"중고등학교 교과서":                                                         "",
	} {
		var got []string
		for _, c := range Parse(Text{Description: description}, "", "").claims() {
			if c.Kind == product.ClaimUnsure {
				c.Words = ""
			}
			got = append(got, strings.TrimSpace(c.Kind+" "+c.Value+c.Words))
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%q: got %q, want %q", description, got, want)
		}
	}
	for _, defect := range []string{"傷と画面割れがあります", "画面割れと傷があります"} {
		if d := ReadDefect(defect); d.Severity != Cracked {
			t.Errorf("%q: got %+v, want the worse damage", defect, d)
		}
	}
	for _, defect := range []string{"no visible scratches", "no damage seen", strings.Repeat("x", 1<<17) + " cracked"} {
		if d := ReadDefect(defect); d.Severity != NoDamage || d.Fails {
			t.Errorf("%.20q: got %+v", defect, d)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("may be a replica, doesn't turn on; 傷なし 没有划痕 하자 있음\xff", "3x Halden (box only)", "turn on")
	f.Add("style", "with with lens only only", "")
	f.Add("lot of 3 cracked screens, no scratches or dents + a b12", "only the, box. x", "3")
	f.Fuzz(func(t *testing.T, description, title, words string) {
		title, words = lexicon.Truncate(title, lexicon.MaxTitleBytes), lexicon.Truncate(words, 300)
		var claims []product.Claim
		for _, kind := range product.ClaimKinds {
			claims = append(claims, product.Claim{Kind: kind, Value: "3", Words: words}, product.Claim{Kind: kind, Value: "good", Words: words})
		}
		for _, readers := range []Readers{ByRules, ByModel, ByBoth} {
			r := Parse(Text{description, claims, readers}, title, "")
			isEmpty := func(d Defect) bool { return d.Text == "" || len([]rune(d.Text)) > MaxExcerpt }
			if len(r.Damage.Defects) > MaxDefects+1 || slices.ContainsFunc(r.Damage.Defects, isEmpty) || len(r.Words) > lexicon.MaxTokens {
				t.Errorf("%q: got %+v", description, r)
			}
			if s := r.Scope; s.Pieces < 0 || s.Pieces > MaxPieces || (s.Name != "") != (s.Part == OnePart) {
				t.Errorf("%q, %q: got %+v", description, title, s)
			}
			r.Contradiction(lexicon.TokenizeTitle(title), []Title{{description, title, false}})
			r.ResolveLike(title, []Title{{description, title, false}})
		}
		if got := WithoutState(description); len(got) > len(description)+len(" ")*(1+strings.Count(description, " ")) {
			t.Errorf("%q: got the words %q", description, got)
		}
	})
}
