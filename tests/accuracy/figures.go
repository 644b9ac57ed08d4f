package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"

	"loupe/core/market/product"
)

// Figures are the results for a pair. A figure is nil if no query counts for it.
type Figures struct {
	Name    string `json:"name"`
	Queries int    `json:"queries"`

	// All is the score, see below, over all queries with a price. A query without a value counts with the range from the 10th to the
	// 90th percentile of the prices of the pair's listings.
	All *float64 `json:"all"`

	// Valued is the share of queries with a value.
	Valued *float64 `json:"valued"`

	// Hit1 is the share of appraised queries whose best_match is one of their matches. Queries without matches do not count.
	Hit1 *float64 `json:"hit1"`

	// MdAPE is the median absolute percentage error, as a fraction of 1, of the estimate relative to the price. It counts
	// the appraised queries with a price, as all figures below do except Width.
	MdAPE *float64 `json:"mdape"`

	// Mid is the same of the range's midpoint.
	Mid *float64 `json:"mid"`

	// Score is the mean interval score of the range in logarithms, at 80 %: the width plus ten times the distance
	// of a price outside. T. Gneiting, A. Raftery: Strictly Proper Scoring Rules, Prediction, and Estimation, 2007.
	Score *float64 `json:"score"`

	// Inside is the share of prices inside the range, bounds included.
	Inside *float64 `json:"inside"`

	// BelowFast and AbovePatient are the shares of prices below the fast and above the patient price.
	BelowFast    *float64 `json:"below_fast"`
	AbovePatient *float64 `json:"above_patient"`

	// Width is the median of ln(upper/lower) over the appraised queries.
	Width *float64 `json:"width"`

	// Top30, Top60 and Top90 are the shares of estimates within 20 % of the price, of the 30, 60 and 90 % of the appraised
	// queries in whose estimates the confidence is highest: the curve of risk against coverage.
	Top30 *float64 `json:"top30"`
	Top60 *float64 `json:"top60"`
	Top90 *float64 `json:"top90"`

	// Foreign is the share of the listings used that are of another pair. It is 0 unless the pairs are mixed.
	Foreign *float64 `json:"foreign"`
}

// outcome is the result of one query.
type outcome struct {
	price      float64 // the item's real price; 0 if unknown
	hasMatches bool
	hit        bool // best_match is one of the matches
	appraised  bool
	condition  product.Condition // that the description states

	lower, upper float64 // of the pair's listings if it is not appraised; 0 if they have no prices

	// Valid if appraised.
	estimate, fast, patient float64
	confidence              float64
	used, foreign           float64 // listings used, and how many of them are of another pair
}

func computeFigures(name string, outcomes []outcome) Figures {
	var hits, inside, below, above, appraised []float64 // 1 or 0 per query that counts
	var errors, midErrors, all, scores, widths []float64
	used, foreign := 0.0, 0.0
	for _, o := range outcomes {
		used, foreign = used+o.used, foreign+o.foreign
		appraised = append(appraised, indicator(o.appraised))
		if o.price > 0 && o.upper > 0 {
			all = append(all, o.score())
		}
		if !o.appraised {
			continue
		}
		if o.hasMatches {
			hits = append(hits, indicator(o.hit))
		}
		widths = append(widths, math.Log(o.upper/o.lower))
		if o.price > 0 {
			errors = append(errors, math.Abs(o.estimate-o.price)/o.price)
			midErrors = append(midErrors, math.Abs((o.lower+o.upper)/2-o.price)/o.price)
			scores = append(scores, o.score())
			inside = append(inside, indicator(o.lower <= o.price && o.price <= o.upper))
			below, above = append(below, indicator(o.price < o.fast)), append(above, indicator(o.price > o.patient))
		}
	}
	return Figures{
		Name: name, Queries: len(outcomes), All: mean(all), Valued: mean(appraised),
		Hit1: mean(hits), MdAPE: median(errors), Mid: median(midErrors), Score: mean(scores), Inside: mean(inside),
		BelowFast: mean(below), AbovePatient: mean(above), Width: median(widths),
		Foreign: nilUnlessFinite(foreign / used), Top30: shareClose(outcomes, 0.3), Top60: shareClose(outcomes, 0.6), Top90: shareClose(outcomes, 0.9),
	}
}

// score returns the interval score of the range.
func (o *outcome) score() float64 {
	return math.Log(o.upper/o.lower) + 10*max(0, math.Log(o.lower/o.price), math.Log(o.price/o.upper))
}

// shareClose returns the share of estimates within 20 % of the price, among the given share of the appraised outcomes with a price:
// the most confident ones.
func shareClose(outcomes []outcome, coverage float64) *float64 {
	var priced []outcome
	for _, o := range outcomes {
		if o.appraised && o.price > 0 {
			priced = append(priced, o)
		}
	}
	slices.SortStableFunc(priced, func(a, b outcome) int { return cmp.Compare(b.confidence, a.confidence) })
	var within []float64
	for _, o := range priced[:int(math.Ceil(coverage*float64(len(priced))))] {
		within = append(within, indicator(math.Abs(o.price/o.estimate-1) <= 0.2))
	}
	return mean(within)
}

// groupings has a function for each value of -by. It returns the name of the group that an outcome belongs to.
var groupings = map[string]func(outcome) string{
	"condition": func(o outcome) string { return cmp.Or(o.condition.String(), "not stated") },
	"confidence": func(o outcome) string {
		switch {
		case !o.appraised:
			return "not appraised"
		case o.confidence < 0.5:
			return "below 0.5"
		case o.confidence < 0.8:
			return "0.5 to 0.8"
		case o.confidence < 0.95:
			return "0.8 to 0.95"
		}
		return "0.95 or more"
	},
}

// computeGroups returns the figures of the groups that have outcomes, by the name of the group.
func computeGroups(name string, outcomes []outcome, group func(outcome) string) (all []Figures) {
	byGroup := map[string][]outcome{}
	for _, o := range outcomes {
		g := group(o)
		byGroup[g] = append(byGroup[g], o)
	}
	for _, g := range slices.Sorted(maps.Keys(byGroup)) {
		all = append(all, computeFigures(name+", "+g, byGroup[g]))
	}
	return all
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
				fmt.Fprintf(w, "%-30s %8s %8s %8s %8s %8s %8s %8s %8s %8s %8s %8s %6s %6s %6s %8s\n", "name", "queries", "all", "valued", "hit@1", "mdape", "mid", "score", "inside",
					"<fast", ">patient", "width", "top30", "top60", "top90", "foreign")
				hasHeader = true
			}
			_, err := fmt.Fprintf(w, "%-30s %8d %8s %8s %8s %8s %8s %8s %8s %8s %8s %8s %6s %6s %6s %8s\n", f.Name, f.Queries, formatFigure(f.All), formatFigure(f.Valued), formatFigure(f.Hit1), formatFigure(f.MdAPE),
				formatFigure(f.Mid), formatFigure(f.Score), formatFigure(f.Inside), formatFigure(f.BelowFast), formatFigure(f.AbovePatient),
				formatFigure(f.Width), formatFigure(f.Top30), formatFigure(f.Top60), formatFigure(f.Top90), formatFigure(f.Foreign))
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
