package valuation_test

import (
	"fmt"

	"loupe/core/market/product"
	"loupe/core/valuation"
)

func ExampleAppraise() {
	v := valuation.Appraise(valuation.Item{Title: "Halden Scout 35 rangefinder camera", Brand: "Halden", Condition: product.Used}, []valuation.Listing{
		{Title: "Halden Scout 35 rangefinder camera, working", Price: 410},
		{Title: "Halden Scout 35 camera black", Price: 430},
		{Title: "Halden Scout 35 rangefinder", Price: 395},
		{Title: "Leather case for Halden Scout 35", Price: 30},
	}, "USD")
	fmt.Printf("%.0f to %.0f, best match %d\n", v.Lower, v.Upper, v.Best)
	fmt.Println(v.Sentences()[0])
	// Output:
	// 306 to 546, best match 0
	// Based on 3 of 4 listings found, all with a price; the other one is a different product.
}
