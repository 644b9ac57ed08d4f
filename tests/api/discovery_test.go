package api

import (
	"fmt"
	"strings"
	"testing"

	"loupe/tests/upstream"
)

// mixedSearch has one search of each kind: by text with an access token, by image, by text with a key,
// and the catalogue.
const mixedSearch = "ebay,serpapi-lens,serper-shopping,catalog"

// mixedVendors are the vendors of mixedSearch and of VISION=openai.
var mixedVendors = []string{"openai", "ebay", "serpapi", "serper"}

// callCount returns the number of calls to all of these vendors.
func (s *upstreamService) callCount(vendors ...string) (n int) {
	for _, vendor := range vendors {
		n += len(s.web.Calls(vendor))
	}
	return n
}

func TestPhotoAloneIsAppraisedByUpstreams(t *testing.T) {
	t.Parallel()
	s := newServiceWithUpstreams(t, "openai", strings.Join(upstream.Names(upstream.Search), ","))
	r := s.appraise(photoOnly)
	s.expectCharge(r, cost)
	s.expect(r, nil, "error", "discovery_error")
	s.expectEmpty(r, "error", "image_upload_errors")
	lower, upper := r.at("appraisal", "price_lower").(float64), r.at("appraisal", "price_upper").(float64)
	if lower < 150 || upper > 700 || lower > upper {
		t.Errorf("got the range %v to %v, want it within 150 to 700: %s", lower, upper, r.body)
	}
	if got, want := fmt.Sprint(r.at("appraisal", "defects")), "["+upstream.Scout.Defects[0]+"]"; got != want {
		t.Errorf("got defects %s, want %s", got, want)
	}
	s.expectContains(r, []any{"appraisal", "reasoning"}, upstream.Scout.Condition, ratesDate)
	record := s.record(r)
	for _, name := range upstream.Names(upstream.Search) {
		if name == "ebay-image" {
			continue // finds the same offers as ebay, and each is listed once
		}
		if countCandidates(record, name) == 0 {
			t.Errorf("got no candidates from %s", name)
		}
	}
	t.Logf("%s", r.body)
}

func TestModelThatObeysAnInjectionChangesNoPrice(t *testing.T) {
	eachOf(t, visionProviders, func(t *testing.T, p provider) {
		appraise := func(item upstream.Item) reply {
			s := newServiceWithUpstreams(t, p.vision, "ebay,catalog")
			s.web.SetItem(item)
			r := s.appraise(photoOnly)
			s.charged(r)
			return r
		}
		honest := upstream.Injected
		honest.Attributes, honest.Extra, honest.Text = nil, nil, []string{"HALDEN"}
		got, want := appraise(upstream.Injected), appraise(honest)
		for _, bound := range []string{"price_lower", "price_upper"} {
			if got, want := got.at("appraisal", bound), want.at("appraisal", bound); got != want || want == nil {
				t.Errorf("%s: got %v, want %v", bound, got, want)
			}
		}
	})
}

func TestHostileAnswersAreCleaned(t *testing.T) {
	eachOf(t, withDocumentedSources, func(t *testing.T, p provider) {
		s := p.start(t)
		s.web.Vendor(p.Vendor).Behave(upstream.Behaviour{Body: upstream.Hostile})
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		if r.json == nil {
			t.Errorf("got %s, want JSON", r.body)
		}
		for _, forbidden := range []string{"\x00", "\x1b", "\u202e", `\u0000`, `\u001b`, `\u202e`} {
			if strings.Contains(string(r.body), forbidden) {
				t.Errorf("got %q in %q, want control characters removed", forbidden, r.body)
			}
		}
	})
}

// A free answer must not contain results that the vendors charge for.
func TestFreeAnswerRevealsNoFindings(t *testing.T) {
	s := newServiceWithUpstreams(t, "openai", "ebay")
	r := s.appraise(`{"image_url":"` + cameraURL + `","country":"RU"}`) // no exchange rate, so no value
	s.expectCharge(r, 0)
	s.expect(r, "NO_EXCHANGE_RATE", "error", "price_enrichment_errors", 0, "code")
	record := s.record(r)
	for _, finding := range []string{"ebay.com/itm", "Halden", "scuffs"} {
		if strings.Contains(string(r.body), finding) || strings.Contains(string(record.body), finding) {
			t.Errorf("got %q in the answer %s or its record %s, want it in neither", finding, r.body, record.body)
		}
	}
	if record.at("evidence", "photo", "sha256") == nil {
		t.Errorf("got the record %s, want the rest of the evidence in it", record.body)
	}
	if n := s.queryInt(`SELECT count(*) FROM appraisal WHERE inflate(findings) LIKE '%scuffs%'`); n != 1 {
		t.Errorf("got %d rows with the complete findings in the database, want 1", n)
	}
}
