package api

import (
	"strconv"
	"strings"

	"loupe/core/appraisal/batch"
	"loupe/core/base/date"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/reading/rows"
	"loupe/core/store/ledger"
)

const (
	batchesPath = "/api/v1/batches"

	refusedBytes = 512 << 10 // of a refused body that count like a call
)

// The query parameters of batches.
var (
	batchName    = queryParameter{"name", batch.NameForm, batch.IsName}
	batchAfter   = queryParameter{"after", afterForm, batch.IsID}
	resultsAfter = queryParameter{"after", afterForm, upTo(ledger.MaxItems)}
	resultsLimit = queryParameter{"limit", "must be 1 to 100, for CSV 1 to 1000", upTo(ledger.MaxItems)}
	resultsOrder = queryParameter{"order", "must be item or ended", func(value string) bool { return value == "item" || value == "ended" }}
	itemState    = queryParameter{"state", "must be waiting, running, valued, unvalued, failed or cancelled", batch.IsItemState}
	format       = queryParameter{"format", "must be json, ndjson or csv", func(value string) bool { return formNamed(value) >= 0 }}
)

// forms are the forms of items and results: the name in the query, and the media type.
var forms = [...]struct{ name, mediaType string }{rows.JSON: {"json", "application/json"}, rows.Lines: {"ndjson", "application/x-ndjson"}, rows.CSV: {"csv", "text/csv"}}

// formNamed returns the form with this name or media type, -1 if there is none.
func formNamed(name string) rows.Form {
	for i := range forms {
		if name == forms[i].name || name == forms[i].mediaType {
			return rows.Form(i)
		}
	}
	return -1
}

// sentForm returns the form of the request's body. If the body has another content type, it refuses the request and returns -1.
func sentForm(f *exchange.Flow) rows.Form {
	mediaType, parameters, _ := strings.Cut(f.Request().Headers.Get("content-type"), ";")
	_, charset, named := strings.Cut(strings.ToLower(parameters), "charset=")
	charset, _, _ = strings.Cut(charset, ";")
	if charset = strings.Trim(charset, "\" \t"); named && charset != "utf-8" && charset != "us-ascii" {
		refuse(f, problem.Invalid("Content-Type", "Content-Type must have the charset utf-8 or none; save the file as UTF-8"))
		return -1
	}
	if mediaType == "" {
		return rows.JSON
	}
	if form := formNamed(strings.ToLower(strings.TrimSpace(mediaType))); form >= 0 && strings.Contains(mediaType, "/") {
		return form
	}
	refuse(f, problem.Invalid("Content-Type", "Content-Type must be application/json, application/x-ndjson or text/csv"))
	return -1
}

// createBatch is POST /batches. The host keeps the body, and the core reads it in pieces.
func (c *call) createBatch(f *exchange.Flow) {
	headers := f.Request().Headers
	form := sentForm(f)
	if form < 0 {
		return
	}
	key, refused := idempotencyKey(headers)
	if refused != nil {
		refuse(f, refused)
		return
	}
	body := f.Body(batch.MaxBody, 0, bodyTime)
	f.Await(body)
	f.Then(func(f *exchange.Flow) {
		in := batch.Request{Grant: c.grant, IdempotencyKey: key, Form: form, Name: batchName.value(f), Today: date.OfTime(f.Opened()), Body: body}
		batch.Create(f, &c.batch, in, func(f *exchange.Flow, d *batch.Document, replayed bool, refused *problem.Problem) {
			if refused != nil {
				if refused.Code == problem.BadRequest || refused.Code == problem.ContentTooLarge {
					c.countRefused(f, body)
				}
				refuse(f, refused)
				return
			}
			headers := exchange.Headers{{Name: "location", Value: batchesPath + "/" + d.ID}}
			if replayed {
				headers = append(headers, exchange.Header{Name: "idempotent-replayed", Value: "true"})
			}
			reply(f, 202, d.JSON(), headers...)
		})
	})
}

// countRefused counts a refused body against the rate of the request's key: each 512 kB of it like a call, because it
// took as much time.
func (c *call) countRefused(f *exchange.Flow, body exchange.Future[exchange.Answer]) {
	size := batch.MaxBody
	if answer, err := body.Result(); err == nil {
		size = answer.Size
	}
	for range size / refusedBytes {
		f.Limit(c.keyHash)
	}
}

// listBatches is GET /batches.
func (c *call) listBatches(f *exchange.Flow) {
	list(f, "batches", ledger.ListBatches, limit.number(f, 20), func(b *ledger.Batch) string { return b.ID }, c.batch.Members(f.Now()),
		exchange.Text(c.grant.Account), batchAfter.cursor(f))
}

// showBatch is GET /batches/{id}.
func (c *call) showBatch(f *exchange.Flow) { batch.Find(f, &c.batch, c.grant.Account, c.id, sendBatch) }

// cancelBatch is POST /batches/{id}/cancel. Items that have begun go on.
func (c *call) cancelBatch(f *exchange.Flow) {
	batch.Cancel(f, &c.batch, c.grant.Account, c.id, sendBatch)
}

func sendBatch(f *exchange.Flow, d *batch.Document, refused *problem.Problem) {
	if refused != nil {
		refuse(f, refused)
		return
	}
	reply(f, 200, d.JSON())
}

// showResults is GET /batches/{id}/results.
func (c *call) showResults(f *exchange.Flow) {
	query := batch.Results{Form: formNamed(format.value(f)), Ended: resultsOrder.value(f) == "ended", State: itemState.value(f)}
	if query.Form < 0 {
		query.Form = acceptedForm(f.Request().Headers)
	}
	highest, usual := batch.ResultsPage, batch.ResultsPage/2
	if query.Form == rows.CSV {
		highest, usual = ledger.MaxItems, ledger.MaxItems
	}
	if query.Limit = resultsLimit.number(f, usual); query.Limit > highest {
		refuse(f, problem.Invalid(resultsLimit.name, resultsLimit.name+" "+resultsLimit.must))
		return
	}
	query.After = int64(resultsAfter.number(f, 0))
	batch.FindResults(f, c.grant.Account, c.id, query, func(f *exchange.Flow, page *batch.Page, refused *problem.Problem) {
		if refused != nil {
			refuse(f, refused)
			return
		}
		var headers exchange.Headers
		mediaType := forms[query.Form].mediaType
		if page.Next != 0 {
			next := "?after=" + itoa(page.Next) + "&limit=" + strconv.Itoa(query.Limit) + "&format=" + forms[query.Form].name
			for _, p := range []queryParameter{resultsOrder, itemState} {
				if given := p.value(f); given != "" {
					next += "&" + p.name + "=" + given
				}
			}
			headers = append(headers, exchange.Header{Name: "link", Value: "<" + batchesPath + "/" + c.id + "/results" + next + `>; rel="next"`})
		}
		if query.Form == rows.CSV {
			mediaType += "; charset=utf-8"
			headers = append(headers, exchange.Header{Name: "content-disposition", Value: `attachment; filename="` + c.id + `.csv"`})
		}
		r := jsonResponse(200, mediaType, nil, headers...)
		r.Parts = page.Parts
		send(f, r)
	})
}

// acceptedForm returns the form that the caller accepts, JSON if the header Accept names none.
func acceptedForm(headers exchange.Headers) rows.Form {
	for _, form := range []rows.Form{rows.CSV, rows.Lines} {
		if headers.Lists("accept", forms[form].mediaType) {
			return form
		}
	}
	return rows.JSON
}
