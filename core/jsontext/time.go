package jsontext

// Time writes a time as a string: RFC 3339 in UTC with milliseconds, such as "2026-11-21T20:23:05.000Z". The
// time is in Unix milliseconds and must be in the years 1970 to 9999.
func (w *Writer) Time(unixMilliseconds int64) *Writer {
	const day = 24 * 60 * 60 * 1000
	year, month, date := civil(unixMilliseconds / day)
	left := unixMilliseconds % day
	b := make([]byte, 0, 24)
	b = append(digits(b, year, 4), '-')
	b = append(digits(b, month, 2), '-')
	b = append(digits(b, date, 2), 'T')
	b = append(digits(b, left/3_600_000, 2), ':')
	b = append(digits(b, left/60_000%60, 2), ':')
	b = append(digits(b, left/1000%60, 2), '.')
	b = append(digits(b, left%1000, 3), 'Z')
	w.String(string(b))
	return w
}

// digits appends n in decimal, with leading zeros up to width.
func digits(b []byte, n int64, width int) []byte {
	for i := 0; i < width; i++ {
		b = append(b, '0')
	}
	for at := len(b) - 1; n > 0 && at >= len(b)-width; at-- {
		b[at], n = byte('0'+n%10), n/10
	}
	return b
}

// civil returns the Gregorian date of the day with this number; day 0 is 1970-01-01. It counts in eras of 400
// years that begin on 1 March. https://howardhinnant.github.io/date_algorithms.html#civil_from_days
func civil(day int64) (year, month, date int64) {
	day += 719468 // days since 0000-03-01
	era, dayOfEra := day/146097, day%146097
	yearOfEra := (dayOfEra - dayOfEra/1460 + dayOfEra/36524 - dayOfEra/146096) / 365
	dayOfYear := dayOfEra - (365*yearOfEra + yearOfEra/4 - yearOfEra/100)
	shifted := (5*dayOfYear + 2) / 153 // months since March
	date = dayOfYear - (153*shifted+2)/5 + 1
	month = shifted + 3
	year = yearOfEra + era*400
	if month > 12 {
		month -= 12
		year++
	}
	return year, month, date
}
