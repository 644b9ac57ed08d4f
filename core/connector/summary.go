package connector

import (
	"strconv"
	"strings"

	"loupe/core/appraisal"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
)

// summary returns the answer of an appraisal as a few lines of text for a model.
func summary(o appraisal.Outcome, answer gjson.Result) string {
	var lines []string
	value := answer.Get("appraisal")
	if value.IsObject() {
		currency := " " + value.Get("price_currency").Str
		lines = append(lines, "Estimated value: "+amount(value.Get("price_lower"))+" to "+amount(value.Get("price_upper"))+currency+".")
		lines = append(lines, prices(gjson.ParseBytes(o.Evidence), currency)...)
		if best := value.Get("best_match"); best.IsObject() {
			lines = append(lines, "Best match: "+listing(best, currency))
		}
		for _, reason := range value.Get("reasoning").Array() {
			lines = append(lines, "- "+reason.Str)
		}
		if defects := value.Get("defects").Array(); len(defects) > 0 {
			lines = append(lines, "Visible defects:")
			for _, defect := range defects {
				lines = append(lines, "- "+defect.Str)
			}
		}
	} else {
		lines = append(lines, "No value could be estimated.")
		for _, name := range [...]string{"discovery_error", "appraisal_error"} {
			if message := answer.Get("error." + name + ".message"); message.Str != "" {
				lines = append(lines, "- "+message.Str)
			}
		}
		for _, e := range answer.Get("error.image_upload_errors").Array() {
			lines = append(lines, "- "+e.Get("message").Str)
		}
	}
	lines = append(lines, "Appraisal "+o.ID+": "+credits(o.Charged)+" charged, "+strconv.FormatInt(o.Remaining, 10)+" left.")
	return strings.Join(lines, "\n")
}

// prices returns the line with the best single figure, its confidence and the prices to sell at, nil without evidence.
func prices(evidence gjson.Result, currency string) []string {
	estimate := evidence.Get("estimate")
	if estimate.Num <= 0 {
		return nil
	}
	line := "Best single figure: " + amount(estimate) + currency + ", confidence " + valuation.FormatProbability(evidence.Get("confidence").Num) + "."
	if p := evidence.Get("prices"); p.IsObject() {
		line += " A fast sale: " + amount(p.Get("fast")) + currency + "; a patient one: " + amount(p.Get("patient")) + currency + "."
	}
	return []string{line}
}

func listing(l gjson.Result, currency string) string {
	text := l.Get("title").Str
	if price := l.Get("price").Str; price != "" {
		text += ", " + price + currency
	}
	for _, name := range [...]string{"vendor", "url"} {
		if more := l.Get(name).Str; more != "" {
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
