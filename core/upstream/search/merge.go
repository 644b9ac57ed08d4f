package search

import (
	"strconv"
	"strings"

	"loupe/core/base/text"
	"loupe/core/market/product"
)

// Merge returns the listings of several searches, at most limit: the first of each search, then the second
// of each, and so on. Duplicates are combined into one listing at the position of the first.
//
// Two listings are duplicates if they have the same page; the same title, price and vendor; or the same
// source and id. Duplicates of duplicates are duplicates too. So the number of listings does not depend
// on the order of the searches, and merging the result again changes nothing.
func Merge(searches []*Results, limit int) []product.Listing {
	var all []*product.Listing
	var parent []int               // union-find: a group's root is its own parent, and its first listing
	byIdentity := map[string]int{} // the first listing with each identity
	root := func(i int) int {
		for parent[i] != i {
			i = parent[i]
		}
		return i
	}
	for rank := range MaxListings {
		for _, s := range searches {
			if rank >= len(s.Listings) {
				continue
			}
			at := len(all)
			all, parent = append(all, &s.Listings[rank]), append(parent, at)
			for _, identity := range identities(all[at], s.byID) {
				if other, ok := byIdentity[identity]; ok {
					a, b := root(at), root(other)
					parent[max(a, b)] = min(a, b)
				} else {
					byIdentity[identity] = at
				}
			}
		}
	}

	merged := make([]product.Listing, 0, len(all))
	position := make([]int, len(all)) // in merged, of each root
	for i := range all {
		if r := root(i); r < i {
			combine(&merged[position[r]], all[i])
		} else {
			position[i] = len(merged)
			merged = append(merged, *all[i])
		}
	}
	return merged[:min(len(merged), limit)]
}

// identities returns texts that only duplicates have in common. A listing with too little information
// has none. With byID, and for a sale in a catalogue, the id of a listing is its only identity.
func identities(l *product.Listing, byID bool) []string {
	var all []string
	isCatalogSale := l.Sold && (l.Source == Catalog || l.Source == Own)
	if (byID || isCatalogSale) && l.ID != "" {
		return append(all, "id "+l.Source+"\x00"+l.ID)
	}
	if page := pageIdentity(l.URL); page != "" {
		all = append(all, "page "+page)
	}
	title, vendor := text.Alphanumeric(l.Title), text.Alphanumeric(l.Vendor)
	if title != "" && vendor != "" && l.Price.Known() {
		price := strconv.FormatInt(int64(l.Price.Low), 10) + "-" + strconv.FormatInt(int64(l.Price.High), 10)
		all = append(all, "offer "+title+"\x00"+vendor+"\x00"+l.Price.Currency+price)
	}
	if l.ID != "" {
		all = append(all, "id "+l.Source+"\x00"+l.ID)
	}
	return all
}

// combine merges a duplicate into a listing. The fields of the more reliable of the two are used; the
// other one supplies fields that it lacks. Title, price and vendor all come from the same listing, because
// together they are an identity.
func combine(l, duplicate *product.Listing) {
	if moreReliable(duplicate, l) {
		less := *l
		*l, duplicate = *duplicate, &less
	}
	l.TextRank = betterRank(l.TextRank, duplicate.TextRank)
	l.VisualRank = betterRank(l.VisualRank, duplicate.VisualRank)
	if l.Distance < 0 || duplicate.Distance >= 0 && duplicate.Distance < l.Distance {
		l.Distance = duplicate.Distance
	}
	fillIn(&l.Brand, duplicate.Brand)
	fillIn(&l.Category, duplicate.Category)
	fillIn(&l.URL, duplicate.URL)
	fillIn(&l.Image, duplicate.Image)
	fillIn(&l.Condition, duplicate.Condition)
	fillIn(&l.Date, duplicate.Date)
}

// fillIn sets a field that has its zero value.
func fillIn[T comparable](field *T, value T) {
	var zero T
	if *field == zero {
		*field = value
	}
}

// moreReliable reports whether a is more reliable than b. A listing with a price is more reliable than one
// without. If both or neither have a price, the order of providers decides.
func moreReliable(a, b *product.Listing) bool {
	if a.Price.Known() != b.Price.Known() {
		return a.Price.Known()
	}
	return precedence(a.Source) < precedence(b.Source)
}

// betterRank returns the rank closer to the front. Rank 0 means that there is none.
func betterRank(a, b int) int {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

// Exclude removes the listings that a caller does not want used. An entry is a listing's id, the URL of
// its page, or its vendor's name in any case.
func Exclude(listings []product.Listing, entries []string) []product.Listing {
	kept := listings[:0]
	for i := range listings {
		if !isExcluded(&listings[i], entries) {
			kept = append(kept, listings[i])
		}
	}
	return kept
}

func isExcluded(l *product.Listing, entries []string) bool {
	for _, entry := range entries {
		if strings.EqualFold(entry, l.Vendor) || Identifies(entry, l) {
			return true
		}
	}
	return false
}

// Identifies reports whether a text is a listing's id or the URL of its page.
func Identifies(text string, l *product.Listing) bool {
	page := pageIdentity(text)
	return text == l.ID || page != "" && page == pageIdentity(l.URL)
}
