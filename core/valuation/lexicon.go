package valuation

// A facet is one respect in which variants of a product differ. What a text says of it is a set of values, each a bit.
type facet uint8

const (
	none   facet = iota
	filler       // words that say nothing of the product
	kind         // what is offered, besides the plain product new in its box
	colour
	platform
	edition
	series // which one of several
	facets
)

// The values of kind.
const (
	accessory = 1 << iota
	lot
	part
	licence
	upgrade
	academic
	renewed
	// extras are what a listing's title also names when it describes the product with all that is in the box.
	extras = accessory | lot
)

type meaning struct {
	facet facet
	value uint32
}

// lexicon has words of trade in general use. A word has one meaning: the one that most often tells two products apart.
var lexicon = makeLexicon([facets][]string{
	filler: {
		"the a an and or of for with w by in to on at from is inc ltd llc corp corporation co company limited gmbh r tm s",
	},
	kind: {
		"case cases cover sleeve pouch bag strap charger adapter adaptor cable cord mount bracket stand holder dock cradle remote battery batteries protector skin compatible accessory accessories filter manual guide cartridge lens tripod",
		"lot bundle bundled set combo kit collection bulk",
		"parts part broken faulty spares repair replacement empty",
		"license licence licenses licences licensing subscription maintenance renewal seat seats",
		"upgrade upg upgrades update upsell crossgrade",
		"academic education edu educational student students teacher",
		"refurbished refurb renewed reconditioned remanufactured used preowned",
	},
	colour: {
		"black blk bk", "white wht", "silver", "grey gray graphite charcoal", "red", "blue navy", "green", "yellow", "pink",
		"purple violet", "orange", "brown", "gold", "beige ivory cream", "titanium", "stainless", "clear transparent", "cyan", "magenta",
	},
	platform: {
		"mac macintosh osx macos", "windows win pc xp vista", "linux unix", "xbox", "playstation ps2 ps3 ps4 ps5", "wii nintendo switch",
		"iphone ios ipad", "android",
	},
	edition: {
		"standard std", "professional pro", "premium", "deluxe dlx", "basic", "ultimate", "lite light", "plus", "enterprise", "platinum",
		"gold", "mini", "max", "ultra",
	},
	series: {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"},
})

func makeLexicon(table [facets][]string) map[string]meaning {
	m := make(map[string]meaning, 256)
	for f, values := range table {
		for v, words := range values {
			for start, i := 0, 0; i <= len(words); i++ {
				if i == len(words) || words[i] == ' ' {
					m[words[start:i]] = meaning{facet(f), 1 << v}
					start = i + 1
				}
			}
		}
	}
	return m
}
