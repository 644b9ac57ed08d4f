package description

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/lexicon"
	"loupe/core/product"
)

func FuzzReadState(f *testing.F) {
	f.Add("may be a replica, doesn't turn on; 傷なし 没有划痕 하자 있음\xff")
	f.Add("style")
	f.Fuzz(func(t *testing.T, description string) {
		words, _, r := parseState(description)
		if len(words) > len(description)+len(" ")*(1+strings.Count(description, " ")) || len(r.Defects) > MaxDefects {
			t.Errorf("%q: got the words %q and %+v", description, words, r)
		}
	})
}

func TestReadDescriptionLeavesOutWhatOnlySomePiecesAre(t *testing.T) {
	for description, want := range map[string]struct {
		rest      string
		condition product.Condition
	}{
		"two watches, one broken":           {"two watches", product.Unknown},
		"two watches, like new, one broken": {"two watches", product.LikeNew},
		"watch, broken":                     {"watch", product.ForParts},
		"one broken":                        {"one", product.ForParts},
	} {
		if rest, c, _ := Split(description); rest != want.rest || c != want.condition {
			t.Errorf("%q: got %q and %q, want %q and %q", description, rest, c, want.rest, want.condition)
		}
	}
}

// Each comparison reads the whole description, so a text of hundreds of such clauses must not make hundreds.
func TestOnlyTheFirstDeviationsAreCompared(t *testing.T) {
	ignored := strings.Repeat("nine new, ", maxDeviations)
	for description, want := range map[string]int{"two watches, nine new, one broken": 1, "two watches, " + ignored + "one broken": 0} {
		if got := findDeviation(description).Pieces; got != want {
			t.Errorf("%q: got %d pieces, want %d", description, got, want)
		}
	}
}

func FuzzDescription(f *testing.F) {
	f.Add("lot of 3 cracked screens, no scratches or dents\xff", "3x Halden (box only)")
	f.Add("only the, box. x", "with with lens only only")
	f.Fuzz(func(t *testing.T, description, title string) {
		r := parseDamage(lexicon.Truncate(description, maxDescriptionBytes))
		if len(r.rest) > len(description) || len(r.Defects) > MaxDefects || slices.Contains(r.Defects, "") {
			t.Errorf("%q: got %q and the defects %q", description, r.rest, r.Defects)
		}
		for _, tokens := range [][]lexicon.Token{lexicon.Tokenize(nil, 0, r.rest), lexicon.Tokenize(nil, 0, lexicon.Truncate(title, lexicon.MaxTitleBytes))} {
			if rest, s := ParseScope(tokens); len(rest) > len(tokens) || s.Pieces < 0 || s.Pieces > MaxPieces || (s.Name != "") != (s.Part == OnePart) {
				t.Errorf("%q, %q: got %+v", description, title, s)
			}
		}
	})
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
