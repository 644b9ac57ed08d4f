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
