package api

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func keys(v any) []string {
	object, _ := v.(map[string]any)
	return slices.Sorted(maps.Keys(object))
}

func TestAnswerHasExactlyTheContractsKeys(t *testing.T) {
	s := newService(t, 100)
	r := s.appraise(cameraRequest)
	s.expectCharge(r, cost)
	for _, c := range []struct {
		path []any
		want string
	}{
		{nil, "appraisal error similar_items"},
		{[]any{"similar_items", 0}, "image price title url vendor"},
		{[]any{"appraisal"}, "best_match defects price_currency price_lower price_upper reasoning"},
		{[]any{"appraisal", "best_match"}, "image price title url vendor"},
		{[]any{"error"}, "appraisal_error discovery_error image_upload_errors price_enrichment_errors"},
	} {
		if got := strings.Join(keys(r.at(c.path...)), " "); got != c.want {
			t.Errorf("%v: got the keys %q, want %q", c.path, got, c.want)
		}
	}
	s.expectBalance(100-cost, 0)
	if got, want := r.Header.Get("Loupe-Credits-Remaining"), fmt.Sprint(100-cost); got != want {
		t.Errorf("got %q credits remaining, want %s", got, want)
	}
	if ok, _ := regexp.MatchString(`^apr_[0-9A-HJKMNP-TV-Z]{26}$`, r.appraisalID()); !ok {
		t.Errorf("got appraisal id %q, want apr_ and a ULID", r.appraisalID())
	}
	t.Logf("%s", r.body)
}

// A D1 database holds 10 GB, so the size of a stored appraisal limits how many it can keep.
func TestStoredAppraisalIsCompact(t *testing.T) {
	for _, c := range []struct {
		what, condition, sold, date string
		most                        int64 // bytes
	}{
		{"new goods", "", "", "", 4600},
		{"sales of used goods", "Very good", "yes", "2026-11-02", 4600},
	} {
		s := newService(t, 1000)
		for i := range 60 {
			s.exec(`INSERT INTO listing (id, title, brand, category, vendor, price, currency, url, image, condition, sold, date)
				SELECT id || '-' || ?1, title || ' no ' || ?1, brand, category, vendor || ?1, price, currency, url || '/' || ?1, image, ?2, ?3, ?4
				FROM listing WHERE id = 'c1'`, i, c.condition, c.sold, c.date)
		}
		r := s.appraise(cameraRequest)
		s.expectCharge(r, cost)
		size := func(column string) int64 {
			return s.queryInt(`SELECT length(CAST(`+column+` AS BLOB)) FROM appraisal WHERE id = ?1`, r.appraisalID())
		}
		if n := s.queryInt(`SELECT json_array_length(inflate(findings), '$.candidates') FROM appraisal`); n != 60 {
			t.Errorf("%s: got %d candidates, want 60", c.what, n)
		}
		total := int64(0)
		for _, column := range []string{"request", "figures", "evidence", "fingerprints", "answer", "findings"} {
			t.Logf("%s: %s takes %d bytes", c.what, column, size(column))
			total += size(column)
		}
		t.Logf("%s: the answer is %d bytes, the findings are %d", c.what, len(r.body), s.queryInt(`SELECT length(inflate(findings)) FROM appraisal`))
		if total > c.most {
			t.Errorf("%s: the stored appraisal takes %d bytes, want at most %d", c.what, total, c.most)
		}
	}
}
