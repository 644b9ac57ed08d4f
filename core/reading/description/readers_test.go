package description

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/market/product"
)

// What a model claims counts only if the description says it.
func TestClaimsOfAModel(t *testing.T) {
	const title = "Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome"
	claim := func(s string) product.Claim { return parseClaim(s) }
	with := func(value, words string) product.Claim {
		return product.Claim{Kind: product.ClaimPieces, Value: value, Words: words}
	}
	for _, c := range []struct {
		description string
		claim       product.Claim
		counts      bool
		want        string // the claims that result, with those of the rules
	}{
		{"the curtain has seen better times", claim("defect seen better times"), true, "defect seen better times"},
		{"nobody could get it going", claim("fails nobody could get it going"), true, "fails nobody could get it going"},
		{"it wants its rewind crank", claim("missing wants its rewind crank"), true, "missing wants its rewind crank"},
		{"fabricated in a shed", claim("copy fabricated in a shed"), true, "copy"},
		{"merely the pouch it came in", claim("part pouch"), true, "part pouch"},
		{"there are 7 of them on the shelf", with("7", "7 of them"), true, "pieces 7"},
		{"", claim("defect cracked screen"), false, ""},
		{"in a leather case", claim("defect cracked screen"), false, ""},
		{"not a replica", claim("copy replica"), false, "genuine"},
		{"no cracks at all", claim("defect cracks"), false, ""},
		{"may be a replica", claim("unsure replica"), false, "unsure"},
		{"perhaps fabricated in a shed", claim("copy fabricated in a shed"), false, ""},
		{"perhaps fabricated in a shed", claim("unsure fabricated in a shed"), true, "unsure"},
		{"there are 7 of them on the shelf", with("70", "7 of them"), false, ""},
		{"there are 7 of them on the shelf", with("1", "there"), false, ""},
		{"one of a kind", with("-1", "one"), false, ""},
		{"3x", with("30", "3x"), false, "pieces 3"},
		{"a thing", product.Claim{Kind: "price", Value: "900", Words: "a thing"}, false, ""},
		{"a thing", product.Claim{Kind: product.ClaimCondition, Value: "priceless", Words: "a thing"}, false, ""},
		{"a thing", product.Claim{Kind: product.ClaimCondition, Value: "new, for parts", Words: "thing"}, false, ""},
		{"kept with care", product.Claim{Kind: product.ClaimCondition, Value: "good", Words: "kept with care"}, true, "condition good"},
		{"flawless", product.Claim{Kind: product.ClaimCondition, Value: "new", Words: "flawless"}, false, "condition like_new"},
		{"the thing", claim("fails the"), false, ""},
		{"the thing", claim("copy the"), false, ""},
		{"its gizmo doesn't charge well", claim("defect gizmo doesn't charge well"), false, "fails doesn't charge"},
		{"its gizmo doesn't sing", claim("defect gizmo doesn't sing"), false, ""},
		{"it is certainly not an authentic one", claim("copy not an authentic one"), false, "copy"},
		{"with no scratches", claim("defect no scratches"), false, ""},
		{"not a replica", claim("copy not a replica"), false, "genuine"},
		{"is it a fabrication?", claim("copy fabrication"), false, ""},
		{"tested and works fine", claim("fails works fine"), false, "condition used"},
		{"100 ml of it", with("100", "100 ml"), false, ""},
		{"size 42 thing", with("42", "42 thing"), false, ""},
		{"two shoes, well kept", with("2", "two shoes"), false, ""},
		{"has 5 lovely stands, 20 each", with("5", "5 lovely stands"), false, ""},
		{"cracked lens", claim("defect cracked"), false, "defect cracked lens"},
		{"my other camera is dented", claim("defect dented"), false, ""},
		{"in fair condition", product.Claim{Kind: product.ClaimCondition, Value: "good", Words: "fair condition"}, false, "condition fair"},
	} {
		r := Parse(Text{c.description, []product.Claim{c.claim}, ByBoth}, title, "")
		var got []string
		for _, of := range r.claims() {
			if of.Kind == product.ClaimCopy || of.Kind == product.ClaimUnsure || of.Kind == product.ClaimGenuine {
				of.Words = ""
			}
			got = append(got, strings.TrimSpace(of.Kind+" "+of.Value+of.Words))
		}
		if strings.Join(got, "; ") != c.want {
			t.Errorf("%q, %v: got %q, want %q", c.description, c.claim, got, c.want)
		}
		counts := slices.Contains(r.Differences, Difference{c.claim, true, true})
		if counts != c.counts {
			t.Errorf("%q, %v: counts %v, want %v; the differences are %v", c.description, c.claim, counts, c.counts, r.Differences)
		}
	}
}

func TestWhoseClaimsCount(t *testing.T) {
	const description = "cracked screen, curtain has seen better times"
	claims := []product.Claim{parseClaim("defect seen better times")}
	for _, c := range []struct {
		claims  []product.Claim
		readers Readers
		want    []string
	}{
		{claims, ByRules, []string{"cracked screen"}},
		{claims, ByModel, []string{"seen better times"}},
		{claims, ByBoth, []string{"cracked screen", "seen better times"}},
		{nil, ByModel, []string{"cracked screen"}}, // the model did not answer
		{[]product.Claim{}, ByModel, nil},
		{[]product.Claim{}, ByBoth, []string{"cracked screen"}},
	} {
		r := Parse(Text{description, c.claims, c.readers}, "Nimbrell Wave 7 smartphone", "")
		var got []string
		for _, d := range r.Damage.Defects {
			got = append(got, d.Text)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%v by %v: got %q, want %q", c.claims, c.readers, got, c.want)
		}
		if differ := c.readers != ByRules && c.claims != nil; (len(r.Differences) > 0) != differ {
			t.Errorf("%v by %v: got the differences %v", c.claims, c.readers, r.Differences)
		}
	}
}
