package main

import "math"

// A point lies on a plane of 800 by 600, y downward, whatever the size of the picture.
type point struct{ x, y float64 }

func length(x, y float64) float64 { return math.Sqrt(x*x + y*y) }

// A shape is a signed distance field: how far a point is from its edge, negative inside. Edges, rounded relief and soft
// shadows all come from it. The field may be anything outside of the box.
type shape struct {
	field    func(x, y float64) float64
	from, to point // the box
}

func circle(cx, cy, r float64) shape {
	return shape{func(x, y float64) float64 { return length(x-cx, y-cy) - r }, point{cx - r, cy - r}, point{cx + r, cy + r}}
}

func ellipse(cx, cy, rx, ry float64) shape {
	return shape{func(x, y float64) float64 {
		x, y = x-cx, y-cy
		near := length(x/rx, y/ry)
		steep := length(x/(rx*rx), y/(ry*ry))
		if steep == 0 {
			return -min(rx, ry)
		}
		return near * (near - 1) / steep
	}, point{cx - rx, cy - ry}, point{cx + rx, cy + ry}}
}

// box is a rectangle with rounded corners around a centre.
func box(cx, cy, width, height, corner float64) shape {
	hw, hh := width/2, height/2
	return shape{func(x, y float64) float64 {
		dx, dy := math.Abs(x-cx)-hw+corner, math.Abs(y-cy)-hh+corner
		return length(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
	}, point{cx - hw, cy - hh}, point{cx + hw, cy + hh}}
}

// bar is a line with round ends.
func bar(x0, y0, x1, y1, width float64) shape {
	dx, dy, r := x1-x0, y1-y0, width/2
	return shape{func(x, y float64) float64 {
		along := min(max(((x-x0)*dx+(y-y0)*dy)/(dx*dx+dy*dy), 0), 1)
		return length(x-x0-along*dx, y-y0-along*dy) - r
	}, point{min(x0, x1) - r, min(y0, y1) - r}, point{max(x0, x1) + r, max(y0, y1) + r}}
}

// polygon is the area within points, grown by corner all around.
func polygon(corner float64, points ...point) shape {
	s := shape{from: points[0], to: points[0]}
	for _, p := range points {
		s.from = point{min(s.from.x, p.x-corner), min(s.from.y, p.y-corner)}
		s.to = point{max(s.to.x, p.x+corner), max(s.to.y, p.y+corner)}
	}
	type edge struct{ x, y, dx, dy, squared, slope float64 }
	edges := make([]edge, len(points))
	last := points[len(points)-1]
	for i, p := range points {
		dx, dy := last.x-p.x, last.y-p.y
		edges[i] = edge{p.x, p.y, dx, dy, dx*dx + dy*dy, dx / dy}
		last = p
	}
	s.field = func(x, y float64) float64 {
		nearest, inside := math.Inf(1), false
		for i := range edges {
			e := &edges[i]
			wx, wy := x-e.x, y-e.y
			along := min(max((wx*e.dx+wy*e.dy)/e.squared, 0), 1)
			dx, dy := wx-e.dx*along, wy-e.dy*along
			nearest = min(nearest, dx*dx+dy*dy)
			if (wy < 0) != (wy < e.dy) && wx < wy*e.slope {
				inside = !inside
			}
		}
		if inside {
			return -math.Sqrt(nearest) - corner
		}
		return math.Sqrt(nearest) - corner
	}
	return s
}

// blob is the area within a smooth closed curve through points (a Catmull-Rom spline).
func blob(points ...point) shape {
	const steps = 6
	var all []point
	n := len(points)
	for i := range n {
		a, b, c, d := points[(i+n-1)%n], points[i], points[(i+1)%n], points[(i+2)%n]
		for k := range steps {
			all = append(all, spline(a, b, c, d, float64(k)/steps))
		}
	}
	return polygon(0, all...)
}

// cord is a line of a width along a smooth curve through points.
func cord(width float64, points ...point) shape {
	const steps = 10
	var parts []shape
	n := len(points)
	last := points[0]
	for i := range n - 1 {
		a, b, c, d := points[max(i-1, 0)], points[i], points[i+1], points[min(i+2, n-1)]
		for k := 1; k <= steps; k++ {
			next := spline(a, b, c, d, float64(k)/steps)
			parts = append(parts, bar(last.x, last.y, next.x, next.y, width))
			last = next
		}
	}
	return union(parts...)
}

func spline(a, b, c, d point, t float64) point {
	mix := func(a, b, c, d float64) float64 {
		return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	return point{mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)}
}

func union(shapes ...shape) shape {
	s := shapes[0]
	for _, other := range shapes[1:] {
		s.from = point{min(s.from.x, other.from.x), min(s.from.y, other.from.y)}
		s.to = point{max(s.to.x, other.to.x), max(s.to.y, other.to.y)}
	}
	s.field = func(x, y float64) float64 {
		d := math.Inf(1)
		for _, part := range shapes {
			// Farther from the part's box than from what is found already: it cannot be nearer.
			away := max(part.from.x-x, x-part.to.x, part.from.y-y, y-part.to.y)
			if away < d {
				d = min(d, part.field(x, y))
			}
		}
		return d
	}
	return s
}

// melt is a union whose inner corners are filled over a length.
func melt(fillet float64, shapes ...shape) shape {
	s := union(shapes...)
	s.field = func(x, y float64) float64 {
		d := shapes[0].field(x, y)
		for _, part := range shapes[1:] {
			other := part.field(x, y)
			h := max(fillet-math.Abs(d-other), 0) / fillet
			d = min(d, other) - h*h*fillet/4
		}
		return d
	}
	return s
}

func (s shape) and(other shape) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return max(field(x, y), other.field(x, y)) }
	return s
}

func (s shape) without(other shape) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return max(field(x, y), -other.field(x, y)) }
	return s
}

// grow moves the edge outward, or inward if by is negative.
func (s shape) grow(by float64) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return field(x, y) - by }
	s.from, s.to = point{s.from.x - by, s.from.y - by}, point{s.to.x + by, s.to.y + by}
	return s
}

// outline is a band of a width along the edge.
func (s shape) outline(width float64) shape {
	grown, field := s.grow(width/2), s.field
	grown.field = func(x, y float64) float64 { return math.Abs(field(x, y)) - width/2 }
	return grown
}

func (s shape) moved(dx, dy float64) shape {
	field := s.field
	return shape{func(x, y float64) float64 { return field(x-dx, y-dy) },
		point{s.from.x + dx, s.from.y + dy}, point{s.to.x + dx, s.to.y + dy}}
}

// turned rotates clockwise by degrees around a point.
func (s shape) turned(cx, cy, degrees float64) shape {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	field := s.field
	t := shape{from: point{math.Inf(1), math.Inf(1)}, to: point{math.Inf(-1), math.Inf(-1)}}
	for _, p := range []point{s.from, s.to, {s.from.x, s.to.y}, {s.to.x, s.from.y}} {
		x, y := cx+(p.x-cx)*cos-(p.y-cy)*sin, cy+(p.x-cx)*sin+(p.y-cy)*cos
		t.from = point{min(t.from.x, x), min(t.from.y, y)}
		t.to = point{max(t.to.x, x), max(t.to.y, y)}
	}
	t.field = func(x, y float64) float64 {
		x, y = x-cx, y-cy
		return field(cx+x*cos+y*sin, cy+y*cos-x*sin)
	}
	return t
}
