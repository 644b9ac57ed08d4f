package report

import (
	"cmp"
	"strconv"
	"strings"

	"loupe/core/answer"
	"loupe/core/appraisal/request"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/market"
	"loupe/core/store/ledger"
)

const maxComparables = 12

// item is an appraisal as a report shows it. All but photoState is stored in the snapshot. A text that is not known is "".
type item struct {
	photoState string
	appraisal  string // id
	appraised  int64  // Unix milliseconds

	description, country, asOf string
	photo                      photographed
	title, condition           string
	value                      answer.Value
	estimate, confidence       float64
	ratesDate                  string
	comparables                []comparable
}

type photographed struct{ url, sha256 string }

type comparable struct {
	answer.Listing
	date, condition string
	sold            string // "true" or "false"
}

// snapshot returns what a report shows of an appraisal, nil if its value or its findings are not stored.
func snapshot(a *ledger.Reportable) *item {
	r, found := request.Stored(a.Request, true), answer.Parse(a.Answer)
	evidence := answer.ParseEvidence(a.Evidence, a.Findings, "", found)
	if found == nil || found.Value == nil || evidence == nil || evidence.Findings == nil {
		return nil
	}
	s := &item{
		appraisal: a.ID, appraised: a.Created, description: r.Description, country: r.Country, asOf: date.FormatKnown(r.AsOf),
		photo: photographed{r.Image.String(), evidence.Photo.SHA256}, title: evidence.Item.Title,
		condition: cmp.Or(r.Condition.Code(), evidence.Item.Condition.Code()), value: *found.Value,
		estimate: evidence.Details.Estimate, confidence: evidence.Details.Confidence, ratesDate: evidence.RatesDate,
	}
	if strings.Contains(s.photo.url, "?") { // a query may let others read what is not public
		s.photo.url = ""
	}
	if s.title == "" && s.value.Best != nil {
		s.title = s.value.Best.Title
	}
	for i, l := range found.Similar[:min(len(found.Similar), maxComparables)] {
		c := comparable{Listing: l}
		if offers := evidence.Details.Listings; i < len(offers) {
			c.date, c.condition, c.sold = offers[i].Date, offers[i].Condition, strconv.FormatBool(offers[i].Sold)
		}
		s.comparables = append(s.comparables, c)
	}
	return s
}

func itemMembers(m *jsontext.Members, s *item) {
	m.Text("photo_state", &s.photoState, jsontext.AsItIs)
	m.Text("appraisal_id", &s.appraisal, jsontext.AsItIs)
	m.Time("appraised_at", &s.appraised, jsontext.AsItIs)
	m.Text("description", &s.description, jsontext.AsItIs)
	m.Text("country", &s.country, jsontext.AsItIs)
	m.Text("as_of", &s.asOf, jsontext.Null)
	jsontext.Object(m, "photo", &s.photo, func(m *jsontext.Members, p *photographed) {
		m.Text("url", &p.url, jsontext.Null)
		m.Text("sha256", &p.sha256, jsontext.AsItIs)
	})
	m.Text("title", &s.title, jsontext.Null)
	m.Text("condition", &s.condition, jsontext.AsItIs)
	jsontext.Object(m, "appraisal", &s.value, answer.ValueMembers)
	m.Number("estimate", &s.estimate, jsontext.Null)
	m.Number("confidence", &s.confidence, jsontext.AsItIs)
	m.Text("rates_date", &s.ratesDate, jsontext.AsItIs)
	jsontext.Objects(m, "comparables", &s.comparables, func(m *jsontext.Members, c *comparable) {
		m.Text("title", &c.Title, jsontext.AsItIs)
		m.Text("vendor", &c.Vendor, jsontext.AsItIs)
		m.Text("url", &c.URL, jsontext.AsItIs)
		m.Text("price", &c.Price, jsontext.AsItIs)
		m.Text("date", &c.date, jsontext.Null)
		m.JSON("sold", &c.sold, jsontext.Null)
		m.Text("condition", &c.condition, jsontext.Null)
	}, jsontext.AsItIs)
}

// total is the sum of the values in one currency, in major units.
type total struct {
	currency               string
	items                  int
	lower, estimate, upper float64
}

// totalsOf returns a total for each currency, in the order of the items.
func totalsOf(items []item) (all []total) {
	for _, s := range items {
		i := 0
		for i < len(all) && all[i].currency != s.value.Currency {
			i++
		}
		if i == len(all) {
			all = append(all, total{currency: s.value.Currency})
		}
		t := &all[i]
		t.items++ // rounding makes the sums exact, because each value is a multiple of the currency's minor unit
		t.lower = market.Round(t.lower+s.value.Lower, t.currency)
		t.estimate = market.Round(t.estimate+s.estimate, t.currency)
		t.upper = market.Round(t.upper+s.value.Upper, t.currency)
	}
	return all
}

func totalMembers(m *jsontext.Members, t *total) {
	m.Text("currency", &t.currency, jsontext.AsItIs)
	m.Integer("items", &t.items, jsontext.AsItIs)
	m.Number("lower", &t.lower, jsontext.AsItIs)
	m.Number("estimate", &t.estimate, jsontext.AsItIs)
	m.Number("upper", &t.upper, jsontext.AsItIs)
}
