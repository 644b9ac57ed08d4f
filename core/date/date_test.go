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
		want, text := int(at.Unix()/86400), at.Format(time.DateOnly)
		if got, ok := Parse(text); !ok || got != want {
			t.Fatalf("Parse(%q) = %d, %v, want %d", text, got, ok, want)
		}
		if got := Format(want); got != text {
			t.Fatalf("Format(%d) = %q, want %q", want, got, text)
		}
		if got, next := NextMonth(want), int(time.Date(at.Year(), at.Month()+1, 1, 0, 0, 0, 0, time.UTC).Unix()/86400); got != next {
			t.Fatalf("NextMonth(%s) = %d, want %d", text, got, next)
		}
	}
}

func TestParseTime(t *testing.T) {
	for text, want := range map[string]int64{
		"1970-01-01T00:00:00Z": 0, "1970-01-02T01:02:03Z": Millis + 3723_000, "1969-12-31T23:59:59.999Z": -1, "2026-11-20T15:00:00.250Z": 1795186800250,
	} {
		if got, ok := ParseTime(text); got != want || !ok {
			t.Errorf("%s: got %d, %t, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{
		"", "Z", "2026-11-20", "2026-11-20T15:00:00", "2026-11-20T15:00:00+00:00", "2026-11-20 15:00:00Z", "2026-11-20T15.00:00Z", "2026-11-20T15:00.00Z",
		"2026-11-20T24:00:00Z", "2026-11-20T15:60:00Z", "2026-11-20T15:00:60Z", "2026-02-29T15:00:00Z", "2026-11-20T1a:00:00Z", "2026-11-20T15:00:00,250Z", "2026-11-20T15:00:00.2Z", "2026-11-20t15:00:00z",
	} {
		if got, ok := ParseTime(text); ok {
			t.Errorf("%q: got %d, want no time", text, got)
		}
	}
}
