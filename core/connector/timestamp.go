package connector

import "strconv"

// timestamp returns a time in Unix milliseconds as RFC 3339 with seconds, in UTC. The time must not be before
// 1970.
//
// It counts days from 1 March of year 0, so that a leap day is the last day of its year.
// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
func timestamp(milliseconds int64) string {
	seconds := milliseconds / 1000
	days, clock := seconds/86400, seconds%86400
	days += 719468
	era := days / 146097
	dayOfEra := days % 146097
	yearOfEra := (dayOfEra - dayOfEra/1460 + dayOfEra/36524 - dayOfEra/146096) / 365
	dayOfYear := dayOfEra - (365*yearOfEra + yearOfEra/4 - yearOfEra/100)
	month := (5*dayOfYear + 2) / 153
	day := dayOfYear - (153*month+2)/5 + 1
	year := yearOfEra + era*400
	if month += 3; month > 12 {
		month, year = month-12, year+1
	}
	return strconv.FormatInt(year, 10) + "-" + two(month) + "-" + two(day) + "T" +
		two(clock/3600) + ":" + two(clock/60%60) + ":" + two(clock%60) + "Z"
}

func two(n int64) string {
	if n < 10 {
		return "0" + strconv.FormatInt(n, 10)
	}
	return strconv.FormatInt(n, 10)
}
