package main

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"loupe/core/market/product"
	"loupe/core/valuation/prediction"
)

// plot is a square SVG plot of values from 0 to 1 on both axes.
type plot struct{ strings.Builder }

const plotSize, plotMargin = 360, 50

var colours = []string{"#1f5fa8", "#c4541a", "#2f7d4f", "#7a4a9c", "#8a6d1a"}

func newPlot(title, xAxis, yAxis string) *plot {
	p := &plot{}
	fmt.Fprintf(p, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">`+"\n", plotSize+2*plotMargin, plotSize+2*plotMargin)
	fmt.Fprintf(p, "<title>%s</title>\n"+`<rect width="100%%" height="100%%" fill="#fff"/>`+"\n", title)
	x0, y0 := p.position(0, 0)
	fmt.Fprintf(p, `<text x="%.0f" y="%.0f" text-anchor="middle">%s</text>`+"\n", x0+plotSize/2, y0+34, xAxis)
	fmt.Fprintf(p, `<text transform="translate(%.0f %.0f) rotate(-90)" text-anchor="middle">%s</text>`+"\n", x0-34, y0-plotSize/2, yAxis)
	return p
}

func (p *plot) position(x, y float64) (float64, float64) {
	return plotMargin + x*plotSize, plotMargin/2 + (1-y)*plotSize
}

func (p *plot) line(x1, y1, x2, y2 float64, style string) {
	ax, ay := p.position(x1, y1)
	bx, by := p.position(x2, y2)
	fmt.Fprintf(p, `<path d="M%.1f %.1fL%.1f %.1f" %s/>`+"\n", ax, ay, bx, by, style)
}

func (p *plot) tickX(x float64, label string) {
	p.line(x, 0, x, 1, `stroke="#ddd"`)
	px, py := p.position(x, 0)
	fmt.Fprintf(p, `<text x="%.0f" y="%.0f" text-anchor="middle">%s</text>`+"\n", px, py+16, label)
}

func (p *plot) tickY(y float64, label string) {
	p.line(0, y, 1, y, `stroke="#ddd"`)
	px, py := p.position(0, y)
	fmt.Fprintf(p, `<text x="%.0f" y="%.0f" text-anchor="end">%s</text>`+"\n", px-6, py+4, label)
}

// series draws points with a line through them, and its name in the legend at position n.
func (p *plot) series(n int, name string, points [][2]float64) {
	colour := colours[n%len(colours)]
	path := "M"
	for _, at := range points {
		x, y := p.position(at[0], at[1])
		path += fmt.Sprintf(" %.1f %.1f", x, y)
		fmt.Fprintf(p, `<circle cx="%.1f" cy="%.1f" r="3.5" fill="%s"/>`+"\n", x, y, colour)
	}
	fmt.Fprintf(p, `<path d="%s" fill="none" stroke="%s" stroke-width="1.5"/>`+"\n", path, colour)
	x, y := p.position(0.65, 0)
	fmt.Fprintf(p, `<text x="%.0f" y="%.0f" fill="%s">%s</text>`+"\n", x, y-12-18*float64(n), colour, name)
}

func (p *plot) svg() string { return p.String() + "</svg>\n" }

// drawReliability plots the observed share of matches over the predicted probability.
func drawReliability(sets []set, bins [][]bin) string {
	p := newPlot("Calibration: observed share of listings that are the same product, by predicted probability",
		"predicted probability", "observed share of the same product")
	for i := range 6 {
		v := float64(i) / 5
		p.tickX(v, fmt.Sprintf("%.1f", v))
		p.tickY(v, fmt.Sprintf("%.1f", v))
	}
	p.line(0, 0, 1, 1, `stroke="#888" stroke-dasharray="4 4"`)
	n := 0
	for i, list := range bins {
		var points [][2]float64
		for _, b := range list {
			if b.count > 0 {
				points = append(points, [2]float64{b.predicted, b.observed})
			}
		}
		if points != nil {
			p.series(n, sets[i].name, points)
			n++
		}
	}
	return p.svg()
}

// drawCoverage plots the share of prices inside the range for the fifths of the queries by the width of their range,
// before the correction by the catalogue's own listings.
func drawCoverage(sets []pricedSet) string {
	const widest = 3.0
	p := newPlot("Coverage: share of prices inside the range, by the width of the range", "median ln(upper/lower) of a fifth of the queries", "share inside")
	for i := range 7 {
		p.tickX(float64(i)/6, fmt.Sprintf("%.1f", widest*float64(i)/6))
	}
	for i := range 6 {
		p.tickY(float64(i)/5, fmt.Sprintf("%.1f", float64(i)/5))
	}
	p.line(0, 0.8, 1, 0.8, `stroke="#888" stroke-dasharray="4 4"`)
	for n, s := range sets {
		predictions := predict(&prediction.Fitted, s.queries)
		order := make([]int, 0, len(predictions))
		for i := range predictions {
			if predictions[i].OK {
				order = append(order, i)
			}
		}
		width := func(i int) float64 { return predictions[i].Upper - predictions[i].Lower }
		slices.SortFunc(order, func(a, b int) int { return int(math.Copysign(1, width(a)-width(b))) })
		var points [][2]float64
		for fifth := range 5 {
			part := order[len(order)*fifth/5 : len(order)*(fifth+1)/5]
			if len(part) == 0 {
				continue
			}
			inside := 0.0
			for _, i := range part {
				inside += indicator(predictions[i].Lower <= s.queries[i].logPrice && s.queries[i].logPrice <= predictions[i].Upper)
			}
			points = append(points, [2]float64{min(width(part[len(part)/2])/widest, 1), inside / float64(len(part))})
		}
		p.series(n, s.name, points)
	}
	return p.svg()
}

// drawConditions plots the condition factors of each kind of goods, with two standard errors on either side.
func drawConditions() string {
	p := newPlot("Price in each condition relative to a used item, with two standard errors", "condition", "price relative to a used item")
	const highest = 1.6
	for i := range 9 {
		p.tickY(float64(i)/8, fmt.Sprintf("%.1f", highest*float64(i)/8))
	}
	kinds := []struct {
		name string
		kind prediction.Kind
	}{{"common", prediction.Common}, {"electronics", prediction.Electronics}, {"instruments", prediction.Instruments}}
	count := float64(product.ForParts)
	for n, k := range kinds {
		var points [][2]float64
		for c := product.New; c <= product.ForParts; c++ {
			factor, standardError := prediction.Factor(k.kind, c)
			x := (float64(c) - 0.75 + 0.25*float64(n)) / count
			points = append(points, [2]float64{x, factor / highest})
			p.line(x, factor*math.Exp(-2*standardError)/highest, x, factor*math.Exp(2*standardError)/highest, fmt.Sprintf(`stroke="%s"`, colours[n]))
			if n == 0 {
				px, py := p.position((float64(c)-0.5)/count, 0)
				fmt.Fprintf(p, `<text x="%.0f" y="%.0f" text-anchor="middle" font-size="8">%s</text>`+"\n", px, py+14, c)
			}
		}
		p.series(n, k.name, points)
	}
	return p.svg()
}
