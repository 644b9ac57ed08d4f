package search

import (
	"database/sql"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"loupe/build/operate/d1"
	"loupe/worker/migrations/migrationstest"
)

func TestMatchTerms(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", ""},
		{"-- !?", ""},
		{"Sony TV sony", `"sony" OR "tv"`},
		{`a" OR NEAR(b) * title:c`, `"a" OR "or" OR "near" OR "b" OR "title" OR "c"`},
		{"fax kxflb801", `"fax" OR "kxflb801" OR "kxflb 801" OR "kxflb801" * OR "xflb801" OR "flb801" OR "lb801" OR "b801"`},
		{"16gb w120 fs105", `"16gb" OR "w120" OR "fs105" OR "16 gb" OR "w 120" OR "fs 105" OR "fs105" * OR "s105"`},
		{"Größe 42", `"größe" OR "42"`},
	}
	for _, tt := range tests {
		if got := strings.Join(MatchTerms(tt.text), " OR "); got != tt.want {
			t.Errorf("MatchTerms(%q) = %s, want %s", tt.text, got, tt.want)
		}
	}
	if n := len(MatchTerms(strings.Repeat("ab12cd345 x ", 10) + strings.Join(letters(300), " "))); n != maxQueryTerms {
		t.Errorf("a long text has %d terms, want %d", n, maxQueryTerms)
	}
}

// letters returns n words of two letters each.
func letters(n int) (words []string) {
	for i := range n {
		words = append(words, string(rune('a'+i%26))+string(rune('a'+i/26)))
	}
	return words
}

// index returns a catalogue of titles.
func index(t testing.TB, titles ...string) *sql.DB {
	t.Helper()
	db, _ := migrationstest.Open(t)
	for _, title := range titles {
		if _, err := db.Exec(`INSERT INTO listing (id, title) VALUES (?1, ?1)`, title); err != nil {
			t.Fatal(err)
		}
	}
	return db
}

// find returns the titles that match a text, best first.
func find(db *sql.DB, text string) (titles []string, err error) {
	sets, err := d1.Batch(db, OwnerStatement(MatchTerms(text), "", 0, MaxListings))
	if err != nil {
		return nil, err
	}
	for _, l := range DecodeListings(sets[0]) {
		titles = append(titles, l.Title)
	}
	return titles, nil
}

func TestMatchTermsFindsModelNumbersInOtherSpellings(t *testing.T) {
	db := index(t, "panasonic kx-flb801 fax", "netgear fs105na switch", "sony dsc-w120/p", "canon toner")
	for text, want := range map[string]string{
		"kxflb801": "panasonic kx-flb801 fax", "fs105": "netgear fs105na switch", "camera dscw120p w120": "sony dsc-w120/p",
	} {
		if got, err := find(db, text); err != nil || !slices.Equal(got, []string{want}) {
			t.Errorf("%q finds %q, %v, want %q", text, got, err, want)
		}
	}
}

func FuzzMatchTerms(f *testing.F) {
	for _, s := range []string{"", "sony dsc-w120", `"*:^-{}`, "NEAR AND NOT", "\xff\x00é ½ Ⅷ", strings.Repeat("ab12345678 ", 400)} {
		f.Add(s)
	}
	db := index(f, "sony dsc-w120")
	f.Fuzz(func(t *testing.T, text string) {
		terms := MatchTerms(text)
		if len(terms) > maxQueryTerms || !utf8.ValidString(strings.Join(terms, "")) {
			t.Errorf("MatchTerms(%q) = %q", text, terms)
		}
		if _, err := find(db, text); err != nil {
			t.Errorf("MatchTerms(%q) = %q: %v", text, terms, err)
		}
	})
}
