package connector

import (
	"strconv"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/jsontext"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
)

// summary returns the answer of an appraisal as a few lines of text for a model.
func summary(o appraisal.Outcome, answer gjson.Result) string {
	var lines []string
	value := jsontext.Get(&answer, "appraisal")
	if value.IsObject() {
		currency := " " + jsontext.Text(&value, "price_currency")
		lines = append(lines, "Estimated value: "+amount(jsontext.Get(&value, "price_lower"))+" to "+amount(jsontext.Get(&value, "price_upper"))+currency+".")
		lines = append(lines, prices(gjson.ParseBytes(o.Evidence), currency)...)
		if best := jsontext.Get(&value, "best_match"); best.IsObject() {
			lines = append(lines, "Best match: "+listing(best, currency))
		}
		for _, reason := range jsontext.List(&value, "reasoning", jsontext.All) {
			lines = append(lines, "- "+reason.Str)
		}
		if defects := jsontext.List(&value, "defects", jsontext.All); len(defects) > 0 {
			lines = append(lines, "Visible defects:")
			for _, defect := range defects {
				lines = append(lines, "- "+defect.Str)
			}
		}
	} else {
		lines = append(lines, "No value could be estimated.")
		for _, name := range [...]string{"discovery_error", "appraisal_error"} {
			if message := jsontext.Get(&answer, "error."+name+".message"); message.Str != "" {
				lines = append(lines, "- "+message.Str)
			}
		}
		for _, e := range jsontext.List(&answer, "error.image_upload_errors", jsontext.All) {
			lines = append(lines, "- "+jsontext.Text(&e, "message"))
		}
	}
	lines = append(lines, "Appraisal "+o.ID+": "+credits(o.Charged)+" charged, "+strconv.FormatInt(o.Remaining, 10)+" left.")
	return strings.Join(lines, "\n")
}

// prices returns the line with the best single figure, its confidence and the prices to sell at, nil without evidence.
func prices(evidence gjson.Result, currency string) []string {
	estimate := jsontext.Get(&evidence, "estimate")
	if estimate.Num <= 0 {
		return nil
	}
	line := "Best single figure: " + amount(estimate) + currency + ", confidence " + valuation.FormatProbability(jsontext.Number(&evidence, "confidence")) + "."
	if p := jsontext.Get(&evidence, "prices"); p.IsObject() {
		line += " A fast sale: " + amount(jsontext.Get(&p, "fast")) + currency + "; a patient one: " + amount(jsontext.Get(&p, "patient")) + currency + "."
	}
	return []string{line}
}

func listing(l gjson.Result, currency string) string {
	text := jsontext.Text(&l, "title")
	if price := jsontext.Text(&l, "price"); price != "" {
		text += ", " + price + currency
	}
	for _, name := range [...]string{"vendor", "url"} {
		if more := jsontext.Text(&l, name); more != "" {
			text += ", " + more
		}
	}
	return text
}

func amount(v gjson.Result) string { return strconv.FormatFloat(v.Num, 'f', -1, 64) }

func credits(n int64) string {
	if n == 1 {
		return "1 credit"
	}
	return strconv.FormatInt(n, 10) + " credits"
}
