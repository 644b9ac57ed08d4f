package search

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestMerge(t *testing.T) {
	lens := func(l Listing) Listing { l.Source, l.Distance = "serpapi-lens", -1; return l }
	ebay := func(l Listing) Listing { l.Source, l.Distance = "ebay", -1; return l }
	shop := func(l Listing) Listing { l.Source, l.Distance = "serper-shopping", -1; return l }
	row := func(l Listing) Listing { l.Source = Catalog; return l }
	for name, c := range map[string]struct{ a, b, want []Listing }{
		"in turns": {
			a:    []Listing{shop(Listing{Title: "a1", URL: "https://a.example/1"}), shop(Listing{Title: "a2", URL: "https://a.example/2"})},
			b:    []Listing{lens(Listing{Title: "b1", URL: "https://b.example/1"})},
			want: []Listing{shop(Listing{Title: "a1", URL: "https://a.example/1"}), lens(Listing{Title: "b1", URL: "https://b.example/1"}), shop(Listing{Title: "a2", URL: "https://a.example/2"})},
		},
		"same page, the more exact source's words": {
			a: []Listing{lens(Listing{Title: "Canon | eBay", URL: "https://www.ebay.de/itm/1?hash=x", Vendor: "eBay", Price: "$190", Currency: "USD", Image: "https://i/1", VisualRank: 1})},
			b: []Listing{ebay(Listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: "189.99", Currency: "USD", Condition: "used", TextRank: 4})},
			want: []Listing{ebay(Listing{ID: "v1|1|0", Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Price: "189.99", Currency: "USD", Condition: "used", Image: "https://i/1",
				TextRank: 4, VisualRank: 1})},
		},
		"same page, a price from the less exact one": {
			a:    []Listing{ebay(Listing{Title: "Canon", URL: "https://www.ebay.com/itm/1", Vendor: "eBay - x", Condition: "used", TextRank: 1})},
			b:    []Listing{lens(Listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: "$190", Currency: "USD", VisualRank: 2})},
			want: []Listing{lens(Listing{Title: "Canon | eBay", URL: "https://www.ebay.com/itm/1", Price: "$190", Currency: "USD", Condition: "used", TextRank: 1, VisualRank: 2})},
		},
		"same title, price and vendor": {
			a: []Listing{shop(Listing{Title: "Canon AE-1!", URL: "https://www.google.com/shopping/product/1", Vendor: "B&H Photo", Price: "$1,295.00", Currency: "USD", TextRank: 1})},
			b: []Listing{ebay(Listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: "1295", Currency: "USD", TextRank: 2})},
			want: []Listing{
				ebay(Listing{Title: "CANON AE-1", URL: "https://bh.example/1", Vendor: "B & H photo", Price: "1295", Currency: "USD", TextRank: 1})},
		},
		"other price, currency or vendor": {
			a: []Listing{shop(Listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: "5", Currency: "USD"}), shop(Listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: "6", Currency: "USD"})},
			b: []Listing{shop(Listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: "5", Currency: "EUR"}), shop(Listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: "5", Currency: "USD"})},
			want: []Listing{
				shop(Listing{Title: "Canon", URL: "https://a.example/1", Vendor: "A", Price: "5", Currency: "USD"}), shop(Listing{Title: "Canon", URL: "https://a.example/3", Vendor: "A", Price: "5", Currency: "EUR"}),
				shop(Listing{Title: "Canon", URL: "https://a.example/2", Vendor: "A", Price: "6", Currency: "USD"}), shop(Listing{Title: "Canon", URL: "https://a.example/4", Vendor: "B", Price: "5", Currency: "USD"})},
		},
		"no vendor, no price, no title: not the same": {
			a: []Listing{row(Listing{Title: "Canon", Price: "5", Currency: "USD"}), row(Listing{Title: "Canon", Vendor: "A"}), row(Listing{Title: "?!", Vendor: "A", Price: "5"})},
			b: []Listing{row(Listing{Title: "Canon", Price: "5", Currency: "USD"}), row(Listing{Title: "Canon", Vendor: "A"}), row(Listing{Title: "!!", Vendor: "A", Price: "5"})},
			want: []Listing{
				row(Listing{Title: "Canon", Price: "5", Currency: "USD"}), row(Listing{Title: "Canon", Price: "5", Currency: "USD"}), row(Listing{Title: "Canon", Vendor: "A"}),
				row(Listing{Title: "Canon", Vendor: "A"}), row(Listing{Title: "?!", Vendor: "A", Price: "5"}), row(Listing{Title: "!!", Vendor: "A", Price: "5"})},
		},
		"a row of the catalogue that words and the picture find": {
			a:    []Listing{row(Listing{ID: "7", Title: "Canon", Distance: 3})},
			b:    []Listing{row(Listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1}), row(Listing{ID: "7", Title: "Canon", Distance: -1, TextRank: 2})},
			want: []Listing{row(Listing{ID: "7", Title: "Canon", Distance: 3, TextRank: 2}), row(Listing{ID: "8", Title: "Canon", Distance: -1, TextRank: 1})},
		},
		"a third that is the same as two": {
			a: []Listing{shop(Listing{Title: "x", URL: "https://a.example/1"}), shop(Listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: "$5", Currency: "USD"})},
			b: []Listing{lens(Listing{Title: "z", URL: "https://z.example/1"}), lens(Listing{Title: "canon", URL: "https://a.example/1", Vendor: "a", Price: "$5.00", Currency: "USD"})},
			want: []Listing{
				shop(Listing{Title: "Canon", URL: "https://g.example/9", Vendor: "A", Price: "$5", Currency: "USD"}), lens(Listing{Title: "z", URL: "https://z.example/1"})},
		},
		"an identifier is that of its source": {
			a:    []Listing{row(Listing{ID: "7", Title: "Canon"})},
			b:    []Listing{ebay(Listing{ID: "7", Title: "Nikon"})},
			want: []Listing{row(Listing{ID: "7", Title: "Canon"}), ebay(Listing{ID: "7", Title: "Nikon"})},
		},
		"front pages are no listings": {
			a:    []Listing{row(Listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(Listing{ID: "2", Title: "b", URL: "https://shop.example"})},
			want: []Listing{row(Listing{ID: "1", Title: "a", URL: "https://shop.example/"}), row(Listing{ID: "2", Title: "b", URL: "https://shop.example"})},
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
			searches[i].Listings = append(searches[i].Listings, Listing{
				ID: pick("", n), Source: pick(Catalog, "ebay", "serpapi-lens", "other"), Title: pick("Canon "+n, "CANON-"+n, "!"), Vendor: pick("", "A", "a.", "B"),
				URL:   pick("", "https://a.example/"+n, "http://www.a.example/"+n+"/?utm_source=x", "https://www.ebay.de/itm/"+n, "https://a.example/"),
				Price: pick("", "$5", "5.00", "5,00 €", "?"), Currency: pick("", "USD", "EUR"), Brand: pick("", "Canon"), Condition: pick("", "used"),
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
		var all []Listing
		for _, s := range searches {
			all = append(all, s.Listings...)
		}
		if groups := groupsOf(all); len(merged) != groups {
			t.Fatalf("seed %d: %d listings, %d merged, %d groups", seed, len(all), len(merged), groups)
		}
		// Nothing is lost: each price, rank and distance is in one of them, and all that is there comes from the searches.
		for _, m := range merged {
			if !slices.ContainsFunc(all, func(l Listing) bool {
				return l.Price == m.Price && l.Currency == m.Currency && l.Sold == m.Sold && l.Title == m.Title
			}) {
				t.Fatalf("seed %d: nobody says %+v", seed, m)
			}
		}
		for _, rank := range []func(Listing) int{func(l Listing) int { return l.TextRank }, func(l Listing) int { return l.VisualRank }, func(l Listing) int { return l.Distance + 1 }} {
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

func least(listings []Listing, rank func(Listing) int) (least int) {
	for _, l := range listings {
		least = better(least, rank(l))
	}
	return least
}

func priced(listings []Listing) (n int) {
	for _, l := range listings {
		if l.Price != "" {
			n++
		}
	}
	return n
}

func same(a, b []string) bool {
	return slices.ContainsFunc(a, func(name string) bool { return slices.Contains(b, name) })
}

// groupsOf counts by marking, name by name, whatever can be reached.
func groupsOf(all []Listing) (groups int) {
	seen := make([]bool, len(all))
	for i := range all {
		if seen[i] {
			continue
		}
		groups++
		for reached := []int{i}; len(reached) > 0; reached = reached[1:] {
			seen[reached[0]] = true
			for j := range all {
				if !seen[j] && same(all[reached[0]].names(), all[j].names()) {
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
			r.Listings = append(r.Listings, Listing{Source: "ebay", Title: fmt.Sprint("Canon AE-1 ", s, i), Vendor: "A", Price: "$1,295.00", Currency: "USD",
				URL: fmt.Sprint("https://shop.example/", s, "/", i)})
		}
		searches = append(searches, r)
	}
	for range b.N {
		Merge(searches, 60)
	}
}
