package main

import (
	"fmt"
	"math"
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
	condition   string // appended to the title, if not ""
	priceFactor float64
	hasImage    bool
}

var offers = []offer{
	{0, "", 1.04, true},
	{0, "used", 0.88, true},
	{0, "excellent condition", 0.99, true},
	{0, "with original box", 1.08, false},
	{0, "signs of wear", 0.76, false},
	{1, "", 1.03, false},
	{1, "used", 0.9, false},
	{2, "used", 0.91, false},
}

// listings returns the rows of the file, the header first. Each product has one row for each offer and each
// accessory.
func listings() [][]string {
	rows := [][]string{{"id", "title", "brand", "category", "vendor", "price", "currency", "url", "image"}}
	for i, p := range products {
		row := 0
		add := func(title string, dollars float64, image string) {
			v := vendors[(i+3*row)%len(vendors)]
			row++
			// Prices vary between vendors: up to 6 percent either way.
			price := dollars * v.rate * (0.94 + 0.12*hash(i, row, 77))
			id := fmt.Sprintf("sample-%s-%02d", p.name, row)
			rows = append(rows, []string{id, title, p.brand, p.category, v.name, priceText(price), v.currency,
				"https://example.com/samples/" + id, image})
		}
		for _, o := range offers {
			m, image := p.models[o.model], ""
			title := m.title
			if o.condition != "" {
				title += ", " + o.condition
			}
			if o.hasImage {
				image = p.name + ".jpg"
			}
			add(title, m.price*o.priceFactor, image)
		}
		for _, a := range p.accessories {
			add(a.title, a.price, "")
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
