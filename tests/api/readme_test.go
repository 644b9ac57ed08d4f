package api

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// The README shows an answer of the demo, shortened: every member that it shows is in the real one. The demo's rates are of its day.
func TestREADMEShowsARealAnswer(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	const demo = "http://127.0.0.1:8787/samples/"
	text := strings.ReplaceAll(string(readme), demo, samplePhotos)
	request := regexp.MustCompile(`(?s)/appraise-product.*?-d '(.*?)'`).FindStringSubmatch(text)
	shown := regexp.MustCompile("(?s)```json\n(.*?)```").FindStringSubmatch(text)
	if request == nil || shown == nil {
		t.Fatal("the README has no call, or no answer")
	}
	answer := newSampleService(t, 1000).appraise(request[1])
	for _, missing := range missingFrom("", decoded(t, []byte(shown[1])), decoded(t, answer.body)) {
		t.Errorf("not in the service's answer: %s", missing)
	}
}

// missingFrom returns the values of shown that whole does not have at the same place, of lists at any place.
func missingFrom(path string, shown, whole any) (missing []string) {
	switch shown := shown.(type) {
	case map[string]any:
		object, _ := whole.(map[string]any)
		for name, value := range shown {
			missing = append(missing, missingFrom(path+"."+name, value, object[name])...)
		}
	case []any:
		list, _ := whole.([]any)
		for _, value := range shown {
			if !slices.ContainsFunc(list, func(other any) bool { return missingFrom(path, value, other) == nil }) {
				missing = append(missing, fmt.Sprintf("%s: %v", path, value))
			}
		}
		if len(shown) == 0 && len(list) > 0 {
			missing = append(missing, path+": an empty list")
		}
	default:
		if shown != whole {
			missing = append(missing, fmt.Sprintf("%s: %v, but %v", path, shown, whole))
		}
	}
	return missing
}
