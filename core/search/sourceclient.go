package search

import (
	"loupe/core/exchange"
	"loupe/core/upstream"

	"github.com/tidwall/gjson"
)

// runDefinition searches a service that a definition describes: one request, and for a definition with details one more for
// each of the first rows, one after the other. It ends at the first call that fails; the listings until then stay.
func (c *client) runDefinition(f *exchange.Flow) {
	d := c.definition
	deadline := f.Now() + int64(d.timeLimit)
	// Several sales may be on one page; so may several prices of a row.
	c.results.byID = d.id != "" && (d.sold != "" || d.constants.sold || len(d.prices) > 0)
	read := func(response gjson.Result) error { return c.readDefinition(response, d.request.results) }
	var details []exchange.Fetch
	if d.detail.target != "" {
		read = func(response gjson.Result) (err error) {
			details, err = d.details(c.baseURL, response)
			return err
		}
	}
	search := c.source.request(c.baseURL, c.query)
	next := int64(0) // when the next request may start, in Unix milliseconds
	if last := upstream.History(f, c.name); len(last) > 0 {
		next = last[len(last)-1].At + int64(d.interval)
	}
	request := func(fetch exchange.Fetch, read func(gjson.Result) error) {
		f.Then(func(f *exchange.Flow) {
			if c.results.Err == nil && next > f.Now() {
				f.Await(f.Wait(int(min(next-f.Now(), int64(d.interval)))))
			}
		}, func(f *exchange.Flow) {
			if c.results.Err != nil {
				return
			}
			fetch.TimeLimit = int(max(1, deadline-f.Now()))
			next = f.Now() + int64(d.interval)
			c.call(f, func(f *exchange.Flow) exchange.Future[exchange.Answer] { return f.Fetch(fetch) }, read)
		})
	}
	request(search, read)
	f.Then(func(*exchange.Flow) {
		for _, fetch := range details {
			request(fetch, func(response gjson.Result) error { return c.readDefinition(response, d.detail.results) })
		}
	})
}

// readDefinition adds the listings of a response to the results.
func (c *client) readDefinition(response gjson.Result, path string) error {
	listings, err := c.definition.read(response, path, c.query.Observe)
	if err == nil {
		c.add(listings)
	}
	return err
}

// details returns the second requests: one for each of the first rows of a response that have the values for it.
func (d *definition) details(baseURL string, response gjson.Result) ([]exchange.Fetch, error) {
	rows, err := d.rows(response, d.request.results)
	if err != nil {
		return nil, err
	}
	var fetches []exchange.Fetch
	for _, row := range rows[:min(len(rows), d.detailRows)] {
		complete := true
		fetch := d.detail.fetch(baseURL, func(path string) string {
			value := scalar(row.Get(path))
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
	return fetches, nil
}
