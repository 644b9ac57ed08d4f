package valuation

import (
	"strings"
	"testing"
)

// Of two products that are offered together, neither is valued alone.
func TestSeveralProductsHaveNoValueTogether(t *testing.T) {
	listings := []Listing{{Title: "Halden F2 camera", Price: 200}, {Title: "Halden F2 camera body", Price: 190}, {Title: "Orvik T400 turntable", Price: 300}}
	v := Appraise(Item{Description: "Halden F2 camera + Orvik turntable T400"}, listings, "USD")
	if v.Upper != 0 || len(v.Used) > 0 || !strings.HasPrefix(v.NoValue, "the description offers several products together") || !v.says("Ask for each of them alone.") {
		t.Errorf("got %v to %v by %v, no value because %q, %q; want no value, and to ask for each alone", v.Lower, v.Upper, v.Used, v.NoValue, v.Sentences())
	}
	if v := Appraise(Item{Description: "Halden F2 camera"}, listings, "USD"); v.Upper == 0 {
		t.Errorf("the camera alone: got no value, %q", v.Sentences())
	}
}
