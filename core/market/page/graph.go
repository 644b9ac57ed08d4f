package page

import (
	"strings"

	"loupe/core/base/text"
)

// A graph has the schema.org items of one kind of markup. Items are in document order, so the items
// inside items[i] are items[i+1 : items[i].end].
type graph struct {
	items        []item
	mainEntityID string // the id of the first item that the page names as its subject; "" if none
	hasEvent     bool   // some item is an event or a service
	work         int    // what the values took so far, see maxWork
	scripts      int    // bytes of JSON-LD, see maxScripts
	overLimit    bool   // some items were dropped, so the graph must not be used
}

type item struct {
	texts      [numTextProps]string
	parent     int      // index of the item that contains this one; -1 if none
	end        int      // index of the first later item that is not inside this one
	property   property // of the parent, with this item as its value
	prominence prominence
	isProduct  bool // a product, or an offer that stands alone
	isGoods    bool // a product, not only an offer
	sellsGoods bool // an offer that names the product which it is for
	isExcluded bool // the price is for members only, for a billing period or unit, or for rent

	// Set while prices are collected.
	price        asked  // of a product
	err          error  // why a product has no price
	unread       string // the price that was not readable, if err is ErrPrice or ErrCurrency
	isReferenced bool   // another item refers to this one by its id, and has taken its price
}

// prominence says how likely an item is to be what the page is about.
type prominence uint8

const (
	nested   prominence = iota // inside a list or another item
	offered                    // offered by the page's organization
	topLevel                   // an item of its own
	mainItem                   // named by the page as its subject
)

// A property is a member of a JSON-LD node, an itemprop of microdata, or a meta tag.
type property uint8

const (
	// Properties whose text is kept. If the value is an item, its name is kept.
	propTitle property = iota
	propBrand
	propID
	propGroupID
	propPrice
	propLowPrice
	propHighPrice
	propCurrency
	propCondition
	propAvailability
	propValidUntil
	propURL
	propPriceType
	propOfferCount
	numTextProps

	// Properties that set a flag of the item.
	propType
	propBusinessFunction
	propUnitCode
	propMainEntityOfPage
	propRestriction

	// Properties whose values are items.
	propNone // no property: a top-level item, or one inside the markup of another
	propMainEntity
	propMakesOffer
	propListElement
	propOffers
	propVariants
	propPriceSpecification

	propUnknown
)

// properties lists the names that are read. All other names are propUnknown.
var properties = [...]struct {
	name string
	property
}{
	{"name", propTitle}, {"itemOffered", propTitle}, {"@value", propTitle}, {"og:title", propTitle},
	{"brand", propBrand}, {"product:brand", propBrand}, {"og:brand", propBrand},
	{"@id", propID},
	{"inProductGroupWithID", propGroupID}, {"productGroupID", propGroupID},
	{"price", propPrice}, {"product:price:amount", propPrice}, {"og:price:amount", propPrice},
	{"lowPrice", propLowPrice}, {"product:sale_price:amount", propLowPrice},
	{"highPrice", propHighPrice},
	{"priceCurrency", propCurrency}, {"product:price:currency", propCurrency}, {"og:price:currency", propCurrency},
	{"itemCondition", propCondition}, {"product:condition", propCondition}, {"og:condition", propCondition},
	{"availability", propAvailability}, {"product:availability", propAvailability}, {"og:availability", propAvailability},
	{"priceValidUntil", propValidUntil}, {"validThrough", propValidUntil}, {"availabilityEnds", propValidUntil},
	{"url", propURL}, {"og:url", propURL},
	{"priceType", propPriceType},
	{"offerCount", propOfferCount},
	{"@type", propType},
	{"businessFunction", propBusinessFunction},
	{"unitCode", propUnitCode},
	{"mainEntityOfPage", propMainEntityOfPage},
	{"validForMemberTier", propRestriction}, {"billingDuration", propRestriction}, {"billingIncrement", propRestriction},
	{"@graph", propNone}, {"@included", propNone},
	{"mainEntity", propMainEntity},
	{"makesOffer", propMakesOffer},
	{"itemListElement", propListElement}, {"item", propListElement},
	{"offers", propOffers},
	{"hasVariant", propVariants},
	{"priceSpecification", propPriceSpecification},
}

// propertyOf returns the property with a name, or with a URL or a prefixed name that ends in its name.
func propertyOf(name string) property {
	if p := exactProperty(name); p != propUnknown {
		return p
	}
	return exactProperty(lastSegment(name))
}

// exactProperty returns the property with a name in any case, because many shops write "pricecurrency".
func exactProperty(name string) property {
	for i := range properties {
		if equalFold(properties[i].name, name) {
			return properties[i].property
		}
	}
	return propUnknown
}

// productTypes lists the types whose offers are read: schema.org's Product and its subtypes, the subtypes
// of CreativeWork that are physical things. Event, Service and Trip are not in the list because they are not
// things, ProductCollection because it is many products.
const productTypes = "Product IndividualProduct ProductGroup ProductModel SomeProducts DietarySupplement Drug " +
	"Vehicle BusOrCoach Car Motorcycle MotorizedBicycle Book Drawing Game Map Movie MusicAlbum MusicRelease " +
	"Painting Photograph Poster Sculpture SheetMusic VideoGame VisualArtwork"

const offerTypes = "Offer AggregateOffer"

// isEventType reports whether a type is an event or a service. On a page with one of them, an offer that names
// no product is for a ticket.
func isEventType(name string) bool {
	n := len(name) - len("Event")
	return n >= 0 && equalFold(name[n:], "Event") || inList(name, "Festival CourseInstance Service Trip TouristTrip Flight")
}

// timeUnits lists UN/CEFACT's codes for units of time. A price per unit of time is rent.
const timeUnits = "HUR DAY WEE MON ANN"

// beginItem adds an item as the value of a parent's property and returns its index. parent is -1 for a
// top-level item. If the graph is full, it sets overLimit and returns 0.
func (g *graph) beginItem(parent int, p property) int {
	if len(g.items) == maxItems {
		g.overLimit = true
		return 0
	}
	x := item{parent: parent, property: p, prominence: nested, err: ErrNoOffer}
	if parent < 0 {
		x.prominence = topLevel
	} else if around := &g.items[parent]; around.prominence != nested {
		switch {
		case p == propMainEntity:
			x.prominence = mainItem
		case p == propMakesOffer:
			x.prominence = offered
		case p == propNone && !around.isProduct: // "@graph", or microdata in a WebPage
			x.prominence = around.prominence
		}
	}
	g.items = append(g.items, x)
	return len(g.items) - 1
}

// spend adds a value to the graph's work. It sets overLimit if that is more than maxWork.
func (g *graph) spend(value string) {
	g.work += valueWork + len(value)
	g.overLimit = g.overLimit || g.work > maxWork
}

// endItem ends an item whose properties and inner items have all been added.
func (g *graph) endItem(i int) {
	x := &g.items[i]
	x.end = len(g.items)
	if x.property == propTitle && x.isGoods {
		g.items[x.parent].sellsGoods = true
	}
	if x.property < propNone {
		g.setProperty(x.parent, x.property, x.texts[propTitle])
	}
}

// setProperty sets a property of an item to a text. It keeps the first text that is not empty.
func (g *graph) setProperty(i int, p property, value string) {
	x := &g.items[i]
	g.spend(value)
	switch {
	case g.overLimit:
	case p < numTextProps:
		if x.texts[p] == "" {
			x.texts[p] = text.SingleLineHTML(value, maxValue) // many shops also write "&amp;" in JSON-LD
		}
		if p == propID && x.prominence == mainItem && g.mainEntityID == "" {
			g.mainEntityID = x.texts[propID]
		}
	case p == propType:
		g.setType(x, value)
	case p == propBusinessFunction:
		x.isExcluded = x.isExcluded || lastSegment(value) != "Sell"
	case p == propUnitCode:
		x.isExcluded = x.isExcluded || inList(value, timeUnits)
	case p == propMainEntityOfPage && x.prominence == topLevel:
		x.prominence = mainItem
	case p == propRestriction:
		x.isExcluded = true
	}
}

// setType sets what the types of an item say about it. Types has one or several names, separated by spaces.
func (g *graph) setType(x *item, types string) {
	for types = strings.Trim(types, whitespace); types != ""; types = strings.TrimLeft(types, whitespace) {
		end := strings.IndexAny(types, whitespace)
		if end < 0 {
			end = len(types)
		}
		name := lastSegment(types[:end])
		types = types[end:]
		x.isGoods = x.isGoods || inList(name, productTypes)
		x.isProduct = x.isProduct || x.isGoods || inList(name, offerTypes)
		g.hasEvent = g.hasEvent || isEventType(name)
	}
}

// isStandalone reports whether the item is not a detail of another item, such as its offer or variant.
func (x *item) isStandalone() bool { return propNone <= x.property && x.property <= propListElement }

// lastSegment returns the name at the end of a URL or a prefixed name: "Product" for
// "https://schema.org/Product" and for "schema:Product".
func lastSegment(s string) string {
	s = strings.TrimSuffix(s, "/")
	i := len(s)
	for i > 0 && !isOneOf(s[i-1], "/#:") {
		i--
	}
	return s[i:]
}
