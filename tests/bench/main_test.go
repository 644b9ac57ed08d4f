package main

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"loupe/build/operate/dev"
)

// inRoot makes the project's root folder the working folder.
func inRoot(t *testing.T) {
	root, err := dev.Root()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
}

func TestBenchPrintsAFigureInEachRow(t *testing.T) {
	inRoot(t)
	var printed strings.Builder
	once := effort{appraisals: 1, rounds: 1, photos: []photoSize{{"JPEG", 320, 240, false}, {"PNG", 320, 240, true}}}
	if err := once.print(&printed); err != nil {
		t.Fatal(err)
	}
	figure := regexp.MustCompile(`\w {2,}(\d*[1-9]\d*\.\d+|0\.\d*[1-9]\d*)( |$)`)
	titles := []string{"sixty listings valued ", "the core's steps ", "fingerprints of a photo "}
	rows := strings.Split(strings.TrimSpace(printed.String()), "\n")
	for _, row := range rows {
		if !figure.MatchString(row) && !slices.ContainsFunc(titles, func(title string) bool { return strings.HasPrefix(row, title) }) {
			t.Errorf("got the row %q, want a time above 0", row)
		}
	}
	if len(rows) != 15 {
		t.Errorf("got %d rows, want 15 in\n%s", len(rows), &printed)
	}
}
