package main

import (
	"fmt"
	"math"

	"loupe/core/date"
)

// vendor is a seller with prices in one currency.
type vendor struct {
	name, currency string
	rate           float64 // of the currency to one US dollar
}

var vendors = []vendor{
	{"Sample Market", "USD", 1},
	{"Sample Auctions", "USD", 1},
	{"Sample Handel Berlin", "EUR", 0.92},
	{"Sample & Sons London", "GBP", 0.79},
	{"Sample Outlet", "USD", 1},
	{"Sample Second Hand", "USD", 1},
	{"Sample Brocante Lyon", "EUR", 0.92},
}

// offer is the template of one listing of each product.
type offer struct {
	model       int    // index in product.models
	words       string // appended to the title, if not ""
	condition   string // as a market writes it
	isSold      bool
	age         int // days before lastDay
	priceFactor float64
	hasImage    bool
}

// lastDay is the day of the newest listings. It does not move, so that the file is always the same.
const lastDay = "2026-11-20"

var offers = []offer{
	{0, "", "Very Good", false, 3, 1.04, true},
	{0, "used", "Used", true, 24, 0.88, true},
	{0, "excellent condition", "Excellent", false, 9, 0.99, true},
	{0, "with original box", "New with tags", false, 31, 1.21, false},
	{0, "signs of wear", "Fair", true, 92, 0.76, false},
	{0, "tested", "Good", true, 131, 0.93, false},
	{0, "from a collection", "Like new", true, 58, 1.02, false},
	{1, "", "New", false, 12, 1.03, false},
	{1, "used", "Used", true, 77, 0.9, false},
	{2, "used", "Good", false, 45, 0.91, false},
}

// listings returns the rows of the file, the header first. Each product has one row for each offer and each
// accessory.
func listings() [][]string {
	rows := [][]string{{"id", "title", "brand", "category", "vendor", "price", "currency", "url", "image", "condition", "sold", "date"}}
	last, _ := date.Parse(lastDay)
	for i, p := range products {
		row := 0
		add := func(title string, dollars float64, image, condition, sold string, age int) {
			v := vendors[(i+3*row)%len(vendors)]
			row++
			// Prices vary between vendors: up to 6 percent either way.
			price := dollars * v.rate * (0.94 + 0.12*hash(i, row, 77))
			id := fmt.Sprintf("sample-%s-%02d", p.name, row)
			rows = append(rows, []string{id, title, p.brand, p.category, v.name, priceText(price), v.currency,
				"https://example.com/samples/" + id, image, condition, sold, date.Format(last - age - i%5)})
		}
		for _, o := range offers {
			m, image := p.models[o.model], ""
			title := m.title
			if o.words != "" {
				title += ", " + o.words
			}
			sold := "no"
			if o.isSold {
				sold = "yes"
			}
			if o.hasImage {
				image = p.name + ".jpg"
			}
			add(title, m.price*o.priceFactor, image, o.condition, sold, o.age)
		}
		for _, a := range p.accessories {
			add(a.title, a.price, "", "New", "no", 16)
		}
	}
	return rows
}

// priceText rounds a price as shops do: to whole units, or below 100 to a unit minus one cent.
func priceText(price float64) string {
	if price < 100 {
		return fmt.Sprintf("%.2f", math.Ceil(price)-0.01)
	}
	return fmt.Sprintf("%.2f", math.Round(price))
}
