package api

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/core/market"
)

// readmeAddress is where the service of make demo has its photos.
const readmeAddress = "http://127.0.0.1:8787/samples/"

// TestReadmeExampleIsARealAnswer sends the call in README.md, and compares the answer there with the service's. The README
// leaves members out, and items at the end of lists.
func TestReadmeExampleIsARealAnswer(t *testing.T) {
	file, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(file), "\n## A call\n")
	command := regexp.MustCompile(`(?s)curl \S+/api/v1/appraise-product .*?-d '(.*?)'`).FindStringSubmatch(section)
	answer := regexp.MustCompile("(?s)```json\n(.*?)\n```").FindStringSubmatch(section)
	if command == nil || answer == nil {
		t.Fatal("README.md has no call and answer under the heading A call")
	}
	s := newSampleService(t, 3*cost)
	s.KV().Put(market.RatesKey, []byte(strings.Replace(sampleRates, "2026-11-20", "2026-11-21", 1)), 3600)
	got := s.appraise(strings.ReplaceAll(command[1], readmeAddress, samplePhotos))
	s.expectCharge(got, cost)
	want := decoded(t, []byte(strings.ReplaceAll(answer[1], readmeAddress, samplePhotos)))
	compareShortened(t, "answer", decoded(t, got.body), want)
}

// compareShortened fails the test unless want is got, apart from members and items that want leaves out. A text in
// want may be any of the texts in got's list.
func compareShortened(t *testing.T, path string, got, want any) {
	t.Helper()
	switch want := want.(type) {
	case map[string]any:
		object, _ := got.(map[string]any)
		for name, value := range want {
			compareShortened(t, path+"."+name, object[name], value)
		}
	case []any:
		list, _ := got.([]any)
		for i, value := range want {
			if _, ok := value.(string); ok && slices.Contains(list, value) {
				continue
			}
			if i >= len(list) {
				t.Errorf("%s: got %v, want %v in it", path, got, value)
				continue
			}
			compareShortened(t, path, list[i], value)
		}
		if len(want) == 0 && len(list) > 0 {
			t.Errorf("%s: got %v, want an empty list", path, got)
		}
	default:
		if got != want {
			t.Errorf("%s: got %v, want %v", path, got, want)
		}
	}
}
