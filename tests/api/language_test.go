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
	s := newService(t, 1000)
	for language, sentence := range map[string]string{
		"de": "X nicht", "en": "does not X", "es": "no X", "fr": "ne X pas", "it": "non X", "nl": "X niet", "pt": "não X", "pl": "nie X",
	} {
		for _, word := range firstWords(t, language, 4) {
			description := "Halden Scout 35, " + strings.ReplaceAll(sentence, "X", word)
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
