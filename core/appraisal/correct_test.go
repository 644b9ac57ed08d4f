package appraisal_test

import (
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
	"loupe/core/market"
	"loupe/core/store/account"
	"loupe/core/store/ledger"
)

// corrected is a host with an appraisal of a Halden F2 whose evidence also has offers of a Halden F7, and with a catalogue that has
// another one.
type corrected struct {
	row       []exchange.Value // of ledger.FindCorrectable.SQL
	stored    []exchange.Value // parameters of ledger.StoreCorrection; nil if nothing was stored
	first     []exchange.Value // the correction of another call that is stored before this one: its request, answer, evidence and findings
	catalogue exchangetest.Answer
}

func newCorrected(t *testing.T) *corrected {
	t.Helper()
	s := script{variables: withModel, answers: withMore(
		listingRow("f7a", "Halden F7 autofocus SLR camera", "900.00", "USD"),
		listingRow("f7b", "Halden F7 autofocus SLR camera body", "700.00", "EUR"),
	)}
	o, x := s.run(t, camera(t))
	if b := decode(t, o); b.Appraisal == nil || b.Appraisal.Upper > 400 {
		t.Fatalf("got %s, want the value of the F2", textOf(o))
	}
	r := camera(t)
	stored := settled(t, x)[0].Params
	evidence := strings.Replace(stored[storedEvidence].Text(), `"rates_date":""`, `"rates_date":"2026-11-20"`, 1)
	found := exchange.Rows{Columns: make([]string, 16), Rows: [][]exchange.Value{listingRow("f7c", "Halden F7 autofocus SLR camera, boxed", "880.00", "USD")}}
	return &corrected{catalogue: exchangetest.Rows(found), row: []exchange.Value{
		exchange.Text(ledger.Posted), exchange.Text(string(r.JSON())), exchange.Int(1_795_000_000_000), exchange.Int(77), stored[storedAnswer], exchange.Text(evidence), stored[storedFindings], exchange.Text("3:00"), {}, {}, {}, {}, exchange.Int(1),
	}}
}

// correct corrects the appraisal.
func (c *corrected) correct(t *testing.T, with appraisal.Correction) (outcome appraisal.Outcome) {
	t.Helper()
	host := exchangetest.New(t, exchange.Program{
		Variables: appraisal.Variables(), Secrets: appraisal.Secrets(),
		Configure: func(config exchange.Config) exchange.Stage {
			settings := appraisal.Configure(config)
			return func(f *exchange.Flow) {
				appraisal.Correct(f, settings, account.Grant{Account: "acct_1"}, "apr_1", with, func(f *exchange.Flow, o appraisal.Outcome) {
					outcome = o
					f.Reply(exchange.Response{Status: 201})
				})
			}
		},
	})
	host.Variables, host.Secrets = withModel, []string{"VISION_API_KEY", "SERPER_API_KEY"}
	host.Answer = func(e exchangetest.Effect) exchangetest.Answer {
		if e.Kind != exchangetest.D1 {
			return exchangetest.NotFound()
		}
		switch last := e.Statements[len(e.Statements)-1]; {
		case last.SQL == market.FindRates:
			return exchangetest.Rows(exchangetest.OneRow(exchange.Text(`{"date":"2026-11-20","base":"EUR","rates":{"USD":1.2}}`)))
		case last.SQL != ledger.FindCorrectable.SQL:
			return c.catalogue
		case e.Statements[0].SQL == ledger.CountCorrection:
			return exchangetest.Rows(exchange.Rows{Changes: 1}, exchangetest.OneRow(c.row...))
		}
		p := e.Statements[0].Params
		c.stored = p
		after, changes := append(append([]exchange.Value{}, c.row[:8]...), p[2], p[7], p[6], p[8], exchange.Int(1)), int64(1)
		if c.first != nil {
			after, changes = append(append([]exchange.Value{}, c.row[:8]...), append(c.first, exchange.Int(1))...), 0
		}
		return exchangetest.Rows(exchange.Rows{Changes: changes}, exchangetest.OneRow(after...))
	}
	host.Do(exchange.Request{Method: "POST"})
	return outcome
}

// tests/api has what the caller and later calls see of a correction.
func TestCorrectionNamesACandidateOrATitle(t *testing.T) {
	for name, with := range map[string]appraisal.Correction{
		"id":    {Candidate: "f7a"},
		"url":   {Candidate: "https://shop.example.com/f7a?utm_source=mail"},
		"title": {Title: "Halden F7 autofocus SLR camera"},
	} {
		c := newCorrected(t)
		o := c.correct(t, with)
		b := decode(t, o)
		// 900 USD, 700 EUR at 1.2, the rate of the appraisal, and 880 USD of the catalogue
		if len(b.SimilarItems) != 3 || b.Appraisal == nil || b.Appraisal.Lower < 700 || b.Appraisal.Upper > 1100 || !strings.Contains(textOf(o), `"price":"840.00"`) {
			t.Errorf("%s: got %s, want a range of the three F7", name, textOf(o))
		}
		if strings.Contains(evidenceText(o), "similar_item") || !strings.Contains(c.stored[8].Text(), `"similar_item":2`) || strings.Count(evidenceText(o), `"fingerprints":"3:00"`) != 1 {
			t.Errorf("%s: got the evidence %s of the findings %s, want candidates that refer to no similar item, and the photo's fingerprints once", name, evidenceText(o), c.stored[8].Text())
		}
	}
}

// Of two calls at the same time one stores its answer. The other one gets it, if it asked for the same.
func TestCorrectionsAreStoredOnce(t *testing.T) {
	same := appraisal.Correction{Title: "Halden F7 autofocus SLR camera"}
	first := []exchange.Value{exchange.Text(string(same.JSON())), exchange.Text(`{"test":true}`), exchange.Text(`{"photo":{}}`), exchange.Text(`{}`)}
	for name, c := range map[string]struct {
		with    appraisal.Correction
		stored  bool // before the call
		refusal appraisal.Refusal
	}{
		"the same, later": {same, true, ""}, "another, later": {appraisal.Correction{Candidate: "f7a"}, true, appraisal.Corrected},
		"the same, at once": {same, false, ""}, "another, at once": {appraisal.Correction{Candidate: "f7a"}, false, appraisal.Corrected},
	} {
		host := newCorrected(t)
		if c.stored {
			host.row = append(append(host.row[:8:8], first...), exchange.Int(2))
		} else {
			host.first = first
		}
		o := host.correct(t, c.with)
		if o.Refusal != c.refusal || c.refusal == "" && (!o.Answer.Test || !o.Replayed) || c.stored && host.stored != nil {
			t.Errorf("%s: got %+v, want the refusal %q or the first answer", name, o, c.refusal)
		}
	}
}

func TestCorrectionsThatAreRefusedStoreNothing(t *testing.T) {
	f7 := appraisal.Correction{Candidate: "f7a"}
	for name, c := range map[string]struct {
		with   appraisal.Correction
		change func(*corrected)
		want   appraisal.Refusal
	}{
		"not charged":     {f7, func(c *corrected) { c.row[0] = exchange.Text(ledger.Voided) }, appraisal.NotCharged},
		"in progress":     {f7, func(c *corrected) { c.row[0] = exchange.Text(ledger.Pending) }, appraisal.InProgress},
		"no appraisal":    {f7, func(c *corrected) { c.row = c.row[:1] }, appraisal.NotFound},
		"no candidate":    {appraisal.Correction{Candidate: "f9"}, func(*corrected) {}, appraisal.NotCandidate},
		"the vendor":      {appraisal.Correction{Candidate: "Shop f7a"}, func(*corrected) {}, appraisal.NotCandidate},
		"another product": {appraisal.Correction{Title: "Orvik bread maker"}, func(*corrected) {}, appraisal.NotRelated},
		"one word of it":  {appraisal.Correction{Title: "Orvik bread maker for a camera shop"}, func(*corrected) {}, appraisal.NotRelated},
		"too many tries":  {f7, func(c *corrected) { c.row[12] = exchange.Int(11) }, appraisal.TooManyCorrections},
		"not comparable":  {appraisal.Correction{Title: "Halden bread maker"}, func(*corrected) {}, appraisal.NotComparable},
		"no evidence":     {f7, func(c *corrected) { c.row[5] = exchange.Value{} }, appraisal.NotAdmitted},
	} {
		host := newCorrected(t)
		c.change(host)
		o := host.correct(t, c.with)
		if o.Refusal != c.want || host.stored != nil {
			t.Errorf("%s: got %+v, want the refusal %s and nothing stored", name, o, c.want)
		}
		if p := o.Problem(); p.Detail == "" {
			t.Errorf("%s: got no problem", name)
		}
	}
}

// The sale of the item itself says nothing about its value.
func TestCorrectionLeavesOutTheItemsOwnSale(t *testing.T) {
	c := newCorrected(t)
	c.catalogue = exchangetest.Rows(exchange.Rows{Columns: make([]string, 16), Rows: [][]exchange.Value{listingRow("sale_apr_1", "Halden F7 autofocus SLR camera", "10.00", "USD")}})
	if o := c.correct(t, appraisal.Correction{Candidate: "f7a"}); o.Refusal != "" || strings.Contains(evidenceText(o), "sale_apr_1") {
		t.Errorf("got %+v, want an answer without the sale", o)
	}
}
