package main

import (
	"slices"
	"testing"
)

func TestSeedDecidesEverything(t *testing.T) {
	p := plan{seed: 3, exchanges: 300, clients: 20, telling: true}
	first, second := simulate(p), simulate(p)
	if n := min(len(first.story.lines), len(second.story.lines)); !slices.Equal(first.story.lines, second.story.lines) {
		for i := range n {
			if first.story.lines[i] != second.story.lines[i] {
				t.Fatalf("the stories differ in line %d:\n%s\n%s", i, first.story.lines[i], second.story.lines[i])
			}
		}
		t.Fatalf("the stories have %d and %d lines", len(first.story.lines), len(second.story.lines))
	}
}
