package phrases

import (
	"strings"
	"testing"
)

const entries = "a=1|ab=2|ab c=3|abc=4|b=5|ba=6|zz=7|zzz top=8|ß=9|中 文=10|"

var starts = StartsOf(entries)

var table = Table{Entries: entries, Starts: &starts}

func TestTableFindsItsPhrases(t *testing.T) {
	n := 0
	for phrase, value := range table.All {
		n++
		if got := table.Value(phrase); got != value {
			t.Errorf("%q: got the value %q, want %q", phrase, got, value)
		}
		if got, size := table.Longest(phrase+" x", func(string) bool { return true }); got != value || size != len(phrase) {
			t.Errorf("%q: got %q of %d bytes, want %q", phrase, got, size, value)
		}
	}
	if n != strings.Count(entries, "|") {
		t.Errorf("got %d phrases", n)
	}
}

func TestLongestPhraseEndsWithAWord(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "ab c d": "3", "ab cd": "2", "ab,c": "2", "abcd": "", "aa": "", "zz top": "7", "zzz": "", "zzz top": "8", "中 文 字": "10", "中": "", "~": "", "0": "",
	} {
		if got, _ := table.Longest(text, func(string) bool { return true }); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	for _, missing := range []string{"", "aa", "abd", "ab c d", "zzzz", "ü", "5"} {
		if got := table.Value(missing); got != "" {
			t.Errorf("%q: got %q", missing, got)
		}
	}
}
