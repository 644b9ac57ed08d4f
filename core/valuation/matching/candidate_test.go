package matching

import (
	"math"
	"testing"

	"loupe/core/market/product"
)

func TestPictureScore(t *testing.T) {
	for _, c := range []struct {
		match float64
		rank  int
		want  float64
	}{
		{0, 0, 0}, {0.6, 0, 0}, {0.75, 0, 0}, {0.875, 0, 7}, {1, 0, 14}, {2, 0, 14}, {0, 1, 7}, {0, 4, 3.5}, {1, 1, 14}, {0.76, 1, 7},
	} {
		if got := pictureScore(&Listing{PictureMatch: c.match, VisualRank: c.rank}); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("picture match %v, rank %d: got %v, want %v", c.match, c.rank, got, c.want)
		}
	}
}

func TestTitleOverridesNewCondition(t *testing.T) {
	c := Candidate{Listing: &Listing{Title: "Halden Nomad GR-4410 refurbished", Condition: product.New}}
	c.stateCondition()
	if c.Stated != product.Refurbished || c.title != "Halden Nomad GR-4410" {
		t.Errorf("got %q and the title %q, want refurbished and the title without it", c.Stated, c.title)
	}
}
