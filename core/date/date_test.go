package date

import (
	"testing"
	"time"
)

func TestParseKnowsTheGregorianCalendar(t *testing.T) {
	for text, want := range map[string]bool{
		"2000-02-29": true, "2024-02-29": true, "1900-02-29": false, "2100-02-29": false, "2026-02-29": false,
		"2026-12-31": true, "2026-11-31": false, "2026-01-00": false, "2026-1-001": false, "2026-13-01": false, "2026-00-01": false,
		"": false, "2026-11-2": false, "2026/11/21": false, "2026-11-21 ": false, "+026-11-21": false, "0000-01-01": true, "9999-12-31": true,
	} {
		if _, got := Parse(text); got != want {
			t.Errorf("Parse(%q): got %v, want %v", text, got, want)
		}
	}
}

func TestEveryDayIsFormattedAndParsed(t *testing.T) {
	for at := time.Date(1800, 1, 1, 0, 0, 0, 0, time.UTC); at.Year() < 2500; at = at.AddDate(0, 0, 1) {
		want, text := int(at.Unix())/86400, at.Format(time.DateOnly)
		if got, ok := Parse(text); !ok || got != want {
			t.Fatalf("Parse(%q) = %d, %v, want %d", text, got, ok, want)
		}
		if got := Format(want); got != text {
			t.Fatalf("Format(%d) = %q, want %q", want, got, text)
		}
		if got, next := NextMonth(want), int(time.Date(at.Year(), at.Month()+1, 1, 0, 0, 0, 0, time.UTC).Unix())/86400; got != next {
			t.Fatalf("NextMonth(%s) = %d, want %d", text, got, next)
		}
	}
}
