package connector

import (
	"slices"

	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// candidateMembers are the members of a candidate that a tool-using client gets: what it may show, compare or exclude.
// The tool get_appraisal returns the others.
var candidateMembers = [...]string{
	"id", "title", "vendor", "url", "price", "currency", "converted", "condition", "sold", "date", "probability", "why",
}

// boundedEvidence returns the evidence of an appraisal with only the candidates that were used, and with left_out: why
// the others were not used, and how many. A client's model pays for each word.
func boundedEvidence(evidence gjson.Result) []byte {
	if !evidence.IsObject() {
		return []byte("null")
	}
	var w jsontext.Writer
	w.Open('{')
	candidates := jsontext.List(&evidence, "candidates", jsontext.All)
	indexes := make([]int, len(candidates)) // of each among those used
	used := 0
	for i, c := range candidates {
		indexes[i] = used
		if jsontext.IsTrue(&c, "used") {
			used++
		}
	}
	for c := jsontext.Read(&evidence); c.Next(); {
		w.Key(c.Name())
		switch value := c.Value(); c.Name() {
		case "candidates":
			writeUsed(&w, candidates)
			w.Key("left_out")
			writeLeftOut(&w, candidates)
		case "private_sale", "replacement":
			writeRange(&w, value, indexes)
		default:
			w.Raw([]byte(value.Raw))
		}
	}
	w.Close('}')
	return w
}

func writeUsed(w *jsontext.Writer, candidates []gjson.Result) {
	w.Open('[')
	for _, c := range candidates {
		if !jsontext.IsTrue(&c, "used") {
			continue
		}
		w.Open('{')
		for _, name := range candidateMembers {
			if value := jsontext.Get(&c, name); value.Exists() {
				w.Key(name).Raw([]byte(value.Raw))
			}
		}
		w.Close('}')
	}
	w.Close(']')
}

// writeLeftOut writes how many candidates were left out for each reason, in the order in which the reasons occur.
func writeLeftOut(w *jsontext.Writer, candidates []gjson.Result) {
	var reasons []string
	count := map[string]int64{}
	for _, c := range candidates {
		if why := jsontext.Text(&c, "why"); !jsontext.IsTrue(&c, "used") {
			if !slices.Contains(reasons, why) {
				reasons = append(reasons, why)
			}
			count[why]++
		}
	}
	w.Open('[')
	for _, why := range reasons {
		w.Open('{')
		w.Key("why").String(why)
		w.Key("listings").Int(count[why])
		w.Close('}')
	}
	w.Close(']')
}

// writeRange writes a range with the indexes of its candidates among those used.
func writeRange(w *jsontext.Writer, value gjson.Result, indexes []int) {
	if !value.IsObject() {
		w.Null()
		return
	}
	w.Open('{')
	for c := jsontext.Read(&value); c.Next(); {
		member := c.Value()
		w.Key(c.Name())
		if c.Name() != "candidates" {
			w.Raw([]byte(member.Raw))
			continue
		}
		w.Open('[')
		for _, i := range jsontext.List(&member, "@this", jsontext.All) {
			if n := int(i.Num); 0 <= n && n < len(indexes) {
				w.Int(int64(indexes[n]))
			}
		}
		w.Close(']')
	}
	w.Close('}')
}
