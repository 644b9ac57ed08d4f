package search

import (
	"slices"
	"strings"

	"loupe/core/product"
)

// Exclude removes the listings that a caller does not want used. An entry is a listing's id, the URL of
// its page, or its vendor's name in any case.
func Exclude(listings []product.Listing, entries []string) []product.Listing {
	if len(entries) == 0 {
		return listings
	}
	return slices.DeleteFunc(listings, func(l product.Listing) bool {
		return slices.ContainsFunc(entries, func(entry string) bool {
			page := pageIdentity(entry)
			return entry == l.ID || strings.EqualFold(entry, l.Vendor) || page != "" && page == pageIdentity(l.URL)
		})
	})
}
