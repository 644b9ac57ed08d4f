package date

import "testing"

func TestDatesAreParsedAndFormatted(t *testing.T) {
	for text, want := range map[string]int{
		"1970-01-01": 0, "1969-12-31": -1, "2000-02-29": 11016, "2026-11-21": 20778, "0000-01-01": -719528,
		"9999-12-31": 2932896,
	} {
		if got, ok := Parse(text); !ok || got != want || Format(want) != text {
			t.Errorf("Parse(%q) = %d, %v, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{
		"", "1900-02-29", "2026-02-29", "2026-11-31", "2026-01-00", "2026-1-001", "2026-13-01", "2026-11-2", "2026/11/21",
		"2026-11-21 ", "+026-11-21",
	} {
		if day, ok := Parse(text); ok || day != 0 {
			t.Errorf("Parse(%q) = %d, want no date", text, day)
		}
	}
}

func TestNextMonth(t *testing.T) {
	for day, want := range map[string]string{
		"2026-01-31": "2026-02-01", "2024-02-29": "2024-03-01", "2026-12-01": "2027-01-01",
	} {
		if n, _ := Parse(day); Format(NextMonth(n)) != want {
			t.Errorf("%s: got %s, want %s", day, Format(NextMonth(n)), want)
		}
	}
}

func TestParseTime(t *testing.T) {
	for text, want := range map[string]int64{
		"1970-01-01T00:00:00Z": 0, "1970-01-02T01:02:03Z": Millis + 3723_000, "1969-12-31T23:59:59.999Z": -1,
		"2026-11-20T15:00:00.250Z": 1795186800250,
	} {
		if got, ok := ParseTime(text); got != want || !ok {
			t.Errorf("%s: got %d, %t, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{
		"", "Z", "2026-11-20", "2026-11-20T15:00:00", "2026-11-20T15:00:00+00:00", "2026-11-20 15:00:00Z",
		"2026-11-20T24:00:00Z", "2026-02-29T15:00:00Z", "2026-11-20t15:00:00z",
	} {
		if got, ok := ParseTime(text); ok {
			t.Errorf("%q: got %d, want no time", text, got)
		}
	}
}
