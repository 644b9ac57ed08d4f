package loupe

import (
	"context"
	"encoding/json"
	"io"
	"iter"
	"maps"
	"net/url"
	"strconv"
	"time"
)

// CreateBatch starts the appraisal of a list of up to 1,000 items. The error has Errors if items are invalid; then none has begun.
func (c *Client) CreateBatch(ctx context.Context, request BatchRequest, options ...RequestOption) (*Batch, error) {
	body, err := json.Marshal(request)
	if err != nil {
		return nil, err
	}
	return fetch[Batch](ctx, c, paid(post("/batches", "application/json", body), options))
}

// CreateBatchFrom starts the appraisal of a list in a file, of the type text/csv or application/x-ndjson. name names the list, and may
// be empty.
func (c *Client) CreateBatchFrom(ctx context.Context, list io.Reader, contentType, name string, options ...RequestOption) (*Batch, error) {
	body, err := io.ReadAll(list)
	if err != nil {
		return nil, err
	}
	in := paid(post("/batches", contentType, body), options)
	setIf(in.query, "name", name)
	return fetch[Batch](ctx, c, in)
}

// Batch returns a batch: its state, its items by state, and its credits.
func (c *Client) Batch(ctx context.Context, id string) (*Batch, error) {
	return fetch[Batch](ctx, c, get(batchPath(id), nil))
}

// CancelBatch cancels the items of a batch that have not begun.
func (c *Client) CancelBatch(ctx context.Context, id string) (*Batch, error) {
	return fetch[Batch](ctx, c, post(batchPath(id)+"/cancel", "application/json", nil))
}

// Batches returns the account's batches, newest first.
func (c *Client) Batches(ctx context.Context) iter.Seq2[Batch, error] {
	return each(ctx, c, "/batches", url.Values{}, func(p *BatchList) ([]Batch, string) { return p.Batches, p.Next })
}

// WatchBatch returns a batch again and again, until all its items have ended. It goes on while the batch is paused.
func (c *Client) WatchBatch(ctx context.Context, id string) iter.Seq2[*Batch, error] {
	return func(yield func(*Batch, error) bool) {
		for {
			b, err := c.Batch(ctx, id)
			if !yield(b, err) || err != nil || b.EndedAt != nil {
				return
			}
			if err := wait(ctx, pollPause(b)); err != nil {
				yield(nil, err)
				return
			}
		}
	}
}

// WaitBatch waits until all items of a batch have ended, even while it is paused.
func (c *Client) WaitBatch(ctx context.Context, id string) (b *Batch, err error) {
	for b, err = range c.WatchBatch(ctx, id) {
	}
	return b, err
}

// pollPause returns how long to wait before a batch is read again. It grows with the batch's time.
func pollPause(b *Batch) time.Duration {
	switch {
	case b.State == BatchStatePaused:
		return 20 * time.Second // it is retried each minute
	case b.DoneAt != nil:
		return min(max(time.Second, time.Until(*b.DoneAt)/20), 10*time.Second)
	}
	return time.Second
}

// ResultOptions selects results of a batch.
type ResultOptions struct {
	State  ItemState // only of items in this state; empty for all
	Follow bool      // items as they end, until all have ended, instead of all items by their number
	After  int       // continues after the item with this number; with Follow, after this many items, of any state
}

// Results returns the results of a batch, even while it is running.
func (c *Client) Results(ctx context.Context, id string, options ResultOptions) iter.Seq2[BatchResult, error] {
	query := url.Values{}
	if options.After > 0 {
		query.Set("after", strconv.Itoa(options.After))
	}
	path := batchPath(id) + "/results"
	split := func(p *BatchResults) ([]BatchResult, string) { return p.Results, p.Next }
	if !options.Follow {
		setIf(query, "state", string(options.State))
		return each(ctx, c, path, query, split)
	}
	query.Set("order", "ended")
	return func(yield func(BatchResult, error) bool) {
		query, after := maps.Clone(query), options.After
		for _, err := range c.WatchBatch(ctx, id) {
			if err != nil {
				yield(BatchResult{}, err)
				return
			}
			// If the batch had ended before these results were read, there are no more.
			for result, err := range each(ctx, c, path, query, split) {
				if after++; err == nil && options.State != "" && result.State != options.State {
					continue
				}
				if !yield(result, err) || err != nil {
					return
				}
			}
			query.Set("after", strconv.Itoa(after)) // items are numbered in this order from 1
		}
	}
}

// ResultsCSV returns the results of a batch as a table: your columns, then those of the values. The caller must close it.
func (c *Client) ResultsCSV(ctx context.Context, id string) (io.ReadCloser, error) {
	in := get(batchPath(id)+"/results", url.Values{"format": {"csv"}})
	in.stream = true
	response, err := c.send(ctx, in)
	if err != nil {
		return nil, err
	}
	return response.Body, nil
}

func batchPath(id string) string { return "/batches/" + url.PathEscape(id) }
