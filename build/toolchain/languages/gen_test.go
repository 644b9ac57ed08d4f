package main

import (
	"os"
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
