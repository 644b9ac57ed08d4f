package phrases

import (
	"fmt"
	"strings"
	"testing"
)

// sorted has "no" in two blocks, phrases of which 23 to 27 bytes are dropped, and repeated ones.
var sorted = func() []string {
	list := strings.Split("a|ab|ab c|abc|abc|abd|b|ba|c 1", "|")
	for n := range 3 * blockSize {
		list = append(list, fmt.Sprintf("k%03d", n))
	}
	for n := 23; n <= 27; n++ {
		list = append(list, fmt.Sprintf("l%d", n)+strings.Repeat("0", n), fmt.Sprintf("l%d1", n))
	}
	for len(list)%blockSize != blockSize-1 {
		list = append(list, "m")
	}
	return append(list, "no", "no", "no no", "zz", "zzz top", "ß", "中 文")
}()

var table = NewTable(sorted)

func TestTableFindsItsPhrases(t *testing.T) {
	after := map[string]int{}
	first := map[string]int{}
	for n, phrase := range sorted {
		if after[phrase]++; after[phrase] == 1 {
			first[phrase] = n
		}
		after[phrase] = n + 1
	}
	for phrase := range first {
		if from, to := table.Numbers(phrase); from != first[phrase] || to != after[phrase] {
			t.Errorf("%q: got the numbers %d to %d, want %d to %d", phrase, from, to, first[phrase], after[phrase])
		}
		if from, to, size := table.Longest(phrase + " x"); from != first[phrase] || to != after[phrase] || size != len(phrase) {
			t.Errorf("%q: got the numbers %d to %d and %d bytes, want %d to %d", phrase, from, to, size, first[phrase], after[phrase])
		}
	}
}

func TestLongestPhraseEndsWithAWord(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "ab c d": "ab c", "ab cd": "ab", "ab,c": "ab", "abcd": "", "aa": "", "no no no": "no no", "no nonsense": "no",
		"zz top": "zz", "zzz": "", "zzz top": "zzz top", "中 文 字": "中 文", "中": "", "~": "", "0": "", "c 1": "c 1", "k0005": "",
	} {
		if _, _, size := table.Longest(text); text[:size] != want {
			t.Errorf("%q: got %q, want %q", text, text[:size], want)
		}
	}
	for _, missing := range []string{"", "aa", "abe", "ab c d", "zzzz", "ü", "5", "k", "no n"} {
		if from, to := table.Numbers(missing); to != 0 {
			t.Errorf("%q: got the numbers %d to %d", missing, from, to)
		}
	}
}
