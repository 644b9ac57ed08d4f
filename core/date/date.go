// Package date converts calendar dates, written YYYY-MM-DD, to days since 1970-01-01 and back. Dates are in UTC
// and in the Gregorian calendar.
package date

import "strings"

// Millis is the length of a day in milliseconds.
const Millis = 24 * 60 * 60 * 1000

// OfTime returns the day of a time in Unix milliseconds, which must not be negative.
func OfTime(unixMilliseconds int64) int { return int(unixMilliseconds / Millis) }

const layout = "YYYY-MM-DD"

// Parse returns the number of days from 1970-01-01 to a date, negative for earlier dates. It returns false if s is
// not an existing date in the form YYYY-MM-DD.
func Parse(s string) (day int, ok bool) {
	if len(s) != len(layout) || s[4] != '-' || s[7] != '-' {
		return 0, false
	}
	var n [3]int // year, month, date
	for i, part := range [...]string{s[:4], s[5:7], s[8:]} {
		for j := range len(part) {
			if part[j] < '0' || part[j] > '9' {
				return 0, false
			}
			n[i] = n[i]*10 + int(part[j]-'0')
		}
	}
	if n[1] < 1 || n[1] > 12 || n[2] < 1 {
		return 0, false
	}
	day = number(n[0], n[1], n[2])
	return day, Format(day) == s // differs if the month has fewer days
}

// ParseTime returns the Unix milliseconds of a time in RFC 3339 in UTC, such as 2026-11-20T15:00:00Z, with or without
// milliseconds. It returns false for any other text.
func ParseTime(s string) (unixMilliseconds int64, ok bool) {
	rest, isUTC := strings.CutSuffix(s, "Z")
	if len(rest) == len("YYYY-MM-DDThh:mm:ss") {
		rest += ".000"
	}
	if !isUTC || len(rest) != len("YYYY-MM-DDThh:mm:ss.mmm") || rest[10] != 'T' {
		return 0, false
	}
	day, ok := Parse(rest[:10])
	milliseconds := int64(0)
	for _, part := range [...]struct {
		before     byte
		at, width  int
		base, unit int64
	}{{'T', 11, 2, 24, 3600_000}, {':', 14, 2, 60, 60_000}, {':', 17, 2, 60, 1000}, {'.', 20, 3, 1000, 1}} {
		n := int64(0)
		for _, digit := range []byte(rest[part.at : part.at+part.width]) {
			ok = ok && '0' <= digit && digit <= '9'
			n = n*10 + int64(digit-'0')
		}
		ok = ok && rest[part.at-1] == part.before && n < part.base
		milliseconds += n * part.unit
	}
	return int64(day)*Millis + milliseconds, ok
}

// Format returns the date of a day as YYYY-MM-DD. The day must be in the years 0000 to 9999.
func Format(day int) string {
	year, month, date := Of(day)
	b := make([]byte, 0, len(layout))
	b = append(Digits(b, year, 4), '-')
	b = append(Digits(b, month, 2), '-')
	return string(Digits(b, date, 2))
}

// FormatKnown returns the date of a day, "" for 0, which stands for an unknown day.
func FormatKnown(day int) string {
	if day == 0 {
		return ""
	}
	return Format(day)
}

// daysBefore1970 is the number of days from 0000-03-01 to 1970-01-01.
const daysBefore1970 = 719468

// number returns the number of a day. It counts in eras of 400 years that begin on 1 March.
// https://howardhinnant.github.io/date_algorithms.html#days_from_civil
func number(year, month, date int) int {
	if month <= 2 {
		year, month = year-1, month+12
	}
	year += 400 // no negative years below
	era, yearOfEra := year/400, year%400
	dayOfYear := (153*(month-3)+2)/5 + date - 1
	return (era-1)*146097 + yearOfEra*365 + yearOfEra/4 - yearOfEra/100 + dayOfYear - daysBefore1970
}

// Of returns the year, the month and the day of the month of a day.
// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
func Of(day int) (year, month, date int) {
	day += daysBefore1970 + 146097 // no negative days below
	era, dayOfEra := day/146097, day%146097
	yearOfEra := (dayOfEra - dayOfEra/1460 + dayOfEra/36524 - dayOfEra/146096) / 365
	dayOfYear := dayOfEra - (365*yearOfEra + yearOfEra/4 - yearOfEra/100)
	shifted := (5*dayOfYear + 2) / 153 // months since March
	date = dayOfYear - (153*shifted+2)/5 + 1
	month = shifted + 3
	year = yearOfEra + (era-1)*400
	if month > 12 {
		month -= 12
		year++
	}
	return year, month, date
}

// NextMonth returns the first day of the month after a day's.
func NextMonth(day int) int {
	year, month, _ := Of(day)
	return number(year, month+1, 1)
}

// Digits appends n in decimal, with leading zeros up to width.
func Digits(b []byte, n, width int) []byte {
	for i := 0; i < width; i++ {
		b = append(b, '0')
	}
	for at := len(b) - 1; n > 0 && at >= len(b)-width; at-- {
		b[at], n = byte('0'+n%10), n/10
	}
	return b
}
