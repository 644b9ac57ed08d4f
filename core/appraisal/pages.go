package appraisal

import (
	"cmp"
	"slices"

	"loupe/core/base/date"
	"loupe/core/base/limits"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/market/page"
	"loupe/core/market/product"
	"loupe/core/upstream"
)

// pageRead is the page of one listing, fetched and read.
type pageRead struct {
	*upstream.Followed
	listing int // index in found
	offer   page.Offer
	certain bool  // the rest of the page need not be read
	readErr error // a page.Error
}

// pageFetch returns the request for each of a number of pages. A page over the limit is truncated: most shops
// put the price near the beginning.
//
// The host keeps the pages. Each gets an equal part of the memory that photos, the size of all photos in bytes,
// leave to them. If that is less than limits.PageHead, pages are not kept, and only that much of them is read.
func pageFetch(pages, photos int) exchange.Fetch {
	fetch := exchange.Fetch{
		Headers: exchange.Headers{
			{Name: "accept", Value: "text/html, application/xhtml+xml"},
			{Name: "user-agent", Value: "Mozilla/5.0 (compatible; Loupe/1.0; price of a listing)"},
		},
		MaxBytes: limits.PageHead, TimeLimit: limits.Page, Truncate: true,
	}
	if part := (limits.Kept - photos) / max(1, pages); part > limits.PageHead {
		fetch.MaxBytes, fetch.Keep, fetch.HeadBytes = min(part, page.MaxPage), true, limits.PageHead
	}
	return fetch
}

// readPages looks up missing prices on the listings' own pages, for the listings that worthReading
// returns. For an appraisal as of a past day it reads none, because a page has today's price.
func (a *appraisal) readPages(f *exchange.Flow) {
	if a.AsOf != 0 {
		return
	}
	photos := 0
	for _, p := range a.photos.available() {
		photos += p.Bytes
	}
	var reads []*pageRead
	worth := a.worthReading()
	fetch := pageFetch(len(worth), photos)
	for _, i := range worth {
		l := &a.found[i]
		url, err := publicurl.Check(l.URL, a.settings.allowLocal)
		if err != nil {
			a.prices.report(l, pageRefused, err.Error(), 0)
			continue
		}
		reads = append(reads, a.readPage(f, i, url, fetch))
	}
	for _, r := range reads {
		f.Await(r)
	}
	for _, r := range reads { // one after the other, so that the core holds one long page at a time
		f.Then(r.readRest)
	}
	f.Then(func(f *exchange.Flow) {
		for _, r := range reads {
			a.takeOffer(r, date.OfTime(f.Now()))
		}
	})
}

// readPage fetches a page and reads the offer in its first bytes. It reads them as soon as they arrive,
// because their memory is reused: see [exchange.Flow.Fetch].
func (a *appraisal) readPage(f *exchange.Flow, listing int, url publicurl.URL, fetch exchange.Fetch) *pageRead {
	const retry = false
	r := &pageRead{listing: listing}
	r.Followed = upstream.Follow(f, "page", url, a.settings.allowLocal, retry, fetch, func(_ *exchange.Flow, response *upstream.Followed) {
		if response.Err == nil && response.Answer.Status == 200 {
			r.offer, r.certain, r.readErr = page.ReadHead(response.Answer.Body, response.Answer.Headers.Get("content-type"))
		}
	})
	return r
}

// readRest reads a page as a whole, if it is longer than its first bytes and the offer in them is not certain.
func (r *pageRead) readRest(f *exchange.Flow) {
	if r.Err != nil || r.Answer.Status != 200 || r.certain || r.Answer.Size <= limits.PageHead {
		return
	}
	exchange.On(f, f.Read(r.Fetched, 0, page.MaxPage), func(_ *exchange.Flow, html []byte, err error) {
		if err != nil {
			r.Err = err
			return
		}
		r.offer, r.readErr = page.Read(html, r.Answer.Headers.Get("content-type"))
	})
}

// worthReading returns the indexes of the listings whose pages are read, the most probable first, at most
// limits.Pages. It first makes a valuation without these pages. The page of a listing without a price is
// worth reading if the listing is at least as probable as one that this valuation uses.
func (a *appraisal) worthReading() []int {
	var unpriced []int
	for i := range a.found {
		if p := &a.found[i].Price; !p.Known() && p.Problem == "" {
			unpriced = append(unpriced, i)
		}
	}
	if unpriced == nil {
		return nil
	}
	preview := a.computeValuation()
	a.early = preview
	if len(preview.Used) == 0 {
		return nil
	}
	probability := func(i int) float64 { return preview.Judgements[i].Probability }
	least := 1.0
	for _, i := range preview.Used {
		least = min(least, probability(i))
	}
	unpriced = slices.DeleteFunc(unpriced, func(i int) bool { return probability(i) < least })
	slices.SortFunc(unpriced, func(i, j int) int { return cmp.Or(cmp.Compare(probability(j), probability(i)), cmp.Compare(i, j)) })
	return unpriced[:min(len(unpriced), limits.Pages)]
}

// takeOffer gives a listing the price from its page, and the condition and the brand if it has none. A listing
// that is out of stock also gets the day on which its offer ended, if that is before today. If the page has no
// price, takeOffer reports why.
func (a *appraisal) takeOffer(r *pageRead, today int) {
	l := &a.found[r.listing]
	switch {
	case r.Err == upstream.ErrRedirect:
		a.prices.report(l, pageRedirectRefused, r.Err.Error(), r.Answer.Status)
	case exchange.CodeOf(r.Err) == exchange.Timeout:
		a.prices.report(l, pageTimeout, "", 0)
	case r.Err != nil:
		a.prices.report(l, pageUnreachable, "", 0)
	case r.Answer.Status != 200:
		a.prices.report(l, pageNotServed, "", r.Answer.Status)
	case r.readErr != nil:
		a.prices.report(l, pageWithoutPrice, r.readErr.Error(), 0)
	default:
		a.early = nil
		l.Price, l.PriceFromPage = r.offer.Price, true
		if l.Condition == product.Unknown {
			l.Condition = r.offer.Condition
		}
		if l.Brand == "" {
			l.Brand = r.offer.Brand
		}
		l.OutOfStock = r.offer.OutOfStock
		if l.Date == 0 && l.OutOfStock && r.offer.ValidUntil < today {
			l.Date = r.offer.ValidUntil
		}
		a.prices.convertOne(r.listing, l)
	}
}
