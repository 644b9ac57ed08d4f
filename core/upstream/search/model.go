package search

import (
	"strings"

	"loupe/core/market/product"
)

// Model is what a part of the catalogue has learned from its listings.
type Model struct {
	Market string // of the part's listings: see Market
	JSON   string // see learned.DecodeModel
}

// Market returns a name for the part of the catalogue to which a listing belongs. It is "" for a listing of an outside source.
func Market(l *product.Listing) string {
	switch l.Source {
	case Catalog, Own:
		return l.Source + "/" + l.Part
	}
	return ""
}

// IsSale reports whether a listing is a sale that its account recorded: see ledger.StoreSales.
func IsSale(l *product.Listing) bool { return l.Source == Own && strings.HasPrefix(l.ID, "sale_") }
