package search

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestShorten(t *testing.T) {
	long := strings.Repeat("é", 120)
	for _, c := range []struct{ query, want string }{
		{"", ""},
		{"  Canon\tAE-1\n", "Canon AE-1"},
		{"(canon,nikon) -broken *", "canon nikon broken"},
		{`19" monitor 1/2 3.5 c++ & 80's`, "19 monitor 1/2 3.5 c++ & 80's"},
		{"a\u202eb \u0000c", "ab c"},
		{strings.Repeat("word ", 30), strings.TrimSpace(strings.Repeat("word ", 20))},
		{strings.Repeat("éééé ", 30), strings.TrimSpace(strings.Repeat("éééé ", 20))}, // characters, not bytes
		{long, long[:200]},
		{"a " + long, "a"},
	} {
		if got := shorten(c.query); got != c.want {
			t.Errorf("shorten(%q) = %q, want %q", c.query, got, c.want)
		}
	}
}

func FuzzShorten(f *testing.F) {
	for _, s := range []string{"", hostileQuery, "\xff\xfe é", strings.Repeat("日本", 99), "--- ((a))"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, query string) {
		short := shorten(query)
		if utf8.RuneCountInString(short) > maxKeywords || short != strings.TrimSpace(short) ||
			strings.ContainsAny(short, "*(),\"|\n") || strings.HasPrefix(short, "-") {
			t.Errorf("shorten(%q) = %q", query, short)
		}
		if again := shorten(short); again != short {
			t.Errorf("shorten(%q) = %q, then %q", query, short, again)
		}
		for _, c := range []byte(percentEncode(query)) {
			if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || strings.IndexByte("-._~%", c) >= 0) {
				t.Errorf("percentEncode(%q) contains %q", query, c)
			}
		}
	})
}
