package valuation

// A facet is a property by which variants of a product differ, such as the colour. A text names a set of
// values of each facet. Each value is a bit.
type facet uint8

const (
	noFacet  facet = iota
	stopWord       // words that say nothing about the product
	kind           // what is offered, if it is not simply the new product
	colour
	platform
	edition
	series // position in a series: "second"
	origin // whether it is genuine; see authenticity.go
	facetCount
)

// The values of kind, in the order of the lexicon's lists.
const (
	accessory = 1 << iota
	bundle
	part
	licence
	upgrade
	academic
	renewed
	restored // set by stateKind only, so that a refurbished offer differs in two kinds
	spares   // likewise for an offer for parts

	// extras are the kinds that a listing of the product itself may also name, because they are included.
	extras = accessory | bundle
)

// meaning is what a word says about a product: a facet and the bit of its value.
type meaning struct {
	facet facet
	value uint32
}

// distinguishes reports whether the meaning tells variants of a product apart. Extras don't: they lie beside the item.
func (m meaning) distinguishes() bool {
	return m.facet > stopWord && m.facet != origin && (m.facet != kind || m.value&extras == 0)
}

// lexicon gives the meaning of common words of trade. Each string has the words for one value of a facet.
// A word has one meaning: the one that most often distinguishes two products.
var lexicon = makeLexicon([facetCount][]string{
	stopWord: {
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
	origin: {
		"replica replicas replika replikas replique repliques fake fakes faked dupe nep falschung falschungen gefalscht gefalschte plagiat imitat nachbau nachbildung counterfeit " +
			"counterfeits knockoff imitation imitations imitacion imitazione imitacao contrefacon contrefait faux fausse falso falsa falsos falsas falsificacion " +
			"contraffatto contraffatta contraffazione falsificado falsificada namaak nagemaakt vervalsing neppe homage hommage bootleg reproduction repro forgery unecht superclone podrobka " +
			"inauthentic superfake replikat replikate replicat",
		"style type inspired copy copies clone clones kopie copie copia lookalike stil estilo inspiriert inspire ispirato ispirata inspirado",
		"genuine authentic original originale vrai vraie echt echte echter echtes authentisch authentique vera autentico autentica originali legit real verdadero verdadera " +
			"legitimo legitima",
		"authenticity echtheit authenticite autenticita autenticidad autenticidade",
	},
})

func makeLexicon(table [facetCount][]string) map[string]meaning {
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
