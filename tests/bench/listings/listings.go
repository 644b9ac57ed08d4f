// Package listings runs the valuation that the benchmark times.
package listings

import (
	"math"
	"strconv"
	"strings"

	"loupe/core/base/limits"
	"loupe/core/valuation"
	"loupe/core/valuation/learned"
)

// Appraise values an item by sixty listings, this many times. It returns the sum of the upper bounds,
// so that the compiler can't eliminate the work.
func Appraise(times int) float64 {
	item, listings := example()
	return repeat(times, item, listings)
}

// AppraiseWorst is like Appraise, with the titles that take longest.
func AppraiseWorst(times int) float64 {
	item, listings := worst()
	return repeat(times, item, listings)
}

// Learn learns the prices of words for the sample of an upload, as one step of the schedule does, this many times. It returns the mean of
// the last prices.
func Learn(times int) (mean float64) {
	_, listings := example()
	examples := make([]learned.Example, limits.CalibrationSample+limits.CalibrationExamples)
	for i := range examples {
		l := &listings[i%len(listings)]
		examples[i] = learned.Example{Text: valuation.TextOf("", l.Title+" "+strconv.Itoa(i/7)), LogPrice: math.Log(l.Price)}
	}
	for range times {
		for _, words := range learned.LearnFolds(examples, limits.CalibrationSample) {
			mean = words.Mean
		}
	}
	return mean
}

func repeat(times int, item valuation.Item, listings []valuation.Listing) (sum float64) {
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

// worst returns an item and listings whose titles take longest: as many words as a title may have, each like a model number, and each
// similar to words of the others or the beginning of them.
func worst() (valuation.Item, []valuation.Listing) {
	title := func(n int) string {
		var b strings.Builder
		for w := 0; b.Len() < 500; w++ {
			b.WriteString("kx" + strconv.Itoa(100+(n+w)%40))
			if w%2 == 0 {
				b.WriteString("t" + strconv.Itoa(w%7))
			}
			b.WriteByte(' ')
		}
		return b.String()
	}
	listings := make([]valuation.Listing, valuation.MaxListings)
	for i := range listings {
		listings[i] = valuation.Listing{Title: title(i + 1), Price: 100 + float64(i)}
	}
	return valuation.Item{Description: title(0)}, listings
}
