// Package listings runs the valuation that the benchmark times.
package listings

import (
	"strconv"

	"loupe/core/valuation"
)

// Appraise values an item by sixty listings, this many times. It returns the sum of the upper bounds,
// so that the compiler can't eliminate the work.
func Appraise(times int) float64 {
	item, listings := example()
	sum := 0.0
	for range times {
		sum += valuation.Appraise(item, listings, "USD").Upper
	}
	return sum
}

// example returns an item and listings such as a search finds. Titles have ten words.
func example() (valuation.Item, []valuation.Listing) {
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
