package api

import "testing"

// A service that can value nothing says so, whatever the photo shows.
func TestNothingConfiguredIsSaid(t *testing.T) {
	const other = `UPDATE listing SET account = 'acct_2'`
	for name, c := range map[string]struct {
		vision, search string
		listings       string // a statement that changes the six shared listings
		code           string
	}{
		"new":                          {"", "catalog", `DELETE FROM listing`, "NOTHING_CONFIGURED"},
		"a model alone":                {"openai", "catalog", `DELETE FROM listing`, "NOTHING_CONFIGURED"},
		"listings of another account":  {"", "catalog", other, "NOTHING_CONFIGURED"},
		"own listings":                 {"", "catalog", `UPDATE listing SET account = 'acct_1'`, "NO_LISTINGS"},
		"shared listings":              {"", "catalog", `SELECT 1`, "NO_LISTINGS"},
		"a search":                     {"", "serper-shopping,catalog", `DELETE FROM listing`, "NO_LISTINGS"},
		"a search that does not exist": {"", "serper", `DELETE FROM listing`, "SOURCE_UNAVAILABLE"},
	} {
		t.Run(name, func(t *testing.T) {
			s := newServiceWithUpstreams(t, c.vision, c.search)
			s.addAccount("acct_2", 0)
			s.exec(c.listings)
			for range 2 { // the second answer is not from a cache
				r := s.appraise(`{"image_url":"` + cameraURL + `","description":"Brannoch quilt"}`)
				s.expectCharge(r, 0)
				s.expect(r, c.code, "error", "discovery_error", "code")
			}
			if c.code == "NOTHING_CONFIGURED" {
				r := s.appraise(photoOnly)
				s.expect(r, c.code, "error", "discovery_error", "code")
			}
		})
	}
}
