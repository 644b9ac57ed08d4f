package main

import "math"

func drawGuitar(c *canvas) {
	c.studio(0x2f4a46, 0x4a3a2c, 540, nil)
	c.rotation = &rotation{400, 300, 62, -70, 16}
	sin, cos := math.Sincos(62 * math.Pi / 180)
	spruce := func(x, y float64) float64 { // with the grain along the neck
		x, y = x*cos+y*sin, y*cos-x*sin
		return 0.86 + 0.2*valueNoise(x/8, y/160, 41) + 0.06*math.Sin(x/3)
	}
	body := smoothUnion(70, ellipse(400, 448, 150, 132), ellipse(400, 270, 112, 100))
	c.paint(body, material{colour: hex(0x6b3517), bevel: 10, gloss: 0.6, height: 24})
	c.paint(body.grow(-7), material{colour: hex(0xd99a4e), bevel: 5, gloss: 0.5, texture: spruce})
	c.paint(body.grow(-10).outline(3), paper.in(0xf0e2c0))
	c.rings(400, 318,
		ring{62, material{colour: hex(0x3a2110)}}, ring{58, material{colour: hex(0xe8d2a0)}}, ring{54, material{colour: hex(0x6a2a1a)}},
		ring{48, material{colour: hex(0x120b07), bevel: 16}.sunk()})
	c.paint(blob(point{446, 300}, point{486, 330}, point{500, 400}, point{470, 410}, point{440, 372}, point{462, 340}).subtract(circle(400, 318, 60)), plastic.in(0x3a1610).bevelled(3).shining(0.8))
	c.paint(box(400, 480, 140, 26, 8), material{colour: hex(0x3a2012), bevel: 7, gloss: 0.3, height: 4})
	c.paint(box(400, 472, 86, 5, 2), paper)
	// The neck and the head.
	c.paint(box(400, 110, 46, 380, 4), material{colour: hex(0x2c1a10), bevel: 6, gloss: 0.3, height: 10})
	for i := range 17 {
		y := 300 - 380*(1-math.Pow(2, -float64(17-i)/12))/(1-math.Pow(2, -17.0/12))
		c.paint(box(400, y, 46, 3, 1), brass.bevelled(1).raised(1))
	}
	for _, y := range []float64{10, 74, 128, 176} {
		c.paint(circle(400, y, 6), paper.in(0xe8e4da))
	}
	for i := range 3 {
		y := -102 - 28*float64(i)
		for _, side := range []float64{-1, 1} {
			c.paint(bar(400+30*side, y, 400+50*side, y, 6), steel.bevelled(3))
			c.paint(ellipse(400+55*side, y, 8, 11), paper.in(0xe8e0cc).bevelled(7).raised(3))
		}
	}
	c.paint(polygon(8, point{374, -80}, point{366, -172}, point{388, -180}, point{412, -180}, point{434, -172}, point{426, -80}), material{colour: hex(0x6b3517), bevel: 6, gloss: 0.5, height: 8})
	for i := range 6 {
		x := 389.0 + float64(i)*4.6
		c.paint(circle(378+44*float64(i%2), -102-28*float64(i/2), 5), steel.bevelled(3))
		c.paint(bar(x-(400-x)*0.5, 474, x, -78, 1.6), steel.bevelled(1).raised(2))
	}
	c.rotation = nil
	// A plectrum.
	c.paint(blob(point{640, 510}, point{672, 500}, point{690, 524}, point{660, 552}, point{640, 536}), material{colour: hex(0xc43a5a), bevel: 6, gloss: 0.7, height: 5})
}

func drawBicycle(c *canvas) {
	c.eachPixel(func(x, y float64, pixel *colour) {
		sky := hex(0x8fb8d8).mix(hex(0xe6ecec), min(y/330, 1))
		hill := 300 + 40*math.Sin(x/170+1) + 26*valueNoise(x/60, 0, 51)
		wood := 350 + 26*valueNoise(x/22, 0.5, 52) - 0.06*x
		switch {
		case y > 430+10*valueNoise(x/80, 2, 53):
			*pixel = hex(0xa58a64).scaled(0.8 + 0.2*valueNoise(x/30, y/9, 54) + 0.1*valueNoise(x/7, y/3, 59))
		case y > wood:
			*pixel = hex(0x4d6b3c).scaled(0.7 + 0.35*valueNoise(x/14, y/14, 55) + 0.25*valueNoise(x/5, y/5, 58))
		case y > hill:
			*pixel = hex(0x7f9a8a).scaled(0.85 + 0.2*valueNoise(x/50, y/30, 56))
		default:
			*pixel = sky.mix(colour{1, 1, 1}, max(0, 1.6*valueNoise(x/140, y/50, 57)-0.9))
		}
	})
	c.groundShadow(400, 520, 700, 40, 0.5)
	rear, front, crank := point{206, 386}, point{612, 386}, point{366, 396}
	for _, hub := range []point{rear, front} {
		for i := range 28 {
			a := float64(i) * math.Pi / 14
			c.paint(bar(hub.x+10*math.Cos(a+0.7), hub.y+10*math.Sin(a+0.7), hub.x+118*math.Cos(a), hub.y+118*math.Sin(a), 1.6), steel.bevelled(1).raised(0))
		}
		c.paint(circle(hub.x, hub.y, 116).outline(10), plastic.in(0x3a3d42).bevelled(4).raised(0))
		c.paint(circle(hub.x, hub.y, 130).outline(20), rubber.bevelled(9).raised(0))
		for i := range 64 {
			a := float64(i) * math.Pi / 32
			c.paint(bar(hub.x+137*math.Cos(a), hub.y+137*math.Sin(a), hub.x+142*math.Cos(a), hub.y+142*math.Sin(a), 6), rubber.bevelled(2).raised(0))
		}
		c.rings(hub.x, hub.y, ring{34, steel.in(0x8b9096).bevelled(3)}, ring{27, material{colour: hex(0x55595f), bevel: 4}}, ring{11, steel})
	}
	paint := material{colour: hex(0xd8402a), bevel: 9, gloss: 0.8}
	seat, head := point{312, 236}, point{540, 220}
	stays := plastic.in(0xb53222).bevelled(5).raised(0)
	c.paint(union(bar(rear.x, rear.y, seat.x+6, seat.y+26, 12), bar(rear.x, rear.y, crank.x, crank.y, 14)), stays)
	c.paint(union(bar(seat.x, seat.y, crank.x, crank.y, 22), bar(seat.x+4, seat.y+12, head.x, head.y+4, 24), bar(crank.x, crank.y, head.x+8, head.y+36, 30)), paint)
	c.paint(bar(430, 330, 500, 286, 8), paper.in(0xf4e8d8))
	c.paint(bar(head.x-6, head.y-18, head.x+14, head.y+56, 30), paint)
	// The fork, the handlebar and the saddle.
	c.paint(bar(head.x+18, head.y+66, front.x, front.y, 18), plastic.in(0x2b2d31).bevelled(8))
	c.paint(bar(head.x+16, head.y+62, head.x+38, head.y+120, 26), steel.in(0xb8bcc2).bevelled(10))
	c.paint(bar(head.x-8, head.y-22, head.x-16, head.y-50, 14), plastic)
	c.paint(cord(13, point{head.x + 34, head.y - 62}, point{head.x - 16, head.y - 56}, point{head.x - 62, head.y - 64}), plastic.bevelled(6))
	c.paint(bar(head.x-50, head.y-62, head.x-84, head.y-66, 19), rubber)
	c.paint(bar(seat.x, seat.y, seat.x-14, seat.y-52, 12), steel.bevelled(6))
	c.paint(blob(point{236, 166}, point{280, 172}, point{360, 176}, point{374, 184}, point{320, 192}, point{270, 200}, point{238, 190}), leather.in(0x2a2627).bevelled(10))
	// The drive.
	c.paint(bar(crank.x, crank.y-38, rear.x, rear.y-26, 4), plastic.in(0x1c1d1f).bevelled(2).raised(0))
	c.paint(bar(crank.x, crank.y+38, rear.x, rear.y+26, 4), plastic.in(0x1c1d1f).bevelled(2).raised(0))
	c.rings(crank.x, crank.y, ring{41, plastic.in(0x26282b).bevelled(3)}, ring{32, steel.in(0x70757b).bevelled(4)}, ring{14, steel})
	c.paint(bar(crank.x, crank.y, crank.x+36, crank.y+58, 13), steel.bevelled(6))
	c.paint(box(crank.x+38, crank.y+64, 46, 14, 4), plastic.bevelled(4))
}

func drawTurntable(c *canvas) {
	c.studio(0x6f6258, 0x6f6258, 0, func(x, y float64) float64 { return 0.92 + 0.16*valueNoise(x/6, y/6, 61) })
	c.paint(box(400, 304, 690, 500, 20), material{colour: hex(0x9a6336), bevel: 12, gloss: 0.4, height: 26, texture: wood})
	c.paint(box(400, 304, 650, 460, 8), material{colour: hex(0x2b2c2f), bevel: 4, gloss: 0.2, texture: brushed})
	platter := point{320, 308}
	c.rings(platter.x, platter.y, ring{212, steel.bevelled(6).raised(8)}, ring{204, rubber.bevelled(4)})
	c.paint(circle(platter.x, platter.y, 198), material{colour: hex(0x161618), bevel: 3, height: 3, texture: func(x, y float64) float64 {
		dx, dy := x-platter.x, y-platter.y
		r, a := length(dx, dy), math.Atan2(dy, dx)
		// The grooves reflect the light in two fans. Between the tracks are darker rings.
		fan := math.Pow(math.Abs(math.Cos(a-0.9)), 24)
		gap := 1.0
		for _, at := range []float64{92, 121, 149, 176} {
			gap -= 0.5 * math.Exp(-(r-at)*(r-at)/3)
		}
		return (1 + 5*fan + 0.35*math.Sin(r*2.1)) * gap
	}})
	c.rings(platter.x, platter.y, ring{66, material{colour: hex(0xd8642e), bevel: 2}}, ring{60, material{colour: hex(0xe8b84a)}},
		ring{26, material{colour: hex(0xd8642e)}}, ring{6, steel.raised(4)})
	for i, wide := range []float64{62, 44} {
		c.paint(bar(platter.x-wide/2, platter.y-44+float64(i)*12, platter.x+wide/2, platter.y-44+float64(i)*12, 4), material{colour: hex(0x5a2a16)})
	}
	// The arm.
	c.rings(610, 170, ring{54, plastic.in(0x3a3c40).raised(8)}, ring{40, steel.raised(4)}, ring{22, plastic.bevelled(8)})
	c.paint(bar(628, 92, 622, 130, 30), plastic.in(0x1b1c1e).bevelled(14))
	c.paint(cord(11, point{624, 120}, point{610, 190}, point{590, 320}, point{520, 414}), steel.bevelled(5).raised(12))
	c.paint(bar(524, 408, 492, 438, 26), plastic.in(0xe4e2dc).bevelled(6).raised(9))
	c.paint(bar(512, 436, 526, 448, 5), steel.bevelled(2))
	// The controls of speed, start and pitch.
	c.rings(640, 480, ring{30, steel.raised(5)}, ring{24, steel.in(0xa8acb2).bevelled(3)})
	c.rings(560, 496, ring{14, plastic.raised(3)}, ring{5, material{colour: hex(0xe84a30), glow: 0.8}})
	c.paint(box(688, 372, 16, 130, 6), plastic.in(0x101113).bevelled(4).sunk())
	c.paint(box(688, 352, 30, 18, 4), steel.bevelled(5))
}
