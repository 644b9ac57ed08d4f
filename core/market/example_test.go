package market_test

import (
	"fmt"

	"loupe/core/market"
)

func ExampleParsePrice() {
	for _, text := range []string{"US $1,295.00", "ab 1.295,00 €", "$10 - $20", "kr 100"} {
		p, err := market.ParsePrice(text, "")
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(market.FormatPrice(p.Low), market.FormatPrice(p.High), p.Currency)
	}
	// Output:
	// 1295.00 1295.00 USD
	// 1295.00 1295.00 EUR
	// 10.00 20.00 USD
	// the currency is unclear
}

func ExampleFormatPrice() {
	amount, _ := market.ParseAmount("1299.5")
	fmt.Println(market.FormatPrice(amount), market.FormatPrice(amount.Round("JPY")))
	// Output: 1299.50 1300.00
}

func ExampleRates_Convert() {
	rates, _ := market.ParseRates([]byte(`{"date":"2026-11-20","base":"EUR","rates":{"USD":1.08,"JPY":163.2}}`))
	yen, rate, ok := rates.Convert(108*market.Unit, "USD", "JPY")
	fmt.Printf("%s at %.4f, %v\n", market.FormatPrice(yen), rate, ok)
	// Output: 16320.00 at 151.1111, true
}
