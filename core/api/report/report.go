// Package report makes reports: copies of answers to hand in to an insurer, an heir or a court. A report stays when its appraisals are
// deleted. Its id is random, and whoever knows it may read the report without a key: so the link on a printed page verifies it.
package report

import (
	"strings"
	"unicode/utf8"

	"loupe/core/appraisal"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/ulid"
	"loupe/core/exchange"
	"loupe/core/store/ledger"

	"github.com/tidwall/gjson"
)

// Limits of a report.
const (
	MaxItems = 100
	maxTitle = 200 // characters
	PageSize = 100 // reports on a page of the list
)

// Path is the path of the page of a report, without the id at its end.
const Path = "/report/"

const idPrefix = "rep_"

// IsID reports whether a text has the form of a report's id.
func IsID(text string) bool { return ulid.Valid(text, idPrefix) }

// Done gets the JSON of an answer, nil after a deletion, or the problem of a refused request.
type Done = func(f *exchange.Flow, document []byte, refused *problem.Problem)

// Create makes a report from the body of a request: {"appraisals", "title"}. It answers with the report. Origin is the scheme and host of
// its URL.
func Create(f *exchange.Flow, account, origin string, body []byte, done Done) {
	ids, title, refused := parse(body)
	if refused != nil {
		done(f, nil, refused)
		return
	}
	id := idPrefix + ulid.New(f.Opened(), [ulid.RandomBytes]byte(f.Entropy()[16:])) // the first bytes are the request id, which is not secret
	owner, report := exchange.Text(account), exchange.Text(id)
	found := f.D1(ledger.FindReportable.Bind(owner, exchange.Text(jsontext.QuoteAll(ids))))
	exchange.On(f, found, func(f *exchange.Flow, rows []exchange.Rows, err error) {
		if err != nil {
			done(f, nil, &unavailable)
			return
		}
		appraisals := ledger.FindReportable.All(rows, 0)
		batch := []exchange.Statement{exchange.SQL(ledger.InsertReport, report, owner, title, exchange.Int(int64(len(ids))), exchange.Int(f.Now()))}
		for i, id := range ids {
			var shown *item
			if i < len(appraisals) && appraisals[i].ID == id {
				shown = snapshot(&appraisals[i])
			}
			if shown == nil {
				done(f, nil, problem.Invalid("appraisals", "the account has no appraisal "+id+" with a value"))
				return
			}
			batch = append(batch, exchange.SQL(ledger.InsertReportItem, report, exchange.Int(int64(i+1)), exchange.Text(id), exchange.Blob(jsontext.Encode(shown, itemMembers))))
		}
		stored := f.D1(append(batch, ledger.FindReport.Bind(report))...)
		exchange.On(f, stored, func(f *exchange.Flow, rows []exchange.Rows, err error) {
			items := ledger.FindReport.All(rows, len(rows)-1)
			switch {
			case ledger.ConstraintOf(err) == ledger.TooManyReports:
				done(f, nil, &problem.Problem{Code: problem.Conflict, Detail: "an account may have 1,000 reports with 5,000 items in all; delete one first"})
			case len(items) == 0:
				done(f, nil, &unavailable)
			default:
				done(f, document(id, origin, items), nil)
			}
		})
	})
}

// Find answers with a report of any account.
func Find(f *exchange.Flow, id, origin string, done Done) {
	exchange.On(f, f.D1(ledger.FindReport.Bind(exchange.Text(id))), func(f *exchange.Flow, rows []exchange.Rows, err error) {
		items := ledger.FindReport.All(rows, 0)
		switch {
		case err != nil:
			done(f, nil, &unavailable)
		case len(items) == 0:
			done(f, nil, &notFound)
		default:
			done(f, document(id, origin, items), nil)
		}
	})
}

// Members returns a function that visits the members of a report in a list. Origin is the scheme and host of its URL.
func Members(origin string) func(*jsontext.Members, *ledger.Report) {
	return func(m *jsontext.Members, r *ledger.Report) {
		headMembers(m, r, origin)
		m.Int64("items", &r.Items, jsontext.AsItIs)
	}
}

// document returns a report of at least one item as JSON.
func document(id, origin string, stored []ledger.ReportItem) []byte {
	var items []item
	for _, one := range stored {
		i := jsontext.Decode(gjson.Parse(one.Snapshot), itemMembers)
		i.photoState = one.Photo
		items = append(items, i)
	}
	totals := totalsOf(items)
	return jsontext.Encode(&ledger.Report{ID: id, Title: stored[0].Title, Created: stored[0].Created}, func(m *jsontext.Members, r *ledger.Report) {
		headMembers(m, r, origin)
		jsontext.Objects(m, "items", &items, itemMembers, jsontext.AsItIs)
		jsontext.Objects(m, "totals", &totals, totalMembers, jsontext.AsItIs)
	})
}

// headMembers visits the members of a report that the list shows, too.
func headMembers(m *jsontext.Members, r *ledger.Report, origin string) {
	url := origin + Path + r.ID
	m.Text("id", &r.ID, jsontext.AsItIs)
	m.Text("url", &url, jsontext.AsItIs)
	m.Text("title", &r.Title, jsontext.Null)
	m.Time("created_at", &r.Created, jsontext.AsItIs)
}

// parse reads the body of a request for a report. Without a title, title is NULL.
func parse(body []byte) (ids []string, title exchange.Value, refused *problem.Problem) {
	root, err := jsontext.Parse(body)
	if err != nil || !root.IsObject() {
		return nil, title, problem.Invalid("body", "the body must be a JSON object")
	}
	if text := jsontext.Get(&root, "title"); text.Exists() && text.Type != gjson.Null {
		name := strings.TrimSpace(text.Str)
		if n := utf8.RuneCountInString(name); text.Type != gjson.String || n < 1 || n > maxTitle {
			return nil, title, problem.Invalid("title", "title must be a string of 1 to 200 characters")
		}
		title = exchange.Text(name)
	}
	list := jsontext.Get(&root, "appraisals")
	if elements := jsontext.List(&list, "@this", MaxItems+1); list.IsArray() && len(elements) >= 1 && len(elements) <= MaxItems {
		seen := map[string]bool{}
		for _, element := range elements {
			if element.Type != gjson.String || !appraisal.IsID(element.Str) || seen[element.Str] {
				return nil, title, problem.Invalid("appraisals", "appraisals must be ids such as apr_01KAKSYQG0R2J8TBXN4WQ5V7CE, each of them once")
			}
			seen[element.Str] = true
			ids = append(ids, element.Str)
		}
		return ids, title, nil
	}
	return nil, title, problem.Invalid("appraisals", "appraisals must be a list of 1 to 100 ids of appraisals")
}

var (
	notFound    = problem.Problem{Code: problem.NotFound, Detail: "there is no such report"}
	unavailable = problem.Problem{Code: problem.Unavailable, Detail: "the report could not be read or stored; try again"}
)
