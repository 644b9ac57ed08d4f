package search

import (
	"strings"

	"loupe/core/market/product"
)

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
