package search

import (
	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// definitionClient searches a service that a definition describes.
type definitionClient struct {
	client
	definition *definition
	queue      []exchange.Fetch // requests not made yet
	next       int64            // when the next request may start, in Unix milliseconds
	deadline   int64            // of all requests
}

// run makes one request, and for a definition with details one more for each of the first rows, one after the other. It ends
// at the first call that fails; the listings until then stay.
func (c *definitionClient) run(f *exchange.Flow) {
	d := c.definition
	c.deadline = f.Now() + int64(d.numbers[numberTimeout])
	// Several sales may have the same page, title and price, as may the listings for several prices of one row. Only ids tell them
	// apart.
	c.results.byID = d.fields[fieldID] != "" && (d.fields[fieldSold] != "" || d.constants.sold || len(d.prices) > 1)
	if earlier := upstream.History(f, c.name); len(earlier) > 0 {
		c.next = earlier[len(earlier)-1].At + int64(d.numbers[numberInterval])
	}
	c.queue = []exchange.Fetch{c.request(c.baseURL, c.query)}
	if d.detail.target == "" {
		c.requestNext(f, c.listingsAt(d.request.results))
		return
	}
	c.requestNext(f, func(response gjson.Result) (err error) {
		c.queue, err = d.details(c.baseURL, &response)
		return err
	})
	f.Then(c.requestDetails)
}

func (c *definitionClient) requestDetails(f *exchange.Flow) {
	if len(c.queue) > 0 && c.results.Err == nil {
		c.requestNext(f, c.listingsAt(c.definition.detail.results))
		f.Then(c.requestDetails)
	}
}

// requestNext makes the next request, as soon as the interval allows it.
func (c *definitionClient) requestNext(f *exchange.Flow, parse func(gjson.Result) error) {
	interval := int64(c.definition.numbers[numberInterval])
	if wait := min(c.next-f.Now(), interval); wait > 0 {
		f.Await(f.Wait(int(wait)))
	}
	f.Then(func(f *exchange.Flow) {
		fetch := c.queue[0]
		fetch.TimeLimit = int(max(1, c.deadline-f.Now()))
		c.queue, c.next = c.queue[1:], f.Now()+interval
		c.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] { return f.Fetch(fetch) }, parse)
	})
}

// listingsAt returns a function that adds the listings of a response to the results. Path is the path of the rows.
func (c *definitionClient) listingsAt(path string) func(gjson.Result) error {
	return func(response gjson.Result) error {
		listings, err := c.definition.parse(&response, []string{path}, c.query.Currency, c.query.Observe)
		c.add(listings)
		return err
	}
}

// details returns the second requests: one for each of the first rows of a response that have the values for it.
func (d *definition) details(baseURL string, response *gjson.Result) ([]exchange.Fetch, error) {
	rows, err := d.rows(response, []string{d.request.results})
	var fetches []exchange.Fetch
	for i := range min(len(rows), d.numbers[numberDetails]) {
		complete := true
		fetch := d.detail.fetch(baseURL, func(path string) string {
			value := textAt(&rows[i], path)
			complete = complete && hasAlphanumeric(value) && len(value) <= maxShortText
			return value
		})
		if complete {
			fetches = append(fetches, fetch)
		}
	}
	if len(rows) > 0 && fetches == nil {
		return nil, upstream.Unusable
	}
	return fetches, err
}
