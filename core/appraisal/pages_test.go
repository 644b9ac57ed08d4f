package appraisal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/limits"
	"loupe/core/publicurl"
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
	rows := catalogueRows()
	rows.Rows = append(rows.Rows, listingRow("d", "Halden F2 35mm film SLR camera, black", "", ""))
	return &script{
		answers: map[string]exchangetest.Answer{catalogue: exchangetest.Rows(rows, exchange.Rows{})},
		pages:   map[string]exchangetest.Answer{"https://shop.example.com/d": answer},
	}
}

func TestMissingPriceIsReadFromThePageAndConverted(t *testing.T) {
	s := withoutPrice(offerPage("200", "EUR", ""))
	s.answers[rates] = exchangetest.Found(`{"date":"2026-11-20","base":"EUR","rates":{"USD":1.2}}`)
	o, _ := s.run(t, camera(t))
	b := decode(t, o)
	for _, item := range b.SimilarItems {
		if item.Title == "Halden F2 35mm film SLR camera, black" {
			if item.Price != "240.00" {
				t.Errorf("price is %q, want 200 EUR as 240.00 USD", item.Price)
			}
			return
		}
	}
	t.Errorf("the listing without a price is not among %+v, errors %+v", b.SimilarItems, b.Error.Enrichment)
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
			found, reads := false, 0
			for _, candidate := range evidence(t, x).Candidates {
				found = found || candidate.ID == "d" && candidate.PriceFromPage
			}
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

// Large photos leave less of the host's memory to the pages. A page that is not kept is read up to limits.PageHead.
func TestPagesShareMemoryWithPhotos(t *testing.T) {
	for _, c := range []struct{ photo, photos, pages, kept, want int }{
		{100, 1, 1, 1, limits.PageBytes},
		{1 << 20, 1, 12, 12, limits.PageBytes},
		{8 << 20, 1, 12, 12, 1 << 20},
		{8 << 20, 1, 2, 2, limits.PageBytes},
		{10 << 20, 1, 12, 12, (10 << 20) / 12},
		{8 << 20, 2, 12, 0, limits.PageHead},
		{8 << 20, 2, 2, 2, limits.PageBytes},
	} {
		rows := catalogueRows()
		for n := range c.pages {
			rows.Rows = append(rows.Rows, listingRow(fmt.Sprint("n", n), fmt.Sprint("Halden F2 35mm film SLR camera, lot ", n), "", ""))
		}
		picture := cameraPicture + strings.Repeat("\x00", max(0, c.photo-len(cameraPicture)))
		r := camera(t)
		s := &script{pages: map[string]exchangetest.Answer{}, answers: map[string]exchangetest.Answer{
			photo: exchangetest.HTTP(200, picture), catalogue: exchangetest.Rows(rows, exchange.Rows{}),
		}}
		for range c.photos - 1 {
			const address = "https://img.example.com/back.png"
			more, err := publicurl.Check(address, false)
			if err != nil {
				t.Fatal(err)
			}
			r.MoreImages, s.pages[address] = append(r.MoreImages, more), exchangetest.HTTP(200, picture)
		}
		_, x := s.run(t, r)
		kept := 0
		for _, e := range x.Effects {
			if serviceOf(e) != page || !strings.HasPrefix(e.URL, "https://shop.example.com/") {
				continue
			}
			if e.Keep {
				kept++
			}
			if e.Kind == exchangetest.Fetch && (e.MaxBytes > c.want || e.MaxBytes < c.want-1) {
				t.Errorf("%d pages beside %d photos of %d bytes: at most %d bytes are read, want %d", c.pages, c.photos, c.photo, e.MaxBytes, c.want)
			}
		}
		if kept != c.kept {
			t.Errorf("%d pages beside %d photos of %d bytes: %d are kept, want %d", c.pages, c.photos, c.photo, kept, c.kept)
		}
	}
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

func TestPageOfAPrivateHostIsNotFetched(t *testing.T) {
	rows := catalogueRows()
	private := listingRow("d", "Halden F2 35mm film SLR camera, black", "", "")
	private[7] = exchange.Text("https://192.168.0.1/d")
	rows.Rows = append(rows.Rows, private)
	o, x := (&script{answers: map[string]exchangetest.Answer{catalogue: exchangetest.Rows(rows, exchange.Rows{})}}).run(t, camera(t))
	if n := asked(x, page); n != 0 {
		t.Errorf("%d pages were fetched, want none", n)
	}
	if got := codes(decode(t, o).Error.Enrichment); !slices.Equal(got, []string{"PAGE_REFUSED"}) {
		t.Errorf("enrichment errors are %v, want PAGE_REFUSED", got)
	}
}

func TestAtMostTheLimitOfPagesIsRead(t *testing.T) {
	rows := catalogueRows()
	for n := range limits.Pages + 5 {
		rows.Rows = append(rows.Rows, listingRow(fmt.Sprint("n", n), fmt.Sprint("Halden F2 35mm film SLR camera, lot ", n), "", ""))
	}
	_, x := (&script{answers: map[string]exchangetest.Answer{catalogue: exchangetest.Rows(rows, exchange.Rows{})}}).run(t, camera(t))
	if n := asked(x, page); n != limits.Pages {
		t.Errorf("%d pages were fetched, want %d", n, limits.Pages)
	}
}

// The page of a listing that the appraisal would not use is not worth a request.
func TestPagesOfOtherProductsAreNotRead(t *testing.T) {
	rows := catalogueRows()
	rows.Rows = append(rows.Rows, listingRow("d", "Garden hose, 20 m, with spray gun", "", ""))
	_, x := (&script{answers: map[string]exchangetest.Answer{catalogue: exchangetest.Rows(rows, exchange.Rows{})}}).run(t, camera(t))
	if n := asked(x, page); n != 0 {
		t.Errorf("%d pages were fetched, want none", n)
	}
}

// A brand that a search found is not replaced by the page's.
func TestPageFillsInAnUnknownBrandOnly(t *testing.T) {
	offer := exchangetest.HTTP(200, `<script type="application/ld+json">{"@type":"Product","name":"F2","brand":"Shop's own",`+
		`"offers":{"@type":"Offer","price":"230","priceCurrency":"USD"}}</script>`, exchange.Header{Name: "content-type", Value: "text/html"})
	for known, want := range map[string]string{"Halden": "Halden", "": "Shop's own"} {
		s := withoutPrice(offer)
		rows := catalogueRows()
		row := listingRow("d", "Halden F2 35mm film SLR camera, black", "", "")
		row[2] = exchange.Text(known)
		rows.Rows = append(rows.Rows, row)
		s.answers[catalogue] = exchangetest.Rows(rows, exchange.Rows{})
		_, x := s.run(t, camera(t))
		for _, c := range evidence(t, x).Candidates {
			if c.ID == "d" && (c.Brand != want || !c.PriceFromPage) {
				t.Errorf("with the brand %q: candidate is %+v, want the brand %q", known, c, want)
			}
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
		found := false
		for _, candidate := range evidence(t, x).Candidates {
			if candidate.ID != "d" {
				continue
			}
			found = true
			if !candidate.PriceFromPage || candidate.OutOfStock != c.outOfStock || candidate.Date != c.date {
				t.Errorf("%s: candidate is %+v, want out of stock %v and the date %q", name, candidate, c.outOfStock, c.date)
			}
		}
		if !found {
			t.Errorf("%s: the listing is not among the candidates", name)
		}
	}
}

// The condition that a search found is not replaced by the page's.
func TestPageFillsInAnUnknownConditionOnly(t *testing.T) {
	shopping := func(title string) exchangetest.Answer {
		return exchangetest.HTTP(200, `{"total":1,"itemSummaries":[{"itemId":"1","title":"`+title+`","itemWebUrl":"https://shop.example.com/d",`+
			`"conditionId":"3000"}]}`)
	}
	s := withoutPrice(offerPage("230", "USD", "https://schema.org/NewCondition"))
	s.variables = exchange.Headers{{Name: "SEARCH", Value: "catalog,ebay"}}
	s.secrets = []string{"EBAY_CREDENTIALS"}
	s.answers[catalogue] = exchangetest.Rows(catalogueRows(), exchange.Rows{})
	s.answers[shop] = shopping("Halden F2 35mm film SLR camera, black")
	_, x := s.run(t, camera(t))
	for _, c := range evidence(t, x).Candidates {
		if c.Source == "ebay" && (c.Condition != "used" || !c.PriceFromPage) {
			t.Errorf("candidate is %+v, want the page's price and the search's condition", c)
		}
	}

	_, x = withoutPrice(offerPage("230", "USD", "https://schema.org/NewCondition")).run(t, camera(t))
	for _, c := range evidence(t, x).Candidates {
		if c.ID == "d" && (c.Condition != "new" || !c.PriceFromPage) {
			t.Errorf("candidate is %+v, want the page's price and condition", c)
		}
	}
}
