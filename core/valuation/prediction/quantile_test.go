package prediction

import "testing"

func TestQuantile(t *testing.T) {
	for _, tt := range []struct {
		values []Weighted
		p      float64
		want   float64
	}{
		{nil, 0.5, 0},
		{[]Weighted{{7, 0}}, 0.5, 7},
		{[]Weighted{{3, 1}, {1, 1}, {2, 1}}, 0.5, 2},
		{[]Weighted{{3, 1}, {1, 1}, {2, 1}}, 0, 1},
		{[]Weighted{{3, 1}, {1, 1}, {2, 1}}, 1, 3},
		{[]Weighted{{3, 5}, {1, 1}, {2, 1}}, 0.5, 3},
		{[]Weighted{{1, 8}, {2, 1}, {3, 1}}, 0.8, 1},
		{[]Weighted{{1, 7}, {2, 1}, {3, 2}}, 0.8, 2},
	} {
		if got := Quantile(tt.values, tt.p); got != tt.want {
			t.Errorf("Quantile(%v, %v): got %v, want %v", tt.values, tt.p, got, tt.want)
		}
	}
}
