package answer

import (
	"loupe/core/base/jsontext"
	"loupe/core/market/product"
)

// Figures returns what SQL needs of an answer and its findings, which the database stores deflated. Without a value they are only the
// errors, because callers pay for the rest. Statements in core/store/ledger, worker/migrations and worker/console read them.
func (a *Answer) Figures(f *Findings) []byte {
	return jsontext.Encode(a, func(m *jsontext.Members, a *Answer) {
		if a.Value != nil {
			valueFigures(m, a.Value, f)
		}
		if a.Errors.Any() {
			jsontext.Object(m, "error", &a.Errors, errorMembers)
		}
	})
}

func valueFigures(m *jsontext.Members, v *Value, f *Findings) {
	d := &f.Details
	m.Number("lower", &v.Lower, always)
	m.Number("upper", &v.Upper, always)
	m.Text("currency", &v.Currency, always)
	m.Number("estimate", &d.Estimate, orNull)
	m.Number("confidence", &d.Confidence, always)
	jsontext.ObjectOr(m, "best", &v.Best, func(m *jsontext.Members, l *Listing) {
		m.Text("title", &l.Title, always)
		m.Text("url", &l.URL, always)
		m.Text("price", &l.Price, always)
	}, optional)
	jsontext.Object(m, "item", &f.Item, func(m *jsontext.Members, i *product.Item) {
		m.Text("title", &i.Title, optional)
		m.Text("brand", &i.Brand, optional)
		m.Text("category", &i.Category, optional)
		m.Text("provider", &i.Provider, optional)
	})
	condition(m, &f.Condition, optional)
	source := f.source()
	m.Text("source", &source, always)
	verdict := ""
	if d.Asking != nil {
		verdict = d.Asking.Verdict
	}
	if d.Decision != nil && d.Decision.Verdict != "" {
		verdict = d.Decision.Verdict
	}
	jsontext.ObjectOr(m, "decision", &d.Decision, decisionFigures, optional)
	m.Text("verdict", &verdict, optional)
}

// decisionFigures visits what is left at the market price.
func decisionFigures(m *jsontext.Members, d *Decision) {
	m.Text("best_channel", &d.BestChannel, orNull)
	m.Number("net", &d.Left.Net.Market, always)
	if d.Left.Profit != nil {
		m.Number("profit", &d.Left.Profit.Market, always)
		m.Number("return", &d.Left.Return.Market, always)
	}
	m.Number("highest_cost", &d.Left.HighestCost.Market, always)
	m.NumberOrNull("chance_of_loss", &d.ChanceOfLoss)
}

// source returns the source of most of the listings used; of several, the first by name.
func (f *Findings) source() (source string) {
	count, most := map[string]int{}, 0
	for i := range f.Candidates {
		if c := &f.Candidates[i]; c.Used {
			count[c.Source]++
		}
	}
	for name, n := range count {
		if n > most || n == most && name < source {
			source, most = name, n
		}
	}
	return source
}
