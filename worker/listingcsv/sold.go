package listingcsv

import "strings"

// The words for yes and no in spreadsheets, in lower case: in the languages of the markets, as spreadsheets write the values of
// a check box, and as marks. Each word stands between spaces.
const (
	yesWords = " yes y true t 1 x ✓ ✔ sold ja j wahr verkauft oui vrai vendu vendue sì si sí vero venduto venduta sim verdadero verdadeiro vendido vendida " +
		"waar verkocht tak prawda sprzedane ano pravda prodáno áno predané igen igaz eladva da adevărat vândut да истина продано ναι αληθές " +
		"evet doğru satıldı kyllä tosi myyty jah jā taip sant sand såld solgt solgt はい 真 売却済み 是 예 "
	noWords = " no n false f 0 unsold nein falsch non faux invendu falso não nao nee onwaar nie fałsz ne nepravda nem hamis nu fals нет ложь ні όχι ψευδές " +
		"hayır yanlış ei epätosi nē nej nei falskt falsk usann いいえ 偽 否 아니요 "
)

// parseSold returns "yes" or "no" for a word of the column sold, or what is wrong with it.
func parseSold(text string) (sold, problem string) {
	word := " " + strings.ToLower(text) + " "
	switch {
	case strings.Contains(text, " "):
	case strings.Contains(yesWords, word):
		return "yes", ""
	case strings.Contains(noWords, word):
		return "no", ""
	}
	return "", "not yes or no"
}
