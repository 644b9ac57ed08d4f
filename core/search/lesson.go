package search

import (
	"slices"

	"loupe/core/exchange"
	"loupe/core/product"
)

// Lesson is what a part of the catalogue has learned about the item.
type Lesson struct {
	Market string // of the part's listings: see Market
	JSON   string // see learned.DecodeLesson
}

// Market returns a name for the part of the catalogue to which a listing belongs. It is "" for a listing of an outside source.
func Market(l *product.Listing) string {
	switch l.Source {
	case Catalog, Own:
		return l.Source + "/" + l.Part
	}
	return ""
}

// lessonsOf returns the lessons in the rows of CatalogStatement, one for each part.
func lessonsOf(set exchange.Rows) (all []Lesson) {
	for _, row := range set.Rows {
		if len(row) != catalogColumnCount+3 || row[catalogColumnCount+2].Null() {
			continue
		}
		market := Market(&product.Listing{Source: row[13].Text(), Part: row[14].Text()})
		if !slices.ContainsFunc(all, func(l Lesson) bool { return l.Market == market }) {
			all = append(all, Lesson{market, row[catalogColumnCount+2].Text()})
		}
	}
	return all
}
