// Package date converts calendar dates, written YYYY-MM-DD, to days since 1970-01-01 and back. Dates are in UTC
// and in the Gregorian calendar.
package date

import (
	"strings"
	"time"
)

// The length of a day.
const (
	Millis  = 1000 * seconds
	seconds = 24 * 60 * 60
)

// OfTime returns the day of a time in Unix milliseconds, which must not be negative.
func OfTime(unixMilliseconds int64) int { return int(unixMilliseconds / Millis) }

// Parse returns the number of days from 1970-01-01 to a date, negative for earlier dates. It returns false if s is
// not an existing date in the form YYYY-MM-DD.
func Parse(s string) (day int, ok bool) {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return 0, false
	}
	return int(t.Unix() / seconds), true
}

// ParseTime returns the Unix milliseconds of a time in RFC 3339 in UTC, such as 2026-11-20T15:00:00Z, with or without
// a fraction of a second. It returns false for any other text.
func ParseTime(s string) (unixMilliseconds int64, ok bool) {
	t, err := time.Parse(time.RFC3339, s)
	return t.UnixMilli(), err == nil && strings.HasSuffix(s, "Z")
}

// Format returns the date of a day as YYYY-MM-DD. The day must be in the years 0000 to 9999.
func Format(day int) string { return start(day).Format(time.DateOnly) }

// FormatKnown returns the date of a day, "" for 0, which stands for an unknown day.
func FormatKnown(day int) string {
	if day == 0 {
		return ""
	}
	return Format(day)
}

// NextMonth returns the first day of the month after a day's.
func NextMonth(day int) int {
	first := start(day)
	first = first.AddDate(0, 1, 1-first.Day())
	return int(first.Unix() / seconds)
}

func start(day int) time.Time { return time.Unix(int64(day)*seconds, 0).UTC() }
