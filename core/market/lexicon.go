package market

import "strings"

// A role is what a word or sign does in a price.
type role uint8

const (
	currencySign role = iota // says the currency, or that it is one of several
	startingFrom             // the amount is the lowest of several
	rangeTo                  // the amounts before and after it are the ends of a range
	aside                    // changes nothing
)

// A lexeme is the spellings of one word or sign. A space in a spelling stands for any number of spaces,
// also none. All but currency signs are in any ASCII case.
type lexeme struct {
	spellings string // separated by |
	role      role
	// currencies are the ISO 4217 codes a currency sign may mean, separated by a space. The first is
	// meant where no hint says otherwise; noCurrency as the first: then the text is refused.
	currencies string
}

// noCurrency is ISO 4217's code for a transaction without one.
const noCurrency = "XXX"

// lexicon is every word and sign a price may have in it. What is not here makes a text something else
// than a price; that is the safety of it, so that no word goes in which could stand beside another
// amount ("was", "save", "shipping", "per") or change what is priced ("lot of", "pair").
//
// ISO 4217 codes in capitals are known besides. Signs in use at home follow CLDR (cldr.unicode.org),
// spellings with a country's letters the large marketplaces. "£" always is sterling: other pounds are
// written with letters, or are at par with it. "元" is what Taiwan and Hong Kong call their dollars too.
var lexicon = [...]lexeme{
	{"$", currencySign, "USD" + dollars},
	{"US $|U.S. $|U$S|U$D|u$s|$ US", currencySign, "USD"},
	{"CA $|CDN $|Can $|$ CA", currencySign, "CAD"},
	{"C $", currencySign, "CAD NIO"},
	{"AU $|A $|$ AU", currencySign, "AUD"},
	{"NZ $", currencySign, "NZD"},
	{"HK $", currencySign, "HKD"},
	{"NT $", currencySign, "TWD"},
	{"S $|SG $", currencySign, "SGD"},
	{"MX $|Mex $", currencySign, "MXN"},
	{"AR $", currencySign, "ARS"},
	{"CL $", currencySign, "CLP"},
	{"CO $|COL $", currencySign, "COP"},
	{"UY $|$U", currencySign, "UYU"},
	{"RD $", currencySign, "DOP"},
	{"TT $", currencySign, "TTD"},
	{"BZ $", currencySign, "BZD"},
	{"EC $", currencySign, "XCD"},
	{"Bds $", currencySign, "BBD"},
	{"J $|JA $", currencySign, "JMD"},
	{"FJ $", currencySign, "FJD"},
	{"N $", currencySign, "NAD"},
	{"MOP $", currencySign, "MOP"},
	{"R $", currencySign, "BRL"},
	{"€|eur|Eur|euro|Euro|EURO|euros|Euros", currencySign, "EUR"},
	{"£|GB £|UK £", currencySign, "GBP"},
	{"E£|LE|L.E.|ج.م|ج.م.", currencySign, "EGP"},
	{"¥", currencySign, "JPY CNY"},
	{"JP ¥|円|yen|Yen", currencySign, "JPY"},
	{"CN ¥|RMB|rmb", currencySign, "CNY"},
	{"元", currencySign, "CNY TWD HKD"},
	{"₩|원", currencySign, "KRW KPW"},
	{"₹", currencySign, "INR"},
	{"Rs|Rs.|rs|rs.|RS|₨", currencySign, "INR PKR LKR NPR MUR SCR"},
	{"৳|Tk|Tk.", currencySign, "BDT"},
	{"฿|บาท", currencySign, "THB"},
	{"₫|đ|VNĐ", currencySign, "VND"},
	{"₱|Php|PhP", currencySign, "PHP"},
	{"RM", currencySign, "MYR"},
	{"Rp|Rp.", currencySign, "IDR"},
	{"៛", currencySign, "KHR"},
	{"₭", currencySign, "LAK"},
	{"₮", currencySign, "MNT"},
	{"؋", currencySign, "AFN"},
	{"﷼", currencySign, "XXX IRR OMR QAR SAR YER"},
	{"SR|ر.س|ر.س.|⃁", currencySign, "SAR"},
	{"Dhs|Dhs.|Dh|Dh.|DH|dh", currencySign, "XXX AED MAD"},
	{"د.إ|د.إ.", currencySign, "AED"},
	{"QR|ر.ق|ر.ق.", currencySign, "QAR"},
	{"KD|د.ك|د.ك.", currencySign, "KWD"},
	{"BD|د.ب|د.ب.", currencySign, "BHD"},
	{"JD|د.أ|د.أ.", currencySign, "JOD"},
	{"ر.ع.|ر.ع", currencySign, "OMR"},
	{"DT|د.ت|د.ت.", currencySign, "TND"},
	{"₪", currencySign, "ILS"},
	{"₺|TL", currencySign, "TRY"},
	{"CHF.|SFr|SFr.|sFr|sFr.|Fr|Fr.|fr.", currencySign, "CHF"},
	{"kr|kr.|Kr|Kr.|KR", currencySign, "XXX SEK NOK DKK ISK"},
	{"zł|zl|ZŁ", currencySign, "PLN"},
	{"Kč|KČ|Kc", currencySign, "CZK"},
	{"Ft", currencySign, "HUF"},
	{"lei|Lei|LEI", currencySign, "RON MDL"},
	{"KM", currencySign, "BAM"},
	{"дин|дин.|din|din.", currencySign, "RSD"},
	{"ден|ден.", currencySign, "MKD"},
	{"₽|руб|руб.|р.", currencySign, "RUB BYN"},
	{"Br", currencySign, "XXX BYN ETB"},
	{"₴|грн|грн.", currencySign, "UAH"},
	{"₸|тг|тг.", currencySign, "KZT"},
	{"₾", currencySign, "GEL"},
	{"֏", currencySign, "AMD"},
	{"₼", currencySign, "AZN"},
	{"R", currencySign, "ZAR"},
	{"₦", currencySign, "NGN"},
	{"₵|GH₵|GH¢", currencySign, "GHS"},
	{"KSh|Ksh|KSh.|Ksh.|KSH", currencySign, "KES"},
	{"TSh|Tsh|TSH", currencySign, "TZS"},
	{"USh|Ush|USH", currencySign, "UGX"},
	{"F CFA|CFA", currencySign, "XAF XOF"}, // both 655.957 to the euro
	{"P", currencySign, "XXX BWP PHP"},
	{"L", currencySign, "XXX HNL"},
	{"Q", currencySign, "GTQ"},
	{"S/|S/.", currencySign, "PEN"},
	{"B/.", currencySign, "PAB"},
	{"Bs|Bs.", currencySign, "XXX BOB VES"},
	{"₡", currencySign, "CRC"},
	{"₲|Gs|Gs.", currencySign, "PYG"},

	{"from|from:|starting at|starting from|starts at", startingFrom, ""},
	{"ab|dès|à partir de|À partir de|a partir de|a partire da|desde|vanaf|från|fra|od|от|От|から|起", startingFrom, ""},
	{"to|bis|à|至|-|~", rangeTo, ""},
	{"price|price:|now|only|each|ea|/ea|/each|OBO|or best offer|buy it now|*", aside, ""},
	{"VB|VHB|Festpreis|TTC|IVA incluido|inkl. MwSt.|incl. VAT|inc. VAT|inc VAT|税込|(税込)", aside, ""},
}

// lookup finds the lexeme with the longest spelling that text begins with, and how many runes of text
// that is: 0 when there is none.
func lookup(text []rune) (found lexeme, length int) {
	if code, ok := isoCode(text); ok {
		found, length = lexeme{role: currencySign, currencies: code}, len(code)
	}
	for i := range lexicon {
		lex := &lexicon[i]
		for spelling, rest := "", lex.spellings; rest != ""; {
			spelling, rest, _ = strings.Cut(rest, "|")
			if n := match(text, spelling, lex.role != currencySign); n > length {
				found, length = *lex, n
			}
		}
	}
	return found, length
}

// isoCode returns the code of a currency in capitals that text begins with, if it is a word by itself.
func isoCode(text []rune) (code string, ok bool) {
	if len(text) < 3 || len(text) > 3 && isLetter(text[3]) {
		return "", false
	}
	code = string(text[:3])
	return code, IsCurrency(code)
}

// match returns how many runes at the beginning of text are the spelling, 0 when they are not. A
// spelling that ends in a letter does not match a part of a word.
func match(text []rune, spelling string, anyCase bool) int {
	n, last := 0, rune(0)
	for _, r := range spelling {
		if r == ' ' {
			for n < len(text) && text[n] == ' ' {
				n++
			}
			continue
		}
		if n == len(text) || text[n] != r && !(anyCase && lower(text[n]) == lower(r)) {
			return 0
		}
		n, last = n+1, r
	}
	if isLetter(last) && n < len(text) && isLetter(text[n]) {
		return 0
	}
	return n
}

func lower(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		return r + ('a' - 'A')
	}
	return r
}

// isLetter reports whether r is of an alphabet that sets words apart by spaces, as far as the lexicon
// has its words: Latin, Greek, Cyrillic, Armenian.
func isLetter(r rune) bool {
	return 'a' <= lower(r) && lower(r) <= 'z' || 'À' <= r && r <= '\u058f'
}
