package matching

import (
	"testing"

	"loupe/core/market/product"
)

func TestConditionComesFromRequestTextOrPhoto(t *testing.T) {
	for _, c := range []struct {
		given       product.Condition
		description string
		seen        product.Condition
		title       string
		want        product.Condition
	}{
		{product.Unknown, "", product.Fair, "", product.Fair},
		{product.Unknown, "in good condition", product.Fair, "", product.Good},
		{product.Poor, "in good condition", product.Fair, "", product.Poor},
		{product.Unknown, "used", product.Fair, "", product.Fair}, // "used" has no grade
		{product.Unknown, "used", product.LikeNew, "", product.LikeNew},
		{product.Unknown, "used", product.New, "", product.Used},
		{product.Unknown, "used", product.Unknown, "", product.Used},
		{product.Unknown, "", product.Unknown, "Halden F2, like new", product.LikeNew},
		{product.Unknown, "", product.Fair, "Halden F2, like new", product.Fair},
	} {
		item := Subject{Item: Item{Condition: c.given, Description: c.description, Seen: c.seen, Title: c.title}}
		if item.Read(); item.Condition != c.want {
			t.Errorf("%v: got %v", c, item.Condition)
		}
	}
}
