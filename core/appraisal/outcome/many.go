package outcome

import (
	"strings"

	"loupe/core/appraisal/request"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/reading/rows"

	"github.com/tidwall/gjson"
)

// RecordRows records the outcomes in a body, each with its appraisal's id, in one transaction, and answers with them. If any is invalid, none
// is recorded, and the problem lists the invalid ones. today is the day of the request, in days since 1970-01-01 UTC.
func RecordRows(f *exchange.Flow, s Settings, account string, form rows.Form, body []byte, today int, done Done) {
	var all []Outcome
	seen := map[string]bool{}
	columns := append(request.Fields[Outcome]{idOf(idField)}, fields...)
	kind := rows.Kind{
		Member: "outcomes", Noun: "outcome", Required: idField, Max: MaxRows, TooMany: "send at most 200 outcomes at once",
		None: "there must be an outcome", Invalid: "nothing was recorded, because outcomes are invalid; the first is outcome",
		IsColumn: func(name string) bool { return columns.Named(name) != nil }, FromText: columns.FromText,
	}
	r := rows.NewReader(&kind, form)
	kind.Add = func(root gjson.Result, _ []string) {
		o, refused := Parse(root, today)
		id := jsontext.Get(&root, idField)
		o.Appraisal = id.Str
		switch {
		case id.Type != gjson.String || id.Str == "":
			r.Report(idField, idField+" must be the id of an appraisal")
		case seen[id.Str]:
			r.Report(idField, idField+" must not be given twice")
		case refused != nil:
			r.Report(refused.Field, refused.Detail)
		}
		seen[id.Str] = true
		all = append(all, o)
	}
	r.Read(body, true)
	if r.Fatal != nil {
		done(f, nil, r.Fatal)
		return
	}
	Record(f, s, account, all, func(f *exchange.Flow, documents []string, refused map[int]*problem.Problem) {
		if p := refused[-1]; p != nil {
			done(f, nil, p)
			return
		}
		if len(refused) > 0 {
			p := &problem.Problem{Code: problem.BadRequest, Field: kind.Member}
			for i := range all {
				if one := refused[i]; one != nil {
					p.Errors = append(p.Errors, problem.RowError{Row: i + 1, Field: idField, Detail: one.Detail})
				}
			}
			p.Detail = "nothing was recorded, because outcomes are refused; the first: " + p.Errors[0].Detail
			done(f, nil, p)
			return
		}
		done(f, []byte(`{"`+kind.Member+`":[`+strings.Join(documents, ",")+`]}`), nil)
	})
}
