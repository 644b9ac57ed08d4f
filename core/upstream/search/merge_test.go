package search

import (
	"fmt"
	"slices"
	"testing"

	"loupe/core/market/product"
)

type listing = product.Listing

func TestMerge(t *testing.T) {
	// Listings of three services, and of the catalogue.
	lens := func(l listing) listing { l.Source, l.Distance = "serpapi-lens", -1; return l }
	ebay := func(l listing) listing { l.Source, l.Distance = "ebay", -1; return l }
	shop := func(l listing) listing { l.Source, l.Distance = "serper-shopping", -1; return l }
	row := func(l listing) listing { l.Source = Catalog; return l }
	for name, c := range map[string]struct{ a, b, want []listing }{
		"results alternate": {
			a:    []listing{shop(listing{Title: "a1", URL: "https://a.example/1"}), shop(listing{Title: "a2", URL: "https://a.example/2"})},
			b:    []listing{lens(listing{Title: "b1", URL: "https://b.example/1"})},
			want: []listing{shop(listing{Title: "a1", URL: "https://a.example/1"}), lens(listing{Title: "b1", URL: "https://b.example/1"}), shop(listing{Title: "a2", URL: "https://a.example/2"})},
		},
		"same page: the more reliable provider decides": {
			a: []listing{lens(listing{Title: "Canon | eBay", URL: "https://www.ebay.de/itm/1?hash=x", Vendor: "eBay", Price: price("$190", "USD"), Image: "https://i/1", VisualRank: 1})},
			b: []listing{ebay(listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: price("189.99", "USD"), Condition: product.Used, TextRank: 4})},
			want: []listing{ebay(listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: price("189.99", "USD"), Condition: product.Used, Image: "https://i/1",
				TextRank: 4, VisualRank: 1})},
		},
		"same page and provider: the first decides": {
			a:    []listing{lens(listing{Title: "first", URL: "https://a.example/1", VisualRank: 1}), lens(listing{Title: "second", URL: "https://a.example/1?utm_source=x", VisualRank: 2})},
			want: []listing{lens(listing{Title: "first", URL: "https://a.example/1", VisualRank: 1})},
		},
		"same page: the only price decides": {
			a:    []listing{ebay(listing{Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Condition: product.Used, TextRank: 1})},
			b:    []listing{lens(listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: price("$190", "USD"), VisualRank: 2})},
			want: []listing{lens(listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: price("$190", "USD"), Condition: product.Used, TextRank: 1, VisualRank: 2})},
		},
		"same title, price and vendor": {
			a: []listing{shop(listing{Title: "Canon AE-1!", URL: "https://www.google.com/shopping/product/1", Vendor: "B&H Photo", Price: price("$1,295.00", "USD"), TextRank: 1})},
			b: []listing{ebay(listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: price("1295", "USD"), TextRank: 2})},
			want: []listing{
				ebay(listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: price("1295", "USD"), TextRank: 1})},
		},
		"different price, currency or vendor": {
			a: []listing{shop(listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD")}), shop(listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: price("6", "USD")})},
			b: []listing{shop(listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: price("5", "EUR")}), shop(listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: price("5", "USD")})},
			want: []listing{
				shop(listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD")}), shop(listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: price("5", "EUR")}),
				shop(listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: price("6", "USD")}), shop(listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: price("5", "USD")})},
		},
		"sales of the catalogue with different ids": {
			a: []listing{row(listing{ID: "1", Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD"), Sold: true, TextRank: 1}),
				row(listing{ID: "2", Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD"), Sold: true, TextRank: 2})},
			b: []listing{row(listing{ID: "2", Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD"), Sold: true, Distance: 3})},
			want: []listing{row(listing{ID: "1", Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD"), Sold: true, TextRank: 1}),
				row(listing{ID: "2", Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD"), Sold: true, TextRank: 2})},
		},
		"without vendor, price or title": {
			a: []listing{row(listing{Title: "Canon", Price: price("5", "USD")}), row(listing{Title: "Canon", Vendor: "A"}), row(listing{Title: "?!", Vendor: "A", Price: price("5", "")})},
			b: []listing{row(listing{Title: "Canon", Price: price("5", "USD")}), row(listing{Title: "Canon", Vendor: "A"}), row(listing{Title: "!!", Vendor: "A", Price: price("5", "")})},
			want: []listing{
				row(listing{Title: "Canon", Price: price("5", "USD")}), row(listing{Title: "Canon", Price: price("5", "USD")}), row(listing{Title: "Canon", Vendor: "A"}),
				row(listing{Title: "Canon", Vendor: "A"}), row(listing{Title: "?!", Vendor: "A", Price: price("5", "")}), row(listing{Title: "!!", Vendor: "A", Price: price("5", "")})},
		},
		"catalogue row that both searches found": {
			a:    []listing{row(listing{ID: "7", Title: "Canon", Distance: 3})},
			b:    []listing{row(listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1}), row(listing{ID: "7", Title: "Canon", Distance: -1, TextRank: 2})},
			want: []listing{row(listing{ID: "7", Title: "Canon", Distance: 3, TextRank: 2}), row(listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1})},
		},
		"duplicate of two listings": {
			a: []listing{shop(listing{Title: "x", URL: "https://a.example/1"}), shop(listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: price("$5", "USD")})},
			b: []listing{lens(listing{Title: "z", URL: "https://z.example/1"}), lens(listing{Title: "canon", URL: "https://a.example/1", Vendor: "a", Price: price("$5.00", "USD")})},
			want: []listing{
				shop(listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: price("$5", "USD")}), lens(listing{Title: "z", URL: "https://z.example/1"})},
		},
		"same id of different sources": {
			a:    []listing{row(listing{ID: "7", Title: "Canon"})},
			b:    []listing{ebay(listing{ID: "7", Title: "Nikon"})},
			want: []listing{row(listing{ID: "7", Title: "Canon"}), ebay(listing{ID: "7", Title: "Nikon"})},
		},
		"front page of a host": {
			a:    []listing{row(listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(listing{ID: "2", Title: "b", URL: "https://shop.example"})},
			want: []listing{row(listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(listing{ID: "2", Title: "b", URL: "https://shop.example"})},
		},
	} {
		got := Merge([]*Results{{Listings: c.a}, {Err: fmt.Errorf("failed")}, {Listings: c.b}}, 60)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: merged\n%+v, want\n%+v", name, got, c.want)
		}
	}
}
