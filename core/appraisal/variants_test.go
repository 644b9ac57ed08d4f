package appraisal_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/store/ledger"
)

// boxes are offers of the camera with and without its box.
func boxes() exchangetest.Answer {
	rows := exchange.Rows{Columns: make([]string, 10)}
	for _, l := range [][]string{{"a", "with box", "400"}, {"b", "in original box", "420"}, {"c", "no box", "250"}, {"d", "without box", "260"}} {
		rows.Rows = append(rows.Rows, listingRow(l[0], "Halden F2 35mm film SLR camera "+l[1], l[2], "USD"))
	}
	return exchangetest.Rows(rows)
}

// The second call must not pay outside services again, so the question is asked only if their answers are kept.
func TestQuestionIsAskedOnlyIfTheDiscoveryIsKept(t *testing.T) {
	for name, c := range map[string]struct {
		variables exchange.Headers
		answers   map[string]exchangetest.Answer
		asks      bool
	}{
		"catalogue only":  {nil, nil, true},
		"kept":            {withModel, nil, true},
		"no cache":        {append(exchange.Headers{{Name: "CACHE_TTL", Value: "0"}}, withModel...), nil, false},
		"a search failed": {withModel, map[string]exchangetest.Answer{shop: exchangetest.HTTP(500, "")}, false},
		"no photo":        {withModel, map[string]exchangetest.Answer{photo: exchangetest.HTTP(404, "")}, false},
	} {
		t.Run(name, func(t *testing.T) {
			s := script{variables: c.variables, answers: map[string]exchangetest.Answer{catalogue: boxes()}, mayAsk: true}
			for service, answer := range c.answers {
				s.answers[service] = answer
			}
			o, x := s.run(t, camera(t))
			if asked := o.Refusal == appraisal.NeedsVariant; asked != c.asks || asked != (o.Question != nil) {
				t.Fatalf("got %+v, want a question: %v", o, c.asks)
			}
			if !c.asks {
				if !strings.Contains(textOf(o), "without box (USD 255.00), with box (USD 410.00)") || o.Charged != ledger.AppraisalCost {
					t.Errorf("got %s, want an answer that names the variants", textOf(o))
				}
				return
			}
			if q := o.Question; q.Attribute != "box" || !slices.Equal(q.Choices, []string{"without box", "with box"}) {
				t.Errorf("got %+v", q)
			}
			all := x.Of(exchangetest.D1)
			if last := all[len(all)-1].Statements; last[0].SQL != ledger.CancelAppraisal || o.Charged != 0 || o.Answer != nil {
				t.Errorf("got %+v after %v, want nothing charged and nothing told", o, last)
			}
		})
	}
}
