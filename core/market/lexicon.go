package market

import "strings"

// A role is the meaning of a word or sign in a price, such as a currency or the start of a range.
type role uint8

const (
	currencySign role = iota // the currency, or one of several
	tenfoldSign              // a unit of ten of the currency
	countryName              // narrows a currency sign to a country; not a sign by itself
	startingFrom             // the amount is the lowest of several
	rangeTo                  // the amounts before and after it are the ends of a range
	noMeaning                // it does not change the price
)

// A lexeme is a word or sign with its spellings. A space in a spelling matches any number of spaces,
// including zero. The case of ASCII letters matters in signs and countries only.
type lexeme struct {
	spellings string // separated by |
	role      role
	// currencies has the ISO 4217 codes that a sign or country can mean, separated by spaces. Without a
	// hint, the first applies. If the first is noCurrency, ParsePrice then returns ErrCurrency.
	currencies string
}

// noCurrency is ISO 4217's code for transactions without a currency.
const noCurrency = "XXX"

// lexicon lists every word and sign that a price may contain, apart from ISO 4217 codes. Text
// with any other word is not a price. Never add a word that may be about another amount ("was", "save",
// "shipping", "per") or that changes what is priced ("lot of", "pair").
//
// Local signs follow CLDR (cldr.unicode.org), signs with a country's letters the large marketplaces. "£" is
// always sterling: other pounds are written with letters or have the same value. "元" is also used for the
// dollars of Taiwan and Hong Kong.
var lexicon = [...]lexeme{
	{"$", currencySign, "USD" + dollars},
	{"US $|U.S. $|U$S|U$D|u$s|$ US", currencySign, "USD"},
	{"US|U.S.", countryName, "USD"}, // "12 US" may be a shoe size
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
	{"تومان", tenfoldSign, "IRR"},
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
	{"zł|zl|ZŁ|Zł|zł.", currencySign, "PLN"},
	{"Kč|KČ|Kc", currencySign, "CZK"},
	{"Ft", currencySign, "HUF"},
	{"lei|Lei|LEI", currencySign, "RON MDL"},
	{"KM", currencySign, "BAM"},
	{"дин|дин.|din|din.", currencySign, "RSD"},
	{"ден|ден.", currencySign, "MKD"},
	{"₽|руб|руб.|Руб|Руб.|РУБ|РУБ.|рублей|рубля|рубль|р|р.|Р|Р.", currencySign, "RUB BYN"},
	{"RUR", currencySign, "RUB"},
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
	{"price|price:|now|only|each|ea|/ea|/each|(ea)|(each)|OBO|or best offer|buy it now|*", noMeaning, ""},
	{"cena|cena:|цена|цена:|Цена|Цена:|ЦЕНА|ЦЕНА:|běžná cena|běžná cena:|Běžná cena|Běžná cena:", noMeaning, ""},
	{"preis|preis:|prix|prix:|precio|precio:|prezzo|prezzo:|preço|preço:|prijs|prijs:", noMeaning, ""},
	{"VB|VHB|Festpreis|TTC|IVA incluido|inkl. MwSt.|incl. VAT|inc. VAT|inc VAT|税込|(税込)", noMeaning, ""},
}

// lookup returns the lexeme with the longest spelling at the beginning of text, and its length there in
// runes: 0 if there is none.
func lookup(text []rune) (found lexeme, length int) {
	if code, ok := isoCode(text); ok {
		found, length = lexeme{role: currencySign, currencies: code}, len(code)
	}
	for i := range lexicon {
		lex := &lexicon[i]
		for spelling, rest := "", lex.spellings; rest != ""; {
			spelling, rest, _ = strings.Cut(rest, "|")
			if n := match(text, spelling, lex.currencies == ""); n > length {
				found, length = *lex, n
			}
		}
	}
	return found, length
}

// lowerCodes lists the currency codes that are also read in lower case ("140,00 pln") or with a capital
// ("Usd"). Codes that are words, such as CUP, PEN and TOP, are not among them.
const lowerCodes = "usd gbp pln czk huf ron bgn chf sek nok dkk isk jpy cny inr rub uah aud cad nzd hkd sgd twd krw thb myr idr " +
	"vnd zar brl mxn clp ils aed sar"

// isoCode returns the currency code at the beginning of text, if it is a whole word. It is in capitals, or one
// of lowerCodes.
func isoCode(text []rune) (code string, ok bool) {
	if len(text) < 3 || len(text) > 3 && isLetter(text[3]) {
		return "", false
	}
	code = string(text[:3])
	if tail := code[1:]; len(code) == 3 && tail == strings.ToLower(tail) && strings.Contains(lowerCodes, strings.ToLower(code)) {
		code = strings.ToUpper(code)
	}
	return code, IsCurrency(code)
}

// match returns the number of runes at the beginning of text that match a spelling, or 0 if text begins
// with something else. A spelling that ends in a letter matches whole words only.
func match(text []rune, spelling string, anyCase bool) int {
	n, last := 0, rune(0)
	for _, r := range spelling {
		if r == ' ' {
			for n < len(text) && text[n] == ' ' {
				n++
			}
			continue
		}
		if n == len(text) || text[n] != r && !(anyCase && toLower(text[n]) == toLower(r)) {
			return 0
		}
		n, last = n+1, r
	}
	if isLetter(last) && n < len(text) && isLetter(text[n]) {
		return 0
	}
	return n
}

func toLower(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		return r + ('a' - 'A')
	}
	return r
}

// isLetter reports whether r is a Latin, Greek, Cyrillic or Armenian letter. These alphabets have words in
// the lexicon and separate words by spaces.
func isLetter(r rune) bool {
	return 'a' <= toLower(r) && toLower(r) <= 'z' || 'À' <= r && r <= '\u058f'
}
