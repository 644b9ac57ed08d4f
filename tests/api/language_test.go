package api

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Each sentence says that something does not work: the first words of "works" in a language file, denied. Each must give a defect. A
// miscompiled core.wasm missed three quarters.
func TestFailuresAreReadInEightLanguages(t *testing.T) {
	s := newService(t, 2000)
	for language, c := range map[string]struct {
		sentence string
		words    int
	}{
		"de": {"X nicht", 14}, "en": {"does not X", 14}, "es": {"no X", 14}, "fr": {"ne X pas", 14}, "it": {"non X", 14}, "nl": {"X niet", 14},
		"pt": {"não X", 14}, "pl": {"nie X", 8},
	} {
		for _, word := range firstWords(t, language, c.words) {
			description := "Halden Scout 35, " + strings.ReplaceAll(c.sentence, "X", word)
			body, _ := json.Marshal(map[string]string{"image_url": cameraURL, "description": description})
			r := s.appraise(string(body))
			if defects, _ := r.at("appraisal", "defects").([]any); len(defects) == 0 {
				t.Errorf("%s: %q: got no defects, want one: %s", language, description, r.body)
			}
		}
	}
}

// firstWords returns the first entries of the lists works in a language file that are one word.
func firstWords(t *testing.T, language string, n int) (words []string) {
	content, err := os.ReadFile(filepath.Join("../../core/reading/description/languages", language+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(content)) {
		if list, found := strings.CutPrefix(strings.TrimSpace(line), "works: "); found {
			for word := range strings.SplitSeq(list, ", ") {
				if !strings.Contains(word, " ") && len(words) < n {
					words = append(words, word)
				}
			}
		}
	}
	if len(words) != n {
		t.Fatalf("%s: %d words, want %d", language, len(words), n)
	}
	return words
}
