package page

import (
	"bytes"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"

	"loupe/core/market"
)

type hostilePage struct{ name, prefix, repeated, suffix string }

// hostile has pages that try to make reading slow. Each repeats a text between a prefix and a suffix.
var hostile = []hostilePage{
	{"tags that do not end", "", "<a", ""},
	{"angle brackets", "", "<", ""},
	{"end tags that do not end", "", "</a", ""},
	{"comments that do not end", "", "<!--", ""},
	{"comments that almost end", "<!--", "--!", ""},
	{"declarations", "", "<!x", ""},
	{"scripts that do not end", "", "<script>", ""},
	{"scripts in scripts", "<script><!--", "<script>", ""},
	{"scripts that almost end", "<script>", "</scrip", ""},
	{"scripts and end tags", "", "<script></script>", ""},
	{"quotes", "<a b=", `"`, ""},
	{"quoted attributes", "<a ", `b="`, ""},
	{"attributes", "<a ", "content ", ">"},
	{"equals signs", "<a ", "=", ">"},
	{"ampersands", `<meta name="og:title" content="`, "&", `">`},
	{"references", `<meta name="og:title" content="`, "&#x000041;", `">`},
	{"NUL", "", "<\x00a\x00 \x00=\x00>", ""},
	{"meta tags", "", `<meta name="og:title" content="x">`, ""},
	{"elements that do not end", `<div itemscope>`, "<b>", ""},
	{"end tags without start tags", "<div itemscope>" + strings.Repeat("<i>", maxOpenElements-2), "</b>", ""},
	{"scopes that do not end", "", "<a itemscope>", ""},
	{"scopes", "", "<a itemscope itemtype=http://schema.org/Product></a>", ""},
	{"properties that do not end", "<div itemscope>", "<p itemprop=name>x", ""},
	{"properties", "<div itemscope>", "<b itemprop=name>x</b>", ""},
	{"names of properties", `<div itemscope><b itemprop="`, "x ", `">`},
	{"text of a property", "<div itemscope itemtype=/Product><b itemprop=price>", "1", ""},
	{"brackets", `<script type="application/ld+json">`, "[", "</script>"},
	{"documents", `<script type="application/ld+json">`, `{"@type":"Product","price":"1 €"}`, "</script>"},
	{"JSON scripts", "", `<script type="application/ld+json">{"@type":"Product","price":"1 €"}</script>`, ""},
	{"commas", `<script type="application/ld+json">[`, "\n,", "]</script>"},
	{"white space", `<script type="application/ld+json">[`, " ]", "</script>"},
	{"members", `<script type="application/ld+json">{"@type":"Product"`, `,"name":""`, "}</script>"},
	{"offers", `<script type="application/ld+json">{"@type":"Product","offers":[{}`, `,{"price":1,"highPrice":2}`, "]}</script>"},
	{"offers in offers", `<script type="application/ld+json">{"@type":"Product"`, `,"offers":{"offers":{"offers":[{}]}}`, "}</script>"},
	{"references to each other", `<script type="application/ld+json">[{"@type":"Product","offers":{"@id":"a"}}`, `,{"@type":"Offer","@id":"a","offers":{"@id":"a"}}`, "]</script>"},
	{"lists of lists", `<script type="application/ld+json">{"@type":"Product","offers":[`, "[[[[{}]]]],", "1]}</script>"},
	{"graphs", `<script type="application/ld+json">{"@type":"Product"`, `,"@graph":[{"@id":"a","@type":"Offer"}]`, "}</script>"},
	{"references to one node", `<script type="application/ld+json">[{"@id":"a","@type":"Offer","x":"` + strings.Repeat("x", 9999) +
		`"},{"@type":"Product","offers":[{}`, `,{"@id":"a"}`, "]}]</script>"},
	{"a long currency for many offers", `<script type="application/ld+json">{"@type":"Product","priceCurrency":"` + strings.Repeat("x", 9999) +
		`","offers":[{}`, `,{"price":1}`, "]}</script>"},
	{"RDFa items that do not end", "", "<a typeof=Product property=x>", ""},
	{"RDFa properties", "<div typeof=Product>", "<b property=schema:name>x</b>", ""},
	{"items in both kinds of markup", "", "<a itemscope itemtype=/Product typeof=Product></a>", ""},
	{"types", `<a itemscope itemtype="`, "/Product ", `">`},
	{"titles", "", "<title>x</title>", ""},
	{"canonical URLs", "", `<link rel=canonical href=https://x.example/>`, ""},
	{"products with the page's title", "<title>x</title>", `<script type="application/ld+json">{"@type":"Product","name":"x","url":"/x","price":"1 €"}</script>`, ""},
	{"texts inside each other", "<div itemscope typeof=x>", strings.Repeat("<b itemprop=url property=url>", 500) + strings.Repeat(" ", maxPropertyText) + strings.Repeat("</b>", 500), ""},
	{"items and texts inside each other", "", strings.Repeat("<i itemscope typeof=x itemprop=q property=q><b itemprop=name property=name><b itemprop=url property=url>", 160) +
		strings.Repeat("x", maxPropertyText) + strings.Repeat("</b></b></i>", 160), ""},
	{"empty lists", `<script type="application/ld+json">{"@graph":[0`, ",[]", "]}</script>"},
	{"escaped texts", `<script type="application/ld+json">{"name":[0`, `,"\n"`, "]}</script>"},
	{"escaped names", `<script type="application/ld+json">{"a":1`, `,"\n":1`, "}</script>"},
	{"prices with decimals", `<script type="application/ld+json">{"price":[0`, ",0.1", "]}</script>"},
	{"makers of offers", `<script type="application/ld+json">{"@type":"Store"`, `,"makesOffer":{"@type":"Offer","price":"1 €"}`, "}</script>"},
	{"a price many times", `<script type="application/ld+json">{"@type":"Product","priceCurrency":"EUR","price":"`, "1.00 ", `"}</script>`},
	{"main entities", `<script type="application/ld+json">{"@type":"WebPage"`, `,"mainEntity":{"@id":"a"}`, "}</script>"},
}

// page returns the page with about size bytes.
func (h *hostilePage) page(size int) []byte {
	n := max(0, size-len(h.prefix)-len(h.suffix)) / len(h.repeated)
	return []byte(h.prefix + strings.Repeat(h.repeated, n) + h.suffix)
}

// The memory that reading allocates must not grow faster than the page. Time is not measured: the
// tokenizer only moves forward (see the next test), and JSON is nested at most maxDepth levels.
func TestReadTakesLinearSpace(t *testing.T) {
	const maxSpace = 8 * MaxPage
	for _, h := range hostile {
		cost := func(size int) uint64 {
			var before, after runtime.MemStats
			page := h.page(size)
			runtime.ReadMemStats(&before)
			Read(page, "")
			runtime.ReadMemStats(&after)
			return after.TotalAlloc - before.TotalAlloc
		}
		if testing.Short() {
			cost(MaxPage / 8)
			continue
		}
		small, large := cost(MaxPage/8), cost(MaxPage)
		if large > 10*small+(1<<20) || large > maxSpace {
			t.Errorf("%s: allocated %d bytes for a page of %d, and %d for a page of %d, want at most ten times the first and %d bytes",
				h.name, small, MaxPage/8, large, MaxPage, maxSpace)
		}
	}
}

func TestTokenizerMovesForward(t *testing.T) {
	for _, h := range hostile {
		page := string(h.page(MaxPage / 8))
		z := tokenizer{page: page}
		for at := 0; z.read() != endOfPage; at = z.next {
			if z.next <= at || z.next > len(page) {
				t.Fatalf("%s: moved from %d to %d in a page of %d, want a move forward within the page", h.name, at, z.next, len(page))
			}
		}
	}
}

func TestReadHostilePages(t *testing.T) {
	for _, h := range hostile {
		page := h.page(MaxPage + 100)
		offer, err := Read(page, "")
		checkValid(t, page, offer, err)
	}
	for _, inner := range []string{"priceSpecification", "offers", "hasVariant"} { // each level must not double the time
		check(t, ld(`{"@type":"Product"`+strings.Repeat(`,"`+inner+`":{"@id":"a"`, 11)+`,"`+inner+`":[0`+strings.Repeat(",{}", maxItems-100)+"]"+strings.Repeat("}", 12)), ErrNoOffer)
	}
	const offer = `<meta itemprop="price" content="€5">`
	const begin = "<div itemscope itemtype=/Product>"
	check(t, ld(strings.Repeat(oneOffer("A", usd10), maxItems/2)), "10.00 USD")
	check(t, ld(strings.Repeat(oneOffer("A", usd10), maxItems/2+1)), ErrTooLarge)
	check(t, begin+strings.Repeat("<b>", maxOpenElements-2)+offer, "5.00 EUR")
	check(t, begin+strings.Repeat("<b>", maxOpenElements)+offer, ErrTooLarge)
	check(t, begin+strings.Repeat("<b itemprop=x itemscope></b>", maxItems)+offer, ErrTooLarge)
	check(t, begin+strings.Repeat("<b itemprop=brand itemscope><b itemprop=name>", maxItems)+offer, ErrTooLarge)
}

// checkValid checks the contract of Read for one result.
func checkValid(t *testing.T, page []byte, offer Offer, err error) {
	t.Helper()
	if err != nil {
		if _, ok := err.(Error); !ok || offer != (Offer{}) {
			t.Errorf("got %+v, %v, want the zero value and an Error, for %.300q", offer, err, page)
		}
		return
	}
	p := offer.Price
	if p.Low < market.Unit/100 || p.High < p.Low || p.High > market.MaxAmount || !market.IsCurrency(p.Currency) || p.Problem != "" {
		t.Errorf("got %+v, want a usable price, for %.300q", offer, page)
	}
	for text, most := range map[string]int{offer.Title: maxTitle, offer.Brand: maxBrand} {
		if len(text) > most || !utf8.ValidString(text) || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\x00\n\t\u007f") {
			t.Errorf("got the text %q, want one clean line of at most %d bytes, for %.300q", text, most, page)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, c := range shops {
		f.Add([]byte(c.page))
	}
	for _, h := range hostile {
		f.Add(h.page(500))
	}
	f.Fuzz(func(t *testing.T, page []byte) {
		before := bytes.Clone(page)
		offer, err := Read(page, "text/html")
		checkValid(t, page, offer, err)
		if !bytes.Equal(before, page) {
			t.Error("Read changed the page")
		}
		again, againErr := Read(page, "")
		if again != offer || againErr != err {
			t.Errorf("the second Read = %+v, %v, want as the first: %+v, %v", again, againErr, offer, err)
		}
	})
}

// The caller may reuse the page's memory after Read.
func TestOfferSharesNoMemoryWithThePage(t *testing.T) {
	html := []byte(`<script type="application/ld+json">{"@type":"Product","name":"Halden Scout 35","brand":"Halden",
		"offers":{"price":"419.00","priceCurrency":"USD","itemCondition":"https://schema.org/UsedCondition"}}</script>
		<meta property="og:title" content="Halden"><meta property="product:brand" content="Halden">`)
	offer, err := Read(html, "text/html")
	before := fmt.Sprintf("%+v", offer)
	for i := range html {
		html[i] = 'x'
	}
	if after := fmt.Sprintf("%+v", offer); err != nil || after != before || !strings.Contains(after, "419.00") {
		t.Errorf("after overwriting the page: got %s, want %s with the price 419.00; error %v", after, before, err)
	}
}
