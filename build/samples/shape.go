package main

import "math"

// point is a point on the plane, which is 800 wide and 600 high, with y pointing down. The size of the
// picture in pixels does not matter.
type point struct{ x, y float64 }

// length returns the length of a vector.
func length(x, y float64) float64 { return math.Sqrt(x*x + y*y) }

// shape is a signed distance field with its bounding box. The field is the distance of a point from the
// shape's edge, negative inside; smooth edges, rounded relief and soft shadows are computed from it. Outside
// the bounding box its value may be wrong.
// https://iquilezles.org/articles/distfunctions2d/
type shape struct {
	field    func(x, y float64) float64
	min, max point // corners of the bounding box
}

// circle is a disc.
func circle(cx, cy, r float64) shape {
	return shape{func(x, y float64) float64 { return length(x-cx, y-cy) - r }, point{cx - r, cy - r}, point{cx + r, cy + r}}
}

// ellipse is a filled ellipse. Its distance is an approximation.
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

// box is a rectangle around a centre; corner is the radius of its rounded corners.
func box(cx, cy, width, height, corner float64) shape {
	hw, hh := width/2, height/2
	return shape{func(x, y float64) float64 {
		dx, dy := math.Abs(x-cx)-hw+corner, math.Abs(y-cy)-hh+corner
		return length(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - corner
	}, point{cx - hw, cy - hh}, point{cx + hw, cy + hh}}
}

// bar is a line segment with round ends.
func bar(x0, y0, x1, y1, width float64) shape {
	dx, dy, r := x1-x0, y1-y0, width/2
	return shape{func(x, y float64) float64 {
		along := min(max(((x-x0)*dx+(y-y0)*dy)/(dx*dx+dy*dy), 0), 1)
		return length(x-x0-along*dx, y-y0-along*dy) - r
	}, point{min(x0, x1) - r, min(y0, y1) - r}, point{max(x0, x1) + r, max(y0, y1) + r}}
}

// polygon is a filled polygon, grown by corner, so that its corners are round.
func polygon(corner float64, points ...point) shape {
	s := shape{min: points[0], max: points[0]}
	for _, p := range points {
		s.min = point{min(s.min.x, p.x-corner), min(s.min.y, p.y-corner)}
		s.max = point{max(s.max.x, p.x+corner), max(s.max.y, p.y+corner)}
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

// blob is the area inside a smooth closed curve through the points, a Catmull-Rom spline.
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

// cord is a line along a smooth curve through the points, a Catmull-Rom spline.
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

// spline returns the point of a Catmull-Rom spline between b (t = 0) and c (t = 1).
func spline(a, b, c, d point, t float64) point {
	mix := func(a, b, c, d float64) float64 {
		return b + t/2*(c-a+t*(2*a-5*b+4*c-d+t*(3*(b-c)+d-a)))
	}
	return point{mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)}
}

// union is the area of all shapes.
func union(shapes ...shape) shape {
	s := shapes[0]
	for _, other := range shapes[1:] {
		s.min = point{min(s.min.x, other.min.x), min(s.min.y, other.min.y)}
		s.max = point{max(s.max.x, other.max.x), max(s.max.y, other.max.y)}
	}
	s.field = func(x, y float64) float64 {
		d := math.Inf(1)
		for _, part := range shapes {
			// A part whose bounding box is farther away than d can't be nearer.
			away := max(part.min.x-x, x-part.max.x, part.min.y-y, y-part.max.y)
			if away < d {
				d = min(d, part.field(x, y))
			}
		}
		return d
	}
	return s
}

// smoothUnion is a union whose inner corners are rounded; fillet is the size of the rounding.
func smoothUnion(fillet float64, shapes ...shape) shape {
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

// intersect returns the area that is in both shapes.
func (s shape) intersect(other shape) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return max(field(x, y), other.field(x, y)) }
	return s
}

// subtract returns the area that is in s and not in other.
func (s shape) subtract(other shape) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return max(field(x, y), -other.field(x, y)) }
	return s
}

// grow returns the shape with its edge moved outward, or inward if by is negative.
func (s shape) grow(by float64) shape {
	field := s.field
	s.field = func(x, y float64) float64 { return field(x, y) - by }
	s.min, s.max = point{s.min.x - by, s.min.y - by}, point{s.max.x + by, s.max.y + by}
	return s
}

// outline returns a band of this width along the edge.
func (s shape) outline(width float64) shape {
	grown, field := s.grow(width/2), s.field
	grown.field = func(x, y float64) float64 { return math.Abs(field(x, y)) - width/2 }
	return grown
}

// translated returns the shape moved by dx, dy.
func (s shape) translated(dx, dy float64) shape {
	field := s.field
	return shape{func(x, y float64) float64 { return field(x-dx, y-dy) },
		point{s.min.x + dx, s.min.y + dy}, point{s.max.x + dx, s.max.y + dy}}
}

// rotated returns the shape rotated clockwise around a point.
func (s shape) rotated(cx, cy, degrees float64) shape {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	field := s.field
	t := shape{min: point{math.Inf(1), math.Inf(1)}, max: point{math.Inf(-1), math.Inf(-1)}}
	for _, p := range []point{s.min, s.max, {s.min.x, s.max.y}, {s.max.x, s.min.y}} {
		x, y := cx+(p.x-cx)*cos-(p.y-cy)*sin, cy+(p.x-cx)*sin+(p.y-cy)*cos
		t.min = point{min(t.min.x, x), min(t.min.y, y)}
		t.max = point{max(t.max.x, x), max(t.max.y, y)}
	}
	t.field = func(x, y float64) float64 {
		x, y = x-cx, y-cy
		return field(cx+x*cos+y*sin, cy+y*cos-x*sin)
	}
	return t
}
