package reasons

import (
	"testing"

	"loupe/core/valuation/matching"
	"loupe/core/valuation/prediction"
	"loupe/core/valuation/pricing"
)

func TestFormatProbability(t *testing.T) {
	for p, want := range map[float64]string{
		0.0001: "under 1 %", 0.0099: "under 1 %", 0.01: "1 %", 0.5: "50 %", 0.99: "99 %", 0.9901: "over 99 %", 0.9999: "over 99 %",
	} {
		if got := FormatProbability(p); got != want {
			t.Errorf("FormatProbability(%v): got %q, want %q", p, got, want)
		}
	}
}

func TestWideRangeIsExplainedIfNoPriceIsProbablyOfTheProduct(t *testing.T) {
	for noMatch, explained := range map[float64]bool{0.5: false, 0.51: true, 0.9: true, 0.1: false} {
		if got := wideRangeSentence(&pricing.Range{Prediction: prediction.Prediction{NoMatch: noMatch}}) != ""; got != explained {
			t.Errorf("at %v: got explained %v, want %v", noMatch, got, explained)
		}
	}
}

// The reason that names the best match ends with the evidence for it. Why ends with the evidence against a listing.
func TestEachPieceOfEvidenceHasAClause(t *testing.T) {
	for i, weight := range matching.Coefficients {
		if clauses := [2]string{supports[i], objections[i]}; weight > 0 && clauses[0] == "" || weight < 0 && clauses[1] == "" {
			t.Errorf("%s weighs %v and has the clauses %q, want one for its sign", matching.EvidenceNames[i], weight, clauses)
		}
	}
}
