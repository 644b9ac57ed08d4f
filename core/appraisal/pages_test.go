package appraisal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/base/limits"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// offerPage is a listing's page with a price and, unless it is empty, a condition of schema.org.
func offerPage(price, currency, condition string) exchangetest.Answer {
	return exchangetest.HTTP(200, `<script type="application/ld+json">{"@type":"Product","name":"Halden F2","brand":"Halden","offers":{"@type":"Offer",`+
		`"price":"`+price+`","priceCurrency":"`+currency+`","itemCondition":"`+condition+`"}}</script>`,
		exchange.Header{Name: "content-type", Value: "text/html"})
}

// withoutPrice is a script in which the catalogue has three priced listings of the camera and one without
// a price, whose page answers.
func withoutPrice(answer exchangetest.Answer) *script {
	return &script{
		answers: withMore(listingRow("d", "Halden F2 35mm film SLR camera, black", "", "")),
		pages:   map[string]exchangetest.Answer{"https://shop.example.com/d": answer},
	}
}

// A price behind the first bytes of a long page is found. Beyond the limit, the page is cut.
func TestLongPagesAreReadToTheLimit(t *testing.T) {
	html := exchange.Header{Name: "content-type", Value: "text/html; charset=utf-8"}
	script := func(main bool) string {
		s := `<script type="application/ld+json">{"@type":"Product","name":"F2","offers":{"price":"231","priceCurrency":"USD"}}</script>`
		if main {
			s = strings.Replace(s, `{`, `{"mainEntityOfPage":true,`, 1)
		}
		return s
	}
	for name, c := range map[string]struct {
		page  string
		found bool
		reads int // of the whole page
	}{
		"in the first bytes":                   {script(false), true, 0},
		"behind the first bytes":               {strings.Repeat(" ", limits.PageHead) + script(false), true, 1},
		"at the limit":                         {strings.Repeat(" ", limits.PageBytes-len(script(false))) + script(false), true, 1},
		"behind the limit":                     {strings.Repeat(" ", limits.PageBytes-len(script(false))+1) + script(false), false, 1},
		"certain in the first bytes":           {script(true) + strings.Repeat(" ", limits.PageBytes), true, 0},
		"not certain in the first bytes":       {script(false) + strings.Repeat(" ", limits.PageBytes), true, 1},
		"another product after the first byte": {script(false) + strings.Repeat(" ", limits.PageHead) + strings.NewReplacer("F2", "F3", "231", "12").Replace(script(false)), false, 1},
	} {
		t.Run(name, func(t *testing.T) {
			_, x := withoutPrice(exchangetest.HTTP(200, c.page, html)).run(t, camera(t))
			found, reads := candidateOf(t, x, "d").PriceFromPage, 0
			for _, e := range x.Effects {
				if e.Kind == exchangetest.Read && e.Length == limits.PageBytes {
					reads++
				}
			}
			if found != c.found || reads != c.reads {
				t.Errorf("price found: %v, whole page read %d times, want %v and %d", found, reads, c.found, c.reads)
			}
		})
	}
}

// unpriced returns n listings of the camera without a price.
func unpriced(n int) (rows [][]exchange.Value) {
	for i := range n {
		rows = append(rows, listingRow(fmt.Sprint("n", i), fmt.Sprint("Halden F2 35mm film SLR camera, serial ", i), "", ""))
	}
	return rows
}

func TestPageErrors(t *testing.T) {
	redirect := exchangetest.HTTP(302, "", exchange.Header{Name: "location", Value: "http://127.0.0.1/"})
	for name, c := range map[string]struct {
		page   exchangetest.Answer
		code   string
		status int
	}{
		"not served":       {exchangetest.HTTP(404, "<html>"), "PAGE_NOT_SERVED", 404},
		"redirect refused": {redirect, "PAGE_REDIRECT_REFUSED", 302},
		"timeout":          {offerPage("200", "USD", "").After(limits.Page + 1), "PAGE_TIMEOUT", 0},
		"unreachable":      {exchangetest.Fail(exchange.Network, "no route"), "PAGE_UNREACHABLE", 0},
		"without a price":  {exchangetest.HTTP(200, "<html>nothing", exchange.Header{Name: "content-type", Value: "text/html"}), "PAGE_WITHOUT_PRICE", 0},
	} {
		t.Run(name, func(t *testing.T) {
			o, _ := withoutPrice(c.page).run(t, camera(t))
			entries := decode(t, o).Error.Enrichment
			if len(entries) != 1 || entries[0].Code != c.code || entries[0].URL != "https://shop.example.com/d" || entries[0].Status != c.status {
				t.Errorf("enrichment errors are %+v, want one %s of the listing with the status %d", entries, c.code, c.status)
			}
		})
	}
}

// The page of a listing that the appraisal would not use is not worth a request.
func TestFewPagesAreRead(t *testing.T) {
	private := listingRow("d", "Halden F2 35mm film SLR camera, black", "", "")
	private[7] = exchange.Text("https://192.168.0.1/d")
	likely := listingRow("likely", "Halden F2 35mm film SLR camera", "", "")
	for name, c := range map[string]struct {
		listings [][]exchange.Value
		pages    int
		errors   []string // other than of pages that were not served
	}{
		"at most the limit":     {unpriced(limits.Pages + 5), limits.Pages, nil},
		"the most probable":     {append(unpriced(limits.Pages+5), likely), limits.Pages, nil},
		"not another product":   {[][]exchange.Value{listingRow("d", "Garden hose, 20 m, with spray gun", "", "")}, 0, nil},
		"not of a private host": {[][]exchange.Value{private}, 0, []string{"PAGE_REFUSED"}},
	} {
		o, x := (&script{answers: withMore(c.listings...)}).run(t, camera(t))
		if n := asked(x, page); n != c.pages {
			t.Errorf("%s: %d pages were fetched, want %d", name, n, c.pages)
		}
		errors := slices.DeleteFunc(codes(decode(t, o).Error.Enrichment), func(code string) bool { return code == "PAGE_NOT_SERVED" })
		if !slices.Equal(errors, c.errors) {
			t.Errorf("%s: enrichment errors are %v, want %v", name, errors, c.errors)
		}
		read := slices.ContainsFunc(x.Effects, func(e exchangetest.Effect) bool { return e.URL == "https://shop.example.com/likely" })
		if want := name == "the most probable"; read != want {
			t.Errorf("%s: the page of the likely listing was read: %v, want %v", name, read, want)
		}
	}
}

// A brand that a search found is not replaced by the page's.
func TestPageFillsInAnUnknownBrandOnly(t *testing.T) {
	offer := exchangetest.HTTP(200, `<script type="application/ld+json">{"@type":"Product","name":"F2","brand":"Shop's own",`+
		`"offers":{"@type":"Offer","price":"230","priceCurrency":"USD"}}</script>`, exchange.Header{Name: "content-type", Value: "text/html"})
	for known, want := range map[string]string{"Halden": "Halden", "": "Shop's own"} {
		s := withoutPrice(offer)
		row := listingRow("d", "Halden F2 35mm film SLR camera, black", "", "")
		row[2] = exchange.Text(known)
		s.answers = withMore(row)
		_, x := s.run(t, camera(t))
		if got := candidateOf(t, x, "d"); got.Brand != want || !got.PriceFromPage {
			t.Errorf("with the brand %q: candidate is %+v, want the brand %q", known, got, want)
		}
	}
}

// An offer that has ended dates the listing only if the product is out of stock: many shops state a day that
// is long past for a product that they still sell.
func TestPageSaysWhatIsOutOfStock(t *testing.T) {
	for name, c := range map[string]struct {
		availability, until, date string
		outOfStock                bool
	}{
		"in stock":          {"InStock", "2020-12-31", "", false},
		"out of stock":      {"https://schema.org/SoldOut", "2020-12-31T23:59:59Z", "2020-12-31", true},
		"ends later":        {"OutOfStock", "2099-12-31", "", true},
		"without a day":     {"OutOfStock", "", "", true},
		"with no valid day": {"OutOfStock", "tomorrow", "", true},
	} {
		_, x := withoutPrice(exchangetest.HTTP(200, `<script type="application/ld+json">{"@type":"Product","name":"F2","offers":{"price":"231",`+
			`"priceCurrency":"USD","availability":"`+c.availability+`","priceValidUntil":"`+c.until+`"}}</script>`)).run(t, camera(t))
		if got := candidateOf(t, x, "d"); !got.PriceFromPage || got.OutOfStock != c.outOfStock || got.Date != c.date {
			t.Errorf("%s: candidate is %+v, want out of stock %v and the date %q", name, got, c.outOfStock, c.date)
		}
	}
}

// The condition that a search found is not replaced by the page's.
func TestPageFillsInAnUnknownConditionOnly(t *testing.T) {
	s := withoutPrice(offerPage("230", "USD", "https://schema.org/NewCondition"))
	s.variables = exchange.Headers{{Name: "SEARCH", Value: "catalog,ebay"}}
	s.secrets = []string{"EBAY_CREDENTIALS"}
	s.answers = withMore()
	s.answers[shop] = exchangetest.HTTP(200, `{"total":1,"itemSummaries":[{"itemId":"1","title":"Halden F2 35mm film SLR camera, black",`+
		`"itemWebUrl":"https://shop.example.com/d","conditionId":"3000"}]}`)
	_, x := s.run(t, camera(t))
	if c := candidateOf(t, x, "1"); c.Source != "ebay" || c.Condition != "used" || !c.PriceFromPage {
		t.Errorf("candidate is %+v, want the page's price and the search's condition", c)
	}

	_, x = withoutPrice(offerPage("230", "USD", "https://schema.org/NewCondition")).run(t, camera(t))
	if c := candidateOf(t, x, "d"); c.Condition != "new" || !c.PriceFromPage {
		t.Errorf("candidate is %+v, want the page's price and condition", c)
	}
}
