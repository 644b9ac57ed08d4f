package appraisal_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/core/exchange/exchangetest"
)

// A search for the model's words alone would find complete, genuine products only.
func TestSearchNamesThePartOrTheCopyThatTheCallerOffers(t *testing.T) {
	named := regexp.MustCompile("box only|nur ovp|only|replica|fake|very good")
	for description, want := range map[string]string{
		"box only": "box only", "Halden F2, nur OVP": "nur ovp", "Halden F2 in very good condition": "",
		"this is a replica": "replica", "Halden F2, Nachbau": "replica", "not genuine": "replica", "not a replica": "", "genuine, no fake": "",
	} {
		r := camera(t)
		r.Description = description
		_, x := (&script{variables: withModel}).run(t, r)
		searches := slices.DeleteFunc(x.Effects, func(e exchangetest.Effect) bool { return serviceOf(e) != shop })
		if len(searches) != 1 || named.FindString(searches[0].Body) != want {
			t.Errorf("%q: got the searches %v, want one with %q", description, searches, want)
		}
	}
}

func TestCopyWithoutOffersOfCopiesIsNotCharged(t *testing.T) {
	r := camera(t)
	r.Description = "replica, not a genuine Halden"
	o, _ := (&script{variables: withModel}).run(t, r)
	b := decode(t, o)
	entry := b.Error.Appraisal
	if b.Appraisal != nil || o.Charged != 0 || entry == nil || entry.Code != "NO_VALUE" || !strings.Contains(entry.Message, "the item is a copy") {
		t.Errorf("got %s, charged %d; want no appraisal, no charge and NO_VALUE that says that the item is a copy", textOf(o), o.Charged)
	}
}
