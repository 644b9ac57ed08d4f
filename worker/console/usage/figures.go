package usage

import "strings"

// figures are the sums that usage_day keeps for each account, day and key. To add one, add a column to
// that table, a field here, which targets and add use, and an entry to columns.
type figures struct {
	Calls   int64 `json:"calls"`
	Valued  int64 `json:"valued"` // the calls with a value, which were charged
	Credits int64 `json:"credits"`
}

// columns are the columns of usage_day, in the order of the targets, each with the SQL that counts it over appraisals p with
// their transfers t.
var columns = [...]struct{ name, count string }{
	{"calls", "count(*)"},
	{"valued", "sum(t.state = 'posted')"},
	{"credits", "sum((t.state = 'posted') * t.amount)"},
}

func (f *figures) targets() []any { return []any{&f.Calls, &f.Valued, &f.Credits} }

func (f *figures) add(more figures) {
	f.Calls += more.Calls
	f.Valued += more.Valued
	f.Credits += more.Credits
}

// listColumns returns the pattern once for each column, separated by commas. NAME and COUNT are replaced by the column's name and
// SQL.
func listColumns(pattern string) string {
	var list []string
	for _, c := range columns {
		list = append(list, strings.NewReplacer("NAME", c.name, "COUNT", c.count).Replace(pattern))
	}
	return strings.Join(list, ", ")
}
