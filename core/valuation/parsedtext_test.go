package valuation

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
		for _, k := range tokenize(nil, 0, tt.text) {
			got = append(got, k.text)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("tokenize(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
	if got := len(tokenize(nil, 0, strings.Repeat("x ", 1000))); got != maxTokens {
		t.Errorf("tokenize of 1000 words gives %d tokens, want %d", got, maxTokens)
	}
}

// parse tokenizes and parses one text with a vocabulary of its own.
func parse(words string) parsedText {
	t := parsedText{tokens: tokenize(nil, 0, words)}
	v := newVocabulary(len(t.tokens))
	v.assignTerms(&t, -1)
	t.parse(&v)
	return t
}

func TestFindModelNumbers(t *testing.T) {
	tests := []struct{ text, want string }{
		{"panasonic kx-tg1032s phone", "kxtg1032s"},
		{"olympus 202087 case 967685-0403", "202087 9676850403"},
		{"kit 9uea.017.00", "9uea01700"},
		{"16gb 32' 1080p 3rd v8.0 2007", "1080p"},
		{"sony mdr ex55/blk", "ex55blk"},
		{"windows 95 98 me", ""},
	}
	for _, tt := range tests {
		words := parse(tt.text)
		var got []string
		for _, m := range words.modelNumbers {
			got = append(got, m.name)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("model numbers of %q: got %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestModelSimilarity(t *testing.T) {
	tests := []struct {
		a, b string
		want float64
	}{
		{"dscw120p", "dscw120p", 1},
		{"dvpns57p", "dvpns57ps", oneContainsOther},
		{"ldf6920bb", "ldf6920st", suffixDiffers},
		{"ln52a750", "ln52a550", 0},
		{"kxtg1032s", "dscw120", 0},
		{"ab1", "ab2", 0},
	}
	for _, tt := range tests {
		if got, swapped := modelSimilarity(tt.a, tt.b), modelSimilarity(tt.b, tt.a); got != tt.want || swapped != tt.want {
			t.Errorf("modelSimilarity(%q, %q) = %v, swapped %v, want %v", tt.a, tt.b, got, swapped, tt.want)
		}
	}
}

func TestIsModelPart(t *testing.T) {
	tests := []struct {
		model, word string
		want        bool
	}{
		{"dscw120p", "w120", true}, {"coolpixp6000bk", "p6000", true}, {"dscw1205", "w120", false}, {"ab120", "120", false}, {"x31200", "1200", false},
	}
	for _, tt := range tests {
		if got := isModelPart(tt.model, tt.word); got != tt.want {
			t.Errorf("isModelPart(%q, %q) = %v, want %v", tt.model, tt.word, got, tt.want)
		}
	}
}

func TestNameTokensNeedABrandAndAModelThatIsAName(t *testing.T) {
	for _, model := range []string{"24 cm", "35", "", "black", "XL"} {
		if got := nameTokens(&Item{Brand: "Halden", Model: model}); got != nil {
			t.Errorf("nameTokens with model %q = %v, want nil", model, got)
		}
	}
	for _, model := range []string{"Scout", "F2", "WH-1000XM4", "Air Max 90"} {
		if nameTokens(&Item{Brand: "Halden", Model: model}) == nil {
			t.Errorf("nameTokens with model %q = nil, want its words", model)
		}
		if got := nameTokens(&Item{Model: model}); got != nil {
			t.Errorf("nameTokens with model %q and no brand = %v, want nil", model, got)
		}
	}
}

func TestWordSimilarity(t *testing.T) {
	tests := []struct {
		a, b string
		want float64
	}{
		{"8", "8.0", 1}, {"v8", "8", 1}, {"10", "10.50", 0}, {"iv", "4", 1}, {"10", "1", 0}, {"100", "1", 0}, {"0.0", "0", 1},
		{"case", "cases", 0.95}, {"pro", "professional", 0.8}, {"professinal", "professional", 0.8}, {"freinds", "friends", 0.8},
		{"bkup", "backup", 0.5}, {"dlx", "deluxe", 0.5}, {"dell", "deluxe", 0}, {"red", "blue", 0}, {"ab12", "ab13", 0},
	}
	for _, tt := range tests {
		if got, swapped := wordSimilarity(tt.a, tt.b), wordSimilarity(tt.b, tt.a); got != tt.want || swapped != tt.want {
			t.Errorf("wordSimilarity(%q, %q) = %v, swapped %v, want %v", tt.a, tt.b, got, swapped, tt.want)
		}
	}
}

func TestCountConflicts(t *testing.T) {
	tests := []struct {
		item, listing string
		first, last   dimension
		want          float64
	}{
		{"ssd 16 GB", "ssd 8gb", storage, rotation, 1},
		{"ssd 1 GB", "ssd 1024MB", storage, rotation, 0},
		{"ssd 1 GB", "ssd 1000 mb", storage, rotation, 0},
		{"ssd 500 GB", "ssd 480gb", storage, rotation, 1},
		{"ssd 480 GB", "ssd 500gb", storage, rotation, 1},
		{"ssd 1 TB", "ssd 1000gb", storage, rotation, 0},
		{"ssd 2 TB", "ssd 2gb", storage, rotation, 1},
		{"tv 32\"", "tv 32-inch", storage, rotation, 0},
		{"tv 32'", "tv 40 in", storage, rotation, 1},
		{"cable 2m", "cable 6.56 ft", storage, rotation, 0},
		{"tea 2-pack", "tea 5 pack", storage, rotation, 1},
		{"tea 2-pack", "tea", storage, rotation, 0},
		{"editor v8", "editor 8.0", version, version, 0},
		{"editor 7", "editor 8", version, version, 1},
		{"atlas 2006", "atlas 2007", year, year, 1},
		{"1st grade", "first grade", ordinal, ordinal, 0},
		{"1st grade", "2nd grade", ordinal, ordinal, 1},
	}
	for _, tt := range tests {
		item, listing := parse(tt.item), parse(tt.listing)
		if got := countConflicts(item.quantities, listing.quantities, tt.first, tt.last); got != tt.want {
			t.Errorf("conflicts of %q and %q: got %v, want %v", tt.item, tt.listing, got, tt.want)
		}
	}
}
