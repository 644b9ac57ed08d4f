// Package lexicon divides texts into words and says what common words of trade mean: colours, platforms, editions, units, words for
// accessories and for copies. It also says how similar two spellings are. It knows single words only; what a sentence says is the
// business of package description.
package lexicon

// A facet is a property that differs between variants of a product, such as the colour. A text names a set of
// values of each facet. Each value is a bit.
type facet uint8

const (
	NoFacet  facet = iota
	StopWord       // words that say nothing about the product
	Kind           // of the offer, unless it is simply the product: accessory, lot, part, licence, ...
	Colour
	Platform
	Edition
	Series // position in a series: "second"
	Origin // whether it is genuine; see core/reading/description/authenticity.go
	FacetCount
)

// The values of kind, in the order of the lexicon's lists.
const (
	Accessory = 1 << iota
	bundle
	Part
	licence
	upgrade
	academic
	Renewed
	Restored // set by stateKind only, so that a refurbished offer differs in two kinds
	Spares   // likewise for an offer for parts

	// Extras are the kinds that a listing of the product itself may also name, because they are included.
	Extras = Accessory | bundle
)

// Meaning is what a word says about a product: a facet and the bit of its value.
type Meaning struct {
	Facet facet
	Value uint32
}

// Distinguishes reports whether the meaning tells variants of a product apart. Extras don't: they lie next to the item.
func (m Meaning) Distinguishes() bool {
	return m.Facet > StopWord && m.Facet != Origin && (m.Facet != Kind || m.Value&Extras == 0)
}

// meanings gives the meaning of common words of trade. Each string has the words for one value of a facet.
// A word has one meaning: the one that most often distinguishes two products.
var meanings = makeLexicon([FacetCount][]string{
	StopWord: {
		"the a an and or of for with w by in to on at from is only inc ltd llc corp corporation co company limited gmbh r tm s",
	},
	Kind: {
		"case cases cover sleeve pouch bag strap charger adapter adaptor cable cord mount bracket stand holder dock cradle remote battery batteries protector skin compatible accessory accessories filter manual guide cartridge lens tripod",
		"lot bundle bundled set combo kit collection bulk",
		"parts part broken faulty spares repair replacement empty",
		"license licence licenses licences licensing subscription maintenance renewal seat seats",
		"upgrade upg upgrades update upsell crossgrade",
		"academic education edu educational student students teacher",
		"refurbished refurb renewed reconditioned remanufactured used preowned",
	},
	Colour: {
		"black blk bk", "white wht", "silver", "grey gray graphite charcoal", "red", "blue navy", "green", "yellow", "pink",
		"purple violet", "orange", "brown", "gold", "beige ivory cream", "titanium", "stainless", "clear transparent", "cyan", "magenta",
	},
	Platform: {
		"mac macintosh osx macos", "windows win pc xp vista", "linux unix", "xbox", "playstation ps2 ps3 ps4 ps5", "wii nintendo switch",
		"iphone ios ipad", "android",
	},
	Edition: {
		"standard std", "professional pro", "premium", "deluxe dlx", "basic", "ultimate", "lite light", "plus", "enterprise", "platinum",
		"gold", "mini", "max", "ultra",
	},
	Series: {"first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"},
	Origin: {
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

func makeLexicon(table [FacetCount][]string) map[string]Meaning {
	m := make(map[string]Meaning, 256)
	for f, values := range table {
		for v, words := range values {
			for start, i := 0, 0; i <= len(words); i++ {
				if i == len(words) || words[i] == ' ' {
					m[words[start:i]] = Meaning{facet(f), 1 << v}
					start = i + 1
				}
			}
		}
	}
	return m
}

// MeaningOf returns what a word says about a product; the zero value if the lexicon lacks it.
func MeaningOf(word string) Meaning { return meanings[word] }

// The values of the facet origin, in the order of the lexicon's lists.
const (
	CopyWord         = 1 << iota // "replica"
	LikeWord                     // "style": after a product's name, it states a copy
	GenuineWord                  // "genuine": if denied, it states a copy
	AuthenticityNoun             // "authenticity": in doubt if it is denied
)
