package appraisal_test

import (
	"strings"
	"testing"
)

// An outside search for the model's words alone would find complete products only.
func TestSearchNamesThePartThatTheCallerOffers(t *testing.T) {
	for description, want := range map[string]string{"box only": "box only", "Halden F2, nur OVP": "nur ovp", "Halden F2 in very good condition": ""} {
		s := &script{variables: withModel}
		r := camera(t)
		r.Description = description
		_, x := s.run(t, r)
		found := false
		for _, e := range x.Effects {
			if serviceOf(e) == shop {
				found = true
				if got := strings.Contains(e.Body, want) && (want != "" || !strings.Contains(e.Body, "only")); !got || strings.Contains(e.Body, "very good") {
					t.Errorf("%q: got the search %s, want %q in it", description, e.Body, want)
				}
			}
		}
		if !found {
			t.Errorf("%q: got no outside search", description)
		}
	}
}
