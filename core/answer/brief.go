package answer

import (
	"slices"

	"loupe/core/base/jsontext"
	"loupe/core/market/product"
)

// Brief is the evidence for a model, which pays for each word. It has the candidates that were used and as many others as fit. What
// an answer says elsewhere, and how it was made, is left out. GET /appraisals/{id} has everything.
type Brief struct {
	Reused      bool
	RatesDate   string
	Item        *product.Item // nil without findings
	Condition   product.Condition
	Differences []Difference
	Details     Details
	Calibration *Calibration
	Candidates  []Candidate // nil without findings
	LeftOut     []LeftOut   // the same
}

// LeftOut counts listings that are not among the candidates.
type LeftOut struct {
	Why      string
	Listings int
}

const (
	leftOutRoom = 800 // bytes that are kept for Brief.LeftOut and members that the caller adds
	maxReasons  = 6   // in Brief.LeftOut
)

// Shorten returns an answer and its evidence, nil without any, with as much of their lists as fits into so many bytes of JSON. All says
// whether candidates that were not used are shown, too.
func Shorten(a *Answer, e *Evidence, all bool, bytes int) (*Answer, *Brief) {
	short := *a
	short.Similar, short.Errors.Prices = nil, nil
	brief, shown, order := e.brief(all)
	room := bytes - leftOutRoom - len(short.JSON())
	if brief != nil {
		room -= len(jsontext.Encode(brief, BriefMembers))
	}
	short.Similar = fitting(&room, 3, a.Similar, listingMembers)
	short.Errors.Prices = fitting(&room, 4, a.Errors.Prices, failureMembers)
	if brief == nil || brief.Item == nil {
		return &short, brief
	}
	if d := brief.Details.Decision; d != nil {
		d.Channels = fitting(&room, 4, e.Details.Decision.Channels, channelMembers)
	}
	brief.Candidates = fitting(&room, 1, shown, candidateMembers)
	brief.leaveOut(e.Candidates, order)
	for _, r := range []*Range{brief.Details.PrivateSale, brief.Details.Replacement} {
		if r != nil {
			r.renumber(order, len(brief.Candidates))
		}
	}
	return &short, brief
}

// brief returns the evidence without its lists, the candidates to show, and the place of each candidate among them: those that were used,
// and then the others, which are shown if all is set.
func (e *Evidence) brief(all bool) (b *Brief, shown []Candidate, order []int) {
	if e == nil {
		return nil, nil, nil
	}
	b = &Brief{Reused: e.Reused, RatesDate: e.RatesDate, Details: Details{Pieces: 1}}
	f := e.Findings
	if f == nil {
		return b, nil, nil
	}
	b.Item, b.Condition, b.Differences, b.Details, b.Calibration = &f.Item, f.Condition, f.Differences, f.Details, f.Calibration
	for _, r := range []**Range{&b.Details.PrivateSale, &b.Details.Replacement} {
		if *r != nil {
			own := **r
			*r = &own
		}
	}
	if d := b.Details.Decision; d != nil {
		own := *d
		own.Channels = nil
		b.Details.Decision = &own
	}
	order = make([]int, len(f.Candidates))
	for _, used := range [...]bool{true, false} {
		for i := range f.Candidates {
			if c := &f.Candidates[i]; c.Used == used {
				order[i] = len(shown)
				if used || all {
					shown = append(shown, c.brief())
				}
			}
		}
	}
	return b, shown, order
}

// brief returns what a client may show, compare or exclude of a candidate.
func (c *Candidate) brief() Candidate {
	l := &c.Listing
	return Candidate{
		Listing: product.Listing{ID: l.ID, Title: l.Title, Vendor: l.Vendor, URL: l.URL, Price: l.Price, Condition: l.Condition, Sold: l.Sold, Date: l.Date, Distance: -1},
		Similar: -1, Converted: c.Converted, Probability: c.Probability, Used: c.Used, Why: c.Why,
	}
}

// fitting returns as many of the first elements as fit into a share of the room, and takes their room.
func fitting[T any](room *int, shares int, list []T, members func(*jsontext.Members, *T)) []T {
	left := *room / shares
	for i := range list {
		size := len(jsontext.Encode(&list[i], members)) + 1 // with a comma
		if size > left {
			return list[:i]
		}
		left -= size
		*room -= size
	}
	return list
}

// leaveOut counts the candidates that are not shown by reason, in the order in which the reasons occur.
func (b *Brief) leaveOut(candidates []Candidate, order []int) {
	b.LeftOut = []LeftOut{}
	for i := range candidates {
		if order[i] < len(b.Candidates) {
			continue
		}
		why := candidates[i].Why
		if candidates[i].Used {
			why = "used, but too many to list here"
		}
		at := b.reason(why)
		if at < 0 && len(b.LeftOut) >= maxReasons {
			why = "other reasons"
			at = b.reason(why)
		}
		if at < 0 {
			at, b.LeftOut = len(b.LeftOut), append(b.LeftOut, LeftOut{Why: why})
		}
		b.LeftOut[at].Listings++
	}
}

func (b *Brief) reason(why string) int {
	return slices.IndexFunc(b.LeftOut, func(l LeftOut) bool { return l.Why == why })
}

// renumber replaces the indexes of candidates by their places among those that are shown.
func (r *Range) renumber(order []int, shown int) {
	places := []int{}
	for _, i := range r.Candidates {
		if 0 <= i && i < len(order) && order[i] < shown {
			places = append(places, order[i])
		}
	}
	r.Candidates = places
}

// BriefMembers visits the members of a Brief.
func BriefMembers(m *jsontext.Members, b *Brief) {
	m.Flag("reused", &b.Reused, always)
	m.Text("rates_date", &b.RatesDate, always)
	jsontext.ObjectOr(m, "item", &b.Item, ItemMembers, optional)
	condition(m, &b.Condition, optional)
	jsontext.Objects(m, "differences", &b.Differences, differenceMembers, optional)
	mainMembers(m, &b.Details)
	jsontext.ObjectOr(m, "calibration", &b.Calibration, calibrationMembers, optional)
	jsontext.Objects(m, "candidates", &b.Candidates, candidateMembers, optional)
	jsontext.Objects(m, "left_out", &b.LeftOut, leftOutMembers, optional)
}

func leftOutMembers(m *jsontext.Members, l *LeftOut) {
	m.Text("why", &l.Why, always)
	m.Integer("listings", &l.Listings, always)
}
