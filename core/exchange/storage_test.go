package exchange_test

import (
	"reflect"
	"testing"

	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// Rows that the core does not expect count as none.
func TestQueriesScanRowsOfTheirColumnsOnly(t *testing.T) {
	type pair struct {
		name  string
		count int64
	}
	q := exchange.Query[pair]{Scan: func(r *exchange.Row, row *pair) { *row = pair{r.Text(), r.Int()} }}
	row := func(values ...exchange.Value) []exchange.Value { return values }
	good, other := row(exchange.Text("a"), exchange.Int(1)), row(exchange.Value{}, exchange.Text("b"))
	for name, c := range map[string]struct {
		rows [][]exchange.Value
		want []pair
	}{
		"none":             {nil, []pair{}},
		"one":              {[][]exchange.Value{good}, []pair{{"a", 1}}},
		"two":              {[][]exchange.Value{good, other}, []pair{{"a", 1}, {}}},
		"too few columns":  {[][]exchange.Value{row(), row(exchange.Text("a"))}, []pair{}},
		"too many columns": {[][]exchange.Value{append(good[:2:2], exchange.Int(2)), good}, []pair{{"a", 1}}},
	} {
		batch := []exchange.Rows{{}, {Rows: c.rows}}
		if got := q.All(batch, 1); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %v, want %v", name, got, c.want)
		}
		if got := q.One(batch, 1); (got != nil) != (len(c.want) == 1) || got != nil && *got != c.want[0] {
			t.Errorf("%s: got %v, want the one of %v if it is the only one", name, got, c.want)
		}
		for _, i := range []int{-1, 0, 2} {
			if got := q.One(batch, i); got != nil {
				t.Errorf("%s: statement %d has the row %v, want none", name, i, got)
			}
		}
	}
}

func TestPage(t *testing.T) {
	rows := []string{"a", "b", "c"}
	cursor := func(s *string) string { return *s }
	for limit, want := range map[int]string{1: "a", 2: "b", 3: "", 4: ""} {
		if page, next := exchange.Page(rows, limit, cursor); len(page) != min(limit, 3) || next != want {
			t.Errorf("limit %d: got %q and the cursor %q, want the cursor %q", limit, page, next, want)
		}
	}
}

// A host that answers with fewer results than there are statements does not fit the protocol.
func TestABatchHasAResultForEachStatement(t *testing.T) {
	var failure error
	s := newSession(t, func(f *exchange.Flow) {
		both := f.D1(exchange.SQL("SELECT 1"), exchange.SQL("SELECT 2"))
		exchange.On(f, both, func(_ *exchange.Flow, _ []exchange.Rows, err error) { failure = err })
	})
	s.Open(1)
	s.Done(1, exchangetest.Rows(exchange.Rows{}).Result(exchangetest.Effect{Kind: exchangetest.D1, Statements: make([]exchange.Statement, 1)}))
	if exchange.CodeOf(failure) != exchange.Malformed {
		t.Errorf("got the error %v, want it malformed", failure)
	}
}
