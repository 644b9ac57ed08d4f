package main

import "math"

func drawCamera(c *canvas) {
	c.studio(0xb9c3c6, 0xd8d2c6, 395, nil)
	c.groundShadow(410, 470, 600, 70, 0.55)
	body := box(400, 345, 500, 220, 28)
	c.paint(body, plastic.in(0x26282b).raised(10))
	c.paint(box(400, 360, 484, 140, 8), material{colour: hex(0x3a3532), bevel: 3, gloss: 0.1, texture: grain})
	// The top plate with the hump of the viewfinder.
	top := union(box(400, 258, 500, 62, 16), polygon(8, point{325, 240}, point{352, 196}, point{448, 196}, point{475, 240}))
	c.paint(top, steel)
	c.paint(box(400, 219, 60, 10, 3), plastic.in(0x1a1b1d).bevelled(3))
	c.paint(box(212, 226, 74, 26, 6), steel)
	for i := range 9 {
		c.paint(box(180+float64(i)*8, 226, 2, 24, 1), material{colour: hex(0x70747a)})
	}
	c.paint(box(282, 231, 30, 18, 8), steel)
	c.paint(box(282, 221, 16, 8, 3), material{colour: hex(0xb03028), bevel: 3, gloss: 0.5})
	c.paint(box(575, 224, 88, 30, 8), steel)
	c.paint(box(520, 258, 40, 26, 4), plastic.in(0x15171a).bevelled(3).shining(1))
	c.paint(box(186, 300, 46, 20, 4), material{colour: hex(0xcfe0e8), bevel: 5, gloss: 1}.sunk())
	// The lens.
	c.rings(390, 352,
		ring{122, steel.raised(14)},
		ring{114, plastic.in(0x202225).bevelled(8)},
		ring{98, steel.in(0x9da1a6).bevelled(4)},
		ring{92, plastic.in(0x191a1c).bevelled(16).sunk()},
		ring{66, material{colour: hex(0x0c0d12), bevel: 4, gloss: 0.4}},
		ring{56, material{colour: hex(0x1c1838), bevel: 50, gloss: 0.9}},
		ring{30, material{colour: hex(0x2a1646), bevel: 28, gloss: 0.6}})
	for i := range 60 {
		a := float64(i) * math.Pi / 30
		c.paint(bar(390+107*math.Cos(a), 352+107*math.Sin(a), 390+113*math.Cos(a), 352+113*math.Sin(a), 3), material{colour: hex(0x34373b)})
	}
	c.paint(ellipse(368, 326, 22, 12).rotated(368, 326, -40), material{colour: hex(0x93a7e8), glow: 0.8})
	c.paint(ellipse(412, 380, 9, 5).rotated(412, 380, -40), material{colour: hex(0xb07cc8), glow: 0.7})
	c.paint(bar(541, 330, 590, 330, 7), paper.in(0xd8d8d4))
	c.paint(circle(604, 392, 9), steel)
	c.paint(cord(9, point{152, 286}, point{96, 330}, point{70, 420}, point{128, 500}, point{250, 528}), leather.in(0x5a3420).bevelled(4))
}

func drawWatch(c *canvas) {
	c.studio(0x39414e, 0x2f3640, 0, func(x, y float64) float64 { return 0.9 + 0.2*valueNoise(x/120, y/90, 21) })
	c.rotation = &rotation{400, 300, 14, 0, 0}
	strap := func(y0, y1, wide0, wide1 float64) shape {
		return polygon(6, point{400 - wide0, y0}, point{400 + wide0, y0}, point{400 + wide1, y1}, point{400 - wide1, y1})
	}
	for _, s := range []shape{strap(-60, 180, 58, 72), strap(420, 700, 72, 60)} {
		c.paint(s, leather.raised(14))
		c.paint(s.grow(-12).outline(3), material{colour: hex(0xd9b98a), texture: func(x, y float64) float64 {
			return 0.55 + 0.45*math.Copysign(1, math.Sin((x*0.24+y)/4))
		}})
	}
	for _, x := range []float64{322, 478} {
		c.paint(bar(x, 160, x, 440, 28), steel.raised(8))
	}
	c.paint(box(574, 300, 30, 44, 8), steel)
	for i := range 6 {
		c.paint(box(574, 283+float64(i)*7, 28, 2, 1), material{colour: hex(0x6a6e74)})
	}
	c.rings(400, 300,
		ring{160, steel.bevelled(18).raised(16)},
		ring{138, steel.in(0x8d9298).bevelled(5)},
		ring{131, material{colour: hex(0x17324f), bevel: 10, gloss: 0.3}.sunk()})
	for i := range 60 {
		a := float64(i) * math.Pi / 30
		from, width := 118.0, 2.0
		if i%5 == 0 {
			from, width = 102, 6
		}
		c.paint(bar(400+from*math.Cos(a), 300+from*math.Sin(a), 400+124*math.Cos(a), 300+124*math.Sin(a), width), steel.in(0xf0f0ea).bevelled(2).raised(1))
	}
	c.rings(400, 356, ring{30, material{colour: hex(0x102438), bevel: 4, gloss: 0.3}.sunk()}, ring{27, material{colour: hex(0x1d3c5c)}})
	c.paint(bar(400, 356, 418, 340, 3), paper)
	c.paint(box(462, 300, 34, 24, 3), paper)
	hand := func(degrees, length, wide float64, m material) {
		a := degrees * math.Pi / 180
		x, y := math.Sin(a), -math.Cos(a)
		c.paint(bar(400-18*x, 300-18*y, 400+length*x, 300+length*y, wide), m)
	}
	hand(305, 66, 11, steel.in(0xf4f4ee).bevelled(5))
	hand(56, 98, 8, steel.in(0xf4f4ee).bevelled(4))
	hand(200, 104, 3, material{colour: hex(0xe0602c), height: 3})
	c.paint(circle(400, 300, 9), steel)
	// The reflection in the crystal.
	c.paint(ellipse(350, 238, 70, 34).rotated(350, 238, -38).intersect(circle(400, 300, 128)), material{colour: hex(0x9fb8d0), glow: 1, transparency: 0.86})
	c.rotation = nil
}

func drawHeadphones(c *canvas) {
	c.studio(0xe3b64b, 0xd9a83a, 470, nil)
	c.groundShadow(420, 522, 520, 60, 0.5)
	band := circle(400, 300, 212).outline(30).intersect(box(400, 160, 520, 250, 0))
	c.paint(band, plastic.in(0xe8e4dc).bevelled(14).raised(10))
	c.paint(circle(400, 300, 196).outline(16).intersect(box(400, 130, 300, 160, 0)), leather.in(0x3b3a3c).bevelled(7))
	for _, side := range []float64{-1, 1} {
		x := 400 + 212*side
		c.paint(bar(x, 268, x-6*side, 350, 14), steel)
		cup := ellipse(x-16*side, 388, 62, 98).rotated(x-16*side, 388, 7*side)
		pad := ellipse(x-58*side, 390, 40, 92).rotated(x-58*side, 390, 7*side)
		c.paint(pad, leather.in(0x343336).bevelled(34))
		c.paint(cup, plastic.in(0xefebe4).bevelled(40).shining(0.7).raised(9))
		c.paint(cup.grow(-18).outline(5), material{colour: hex(0xb9b4aa), bevel: 2})
		c.paint(ellipse(x-14*side, 388, 26, 44), steel.in(0xc79a54).bevelled(16).raised(2))
	}
	c.paint(cord(8, point{196, 480}, point{190, 540}, point{270, 566}, point{380, 540}, point{470, 560}, point{620, 548}, point{760, 585}), rubber.in(0xf3efe8).bevelled(4))
	c.paint(circle(596, 462, 5), material{colour: hex(0x54d08a), glow: 0.8})
}

func drawLamp(c *canvas) {
	c.studio(0x27414a, 0x6b4a32, 468, wood)
	// The light on the wall and the table, painted before the objects in front of it.
	c.eachPixel(func(x, y float64, pixel *colour) {
		along := (y - 190) / 280
		if along <= 0 {
			return
		}
		reach := (x - 262 + 60*along) / (70 + 190*along)
		beam := math.Exp(-2.5*reach*reach) * min(along*3, 1) * 0.6
		*pixel = pixel.mix(hex(0xffdf9a), beam)
	})
	c.groundShadow(560, 520, 230, 50, 0.6)
	c.paint(box(560, 500, 190, 34, 16), material{colour: hex(0xb8322a), bevel: 12, gloss: 0.6, height: 8})
	c.paint(box(560, 482, 60, 16, 6), steel)
	c.paint(bar(560, 476, 636, 292, 15), steel.bevelled(7))
	c.paint(bar(636, 292, 350, 132, 15), steel.bevelled(7))
	c.paint(bar(612, 310, 668, 276, 6), material{colour: hex(0x55585c), bevel: 3})
	c.rings(636, 292, ring{22, steel.raised(6)}, ring{11, plastic.bevelled(5)})
	c.paint(cord(5, point{590, 500}, point{690, 520}, point{740, 548}, point{830, 552}), rubber.bevelled(2))
	head := polygon(10, point{300, 98}, point{362, 122}, point{356, 196}, point{186, 214}, point{196, 176}).rotated(300, 150, -10)
	c.paint(head, material{colour: hex(0xc4382e), bevel: 34, gloss: 0.8, height: 10})
	c.paint(ellipse(266, 213, 84, 17).rotated(266, 213, -17), material{colour: hex(0xfff1c4), glow: 0.9})
	c.paint(bar(340, 96, 372, 132, 24), plastic.bevelled(10))
	c.rings(352, 132, ring{15, steel.raised(4)})
	// Books, which show how large the lamp is.
	for i, rgb := range []uint32{0x8c7a4a, 0x3f5c50, 0xa65b3c} {
		y := 488 - 30*float64(i)
		c.paint(box(152+14*float64(i), y, 196-18*float64(i), 28, 3), material{colour: hex(rgb), bevel: 4, height: 5})
		c.paint(box(152+14*float64(i), y+2, 150-18*float64(i), 3, 1), paper.in(0xd9c9a0))
	}
}

func drawController(c *canvas) {
	c.studio(0x7f8fb2, 0x6e7ea6, 0, func(x, y float64) float64 { return 0.92 + 0.16*valueNoise(x/200, y/140, 31) })
	c.rotation = &rotation{400, 300, -9, 0, 0}
	body := smoothUnion(60, box(400, 262, 360, 190, 60), ellipse(236, 340, 76, 150).rotated(236, 340, 22), ellipse(564, 340, 76, 150).rotated(564, 340, -22))
	for _, x := range []float64{262, 538} {
		c.paint(box(x, 178, 130, 50, 20), plastic.in(0x1c1d20))
	}
	c.paint(body, material{colour: hex(0xe9e7e2), bevel: 52, gloss: 0.5, height: 22})
	c.paint(body.grow(-6).intersect(box(400, 262, 150, 200, 30)), material{colour: hex(0x25272b), bevel: 10, gloss: 0.4})
	c.paint(union(box(262, 250, 34, 100, 6), box(262, 250, 100, 34, 6)), plastic.bevelled(9).raised(5))
	for _, at := range []point{{330, 328}, {472, 328}} {
		c.rings(at.x, at.y, ring{46, rubber.in(0x30333a).bevelled(8).sunk()}, ring{36, rubber.bevelled(10).raised(10)}, ring{25, rubber.in(0x2c2e33).bevelled(8).sunk()})
	}
	for i, rgb := range []uint32{0xd8b224, 0xc23a30, 0x3c8f52, 0x2f66b8} {
		a := float64(i)*math.Pi/2 - math.Pi/2
		c.paint(circle(545+42*math.Cos(a), 250+42*math.Sin(a), 20), material{colour: hex(rgb), bevel: 11, gloss: 0.9, height: 5})
	}
	c.rings(400, 225, ring{22, steel.raised(4)}, ring{16, material{colour: hex(0x5fe0b0), bevel: 8, gloss: 0.6, glow: 0.4}})
	for _, x := range []float64{362, 438} {
		c.paint(box(x, 262, 26, 12, 6), plastic.in(0x8c9096).bevelled(4))
	}
	c.rotation = nil
}
