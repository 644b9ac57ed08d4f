package jsontext

import "time"

// Time writes a time as a string: RFC 3339 in UTC with milliseconds, such as "2026-11-21T20:23:05.000Z". The
// time is in Unix milliseconds and must be in the years 1970 to 9999.
func (w *Writer) Time(unixMilliseconds int64) *Writer {
	w.String(time.UnixMilli(unixMilliseconds).UTC().Format("2006-01-02T15:04:05.000Z"))
	return w
}
