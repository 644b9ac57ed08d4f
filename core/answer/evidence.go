package answer

import (
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/market/product"

	"github.com/tidwall/gjson"
)

// How the zero value of a member is written.
const (
	always   = jsontext.AsItIs
	orNull   = jsontext.Null
	optional = jsontext.Omitted
)

// Evidence is what an answer is based on. It is stored in two parts: callers pay for the findings.
type Evidence struct {
	Reused    bool // the item and the listings are from an identical earlier call
	Calls     []Call
	RatesDate string // YYYY-MM-DD: of the exchange rates
	Stages    []Stage
	Photo     Photo

	*Findings // nil if they are not paid for
}

// Call is how an outside service answered. One that was configured but not called has no attempts.
type Call struct {
	Provider               string
	Attempts, Milliseconds int
	Status                 int    // HTTP; 0 without a response
	Error                  string // a code; "" if it succeeded
}

// Stage is how long a stage of the pipeline took.
type Stage struct {
	Name         string
	Milliseconds int
}

// Photo is the caller's photo.
type Photo struct {
	URL, Type    string
	Bytes        int
	Problem      string // why it could not be used; "" if it was
	SHA256       string // hexadecimal
	Fingerprints string // which are stored by themselves; "" if there are none
}

// Findings are the part of the evidence that callers pay for.
type Findings struct {
	Item        product.Item
	Condition   product.Condition // in which the item was valued
	Differences []Difference      // of claims about the description; nil if no model was asked for them
	Details     Details
	Calibration *Calibration
	Candidates  []Candidate
}

// Difference is a claim about the description that only the rules or only the model made.
type Difference struct {
	product.Claim
	By     string // "reader" or "model"
	Counts bool
}

// Calibration is how the sources of the listings used corrected the estimate and the range.
type Calibration struct {
	Range, Fast, Patient float64 // factors on distances from the estimate
	Moved                float64 // the estimate, relatively
	Listings             int
}

// Candidate is a listing that was considered. One that was not used has no picture, no ranks and no weights: there may be sixty, and
// all are stored.
type Candidate struct {
	product.Listing
	Similar     int    // index in the answer's Similar, which then has the title, URL, vendor, image and price; -1 elsewhere. Only in stored findings
	Converted   string // the price in the answer's currency, if Price is another text
	Probability float64
	Used        bool
	Why         string
	Weights     []byte // JSON object: what speaks for it and against it; nil if it was not used
}

// Public returns the stored part that every caller sees.
func (e *Evidence) Public() []byte { return jsontext.Encode(e, publicMembers) }

// JSON returns the stored findings of an answer. What the answer has, too, is left out.
func (f *Findings) JSON(a *Answer) []byte {
	stored := *f
	stored.Candidates = make([]Candidate, len(f.Candidates))
	for i, c := range f.Candidates {
		if n := c.indexIn(a.Similar); n >= 0 {
			c.Similar = n
			c.Title, c.URL, c.Vendor, c.Image, c.Price.Low, c.Price.High = "", "", "", "", 0, 0
		}
		stored.Candidates[i] = c
	}
	return jsontext.Encode(&stored, findingMembers)
}

// indexIn returns the index of the listing that shows the candidate with the same price, -1 if there is none.
func (c *Candidate) indexIn(listings []Listing) int {
	for n, l := range listings {
		if c.Used && c.Converted == "" && l == (Listing{c.Title, c.URL, c.Vendor, c.Image, c.Price.String()}) {
			return n
		}
	}
	return -1
}

// ParseEvidence reads stored evidence with the findings and the photo's fingerprints, "" if there are none; nil without evidence. A is the
// answer that the findings were stored with.
func ParseEvidence(public, findings, fingerprints string, a *Answer) *Evidence {
	if public == "" {
		return nil
	}
	e := jsontext.Decode(gjson.Parse(public), publicMembers)
	e.Photo.Fingerprints = fingerprints
	if findings != "" {
		f := jsontext.Decode(gjson.Parse(findings), findingMembers)
		for i := range f.Candidates {
			if c := &f.Candidates[i]; c.Similar >= 0 && a != nil && c.Similar < len(a.Similar) {
				l := &a.Similar[c.Similar]
				c.Title, c.URL, c.Vendor, c.Image = l.Title, l.URL, l.Vendor, l.Image
				c.Price, c.Similar = product.ParsePrice(l.Price, c.Price.Currency), -1
			}
		}
		e.Findings = &f
	}
	return &e
}

// EvidenceMembers visits the members of the evidence as callers see it.
func EvidenceMembers(m *jsontext.Members, e *Evidence) {
	publicMembers(m, e)
	if e.Findings != nil {
		findingMembers(m, e.Findings)
	} else {
		detailMembers(m, &Details{Pieces: 1})
	}
}

func publicMembers(m *jsontext.Members, e *Evidence) {
	m.Flag("reused", &e.Reused, always)
	jsontext.Objects(m, "upstreams", &e.Calls, callMembers, always)
	m.Text("rates_date", &e.RatesDate, always)
	jsontext.Objects(m, "stages", &e.Stages, stageMembers, always)
	jsontext.Object(m, "photo", &e.Photo, photoMembers)
}

func callMembers(m *jsontext.Members, c *Call) {
	m.Text("provider", &c.Provider, always)
	m.Integer("attempts", &c.Attempts, always)
	m.Integer("ms", &c.Milliseconds, always)
	m.Integer("http_status", &c.Status, always)
	m.Text("error", &c.Error, always)
}

func stageMembers(m *jsontext.Members, s *Stage) {
	m.Text("stage", &s.Name, always)
	m.Integer("ms", &s.Milliseconds, always)
}

func photoMembers(m *jsontext.Members, p *Photo) {
	m.Text("url", &p.URL, always)
	m.Text("type", &p.Type, always)
	m.Integer("bytes", &p.Bytes, always)
	m.Text("problem", &p.Problem, optional)
	m.Text("sha256", &p.SHA256, always)
	m.Text("fingerprints", &p.Fingerprints, optional)
}

func findingMembers(m *jsontext.Members, f *Findings) {
	jsontext.Object(m, "item", &f.Item, ItemMembers)
	condition(m, &f.Condition, orNull)
	jsontext.Objects(m, "differences", &f.Differences, differenceMembers, optional)
	detailMembers(m, &f.Details)
	jsontext.ObjectOr(m, "calibration", &f.Calibration, calibrationMembers, orNull)
	jsontext.Objects(m, "candidates", &f.Candidates, candidateMembers, always)
}

func differenceMembers(m *jsontext.Members, d *Difference) {
	claimMembers(m, &d.Claim)
	m.Text("by", &d.By, always)
	m.Flag("counts", &d.Counts, always)
}

func calibrationMembers(m *jsontext.Members, c *Calibration) {
	m.Number("range", &c.Range, always)
	m.Number("fast", &c.Fast, always)
	m.Number("patient", &c.Patient, always)
	m.Number("moved", &c.Moved, always)
	m.Integer("listings", &c.Listings, always)
}

func candidateMembers(m *jsontext.Members, c *Candidate) {
	m.Index("similar_item", &c.Similar)
	ListingMembers(m, &c.Listing)
	m.Text("converted", &c.Converted, optional)
	m.Number("probability", &c.Probability, always)
	m.Flag("used", &c.Used, always)
	m.Text("why", &c.Why, always)
	m.Raw("evidence", &c.Weights, optional)
}

// ListingMembers visits the members of a listing that a search found. Empty members are left out, because an appraisal stores up to sixty
// listings. They deflate best with the members that listings have in common first, and those of a single listing last.
func ListingMembers(m *jsontext.Members, l *product.Listing) {
	m.Text("source", &l.Source, optional)
	m.Text("part", &l.Part, optional)
	m.Text("brand", &l.Brand, optional)
	m.Text("category", &l.Category, optional)
	m.Text("vendor", &l.Vendor, optional)
	m.Text("title", &l.Title, optional)
	m.Text("image", &l.Image, optional)
	condition(m, &l.Condition, optional)
	m.Text("country", &l.Country, optional)
	day := date.FormatKnown(l.Date)
	m.Text("date", &day, optional)
	m.Text("id", &l.ID, optional)
	price := l.Price.String()
	m.Text("price", &price, optional)
	m.Text("currency", &l.Price.Currency, optional)
	m.Text("price_problem", &l.Price.Problem, optional)
	amount(m, "shipping", &l.Shipping)
	amount(m, "list_price", &l.ListPrice)
	m.Text("url", &l.URL, optional)
	m.Flag("out_of_stock", &l.OutOfStock, optional)
	m.Flag("price_from_page", &l.PriceFromPage, optional)
	m.Flag("sold", &l.Sold, optional)
	m.Flag("takes_offers", &l.TakesOffers, optional)
	m.Integer("text_rank", &l.TextRank, optional)
	m.Integer("visual_rank", &l.VisualRank, optional)
	m.Integer("days", &l.Days, optional)
	m.Index("distance", &l.Distance)
	if m.Reading() {
		l.Date, _ = date.Parse(day)
		if price != "" {
			l.Price = product.ParsePrice(price, l.Price.Currency)
		}
	}
}

// ItemMembers visits the members of an item.
func ItemMembers(m *jsontext.Members, i *product.Item) {
	m.Text("title", &i.Title, always)
	m.Text("brand", &i.Brand, always)
	m.Text("model", &i.Model, always)
	m.Text("category", &i.Category, always)
	m.Texts("attributes", &i.Attributes, always)
	condition(m, &i.Condition, always)
	defects := i.Defects
	switch {
	case m.Reading():
	case !i.Inspected:
		defects = nil
	case defects == nil:
		defects = []string{}
	}
	m.Texts("defects", &defects, orNull)
	jsontext.Objects(m, "claims", &i.Claims, claimMembers, orNull)
	m.Texts("queries", &i.Queries, always)
	m.Text("provider", &i.Provider, always)
	m.Number("confidence", &i.Confidence, always)
	if m.Reading() {
		i.Defects, i.Inspected = defects, defects != nil
	}
}

func claimMembers(m *jsontext.Members, c *product.Claim) {
	m.Text("kind", &c.Kind, always)
	m.Text("value", &c.Value, always)
	m.Text("words", &c.Words, always)
}

// condition visits a condition by its code.
func condition(m *jsontext.Members, v *product.Condition, empty jsontext.Empty) {
	code := v.Code()
	m.Text("condition", &code, empty)
	if m.Reading() {
		*v = product.ParseCondition(code)
	}
}

// amount visits an amount by its text. 0 is left out.
func amount(m *jsontext.Members, name string, v *market.Amount) {
	text := product.Price{Low: *v, High: *v}.String()
	m.Text(name, &text, optional)
	if m.Reading() {
		*v = product.ParsePrice(text, "").Low
	}
}
