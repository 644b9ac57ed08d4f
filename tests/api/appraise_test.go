package api

import (
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
	s := start(t, 100)
	r := s.appraise(plain)
	if charged := s.appraised(r); charged != 10 {
		t.Fatalf("charged %d: %s", charged, r.text)
	}
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
			t.Errorf("%v has %q, want %q", c.path, got, c.want)
		}
	}
	if r.Header.Get("Loupe-Credits-Remaining") != "90" || s.balance() != 90 || s.held() != 0 {
		t.Errorf("remaining %s, balance %d, held %d", r.Header.Get("Loupe-Credits-Remaining"), s.balance(), s.held())
	}
	if ok, _ := regexp.MatchString(`^apr_[0-9A-HJKMNP-TV-Z]{26}$`, r.Header.Get("Loupe-Appraisal-Id")); !ok {
		t.Errorf("appraisal id %q", r.Header.Get("Loupe-Appraisal-Id"))
	}
	t.Logf("%s", r.text)
}
