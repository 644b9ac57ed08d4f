package main

import (
	"fmt"
	"html/template"
	"math"
	"strings"
)

// chart returns an SVG that shows the example's range on an axis of prices, with a dot for each listing. Width is in
// pixels.
func chart(e examples, width float64) (template.HTML, error) {
	const (
		margin = 26.0
		axis   = 124.0 // y of the axis
		radius = 6.5
	)
	highest := e.Value.Upper
	for _, o := range e.Offers {
		highest = math.Max(highest, o.Price)
	}
	step := 100.0
	for highest/step > 6 {
		step *= 2
	}
	highest = math.Ceil(highest/step) * step
	x := func(price float64) float64 { return margin + (width-2*margin)*price/highest }

	var b strings.Builder
	draw := func(format string, values ...any) { fmt.Fprintf(&b, format, values...) }
	draw(`<svg class="chart" viewBox="0 0 %.0f 160" role="img" aria-label="Prices of %d listings. The range is %s; %d listings are used, %d are other products.">`,
		width, len(e.Offers), e.Value.Range(), len(e.Offers)-e.Left(), e.Left())
	lower, upper := x(e.Value.Lower), x(e.Value.Upper)
	draw(`<rect class="range" x="%.1f" y="34" width="%.1f" height="%.1f" rx="6"/>`, lower, upper-lower, axis-34)
	draw(`<path class="edge" d="M%.1f 34V%.1fM%.1f 34V%.1f"/>`, lower, axis, upper, axis)
	draw(`<text class="end" x="%.1f" y="22" text-anchor="middle">$%.0f</text>`, lower, e.Value.Lower)
	draw(`<text class="end" x="%.1f" y="22" text-anchor="middle">$%.0f</text>`, upper, e.Value.Upper)
	draw(`<path class="axis" d="M%.1f %.1fH%.1f"/>`, margin, axis, width-margin)
	for price := 0.0; price <= highest; price += step {
		draw(`<path class="axis" d="M%.1f %.1fv5"/><text class="tick" x="%.1f" y="%.1f" text-anchor="middle">$%.0f</text>`,
			x(price), axis, x(price), axis+22, price)
	}
	var placed [][2]float64
	for _, o := range e.Offers {
		cx, cy := x(o.Price), axis-24
		for overlaps(placed, cx, cy, 2*radius+3) {
			cy -= 2*radius + 4
		}
		placed = append(placed, [2]float64{cx, cy})
		class, r := "out", radius
		if o.Used {
			class = "used"
		}
		if o.Best {
			class, r = "best", radius+1.5
			draw(`<text class="price" x="%.1f" y="%.1f" text-anchor="middle">$%.0f</text>`, cx, cy-14, o.Price)
		}
		draw(`<circle class="%s" cx="%.1f" cy="%.1f" r="%.1f"><title>%s, %s: $%.2f</title></circle>`,
			class, cx, cy, r, template.HTMLEscapeString(o.Title), template.HTMLEscapeString(o.Vendor), o.Price)
	}
	b.WriteString(`</svg>`)
	return template.HTML(b.String()), nil
}

// overlaps reports whether a dot at x, y would be closer than distance to a placed one.
func overlaps(placed [][2]float64, x, y, distance float64) bool {
	for _, p := range placed {
		if math.Hypot(p[0]-x, p[1]-y) < distance {
			return true
		}
	}
	return false
}
