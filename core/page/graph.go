package page

import "strings"

// A graph holds what one kind of markup says: items of schema.org, each behind the one it is in, so that
// what is in an item are the items from it up to its end.
type graph struct {
	items  []item
	main   string // the id of the first that the page is about
	isHTML bool   // texts are as HTML has them
	full   bool   // over a limit: what belongs to what can no longer be said
}

type item struct {
	fields    [numFields]string
	parent    int      // none: -1
	end       int      // the number of the next item that is not in it
	as        property // of the parent
	place     place
	isProduct bool // or an offer, which may stand by itself
	isBound   bool // its price is not for everybody, not for the whole, or not for keeps

	// Of a product, once it has been asked for.
	price    price
	fault    Error // why it has none
	referred bool  // to, as a part of another
}

// A property is what a member of a node in JSON-LD, an item property in microdata or a meta tag is about.
type property uint8

const (
	title property = iota // from here on: texts, or items whose names are the text
	brand
	id
	group
	offerPrice
	lowPrice
	highPrice
	currency
	condition
	priceType
	numFields

	kind // from here on the same, but only what they mean is kept
	function
	unit
	mainOf
	bound

	member // from here on: items. This is one without a property, in the midst of another
	mainEntity
	listed
	offers
	variants
	prices
	unknown
)

// properties are those that are read.
var properties = [...]struct {
	name string
	property
}{
	{"name", title}, {"itemOffered", title}, {"@value", title}, {"og:title", title},
	{"brand", brand}, {"product:brand", brand}, {"og:brand", brand},
	{"@id", id}, {"inProductGroupWithID", group}, {"productGroupID", group},
	{"price", offerPrice}, {"product:price:amount", offerPrice}, {"og:price:amount", offerPrice},
	{"lowPrice", lowPrice}, {"highPrice", highPrice},
	{"priceCurrency", currency}, {"product:price:currency", currency}, {"og:price:currency", currency},
	{"itemCondition", condition}, {"product:condition", condition}, {"og:condition", condition},
	{"priceType", priceType}, {"@type", kind}, {"businessFunction", function}, {"unitCode", unit},
	{"mainEntityOfPage", mainOf}, {"validForMemberTier", bound}, {"billingDuration", bound}, {"billingIncrement", bound},
	{"@graph", member}, {"@included", member}, {"mainEntity", mainEntity}, {"itemListElement", listed}, {"item", listed},
	{"offers", offers}, {"hasVariant", variants}, {"priceSpecification", prices},
}

// propertyOf returns the property of a name, or of a URL that ends in one.
func propertyOf(name string) property {
	name = name[strings.LastIndexByte(name, '/')+1:]
	for i := range properties {
		if properties[i].name == name {
			return properties[i].property
		}
	}
	return unknown
}

// productTypes are the types whose offers are read: schema.org's Product and the types below it, and those
// of CreativeWork that are things one can hold. The offers of an Event, a Service or a Trip are something
// else, and a ProductCollection is many products.
const productTypes = "Product IndividualProduct ProductGroup ProductModel SomeProducts DietarySupplement Drug " +
	"Vehicle BusOrCoach Car Motorcycle MotorizedBicycle Book Drawing Game Map Movie MusicAlbum MusicRelease " +
	"Painting Photograph Poster Sculpture SheetMusic VideoGame VisualArtwork Offer AggregateOffer"

// timeUnits are the codes of UN/CEFACT for units of time: what is priced by them is rented.
const timeUnits = "HUR DAY WEE MON ANN"

// begin takes up an item that is a property of another, and returns its number: the first's when there is
// no room for it, and then what is in the graph counts no more.
func (g *graph) begin(parent int, as property) int {
	if len(g.items) == maxItems {
		g.full = true
		return 0
	}
	g.items = append(g.items, item{parent: parent, as: as, fault: ErrNoOffer})
	x := &g.items[len(g.items)-1]
	if parent < 0 {
		x.place = top
	} else if p := &g.items[parent]; p.place != inside {
		switch {
		case as == mainEntity:
			x.place = main
		case as == member && !p.isProduct: // in microdata one can be in the midst of another
			x.place = p.place
		}
	}
	return len(g.items) - 1
}

// finish ends an item.
func (g *graph) finish(at int) {
	x := &g.items[at]
	x.end = len(g.items)
	if x.as < member {
		g.set(x.parent, x.as, x.fields[title])
	}
}

// set notes what a property of an item says. Of several texts the first counts.
func (g *graph) set(at int, p property, text string) {
	x := &g.items[at]
	switch {
	case p < numFields:
		if x.fields[p] == "" {
			x.fields[p] = clean(text, maxValue, g.isHTML)
		}
		if p == id && x.place == main && g.main == "" {
			g.main = x.fields[id]
		}
	case p == kind:
		x.isProduct = x.isProduct || isWord(lastPart(text), productTypes)
	case p == function:
		x.isBound = x.isBound || lastPart(text) != "Sell"
	case p == unit:
		x.isBound = x.isBound || isWord(text, timeUnits)
	case p == mainOf && x.place == top:
		x.place = main
	case p == bound:
		x.isBound = true
	}
}

// isNode reports whether an item is one for itself, not a part of what is said of another.
func (x *item) isNode() bool { return member <= x.as && x.as <= listed }

// place is how much the page is about an item.
type place uint8

const (
	inside place = iota // in a list, or part of another item: not about it by itself
	top
	main // the page says that it is about this one
)

// lastPart returns the name at the end of a URL or a prefixed name: "Product" of "https://schema.org/Product"
// and of "schema:Product".
func lastPart(s string) string {
	s = strings.TrimSuffix(s, "/")
	i := len(s)
	for i > 0 && !isOneOf(s[i-1], "/#:") {
		i--
	}
	return s[i:]
}
