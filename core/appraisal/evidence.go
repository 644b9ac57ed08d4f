package appraisal

import (
	"encoding/hex"
	"math"
	"strings"

	"loupe/core/description"
	"loupe/core/exchange"
	"loupe/core/jsontext"
	"loupe/core/product"
	"loupe/core/upstream"
	"loupe/core/valuation"
)

// timing is when a stage began, in Unix milliseconds. A stage ends where the next one begins.
type timing struct {
	stage string
	begun int64
}

// evidenceJSON returns what is stored with the answer: the photo, the item, the upstreams called, the details, each
// listing with its probability and why it was used or left out, the date of the exchange rates, and how
// long each stage took. ledger.FindAppraisal leaves out the members item and candidates if nothing was
// charged.
func (a *appraisal) evidenceJSON(f *exchange.Flow) []byte {
	w := make(jsontext.Writer, 0, 1024*(len(a.found)+4))
	w.Open('{')
	if a.correction != nil {
		w.Key("photo").Raw(a.correction.photo)
	} else {
		a.writePhoto(&w)
	}
	w.Key("item")
	writeItem(&w, &a.item)
	w.Key("condition")
	if c := a.valuation.Condition; c != product.Unknown {
		w.String(c.Code())
	} else {
		w.Null()
	}
	a.writeDifferences(&w)
	w.Key("reused").Bool(a.recalled)
	a.writeCalls(&w)
	a.writeDetails(&w)
	a.writeCalibration(&w)
	a.writeCandidates(&w)
	w.Key("rates_date").String(a.table.Date)
	a.writeTimings(&w, f.Now())
	w.Close('}')
	return w
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
	if p.Prints != nil {
		w.Key("fingerprints").String(p.Stored.String())
	}
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

func (a *appraisal) writeCandidates(w *jsontext.Writer) {
	w.Key("candidates").Open('[')
	for i := range a.found {
		j, l := &a.valuation.Judgements[i], &a.found[i]
		w.Open('{')
		writeListingFields(w, l)
		if converted := a.priceText(i); converted != l.Price.String() {
			w.Key("converted").String(converted)
		}
		w.Key("probability").Float(math.Round(1e4*j.Probability) / 1e4)
		w.Key("used").Bool(j.Used)
		w.Key("why").String(strings.TrimPrefix(j.Why, "not used: ")) // the member used says so
		w.Key("evidence").Open('{')
		for n, value := range j.Evidence {
			if value = math.Round(100*value) / 100; value != 0 {
				w.Key(valuation.EvidenceNames[n]).Float(value)
			}
		}
		w.Close('}')
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
