package appraisal

import (
	"encoding/hex"
	"math"
	"strings"

	"loupe/core/answer"
	"loupe/core/base/jsontext"
	"loupe/core/reading/description"
	"loupe/core/upstream"
	"loupe/core/valuation"
)

// answer returns what the caller gets. Without a value it has no listings, because listings are what a caller pays for.
func (a *appraisal) answer() *answer.Answer {
	found := &answer.Answer{Errors: a.errors(), Test: a.Grant.IsTest()}
	if !a.hasValue() {
		found.Errors.Prices = answer.WithoutURLs(found.Errors.Prices)
		return found
	}
	v := a.valuation
	for _, i := range v.Used[:min(len(v.Used), a.Limit)] {
		found.Similar = append(found.Similar, a.listing(i))
	}
	found.Value = &answer.Value{Lower: v.Lower, Upper: v.Upper, Currency: a.Currency, Reasoning: v.Sentences(), Defects: v.Defects}
	if v.Best >= 0 {
		best := a.listing(v.Best)
		found.Value.Best = &best
	}
	return found
}

// withoutValue returns the answer to a caller whose credits were released before the appraisal ended.
func withoutValue(a *answer.Answer) *answer.Answer {
	late := &answer.Answer{Errors: a.Errors, Test: a.Test}
	late.Errors.Prices, late.Errors.Valuation = answer.WithoutURLs(a.Errors.Prices), tooLate.entry()
	return late
}

func (a *appraisal) listing(i int) answer.Listing {
	l := &a.found[i]
	return answer.Listing{Title: l.Title, URL: l.URL, Vendor: l.Vendor, Image: l.Image, Price: a.prices.text(i)}
}

// timing is when a stage began, in Unix milliseconds. A stage ends where the next one begins.
type timing struct {
	stage string
	begun int64
}

// evidence returns what every caller sees of the evidence.
func (a *appraisal) evidence(now int64) *answer.Evidence {
	e := &answer.Evidence{Reused: a.recalled, RatesDate: a.prices.table.Date}
	var calls []*upstream.Call
	if a.identification != nil {
		calls = append(calls, a.identification.Call)
	}
	for _, s := range a.searches {
		calls = append(calls, s.Calls...) // none of the catalogue, which is not an outside service
	}
	for _, c := range calls {
		e.Calls = append(e.Calls, answer.Call{Provider: c.Provider, Attempts: c.Attempts, Milliseconds: c.Elapsed, Status: c.Status, Error: upstream.CodeOf(c.Err)})
	}
	for i, t := range a.timings {
		e.Stages = append(e.Stages, answer.Stage{Name: t.stage, Milliseconds: int(a.stageEnd(i, now) - t.begun)})
	}
	if a.correction != nil {
		e.Photo = a.correction.photo
		return e
	}
	p := a.photos.first()
	e.Photo = answer.Photo{URL: p.URL, Type: string(p.Format), Bytes: p.Bytes, SHA256: hex.EncodeToString(p.SHA256)}
	if p.Err != nil {
		e.Photo.Problem = p.Err.Error()
	}
	if p.Prints != nil {
		e.Photo.Fingerprints = p.Stored.String()
	}
	return e
}

// findings returns the evidence that callers pay for.
func (a *appraisal) findings() *answer.Findings {
	f := &answer.Findings{Item: a.item, Condition: a.valuation.Condition, Details: a.details(), Calibration: a.calibration()}
	f.Item.Confidence = rounded(a.item.Confidence)
	if a.item.Claims != nil {
		f.Differences = []answer.Difference{}
	}
	for i := range a.valuation.Differences {
		d := &a.valuation.Differences[i]
		by := description.ReadersNames[description.ByRules]
		if d.ByModel {
			by = description.ReadersNames[description.ByModel]
		}
		f.Differences = append(f.Differences, answer.Difference{Claim: d.Claim, By: by, Counts: d.Counts})
	}
	for i := range a.found {
		f.Candidates = append(f.Candidates, a.candidate(i))
	}
	return f
}

// calibration returns how the sources of the listings used corrected the estimate and the range; nil if not all of them have learned
// from their own listings.
func (a *appraisal) calibration() *answer.Calibration {
	c := &a.valuation.Correction
	if c.Listings == 0 {
		return nil
	}
	return &answer.Calibration{
		Range: rounded(math.Sqrt(c.Lower * c.Upper)), Fast: rounded(c.Fast), Patient: rounded(c.Patient), Moved: rounded(math.Expm1(c.Move)), Listings: c.Listings,
	}
}

func (a *appraisal) candidate(i int) answer.Candidate {
	j := &a.valuation.Judgements[i]
	c := answer.Candidate{
		Listing: a.found[i], Similar: -1, Probability: math.Round(1e4*j.Probability) / 1e4, Used: j.Used,
		Why: strings.TrimPrefix(j.Why, "not used: "), // the member used says so
	}
	if converted := a.prices.text(i); converted != c.Price.String() {
		c.Converted = converted
	}
	if !j.Used {
		c.Image, c.TextRank, c.VisualRank, c.Distance = "", 0, 0, -1
		return c
	}
	var weights jsontext.Writer
	weights.Open('{')
	for n, value := range j.Evidence {
		if value = math.Round(100*value) / 100; value != 0 {
			weights.Key(valuation.EvidenceNames[n]).Float(value)
		}
	}
	weights.Close('}')
	c.Weights = weights
	return c
}

// rounded rounds to six decimals. Further decimals are noise and may differ between machines.
func rounded(v float64) float64 { return math.Round(v*1e6) / 1e6 }
