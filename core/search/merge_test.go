package search

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"loupe/core/product"
)

func TestMerge(t *testing.T) {
	lens := func(l product.Listing) product.Listing { l.Source, l.Distance = "serpapi-lens", -1; return l }
	ebay := func(l product.Listing) product.Listing { l.Source, l.Distance = "ebay", -1; return l }
	shop := func(l product.Listing) product.Listing { l.Source, l.Distance = "serper-shopping", -1; return l }
	row := func(l product.Listing) product.Listing { l.Source = Catalog; return l }
	for name, c := range map[string]struct{ a, b, want []product.Listing }{
		"in turns": {
			a:    []product.Listing{shop(product.Listing{Title: "a1", URL: "https://a.example/1"}), shop(product.Listing{Title: "a2", URL: "https://a.example/2"})},
			b:    []product.Listing{lens(product.Listing{Title: "b1", URL: "https://b.example/1"})},
			want: []product.Listing{shop(product.Listing{Title: "a1", URL: "https://a.example/1"}), lens(product.Listing{Title: "b1", URL: "https://b.example/1"}), shop(product.Listing{Title: "a2", URL: "https://a.example/2"})},
		},
		"same page, the more exact source's words": {
			a: []product.Listing{lens(product.Listing{Title: "Canon | eBay", URL: "https://www.ebay.de/itm/1?hash=x", Vendor: "eBay", Price: price("$190", "USD"), Image: "https://i/1", VisualRank: 1})},
			b: []product.Listing{ebay(product.Listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: price("189.99", "USD"), Condition: product.Used, TextRank: 4})},
			want: []product.Listing{ebay(product.Listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: price("189.99", "USD"), Condition: product.Used, Image: "https://i/1",
				TextRank: 4, VisualRank: 1})},
		},
		"same page, a price from the less exact one": {
			a:    []product.Listing{ebay(product.Listing{Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Condition: product.Used, TextRank: 1})},
			b:    []product.Listing{lens(product.Listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: price("$190", "USD"), VisualRank: 2})},
			want: []product.Listing{lens(product.Listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: price("$190", "USD"), Condition: product.Used, TextRank: 1, VisualRank: 2})},
		},
		"same title, price and vendor": {
			a: []product.Listing{shop(product.Listing{Title: "Canon AE-1!", URL: "https://www.google.com/shopping/product/1", Vendor: "B&H Photo", Price: price("$1,295.00", "USD"), TextRank: 1})},
			b: []product.Listing{ebay(product.Listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: price("1295", "USD"), TextRank: 2})},
			want: []product.Listing{
				ebay(product.Listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: price("1295", "USD"), TextRank: 1})},
		},
		"other price, currency or vendor": {
			a: []product.Listing{shop(product.Listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD")}), shop(product.Listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: price("6", "USD")})},
			b: []product.Listing{shop(product.Listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: price("5", "EUR")}), shop(product.Listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: price("5", "USD")})},
			want: []product.Listing{
				shop(product.Listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: price("5", "USD")}), shop(product.Listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: price("5", "EUR")}),
				shop(product.Listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: price("6", "USD")}), shop(product.Listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: price("5", "USD")})},
		},
		"no vendor, no price, no title: not the same": {
			a: []product.Listing{row(product.Listing{Title: "Canon", Price: price("5", "USD")}), row(product.Listing{Title: "Canon", Vendor: "A"}), row(product.Listing{Title: "?!", Vendor: "A", Price: price("5", "")})},
			b: []product.Listing{row(product.Listing{Title: "Canon", Price: price("5", "USD")}), row(product.Listing{Title: "Canon", Vendor: "A"}), row(product.Listing{Title: "!!", Vendor: "A", Price: price("5", "")})},
			want: []product.Listing{
				row(product.Listing{Title: "Canon", Price: price("5", "USD")}), row(product.Listing{Title: "Canon", Price: price("5", "USD")}), row(product.Listing{Title: "Canon", Vendor: "A"}),
				row(product.Listing{Title: "Canon", Vendor: "A"}), row(product.Listing{Title: "?!", Vendor: "A", Price: price("5", "")}), row(product.Listing{Title: "!!", Vendor: "A", Price: price("5", "")})},
		},
		"a row of the catalogue that words and the picture find": {
			a:    []product.Listing{row(product.Listing{ID: "7", Title: "Canon", Distance: 3})},
			b:    []product.Listing{row(product.Listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1}), row(product.Listing{ID: "7", Title: "Canon", Distance: -1, TextRank: 2})},
			want: []product.Listing{row(product.Listing{ID: "7", Title: "Canon", Distance: 3, TextRank: 2}), row(product.Listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1})},
		},
		"a third that is the same as two": {
			a: []product.Listing{shop(product.Listing{Title: "x", URL: "https://a.example/1"}), shop(product.Listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: price("$5", "USD")})},
			b: []product.Listing{lens(product.Listing{Title: "z", URL: "https://z.example/1"}), lens(product.Listing{Title: "canon", URL: "https://a.example/1", Vendor: "a", Price: price("$5.00", "USD")})},
			want: []product.Listing{
				shop(product.Listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: price("$5", "USD")}), lens(product.Listing{Title: "z", URL: "https://z.example/1"})},
		},
		"an identifier is that of its source": {
			a:    []product.Listing{row(product.Listing{ID: "7", Title: "Canon"})},
			b:    []product.Listing{ebay(product.Listing{ID: "7", Title: "Nikon"})},
			want: []product.Listing{row(product.Listing{ID: "7", Title: "Canon"}), ebay(product.Listing{ID: "7", Title: "Nikon"})},
		},
		"front pages are no listings": {
			a:    []product.Listing{row(product.Listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(product.Listing{ID: "2", Title: "b", URL: "https://shop.example"})},
			want: []product.Listing{row(product.Listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(product.Listing{ID: "2", Title: "b", URL: "https://shop.example"})},
		},
	} {
		got := Merge([]*Results{{Listings: c.a}, {Err: fmt.Errorf("failed")}, {Listings: c.b}}, 60)
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\n%+v, not\n%+v", name, got, c.want)
		}
	}
}

// some makes searches of listings that are often the same in one way or another.
func some(r *rand.Rand) []*Results {
	pick := func(texts ...string) string { return texts[r.IntN(len(texts))] }
	searches := make([]*Results, 1+r.IntN(4))
	for i := range searches {
		searches[i] = &Results{}
		for range r.IntN(12) {
			n := fmt.Sprint(r.IntN(6))
			searches[i].Listings = append(searches[i].Listings, product.Listing{
				ID: pick("", n), Source: pick(Catalog, "ebay", "serpapi-lens", "other"), Title: pick("Canon "+n, "CANON-"+n, "!"), Vendor: pick("", "A", "a.", "B"),
				URL:   pick("", "https://a.example/"+n, "http://www.a.example/"+n+"/?utm_source=x", "https://www.ebay.de/itm/"+n, "https://a.example/"),
				Price: price(pick("", "$5", "5.00", "5,00 €", "?"), pick("", "USD", "EUR")), Brand: pick("", "Canon"), Condition: product.ParseCondition(pick("", "used")),
				TextRank: r.IntN(3), VisualRank: r.IntN(3), Distance: r.IntN(4) - 1, Sold: r.IntN(2) == 0,
			})
		}
	}
	return searches
}

func TestMergeProperties(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		searches := some(r)
		merged := Merge(searches, 1000)

		// Merging it again changes nothing.
		if again := Merge([]*Results{{Listings: merged}}, 1000); !slices.Equal(again, merged) {
			t.Fatalf("seed %d: merged again\n%+v\nnot\n%+v", seed, again, merged)
		}
		// Fewer are the first of them.
		most := r.IntN(len(merged) + 2)
		if few := Merge(searches, most); !slices.Equal(few, merged[:min(most, len(merged))]) {
			t.Fatalf("seed %d: %d of %d listings", seed, len(few), len(merged))
		}
		// There are as many as groups of listings that have names in common, one through another.
		var all []product.Listing
		for _, s := range searches {
			all = append(all, s.Listings...)
		}
		if groups := groupsOf(all); len(merged) != groups {
			t.Fatalf("seed %d: %d listings, %d merged, %d groups", seed, len(all), len(merged), groups)
		}
		// Nothing is lost: each price, rank and distance is in one of them, and all that is there comes from the searches.
		for _, m := range merged {
			if !slices.ContainsFunc(all, func(l product.Listing) bool {
				return l.Price == m.Price && l.Sold == m.Sold && l.Title == m.Title
			}) {
				t.Fatalf("seed %d: nobody says %+v", seed, m)
			}
		}
		for _, rank := range []func(product.Listing) int{func(l product.Listing) int { return l.TextRank }, func(l product.Listing) int { return l.VisualRank }, func(l product.Listing) int { return l.Distance + 1 }} {
			if least(all, rank) != least(merged, rank) {
				t.Fatalf("seed %d: the best rank is %d, not %d", seed, least(merged, rank), least(all, rank))
			}
		}
		// The order of the searches does not matter to how many there are, nor to whether they have prices.
		slices.Reverse(searches)
		if other := Merge(searches, 1000); len(other) != len(merged) || priced(other) != priced(merged) {
			t.Fatalf("seed %d: %d listings with %d prices, and %d with %d", seed, len(merged), priced(merged), len(other), priced(other))
		}
	}
}

func least(listings []product.Listing, rank func(product.Listing) int) (least int) {
	for _, l := range listings {
		least = betterRank(least, rank(l))
	}
	return least
}

func priced(listings []product.Listing) (n int) {
	for _, l := range listings {
		if l.Price.Known() {
			n++
		}
	}
	return n
}

func haveCommon(a, b []string) bool {
	return slices.ContainsFunc(a, func(name string) bool { return slices.Contains(b, name) })
}

// groupsOf counts by marking, name by name, whatever can be reached.
func groupsOf(all []product.Listing) (groups int) {
	seen := make([]bool, len(all))
	for i := range all {
		if seen[i] {
			continue
		}
		groups++
		for reached := []int{i}; len(reached) > 0; reached = reached[1:] {
			seen[reached[0]] = true
			for j := range all {
				if !seen[j] && haveCommon(identities(&all[reached[0]]), identities(&all[j])) {
					seen[j] = true
					reached = append(reached, j)
				}
			}
		}
	}
	return groups
}

func BenchmarkMerge(b *testing.B) {
	var searches []*Results
	for s := range 7 {
		r := &Results{}
		for i := range MaxListings {
			r.Listings = append(r.Listings, product.Listing{Source: "ebay", Title: fmt.Sprint("Canon AE-1 ", s, i), Vendor: "A", Price: price("$1,295.00", "USD"),
				URL: fmt.Sprint("https://shop.example/", s, "/", i)})
		}
		searches = append(searches, r)
	}
	for range b.N {
		Merge(searches, 60)
	}
}
