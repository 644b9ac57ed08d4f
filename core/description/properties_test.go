package description

import (
	"testing"

	"loupe/core/lexicon"
)

func TestDescriptionThatStatesAnotherValueThanTheTitle(t *testing.T) {
	for _, c := range []struct {
		description, title string
		want               string // the value that differs
	}{
		{"size 42", "pace shoes size 43", "42"},
		{"size 43", "pace shoes size 43", ""},
		{"Größe 42,5", "pace shoes size 42.5", ""},
		{"Größe 42,5", "pace shoes Größe 42,5", ""},
		{"Größe 42,5", "pace shoes size 42", "42"},
		{"Größe 42", "pace shoes Größe 42,5", "42"},
		{"Gr. 41", "pace shoes size 43", "41"},
		{"GR-41", "pace shoes size 43", ""},
		{"Size: 41", "pace shoes size 43", "41"},
		{"EU 43, US 9.5", "pace shoes size 43", ""},
		{"US 9.5, EU 43", "pace shoes size 43", ""},
		{"UK 9 / EU 44", "pace shoes size 43", "44"},
		{"US 9.5", "pace shoes size 43", ""},
		{"US 10", "pace shoes US 9.5", "10"},
		{"US 10", "pace shoes UK 9.5", ""},
		{"size 9", "pace shoes size 43", ""},
		{"size 9", "pace shoes size 10", "9"},
		{"red", "blue lamp", "red"},
		{"one blue, one red", "blue lamp", ""},
		{"black strap", "blue watch", ""},
		{"with red box", "blue lamp", ""},
		{"from 1962", "halden camera 1962", ""},
		{"halden camera 1962", "halden camera 1958", "1962"},
	} {
		if got := statedOtherwise(tokenizeClauses(c.description), lexicon.TokenizeTitle(c.title)); got != c.want {
			t.Errorf("%q of %q: got %q, want %q", c.description, c.title, got, c.want)
		}
	}
}
