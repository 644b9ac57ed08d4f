package main

import (
	"os"
	"strings"
	"testing"
)

func TestTableIsOfTheLanguageFiles(t *testing.T) {
	want, err := generate("../../../core/reading/description/languages")
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range want {
		if got, err := os.ReadFile("../../../core/reading/description/" + name); err != nil || string(got) != string(content) {
			t.Errorf("%s is not what the files say (%v): run go generate ./core/reading/description", name, err)
		}
	}
}

func TestLinesThatAreRefused(t *testing.T) {
	for content, want := range map[string]string{
		"damage cracked crack":           "has no colon",
		"damage terrible: crack":         `"terrible" is not a severity`,
		"number many: lots":              "expected integer",
		"not: ...":                       "has no words",
		"not: no, never, no":             "stands twice",
		"item fails: for parts, bricked": "is a condition",
		"# comment\n\nnot: no, , never":  "has no words",
	} {
		err := newTable().add("en.txt", content)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want %q", content, err, want)
		}
	}
}
