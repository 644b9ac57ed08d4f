package connector

import (
	"strconv"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/jsontext"
	"loupe/core/text"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
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
func summary(o appraisal.Outcome, answer gjson.Result) string {
	last := "Appraisal " + o.ID + ": " + credits(o.Charged) + " charged, " + strconv.FormatInt(o.Remaining, 10) + " left."
	p := page{room: textRoom - len(last)}
	evidence, value := gjson.ParseBytes(o.Evidence), jsontext.Get(&answer, "appraisal")
	var failures []string
	for _, e := range jsontext.List(&answer, "error.image_upload_errors", jsontext.All) {
		message, code := jsontext.Text(&e, "message"), jsontext.Text(&e, "code")
		if strings.HasPrefix(code, "IMAGE_") && code != "IMAGE_NOT_COMPARED" {
			p.add("The photo was not used: " + message + ". A photo without a public URL can be sent with upload_photo.")
		} else {
			failures = append(failures, message)
		}
	}
	if jsontext.Get(&answer, "test").Bool() {
		p.add("This is a test: the item, the listings and the prices are made up.")
	}
	currency := " " + jsontext.Text(&value, "price_currency")
	if value.IsObject() {
		p.add(jsontext.Text(&evidence, "decision.explanation"))
		p.add("Estimated value: " + amount(jsontext.Get(&value, "price_lower")) + " to " + amount(jsontext.Get(&value, "price_upper")) + currency + ".")
		p.add(prices(evidence, currency))
		if asking := jsontext.Get(&evidence, "asking_price"); asking.IsObject() {
			p.add("The asking price of " + amount(jsontext.Get(&asking, "amount")) + currency + " is " + jsontext.Text(&asking, "verdict") + " the range.")
		}
	} else {
		p.add("No value could be estimated.")
	}
	for _, path := range [...]string{"discovery_error", "appraisal_error", "price_enrichment_errors"} {
		for _, e := range jsontext.List(&answer, "error."+path, maxFailures) {
			failures = append(failures, jsontext.Text(&e, "message"))
		}
	}
	if len(failures) > maxFailures {
		failures = append(failures[:maxFailures], "and more, see error")
	}
	for _, message := range failures {
		p.add("Failed: " + message + ".")
	}
	if confidence := jsontext.Number(&evidence, "confidence"); confidence < 0.5 {
		p.add("Would help: brand, model, size and condition in the description, and sharp photos of the item and its label.")
	}
	comparables(&p, value, evidence, currency)
	for _, defect := range jsontext.List(&value, "defects", jsontext.All) {
		p.add("Defect: " + defect.Str)
	}
	for _, reason := range jsontext.List(&value, "reasoning", jsontext.All) {
		p.add("- " + reason.Str)
	}
	return p.text + last
}

// prices returns the line with the best single figure, its confidence and the prices to sell at, "" without evidence.
func prices(evidence gjson.Result, currency string) string {
	estimate := jsontext.Get(&evidence, "estimate")
	if estimate.Num <= 0 {
		return ""
	}
	line := "Best single figure: " + amount(estimate) + currency + ", confidence " + valuation.FormatProbability(jsontext.Number(&evidence, "confidence")) + "."
	if p := jsontext.Get(&evidence, "prices"); p.IsObject() {
		line += " A fast sale: " + amount(jsontext.Get(&p, "fast")) + currency + "; a patient one: " + amount(jsontext.Get(&p, "patient")) + currency + "."
	}
	return line
}

// comparables adds the best match, and then the other listings that the value is based on.
func comparables(p *page, value, evidence gjson.Result, currency string) {
	best := jsontext.Get(&value, "best_match")
	link := jsontext.Text(&best, "url")
	var others []gjson.Result
	for _, c := range jsontext.List(&evidence, "candidates", jsontext.All) {
		switch {
		case !jsontext.IsTrue(&c, "used"):
		case link != "" && jsontext.Text(&c, "url") == link:
			best, link = c, ""
		default:
			others = append(others, c)
		}
	}
	if best.IsObject() {
		p.add("Best match: " + comparable(best, currency))
		others = others[:min(len(others), maxComparables-1)]
	}
	for _, c := range others[:min(len(others), maxComparables)] {
		p.add("Comparable: " + comparable(c, currency))
	}
}

// comparable returns a listing's title, its price in the answer's currency, whether it was sold or is asked, its date and URL.
func comparable(l gjson.Result, currency string) string {
	line := text.Excerpt(jsontext.Text(&l, "title"), maxTitle)
	if price := jsontext.Text(&l, "price"); price != "" {
		if own := jsontext.Text(&l, "currency"); own != "" {
			price += " " + own
		} else {
			price += currency
		}
		if converted := jsontext.Text(&l, "converted"); converted != "" {
			price = converted + currency
		}
		word := " asked"
		if jsontext.IsTrue(&l, "sold") {
			word = " sold"
		}
		line += ", " + price + word
	}
	for _, name := range [...]string{"date", "url"} {
		if more := jsontext.Text(&l, name); more != "" && len(more) <= maxLink {
			line += ", " + more
		}
	}
	return line
}

func amount(v gjson.Result) string { return strconv.FormatFloat(v.Num, 'f', -1, 64) }

func credits(n int64) string {
	if n == 1 {
		return "1 credit"
	}
	return strconv.FormatInt(n, 10) + " credits"
}
