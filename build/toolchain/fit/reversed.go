package main

import (
	"fmt"
	"math"

	"loupe/core/market/product"
	"loupe/core/valuation"
	"loupe/core/valuation/prediction"
)

// reverse returns the set in the other direction: each listing that matches a query becomes a query, and the queries
// become the catalogue. Nothing is fitted to it. A constant that learnt which of two shops asks more fails on it.
func (c *catalogue) reverse(queries []*query) set {
	other := &catalogue{name: c.name + " reversed", listings: map[string]valuation.Listing{}, dates: map[string]string{}, found: c.found}
	matches := map[string][]string{}
	for _, q := range queries {
		l := valuation.Listing{Title: q.Description}
		if q.Price != nil {
			l.Price = *q.Price
		}
		other.ids = append(other.ids, q.ID)
		other.listings[q.ID] = l
		for _, id := range q.Matches {
			matches[id] = append(matches[id], q.ID)
		}
	}
	s := set{name: other.name}
	for _, id := range c.ids {
		l := c.listings[id]
		if matches[id] == nil || l.Price <= 0 {
			continue
		}
		q := &query{ID: id, Description: l.Title, Price: &l.Price, Matches: matches[id]}
		q.item.Description, q.item.Condition = product.CutCondition(l.Title)
		other.search(q, "")
		s.queries = append(s.queries, q)
	}
	other.close()
	return s
}

// reportReversed measures a model on the sets of new goods in the other direction, and what a constant that corrects the
// set's median error would do to the set and to its reverse.
func reportReversed(sets []set, m *prediction.Model) {
	fmt.Println("\n# Reversed")
	for _, s := range sets {
		if s.reverse == nil {
			continue
		}
		trials, reversed := trialsOf(s.queries), trialsOf(s.reverse.queries)
		predictions, ofReverse := predict(m, trials), predict(m, reversed)
		fmt.Printf("%-24s %s\n", s.reverse.name, measure(reversed, ofReverse))
		var errors []float64
		for i, p := range predictions {
			if p.OK {
				errors = append(errors, trials[i].logPrice-p.Centre)
			}
		}
		bias := median(errors)
		for _, list := range [][]prediction.Prediction{predictions, ofReverse} {
			for i := range list {
				list[i].Centre += bias
			}
		}
		fmt.Printf("  estimates times %.3f: mdape of the set %.4f, reversed %.4f\n", math.Exp(bias),
			measure(trials, predictions).mdape, measure(reversed, ofReverse).mdape)
	}
}
