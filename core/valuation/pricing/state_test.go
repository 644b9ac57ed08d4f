package pricing

import (
	"testing"

	"loupe/core/market/product"
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

func FuzzDamageFactor(f *testing.F) {
	f.Add("may be a replica, doesn't turn on; 傷なし 没有划痕 하자 있음\xff", "cracked")
	f.Add("two watches, one broken", "")
	f.Fuzz(func(t *testing.T, text, defect string) {
		item := matching.Subject{Item: matching.Item{Description: text, Defects: []string{defect}}}
		item.Read()
		s := Assess(&item, prediction.Common)
		if s.OtherPieces == 0 && (s.DamageFactor < minDamageFactor || s.DamageFactor > 1) || !(s.DamageFactor > 0) {
			t.Errorf("%q with the defect %q: got the factor %v, want %v to 1", text, defect, s.DamageFactor, minDamageFactor)
		}
	})
}
