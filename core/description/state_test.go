package description

import (
	"strings"
	"testing"

	"loupe/core/product"
)

func FuzzReadState(f *testing.F) {
	f.Add("may be a replica, doesn't turn on; 傷なし 没有划痕 하자 있음\xff")
	f.Add("style")
	f.Fuzz(func(t *testing.T, description string) {
		words, _, r := readState(description)
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
