package main

import (
	"strings"
	"testing"
)

func TestMembersKeepTheirOrderAndTypes(t *testing.T) {
	got, err := toJSON([]byte("b: 1\na: [yes, 'null', null, 2026-11-21, 1.50, <&>]\nc: &c {x: true}\nd: *c\ntext: |\n  one\n  two\n"))
	want := `{"b":1,"a":["yes","null",null,"2026-11-21",1.5,"<&>"],"c":{"x":true},"d":{"x":true},"text":"one\ntwo\n"}`
	if err != nil || string(got) != want {
		t.Errorf("got  %s, %v\nwant %s", got, err, want)
	}
}

func TestUnsupportedYAMLIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		"":           "empty",
		"a: 1\na: 2": "line 2",
		"1: a":       "line 1: the key 1 is not a string",
		"a: [":       "line 1",
	} {
		if got, err := toJSON([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %s and error %v, want an error with %q", text, got, err, want)
		}
	}
}
