package appraisal

import (
	"loupe/core/exchange"
	"loupe/core/page"
	"loupe/core/publicurl"
	"loupe/core/search"
	"loupe/core/upstream"
)

const (
	maxPages = 12
	pageTime = 3_000 // milliseconds, redirects and the wait for a connection included
)

// lookup is a listing's page, read as it comes: it is large, and nothing is kept of it but the offer.
type lookup struct {
	*exchange.Flow
	listing int // of found
	page    *upstream.Followed
	offer   page.Offer
	err     error // a page.Error
}

// lookUp fetches and reads the pages of listings without a price: of those that the appraisal would rest on.
func (a *appraisal) lookUp(f *exchange.Flow) {
	for _, i := range a.unpriced() {
		l := &a.found[i]
		url, err := publicurl.Check(l.URL, a.settings.allowLocal)
		if err != nil {
			a.unread(l, "PAGE_REFUSED", "the listing's URL "+err.Error(), 0)
			continue
		}
		p := &lookup{listing: i}
		p.Flow = f.Start(
			func(f *exchange.Flow) {
				p.page = upstream.Follow(f, url, a.settings.allowLocal, false, pageFetch)
				f.Await(p.page)
			},
			func(*exchange.Flow) {
				if answer := &p.page.Answer; p.page.Err == nil && answer.Status == 200 {
					p.offer, p.err = page.Read(answer.Body, answer.Headers.Get("content-type"))
				}
			},
		)
		a.lookups = append(a.lookups, p)
		f.Await(p)
	}
}

// pageFetch is how a page is asked for.
var pageFetch = exchange.Fetch{
	Headers: exchange.Headers{
		{Name: "accept", Value: "text/html, application/xhtml+xml"},
		{Name: "user-agent", Value: "Mozilla/5.0 (compatible; Loupe/1.0; price of a listing)"},
	},
	Limit: page.MaxPage, Time: pageTime, Cut: true,
}

// unpriced are the listings without a price that are as probable as those the appraisal would rest on, the most probable
// first, so many as pages may be fetched.
func (a *appraisal) unpriced() []int {
	var list []int
	for i := range a.found {
		if a.found[i].Price == "" {
			list = append(list, i)
		}
	}
	if list == nil {
		return nil
	}
	value := a.valuate()
	least := 1.0
	for _, i := range value.Used {
		least = min(least, value.Judgements[i].Probability)
	}
	relevant := list[:0]
	for _, i := range list {
		p := value.Judgements[i].Probability
		if len(value.Used) == 0 || p < least {
			continue
		}
		relevant = append(relevant, i)
		for at := len(relevant) - 1; at > 0 && value.Judgements[relevant[at-1]].Probability < p; at-- {
			relevant[at-1], relevant[at] = relevant[at], relevant[at-1]
		}
	}
	return relevant[:min(len(relevant), maxPages)]
}

// readPages takes the prices from the pages that came. Each that has none to give is an entry.
func (a *appraisal) readPages(f *exchange.Flow) {
	for _, p := range a.lookups {
		l := &a.found[p.listing]
		switch {
		case p.page.Strayed():
			a.unread(l, "PAGE_REDIRECT_REFUSED", "the listing's page is not read: "+p.page.Err.Error(), p.page.Answer.Status)
		case exchange.CodeOf(p.page.Err) == exchange.Timeout:
			a.unread(l, "PAGE_TIMEOUT", "the listing's page did not arrive in time", 0)
		case p.page.Err != nil:
			a.unread(l, "PAGE_UNREACHABLE", "the listing's page could not be fetched", 0)
		case p.page.Answer.Status != 200:
			a.unread(l, "PAGE_NOT_SERVED", "the listing's host answered with an error", p.page.Answer.Status)
		case p.err != nil:
			a.unread(l, "PAGE_WITHOUT_PRICE", "no price was read from the listing's page: "+p.err.Error(), 0)
		default:
			l.Price, l.Currency, l.PriceFromPage = p.offer.Price, p.offer.Currency, true
			if l.Condition == "" {
				l.Condition = p.offer.Condition
			}
			if l.Brand == "" {
				l.Brand = p.offer.Brand
			}
			a.convert(p.listing)
		}
	}
	a.remember(f)
}

// unread notes that a listing has no price, and why.
func (a *appraisal) unread(l *search.Listing, code, message string, status int) {
	a.failures.enrichment = append(a.failures.enrichment, failure{code: code, message: message, url: l.URL, provider: l.Source, status: status})
}
