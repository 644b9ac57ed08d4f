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

// run makes one request, and then one after the other: with details, a request for each of the first rows; with pages, a request for
// each further page. It ends at the first call that fails, and keeps the listings so far.
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
		c.requestRows(f)
		return
	}
	c.requestNext(f, func(response gjson.Result) (err error) {
		c.queue, err = d.details(c.baseURL, &response)
		return err
	})
	f.Then(c.requestRows)
}

// requestRows makes the requests in the queue, and adds the listings of each response.
func (c *definitionClient) requestRows(f *exchange.Flow) {
	if len(c.queue) == 0 || c.results.Err != nil {
		return
	}
	c.requestNext(f, func(response gjson.Result) error {
		d := c.definition
		path := d.request.results
		if d.detail.target != "" {
			path = d.detail.results
		}
		rows, err := d.rows(&response, []string{path})
		if err == nil {
			err = c.add(&d.mapping, rows)
		}
		next := *c.query
		next.page++
		next.cursor = textAt(&response, d.request.next)
		isLast := len(rows) < d.numbers[numberLimit] // a page that is not full
		if d.request.next != "" {
			isLast = !hasAlphanumeric(next.cursor) || len(next.cursor) > maxURL
		}
		if next.page < d.numbers[numberPages] && !isLast && len(c.results.Listings) < MaxListings {
			c.query = &next
			c.queue = append(c.queue, c.request(c.baseURL, &next))
		}
		return err
	})
	f.Then(c.requestRows)
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
		c.queue = c.queue[1:]
		call := c.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] {
			c.next = f.Now() + interval
			return f.Fetch(fetch)
		}, parse)
		f.Then(func(*exchange.Flow) { c.deadline += int64(call.Waited) })
	})
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
