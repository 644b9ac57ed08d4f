package listingcsv

import (
	"slices"
	"strconv"
	"strings"

	"loupe/core/base/text"
)

// monthNames has the names of each month and their abbreviations, in lower case without diacritics: in English, German, French,
// Italian, Spanish, Portuguese, Dutch, Polish, Swedish and Danish.
var monthNames = [12]string{
	"january jan januar janner januari janvier janv gennaio gen enero ene janeiro styczen stycznia sty",
	"february feb februar februari fevrier fevr fev febbraio febrero fevereiro luty lutego lut",
	"march mar marz maerz mrz mars marzo marco maart mrt marts marzec marca",
	"april apr avril avr aprile abril abr kwiecien kwietnia kwi",
	"may mai maggio mag mayo maio mei maj maja",
	"june jun juni juin giugno giu junio junho czerwiec czerwca cze",
	"july jul juli juillet juil luglio lug julio julho lipiec lipca lip",
	"august aug aout aou agosto ago augustus augusti sierpien sierpnia sie",
	"september sep sept septembre settembre set septiembre setiembre setembro wrzesien wrzesnia wrz",
	"october oct oktober okt octobre ottobre ott octubre outubro out pazdziernik pazdziernika paz",
	"november nov novembre noviembre novembro listopad listopada lis",
	"december dec dezember dez decembre dicembre dic diciembre dezembro grudzien grudnia gru",
}

// dateFillers are words in dates that say nothing, in lower case.
const dateFillers = " of de del do the le il el den am on em "

// splitNamedDate returns the year, the month and the day of the month of a date whose month is a word, as text:
// "1. März 2026", "Nov-20-25", "20 de noviembre de 2026". It returns nil for another text. A time after the date is ignored.
func splitNamedDate(date string) []string {
	month := ""
	var numbers []string
	for token := range strings.FieldsFuncSeq(date, func(r rune) bool { return strings.ContainsRune(" \t\u00a0.,-/", r) }) {
		word := strings.Map(text.PlainLetter, token)
		number := strings.TrimRight(word, "abcdefghijklmnopqrstuvwxyzºª") // 1st, 1er, 1º
		switch at := monthOf(word); {
		case strings.Contains(token, ":"):
			return yearMonthDay(numbers, month)
		case at > 0 && month == "":
			month = strconv.Itoa(at)
		case number != "" && strings.Trim(number, "0123456789") == "" && len(number) <= 4:
			numbers = append(numbers, number)
		case !strings.Contains(dateFillers, " "+word+" "):
			return nil
		}
	}
	return yearMonthDay(numbers, month)
}

// monthOf returns the number of a month, from 1, or 0 if the word is no month.
func monthOf(word string) int {
	return 1 + slices.IndexFunc(monthNames[:], func(names string) bool { return strings.Contains(" "+names+" ", " "+word+" ") })
}

func yearMonthDay(numbers []string, month string) []string {
	switch {
	case len(numbers) != 2 || month == "":
		return nil
	case len(numbers[0]) == 4:
		return []string{numbers[0], month, numbers[1]}
	}
	return []string{numbers[1], month, numbers[0]}
}
