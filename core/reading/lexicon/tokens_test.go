package lexicon

import (
	"strings"
	"testing"
)

func TestTokenize(t *testing.T) {
	tests := []struct {
		text string
		want string
	}{
		{"Sony DSC-W120/P, 7.2 MP", "sony dsc w120 p 7.2 mp"},
		{"Café MÜLLER (größe 32\")", "cafe muller große 32"},
		{"v8.0. x.5 1. 9uea.017.00", "v8.0 x 5 1 9uea 017.00"},
		{"日本 カメラ", "日本 カメラ"},
		{"\xff\xfe--\x00", ""},
		{strings.Repeat("a", 100), strings.Repeat("a", 29)},
	}
	for _, tt := range tests {
		var got []string
		for _, k := range Tokenize(nil, 0, tt.text) {
			got = append(got, k.Text)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("tokenize(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
	if got := len(Tokenize(nil, 0, strings.Repeat("x ", 1000))); got != MaxTokens {
		t.Errorf("tokenize of 1000 words gives %d tokens, want %d", got, MaxTokens)
	}
}

func TestWordSimilarity(t *testing.T) {
	tests := []struct {
		a, b string
		want float64
	}{
		{"8", "8.0", 1}, {"v8", "8", 1}, {"10", "10.50", 0}, {"ii", "2", 1}, {"iii", "3", 1}, {"iv", "4", 1}, {"vi", "6", 1}, {"vii", "7", 1}, {"viii", "8", 1}, {"viii", "v8", 1}, {"ix", "9", 1}, {"xi", "11", 1}, {"xii", "12", 1}, {"viii", "7", 0},
		{"10", "1", 0}, {"100", "1", 0}, {"0.0", "0", 1},
		{"case", "cases", 0.95}, {"pro", "professional", 0.8}, {"professinal", "professional", 0.8}, {"freinds", "friends", 0.8},
		{"bkup", "backup", 0}, {"dell", "deluxe", 0}, {"red", "blue", 0}, {"ab12", "ab13", 0},
	}
	for _, tt := range tests {
		if got, swapped := Similarity(tt.a, tt.b), Similarity(tt.b, tt.a); got != tt.want || swapped != tt.want {
			t.Errorf("wordSimilarity(%q, %q) = %v, swapped %v, want %v", tt.a, tt.b, got, swapped, tt.want)
		}
	}
}
