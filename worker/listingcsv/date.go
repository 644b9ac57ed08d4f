package listingcsv

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"loupe/core/base/date"
)

// DateOrder is the order of day and month in dates such as 03/04/2026: DayFirst, MonthFirst, or "" if it is not known.
type DateOrder string

const (
	DayFirst   DateOrder = "dmy" // 3 April
	MonthFirst DateOrder = "mdy" // 4 March
)

// ParseDateOrder returns the order with this name, in any case.
func ParseDateOrder(name string) (DateOrder, error) {
	switch order := DateOrder(strings.ToLower(name)); order {
	case DayFirst, MonthFirst, "":
		return order, nil
	}
	return "", fmt.Errorf("%q is not an order of dates, must be %s or %s", name, DayFirst, MonthFirst)
}

const (
	unreadableDate = "not a date after 1970-01-01, such as 2026-11-20"
	ambiguousDate  = "day and month can't be told apart, and no other date of the file shows their order; write YYYY-MM-DD"
)

// parseDate returns a date as YYYY-MM-DD, or what is wrong with it. The text may be
//
//	2026-11-20, 2026/11/20, 2026.11.20, 20261120
//	20/11/2026, 11/20/2026, 20.11.2026, 20-11-2026, and with two digits of the year, 70 to 69 for 1970 to 2069
//	20 November 2026, Nov 20, 2026, 20. Nov. 26, in the languages of monthNames
//	46346      the serial number of a day in spreadsheets
//
// A time after the date is ignored. order is called only if day and month could be exchanged. If it returns "", a date with
// dots has the day first, because all countries that write dots do so; any other date is ambiguous.
func parseDate(text string, order func() DateOrder) (day, problem string) {
	if named := splitNamedDate(text); named != nil {
		return formatDate(named[0], named[1], named[2])
	}
	numbers := splitDate(text)
	switch {
	case len(numbers) == 1 && len(numbers[0]) == len("20261120"):
		return formatDate(numbers[0][:4], numbers[0][4:6], numbers[0][6:])
	case len(numbers) == 1 && len(numbers[0]) == len("46346"):
		return parseSerial(numbers[0])
	case len(numbers) != 3:
		return "", unreadableDate
	case len(numbers[0]) == 4:
		return formatDate(numbers[0], numbers[1], numbers[2])
	case !isYear(numbers[2]):
		return "", unreadableDate
	}
	dayFirst, monthFirst := parseBothWays(numbers)
	switch {
	case dayFirst == "" && monthFirst == "":
		return "", unreadableDate
	case monthFirst == "" || dayFirst == monthFirst:
		return dayFirst, ""
	case dayFirst == "":
		return monthFirst, ""
	}
	switch shown := order(); {
	case shown == MonthFirst:
		return monthFirst, ""
	case shown == DayFirst || strings.Contains(text, "."):
		return dayFirst, ""
	}
	return "", ambiguousDate
}

// parseBothWays returns the dates, as YYYY-MM-DD, that three numbers stand for if the day or the month is first. The last is the
// year. A date that does not exist is "".
func parseBothWays(numbers []string) (dayFirst, monthFirst string) {
	dayFirst, _ = formatDate(numbers[2], numbers[1], numbers[0])
	monthFirst, _ = formatDate(numbers[2], numbers[0], numbers[1])
	return dayFirst, monthFirst
}

// splitDate returns the numbers of a date, as text. It returns nil if the text has something else.
func splitDate(text string) []string {
	text = strings.TrimSuffix(strings.ReplaceAll(text, ". ", "."), ".") // 20. 11. 2026, and 2026. 11. 20.
	if at := strings.IndexAny(text, "T "); at > 0 && strings.Contains(text[at:], ":") {
		text = text[:at]
	}
	separator := strings.Trim(text, "0123456789")
	if separator == "" {
		return []string{text}
	}
	separator = separator[:1]
	if !strings.Contains("-/.,", separator) {
		return nil
	}
	numbers := strings.Split(text, separator)
	for _, number := range numbers {
		if number == "" || strings.Trim(number, "0123456789") != "" {
			return nil
		}
	}
	if len(numbers) == 2 && len(numbers[0]) == len("46346") && strings.Contains(".,", separator) { // a serial number with a time
		return numbers[:1]
	}
	return numbers
}

// shownOrder returns the order that a date shows, or "" if it shows none: a day greater than 12 is no month.
func shownOrder(text string) DateOrder {
	numbers := splitDate(text)
	if len(numbers) != 3 || !isYear(numbers[2]) {
		return ""
	}
	switch dayFirst, monthFirst := parseBothWays(numbers); {
	case dayFirst != "" && monthFirst == "":
		return DayFirst
	case dayFirst == "" && monthFirst != "":
		return MonthFirst
	}
	return ""
}

// serialOfEpoch is the serial number of 1970-01-01: spreadsheets count the days from 1899-12-30.
const serialOfEpoch = 25569

func parseSerial(number string) (day, problem string) {
	serial, _ := strconv.Atoi(number)
	if serial <= serialOfEpoch {
		return "", unreadableDate
	}
	return date.Format(serial - serialOfEpoch), ""
}

// isYear reports whether a number may be the year at the end of a date.
func isYear(number string) bool { return len(number) == 4 || len(number) == 2 }

// formatDate returns a date as YYYY-MM-DD, or what is wrong with it. A year of two digits is one from 1970 to 2069.
func formatDate(year, month, dayOfMonth string) (day, problem string) {
	if len(year) == 2 && year < "70" {
		year = "20" + year
	} else if len(year) == 2 {
		year = "19" + year
	}
	text := year + "-" + twoDigits(month) + "-" + twoDigits(dayOfMonth)
	if number, ok := date.Parse(text); !ok || number <= 0 {
		return "", unreadableDate
	}
	return text, ""
}

func twoDigits(number string) string {
	if len(number) == 1 {
		return "0" + number
	}
	return number
}

// orderOfDates returns the order that the columns of dates show, or "" if they show none or both. rows reads the rows after the
// header, and columns has the indexes of the columns, -1 for none.
func orderOfDates(rows rowReader, columns ...int) DateOrder {
	var found DateOrder
	for {
		fields, _, _, err := rows.next()
		if err == io.EOF {
			return found
		} else if err != nil {
			continue
		}
		for _, column := range columns {
			if column < 0 {
				continue
			}
			order := shownOrder(strings.TrimSpace(fields[column]))
			if order != "" && found != "" && order != found {
				return ""
			}
			if order != "" {
				found = order
			}
		}
	}
}
