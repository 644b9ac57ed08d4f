package mcp

import (
	"cmp"
	"strconv"
	"strings"

	"loupe/core/answer"
	"loupe/core/appraisal"
	"loupe/core/base/date"
	"loupe/core/base/text"
	"loupe/core/valuation"
)

// The limits of a result in bytes, for 700 and 3,000 tokens. A token has 2.7 bytes or more in the texts that were measured
// (docs/RATIONALE.md).
const (
	textRoom       = 700 * 27 / 10
	structuredRoom = 3000 * 27 / 10
)

const (
	maxComparables = 5
	maxFailures    = 3   // apart from the photo's
	maxTitle       = 70  // characters of a comparable's title
	maxLink        = 140 // bytes of a comparable's URL; a longer one is left out
)

// page collects lines while they fit into its room.
type page struct {
	text string
	room int // bytes
}

// add adds a line if it fits.
func (p *page) add(line string) {
	if line != "" && len(line) < p.room {
		p.text += line + "\n"
		p.room -= len(line) + 1
	}
}

// summary returns the answer of an appraisal as text for a model that sees nothing else: what is wrong with the photo, the decision, the
// range and the estimate, what failed and would help, comparable listings, defects, and reasons as far as there is room.
func summary(o appraisal.Outcome) string {
	last := "Appraisal " + o.ID + ": " + credits(o.Charged) + " charged, " + strconv.FormatInt(o.Remaining, 10) + " left."
	p := page{room: textRoom - len(last)}
	value, findings := o.Answer.Value, new(answer.Findings)
	if o.Evidence != nil && o.Evidence.Findings != nil {
		findings = o.Evidence.Findings
	}
	failures := photoProblems(&p, &o.Answer.Errors)
	if o.Answer.Test {
		p.add("This is a test: the item, the listings and the prices are made up.")
	}
	if value != nil {
		describe(&p, value, &findings.Details)
	} else {
		p.add("No value could be estimated.")
	}
	if len(failures) > maxFailures {
		failures = append(failures[:maxFailures], "and more, see error")
	}
	for _, message := range failures {
		p.add("Failed: " + message + ".")
	}
	if findings.Details.Confidence < 0.5 {
		p.add("Would help: brand, model, size and condition in the description, and sharp photos of the item and its label.")
	}
	if value != nil {
		comparables(&p, value, findings.Candidates)
		for _, defect := range value.Defects {
			p.add("Defect: " + defect)
		}
		for _, reason := range value.Reasoning {
			p.add("- " + reason)
		}
	}
	return p.text + last
}

// photoProblems adds what is wrong with the photo, and returns the messages of what else failed.
func photoProblems(p *page, e *answer.Errors) (failures []string) {
	others := answer.Errors{Discovery: e.Discovery, Valuation: e.Valuation}
	for _, f := range e.Photos {
		if strings.HasPrefix(f.Code, "IMAGE_") && f.Code != "IMAGE_NOT_COMPARED" {
			p.add("The photo was not used: " + f.Message + ". A photo without a public URL can be sent with upload_photo.")
		} else {
			failures = append(failures, f.Message)
		}
	}
	for _, f := range append(others.All(), e.Prices...) {
		failures = append(failures, f.Message)
	}
	return failures
}

// describe adds the decision, the range, the best single figure, prices to sell at, and what the asking price is worth.
func describe(p *page, v *answer.Value, d *answer.Details) {
	currency := " " + v.Currency
	if d.Decision != nil {
		p.add(d.Decision.Explanation)
	}
	p.add("Estimated value: " + figure(v.Lower) + " to " + figure(v.Upper) + currency + ".")
	if d.Estimate > 0 {
		line := "Best single figure: " + figure(d.Estimate) + currency + ", confidence " + valuation.FormatProbability(d.Confidence) + "."
		if d.Prices != nil {
			line += " A fast sale: " + figure(d.Prices.Fast) + currency + "; a patient one: " + figure(d.Prices.Patient) + currency + "."
		}
		p.add(line)
	}
	if d.Asking != nil {
		p.add("The asking price of " + figure(d.Asking.Amount) + currency + " is " + d.Asking.Verdict + " the range.")
	}
}

// comparables adds the best match, and then the other listings that the value is based on.
func comparables(p *page, v *answer.Value, candidates []answer.Candidate) {
	var others []*answer.Candidate
	best := ""
	for i := range candidates {
		switch c := &candidates[i]; {
		case !c.Used:
		case best == "" && v.Best != nil && v.Best.URL != "" && c.URL == v.Best.URL:
			best = comparable(c, v.Currency)
		default:
			others = append(others, c)
		}
	}
	if best == "" && v.Best != nil {
		best = text.Excerpt(v.Best.Title, maxTitle)
	}
	if best != "" {
		p.add("Best match: " + best)
		others = others[:min(len(others), maxComparables-1)]
	}
	for _, c := range others[:min(len(others), maxComparables)] {
		p.add("Comparable: " + comparable(c, v.Currency))
	}
}

// comparable returns a listing's title, its price in the answer's currency, whether it was sold or is asked, its date and URL.
func comparable(c *answer.Candidate, currency string) string {
	line := text.Excerpt(c.Title, maxTitle)
	if price := c.Price.String(); price != "" {
		price += " " + cmp.Or(c.Price.Currency, currency)
		if c.Converted != "" {
			price = c.Converted + " " + currency
		}
		word := " asked"
		if c.Sold {
			word = " sold"
		}
		line += ", " + price + word
	}
	for _, more := range [...]string{date.FormatKnown(c.Date), c.URL} {
		if more != "" && len(more) <= maxLink {
			line += ", " + more
		}
	}
	return line
}

func credits(n int64) string {
	if n == 1 {
		return "1 credit"
	}
	return strconv.FormatInt(n, 10) + " credits"
}
