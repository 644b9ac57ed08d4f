// Package page reads what a listing's web page says of the product it offers, above all the price.
//
// Three kinds of markup are read, the more trusted first; where one names no price that can be used, the
// next is asked:
//
//  1. schema.org in JSON-LD (https://schema.org/Product, https://www.w3.org/TR/json-ld11/),
//  2. schema.org in microdata (https://html.spec.whatwg.org/multipage/microdata.html), without itemref,
//  3. OpenGraph's product tags, which speak of the page as a whole (https://ogp.me,
//     https://developers.facebook.com/docs/marketing-api/catalog/guides/microdata-tags).
//
// All three become one form, a [graph], so that there is one answer to which product is the page's own
// and which of its prices is asked. Text that is not marked up is not looked at: a number beside a
// currency sign may be the price of anything.
//
// Pages come from strangers. Nothing in them is run or fetched, and reading one takes time in proportion to
// its length, whatever it holds: the tokenizer only moves forward, JSON is passed over at most maxDepth
// times, and of the items, of which there are at most maxItems, none is asked for its price more than four
// times.
package page

import (
	"cmp"
	"strings"
	"unsafe"
)

// Offer is what a page says of the product it offers. Texts are valid UTF-8, on one line, trimmed.
//
// That something is sold out is not said. It is a word for the stock: the price was asked, and nobody
// says that it was paid.
type Offer struct {
	Title     string // at most 300 bytes; "" if the page does not say
	Brand     string // at most 100 bytes; "" if the page does not say
	Price     string // for market.ParsePrice: "1295.00", or a range as "1295.00 - 1495.00"; above zero
	Currency  string // ISO 4217, as the page names it
	Condition string // "new", "used", "refurbished" or "for parts"; "" if the page does not say
}

// Error is why a page gives no offer.
type Error string

func (e Error) Error() string { return string(e) }

const (
	ErrNotHTML   Error = "it is not an HTML page"
	ErrNoOffer   Error = "the page names no price"
	ErrPrice     Error = "the page's price can not be read"
	ErrCurrency  Error = "the page's price has no currency"
	ErrAmbiguous Error = "the page names several prices, and not which is the product's"
	ErrTooLarge  Error = "the page holds too much structured data"
)

// Limits.
const (
	MaxPage = 512 << 10 // bytes of a page that are read

	maxTitle = 300  // bytes
	maxBrand = 100  // bytes
	maxValue = 512  // bytes of any other text
	maxItems = 2000 // of a graph
	maxDepth = 16   // of items and lists in each other
)

// Read finds what the page says of the product it offers. contentType is that of the answer the page came
// in; empty is taken for HTML, as browsers mostly find it to be. Its charset is not needed: see char.
//
// Several offers of one product, as of its variants or by several sellers, give a range. Which of the
// variants the caller has the page can not know. The lowest price would be too low for most, while the
// middle of the range is about as often too high as too low.
//
// Errors: the constants of [Error].
func Read(html []byte, contentType string) (Offer, error) {
	media, _, _ := strings.Cut(contentType, ";")
	if media = strings.TrimSpace(media); media != "" && !isWord(media, "text/html application/xhtml+xml") {
		return Offer{}, ErrNotHTML
	}
	var sources [3]graph
	html = html[:min(len(html), MaxPage)]
	// Not copied: the core's memory has no room for the pages of many appraisals at once. Nobody writes to the bytes
	// meanwhile, and nothing that is returned is a part of them.
	markup(unsafe.String(unsafe.SliceData(html), len(html)), &sources)
	tags := &sources[2].items[0].fields
	fault := ErrNoOffer
	for i := range sources {
		p, err := sources[i].product()
		if err == "" {
			return Offer{
				Title:     strings.Clone(clean(cmp.Or(p.fields[title], tags[title]), maxTitle, false)),
				Brand:     strings.Clone(clean(cmp.Or(p.fields[brand], tags[brand]), maxBrand, false)),
				Price:     strings.Clone(p.price.String()),
				Currency:  strings.Clone(p.price.currency),
				Condition: strings.Clone(cmp.Or(p.price.condition, conditionOf(tags[condition]))),
			}, nil
		}
		if fault == ErrNoOffer {
			fault = err
		}
	}
	return Offer{}, fault
}

// markup reads the page once, from its beginning to its end, into a graph for each kind of markup. That of
// the OpenGraph tags is one item.
func markup(html string, sources *[3]graph) {
	t := tokenizer{page: html}
	items := microdata{graph: &sources[1], at: -1}
	tags := &sources[2]
	items.isHTML, tags.isHTML = true, true
	tags.begin(-1, member)
	tags.set(0, kind, "Product")
	for {
		switch t.next() {
		case endOfPage:
			items.close(0)
			tags.finish(0)
			return
		case words:
			items.text(t.text)
		case endTag:
			items.end(t.name)
		case startTag:
			items.start(&t)
			switch {
			case is(t.name, "script") && isLinkedData(t.attrs[typeAttr]):
				sources[0].linkedData(t.text)
			case is(t.name, "meta"):
				for _, name := range [...]string{t.attrs[propertyAttr], t.attrs[nameAttr]} {
					if p := propertyOf(name); p < numFields && strings.Contains(name, ":") {
						tags.set(0, p, t.attrs[contentAttr])
					}
				}
			}
		}
	}
}
