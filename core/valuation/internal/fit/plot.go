package main

import (
	"fmt"
	"strings"
)

// draw returns an SVG plot of the observed share of matches over the predicted probability, with one
// line per set.
func draw(sets []set, bins [][]bin) string {
	const size, margin = 360, 50
	colours := []string{"#1f5fa8", "#c4541a", "#2f7d4f", "#7a4a9c"}
	position := func(predicted, observed float64) (x, y float64) {
		return margin + predicted*size, margin/2 + (1-observed)*size
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">`+"\n", size+2*margin, size+2*margin)
	fmt.Fprintf(&b, `<title>Calibration: observed share of listings that are the same product, by predicted probability</title>`+"\n")
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" fill="#fff"/>`+"\n")
	x0, y0 := position(0, 0)
	for i := range 6 {
		v := float64(i) / 5
		x, y := position(v, v)
		fmt.Fprintf(&b, `<path d="M%.0f %.0fV%.0fM%.0f %.0fH%.0f" stroke="#ddd"/>`+"\n", x, y0, y0-size, x0, y, x0+size)
		fmt.Fprintf(&b, `<text x="%.0f" y="%.0f" text-anchor="middle">%.1f</text><text x="%.0f" y="%.0f" text-anchor="end">%.1f</text>`+"\n", x, y0+16, v, x0-6, y+4, v)
	}
	fmt.Fprintf(&b, `<path d="M%.0f %.0fL%.0f %.0f" stroke="#888" stroke-dasharray="4 4"/>`+"\n", x0, y0, x0+size, y0-size)
	fmt.Fprintf(&b, `<text x="%.0f" y="%.0f" text-anchor="middle">predicted probability</text>`+"\n", x0+size/2, y0+34)
	fmt.Fprintf(&b, `<text transform="translate(%.0f %.0f) rotate(-90)" text-anchor="middle">observed share of the same product</text>`+"\n", x0-34, y0-size/2)
	for i, list := range bins {
		colour := colours[i%len(colours)]
		path := "M"
		for _, p := range list {
			if p.count == 0 {
				continue
			}
			x, y := position(p.predicted, p.observed)
			path += fmt.Sprintf("%.1f %.1f ", x, y)
			fmt.Fprintf(&b, `<circle cx="%.1f" cy="%.1f" r="4" fill="%s"><title>%s: predicted %.2f, observed %.2f, %d listings</title></circle>`+"\n",
				x, y, colour, sets[i].name, p.predicted, p.observed, p.count)
		}
		fmt.Fprintf(&b, `<path d="%s" fill="none" stroke="%s"/>`+"\n", strings.TrimSpace(path), colour)
		fmt.Fprintf(&b, `<text x="%.0f" y="%d" fill="%s">%s</text>`+"\n", x0+12, margin/2+18+16*i, colour, sets[i].name)
	}
	b.WriteString("</svg>\n")
	return b.String()
}
