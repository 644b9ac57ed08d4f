package page

import (
	"strings"
	"testing"
)

// A shape is a way in which shops write a page: a template with the product's NAME and PRICE. COMMA, CENTS and WHOLE are the
// same price with a decimal comma, with superscript cents and without its cents. NET is the price without 19 % of VAT.
type shape struct {
	name, page string
	want       string // the price that the page must give; "" if it must give none because nobody could tell
}

func ldProduct(name, price string, more string) string {
	return `{"@context":"https://schema.org","@type":"Product","name":"` + name + `","offers":{"@type":"Offer","price":"` + price +
		`","priceCurrency":"EUR"}` + more + `}`
}

func microProduct(itemtype, price, currency string) string {
	return `<div itemscope itemtype="` + itemtype + `"><h1 itemprop="name">NAME</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">` +
		`<span itemprop="price" content="` + price + `">from the shop</span>` + currency + `</div></div>`
}

func ogPrice(price string) string {
	return `<meta property="product:price:amount" content="` + price + `"><meta property="product:price:currency" content="EUR">`
}

func offerOf(name, price string) string {
	return `{"@type":"Offer","price":"` + price + `","priceCurrency":"EUR","itemOffered":{"@type":"Product","name":"` + name + `"}}`
}

const (
	schemaProduct = "http://schema.org/Product"
	microEUR      = `<meta itemprop="priceCurrency" content="EUR">`
	microCents    = `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">NAME</b><span itemprop="price">€CENTS</sup></span></div>`
)

var shapes = []shape{
	{"JSON-LD after a megabyte of styles", "<style>" + strings.Repeat("p{margin:0}", 95_000) + "</style>" + ld(ldProduct("NAME", "PRICE", "")), "PRICE EUR"},
	{"microdata with superscript cents and OpenGraph net of tax", microCents + ogPrice("NET"), ""},
	{"microdata with superscript cents and OpenGraph", microCents + ogPrice("PRICE"), "PRICE EUR"},
	{"JSON-LD and OpenGraph net of tax", ogPrice("NET") + ld(ldProduct("NAME", "PRICE", "")), "PRICE EUR"},
	{"JSON-LD net of tax and OpenGraph", ogPrice("PRICE") + ld(ldProduct("NAME", "NET", "")), "PRICE EUR"},
	{"stale JSON-LD and OpenGraph", ogPrice("PRICE") + ld(ldProduct("NAME", "9PRICE", "")), ""},
	{"JSON-LD without cents and OpenGraph", ogPrice("PRICE") + ld(ldProduct("NAME", "WHOLE", "")), "PRICE EUR"},
	{"several itemtypes", microProduct("http://schema.org/Product\n https://schema.org/Thing", "PRICE", microEUR), "PRICE EUR"},
	{"itemtype of an extension first", microProduct("https://example.com/Camera https://schema.org/Product", "PRICE", microEUR), "PRICE EUR"},
	{"pricecurrency in lower case", microProduct(schemaProduct, "PRICE", `<meta itemprop="pricecurrency" content="eur">`), "PRICE EUR"},
	{"roubles by their old code", microProduct(schemaProduct, "PRICE", `<meta itemprop="priceCurrency" content="RUR">`), "PRICE RUB"},
	{"a price twice in one content", microProduct(schemaProduct, "PRICE PRICE", microEUR), "PRICE EUR"},
	{"two prices in one content", microProduct(schemaProduct, "9PRICE PRICE", microEUR), ""},
	{"two prices in one content, one of them OpenGraph's", ogPrice("PRICE") + microProduct(schemaProduct, "9PRICE PRICE", microEUR), "PRICE EUR"},
	{"two products, the title names one", "<title>NAME | Example shop</title>" + ld(ldProduct("Leather strap", "12.00", ""), ldProduct("NAME", "PRICE", "")), "PRICE EUR"},
	{"two products, the title names none", ld(ldProduct("Leather strap", "12.00", ""), ldProduct("NAME", "PRICE", "")), ""},
	{"two products, the canonical URL is one's", `<link rel="canonical" href="https://shop.example.com/p/7"><title>Sale</title>` +
		ld(ldProduct("NAME", "PRICE", `,"url":"https://shop.example.com/p/7/"`), ldProduct("Strap", "12.00", `,"url":"https://shop.example.com/p/8"`)), "PRICE EUR"},
	{"two products, mainEntity is one",
		ld(ldProduct("NAME", "PRICE", `,"@id":"#main"`), ldProduct("Strap", "12.00", ""), `{"@type":"ItemPage","mainEntity":{"@id":"#main"}}`), "PRICE EUR"},
	{"RDFa", `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">NAME</h1><div property="offers" typeof="Offer">` +
		`<meta property="priceCurrency" content="EUR"><span property="price" content="PRICE">COMMA €</span></div></div>`, "PRICE EUR"},
	{"RDFa with prefixes", `<div typeof="schema:Product"><h1 property="schema:name">NAME</h1><div property="schema:offers" typeof="schema:Offer">` +
		`<span property="schema:price">COMMA €</span></div></div>`, "PRICE EUR"},
	{"makesOffer", ld(`{"@type":"Store","name":"Example","makesOffer":` + offerOf("NAME", "PRICE") + `}`), "PRICE EUR"},
	{"makesOffer of several products", ld(`{"@type":"Store","makesOffer":[` + offerOf("NAME", "PRICE") + "," + offerOf("Film", "3.00") + `]}`), ""},
	{"a product beside makesOffer",
		ld(ldProduct("NAME", "PRICE", ""), `{"@type":"Store","makesOffer":{"@type":"Offer","price":"3.00","priceCurrency":"EUR"}}`), "PRICE EUR"},
	{"an offer for an event", ld(`{"@type":"MusicEvent","name":"NAME"}`, `{"@type":"Offer","price":"PRICE","priceCurrency":"EUR"}`), ""},
	{"an offer of an event", ld(strings.Replace(offerOf("NAME", "PRICE"), "Product", "Event", 1)), ""},
}

// Two products and two prices for each shape, fifty pages in all, are read without a wrong price, and at most
// two prices are missed.
func TestReadPagesAsShopsWriteThem(t *testing.T) {
	pages, missed := 0, 0
	for _, s := range shapes {
		for _, goods := range []struct{ name, price, net string }{
			{"Halden F2 35mm film SLR camera", "249.90", "210.00"},
			{"Tessar lens 50 mm f/2.8", "1189.99", "999.99"},
		} {
			pages++
			fill := strings.NewReplacer("NAME", goods.name, "PRICE", goods.price, "NET", goods.net, "WHOLE", goods.price[:len(goods.price)-3],
				"COMMA", strings.Replace(goods.price, ".", ",", 1), "CENTS", strings.Replace(goods.price, ".", "<sup>", 1))
			want := fill.Replace(s.want)
			offer, err := Read([]byte(fill.Replace(s.page)), "text/html")
			got := strings.TrimSpace(offer.Price.String() + " " + offer.Price.Currency)
			switch {
			case got == "" && want != "":
				missed++
				t.Logf("%s: %v, want %s", s.name, err, want)
			case got != want:
				t.Errorf("%s: got %s, want %q", s.name, got, want)
			}
		}
	}
	if pages != 50 || missed > 2 {
		t.Errorf("missed %d prices of %d pages, want at most 2 of 50", missed, pages)
	}
}
