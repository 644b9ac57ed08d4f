package connector

import (
	"slices"

	"loupe/core/jsontext"

	"github.com/tidwall/gjson"
)

// candidateMembers are the members of a candidate that a tool-using client gets: what it may show, compare or exclude.
// GET /appraisals/{id} returns the others.
var candidateMembers = [...]string{
	"id", "title", "vendor", "url", "price", "currency", "converted", "condition", "sold", "date", "probability", "used", "why",
}

// withheld are the members of the evidence that the connector leaves out: how the appraisal was made, and what the reasoning and the
// candidates say, too.
var withheld = [...]string{"photo", "upstreams", "stages", "reasons", "listings", "markets"}

const (
	leftOutRoom = 800 // bytes that are kept for left_out and the result's own members
	maxReasons  = 6   // in left_out
)

// fitter writes an answer and its evidence, with as much of their lists as fits into a result: a client's model pays for
// each word.
type fitter struct{ room int } // bytes for lists

// newFitter returns a fitter for the bytes that the other members leave.
func newFitter(answer, evidence gjson.Result) *fitter {
	room := structuredRoom - leftOutRoom - len(answer.Raw) - len(evidence.Raw)
	for _, list := range [...]gjson.Result{
		jsontext.Get(&answer, "similar_items"), jsontext.Get(&answer, "error.price_enrichment_errors"),
		jsontext.Get(&evidence, "candidates"), jsontext.Get(&evidence, "decision.channels"),
	} {
		room += len(list.Raw)
	}
	for _, name := range withheld {
		room += len(jsontext.Get(&evidence, name).Raw)
	}
	return &fitter{room}
}

// list writes as many of the first items as fit into one share of the room, and returns their number.
func (l *fitter) list(w *jsontext.Writer, items []gjson.Result, shares int, write func(*jsontext.Writer, gjson.Result)) (written int) {
	room := l.room / shares
	w.Open('[')
	for _, item := range items {
		before := *w
		write(w, item)
		cost := len(*w) - len(before)
		if cost > room {
			*w = before
			break
		}
		room -= cost
		l.room -= cost
		written++
	}
	w.Close(']')
	return written
}

func writeRaw(w *jsontext.Writer, value gjson.Result) { w.Raw([]byte(value.Raw)) }

// answer writes the members of an answer into an open object.
func (l *fitter) answer(w *jsontext.Writer, answer gjson.Result) {
	for c := jsontext.Read(&answer); c.Next(); {
		value := c.Value()
		w.Key(c.Name())
		switch c.Name() {
		case "similar_items":
			l.list(w, jsontext.List(&value, "@this", jsontext.All), 3, writeRaw)
		case "error":
			w.Open('{')
			l.answer(w, value)
			w.Close('}')
		case "price_enrichment_errors": // of error
			l.list(w, jsontext.List(&value, "@this", jsontext.All), 4, writeRaw)
		default:
			writeRaw(w, value)
		}
	}
}

// evidence writes the evidence of an appraisal: the candidates that were used and then, if all is set, the others. The member
// left_out counts the missing ones by reason.
func (l *fitter) evidence(w *jsontext.Writer, evidence gjson.Result, all bool) {
	if !evidence.IsObject() {
		w.Null()
		return
	}
	candidates := jsontext.List(&evidence, "candidates", jsontext.All)
	var shown []gjson.Result
	indexes := make([]int, len(candidates)) // of each among those shown
	for _, used := range [...]bool{true, false} {
		for i, c := range candidates {
			if jsontext.IsTrue(&c, "used") == used {
				indexes[i] = len(shown)
				if used || all {
					shown = append(shown, c)
				}
			}
		}
	}
	var list, decision jsontext.Writer
	l.decision(&decision, jsontext.Get(&evidence, "decision"))
	written := l.list(&list, shown, 1, writeCandidate)
	w.Open('{')
	for c := jsontext.Read(&evidence); c.Next(); {
		if slices.Contains(withheld[:], c.Name()) {
			continue
		}
		w.Key(c.Name())
		switch value := c.Value(); c.Name() {
		case "candidates":
			w.Raw(list)
			w.Key("left_out")
			writeLeftOut(w, candidates, indexes, written)
		case "decision":
			w.Raw(decision)
		case "private_sale", "replacement":
			writeRange(w, value, indexes, written)
		default:
			writeRaw(w, value)
		}
	}
	w.Close('}')
}

// decision writes a decision with as many of its best channels as fit.
func (l *fitter) decision(w *jsontext.Writer, decision gjson.Result) {
	if !decision.IsObject() {
		w.Null()
		return
	}
	w.Open('{')
	for c := jsontext.Read(&decision); c.Next(); {
		value := c.Value()
		w.Key(c.Name())
		if c.Name() == "channels" {
			l.list(w, jsontext.List(&value, "@this", jsontext.All), 4, writeRaw)
		} else {
			writeRaw(w, value)
		}
	}
	w.Close('}')
}

func writeCandidate(w *jsontext.Writer, c gjson.Result) {
	w.Open('{')
	for _, name := range candidateMembers {
		if value := jsontext.Get(&c, name); value.Exists() {
			w.Key(name).Raw([]byte(value.Raw))
		}
	}
	w.Close('}')
}

// writeLeftOut counts the candidates that are not written, by reason, in the order in which the reasons occur.
func writeLeftOut(w *jsontext.Writer, candidates []gjson.Result, indexes []int, written int) {
	var reasons []string
	count := map[string]int64{}
	for i, c := range candidates {
		if indexes[i] < written {
			continue
		}
		why := jsontext.Text(&c, "why")
		if jsontext.IsTrue(&c, "used") {
			why = "used, but too many to list here"
		}
		if !slices.Contains(reasons, why) {
			if len(reasons) >= maxReasons {
				why = "other reasons"
			}
			if !slices.Contains(reasons, why) {
				reasons = append(reasons, why)
			}
		}
		count[why]++
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

// writeRange writes a range with the indexes of its candidates among those written.
func writeRange(w *jsontext.Writer, value gjson.Result, indexes []int, written int) {
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
			if n := int(i.Num); 0 <= n && n < len(indexes) && indexes[n] < written {
				w.Int(int64(indexes[n]))
			}
		}
		w.Close(']')
	}
	w.Close('}')
}
