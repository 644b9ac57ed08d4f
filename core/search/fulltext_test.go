package search

import (
	"database/sql"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	_ "modernc.org/sqlite"
)

func TestMatchExpression(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", ""},
		{"-- !?", ""},
		{"Sony TV sony", `"sony" OR "tv"`},
		{`a" OR NEAR(b) * title:c`, `"a" OR "or" OR "near" OR "b" OR "title" OR "c"`},
		{"fax kxflb801", `"fax" OR "kxflb801" OR "kxflb801" * OR "xflb801" OR "flb801" OR "lb801" OR "b801"`},
		{"16gb w120 fs105", `"16gb" OR "w120" OR "fs105" OR "fs105" * OR "s105"`},
		{"Größe 42", `"größe" OR "42"`},
	}
	for _, tt := range tests {
		if got := MatchExpression(tt.text); got != tt.want {
			t.Errorf("MatchExpression(%q) = %s, want %s", tt.text, got, tt.want)
		}
	}
	if n := strings.Count(MatchExpression(strings.Repeat("ab12cd345 x ", 10)+strings.Join(letters(300), " ")), " OR ") + 1; n != maxQueryTerms {
		t.Errorf("%d terms of a long text", n)
	}
}

func letters(n int) (words []string) {
	for i := range n {
		words = append(words, string(rune('a'+i%26))+string(rune('a'+i/26)))
	}
	return words
}

func index(t testing.TB, titles ...string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxOpenConns(1)
	if _, err := db.Exec(`CREATE VIRTUAL TABLE listing_text USING fts5 (title, brand, category, tokenize = 'unicode61 remove_diacritics 2')`); err != nil {
		t.Fatal(err)
	}
	for _, title := range titles {
		if _, err := db.Exec(`INSERT INTO listing_text VALUES (?, '', '')`, title); err != nil {
			t.Fatal(err)
		}
	}
	return db
}

func find(db *sql.DB, text string) (titles []string, err error) {
	rows, err := db.Query(`SELECT title FROM listing_text WHERE listing_text MATCH ? ORDER BY `+RankExpression+`, rowid`, MatchExpression(text))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var title string
		if err := rows.Scan(&title); err != nil {
			return nil, err
		}
		titles = append(titles, title)
	}
	return titles, rows.Err()
}

func TestMatchExpressionFindsModelNumbersInOtherSpellings(t *testing.T) {
	db := index(t, "panasonic kx-flb801 fax", "netgear fs105na switch", "sony dsc-w120/p", "canon toner")
	for text, want := range map[string]string{
		"kxflb801": "panasonic kx-flb801 fax", "fs105": "netgear fs105na switch", "camera dscw120p w120": "sony dsc-w120/p",
	} {
		if got, err := find(db, text); err != nil || !slices.Equal(got, []string{want}) {
			t.Errorf("%q finds %q, %v", text, got, err)
		}
	}
}

func FuzzMatchExpression(f *testing.F) {
	for _, s := range []string{"", "sony dsc-w120", `"*:^-{}`, "NEAR AND NOT", "\xff\x00é ½ Ⅷ", strings.Repeat("ab12345678 ", 400)} {
		f.Add(s)
	}
	db := index(f, "sony dsc-w120")
	f.Fuzz(func(t *testing.T, text string) {
		query := MatchExpression(text)
		if query == "" {
			return
		}
		if !utf8.ValidString(query) || strings.Count(query, " OR ") >= maxQueryTerms {
			t.Errorf("MatchExpression(%q) = %q", text, query)
		}
		if _, err := find(db, text); err != nil {
			t.Errorf("MatchExpression(%q) = %q: %v", text, query, err)
		}
	})
}
