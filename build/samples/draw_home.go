package main

import "math"

func drawEspresso(c *canvas) {
	c.studio(0xc8b9a4, 0x8a6a4c, 480, wood)
	for i := range 7 { // tiles on the wall
		c.paint(box(400, float64(i)*72, 800, 2, 0), material{colour: hex(0xa89a86)})
		for k := range 7 {
			c.paint(box(float64(k)*130+float64(i%2)*65, float64(i)*72+36, 2, 72, 0), material{colour: hex(0xa89a86)})
		}
	}
	c.paint(box(400, 545, 800, 132, 0), material{colour: hex(0x7c5c40), texture: wood})
	c.groundShadow(390, 516, 480, 60, 0.6)
	metal := steel.bevelled(14)
	metal.texture = brushed
	c.paint(box(440, 325, 320, 380, 18), metal.raised(14))
	c.paint(box(440, 172, 336, 80, 14), metal.in(0xb4b8bc).raised(8))
	c.paint(box(430, 352, 270, 150, 8), plastic.in(0x33363a).bevelled(8).sunk())
	c.paint(box(420, 480, 356, 60, 10), metal.in(0xa8acb0).raised(10))
	for i := range 16 {
		c.paint(box(270+float64(i)*20, 462, 10, 8, 3), plastic.bevelled(3).sunk())
	}
	c.rings(346, 172, ring{32, steel.raised(4)}, ring{27, paper}, ring{4, plastic})
	for i := range 11 {
		a := math.Pi*0.75 + float64(i)*math.Pi*0.15
		c.paint(bar(346+20*math.Cos(a), 172+20*math.Sin(a), 346+25*math.Cos(a), 172+25*math.Sin(a), 2), plastic)
	}
	c.paint(bar(346, 172, 330, 154, 3), material{colour: hex(0xc03028)})
	for i, rgb := range []uint32{0xdfe6ea, 0xdfe6ea, 0xe4762c} {
		c.rings(430+float64(i)*52, 172, ring{18, steel.raised(3)}, ring{12, material{colour: hex(rgb), bevel: 6, gloss: 0.7}})
	}
	c.paint(box(410, 302, 104, 44, 10), steel.raised(6))
	c.paint(box(410, 334, 120, 26, 8), steel.in(0xb0b4b8).bevelled(10))
	c.paint(bar(368, 340, 214, 362, 26), plastic.in(0x3d2416).bevelled(12).shining(0.8).raised(10))
	c.paint(bar(398, 346, 394, 372, 10), steel.bevelled(5))
	c.paint(bar(424, 346, 428, 372, 10), steel.bevelled(5))
	c.paint(cord(10, point{580, 290}, point{612, 320}, point{606, 400}, point{622, 446}), steel.bevelled(5))
	c.paint(bar(601, 372, 606, 404, 18), rubber)
	// The cup.
	c.paint(ellipse(484, 428, 20, 17).outline(7), paper.bevelled(3).shining(0.7))
	c.paint(polygon(6, point{366, 406}, point{464, 406}, point{448, 450}, point{382, 450}), material{colour: hex(0xf3f0ea), bevel: 26, gloss: 0.8, height: 6})
	c.paint(ellipse(415, 404, 50, 9), material{colour: hex(0x5a3216), bevel: 3})
}

func drawHandbag(c *canvas) {
	c.studio(0xe7dcd6, 0xcfc0b8, 486, nil)
	c.groundShadow(400, 522, 560, 70, 0.5)
	tan := leather.in(0xa2522b)
	c.paint(cord(22, point{268, 300}, point{262, 150}, point{330, 66}, point{430, 58}, point{516, 120}, point{540, 300}), tan.in(0x8a4220).bevelled(10))
	body := blob(point{206, 262}, point{400, 250}, point{596, 264}, point{640, 400}, point{652, 506}, point{400, 524}, point{150, 504}, point{164, 396})
	c.paint(body, tan.bevelled(46).raised(12))
	c.paint(body.grow(-14).outline(3), stitch)
	flap := blob(point{196, 250}, point{400, 238}, point{606, 252}, point{606, 330}, point{540, 388}, point{400, 412}, point{262, 388}, point{192, 330})
	c.paint(flap, tan.in(0xb45f34).bevelled(22).raised(9))
	c.paint(flap.grow(-10).outline(3), stitch)
	for _, x := range []float64{272, 538} {
		c.paint(box(x, 292, 34, 84, 8), tan.in(0x8a4220).bevelled(6).raised(4))
		c.paint(circle(x, 306, 20).outline(8), brass.bevelled(4))
		c.paint(circle(x, 268, 6), brass)
	}
	c.paint(box(402, 404, 62, 70, 8), brass.bevelled(8).raised(5))
	c.paint(box(402, 410, 34, 26, 6), brass.in(0xa8843c).bevelled(5).sunk())
	// A scarf tied to the handle.
	scarf := material{colour: hex(0x2e7f83), bevel: 16, gloss: 0.2, height: 6, texture: func(x, y float64) float64 {
		return 1 + 0.22*math.Copysign(1, math.Sin((x+y)/8))
	}}
	c.paint(blob(point{528, 204}, point{556, 216}, point{604, 300}, point{640, 372}, point{596, 366}, point{566, 384}, point{544, 300}), scarf)
	c.paint(blob(point{520, 206}, point{542, 214}, point{540, 300}, point{530, 362}, point{500, 340}, point{476, 350}, point{500, 280}), scarf.in(0x287074))
	c.paint(blob(point{508, 180}, point{544, 172}, point{560, 196}, point{546, 222}, point{514, 218}), scarf.bevelled(20))
}

var stitch = material{colour: hex(0xe6c79a), texture: func(x, y float64) float64 {
	return 0.75 + 0.25*math.Copysign(1, math.Sin(x/3)*math.Sin(y/3))
}}

func drawSneaker(c *canvas) {
	c.studio(0x9fb7a8, 0xc9cfc4, 400, nil)
	c.groundShadow(400, 486, 680, 60, 0.6)
	upper := blob(point{104, 426}, point{112, 300}, point{128, 206}, point{190, 186}, point{262, 214}, point{330, 226}, point{410, 246}, point{520, 312}, point{640, 350}, point{706, 390}, point{708, 434}, point{400, 446})
	c.paint(upper, material{colour: hex(0x27509a), bevel: 46, gloss: 0.15, height: 10, texture: func(x, y float64) float64 {
		return 0.9 + 0.1*math.Sin(x*1.1)*math.Sin(y*1.1) + 0.08*valueNoise(x/30, y/30, 4)
	}})
	toe := ellipse(680, 452, 140, 92).intersect(upper)
	c.paint(toe, material{colour: hex(0xe8e6df), bevel: 34, gloss: 0.4})
	c.paint(ellipse(96, 392, 92, 108).intersect(upper), material{colour: hex(0x16305f), bevel: 20, gloss: 0.2})
	c.paint(blob(point{140, 216}, point{198, 196}, point{262, 222}, point{250, 250}, point{180, 258}).intersect(upper), leather.in(0x11233f).bevelled(10).sunk())
	tongue := polygon(14, point{262, 214}, point{290, 168}, point{338, 176}, point{352, 236})
	c.paint(tongue.subtract(box(300, 400, 300, 300, 0)), material{colour: hex(0x2c5bb0), bevel: 16, gloss: 0.2, height: 4})
	// The stripe and the sole.
	c.paint(polygon(8, point{250, 424}, point{372, 300}, point{410, 304}, point{318, 428}).intersect(upper), material{colour: hex(0xf0743a), bevel: 4, gloss: 0.3})
	c.paint(polygon(8, point{346, 428}, point{440, 322}, point{470, 330}, point{404, 432}).intersect(upper), material{colour: hex(0xf0743a), bevel: 4, gloss: 0.3})
	for i := range 6 {
		x, y := 300+float64(i)*38, 214+float64(i)*19
		c.paint(circle(x+26, y+40, 6), steel.bevelled(3))
		c.paint(cord(10, point{x - 6, y + 4}, point{x + 18, y + 12}, point{x + 28, y + 42}), paper.bevelled(5).raised(4))
	}
	c.paint(cord(9, point{318, 210}, point{250, 180}, point{232, 240}, point{300, 226}, point{300, 290}, point{262, 330}), paper.bevelled(4).raised(4))
	sole := blob(point{92, 418}, point{250, 426}, point{420, 432}, point{560, 430}, point{690, 418}, point{738, 424}, point{742, 462}, point{690, 490}, point{400, 496}, point{130, 494}, point{84, 482}, point{74, 446})
	c.paint(sole, rubber.in(0xf2efe8).bevelled(18).shining(0.3).raised(6))
	c.paint(bar(96, 462, 716, 462, 6), material{colour: hex(0xf0743a)})
	for i := range 30 {
		c.paint(bar(110+float64(i)*20, 492, 118+float64(i)*20, 484, 6), rubber.in(0xb9b4a8).bevelled(2))
	}
}

func drawDrill(c *canvas) {
	c.studio(0x8f9398, 0xb98d5a, 410, wood)
	c.groundShadow(420, 512, 520, 60, 0.55)
	yellow := material{colour: hex(0xf0b41e), bevel: 28, gloss: 0.5, height: 10}
	// The bit and the chuck.
	c.paint(bar(60, 226, 170, 226, 12), steel.bevelled(6))
	for i := range 9 {
		c.paint(bar(62+float64(i)*12, 232, 70+float64(i)*12, 220, 3), material{colour: hex(0x6e7278)})
	}
	c.paint(polygon(5, point{164, 212}, point{214, 190}, point{270, 184}, point{270, 268}, point{214, 262}, point{164, 240}), plastic.in(0x34373c))
	for i := range 6 {
		c.paint(bar(222, 200+float64(i)*11, 262, 200+float64(i)*11, 3), material{colour: hex(0x50545a)})
	}
	c.paint(box(296, 226, 44, 104, 10), steel.in(0x9a9ea4))
	c.paint(blob(point{310, 168}, point{470, 156}, point{590, 172}, point{622, 226}, point{588, 284}, point{470, 296}, point{310, 286}), yellow)
	c.paint(blob(point{420, 270}, point{530, 262}, point{566, 300}, point{580, 400}, point{594, 466}, point{474, 468}, point{462, 400}, point{436, 330}), plastic.in(0x2b2d31).bevelled(26))
	c.paint(blob(point{404, 282}, point{436, 280}, point{446, 330}, point{440, 356}, point{418, 348}), material{colour: hex(0xc8321e), bevel: 12, gloss: 0.5, height: 4})
	c.paint(box(520, 488, 232, 62, 14), plastic.in(0x303338).bevelled(14).raised(8))
	c.paint(box(520, 460, 170, 26, 6), yellow.bevelled(8))
	for i := range 7 {
		c.paint(box(508+float64(i)*14, 200, 7, 34, 3), plastic.bevelled(3).sunk())
	}
	c.paint(box(400, 214, 120, 40, 8), plastic.in(0x232529).bevelled(6))
	c.paint(bar(356, 214, 440, 214, 6), paper.in(0xf0b41e))
	for i := range 4 {
		rgb := uint32(0x46d060)
		if i == 3 {
			rgb = 0x3a4a3e
		}
		c.paint(circle(458+float64(i)*16, 492, 5), material{colour: hex(rgb), glow: 0.6})
	}
	for i := range 3 { // screws on the table
		x, y := 180+float64(i)*54, 530-float64(i%2)*26
		c.paint(bar(x, y, x+34, y+8, 5), steel.bevelled(2))
		c.paint(circle(x, y, 7), steel.bevelled(4))
	}
}
