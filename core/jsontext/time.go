package jsontext

import "loupe/core/date"

// Time writes a time as a string: RFC 3339 in UTC with milliseconds, such as "2026-11-21T20:23:05.000Z". The
// time is in Unix milliseconds and must be in the years 1970 to 9999.
func (w *Writer) Time(unixMilliseconds int64) *Writer {
	left := int(unixMilliseconds % date.Millis)
	b := append(make([]byte, 0, 24), date.Format(int(unixMilliseconds/date.Millis))...)
	b = append(b, 'T')
	b = append(date.Digits(b, left/3_600_000, 2), ':')
	b = append(date.Digits(b, left/60_000%60, 2), ':')
	b = append(date.Digits(b, left/1000%60, 2), '.')
	b = append(date.Digits(b, left%1000, 3), 'Z')
	w.String(string(b))
	return w
}
