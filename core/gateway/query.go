package gateway

import (
	"strings"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/problem"
	"loupe/core/request"
)

// queryParameter is a query parameter. valid checks its value; must says what a valid one is.
type queryParameter struct {
	name, must string
	valid      func(value string) bool
}

// The query parameters of the API.
var (
	include = queryParameter{"include", "must be details", isInclude}
	after   = queryParameter{"after", "must be the value of next in an earlier page", appraisal.IsID}
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

// query returns a stage that refuses a request whose query has an invalid value of the parameter, the parameter
// twice, or a name that looks like the parameter misspelt. Other parameters are ignored.
func query(p queryParameter) func(*call, *exchange.Flow) {
	return func(_ *call, f *exchange.Flow) {
		if fault := p.check(f.Request().Query); fault != nil {
			refuse(f, *fault)
		}
	}
}

// check returns the problem of a query, nil if it has none.
func (p *queryParameter) check(query string) *problem.Problem {
	seen := false
	for pair := range strings.SplitSeq(query, "&") {
		name, value, _ := strings.Cut(pair, "=")
		switch {
		case name != p.name && request.IsMisspelling(name, p.name):
			name = request.Printable(name)
			return invalid(name, name+" is not a query parameter of this request; did you mean "+p.name+"?")
		case name != p.name:
			continue
		case seen:
			return invalid(p.name, p.name+" must not be given twice")
		}
		if seen = true; !p.valid(value) {
			return invalid(p.name, p.name+" "+p.must)
		}
	}
	return nil
}

// queryValue returns the first value of a query parameter, "" if it is absent. It does not decode percent
// signs, because no valid value of a parameter of this API has one.
func queryValue(query, name string) string {
	for parameter := range strings.SplitSeq(query, "&") {
		if key, value, _ := strings.Cut(parameter, "="); key == name {
			return value
		}
	}
	return ""
}
