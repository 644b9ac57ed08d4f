package main

import (
	"fmt"
	"time"
)

// story is the log of what happened in a world. It is empty unless telling is true.
type story struct {
	telling bool
	lines   []string
}

// tell adds a line: who did what. It does nothing unless telling is true.
func (w *world) tell(actor, format string, args ...any) {
	if w.story.telling {
		w.story.lines = append(w.story.lines, fmt.Sprintf("%s  %-14s %s", clockTime(w.now), actor, fmt.Sprintf(format, args...)))
	}
}

func clockTime(t time.Time) string { return t.Format("15:04:05.000") }

// short returns the beginning of a text.
func short(text string) string {
	if len(text) > 160 {
		return text[:160] + "..."
	}
	return text
}
