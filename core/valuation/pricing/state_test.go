package pricing

import (
	"testing"

	"loupe/core/product"
	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
)

// The worst damage that a defect names decides.
func TestDamageFactorOfADefect(t *testing.T) {
	broken, _ := prediction.Factor(prediction.Common, product.ForParts)
	for defect, want := range map[string]float64{
		"broken, not working": broken, "does not turn on": broken, "broken battery": 0.7, "light meter does not work": 0.7, "scratched and cracked screen": 0.65,
		"small scratch": 0.88, "smells of smoke": 0.95, "画面割れ": 0.65, "needs a new battery": 0.85, "faded": 0.92, "電源が入りません": broken,
		"smashed": 0.5, "bent": 0.75, "rust": 0.8, "dirty": 0.95, "dust": 0.97,
	} {
		item := matching.Subject{Item: matching.Item{Defects: []string{defect}}}
		item.Read()
		if got := Assess(&item, prediction.Common).DamageFactor; got != want {
			t.Errorf("%q: got the factor %v, want %v", defect, got, want)
		}
	}
}
