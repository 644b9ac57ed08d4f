package main

import "math"

// A material is how a surface looks.
type material struct {
	colour  colour
	bevel   float64 // how far from the edge the surface is level
	gloss   float64 // strength of highlights
	metal   float64 // 0 to 1: how far it mirrors the room
	texture func(x, y float64) float64
	shadow  float64 // how far the shape is above what is behind it
	inset   bool    // the edge goes down
	glow    float64 // light of its own
	clear   float64 // how far what is behind shows through
}

func (m material) in(c uint32) material           { m.colour = hex(c); return m }
func (m material) bevelled(by float64) material   { m.bevel = by; return m }
func (m material) raised(by float64) material     { m.shadow = by; return m }
func (m material) sunk() material                 { m.inset = true; return m }
func (m material) shining(gloss float64) material { m.gloss = gloss; return m }

var light = unit(-0.45, -0.65, 0.75)

func unit(x, y, z float64) [3]float64 {
	n := math.Sqrt(x*x + y*y + z*z)
	return [3]float64{x / n, y / n, z / n}
}

// put paints a shape.
func (c *canvas) put(s shape, m material) {
	if c.turn != nil {
		s = s.turned(c.turn.x, c.turn.y, c.turn.degrees).moved(c.turn.dx, c.turn.dy)
	}
	if m.shadow > 0 {
		c.shadow(s.moved(m.shadow*0.45, m.shadow*0.7), m.shadow, 0.45)
	}
	edge := c.scale()
	c.each(s.from, s.to, func(x, y float64, pixel *colour) {
		d := s.field(x, y)
		cover := min(max(0.5-d/edge, 0), 1) * (1 - m.clear)
		if cover > 0 {
			*pixel = pixel.to(m.at(s, x, y, d), cover)
		}
	})
}

// shadow darkens what is within a shape, blurred.
func (c *canvas) shadow(s shape, blur, strength float64) {
	s = s.grow(blur)
	c.each(s.from, s.to, func(x, y float64, pixel *colour) {
		depth := min(max(-s.field(x, y)/(2*blur), 0), 1)
		*pixel = pixel.times(1 - strength*depth*depth*(3-2*depth))
	})
}

// at is the colour at a place that is d from the edge.
func (m material) at(s shape, x, y, d float64) colour {
	// The surface is a little curved as a whole, and round at the edge.
	nx, ny := (x-400)/1600, (y-300)/1600
	if m.bevel > 0 && -d < m.bevel {
		const step = 0.5
		gx, gy := s.field(x+step, y)-s.field(x-step, y), s.field(x, y+step)-s.field(x, y-step)
		if steep := length(gx, gy); steep > 0 {
			slope := 0.95 * min(1+d/m.bevel, 1) / steep
			if m.inset {
				slope = -slope
			}
			nx, ny = nx+gx*slope, ny+gy*slope
		}
	}
	n := [3]float64{nx, ny, math.Sqrt(max(1-nx*nx-ny*ny, 0.02))}
	diffuse := max(n[0]*light[0]+n[1]*light[1]+n[2]*light[2], 0)
	lit := 0.38 + 0.62*diffuse/light[2]
	result := m.colour
	if m.texture != nil {
		result = result.times(m.texture(x, y))
	}
	if m.metal > 0 {
		// The room: a bright ceiling, a dark band at the height of the eye, a lit floor.
		up := -2 * n[2] * n[1]
		room := 0.75 + 0.5*math.Tanh(3*up+0.4) - 0.5*math.Exp(-40*(up-0.12)*(up-0.12)) + 0.25*math.Sin(9*nx)
		lit += (room - lit) * m.metal
	}
	result = result.times(max(lit, 0.05))
	half := unit(light[0], light[1], light[2]+1)
	shine := m.gloss * math.Pow(max(n[0]*half[0]+n[1]*half[1]+n[2]*half[2], 0), 40)
	return result.to(colour{1, 1, 1}, min(shine, 1)).to(m.colour, m.glow)
}

var (
	steel   = material{colour: hex(0xc9ccd0), bevel: 6, gloss: 0.7, metal: 0.6, shadow: 4}
	brass   = material{colour: hex(0xd9b25f), bevel: 4, gloss: 0.8, metal: 0.5, shadow: 3}
	plastic = material{colour: hex(0x2a2c30), bevel: 12, gloss: 0.5, shadow: 6}
	rubber  = material{colour: hex(0x1d1e20), bevel: 6, gloss: 0.12, shadow: 4}
	leather = material{colour: hex(0x7a4526), bevel: 14, gloss: 0.25, shadow: 6, texture: grain}
	paper   = material{colour: hex(0xf2f2f0)}
)

// grain is the surface of leather.
func grain(x, y float64) float64 { return 0.86 + 0.28*cloud(x/2.5, y/2.5, 3) }

// wood runs along x.
func wood(x, y float64) float64 {
	wave := y + 6*cloud(x/90, y/30, 5)
	return 0.78 + 0.22*cloud(x/60, wave/3, 7) + 0.14*math.Sin(wave/5+3*cloud(x/200, y/40, 8))
}

func brushed(x, y float64) float64 { return 0.94 + 0.12*cloud(x/40, y/0.8, 11) }

// studio paints a wall and, from a height on, a table.
func (c *canvas) studio(wall, table uint32, edge float64, texture func(x, y float64) float64) {
	c.all(func(x, y float64, pixel *colour) {
		glow := math.Exp(-((x-260)*(x-260) + (y-180)*(y-180)) / 140000)
		back := hex(wall).times(0.68 + 0.42*glow)
		t := (y - edge) / (600 - edge)
		front := hex(table).times(0.8 + 0.25*t - 0.1*x/800)
		if texture != nil {
			front = front.times(texture(x*0.8+t*40, y*1.6))
		}
		blend := min(max((y-edge)/3+0.5, 0), 1)
		*pixel = back.to(front, blend)
	})
}

// ground paints the shadow on the table under something, darkest in its middle.
func (c *canvas) ground(cx, cy, width, height, strength float64) {
	rx, ry := width*0.62, height*0.9
	c.each(point{cx - rx, cy - ry}, point{cx + rx, cy + ry}, func(x, y float64, pixel *colour) {
		dx, dy := (x-cx)/rx, (y-cy)/ry
		depth := max(1-dx*dx-dy*dy, 0)
		*pixel = pixel.times(1 - strength*depth*math.Sqrt(depth))
	})
}

// rings puts concentric circles, the largest first: radius and material by turns.
type ring struct {
	r float64
	m material
}

func (c *canvas) rings(x, y float64, rings ...ring) {
	for _, r := range rings {
		c.put(circle(x, y, r.r), r.m)
	}
}
