package dev

import (
	"io"
	"strings"
	"testing"
)

func TestParseFlags(t *testing.T) {
	for args, want := range map[string]string{
		"-csv a -name b":       "",
		"-csv=a -name b -some": "",
		"-csv a":               "-name is required; see -help",
		"-csv= -name b":        "-csv is required; see -help",
		"-csv a -name b c":     `"c" is not a flag; see -help`,
		"-csv a b -name c":     "-name is required; see -help", // flags end at the first argument that is not one
		"-csv a -name b -all":  "flag provided but not defined: -all",
		"":                     "-csv is required; see -help",
	} {
		flags := NewFlags("import", io.Discard)
		flags.String("csv", "", "")
		flags.String("name", "", "")
		flags.Bool("some", false, "")
		got := ""
		if err := ParseFlags(flags, strings.Fields(args), "csv", "name"); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: got error %q, want %q", args, got, want)
		}
	}
}
