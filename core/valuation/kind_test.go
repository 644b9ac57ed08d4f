package valuation

import (
	"testing"

	"loupe/core/valuation/internal/pricing"
)

func TestKindOf(t *testing.T) {
	for name, c := range map[string]struct {
		item     Item
		category string // of a listing of the item
		want     pricing.Kind
	}{
		"words":          {Item{Description: "used gaming laptop"}, "", pricing.Electronics},
		"category":       {Item{Description: "Halden GR-4410"}, "Electric guitars", pricing.Instruments},
		"the photo's":    {Item{Title: "Halden GR-4410", Category: "bass guitar"}, "", pricing.Instruments},
		"none":           {Item{Description: "Halden oak table"}, "Furniture", pricing.Common},
		"nothing":        {Item{}, "", pricing.Common},
		"most of them":   {Item{Description: "guitar amplifier with phone"}, "", pricing.Instruments},
		"words of trade": {Item{Description: "Halden 16gb 512 ssd"}, "", pricing.Electronics},
	} {
		listings := []Listing{{Title: c.item.Description + c.item.Title, Category: c.category, Price: 10}}
		if _, _, priced := judge(c.item, listings); priced.Kind != c.want {
			t.Errorf("%s: got kind %d, want %d", name, priced.Kind, c.want)
		}
	}
}
