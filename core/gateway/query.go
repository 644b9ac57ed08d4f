package gateway

import (
	"slices"
	"strings"

	"loupe/core/exchange"
	"loupe/core/problem"
	"loupe/core/request"
)

// queryParameter is a query parameter. If it has values, its value must be a list of them, separated by commas.
type queryParameter struct {
	name   string
	values []string
}

// The query parameters of the API.
var (
	include = queryParameter{"include", []string{"details"}}
	after   = queryParameter{"after", nil}
)

// query returns a stage that refuses a request whose query has an unknown value of the parameter, the parameter
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
		seen = true
		for v := range strings.SplitSeq(value, ",") {
			if p.values != nil && !slices.Contains(p.values, v) {
				return invalid(p.name, p.name+" must be "+strings.Join(p.values, ", "))
			}
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
