package api

import (
	"cmp"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"loupe/core/appraisal"
	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/problem"
	"loupe/core/exchange"
	"loupe/core/store/ledger"
	"loupe/core/store/webhook"
)

// queryParameter is a query parameter. valid checks its value; must says what a valid one is.
type queryParameter struct {
	name, must string
	valid      func(value string) bool
}

// value returns the value of the parameter in a request, "" if it is absent.
func (p queryParameter) value(f *exchange.Flow) string { return queryValue(f.Request().Query, p.name) }

// cursor returns the value of the parameter as the parameter of a query for a page, ledger.FirstPage if it is absent.
func (p queryParameter) cursor(f *exchange.Flow) exchange.Value {
	return exchange.Text(cmp.Or(p.value(f), ledger.FirstPage))
}

// number returns the value of the parameter, or otherwise if it is absent.
func (p queryParameter) number(f *exchange.Flow, otherwise int) int {
	if n, err := strconv.Atoi(p.value(f)); err == nil {
		return n
	}
	return otherwise
}

const maxSearch = 200 // characters

// The query parameters of the API.
var (
	include = queryParameter{"include", "must be details", isInclude}
	after   = queryParameter{"after", afterForm, appraisal.IsID}
	limit   = queryParameter{"limit", "must be 1 to " + strconv.Itoa(appraisal.PageSize), upTo(appraisal.PageSize)}
	search  = queryParameter{"search", "must be 1 to " + strconv.Itoa(maxSearch) + " characters in UTF-8", isSearch}
	state   = queryParameter{"state", "must be in_progress, valued or no_value", appraisal.IsState}
	apiKey  = queryParameter{"api_key", "must be the id of an API key, such as key_01KAKSYQG0R2J8TBXN4WQ5V7CE; never send a key itself", appraisal.IsKeyID}
	since   = queryParameter{"since", timeForm, isTime}
	until   = queryParameter{"until", timeForm, isTime}

	afterEvent = queryParameter{"after", afterForm, webhook.IsEventID}
)

const (
	afterForm = "must be the value of next in an earlier page"
	timeForm  = "must be a time in UTC such as 2026-11-20T15:00:00Z"
)

// isInclude reports whether a value is a list of parts that can be included, separated by commas.
func isInclude(value string) bool {
	for part := range strings.SplitSeq(value, ",") {
		if part != "details" {
			return false
		}
	}
	return true
}

// upTo returns a function that reports whether a value is a number from 1 to most.
func upTo(most int) func(value string) bool {
	return func(value string) bool {
		n, err := strconv.Atoi(value)
		return err == nil && n >= 1 && n <= most
	}
}

func isSearch(value string) bool {
	n := utf8.RuneCountInString(value)
	return n >= 1 && n <= maxSearch && utf8.ValidString(value)
}

func isTime(value string) bool {
	_, ok := date.ParseTime(value)
	return ok
}

// query returns a stage that refuses a request whose query has an invalid value of a parameter, a parameter
// twice, or a name that looks like a parameter misspelt. Other parameters are ignored.
func query(parameters ...queryParameter) func(*call, *exchange.Flow) {
	return func(_ *call, f *exchange.Flow) {
		if refused := checkQuery(f.Request().Query, parameters); refused != nil {
			refuse(f, refused)
		}
	}
}

// checkQuery returns the problem of a query, nil if it has none.
func checkQuery(query string, parameters []queryParameter) *problem.Problem {
	seen := make([]bool, len(parameters))
	for pair := range strings.SplitSeq(query, "&") {
		name, text, _ := strings.Cut(pair, "=")
		known, meant := -1, -1
		for i := range parameters {
			switch {
			case name == parameters[i].name:
				known = i
			case request.IsMisspelling(name, parameters[i].name):
				meant = i
			}
		}
		switch value, err := url.QueryUnescape(text); {
		case known < 0 && meant < 0:
			continue
		case known < 0:
			name = request.Printable(name)
			return problem.Invalid(name, name+" is not a query parameter of this request; did you mean "+parameters[meant].name+"?")
		case seen[known]:
			return problem.Invalid(name, name+" must not be given twice")
		case err != nil || !parameters[known].valid(value):
			return problem.Invalid(name, name+" "+parameters[known].must)
		}
		seen[known] = true
	}
	return nil
}

// queryValue returns the first value of a query parameter, "" if it is absent.
func queryValue(query, name string) string {
	for parameter := range strings.SplitSeq(query, "&") {
		if key, text, _ := strings.Cut(parameter, "="); key == name {
			value, _ := url.QueryUnescape(text)
			return value
		}
	}
	return ""
}
