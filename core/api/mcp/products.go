package mcp

import (
	"bytes"
	"errors"
	"strconv"

	"loupe/core/appraisal/batch"
	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/sha256"
	"loupe/core/base/text"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

// maxProducts is the highest number of items in a call of appraise_products: as many as a result has room for.
const maxProducts = 25

// productsTool is the tool appraise_products. A call makes a batch, and the batch is the task.
var productsTool = Tool{
	Name: "appraise_products", Title: "Appraise several products",
	Description: "Estimates what up to 25 products are worth, each from its photo. Returns a range, an estimate and the best match of each; get_appraisal has the " +
		"evidence. Each costs as much as a call of appraise_product. If the result says that items are not done yet, call this tool again with the id in it.",
	Input: productsInput, Output: productsOutput, OpenWorld: true, Tasks: &batches,
	Call: appraiseProducts,
}

func productsInput() []byte {
	item := bytes.Replace(request.Schema(), []byte(`"properties":{`), []byte(`"properties":{"reference":{"type":"string","description":"Your own name for the item"},`), 1)
	return append(append([]byte(`{"type":"object","properties":{`+
		`"id":{"type":"string","description":"Of an earlier call, to look at it again; then leave out items"},`+
		`"items":{"type":"array","description":"1 to 25 products","items":`), item...), `}}}`...)
}

func productsOutput() []byte { return jsontext.Schema(batch.OverviewMembers) }

// batches are the tasks of appraise_products. A task is a batch and has its id, so GET /batches/{id} shows it too. The items of a
// cancelled batch that have begun end with their answers.
var batches = Tasks{Prefix: batch.IDPrefix, Find: findBatch, Cancel: cancelBatch}

func findBatch(f *exchange.Flow, c *Call, id string, done TaskFound) {
	batch.FindOverview(f, c.Grant.Account, id, maxProducts, func(f *exchange.Flow, o *batch.Overview, refused *problem.Problem) {
		switch {
		case refused == nil:
			done(f, c.taskOfBatch(o), nil)
		case refused.Code == problem.NotFound:
			done(f, nil, ErrNoTask)
		default:
			done(f, nil, errors.New(refused.Detail))
		}
	})
}

func cancelBatch(f *exchange.Flow, c *Call, id string, done TaskFound) {
	batch.Cancel(f, c.Batch, c.Grant.Account, id, func(f *exchange.Flow, _ *batch.Document, _ *problem.Problem) {
		findBatch(f, c, id, done)
	})
}

const cancelledBatch = "cancelled" // a state of batches

// taskOfBatch returns a batch as a task.
func (s *server) taskOfBatch(o *batch.Overview) *Task {
	t := &Task{ID: o.ID, Status: Working, Created: o.Created, Updated: max(o.Created, o.EndedAt), Life: s.TaskLife}
	switch {
	case o.EndedAt == 0:
		t.Message = progressOf(o)
	case o.State == cancelledBatch:
		t.Status = Cancelled
	default:
		t.Status, t.Result = Completed, productsResult(o)
	}
	return t
}

// progressOf describes the progress of a batch.
func progressOf(o *batch.Overview) string {
	line := strconv.Itoa(o.EndedEntries()) + " of " + strconv.Itoa(len(o.Entries)) + " products are done"
	if o.PausedReason != "" {
		line += "; paused: " + o.PausedReason
	}
	return line
}

// appraiseProducts is the tool appraise_products. A client that declares tasks gets a task. Others wait as long as an exchange
// may take, and get the results so far.
func appraiseProducts(f *exchange.Flow, c *Call) {
	items, id := member(c.Arguments(), "items"), member(c.Arguments(), "id")
	switch {
	case id.Type == gjson.String && !items.Exists():
		c.followBatch(f, id.Str)
		return
	case !items.IsArray() || len(jsontext.List(&items, "@this", maxProducts+1)) > maxProducts:
		c.Return(f, Refused(problem.Invalid("items", "items must be an array of 1 to 25 products")))
		return
	}
	body := []byte(`{"items":` + items.Raw + `}`)
	in := batch.Request{
		Grant: c.Grant, Today: date.OfTime(f.Opened()), Text: body,
		IdempotencyKey: "mcp " + sha256.Hex(append(body, c.id...)), KeyLife: repeatLife,
	}
	batch.Create(f, c.Batch, in, func(f *exchange.Flow, d *batch.Document, _ bool, refused *problem.Problem) {
		if refused != nil {
			c.Return(f, Refused(refused))
			return
		}
		if c.DeclaresTasks() {
			findBatch(f, c, d.ID, func(f *exchange.Flow, t *Task, err error) {
				if err != nil {
					t = &Task{ID: d.ID, Status: Working, Created: d.Created, Updated: d.Created, Life: c.TaskLife}
				}
				t.Result = nil
				c.Created(f, t)
			})
			return
		}
		if c.WantsProgress() {
			c.OpenStream(f)
		}
		c.followBatch(f, d.ID)
	})
}

// followBatch answers with the results of a batch once it has ended, or with the results so far when the exchange must end.
func (c *Call) followBatch(f *exchange.Flow, id string) {
	batch.FindOverview(f, c.Grant.Account, id, maxProducts, func(f *exchange.Flow, o *batch.Overview, refused *problem.Problem) {
		switch {
		case refused != nil:
			c.Return(f, Refused(refused))
		case o.EndedAt == 0 && f.Now()-f.Opened() < followTime:
			c.Progress(f, o.EndedEntries(), len(o.Entries), progressOf(o))
			exchange.On(f, f.Wait(followPause), func(f *exchange.Flow, _ struct{}, _ error) { c.followBatch(f, id) })
		default:
			c.Return(f, productsResult(o))
		}
	})
}

const (
	maxEntryTitle   = 40 // characters of a best match's title
	maxEntryFailure = 90 // characters
	maxReference    = 24 // characters of a reference in the text

	leastEntry = 150 // bytes of an entry without its best match and failure
)

// productsResult returns the tool result for a batch: a line for each item, and the same with ids as structured content.
func productsResult(o *batch.Overview) *Result {
	first := progressOf(o) + "."
	if o.EndedAt == 0 {
		first += " Call appraise_products with id " + o.ID + " for the others."
	}
	p := page{room: textRoom}
	p.add(first)
	shown := *o
	shown.Entries = nil
	size := len(jsontext.Encode(&shown, batch.OverviewMembers))
	for i, e := range o.Entries {
		p.add(entryLine(&e))
		shown.Entries = append(shown.Entries, shortened(e, true))
		length := len(jsontext.Encode(&shown.Entries[i], batch.EntryMembers))
		if size+length+leastEntry*(len(o.Entries)-1-i) > structuredRoom {
			shown.Entries[i] = shortened(e, false)
			length = len(jsontext.Encode(&shown.Entries[i], batch.EntryMembers))
		}
		size += length + len(",")
	}
	return &Result{Content: [][]byte{Text(p.text)}, Structured: jsontext.Encode(&shown, batch.OverviewMembers)}
}

// entryLine returns an item in words.
func entryLine(e *batch.Entry) string {
	line := strconv.FormatInt(e.Number, 10)
	if e.Reference != "" {
		line += " " + text.Excerpt(e.Reference, maxReference)
	}
	line += ": "
	switch {
	case e.Currency != "":
		return line + figure(e.Lower) + " to " + figure(e.Upper) + " " + e.Currency + ", estimate " + figure(e.Estimate)
	case e.State == "unvalued":
		return line + "no value"
	}
	return line + e.State
}

func figure(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }

// shortened returns an item for the structured content. whole is false if there is no room for the texts.
func shortened(e batch.Entry, whole bool) batch.Entry {
	if !whole || len(e.URL) > maxLink {
		e.URL = ""
	}
	if !whole {
		e.Reference, e.Title, e.Failure = "", "", ""
	}
	e.Reference, e.Title, e.Failure = text.Excerpt(e.Reference, maxTitle), text.Excerpt(e.Title, maxEntryTitle), text.Excerpt(e.Failure, maxEntryFailure)
	return e
}
