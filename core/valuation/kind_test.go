package valuation

import (
	"testing"

	"loupe/core/valuation/prediction"
)

func TestKindOf(t *testing.T) {
	for name, c := range map[string]struct {
		item     Item
		category string // of a listing of the item
		want     prediction.Kind
	}{
		"words":          {Item{Description: "used gaming laptop"}, "", prediction.Electronics},
		"category":       {Item{Description: "Halden GR-4410"}, "Electric guitars", prediction.Instruments},
		"the photo's":    {Item{Title: "Halden GR-4410", Category: "bass guitar"}, "", prediction.Instruments},
		"none":           {Item{Description: "Halden oak table"}, "Furniture", prediction.Common},
		"nothing":        {Item{}, "", prediction.Common},
		"most of them":   {Item{Description: "guitar amplifier with phone"}, "", prediction.Instruments},
		"words of trade": {Item{Description: "Halden 16gb 512 ssd"}, "", prediction.Electronics},
	} {
		listings := []Listing{{Title: c.item.Description + c.item.Title, Category: c.category, Price: 10}}
		if _, _, priced := judge(read(c.item, false), listings); priced.Kind != c.want {
			t.Errorf("%s: got kind %d, want %d", name, priced.Kind, c.want)
		}
	}
}
