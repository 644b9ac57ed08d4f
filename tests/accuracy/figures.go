package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
)

// Figures are the results for a pair. A figure is nil if no query counts for it.
type Figures struct {
	Name    string `json:"name"`
	Queries int    `json:"queries"`

	// Hit1 is the share of queries whose best_match is one of their matches. A query without a
	// best_match, which includes every query without an appraisal, is a miss. Queries without
	// matches do not count.
	Hit1 *float64 `json:"hit1"`

	// MdAPE is the median absolute percentage error, as a fraction of 1, of the range's midpoint
	// relative to the price. It counts the appraised queries with a price.
	MdAPE *float64 `json:"mdape"`

	// Inside is the share of the appraised queries with a price whose price is inside the range,
	// bounds included.
	Inside *float64 `json:"inside"`

	// Width is the median of ln(upper/lower) over the appraised queries.
	Width *float64 `json:"width"`

	// Appraised is the share of queries with an appraisal.
	Appraised *float64 `json:"appraised"`
}

// outcome is the result of one query.
type outcome struct {
	price        float64 // the item's real price; 0 if unknown
	hasMatches   bool
	hit          bool // best_match is one of the matches
	appraised    bool
	lower, upper float64 // valid if appraised
}

func computeFigures(name string, outcomes []outcome) Figures {
	var hits, inside, appraised []float64 // 1 or 0 per query that counts
	var errors, widths []float64
	for _, o := range outcomes {
		appraised = append(appraised, indicator(o.appraised))
		if o.hasMatches {
			hits = append(hits, indicator(o.hit))
		}
		if !o.appraised {
			continue
		}
		widths = append(widths, math.Log(o.upper/o.lower))
		if o.price > 0 {
			errors = append(errors, math.Abs((o.lower+o.upper)/2-o.price)/o.price)
			inside = append(inside, indicator(o.lower <= o.price && o.price <= o.upper))
		}
	}
	return Figures{
		Name: name, Queries: len(outcomes),
		Hit1: mean(hits), MdAPE: median(errors), Inside: mean(inside), Width: median(widths), Appraised: mean(appraised),
	}
}

func indicator(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// mean returns nil for no values.
func mean(values []float64) *float64 {
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return nilUnlessFinite(sum / float64(len(values)))
}

// median returns the middle value, or the mean of the two in the middle; nil for no values.
func median(values []float64) *float64 {
	n := len(values)
	if n == 0 {
		return nil
	}
	sorted := slices.Sorted(slices.Values(values))
	return nilUnlessFinite((sorted[(n-1)/2] + sorted[n/2]) / 2)
}

func nilUnlessFinite(v float64) *float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return nil
	}
	return &v
}

// formats has a constructor for each value of -format. It returns a function that writes the figures of
// one pair.
var formats = map[string]func(io.Writer) func(Figures) error{
	"text": func(w io.Writer) func(Figures) error {
		hasHeader := false
		return func(f Figures) error {
			if !hasHeader {
				fmt.Fprintf(w, "%-24s %8s %8s %8s %8s %8s %10s\n", "name", "queries", "hit@1", "MdAPE", "inside", "width", "appraised")
				hasHeader = true
			}
			_, err := fmt.Fprintf(w, "%-24s %8d %8s %8s %8s %8s %10s\n", f.Name, f.Queries,
				formatFigure(f.Hit1), formatFigure(f.MdAPE), formatFigure(f.Inside), formatFigure(f.Width), formatFigure(f.Appraised))
			return err
		}
	},
	"json": func(w io.Writer) func(Figures) error {
		encoder := json.NewEncoder(w)
		return func(f Figures) error { return encoder.Encode(f) }
	},
}

func formatFigure(v *float64) string {
	if v == nil {
		return "-"
	}
	return fmt.Sprintf("%.4f", *v)
}
