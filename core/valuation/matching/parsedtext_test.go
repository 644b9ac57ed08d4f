package matching

import (
	"math"
	"strings"
	"testing"

	"loupe/core/reading/lexicon"
)

// parse tokenizes and parses one text with a vocabulary of its own.
func parse(words string) ParsedText {
	t := ParsedText{Tokens: lexicon.Tokenize(nil, 0, words)}
	v := NewVocabulary(len(t.Tokens))
	v.AssignTerms(&t, -1)
	t.Parse(&v)
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
		{"Orvex Terra 7480 i7 6600u 16GB 1920x1080", "7480"}, // four digits that lead a title; neither a processor nor a screen
		{"Orvex Terra X260 core i7-6600U radeon 940mx", "x260"},
		{"Orvex P50 2019 laptop 512 GB", "p50"},
		{"Orvex guitar 1965", ""},
		{"Orvex network disk 2tb ethernet 604817u", "604817u"},
		{"Orvex battery pack 20000mah 10000 mah", ""},
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
		a, b := modelNumber{name: tt.a}, modelNumber{name: tt.b}
		if got, swapped := a.similarityTo(b), b.similarityTo(a); got != tt.want || swapped != tt.want {
			t.Errorf("similarity of %q and %q: got %v, swapped %v, want %v", tt.a, tt.b, got, swapped, tt.want)
		}
		// If a listing has the very number, a similar one is another product's.
		if a.isListed = true; a.similarityTo(b) != math.Floor(tt.want) {
			t.Errorf("similarity of %q, which is listed, and %q: got %v, want %v", tt.a, tt.b, a.similarityTo(b), math.Floor(tt.want))
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
		if got := nameTokens(&Subject{Item: Item{Brand: "Halden", Model: model}}); got != nil {
			t.Errorf("nameTokens with model %q = %v, want nil", model, got)
		}
	}
	for _, model := range []string{"Scout", "F2", "WH-1000XM4", "Air Max 90"} {
		if nameTokens(&Subject{Item: Item{Brand: "Halden", Model: model}}) == nil {
			t.Errorf("nameTokens with model %q = nil, want its words", model)
		}
		if got := nameTokens(&Subject{Item: Item{Model: model}}); got != nil {
			t.Errorf("nameTokens with model %q and no brand = %v, want nil", model, got)
		}
	}
}

func TestCountConflicts(t *testing.T) {
	tests := []struct {
		item, listing string
		dimension     lexicon.Dimension
		want          float64
	}{
		{"ssd 16 GB", "ssd 8gb", lexicon.Storage, 1},
		{"ssd 1 GB", "ssd 1024MB", lexicon.Storage, 0},
		{"ssd 1 GB", "ssd 1000 mb", lexicon.Storage, 0},
		{"ssd 500 GB", "ssd 480gb", lexicon.Storage, 1},
		{"ssd 480 GB", "ssd 500gb", lexicon.Storage, 1},
		{"ssd 1 TB", "ssd 1000gb", lexicon.Storage, 0},
		{"ssd 2 TB", "ssd 2gb", lexicon.Storage, 1},
		{"8 GB 256 GB", "8 GB 512 GB", lexicon.Storage, 0}, // memory and disk: which differs is not known
		{"tv 32\"", "tv 32-inch", lexicon.Length, 0},
		{"tv 32'", "tv 40 in", lexicon.Length, 1},
		{"cable 2m", "cable 6.56 ft", lexicon.Length, 0},
		{"tea 2-pack", "tea 5 pack", lexicon.Pieces, 1},
		{"tea 2-pack", "tea", lexicon.Pieces, 0},
		{"editor v8", "editor 8.0", lexicon.Version, 0},
		{"editor 7", "editor 8", lexicon.Version, 1},
		{"atlas 2006", "atlas 2007", lexicon.Year, 1},
		{"1st grade", "first grade", lexicon.Ordinal, 0},
		{"1st grade", "2nd grade", lexicon.Ordinal, 1},
	}
	for _, tt := range tests {
		item, listing := parse(tt.item), parse(tt.listing)
		got := countConflicts(item.Quantities, listing.Quantities, tt.dimension)
		if tt.dimension >= lexicon.Storage {
			got = singleConflict(item.Quantities, listing.Quantities, tt.dimension)
		}
		if got != tt.want {
			t.Errorf("conflicts of %q and %q: got %v, want %v", tt.item, tt.listing, got, tt.want)
		}
	}
}
