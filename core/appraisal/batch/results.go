package batch

import (
	"strconv"
	"strings"

	"loupe/core/answer"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/reading/rows"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

const (
	// ResultsPage is the highest number of results in JSON on a page; of rows in CSV there are ledger.MaxItems.
	ResultsPage = 100

	// atOnce is how many results are read from the database at once. A result has at most some 64 kB, so they take
	// little memory.
	atOnce = 50
)

// Results selects the results of a batch.
type Results struct {
	Form  rows.Form
	Ended bool   // only items that have ended, in the order in which they did; otherwise all, by number
	After int64  // the cursor of the previous page; 0 for the first page
	State string // of the items; "" for all
	Limit int    // of items
}

// Page is a page of results.
type Page struct {
	Parts []exchange.Part // in the form that was selected
	Next  int64           // the cursor of the next page; 0 on the last page
}

// FindResults reads a page of the results of an account's batch. It calls done once, with the page or the problem.
func FindResults(f *exchange.Flow, account, id string, query Results, done func(*exchange.Flow, *Page, *problem.Problem)) {
	p := &page{id: id, account: account, Results: query, done: done}
	p.read(f)
}

type page struct {
	Page
	Results
	id, account string
	done        func(*exchange.Flow, *Page, *problem.Problem)

	count int         // of results so far
	text  rows.Writer // of the results that are not in Parts yet
}

// read reads the next results.
func (p *page) read(f *exchange.Flow) {
	inJSON, inCSV, limit := ledger.ListResults, ledger.ListRows, min(atOnce, p.Limit-p.count)
	if p.Ended {
		inJSON, inCSV = ledger.ListResultsEnded, ledger.ListRowsEnded
	}
	statement := inJSON.SQL
	if p.Form == rows.CSV {
		statement = inCSV.SQL
	}
	results := f.D1(ledger.FindBatch.Bind(exchange.Text(p.account), exchange.Text(p.id)),
		exchange.SQL(statement, exchange.Text(p.id), exchange.Int(p.After), exchange.Text(p.State), exchange.Int(int64(limit+1))))
	exchange.On(f, results, func(f *exchange.Flow, sets []exchange.Rows, err error) {
		batch := ledger.FindBatch.One(sets, 0)
		switch {
		case err != nil:
			p.done(f, nil, &unavailable)
			return
		case batch == nil:
			p.done(f, nil, &notFound)
			return
		}
		results.Release()
		var more bool
		if p.Form == rows.CSV {
			found := inCSV.All(sets, 1)
			more = len(found) > limit
			p.addRows(tableOf(batch.Columns), found[:min(limit, len(found))], batch.State)
		} else {
			found := inJSON.All(sets, 1)
			more = len(found) > limit
			p.addResults(found[:min(limit, len(found))], batch.State)
		}
		if more && p.count < p.Limit {
			p.keep(f)
			return
		}
		if more {
			p.Next = p.After
		}
		if p.Form == rows.JSON {
			var end jsontext.Writer
			end.Key("next")
			writeOrNull(&end, p.Next != 0, func() { end.String(strconv.FormatInt(p.Next, 10)) })
			end.Close('}')
			p.text.Text = append(append(p.text.Text, "],"...), end...)
		}
		p.Parts = append(p.Parts, exchange.Literal(p.text.Text))
		p.done(f, &p.Page, nil)
	})
}

// keep moves the text of the results so far to the host, so that the core never holds a whole page. Then it reads the
// next results.
func (p *page) keep(f *exchange.Flow) {
	kept := f.Keep(exchange.Literal(p.text.Text))
	p.text.Text = p.text.Text[:0]
	exchange.On(f, kept, func(f *exchange.Flow, _ exchange.Answer, err error) {
		if err != nil {
			p.done(f, nil, BodyProblem(err, "page", ""))
			return
		}
		p.Parts = append(p.Parts, exchange.Kept(kept))
		p.read(f)
	})
}

// addResults adds results as JSON: the elements of an array, or lines. stopped is the state of the batch, which says
// why an item is cancelled.
func (p *page) addResults(found []ledger.ItemResult, stopped string) {
	if p.Form == rows.JSON && p.count == 0 {
		p.text.Text = append(p.text.Text, `{"results":[`...)
	}
	for i := range found {
		if p.Form == rows.JSON && p.count > 0 {
			p.text.Text = append(p.text.Text, ',')
		}
		result := jsontext.Encode(&found[i], func(m *jsontext.Members, item *ledger.ItemResult) { resultMembers(m, item, stopped) })
		if p.text.Text = append(p.text.Text, result...); p.Form == rows.Lines {
			p.text.Text = append(p.text.Text, '\n')
		}
		p.After = found[i].Cursor
		p.count++
	}
}

func resultMembers(m *jsontext.Members, item *ledger.ItemResult, stopped string) {
	var confidence *float64
	if !item.Confidence.Null() {
		number := item.Confidence.Real()
		confidence = &number
	}
	m.Int64("number", &item.Number, jsontext.AsItIs)
	m.Text("reference", &item.Reference, jsontext.Null)
	m.Text("state", &item.State, jsontext.AsItIs)
	m.Text("appraisal_id", &item.Appraisal, jsontext.Null)
	m.Int64("charged", &item.Charged, jsontext.AsItIs)
	m.NumberOrNull("confidence", &confidence)
	m.JSON("answer", &item.Answer, jsontext.Null)
	failure := failureOf(item.State, stopped)
	jsontext.ObjectOr(m, "error", &failure, func(m *jsontext.Members, f *failed) {
		m.Text("code", &f.code, jsontext.AsItIs)
		m.Text("detail", &f.detail, jsontext.AsItIs)
	}, jsontext.Null)
}

// failed says why an item has no answer.
type failed struct{ code, detail string }

// failureOf says why an item in this state has no answer, nil if it has one or may get one. batch is the state of its batch.
func failureOf(state, batch string) *failed {
	switch {
	case state == ledger.ItemFailed:
		return &failed{"INTERRUPTED", "the appraisal was interrupted three times; nothing was charged; send the item again"}
	case state == ledger.ItemCancelled && batch == ledger.BatchExpired:
		return &failed{"EXPIRED", "the batch expired after seven days before the item began; nothing was charged"}
	case state == ledger.ItemCancelled:
		return &failed{"CANCELLED", "the batch was cancelled before the item began; nothing was charged"}
	}
	return nil
}

// ownColumns are the columns that follow the caller's.
var ownColumns = [...]string{"loupe_state", "price_lower", "price_upper", "price_currency", "estimate", "confidence",
	"best_match_title", "best_match_url", "best_match_price", "verdict",
	"best_channel", "net", "profit", "return", "highest_cost", "chance_of_loss", "errors", "appraisal_id"}

// addRows adds records of a CSV file, before the first its header.
func (p *page) addRows(t rows.Table, found []ledger.ItemRow, stopped string) {
	w := &p.text
	if p.count == 0 {
		w.Separator = t.Separator
		if t.Mark {
			w.Text = append(w.Text, "\ufeff"...)
		}
		for _, name := range t.Header {
			w.Cell(name)
		}
		for _, name := range ownColumns[:] {
			w.Cell(name)
		}
		w.End()
	}
	for i := range found {
		item := &found[i]
		p.After = item.Cursor
		p.count++
		if item.Cells == "" {
			w.Own(item.Reference)
			w.Own(item.Image)
			w.Own(item.Description)
		} else {
			cells := gjson.Parse(item.Cells)
			for _, cell := range jsontext.List(&cells, "@this", jsontext.All) {
				w.Cell(cell.Str)
			}
		}
		w.Own(item.State)
		for _, value := range [...]exchange.Value{
			item.Lower, item.Upper, item.Currency, item.Estimate, item.Confidence, item.Title, item.URL, item.Price, item.Verdict,
			item.BestChannel, item.Net, item.Profit, item.Return, item.HighestCost, item.ChanceOfLoss,
		} {
			switch value.Any().(type) {
			case nil, string:
				w.Own(value.Text())
			default:
				w.Cell(strconv.FormatFloat(value.Real(), 'f', -1, 64)) // no formula, even if it is negative
			}
		}
		if failure := failureOf(item.State, stopped); failure != nil {
			w.Own(failure.code + ": " + failure.detail)
		} else {
			w.Own(errorsOf(item.Error))
		}
		w.Own(item.Appraisal)
		w.End()
	}
}

// tableOf returns the table of a batch. One that was not sent as CSV has three columns.
func tableOf(stored string) rows.Table {
	if t, ok := rows.ParseTable(stored); ok {
		return t
	}
	return rows.Table{Separator: ',', Header: []string{"reference", "image_url", "description"}}
}

// errorsOf returns the entries of an answer's error as one text.
func errorsOf(json string) string {
	errors := answer.ParseErrors(json)
	var all []string
	for _, f := range errors.All() {
		all = append(all, f.Code+": "+f.Message)
	}
	return strings.Join(all, "; ")
}
