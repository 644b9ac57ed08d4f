package appraisal_test

import (
	"slices"
	"strings"
	"testing"

	"loupe/core/appraisal"
	"loupe/core/base/fault"
	"loupe/core/exchange"
	"loupe/core/exchange/exchangetest"
)

// The rules read a defect in this description, and a model reads another one.
const aboutCamera = "Halden F2 35mm film SLR camera, dented, the curtain has seen better times"

// withClaims is an answer of the model with claims in JSON.
func withClaims(claims string) map[string]exchangetest.Answer {
	answer := strings.Replace(modelAnswer, `\"confidence\"`, `\"claims\":[`+strings.ReplaceAll(claims, `"`, `\"`)+`],\"confidence\"`, 1)
	return map[string]exchangetest.Answer{model: exchangetest.HTTP(200, answer)}
}

func TestVariableSaysWhoReadsDescriptions(t *testing.T) {
	const seenByModel = `{"kind":"defect","value":"","words":"seen better times"},{"kind":"fails","value":"","words":"cracked lens"}`
	ofRules := difference{Kind: "defect", Words: "dented", By: "reader"}
	ofModel := difference{Kind: "defect", Words: "seen better times", By: "model", Counts: true}
	invented := difference{Kind: "fails", Words: "cracked lens", By: "model"}
	counting := ofRules
	counting.Counts = true
	for _, c := range []struct {
		readers string
		asked   bool // for claims
		want    []difference
	}{
		{"", false, nil},
		{"reader", false, nil},
		{"model", true, []difference{ofModel, invented, ofRules}},
		{" both ", true, []difference{ofModel, invented, counting}},
		{"somebody", false, nil},
	} {
		r := camera(t)
		r.Description = aboutCamera
		_, x := (&script{variables: withModelAnd("DESCRIPTIONS", c.readers), answers: withClaims(seenByModel)}).run(t, r)
		asks := slices.ContainsFunc(x.Effects, func(e exchangetest.Effect) bool { return serviceOf(e) == model && strings.Contains(e.Body, `"claims"`) })
		got := evidence(t, x)
		if asks != c.asked || (got.Item.Claims != nil) != c.asked || !slices.Equal(got.Differences, c.want) {
			t.Errorf("DESCRIPTIONS=%q: asked for claims: %v, stored %v, differences %+v; want %+v", c.readers, asks, got.Item.Claims, got.Differences, c.want)
		}
	}
}

func TestSearchNamesTheCopyThatTheModelReads(t *testing.T) {
	r := camera(t)
	r.Description = "Halden F2, fabricated in a shed"
	_, x := (&script{
		variables: withModelAnd("DESCRIPTIONS", "both"), answers: withClaims(`{"kind":"copy","value":"","words":"fabricated in a shed"}`),
	}).run(t, r)
	if !slices.ContainsFunc(x.Effects, func(e exchangetest.Effect) bool { return serviceOf(e) == shop && strings.Contains(e.Body, "replica") }) {
		t.Errorf("no search for copies in %v", x.Effects)
	}
}

func TestUnknownReaderIsAFault(t *testing.T) {
	for readers, want := range map[string]bool{"": false, "reader": false, " model": false, "both": false, "Both": true, "none": true} {
		config := exchange.NewConfig(exchange.Headers{{Name: "DESCRIPTIONS", Value: readers}})
		s := appraisal.Configure(config)
		got := slices.ContainsFunc(s.Faults(), func(f fault.Fault) bool { return f.Variable == "DESCRIPTIONS" })
		if got != want {
			t.Errorf("%q: a fault: %v, want %v", readers, got, want)
		}
	}
}
