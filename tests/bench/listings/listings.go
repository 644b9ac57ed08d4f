// Package listings is the work that is timed: sixty listings valued.
package listings

import (
	"strconv"

	"loupe/core/valuation"
)

// Appraise values one item by sixty listings so many times, and gives the sum of the upper bounds.
func Appraise(times int) float64 {
	item, listings := madeUp()
	sum := 0.0
	for range times {
		sum += valuation.Appraise(item, listings, "USD").Upper
	}
	return sum
}

// madeUp is a search's result: titles of ten words, a third of them the item's product.
func madeUp() (valuation.Item, []valuation.Listing) {
	words := []string{"black", "digital", "camera", "with", "3x", "optical", "zoom", "16", "GB", "kit", "silver", "compact", "lens", "case", "battery"}
	listings := make([]valuation.Listing, valuation.MaxListings)
	for i := range listings {
		model := "QX-" + strconv.Itoa(700+i%20*10) + "B"
		title := "Halden " + model
		for w := range 8 {
			title += " " + words[(i*7+w*5)%len(words)]
		}
		listings[i] = valuation.Listing{
			Title: title, Vendor: "Sample " + strconv.Itoa(i%9), URL: "https://example.com/" + strconv.Itoa(i),
			Price: 100 + float64(i*37%90), TextRank: i + 1,
		}
	}
	return valuation.Item{Description: "Halden QX700B compact digital camera 16 GB silver with case"}, listings
}
