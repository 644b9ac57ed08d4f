package description

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"loupe/core/lexicon"
	"loupe/core/product"
)

// checkExamples calls get with all columns but the last of each line of a file in testdata, and compares its result with the last
// column. "-" is an empty column. The comments of the file describe the columns. The test fails if the file has fewer than lines
// examples.
func checkExamples(t *testing.T, name string, lines int, get func(columns []string) string) {
	t.Helper()
	content, err := os.ReadFile("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(content)) {
		columns := strings.Split(strings.TrimSuffix(line, "\n"), " | ")
		if line[0] == '#' {
			continue
		}
		lines--
		for i := range columns {
			if columns[i] == "-" {
				columns[i] = ""
			}
		}
		last := len(columns) - 1
		if got := get(columns[:last]); got != columns[last] {
			t.Errorf("%q: got %q, want %q", columns[:last], got, columns[last])
		}
	}
	if lines > 0 {
		t.Errorf("%s: %d lines are missing", name, lines)
	}
}

// textOf returns the words of tokens.
func textOf(tokens []lexicon.Token) string {
	var words []string
	for _, token := range tokens {
		words = append(words, token.Text)
	}
	return strings.Join(words, " ")
}

// joinTwo returns two texts with a semicolon before the second, if it is not empty.
func joinTwo(a, b string) string { return strings.TrimSuffix(a+"; "+b, "; ") }

// authenticityTexts, scopeTexts and stateText return what a text states, in the words of the files.
func authenticityTexts(a Authenticity) []string {
	return map[Authenticity][]string{Copied: {"copy"}, Doubtful: {"doubt"}}[a]
}

func stateText(r Damage, condition product.Condition) string {
	var said []string
	if r.Defects != nil {
		said = append(said, strings.Join(r.Defects, " / "))
	}
	if r.fails {
		said = append(said, "fails")
	}
	said = append(said, authenticityTexts(r.Authenticity)...)
	if condition != product.Unknown {
		said = append(said, condition.String())
	}
	return strings.Join(said, ", ")
}

func scopeTexts(s Scope) (said []string) {
	if s.Part != UnstatedPart {
		said = append(said, map[extent]string{withLens: "lens", BodyOnly: "body", BoxOnly: "box", OnePart: "part " + s.Name, OneOfAPair: "one"}[s.Part])
	}
	if n := max(s.Pieces, s.Excess); n > 1 {
		said = append(said, fmt.Sprint("x", n))
	}
	return said
}

func TestDamageOfADescription(t *testing.T) {
	checkExamples(t, "damage", 61, func(columns []string) string {
		r := parseDamage(columns[0])
		return joinTwo(textOf(lexicon.Tokenize(nil, 0, r.rest)), strings.Join(r.Defects, ", "))
	})
}

func TestScopeOfAText(t *testing.T) {
	checkExamples(t, "scopes", 39, func(columns []string) string {
		rest, scope := ParseScope(lexicon.Tokenize(nil, 0, columns[0]))
		return joinTwo(textOf(rest), strings.Join(scopeTexts(scope), " "))
	})
}

func TestPhrasesOfSellers(t *testing.T) {
	checkExamples(t, "phrases", 342, func(columns []string) string {
		words, condition, r := parseState("Orvik Meridian, " + columns[1])
		if !strings.HasPrefix(words, "Orvik Meridian") {
			t.Errorf("%q: got the words %q, want the name first", columns, words)
		}
		return stateText(r, condition)
	})
}

func TestDescriptionThatStatesAnotherValueThanTheTitle(t *testing.T) {
	checkExamples(t, "properties", 23, func(columns []string) string {
		return statedOtherwise(tokenizeClauses(columns[0]), lexicon.TokenizeTitle(columns[1]))
	})
}

// goods has the products of sellers.txt: brand, category, the title of the product in the photo, and those of others.
var goods = map[string]struct {
	brand, category string
	titles          []string
}{
	"camera": {"Halden", "Cameras", []string{"Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome", "Halden F3 35mm film SLR camera with 50mm f/1.4 lens, black",
		"Halden F2 35mm film SLR camera, body only, chrome", "Leather case for Halden F2 camera, brown",
		"Halden 28mm f/2.8 lens for F2 and F3 cameras"}},
	"watch": {"Orvik", "Watches", []string{"Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap", "Orvik Meridian Date automatic wristwatch, 40 mm, steel bracelet",
		"Orvik Strand quartz wristwatch, 38 mm, white dial", "Leather strap for Orvik Meridian wristwatch, 20 mm, tan"}},
	"espresso": {"Morvanto", "Kitchen appliances", []string{"Morvanto Duetto espresso machine with steam wand, stainless steel", "Morvanto Duetto Plus espresso machine with grinder, stainless steel",
		"Morvanto Uno espresso machine, compact, black", "Portafilter for Morvanto Duetto espresso machine, 58 mm"}},
	"guitar": {"Brannoch", "Guitars", []string{"Brannoch Glen 12 acoustic guitar, solid spruce top", "Brannoch Glen 14 acoustic guitar with pickup, solid spruce top",
		"Brannoch Brook 10 acoustic guitar, laminated top", "Hard case for Brannoch Glen acoustic guitar"}},
	"shoes": {"Strydal", "Shoes", []string{"Strydal Pace 2 running shoes, blue and orange, size 43", "Strydal Pace 3 running shoes, blue and orange, size 43",
		"Strydal Court canvas sneakers, white, size 43", "Laces for Strydal Pace running shoes, white, 120 cm"}},
	"turntable": {"Vantholm", "Audio", []string{"Vantholm TD 40 turntable with cartridge, walnut", "Vantholm TD 60 direct drive turntable with cartridge, walnut",
		"Stylus for Vantholm TD 40 turntable"}},
	"bag": {"Elsarine", "Handbags", []string{"Elsarine Colline leather handbag, cognac, brass lock", "Elsarine Colline Grande leather handbag, cognac, brass lock",
		"Shoulder strap for Elsarine Colline handbag, cognac"}},
	"phone": {"Nimbrell", "Phones", []string{"Nimbrell Wave 7 smartphone 128GB, black", "Nimbrell Wave 8 smartphone 128GB, black",
		"Nimbrell Wave 7 Pro smartphone 128GB, black", "Charger for Nimbrell Wave smartphone"}},
	"drill": {"Torvald", "Power tools", []string{"Torvald GR-18 cordless drill 18V with two batteries and case", "Torvald GR-24 cordless drill 24V with case",
		"Battery for Torvald GR-18 cordless drill", "Torvald GR-18 cordless drill, body only"}},
	"bike": {"Calder", "Bicycles", []string{"Calder Ridge 29 Comp mountain bike, red, size L", "Calder Ridge 29 Pro mountain bike, black, size L", "Calder Vale city bike, green",
		"Saddle for Calder Ridge bike"}},
	"controller": {"Quellon", "Video games", []string{"Quellon Pulse wireless game controller, white", "Quellon Pulse Elite wireless game controller, black", "Charging cable for Quellon Pulse controller"}},
	"console":    {"Quellon", "Video games", []string{"Quellon Nova game console 1TB with controller", "Quellon Nova Pro game console 1TB", "Quellon Pulse wireless game controller, white"}},
	"figure":     {"Tessarin", "Collectibles", []string{"Tessarin Mori dragon figure, 20 cm", "Tessarin Kawa turtle figure, 20 cm", "Display stand for Tessarin figures"}},
	"jacket":     {"Norvane", "Clothing", []string{"Norvane Fjell down jacket, navy, size M", "Norvane Skog down jacket, green, size L"}},
	"lens":       {"Halden", "Lenses", []string{"Halden 50mm f/1.8 lens, F mount", "Halden 28mm f/2.8 lens, F mount", "Halden F3 35mm film SLR camera with 50mm f/1.4 lens", "Lens cap for Halden 50mm lens"}},
	"speakers":   {"Lindqvist", "Audio", []string{"Lindqvist A5 bookshelf speakers, walnut", "Lindqvist A7 floorstanding speakers, walnut", "Speaker stands for Lindqvist A5"}},
	"vacuum":     {"Ferrano", "Appliances", []string{"Ferrano V8 cordless vacuum cleaner", "Ferrano V10 cordless vacuum cleaner", "Battery for Ferrano V8 vacuum cleaner"}},
	"laptop":     {"Zephra", "Computers", []string{"Zephra Book 14 laptop, 16GB RAM, 512GB SSD", "Zephra Book 16 laptop, 16GB RAM, 512GB SSD", "Charger for Zephra Book 14"}},
	"chair":      {"Hovind", "Furniture", []string{"Hovind 42 dining chair, teak", "Hovind 45 armchair, teak", "Seat cushion for Hovind 42 chair"}},
	"headphones": {"Auravox", "Audio", []string{"Auravox Q3 wireless headphones, black", "Auravox Q5 wireless headphones, black", "Ear pads for Auravox Q3 headphones"}},
	"perfume":    {"Velna", "Beauty", []string{"Velna Nuit eau de parfum 100 ml", "Velna Jour eau de parfum 100 ml"}},
}

// claimsOf returns, in the words of sellers.txt, what a description says of the product in a photo. The listings found are of this
// product and of others.
func claimsOf(name, description string) string {
	photo := goods[name]
	var listings []Title
	for other, p := range goods {
		for i, title := range p.titles {
			if other == name || i < 2 {
				listings = append(listings, Title{title, p.brand, other == name && i == 0}, Title{title + ", tested", p.brand, other == name && i == 0})
			}
		}
	}
	r := Parse(description, photo.titles[0], photo.category)
	r.ResolveLike(photo.brand, listings)
	var said []string
	if r.Scope.Part != withLens || r.Scope.Pieces > 1 {
		said = scopeTexts(r.Scope)
	}
	if slices.ContainsFunc(r.Damage.Defects, func(d string) bool { return strings.HasSuffix(d, " missing") }) {
		said = append(said, "lacks")
	}
	said = append(said, authenticityTexts(r.Damage.Authenticity)...)
	shown := lexicon.TokenizeTitle(r.Title + " " + photo.brand + " " + photo.category)
	switch model, contradicts := r.Contradiction(shown, listings); {
	case model.IsNamed():
		said = append(said, "model")
	case contradicts:
		said = append(said, "other")
	case r.Difference != "":
		said = append(said, "differs")
	}
	return strings.Join(said, " ")
}

func TestTextsOfSellers(t *testing.T) {
	checkExamples(t, "sellers", 507, func(columns []string) string { return claimsOf(columns[0], columns[1]) })
}

// stateTitles has the titles of the items that states.txt describes.
var stateTitles = map[string]string{
	"camera":     "Halden F2 35mm film SLR camera with 50mm f/1.8 lens, chrome",
	"watch":      "Orvik Meridian automatic wristwatch, 40 mm, blue dial, leather strap",
	"bag":        "Elsarine Colline leather handbag, cognac, brass lock",
	"guitar":     "Brannoch Glen 12 acoustic guitar, solid spruce top",
	"headphones": "Vantholm HD 20 wireless headphones, black",
	"laptop":     "Nimbrell Arc 14 laptop 16GB 512GB",
	"console":    "Pace Orbit game console with controller",
	"bike":       "Strydal Gravel 4 bicycle, size M, green",
	"espresso":   "Morvanto Duetto espresso machine with steam wand, stainless steel",
	"toy":        "Halden Bear talking teddy doll",
	"lego":       "Halden Castle 4410 lego set",
	"turntable":  "Vantholm TD 40 turntable with cartridge, walnut",
	"phone":      "Nimbrell Wave 7 smartphone 128GB, black",
	"case":       "Leather case for Brannoch guitars",
	"cover":      "Dust cover for Vantholm TD 40 turntable",
}

func TestStatesOfSellers(t *testing.T) {
	checkExamples(t, "states", 321, func(columns []string) string {
		r := Parse(columns[1], stateTitles[columns[0]], "")
		return stateText(r.Damage, r.Condition)
	})
}
