package search

import (
	"loupe/core/base/limits"
	"loupe/core/market/product"
)

// priceCharting searches PriceCharting's price guide for games, cards, comics and LEGO. Its prices are values that
// PriceCharting computes from sales, in US dollars, so each counts as sold; the response has no date.
// https://www.pricecharting.com/api-documentation
var priceCharting = provider{
	name:       "pricecharting",
	baseURL:    variable{"PRICECHARTING_BASE_URL", "https://www.pricecharting.com"},
	secret:     "PRICECHARTING_TOKEN",
	request:    priceGuide.fetch,
	definition: &priceGuide,
}

// priceGuide takes two requests: the search finds products without prices. PriceCharting allows one request a second.
//
// A product has all prices that are known: of the item alone, with its box and manual, and new. For cards, comics and coins
// only the first means what its name says, "loose"; the others are of professional grades.
var priceGuide = definition{
	request: endpoint{target: "/api/products?t=${PRICECHARTING_TOKEN}&q={query}", results: "products"},
	detail:  endpoint{target: "/api/product?t=${PRICECHARTING_TOKEN}&id={id}", results: "@this"},
	numbers: [numNumbers]int{numberTimeout: limits.TextSearch, numberInterval: 1_000, numberDetails: 2},
	mapping: mapping{
		described: true,
		fields: [numFields]string{
			fieldID:      "id",
			fieldTitle:   "{product-name} ({console-name})",
			fieldURL:     "https://www.pricecharting.com/offers?product={id}",
			fieldFailure: "error-message",
		},
		prices: []pricePath{
			{path: "loose-price", label: "loose", condition: product.Used},
			{path: ungraded + "cib-price", label: "complete in box", condition: product.Used},
			{path: ungraded + "new-price", label: "new", condition: product.New},
		},
		priceFormat: minorUnits,
		constants:   constants{vendor: "PriceCharting", currency: "USD", sold: true},
	},
}

// ungraded is the path of the product if its kind is known and is not one that is graded.
const ungraded = `..#(genre!%"*Card*")|..#(genre!%"*Comic*")|..#(genre!%"*Coin*")|`
