package main

import (
	"regexp"
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
	const positive = ` +\d*[1-9]\d*\.\d+| +0\.\d*[1-9]\d*`
	want := `^sixty listings valued +ms +native = 1
native +F +1\.0
wasm in V8 +F +\S+
wasm in wazero's compiler +F +\S+
the worst titles in V8 +F +\S+
learning from an upload +F +\S+
the core's steps +ms
without a photo +F
JPEG, \d\.\d MB +F
PNG, \d\.\d MB +F
start of the core +F
start of the console +F
fingerprints of a photo +one, ms +all, ms +memory, MB
JPEG, \d\.\d MB +F +F +\S+
PNG, \d\.\d MB +F +F +\S+
$`
	if !regexp.MustCompile(strings.ReplaceAll(want, " +F", "(?:"+positive+")")).MatchString(printed.String()) {
		t.Errorf("got these tables:\n%s\nwant a time above 0 in each row", printed.String())
	}
}
