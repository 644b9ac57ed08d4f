// Package page reads the offer for a product from the HTML page of a listing, above all its price.
//
// It reads four kinds of markup, in order of trust. If one has no usable price, it tries the next. Prices in
// several kinds must agree:
//
//  1. schema.org in JSON-LD (https://schema.org/Product, https://www.w3.org/TR/json-ld11/),
//  2. schema.org in microdata (https://html.spec.whatwg.org/multipage/microdata.html), except itemref,
//  3. schema.org in RDFa Lite (https://www.w3.org/TR/rdfa-lite/),
//  4. OpenGraph's product tags, which describe the page as a whole (https://ogp.me,
//     https://developers.facebook.com/docs/marketing-api/catalog/guides/microdata-tags).
//
// Each becomes a [graph] of items, so the same code decides which product the page is about and what
// it costs. Text without markup is ignored: a number beside a currency sign may be the price of
// anything.
//
// Pages come from strangers. Nothing in them is executed or fetched. The time to read a page grows
// linearly with its length: the tokenizer only moves forward, JSON is nested at most maxDepth levels, and
// the prices of each of at most maxItems items are read at most four times. The memory does, too, because all
// values of a graph together are at most maxWork.
package page

import (
	"cmp"
	"strings"
	"unsafe"

	"loupe/core/base/limits"
	"loupe/core/base/text"
	"loupe/core/market/product"
)

// Offer describes the product that a page offers. Texts are valid UTF-8, on one line, trimmed.
//
// An offer that is out of stock has its price too, because it shows what was asked.
type Offer struct {
	Title     string        // at most 300 bytes; "" if the page has none
	Brand     string        // at most 100 bytes; "" if the page has none
	Price     product.Price // known, with the currency that the page states
	Condition product.Condition

	OutOfStock bool // the page says that the product can't be bought
	ValidUntil int  // the last day of the offer, in days since 1970-01-01; 0 if the page does not state it
}

// Error is the reason why a page gives no offer.
type Error string

func (e Error) Error() string { return string(e) }

const (
	ErrNotHTML   Error = "the page is not HTML"
	ErrNoOffer   Error = "the page has no price"
	ErrPrice     Error = "the page's price is not readable"
	ErrCurrency  Error = "the page's price has no currency"
	ErrAmbiguous Error = "the page has several prices and does not show which is the product's"
	ErrDisagree  Error = "the page states different prices for the product"
	ErrTooLarge  Error = "the page has too much structured data"
)

// Limits.
const (
	MaxPage = limits.PageBytes // bytes of a page that are read; the rest is ignored

	maxTitle = 300  // bytes
	maxBrand = 100  // bytes
	maxValue = 512  // bytes of any property's text
	maxItems = 2000 // of each graph
	maxDepth = 16   // levels of items and lists inside each other

	// A graph may take as much work as a page of MaxPage bytes: the bytes of all its values, and valueWork for each. The text
	// of nested elements counts several times.
	maxWork   = MaxPage
	valueWork = 16
)

// Read returns the offer in a page. contentType is the response's header; "" means HTML. Its charset
// parameter is ignored, because it is often wrong: see [text.DecodeRune].
//
// Several offers of the product, for its variants or by several sellers, become a price range, because
// nobody knows which variant the caller has, and the lowest price would be too low for most variants.
//
// Every error is one of the [Error] constants.
func Read(html []byte, contentType string) (Offer, error) {
	offer, _, err := ReadHead(html, contentType)
	return offer, err
}

// ReadHead is like [Read] for the beginning of a page. certain reports that the rest of the page need not be
// read: it is not HTML, JSON-LD has a price for the product that the page names as its subject, or two kinds
// of markup have the same price.
func ReadHead(html []byte, contentType string) (offer Offer, certain bool, err error) {
	mediaType, _, _ := strings.Cut(contentType, ";")
	mediaType = strings.TrimSpace(mediaType)
	if mediaType != "" && !inList(mediaType, "text/html application/xhtml+xml") {
		return Offer{}, true, ErrNotHTML
	}
	html = html[:min(len(html), MaxPage)]
	var m markup
	// The page is not copied, to save memory when many appraisals read pages at once. Its bytes do not
	// change while they are read, and the offer shares no memory with them.
	m.read(unsafe.String(unsafe.SliceData(html), len(html)))
	product, certain, err := m.product()
	if err != nil {
		return Offer{}, false, err
	}
	return m.offer(product), certain, nil
}

// markup has the items of each kind of markup in a page.
type markup struct {
	jsonLD    graph
	microdata graph
	rdfa      graph
	openGraph graph // one item, the page
	naming    naming
}

func (m *markup) read(html string) {
	page := m.openGraph.beginItem(-1, propNone)
	m.openGraph.setProperty(page, propType, "Product")
	microdata := microdataReader{graph: &m.microdata, syntax: microdataSyntax, item: -1}
	rdfa := microdataReader{graph: &m.rdfa, syntax: rdfaSyntax, item: -1}
	t := tokenizer{page: html}
	for {
		switch t.read() {
		case endOfPage:
			microdata.closeElements(0)
			rdfa.closeElements(0)
			m.openGraph.endItem(page)
			m.naming.add(m.openGraph.items[page].texts[propURL], m.openGraph.items[page].texts[propTitle])
			return
		case textToken:
			microdata.addText(t.text)
			rdfa.addText(t.text)
		case endTag:
			microdata.endElement(t.name)
			rdfa.endElement(t.name)
		case startTag:
			microdata.startElement(&t)
			rdfa.startElement(&t)
			switch {
			case equalFold(t.name, "title"):
				m.naming.add("", text.SingleLineHTML(t.text, maxValue))
			case equalFold(t.name, "link") && equalFold(strings.TrimSpace(t.attrs[relAttr]), "canonical"):
				m.naming.add(text.SingleLineHTML(t.attrs[hrefAttr], maxValue), "")
			case equalFold(t.name, "script") && isJSONLD(t.attrs[typeAttr]):
				m.jsonLD.addJSONLD(t.text)
			case equalFold(t.name, "meta"):
				for _, name := range [...]string{t.attrs[propertyAttr], t.attrs[nameAttr]} {
					if p := exactProperty(name); p < numTextProps && strings.Contains(name, ":") {
						m.openGraph.setProperty(page, p, t.attrs[contentAttr])
					}
				}
			}
		}
	}
}

// offer returns the offer for a product. A title, brand or condition that the product lacks is taken from
// the OpenGraph tags.
func (m *markup) offer(x *item) Offer {
	tags := &m.openGraph.items[0].texts
	return Offer{
		Title:     text.SingleLineMax(cmp.Or(x.texts[propTitle], tags[propTitle]), maxTitle),
		Brand:     text.SingleLineMax(cmp.Or(x.texts[propBrand], tags[propBrand]), maxBrand),
		Price:     x.price.Price,
		Condition: cmp.Or(x.price.condition, conditionOf(tags[propCondition])),

		OutOfStock: x.price.outOfStock,
		ValidUntil: x.price.validUntil,
	}
}
