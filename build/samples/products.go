package main

// product is a product in a picture, with the models and accessories that the listings offer.
type product struct {
	name, category, brand string
	draw                  func(*canvas)
	photo                 *view    // of the customer's photo, or nil
	models                [3]model // the picture shows the first one
	accessories           [2]model
}

// model is a model or an accessory: the title of its listings and its typical price in US dollars.
type model struct {
	title string
	price float64
}

// customerPhoto returns the view of a customer's photo. It shows 800 - 4*cropped by 600 - 3*cropped units of
// the plane, starting at left, top.
func customerPhoto(left, top, cropped, brightness float64, quality int) *view {
	return &view{
		width: 1024, height: 768, min: point{left, top}, max: point{left + 800 - 4*cropped, top + 600 - 3*cropped},
		brightness: brightness, seed: 2, quality: quality,
	}
}

var products = []product{
	{"camera", "Cameras", "Halden", drawCamera, customerPhoto(7, 5, 5, 1.07, 70),
		[3]model{
			{"Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome", 329},
			{"Halden F3 35mm film SLR camera with 50mm f/1.4 lens, black", 469},
			{"Halden F2 35mm film SLR camera, body only, chrome", 219}},
		[2]model{{"Leather case for Halden F2 camera, brown", 39}, {"Halden 28mm f/2.8 lens for F2 and F3 cameras", 145}}},
	{"guitar", "Guitars", "Brannoch", drawGuitar, customerPhoto(6, 6, 5, 0.94, 62),
		[3]model{
			{"Brannoch Glen 12 acoustic guitar, solid spruce top", 749},
			{"Brannoch Glen 14 acoustic guitar with pickup, solid spruce top", 949},
			{"Brannoch Brook 10 acoustic guitar, laminated top", 289}},
		[2]model{{"Hard case for Brannoch Glen acoustic guitar", 119}, {"Set of strings for Brannoch acoustic guitar, light", 14.5}}},
	{"watch", "Watches", "Orvik", drawWatch, customerPhoto(8, 4, 5, 1.06, 72),
		[3]model{
			{"Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap", 1180},
			{"Orvik Meridian Date automatic wristwatch, 40 mm, steel bracelet", 1390},
			{"Orvik Strand quartz wristwatch, 38 mm, white dial", 265}},
		[2]model{{"Leather strap for Orvik Meridian wristwatch, 20 mm, tan", 58}, {"Watch box for Orvik wristwatch", 32}}},
	{"headphones", "Headphones", "Velsted", drawHeadphones, nil,
		[3]model{
			{"Velsted Aria 5 over-ear headphones, ivory and gold", 279},
			{"Velsted Aria 7 wireless over-ear headphones with noise cancelling, ivory", 389},
			{"Velsted Aria 3 on-ear headphones, grey", 99}},
		[2]model{{"Ear pads for Velsted Aria 5 headphones, pair", 29}, {"Travel case for Velsted Aria headphones", 35}}},
	{"bicycle", "Bicycles", "Torvane", drawBicycle, nil,
		[3]model{
			{"Torvane Ridge 29 hardtail mountain bike, size M, red", 1650},
			{"Torvane Ridge 29 Pro hardtail mountain bike, carbon, size M", 2890},
			{"Torvane Trail 27 hardtail mountain bike, size L, blue", 980}},
		[2]model{{"Torvane saddle for Ridge mountain bike", 49}, {"Tyre 29 x 2.3 for Torvane Ridge mountain bike", 46}}},
	{"espresso", "Kitchen appliances", "Morvanto", drawEspresso, customerPhoto(5, 6, 5, 1.08, 66),
		[3]model{
			{"Morvanto Duetto espresso machine with steam wand, stainless steel", 695},
			{"Morvanto Duetto Plus espresso machine with grinder, stainless steel", 989},
			{"Morvanto Uno espresso machine, compact, black", 249}},
		[2]model{{"Portafilter for Morvanto Duetto espresso machine, 58 mm", 65}, {"Water filter for Morvanto espresso machine, pack of 3", 24}}},
	{"handbag", "Handbags", "Elsarine", drawHandbag, nil,
		[3]model{
			{"Elsarine Colline leather handbag, cognac, brass lock", 540},
			{"Elsarine Colline Grande leather handbag, cognac, brass lock", 720},
			{"Elsarine Rive leather shoulder bag, black", 395}},
		[2]model{{"Shoulder strap for Elsarine Colline handbag, cognac", 85}, {"Silk scarf for handbag by Elsarine, teal stripes", 60}}},
	{"sneaker", "Shoes", "Strydal", drawSneaker, customerPhoto(6, 5, 4, 0.95, 70),
		[3]model{
			{"Strydal Pace 2 running shoes, blue and orange, size 43", 118},
			{"Strydal Pace 3 running shoes, blue and orange, size 43", 149},
			{"Strydal Court canvas sneakers, white, size 43", 64}},
		[2]model{{"Laces for Strydal Pace running shoes, white, 120 cm", 8.5}, {"Insoles for Strydal Pace running shoes, size 43", 22}}},
	{"turntable", "Audio", "Vantholm", drawTurntable, nil,
		[3]model{
			{"Vantholm TD 40 turntable with cartridge, walnut", 585},
			{"Vantholm TD 60 direct drive turntable with cartridge, walnut", 890},
			{"Vantholm TD 20 turntable with cartridge, black", 310}},
		[2]model{{"Stylus for Vantholm TD 40 turntable", 72}, {"Dust cover for Vantholm TD turntable", 55}}},
	{"drill", "Tools", "Drellon", drawDrill, nil,
		[3]model{
			{"Drellon D18 cordless drill, 18 V, with 4 Ah battery", 159},
			{"Drellon D18X cordless hammer drill, 18 V, with two 4 Ah batteries", 229},
			{"Drellon D12 compact cordless drill, 12 V, with 2 Ah battery", 99}},
		[2]model{{"Battery for Drellon D18 cordless drill, 18 V, 4 Ah", 64}, {"Case for Drellon D18 cordless drill", 27}}},
	{"lamp", "Lighting", "Lysgard", drawLamp, nil,
		[3]model{
			{"Lysgard Kran desk lamp, swing arm, red", 185},
			{"Lysgard Kran floor lamp, swing arm, red", 310},
			{"Lysgard Bue desk lamp, fixed arm, white", 92}},
		[2]model{{"Table clamp for Lysgard Kran lamp", 28}, {"Replacement shade for Lysgard Kran desk lamp, red", 49}}},
	{"controller", "Video games", "Nimbrell", drawController, nil,
		[3]model{
			{"Nimbrell Wave wireless game controller, white", 62},
			{"Nimbrell Wave Elite wireless game controller, white, back buttons", 139},
			{"Nimbrell Wire USB game controller, black", 29}},
		[2]model{{"Charging dock for Nimbrell Wave game controller", 34}, {"Case for Nimbrell Wave game controller", 19}}},
}
