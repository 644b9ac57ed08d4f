package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
)

// Figures are what is measured of a pair. One that nothing counts for is nil.
type Figures struct {
	Name    string `json:"name"`
	Queries int    `json:"queries"`

	// Hit1 is the share of queries whose best_match is one of their matches. No best_match, which is so whenever there is
	// no appraisal, is a miss. Queries without matches do not count.
	Hit1 *float64 `json:"hit1"`

	// MdAPE is the median absolute percentage error, as a fraction of 1: of the range's midpoint against the price, over
	// the queries with a price that were appraised.
	MdAPE *float64 `json:"mdape"`

	// Inside is the share of the same queries whose price lies inside the range, its ends included.
	Inside *float64 `json:"inside"`

	// Width is the median of ln(upper/lower) over all appraisals.
	Width *float64 `json:"width"`

	// Appraised is the share of queries that were appraised.
	Appraised *float64 `json:"appraised"`
}

// outcome is what came of a query.
type outcome struct {
	price        float64 // that it really had; 0 if that is not known
	hasMatches   bool
	hit          bool // best_match is one of them
	appraised    bool
	lower, upper float64 // if it was
}

func figures(name string, outcomes []outcome) Figures {
	var hits, inside, appraised []float64 // 1 or 0 for each query that counts
	var deviations, widths []float64
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
			deviations = append(deviations, math.Abs((o.lower+o.upper)/2-o.price)/o.price)
			inside = append(inside, indicator(o.lower <= o.price && o.price <= o.upper))
		}
	}
	return Figures{
		Name: name, Queries: len(outcomes),
		Hit1: mean(hits), MdAPE: median(deviations), Inside: mean(inside), Width: median(widths), Appraised: mean(appraised),
	}
}

func indicator(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

func mean(values []float64) *float64 {
	sum := 0.0
	for _, v := range values {
		sum += v
	}
	return finite(sum / float64(len(values)))
}

// median is the middle value, of an even number the mean of the two in the middle.
func median(values []float64) *float64 {
	n := len(values)
	if n == 0 {
		return nil
	}
	sorted := slices.Sorted(slices.Values(values))
	return finite((sorted[(n-1)/2] + sorted[n/2]) / 2)
}

func finite(v float64) *float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return nil
	}
	return &v
}

// formats are the ways to write figures, one call a pair.
var formats = map[string]func(io.Writer) func(Figures) error{
	"text": func(w io.Writer) func(Figures) error {
		header := false
		return func(f Figures) error {
			if !header {
				fmt.Fprintf(w, "%-24s %8s %8s %8s %8s %8s %10s\n", "name", "queries", "hit@1", "MdAPE", "inside", "width", "appraised")
				header = true
			}
			_, err := fmt.Fprintf(w, "%-24s %8d %8s %8s %8s %8s %10s\n", f.Name, f.Queries,
				decimal(f.Hit1), decimal(f.MdAPE), decimal(f.Inside), decimal(f.Width), decimal(f.Appraised))
			return err
		}
	},
	"json": func(w io.Writer) func(Figures) error {
		encoder := json.NewEncoder(w)
		return func(f Figures) error { return encoder.Encode(f) }
	},
}

func decimal(v *float64) string {
	if v == nil {
		return "-"
	}
	return fmt.Sprintf("%.4f", *v)
}
