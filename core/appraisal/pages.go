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

// lookup is a listing's page on its way.
type lookup struct {
	*upstream.Followed
	listing int // of found
}

// lookUp fetches the pages of listings without a price: of those that the appraisal would rest on.
func (a *appraisal) lookUp(f *exchange.Flow) {
	for _, i := range a.unpriced() {
		l := &a.found[i]
		url, err := publicurl.Check(l.URL, a.settings.allowLocal)
		if err != nil {
			a.unread(l, "PAGE_REFUSED", "the listing's URL "+err.Error(), 0)
			continue
		}
		followed := upstream.Follow(f, url, a.settings.allowLocal, false, exchange.Fetch{
			Headers: exchange.Headers{
				{Name: "accept", Value: "text/html, application/xhtml+xml"},
				{Name: "user-agent", Value: "Mozilla/5.0 (compatible; Loupe/1.0; price of a listing)"},
			},
			Limit: page.MaxPage, Time: pageTime, Cut: true,
		})
		a.lookups = append(a.lookups, lookup{followed, i})
		f.Await(followed)
	}
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
		case p.Strayed():
			a.unread(l, "PAGE_REDIRECT_REFUSED", "the listing's page is not read: "+p.Err.Error(), p.Answer.Status)
		case exchange.CodeOf(p.Err) == exchange.Timeout:
			a.unread(l, "PAGE_TIMEOUT", "the listing's page did not arrive in time", 0)
		case p.Err != nil:
			a.unread(l, "PAGE_UNREACHABLE", "the listing's page could not be fetched", 0)
		case p.Answer.Status != 200:
			a.unread(l, "PAGE_NOT_SERVED", "the listing's host answered with an error", p.Answer.Status)
		default:
			offer, err := page.Read(p.Answer.Body, p.Answer.Headers.Get("content-type"))
			if err != nil {
				a.unread(l, "PAGE_WITHOUT_PRICE", "no price was read from the listing's page: "+err.Error(), 0)
				continue
			}
			l.Price, l.Currency, l.PriceFromPage = offer.Price, offer.Currency, true
			if l.Condition == "" {
				l.Condition = offer.Condition
			}
			if l.Brand == "" {
				l.Brand = offer.Brand
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
