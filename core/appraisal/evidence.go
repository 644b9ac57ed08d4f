package appraisal

import (
	"bytes"
	"encoding/hex"
	"math"
	"slices"
	"strings"

	"loupe/core/description"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/product"
	"loupe/core/upstream"
	"loupe/core/valuation"

	"github.com/tidwall/gjson"
)

// timing is when a stage began, in Unix milliseconds. A stage ends where the next one begins.
type timing struct {
	stage string
	begun int64
}

// The evidence that callers see joins three stored texts: evidence, fingerprints and findings. Callers pay for the findings.

// evidenceJSON returns the part of the evidence that callers see of every appraisal: the upstreams called, the date of the exchange
// rates, how long each stage took, and the photo without its fingerprints. [joinEvidence] relies on the photo being last.
func (a *appraisal) evidenceJSON(now int64) []byte {
	var w jsontext.Writer
	w.Open('{')
	w.Key("reused").Bool(a.recalled)
	a.writeCalls(&w)
	w.Key("rates_date").String(a.table.Date)
	a.writeTimings(&w, now)
	if a.correction != nil {
		w.Key("photo").Raw(a.correction.photo)
	} else {
		a.writePhoto(&w)
	}
	w.Close('}')
	return w
}

// fingerprints returns the photo's fingerprints, "" if it has none.
func (a *appraisal) fingerprints() string {
	if a.photo.Prints == nil {
		return ""
	}
	return a.photo.Stored.String()
}

// findingsJSON returns the part of the evidence that callers pay for: the item, the details, and each listing with its
// probability and why it was used or left out.
func (a *appraisal) findingsJSON() []byte {
	w := make(jsontext.Writer, 0, 512*(len(a.found)+8))
	w.Open('{')
	w.Key("item")
	writeItem(&w, &a.item)
	w.Key("condition")
	if c := a.valuation.Condition; c != product.Unknown {
		w.String(c.Code())
	} else {
		w.Null()
	}
	a.writeDifferences(&w)
	a.writeDetails(&w)
	a.writeCalibration(&w)
	a.writeCandidates(&w)
	w.Close('}')
	return w
}

// joinEvidence returns the evidence as callers see it. The findings refer to listings of the answer: see [withSimilar]. Without findings,
// the details have no figures. Without evidence, it returns JSON null.
func joinEvidence(answer, evidence, findings []byte, fingerprints string) []byte {
	const end = "}}" // of the photo and of the evidence
	if len(evidence) < len(end) {
		return []byte("null")
	}
	if len(findings) == 0 {
		w := jsontext.Writer{'{'}
		(&appraisal{valuation: new(valuation.Valuation)}).writeDetails(&w)
		findings = append(w, '}')
	}
	all := make(jsontext.Writer, 0, len(evidence)+len(findings)+len(fingerprints)+20)
	all = append(all, evidence[:len(evidence)-len(end)]...)
	if fingerprints != "" {
		all.Key("fingerprints").String(fingerprints)
	}
	return withSimilar(append(all, "},"...), findings[1:], answer)
}

// similarItem is the first member of a candidate that the answer's similar_items has at the same price. Its value is the index there. It
// stands for the item's five members, which are stored in the answer only.
const similarItem = "similar_item"

// withSimilar appends findings. It replaces each similarItem with the members of the item that it refers to. Texts of the findings can't
// contain the quoted name, because their quotes are escaped.
func withSimilar(w jsontext.Writer, findings, answer []byte) []byte {
	root := gjson.ParseBytes(answer)
	items := jsontext.List(&root, "similar_items", jsontext.All)
	for {
		before, after, found := bytes.Cut(findings, []byte(`"`+similarItem+`":`))
		w = append(w, before...)
		if !found {
			return w
		}
		number, rest, _ := bytes.Cut(after, []byte{','})
		if n := int(gjson.ParseBytes(number).Num); n < len(items) {
			item := items[n].Raw
			w = append(append(w, item[1:len(item)-1]...), ',')
		}
		findings = rest
	}
}

// evidenceOf returns the evidence as callers see it. The row begins with the columns answer, evidence and findings of
// ledger.FindAppraisal.
func evidenceOf(row []exchange.Value, fingerprints exchange.Value) []byte {
	return joinEvidence([]byte(row[0].Text()), []byte(row[1].Text()), []byte(row[2].Text()), fingerprints.Text())
}

func (a *appraisal) writePhoto(w *jsontext.Writer) {
	p := a.photo
	w.Key("photo").Open('{')
	w.Key("url").String(p.URL)
	w.Key("type").String(string(p.Format))
	w.Key("bytes").Int(int64(p.Bytes))
	if p.Err != nil {
		w.Key("problem").String(p.Err.Error())
	}
	w.Key("sha256").String(hex.EncodeToString(p.SHA256))
	w.Close('}')
}

// writeDifferences writes the claims about the description that only the rules or only the model made, and which of them count. It
// writes nothing if no model was asked for claims, or if it returned no usable list.
func (a *appraisal) writeDifferences(w *jsontext.Writer) {
	if a.item.Claims == nil {
		return
	}
	w.Key("differences").Open('[')
	for i := range a.valuation.Differences {
		d := &a.valuation.Differences[i]
		w.Open('{')
		writeClaimFields(w, &d.Claim)
		by := description.ReadersNames[description.ByRules]
		if d.ByModel {
			by = description.ReadersNames[description.ByModel]
		}
		w.Key("by").String(by)
		w.Key("counts").Bool(d.Counts)
		w.Close('}')
	}
	w.Close(']')
}

// writeCalls writes which outside services were called, and how they answered. A configured service that
// was not called has no attempts, and its error says why. The catalogue is not an outside service.
func (a *appraisal) writeCalls(w *jsontext.Writer) {
	var calls []*upstream.Call
	if a.identification != nil {
		calls = append(calls, a.identification.Call)
	}
	for _, s := range a.searches {
		calls = append(calls, s.Calls...)
	}
	w.Key("upstreams").Open('[')
	for _, c := range calls {
		w.Open('{')
		w.Key("provider").String(c.Provider)
		w.Key("attempts").Int(int64(c.Attempts))
		w.Key("ms").Int(int64(c.Elapsed))
		w.Key("http_status").Int(int64(c.Status))
		w.Key("error").String(upstream.CodeOf(c.Err))
		w.Close('}')
	}
	w.Close(']')
}

// writeCalibration writes how the sources of the listings used corrected the estimate and the range; null if not all of them have
// learned from their own listings.
func (a *appraisal) writeCalibration(w *jsontext.Writer) {
	w.Key("calibration")
	c := &a.valuation.Correction
	if c.Listings == 0 {
		w.Null()
		return
	}
	w.Open('{')
	w.Key("range").Float(rounded(math.Sqrt(c.Lower * c.Upper)))
	w.Key("fast").Float(rounded(c.Fast))
	w.Key("patient").Float(rounded(c.Patient))
	w.Key("moved").Float(rounded(math.Expm1(c.Move)))
	w.Key("listings").Int(int64(c.Listings))
	w.Close('}')
}

// writeCandidates writes the listings. Those that were not used have no picture, no ranks in the searches, and no figures of their
// probability: there may be sixty, and all are stored.
func (a *appraisal) writeCandidates(w *jsontext.Writer) {
	similar := a.similar()
	w.Key("candidates").Open('[')
	for i := range a.found {
		j, l := &a.valuation.Judgements[i], a.found[i]
		if !j.Used {
			l.Image, l.TextRank, l.VisualRank, l.Distance = "", 0, 0, -1
		}
		w.Open('{')
		converted := a.priceText(i)
		isConverted := converted != l.Price.String()
		if n := slices.Index(similar, i); n >= 0 && !isConverted {
			w.Key(similarItem).Int(int64(n))
			l.Title, l.URL, l.Vendor, l.Image, l.Price.Low, l.Price.High = "", "", "", "", 0, 0
		}
		writeListingFields(w, &l)
		if isConverted {
			w.Key("converted").String(converted)
		}
		w.Key("probability").Float(math.Round(1e4*j.Probability) / 1e4)
		w.Key("used").Bool(j.Used)
		w.Key("why").String(strings.TrimPrefix(j.Why, "not used: ")) // the member used says so
		if j.Used {
			w.Key("evidence").Open('{')
			for n, value := range j.Evidence {
				if value = math.Round(100*value) / 100; value != 0 {
					w.Key(valuation.EvidenceNames[n]).Float(value)
				}
			}
			w.Close('}')
		}
		w.Close('}')
	}
	w.Close(']')
}

func (a *appraisal) writeTimings(w *jsontext.Writer, now int64) {
	w.Key("stages").Open('[')
	for i, t := range a.timings {
		w.Open('{')
		w.Key("stage").String(t.stage)
		w.Key("ms").Int(a.stageEnd(i, now) - t.begun)
		w.Close('}')
	}
	w.Close(']')
}

// rounded rounds to six decimals. Further decimals are noise and may differ between machines.
func rounded(v float64) float64 { return math.Round(v*1e6) / 1e6 }
