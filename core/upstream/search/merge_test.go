package search

import (
	"fmt"
	"math/rand/v2"
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

// randomSearches makes searches with many duplicates.
func randomSearches(r *rand.Rand) []*Results {
	pick := func(texts ...string) string { return texts[r.IntN(len(texts))] }
	searches := make([]*Results, 1+r.IntN(4))
	for i := range searches {
		searches[i] = &Results{}
		for range r.IntN(12) {
			n := fmt.Sprint(r.IntN(6))
			l := listing{
				ID: pick("", n), Source: pick(Catalog, "ebay", "serpapi-lens", "other"), Title: pick("Canon "+n, "CANON-"+n, "!"), Vendor: pick("", "A", "a.", "B"),
				URL:   pick("", "https://a.example/"+n, "http://www.a.example/"+n+"/?utm_source=x", "https://www.ebay.de/itm/"+n, "https://a.example/"),
				Price: price(pick("", "$5", "5.00", "5,00 €", "?"), pick("", "USD", "EUR")), Brand: pick("", "Canon"), Condition: product.ParseCondition(pick("", "used")),
				TextRank: r.IntN(3), VisualRank: r.IntN(3), Distance: r.IntN(4) - 1, Sold: r.IntN(2) == 0,
			}
			if l.Source == Catalog { // its rows have ids, and each is a sale or not
				l.ID, l.Sold = n, n > "2"
			}
			searches[i].Listings = append(searches[i].Listings, l)
		}
	}
	return searches
}

func TestMergeKeepsItsInvariants(t *testing.T) {
	for seed := range uint64(3000) {
		r := rand.New(rand.NewPCG(seed, 1))
		searches := randomSearches(r)
		merged := Merge(searches, 1000)

		// Merging the result again changes nothing.
		if again := Merge([]*Results{{Listings: merged}}, 1000); !slices.Equal(again, merged) {
			t.Fatalf("seed %d: merged again\n%+v, want\n%+v", seed, again, merged)
		}
		// A limit keeps the first listings.
		limit := r.IntN(len(merged) + 2)
		if few := Merge(searches, limit); !slices.Equal(few, merged[:min(limit, len(merged))]) {
			t.Fatalf("seed %d: with the limit %d, the result is not the first of %d listings", seed, limit, len(merged))
		}
		// There is one listing for each group of duplicates.
		var all []listing
		for _, s := range searches {
			all = append(all, s.Listings...)
		}
		if groups := countGroups(all); len(merged) != groups {
			t.Fatalf("seed %d: %d of %d listings are left, want %d", seed, len(merged), len(all), groups)
		}
		// Title, price and sold come from one listing.
		for _, m := range merged {
			if !slices.ContainsFunc(all, func(l listing) bool {
				return l.Price == m.Price && l.Sold == m.Sold && l.Title == m.Title
			}) {
				t.Fatalf("seed %d: no search found %+v", seed, m)
			}
		}
		// The best rank of each kind is kept.
		for _, rank := range []func(listing) int{
			func(l listing) int { return l.TextRank },
			func(l listing) int { return l.VisualRank },
			func(l listing) int { return l.Distance + 1 },
		} {
			if got, want := bestRank(merged, rank), bestRank(all, rank); got != want {
				t.Fatalf("seed %d: the best rank is %d, want %d", seed, got, want)
			}
		}
		// The order of the searches does not change how many listings there are, and how many have a price.
		slices.Reverse(searches)
		if other := Merge(searches, 1000); len(other) != len(merged) || countPriced(other) != countPriced(merged) {
			t.Fatalf("seed %d: reversed, %d listings with %d prices, want %d with %d", seed, len(other), countPriced(other), len(merged), countPriced(merged))
		}
	}
}

func bestRank(listings []listing, rank func(listing) int) (best int) {
	for _, l := range listings {
		best = betterRank(best, rank(l))
	}
	return best
}

func countPriced(listings []listing) (n int) {
	for _, l := range listings {
		if l.Price.Known() {
			n++
		}
	}
	return n
}

// countGroups counts the groups of duplicates by marking everything that can be reached from a listing.
func countGroups(all []listing) (groups int) {
	withIdentity := map[string][]int{}
	for i := range all {
		for _, id := range identities(&all[i], false) {
			withIdentity[id] = append(withIdentity[id], i)
		}
	}
	seen := make([]bool, len(all))
	for i := range all {
		if seen[i] {
			continue
		}
		groups++
		seen[i] = true
		for reached := []int{i}; len(reached) > 0; reached = reached[1:] {
			for _, id := range identities(&all[reached[0]], false) {
				for _, j := range withIdentity[id] {
					if !seen[j] {
						seen[j], reached = true, append(reached, j)
					}
				}
			}
		}
	}
	return groups
}
