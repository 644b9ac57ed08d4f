package appraisal

import (
	"testing"

	"loupe/core/product"
)

func TestConditionComesFromRequestTextOrModel(t *testing.T) {
	for _, c := range []struct{ requested, told, seen, want product.Condition }{
		{product.Unknown, product.Unknown, product.Fair, product.Fair},
		{product.Unknown, product.Good, product.Fair, product.Good},
		{product.Poor, product.Good, product.Fair, product.Poor},
		{product.Unknown, product.Used, product.Fair, product.Fair}, // "used" has no grade
		{product.Unknown, product.Used, product.LikeNew, product.LikeNew},
		{product.Unknown, product.Used, product.New, product.Used},
		{product.Unknown, product.Used, product.Unknown, product.Used},
	} {
		a := &appraisal{told: c.told}
		a.Condition, a.item.Condition = c.requested, c.seen
		if got := a.condition(); got != c.want {
			t.Errorf("%v: got %v, want %v", c, got, c.want)
		}
	}
}
