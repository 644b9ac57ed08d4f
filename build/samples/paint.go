package main

import "math"

// material is how the surface of a shape looks.
type material struct {
	colour       colour
	bevel        float64                    // width of the rounded edge
	gloss        float64                    // strength of highlights, 0 to 1
	metal        float64                    // how much it reflects the room, 0 to 1
	texture      func(x, y float64) float64 // factor of the colour at a point, or nil
	height       float64                    // above the background: the size of the shadow
	inset        bool                       // the rounded edge goes down instead of up
	glow         float64                    // how much light it emits, 0 to 1
	transparency float64                    // 0 to 1
}

// in returns the material in another colour.
func (m material) in(rgb uint32) material { m.colour = hex(rgb); return m }

// bevelled returns the material with another bevel.
func (m material) bevelled(width float64) material { m.bevel = width; return m }

// raised returns the material at another height above the background.
func (m material) raised(height float64) material { m.height = height; return m }

// sunk returns the material with its edge going down.
func (m material) sunk() material { m.inset = true; return m }

// shining returns the material with another gloss.
func (m material) shining(gloss float64) material { m.gloss = gloss; return m }

// light is the direction to the light source.
var light = unit(-0.45, -0.65, 0.75)

// unit returns the vector with length 1.
func unit(x, y, z float64) [3]float64 {
	n := math.Sqrt(x*x + y*y + z*z)
	return [3]float64{x / n, y / n, z / n}
}

// paint paints a shape with its shadow.
func (c *canvas) paint(s shape, m material) {
	if c.rotation != nil {
		s = s.rotated(c.rotation.x, c.rotation.y, c.rotation.degrees).translated(c.rotation.dx, c.rotation.dy)
	}
	if m.height > 0 {
		c.shadow(s.translated(m.height*0.45, m.height*0.7), m.height, 0.45)
	}
	pixelSize := c.pixelSize() // the edge is blurred over one pixel, against aliasing
	c.eachPixelIn(s.min, s.max, func(x, y float64, pixel *colour) {
		d := s.field(x, y)
		cover := min(max(0.5-d/pixelSize, 0), 1) * (1 - m.transparency)
		if cover > 0 {
			*pixel = pixel.mix(m.shade(s, x, y, d), cover)
		}
	})
}

// shadow darkens the area of a shape. Its edge is blurred over a length.
func (c *canvas) shadow(s shape, blur, strength float64) {
	s = s.grow(blur)
	c.eachPixelIn(s.min, s.max, func(x, y float64, pixel *colour) {
		depth := min(max(-s.field(x, y)/(2*blur), 0), 1)
		*pixel = pixel.scaled(1 - strength*depth*depth*(3-2*depth))
	})
}

// shade returns the colour of the surface at a point whose signed distance from the edge is d.
func (m material) shade(s shape, x, y, d float64) colour {
	// The surface is slightly convex, and rounded at the edge.
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
		result = result.scaled(m.texture(x, y))
	}
	if m.metal > 0 {
		// The reflected room: a bright ceiling, a dark band at eye level, a bright floor.
		up := -2 * n[2] * n[1]
		room := 0.75 + 0.5*math.Tanh(3*up+0.4) - 0.5*math.Exp(-40*(up-0.12)*(up-0.12)) + 0.25*math.Sin(9*nx)
		lit += (room - lit) * m.metal
	}
	result = result.scaled(max(lit, 0.05))
	half := unit(light[0], light[1], light[2]+1)
	shine := m.gloss * math.Pow(max(n[0]*half[0]+n[1]*half[1]+n[2]*half[2], 0), 40)
	return result.mix(colour{1, 1, 1}, min(shine, 1)).mix(m.colour, m.glow)
}

var (
	steel   = material{colour: hex(0xc9ccd0), bevel: 6, gloss: 0.7, metal: 0.6, height: 4}
	brass   = material{colour: hex(0xd9b25f), bevel: 4, gloss: 0.8, metal: 0.5, height: 3}
	plastic = material{colour: hex(0x2a2c30), bevel: 12, gloss: 0.5, height: 6}
	rubber  = material{colour: hex(0x1d1e20), bevel: 6, gloss: 0.12, height: 4}
	leather = material{colour: hex(0x7a4526), bevel: 14, gloss: 0.25, height: 6, texture: grain}
	paper   = material{colour: hex(0xf2f2f0)}
)

// grain is the texture of leather.
func grain(x, y float64) float64 { return 0.86 + 0.28*valueNoise(x/2.5, y/2.5, 3) }

// wood is the texture of wood with the grain along x.
func wood(x, y float64) float64 {
	wave := y + 6*valueNoise(x/90, y/30, 5)
	return 0.78 + 0.22*valueNoise(x/60, wave/3, 7) + 0.14*math.Sin(wave/5+3*valueNoise(x/200, y/40, 8))
}

// brushed is the texture of brushed metal.
func brushed(x, y float64) float64 { return 0.94 + 0.12*valueNoise(x/40, y/0.8, 11) }

// studio paints the background: a wall and, below y = edge, a table.
func (c *canvas) studio(wall, table uint32, edge float64, texture func(x, y float64) float64) {
	c.eachPixel(func(x, y float64, pixel *colour) {
		glow := math.Exp(-((x-260)*(x-260) + (y-180)*(y-180)) / 140000)
		back := hex(wall).scaled(0.68 + 0.42*glow)
		t := (y - edge) / (600 - edge)
		front := hex(table).scaled(0.8 + 0.25*t - 0.1*x/800)
		if texture != nil {
			front = front.scaled(texture(x*0.8+t*40, y*1.6))
		}
		blend := min(max((y-edge)/3+0.5, 0), 1)
		*pixel = back.mix(front, blend)
	})
}

// groundShadow paints the shadow of an object that stands on the table.
func (c *canvas) groundShadow(cx, cy, width, height, strength float64) {
	rx, ry := width*0.62, height*0.9
	c.eachPixelIn(point{cx - rx, cy - ry}, point{cx + rx, cy + ry}, func(x, y float64, pixel *colour) {
		dx, dy := (x-cx)/rx, (y-cy)/ry
		depth := max(1-dx*dx-dy*dy, 0)
		*pixel = pixel.scaled(1 - strength*depth*math.Sqrt(depth))
	})
}

// ring is a disc with a radius and a material.
type ring struct {
	r float64
	m material
}

// rings paints concentric discs. The largest has to be first.
func (c *canvas) rings(x, y float64, rings ...ring) {
	for _, r := range rings {
		c.paint(circle(x, y, r.r), r.m)
	}
}
