package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	loupe "loupe/build/products/clients/go"

	"github.com/spf13/pflag"
)

const (
	// Limits of one batch. A longer list is sent as several.
	maxItems = 1000
	maxBytes = 4 << 20 // of its CSV; the service allows 5 MB
)

// listOptions are the arguments that a list is appraised with.
type listOptions struct {
	file, output, photos string
	again                bool
}

// listRun is the appraisal of one list.
type listRun struct {
	p       *program
	client  *loupe.Client
	file    string
	table   table     // as the user wrote it
	sent    table     // with the flags filled in
	photos  [][]photo // of each row
	state   *state
	batches map[string]*loupe.Batch // the last known state of each, by id
	earlier map[string]string       // ids of the account's batches, by the last word of their names; nil until they are needed
}

// appraiseList appraises the items of a list and writes the result. Run again after an interruption, it goes on with the same batches.
func (p *program) appraiseList(ctx context.Context, client *loupe.Client, o listOptions, flags *pflag.FlagSet) error {
	r := &listRun{p: p, client: client, file: o.file, batches: map[string]*loupe.Batch{}}
	var err error
	if r.table, err = readTableFile(o.file); err != nil {
		return err
	}
	if o.output == "" {
		o.output = strings.TrimSuffix(o.file, filepath.Ext(o.file)) + "-priced.csv"
	}
	if o.photos == "" {
		o.photos = filepath.Dir(o.file)
	}
	if r.photos, err = findPhotos(r.table, o.photos); err != nil {
		return fmt.Errorf("%s: %w", o.file, err)
	}
	r.sent = r.table.clone()
	given(flags, func(field string, _ any, cell string) { r.sent.fill(field, cell) })
	service, err := p.service()
	if err != nil {
		return err
	}
	if r.state, err = loadState(o.output+".state", service, r.hash()); err != nil {
		return err
	}
	if o.again && len(r.state.Batches) == 0 {
		r.state.Again = rand.Text()
		if err := r.state.save(); err != nil {
			return err
		}
	}
	batches, err := r.begin(ctx)
	if err != nil {
		return r.explain(ctx, err)
	}
	if err := r.wait(ctx, batches); err != nil {
		return r.explain(ctx, err)
	}
	result, err := r.result(ctx, batches)
	if err != nil {
		return r.explain(ctx, err)
	}
	if err := errors.Join(writeFile(o.output, result.csv(), 0o644), r.state.remove()); err != nil {
		return err
	}
	return r.report(o.output, batches)
}

// hash returns the hash of a list: its items with the content of their photos.
func (r *listRun) hash() string {
	digest := sha256.New()
	digest.Write(r.sent.csv())
	for _, photos := range r.photos {
		for _, f := range photos {
			io.WriteString(digest, f.hash+"\n")
		}
	}
	return hex.EncodeToString(digest.Sum(nil))
}

// parts returns the rows of each batch, as the numbers of their ends.
func (r *listRun) parts() (ends []int) {
	size, begin := 0, 0
	for i, row := range r.sent.rows {
		bytes := 200 * len(r.photos[i]) // of the photos' URLs
		for _, cell := range row {
			bytes += 2*len(cell) + 3 // with quotes
		}
		if i > begin && (i-begin == maxItems || size+bytes > maxBytes) {
			ends, size, begin = append(ends, i), 0, i
		}
		size += bytes
	}
	return append(ends, len(r.sent.rows))
}

// begin starts the batches of the list, unless an earlier run has, and returns their ids.
func (r *listRun) begin(ctx context.Context) ([]string, error) {
	ends, begin := r.parts(), 0
	for n, end := range ends {
		if n >= len(r.state.Batches) {
			id, err := r.create(ctx, n, begin, end)
			if err != nil {
				return nil, err
			}
			r.state.Batches = append(r.state.Batches, id)
			if err := r.state.save(); err != nil {
				return nil, err
			}
		}
		begin = end
	}
	return r.state.Batches, nil
}

// create creates the batch of some rows and returns its id. If an earlier run whose state is lost has created it, create finds it by
// its name, which identifies the list.
func (r *listRun) create(ctx context.Context, part, begin, end int) (string, error) {
	key := r.key(part)
	mark := key[:16]
	if r.earlier == nil {
		r.earlier = map[string]string{}
		for b, err := range r.client.Batches(ctx) {
			if err != nil {
				return "", err
			}
			r.earlier[b.Name[strings.LastIndexByte(b.Name, ' ')+1:]] = b.ID
		}
	}
	if id := r.earlier[mark]; id != "" {
		return id, nil
	}
	photos := r.photos[begin:end]
	if err := r.uploadPhotos(ctx, photos); err != nil {
		return "", err
	}
	body := withPhotos(r.sent.slice(begin, end), photos).csv()
	b, err := r.client.CreateBatchFrom(ctx, bytes.NewReader(body), "text/csv", fmt.Sprintf("%.150s %s", filepath.Base(r.file), mark), loupe.WithIdempotencyKey(key))
	if problem, ok := errors.AsType[*loupe.Error](err); ok && problem.Code == loupe.ProblemCodeRateLimited {
		for _, id := range r.state.Batches { // ten batches are open, perhaps
			if b := r.batches[id]; b == nil || b.EndedAt == nil {
				if err := r.wait(ctx, []string{id}); err != nil {
					return "", err
				}
				return r.create(ctx, part, begin, end)
			}
		}
	}
	if err != nil {
		return "", r.locate(err, begin)
	}
	return b.ID, nil
}

// key returns the Idempotency-Key of a batch: the same for the same list.
func (r *listRun) key(part int) string {
	digest := sha256.Sum256(fmt.Appendf(nil, "%s %s %d", r.state.List, r.state.Again, part))
	return hex.EncodeToString(digest[:])
}

// locate returns an error that names the line of each invalid item. begin is the number of the batch's first row.
func (r *listRun) locate(err error, begin int) error {
	problem, ok := errors.AsType[*loupe.Error](err)
	if !ok || len(problem.Errors) == 0 {
		return err
	}
	var all []error
	for _, e := range problem.Errors {
		if i := begin + e.Row - 1; i >= begin && i < len(r.table.lines) {
			all = append(all, fmt.Errorf("%s: line %d: %s", r.file, r.table.lines[i], e.Detail))
		}
	}
	return usageError{errors.Join(append(all, errors.New("correct the list; none of these items has begun"))...)}
}

// result returns the list with the columns of the values.
func (r *listRun) result(ctx context.Context, batches []string) (table, error) {
	t, begin := r.table.clone(), 0
	for _, id := range batches {
		body, err := r.client.ResultsCSV(ctx, id)
		if err != nil {
			return t, err
		}
		text, err := io.ReadAll(body)
		body.Close()
		if err != nil {
			return t, err
		}
		values, err := readTable(text)
		if err != nil {
			return t, err
		}
		from := len(values.header) - 1 // the user may have a column of the same name
		for from > 0 && values.header[from] != stateColumn {
			from--
		}
		if begin == 0 {
			t.header = append(t.header, values.header[from:]...)
		}
		for _, row := range values.rows {
			if begin < len(t.rows) {
				t.rows[begin] = append(t.rows[begin], row[from:]...)
			}
			begin++
		}
	}
	if begin != len(t.rows) {
		return t, fmt.Errorf("the result has %d items instead of %d", begin, len(t.rows))
	}
	return t, nil
}

// stateColumn is the first column that the service adds to a list.
const stateColumn = "loupe_state"
