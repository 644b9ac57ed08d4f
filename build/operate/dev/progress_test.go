package dev

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"
)

func TestProgressShowsEachTenthOfLongTasks(t *testing.T) {
	var out bytes.Buffer
	for _, total := range []int{999, 1000} {
		p := NewProgress(&out, "images", total)
		for range total {
			p.Add(1)
		}
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(lines) != 10 || lines[0] != "images: 100 of 1000 (10 %)" || lines[9] != "images: 1000 of 1000 (100 %)" {
		t.Errorf("got lines %q, want one for each tenth of 1000", lines)
	}
}

func TestElapsedSaysWhenATaskIsDone(t *testing.T) {
	var out bytes.Buffer
	if err := Elapsed(&out, "load", func() error { return nil }); err != nil || !strings.HasPrefix(out.String(), "load ...\nload: done in 0.") {
		t.Errorf("got %q and %v, want the name and the time", out.String(), err)
	}
	out.Reset()
	want := errors.New("no")
	if err := Elapsed(&out, "load", func() error { return want }); err != want || strings.Contains(out.String(), "done") {
		t.Errorf("got %q and %v, want the error and not done", out.String(), err)
	}
}

func TestDestinationNamesTheDeployedDatabase(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{
		"wrangler.toml": "",
		deployedConfig:  "// Written by the deployment.\n" + `{"d1_databases":[{"binding":"X"},{"binding":"DB","database_name":"loupe","database_id":"1-2"}]}`,
	} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := Destination(true, ""); err != nil || got != "the deployed database loupe (1-2)" {
		t.Errorf("got %q, %v, want the deployed database", got, err)
	}
	if got, err := Destination(false, ""); err != nil || !strings.HasSuffix(got, "/.wrangler/state") {
		t.Errorf("got %q, %v, want the state on this machine", got, err)
	}
	if got, err := Destination(false, "there"); err != nil || !strings.HasSuffix(got, "machine, there") {
		t.Errorf("got %q, %v, want the folder there", got, err)
	}
}
