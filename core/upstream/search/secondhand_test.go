package search

import (
	"testing"

	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// Rows of Google Shopping without a mark, as SerpApi and Serper send them.
func TestRowWithoutAMarkIsNewOnlyIfNothingSaysOtherwise(t *testing.T) {
	for _, c := range []struct {
		title, vendor, url string
		shopping, serper   product.Condition
	}{
		{"Sony WH-1000XM4 headphones", "Best Buy", "https://www.google.com/search?ibp=oshop&q=used+sony", product.New, product.Unknown},
		{"Sony WH-1000XM4 headphones", "shop.example", "https://shop.example/headphones/sony", product.New, product.Unknown},
		{"Sony WH-1000XM4 headphones", "eBay", "https://www.google.com/search?ibp=oshop", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "eBay - audio_shop", "https://www.google.com/search?ibp=oshop", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "Mercari", "https://www.google.com/search?ibp=oshop", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "Poshmark", "https://www.google.com/search?ibp=oshop", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "The RealReal", "https://www.google.com/search?ibp=oshop", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "Back Market", "https://www.google.com/search?ibp=oshop", product.Refurbished, product.Refurbished},
		{"Sony WH-1000XM4 headphones", "Etsy", "https://www.google.com/search?ibp=oshop", product.Unknown, product.Unknown},
		{"Sony WH-1000XM4 headphones", "", "https://www.ebay.co.uk/itm/1", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones", "", "https://jp.mercari.com/item/m1", product.Used, product.Used},
		{"Sony WH-1000XM4 headphones, brand new", "eBay", "https://www.ebay.com/itm/1", product.New, product.New},
		{"Sony WH-1000XM4 (Renewed)", "Amazon.com", "https://www.amazon.com/dp/B0", product.Refurbished, product.Refurbished},
		{"Sony WH-1000XM4 - Pristine", "Music Shop", "https://shop.example/1", product.LikeNew, product.LikeNew},
		{"Sony WH-1000XM4", "Shop", "https://shop.example/sony-wh-1000xm4-renewed/dp/1", product.Refurbished, product.Refurbished},
		{"Sony WH-1000XM4", "Shop", "https://shop.example/pre-owned/sony", product.Used, product.Used},
		{"Arrow DVD", "Shop", "https://shop.example/dvd/broken-arrow", product.New, product.Unknown},
		{"New Balance 990", "Shop", "https://shop.example/good-shoes", product.New, product.Unknown},
	} {
		rows := `[{"title":"` + c.title + `","source":"` + c.vendor + `","link":"` + c.url + `","price":"$5"}]`
		for _, provider := range []struct {
			name, response string
			want           product.Condition
		}{
			{"serpapi-shopping", `{"shopping_results":` + rows + `}`, c.shopping},
			{"serper-shopping", `{"searchParameters":{},"shopping":` + rows + `}`, c.serper},
		} {
			got, err := parse(provider.name, gjson.Parse(provider.response), "USD")
			if err != nil || len(got) != 1 || got[0].Condition != provider.want {
				t.Errorf("%s: %q of %q at %s is %+v, %v, want the condition %q", provider.name, c.title, c.vendor, c.url, got, err, provider.want)
			}
		}
	}
}

func TestNoSellerOfEBayIsStored(t *testing.T) {
	for vendor, want := range map[string]string{"eBay - halden_shop": "eBay", "EBAY - x": "EBAY", "eBay": "eBay", "Amazon.com - Seller": "Amazon.com - Seller"} {
		if got := withoutSeller(vendor); got != want {
			t.Errorf("withoutSeller(%q) = %q, want %q", vendor, got, want)
		}
	}
}

func TestTitleSaysThatTheItemWasSold(t *testing.T) {
	for title, want := range map[string]bool{
		"SOLD - Leica M3":                    true,
		"Leica M3 (SOLD)":                    true,
		"[Sold] Leica M3":                    true,
		"Sold Price: Leica M3 - May 3, 2026": true,
		"Sold at Auction: Leica M3":          true,
		"Leica M3 - Sold":                    true,
		"Leica M3, sold out":                 false,
		"Sold out: Leica M3":                 false,
		"Leica M3 case, sold separately":     false,
		"Leica M3":                           false,
		"Unsold: Leica M3":                   false,
	} {
		if got := saysSold(title); got != want {
			t.Errorf("saysSold(%q) = %v, want %v", title, got, want)
		}
	}
}

func TestShippingCost(t *testing.T) {
	cents := func(n market.Amount) market.Amount { return n * market.Unit / 100 }
	for json, want := range map[string]market.Amount{
		`"$5.99 delivery"`:                       cents(599),
		`"+$5.99 delivery"`:                      cents(599),
		`"$4.99 delivery by Mon, Nov 30"`:        cents(499),
		`"US$4.99 shipping"`:                     cents(499),
		`"Free delivery"`:                        0,
		`"Free delivery by Mon, Jul 8"`:          0,
		`"Free delivery on $60+"`:                0,
		`"$5 delivery on orders over $20"`:       0,
		`"€4.99 delivery"`:                       0, // of another currency
		`"$4.99 - $9.99 delivery"`:               0,
		`"Get it by Friday"`:                     0,
		`"30-day returns"`:                       0,
		`"14.50"`:                                cents(1450),
		`14.5`:                                   cents(1450),
		`["14.50","9.00"]`:                       cents(900),
		`["14.50","0.00"]`:                       0,
		`[]`:                                     0,
		`null`:                                   0,
		`{"value":"9.00"}`:                       0,
		`-3`:                                     0,
		`"` + "99999999999999999" + ` delivery"`: 0,
	} {
		r := rowParser{mapping: &mapping{priceFormat: textPrices, fields: [numFields]string{fieldShipping: "@this"}}, row: parsed(json)}
		if got := r.lowest(fieldShipping, "USD"); got != want {
			t.Errorf("%s: got %d, want %d", json, got, want)
		}
	}
}
