package page

import (
	"fmt"
	"strings"
	"testing"
)

// A shape is a way in which shops write a page. price and net are decimals with two digits, and net is
// price without 19 % of VAT; name is the product's.
type shape struct {
	name string
	page func(name, price, net string) string
	// want is the price that the page must give, with %s for the generated price; "" if it must give none
	// because nobody could tell.
	want string
}

func ldProduct(name, price string, more string) string {
	return `{"@context":"https://schema.org","@type":"Product","name":"` + name + `","offers":{"@type":"Offer","price":"` + price +
		`","priceCurrency":"EUR"}` + more + `}`
}

func microProduct(itemtype, name, price, currency string) string {
	return `<div itemscope itemtype="` + itemtype + `"><h1 itemprop="name">` + name + `</h1><div itemprop="offers" itemscope itemtype="http://schema.org/Offer">` +
		`<span itemprop="price" content="` + price + `">from the shop</span>` + currency + `</div></div>`
}

func ogPrice(price string) string {
	return `<meta property="product:price:amount" content="` + price + `"><meta property="product:price:currency" content="EUR">`
}

const (
	schemaProduct = "http://schema.org/Product"
	microEUR      = `<meta itemprop="priceCurrency" content="EUR">`
)

// comma writes a price as most of Europe does.
func comma(price string) string { return strings.Replace(price, ".", ",", 1) }

var shapes = []shape{
	{"JSON-LD after a megabyte of styles", func(name, price, _ string) string {
		return "<style>" + strings.Repeat("p{margin:0}", 95_000) + "</style>" + ld(ldProduct(name, price, ""))
	}, "%s EUR"},
	{"microdata with superscript cents and OpenGraph net of tax", func(name, price, net string) string {
		return `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">` + name + `</b><span itemprop="price">€` +
			strings.Replace(price, ".", "<sup>", 1) + `</sup></span></div>` + ogPrice(net)
	}, ""},
	{"microdata with superscript cents and OpenGraph", func(name, price, _ string) string {
		return `<div itemscope itemtype="http://schema.org/Product"><b itemprop="name">` + name + `</b><span itemprop="price">€` +
			strings.Replace(price, ".", "<sup>", 1) + `</sup></span></div>` + ogPrice(price)
	}, "%s EUR"},
	{"JSON-LD and OpenGraph net of tax", func(name, price, net string) string {
		return ogPrice(net) + ld(ldProduct(name, price, ""))
	}, "%s EUR"},
	{"JSON-LD net of tax and OpenGraph", func(name, price, net string) string {
		return ogPrice(price) + ld(ldProduct(name, net, ""))
	}, "%s EUR"},
	{"stale JSON-LD and OpenGraph", func(name, price, _ string) string {
		return ogPrice(price) + ld(ldProduct(name, "9"+price, ""))
	}, ""},
	{"JSON-LD without cents and OpenGraph", func(name, price, _ string) string {
		return ogPrice(price) + ld(ldProduct(name, price[:len(price)-3], ""))
	}, "%s EUR"},
	{"several itemtypes", func(name, price, _ string) string {
		return microProduct("http://schema.org/Product\n https://schema.org/Thing", name, price, microEUR)
	}, "%s EUR"},
	{"itemtype of an extension first", func(name, price, _ string) string {
		return microProduct("https://example.com/Camera https://schema.org/Product", name, price, microEUR)
	}, "%s EUR"},
	{"pricecurrency in lower case", func(name, price, _ string) string {
		return microProduct(schemaProduct, name, price, `<meta itemprop="pricecurrency" content="eur">`)
	}, "%s EUR"},
	{"roubles by their old code", func(name, price, _ string) string {
		return microProduct(schemaProduct, name, price, `<meta itemprop="priceCurrency" content="RUR">`)
	}, "%s RUB"},
	{"a price twice in one content", func(name, price, _ string) string {
		return microProduct(schemaProduct, name, price+" "+price, microEUR)
	}, "%s EUR"},
	{"two prices in one content", func(name, price, _ string) string {
		return microProduct(schemaProduct, name, "9"+price+" "+price, microEUR)
	}, ""},
	{"two prices in one content, one of them OpenGraph's", func(name, price, _ string) string {
		return ogPrice(price) + microProduct(schemaProduct, name, "9"+price+" "+price, microEUR)
	}, "%s EUR"},
	{"two products, the title names one", func(name, price, _ string) string {
		return `<title>` + name + ` | Example shop</title>` + ld(ldProduct("Leather strap", "12.00", ""), ldProduct(name, price, ""))
	}, "%s EUR"},
	{"two products, the title names none", func(name, price, _ string) string {
		return ld(ldProduct("Leather strap", "12.00", ""), ldProduct(name, price, ""))
	}, ""},
	{"two products, the canonical URL is one's", func(name, price, _ string) string {
		return `<link rel="canonical" href="https://shop.example.com/p/7"><title>Sale</title>` +
			ld(ldProduct(name, price, `,"url":"https://shop.example.com/p/7/"`), ldProduct("Strap", "12.00", `,"url":"https://shop.example.com/p/8"`))
	}, "%s EUR"},
	{"two products, mainEntity is one", func(name, price, _ string) string {
		return ld(ldProduct(name, price, `,"@id":"#main"`), ldProduct("Strap", "12.00", ""), `{"@type":"ItemPage","mainEntity":{"@id":"#main"}}`)
	}, "%s EUR"},
	{"RDFa", func(name, price, _ string) string {
		return `<div vocab="https://schema.org/" typeof="Product"><h1 property="name">` + name + `</h1><div property="offers" typeof="Offer">` +
			`<meta property="priceCurrency" content="EUR"><span property="price" content="` + price + `">` + comma(price) + ` €</span></div></div>`
	}, "%s EUR"},
	{"RDFa with prefixes", func(name, price, _ string) string {
		return `<div typeof="schema:Product"><h1 property="schema:name">` + name + `</h1><div property="schema:offers" typeof="schema:Offer">` +
			`<span property="schema:price">` + comma(price) + ` €</span></div></div>`
	}, "%s EUR"},
	{"makesOffer", func(name, price, _ string) string {
		return ld(`{"@type":"Store","name":"Example","makesOffer":{"@type":"Offer","price":"` + price +
			`","priceCurrency":"EUR","itemOffered":{"@type":"Product","name":"` + name + `"}}}`)
	}, "%s EUR"},
	{"makesOffer of several products", func(name, price, _ string) string {
		return ld(`{"@type":"Store","makesOffer":[{"@type":"Offer","price":"` + price + `","priceCurrency":"EUR","itemOffered":{"@type":"Product","name":"` +
			name + `"}},{"@type":"Offer","price":"3.00","priceCurrency":"EUR","itemOffered":{"@type":"Product","name":"Film"}}]}`)
	}, ""},
	{"a product beside makesOffer", func(name, price, _ string) string {
		return ld(ldProduct(name, price, ""), `{"@type":"Store","makesOffer":{"@type":"Offer","price":"3.00","priceCurrency":"EUR"}}`)
	}, "%s EUR"},
	{"an offer for an event", func(name, price, _ string) string {
		return ld(`{"@type":"MusicEvent","name":"`+name+`"}`, `{"@type":"Offer","price":"`+price+`","priceCurrency":"EUR"}`)
	}, ""},
	{"an offer of an event", func(name, price, _ string) string {
		return ld(`{"@type":"Offer","price":"` + price + `","priceCurrency":"EUR","itemOffered":{"@type":"Event","name":"` + name + `"}}`)
	}, ""},
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
			want := s.want
			if want != "" {
				want = fmt.Sprintf(want, goods.price)
			}
			offer, err := Read([]byte(s.page(goods.name, goods.price, goods.net)), "text/html")
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
