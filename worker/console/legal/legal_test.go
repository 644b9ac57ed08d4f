package legal_test

import (
	"testing"

	"loupe/worker/console/consoletest"
)

func TestOnlyValidLinksAreAnswered(t *testing.T) {
	f := consoletest.Open(t)
	expect := func(variable, value string, want consoletest.Object) {
		t.Helper()
		f.Vars[variable] = value
		if got := f.OK(200, "GET", "/links.json", ""); len(got) != len(want) {
			t.Errorf("%s %q: got %v, want %v", variable, value, got, want)
		} else {
			f.Members(variable, got, want)
		}
		delete(f.Vars, variable)
	}
	expect("TERMS_URL", "https://e.com/t?a=b&c=(d)#e", consoletest.Object{"terms": "https://e.com/t?a=b&c=(d)#e"})
	expect("PRIVACY_URL", "https://e.com/p", consoletest.Object{"privacy": "https://e.com/p"})
	expect("IMPRINT_URL", "https://e.com/i", consoletest.Object{"imprint": "https://e.com/i"})
	expect("SUPPORT_EMAIL", "help+a@e.com", consoletest.Object{"support": "help+a@e.com"})
	for _, value := range []string{"", "http://e.com/", "javascript:alert(1)", "https://", "https://u:p@e.com/", "https://e.com/<b>", "https://e.com/ x", "https://e.com/é"} {
		expect("TERMS_URL", value, nil)
	}
	for _, value := range []string{"help", "@e.com", "help@", "a@b@c", "help@e.com\nContact: mailto:x@y.z", "<help@e.com>", "h elp@e.com"} {
		expect("SUPPORT_EMAIL", value, nil)
	}
}

func TestSecurityTextHasTheMembersOfTheSpecification(t *testing.T) {
	f := consoletest.Open(t)
	f.Refused("NOT_FOUND", "", "GET", "/.well-known/security.txt", "")
	f.Vars["SUPPORT_EMAIL"] = "help@e.com"
	w := f.Send("GET", "/.well-known/security.txt", "")
	want := "Contact: mailto:help@e.com\nExpires: " + consoletest.Start.AddDate(0, 0, 90).UTC().Format("2006-01-02T15:04:05Z") +
		"\nPreferred-Languages: en\nCanonical: http://localhost/.well-known/security.txt\n"
	if got := w.Body.String(); got != want || w.Header().Get("Content-Type") != "text/plain; charset=utf-8" {
		t.Errorf("got %q, want %q", got, want)
	}
}
