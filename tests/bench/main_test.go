package main

import (
	"os/exec"
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

func TestGrowthSendsItsRequests(t *testing.T) {
	inRoot(t)
	output, _ := exec.CommandContext(t.Context(), "build/toolchain/node.sh", "node", "--no-warnings", "--expose-gc", "tests/bench/growth.mjs", "100").CombinedOutput()
	if !regexp.MustCompile(`^ +requests +heap, MB +core, MB\n( +\d+0 +\d+\.\d\d +\d+\.\d\d\n){10}(the memory grows\n)?$`).Match(output) { // so few requests are part of the warm-up
		t.Errorf("got %s", output)
	}
}

func TestInflightPrintsItsThreeLinesOnly(t *testing.T) {
	inRoot(t)
	output, err := exec.CommandContext(t.Context(), "build/toolchain/node.sh", "node", "--no-warnings", "tests/bench/inflight.mjs", "1", "1", "1").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	want := `^1 appraisals at once, photos of 150 kB after 3 s: \d\.\d s
statuses \{ '200': 1 \} photos that failed \{\} most memory for photos \d+\.\d MB, memory of the core \d+ MB
an appraisal takes \d+\.\d ms, and \d+\.\d ms while 30 hosts of another account trickle: \d+\.\d\d times as long; photos that failed \{\}
$`
	if !regexp.MustCompile(want).Match(output) {
		t.Errorf("got %s\nwant %s", output, want)
	}
}
