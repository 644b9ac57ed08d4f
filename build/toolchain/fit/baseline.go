package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"unicode"

	"loupe/core/valuation/prediction"
)

// reportBaselines prints what simple methods reach on a set, and what knowing the labelled matches would: the error that
// remains is in the prices themselves. It also prints how much of the score is due to the worst twentieth of the queries.
func reportBaselines(s *set, trials []trial, m *prediction.Model) {
	fmt.Printf("\n# Baselines: %s\n", s.name)
	for _, k := range []int{5, 10, 20} {
		for _, exponent := range []float64{1, 2} {
			var errors []float64
			for _, q := range s.queries {
				if centre, ok := cosineMedian(q, k, exponent); ok && q.Price != nil {
					errors = append(errors, math.Abs(centre / *q.Price - 1))
				}
			}
			fmt.Printf("median of the %2d most similar by TF-IDF cosine ^ %.0f: mdape %.4f\n", k, exponent, median(errors))
		}
	}
	var ofMatches []float64
	for _, q := range s.queries {
		var prices []float64
		for i, l := range q.listings {
			if q.isMatch[i] && l.Price > 0 {
				prices = append(prices, l.Price)
			}
		}
		if q.Price != nil && len(prices) > 0 {
			ofMatches = append(ofMatches, math.Abs(median(prices) / *q.Price - 1))
		}
	}
	if len(ofMatches) > 0 {
		fmt.Printf("median of the labelled matches, where one has a price: mdape %.4f of %d\n", median(ofMatches), len(ofMatches))
	}
	var errors, scores []float64
	predictions := predict(m, trials)
	for i, p := range predictions {
		if y := trials[i].logPrice; p.OK {
			errors = append(errors, math.Abs(math.Expm1(p.Centre-y)))
			scores = append(scores, intervalScore(p.Lower, p.Upper, y, 0.2))
		}
	}
	slices.Sort(errors)
	slices.Sort(scores)
	n, total, worst := len(scores), 0.0, 0.0
	for i, x := range scores {
		total += x
		if i >= n-n/20 {
			worst += x
		}
	}
	half := int(math.Sqrt(float64(n)) / 2) // order statistics one standard error from the median
	fmt.Printf("standard error of mdape %.3f; the worst %d of %d queries are %.2f of the score %.2f\n",
		(errors[n/2+half]-errors[n/2-half])/2, n/20, n, worst/float64(n), total/float64(n))
}

// cosineMedian returns the weighted median price of the k listings found whose titles are most similar to the query, by the
// cosine of the TF-IDF vectors, to the power of the exponent.
func cosineMedian(q *query, k int, exponent float64) (price float64, ok bool) {
	texts := []map[string]bool{wordsOf(q.item.Description)}
	frequency := map[string]float64{}
	for _, l := range q.listings {
		words := wordsOf(l.Brand + " " + l.Title)
		texts = append(texts, words)
		for w := range words {
			frequency[w]++
		}
	}
	product := func(a, b map[string]bool) (sum float64) {
		for w := range a {
			if b[w] {
				idf := math.Log(float64(len(texts)) / (frequency[w] + 0.5))
				sum += idf * idf
			}
		}
		return sum
	}
	var similar []prediction.Weighted
	own := product(texts[0], texts[0])
	for i, l := range q.listings {
		if similarity := product(texts[0], texts[i+1]); l.Price > 0 && similarity > 0 {
			similar = append(similar, prediction.Weighted{Value: l.Price, Weight: math.Pow(similarity/math.Sqrt(own*product(texts[i+1], texts[i+1])), exponent)})
		}
	}
	slices.SortStableFunc(similar, func(a, b prediction.Weighted) int { return cmp.Compare(b.Weight, a.Weight) })
	similar = similar[:min(k, len(similar))]
	return prediction.Quantile(similar, 0.5), len(similar) > 0
}

func wordsOf(text string) map[string]bool {
	words := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		words[w] = true
	}
	return words
}
