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

// A search for the model's words alone would find genuine products only, whose prices don't apply to a copy.
func TestSearchNamesACopy(t *testing.T) {
	for description, want := range map[string]string{
		"this is a replica": "replica", "Halden F2, Nachbau": "replica", "not genuine": "replica", "not a replica": "", "genuine, no fake": "",
	} {
		s := &script{variables: withModel}
		r := camera(t)
		r.Description = description
		_, x := s.run(t, r)
		found := false
		for _, e := range x.Effects {
			if serviceOf(e) != shop {
				continue
			}
			found = true
			names := strings.Contains(e.Body, "replica") || strings.Contains(e.Body, "fake")
			if names != (want != "") || !strings.Contains(e.Body, want) {
				t.Errorf("%q: got the search %s, want %q in it", description, e.Body, want)
			}
		}
		if !found {
			t.Errorf("%q: got no outside search", description)
		}
	}
}

func TestCopyWithoutOffersOfCopiesIsNotCharged(t *testing.T) {
	s := &script{variables: withModel}
	r := camera(t)
	r.Description = "replica, not a genuine Halden"
	o, _ := s.run(t, r)
	entry, _ := errorsOf(t, o)["appraisal_error"].(map[string]any)
	message, _ := entry["message"].(string)
	if decode(t, o).Appraisal != nil || o.Charged != 0 || entry["code"] != "NO_VALUE" || !strings.Contains(message, "the item is a copy") {
		t.Errorf("got %s, charged %d; want no appraisal, no charge and NO_VALUE that says that the item is a copy", o.Answer, o.Charged)
	}
}
