package valuation

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// shop is a catalogue with three offers of each product's first model, whose picture the photo has, and two of the others.
var shop = map[string]struct {
	brand, category string
	models          []shopOffer
}{
	"camera": {"Halden", "Cameras", []shopOffer{
		{"Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome", 320}, {"Halden F3 35mm film SLR camera with 50mm f/1.4 lens, black", 450},
		{"Halden F2 35mm film SLR camera, body only, chrome", 200}, {"Leather case for Halden F2 camera, brown", 39},
		{"Halden 28mm f/2.8 lens for F2 and F3 cameras", 145}}},
	"watch": {"Orvik", "Watches", []shopOffer{
		{"Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap", 1100}, {"Orvik Meridian Date automatic wristwatch, 40 mm, steel bracelet", 1390},
		{"Orvik Strand quartz wristwatch, 38 mm, white dial", 260}, {"Leather strap for Orvik Meridian wristwatch, 20 mm, tan", 58}}},
	"espresso": {"Morvanto", "Kitchen appliances", []shopOffer{
		{"Morvanto Duetto espresso machine with steam wand, stainless steel", 690}, {"Morvanto Duetto Plus espresso machine with grinder, stainless steel", 980},
		{"Morvanto Uno espresso machine, compact, black", 240}, {"Portafilter for Morvanto Duetto espresso machine, 58 mm", 65}}},
	"guitar": {"Brannoch", "Guitars", []shopOffer{
		{"Brannoch Glen 12 acoustic guitar, solid spruce top", 740}, {"Brannoch Glen 14 acoustic guitar with pickup, solid spruce top", 940},
		{"Brannoch Brook 10 acoustic guitar, laminated top", 280}, {"Hard case for Brannoch Glen acoustic guitar", 119}}},
	"shoes": {"Strydal", "Shoes", []shopOffer{
		{"Strydal Pace 2 running shoes, blue and orange, size 43", 110}, {"Strydal Pace 3 running shoes, blue and orange, size 43", 149},
		{"Strydal Court canvas sneakers, white, size 43", 60}, {"Laces for Strydal Pace running shoes, white, 120 cm", 8.5}}},
	"turntable": {"Vantholm", "Audio", []shopOffer{
		{"Vantholm TD 40 turntable with cartridge, walnut", 580}, {"Vantholm TD 60 direct drive turntable with cartridge, walnut", 880},
		{"Stylus for Vantholm TD 40 turntable", 72}}},
	"bag": {"Elsarine", "Handbags", []shopOffer{
		{"Elsarine Colline leather handbag, cognac, brass lock", 540}, {"Elsarine Colline Grande leather handbag, cognac, brass lock", 720},
		{"Shoulder strap for Elsarine Colline handbag, cognac", 85}}},
	"phone": {"Nimbrell", "Phones", []shopOffer{
		{"Nimbrell Wave 7 smartphone 128GB, black", 300}, {"Nimbrell Wave 8 smartphone 128GB, black", 420}, {"Nimbrell Wave 7 Pro smartphone 128GB, black", 390},
		{"Charger for Nimbrell Wave smartphone", 19}}},
}

type shopOffer struct {
	title string
	price float64
}

// appraiseShown appraises the photo of a product in the shop with a description.
func appraiseShown(name, words string) Valuation {
	var listings []Listing
	others := append([]string{name}, slices.Sorted(maps.Keys(shop))...)
	for n, other := range others {
		p := shop[other]
		if n > 0 && other == name {
			continue
		}
		for i, o := range p.models {
			offers := []string{"", ", tested", ", from a collection"}
			if i > 0 {
				offers = offers[:2]
			}
			for n, suffix := range offers {
				l := Listing{Title: o.title + suffix, Brand: p.brand, Category: p.category, Vendor: other + strconv.Itoa(n), Price: o.price * (1 + 0.03*float64(n)), TextRank: 1}
				if i == 0 && other == name {
					l.PictureMatch = 0.98
				}
				listings = append(listings, l)
			}
		}
	}
	p := shop[name]
	item := Item{Title: p.models[0].title, Brand: p.brand, Category: p.category, Confidence: 0.98}
	item.Description = words
	return Appraise(item, listings[:min(len(listings), MaxListings)], "USD")
}

// words has descriptions by resellers, insurers, heirs and agents. Each line has the product in the photo, a description and
// what it changes:
//
//	same    nothing          none  there is no value         differs  a reason names what it says differently
//	less    a part is missing, by 15 %                       other    it names another product: the photo's with half the confidence
//	x N     a lot of N       = N   about this price          model N  it names another model, of about this price, with less confidence
//	parts   for parts
const words = `
watch | Orvik Meridian automatic watch with spare strap | same
watch | I bought this watch in 2019. It comes with a spare strap. Keeps good time. | same
turntable | Lovely deck, plays well. Comes with a spare stylus. | same
camera | Halden F2. Takes Halden F3 lenses too. | same
camera | I will combine shipping if you buy two items | same
camera | Some dust inside the lens that doesn't affect image quality | same
camera | Sold as seen, no returns, buyer collects | same
camera | everything works except the self-timer, otherwise as described | same
watch | I never buy fakes and I don't sell fakes | same
watch | Orvik Meridian automatic, box and papers, worn twice, full set, warranty card dated 2021 | same
camera | no lens cap, no box | same
camera | missing lens cap | same
camera | without box and papers | same
camera | no manual, no strap, no case | same
camera | ohne Karton und Anleitung | same
camera | sans boîte ni notice | same
camera | sin caja ni manual | same
camera | senza scatola né cinghia | same
camera | sem caixa | same
camera | zonder doos | same
camera | only the box is torn | same
camera | only the box is missing | same
camera | nur die OVP fehlt | same
camera | only missing the box | same
camera | only the lens has dust | same
camera | only one owner | same
camera | camera only | = 200
camera | just the camera and strap | same
camera | complete | same
camera | complete set with case and flash | same
camera | bundle with tripod and bag | same
camera | kit with case | same
camera | body + two lenses | same
camera | comes with Canon bag | same
camera | Nikon strap included | same
camera | Halden F2 camera in case for sale | same
camera | my grandfather's, one of two that he owned | same
camera | two owners, 50 years old | same
camera | bought 2 years ago | same
camera | 10 rolls of film included | same
camera | serial no 204411 | same
camera | like Halden F3 | same
camera | similar to the Halden F3 | same
camera | not the F3 | same
camera | nicht die F3 | same
camera | Halden F3 style | same
camera | F2 or F3, not sure | same
camera | one camera | same
camera | 1 piece | same
camera | Kamera aus Nachlass | same
camera | estate find, film camera | same
camera | très belle, peu servi | same
camera | insured value needed | same
camera | lens missing | = 200
camera | missing the lens | = 200
camera | the lens is missing | = 200
camera | lens not included | = 200
camera | no lens included | = 200
camera | camera only, no lens | = 200
camera | Objektiv fehlt | = 200
camera | ohne das Objektiv | = 200
camera | Objektiv nicht dabei | = 200
camera | il manque l'objectif | = 200
camera | objectif manquant | = 200
camera | sans objectif | = 200
camera | falta el objetivo | = 200
camera | sin objetivo | = 200
camera | manca l'obiettivo | = 200
camera | senza obiettivo | = 200
camera | sem objetiva | = 200
camera | lens ontbreekt | = 200
camera | body only | = 200
camera | leather case for Halden F2 | = 39
camera | brown case for the Halden F2 | = 39
camera | F2-compatible leather case | = 39
camera | Tasche für Leica, ohne Kamera | other
camera | manual only | none
camera | box only | none
camera | strap for Halden F2 | none
camera | Bedienungsanleitung für Halden F2 | none
camera | replacement back door for Halden F2 | none
camera | lens cap only | none
camera | incomplete, parts missing | less
camera | unvollständig | less
camera | missing battery door | less
camera | pair of Halden F2 cameras | x 2
camera | a pair | x 2
camera | two cameras | x 2
camera | three vintage cameras | x 3
camera | zwei Kameras | x 2
camera | deux appareils photo | x 2
camera | dos cámaras | x 2
camera | due fotocamere | x 2
camera | two Halden F2 | x 2
camera | 2x | x 2
camera | 3 x Halden F2 | x 3
camera | a dozen | x 12
camera | half a dozen | x 6
camera | ein Dutzend | x 12
camera | qty 5 | x 5
camera | quantity: 5 | x 5
camera | Menge: 4 | x 4
camera | 5 Stück | x 5
camera | 3 pièces | x 3
camera | 4 unidades | x 4
camera | lot of 3 | x 3
camera | lot de 3 | x 3
camera | old wristwatch | other
camera | Orvik Meridian wristwatch | other
camera | iPhone 15 | other
camera | acoustic guitar | other
camera | Nikon FM2 | other
camera | Canon AE-1 | other
camera | Leica M3 | other
camera | Nintendo console | other
camera | Waschmaschine Miele Novotronic | other
camera | Halden F3 | model 450
camera | F3 | model 450
camera | F-3 | model 450
camera | Halden F3 with 50mm f/1.4, black | model 450
camera | Halden F5 | model 320
camera | for parts or repair | parts
watch | missing knob | less
watch | battery missing | less
watch | Taste fehlt | less
watch | bouton manquant | less
watch | falta la batería | less
watch | manca il coperchio | less
watch | falta bateria | less
watch | knop ontbreekt | less
watch | strap missing | less
watch | missing strap | less
watch | without the strap | less
watch | no bracelet | less
watch | Armband fehlt | less
watch | ohne Armband | less
watch | sans le bracelet | less
watch | sin correa | less
watch | senza cinturino | less
watch | sem pulseira | less
watch | zonder horlogeband | less
watch | crown missing | less
watch | no box no papers | same
watch | full set, box and papers | same
watch | replacement strap fitted | same
watch | new black strap | same
watch | strap only | = 58
watch | leather strap for Orvik Meridian | = 58
watch | Lederband für Orvik Meridian | = 58
watch | watch box only | none
watch | movement only | none
watch | Orvik Meridian Date | model 1390
watch | Orvik Strand | model 260
watch | Rolex Submariner | other
watch | from 1962 | same
watch | two watches | x 2
watch | his and hers pair of watches | x 2
espresso | drip tray is missing | less
espresso | portafilter missing | less
espresso | Siebträger fehlt | less
espresso | sans porte-filtre | less
espresso | drip tray missing | less
espresso | portafilter only | = 65
espresso | Portafilter for Morvanto Duetto | = 65
espresso | Duetto Plus | model 980
espresso | Morvanto Uno | model 240
espresso | Kaffeemaschine | same
espresso | coffee machine from my aunt | same
guitar | Glen 14 | model 940
guitar | Brannoch Brook 10 | model 280
guitar | hard case for Brannoch Glen | = 119
guitar | no case | same
guitar | with hard case | same
guitar | two guitars | x 2
guitar | 12 string guitar | same
shoes | left shoe only | none
shoes | single shoe, right foot | none
shoes | only one shoe | none
shoes | nur linker Schuh | none
shoes | chaussure gauche seule | none
shoes | solo zapato izquierdo | none
shoes | scarpa sinistra soltanto | none
shoes | shoe box only | none
shoes | one pair | same
shoes | pair of shoes | same
shoes | ein Paar Schuhe | same
shoes | une paire de chaussures | same
shoes | two shoes | same
shoes | no laces | same
shoes | 2 pairs | x 2
shoes | three pairs of shoes | x 3
shoes | lot of 5 pairs | x 5
shoes | Strydal Pace 3 | model 149
shoes | Strydal Court | model 60
shoes | size 42 | differs
shoes | Größe 44 | differs
shoes | red | differs
shoes | Nike Air Max | other
shoes | laces for Strydal Pace | = 8.5
turntable | stylus missing | less
turntable | ohne Nadel | less
turntable | TD 60 | model 880
turntable | stylus for Vantholm TD 40 | = 72
bag | strap missing | less
bag | no dust bag | same
bag | Colline Grande | model 720
bag | shoulder strap for Elsarine Colline | = 85
phone | Wave 8 | model 420
phone | Wave 7 Pro | model 390
phone | 256GB | model 300
phone | 256 GB | model 300
phone | 128 GB | same
phone | 8GB RAM | same
phone | no charger | less
phone | charger only | = 19
phone | two phones | x 2
`

func TestWordsOfDescriptions(t *testing.T) {
	plain := map[string]Valuation{}
	for name := range shop {
		plain[name] = appraiseShown(name, "")
	}
	lines := strings.Split(strings.TrimSpace(words), "\n")
	for _, line := range lines {
		fields := strings.Split(line, " | ")
		name, description := fields[0], fields[1]
		want, argument, _ := strings.Cut(fields[2], " ")
		number, _ := strconv.ParseFloat(argument, 64)
		v, whole := appraiseShown(name, description), plain[name]
		is := func(price float64) bool { return v.Centre > 0.88*price && v.Centre < 1.13*price }
		ok := false
		switch want {
		case "same":
			ok = v.Centre > 0.93*whole.Centre && v.Centre < 1.08*whole.Centre && v.Contradiction == "" && len(v.Defects) == 0 && v.Confidence > 0.7
		case "none":
			ok = v.Upper == 0 && len(v.Used) == 0 && strings.HasPrefix(v.NoValue, "no listing is an offer of ") && v.says(strings.TrimPrefix(v.NoValue, "no listing is "))
		case "differs":
			ok = is(whole.Centre) && v.Contradiction == "" && v.says("but the item identified by the photo differs in that")
		case "less":
			ok = is(0.85*whole.Centre) && len(v.Defects) > 0
		case "other":
			ok = is(whole.Centre) && strings.Contains(v.Contradiction, "names another product") && v.Confidence < 0.6*whole.Confidence
		case "model":
			ok = is(number) && strings.Contains(v.Contradiction, "names another model") && v.Sentences()[0] == v.Contradiction && v.Confidence < 0.6*whole.Confidence
		case "x":
			ok = is(number*whole.Centre) && v.says("a lot of "+argument)
		case "=":
			ok = is(number) && v.says("as described")
		case "parts":
			ok = is(0.5 * whole.Centre)
		}
		if !ok {
			t.Errorf("%s, %q: got %v to %v around %v, confidence %.2f, %q; want %s (without words: %v)", name, description, v.Lower, v.Upper, v.Centre, v.Confidence, v.Sentences(), fields[2], whole.Centre)
		}
	}
	if len(lines) < 216 {
		t.Errorf("got %d descriptions, want at least 216", len(lines))
	}
}

// A trader's stock has no price that follows from a single piece's.
func TestNumberOfPiecesAboveTheBoundHasAReason(t *testing.T) {
	whole := appraiseShown("camera", "")
	for _, description := range []string{"lot of 1000", "qty 150", "250 Stück", "400 pcs"} {
		v := appraiseShown("camera", description)
		if v.Centre < 0.95*whole.Centre || v.Centre > 1.05*whole.Centre || !v.says("The range is for one piece, although the description states ") {
			t.Errorf("%q: got %v and %q, want the value of one piece and the reason", description, v.Centre, v.Sentences())
		}
	}
}

func TestConditionOfSomePiecesCountsForThem(t *testing.T) {
	one, parts := appraiseShown("watch", "").Centre, appraiseShown("watch", "for parts").Centre
	for description, want := range map[string]float64{
		"two watches, one broken": one + parts, "three watches, one of them is broken": 2*one + parts, "drei Uhren, zwei defekt": one + 2*parts,
		"two watches, both working": 2 * one, "two watches, broken": 2 * parts,
	} {
		v := appraiseShown("watch", description)
		if v.Centre < 0.93*want || v.Centre > 1.07*want {
			t.Errorf("%q: got %v, want about %v: %q", description, v.Centre, want, v.Sentences())
		}
		if v.says("pieces is “for parts”") != (strings.Contains(description, "one") || strings.Contains(description, "zwei")) {
			t.Errorf("%q: got the reasons %q, want the pieces named if not all are alike", description, v.Sentences())
		}
	}
}

// What the description says of the part and the pieces holds, whichever product it names.
func TestScopeHoldsInAContradiction(t *testing.T) {
	v := appraiseShown("camera", "Nikon FM2, body only")
	if v.Contradiction == "" || v.Centre < 180 || v.Centre > 220 {
		t.Errorf("got %v and %q, want the contradiction and the value of the body", v.Centre, v.Sentences())
	}
	if v = appraiseShown("camera", "two Halden F3"); v.Contradiction == "" || v.Centre < 850 || v.Centre > 980 {
		t.Errorf("got %v and %q, want two of the other model", v.Centre, v.Sentences())
	}
}

func TestUnconfirmedModelHasNoValue(t *testing.T) {
	item := Item{Title: shop["camera"].models[0].title, Brand: "Halden", Confidence: 0.98, Description: "Halden F3"}
	v := Appraise(item, []Listing{{Title: "Garden hose 20 m", Price: 20}, {Title: "Halden tripod", Price: 60}}, "USD")
	if v.Upper != 0 || !strings.Contains(v.Contradiction, "names another model") || !strings.Contains(v.Contradiction, "confirm neither") {
		t.Errorf("got %v to %v and %q, want no value and the reason", v.Lower, v.Upper, v.Sentences())
	}
}

// A listing that names both models, or that has the photo's picture and the described word, is of the item.
func TestWordsOfThePhotosListingNameNoOtherModel(t *testing.T) {
	listings := []Listing{
		{Title: "Orvik Meridian automatic wristwatch", Price: 1100, PictureMatch: 0.98}, {Title: "Orvik Meridian Date automatic wristwatch", Price: 1150, PictureMatch: 0.97},
	}
	item := Item{Title: listings[0].Title, Brand: "Orvik", Confidence: 0.98, Description: "Orvik Meridian Date"}
	if v := Appraise(item, listings, "USD"); v.Contradiction != "" {
		t.Errorf("got %q, want none", v.Contradiction)
	}
}

func TestPartsOfAnotherMakersProductDoNotCount(t *testing.T) {
	item := Item{Title: "Halden Scout 35 camera", Brand: "Halden", Confidence: 0.98, Description: "strap only"}
	other := []Listing{{Title: "Shoulder strap for Elsarine Colline handbag", Price: 85}, {Title: "Halden Scout 35 camera, leather strap", Price: 300}}
	if v := Appraise(item, other, "USD"); v.Upper != 0 || v.NoValue != "no listing is an offer of the strap alone" {
		t.Errorf("got %v to %v and %q, want no value", v.Lower, v.Upper, v.Sentences())
	}
	if v := Appraise(item, append(other, other[0]), "USD"); v.NoValue != "no listing is an offer of the strap alone" { // the last one is a duplicate
		t.Errorf("got %q and %q, want the strap named", v.NoValue, v.Sentences())
	}
	own := append(other, Listing{Title: "Halden camera neck strap", Price: 20}, Listing{Title: "Riemen für Halden Scout 35", Price: 21})
	if v := Appraise(item, own, "USD"); v.Centre < 18 || v.Centre > 23 || !v.Judgements[3].Used {
		t.Errorf("got %v and %q, want about 20 by both straps", v.Centre, v.Sentences())
	}
}
