package market

import (
	"strings"

	"loupe/core/base/text"
)

// A role is the meaning of a word or sign in a price, such as a currency or the start of a range.
type role uint8

const (
	currencySign role = iota // the currency, or one of several
	tenfoldSign              // a unit of ten of the currency
	countryName              // narrows a currency sign to a country; not a sign by itself
	startingFrom             // the amount is the lowest of several
	rangeTo                  // the amounts before and after it are the ends of a range
	noMeaning                // it does not change the price
	onlyBefore               // like noMeaning, before the amount
)

// A lexeme is the meaning of a word or sign.
type lexeme struct {
	role role
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
// Each line has spellings of the same meaning, separated by |, and after = the currencies of the lexeme. A space in a
// spelling matches any number of spaces, including zero. Signs and countries match exactly. Words match in any case and with any diacritics if
// they are written in plain small letters, and their points are optional.
//
// Local signs follow CLDR (cldr.unicode.org), signs with a country's letters the large marketplaces. "£" is
// always sterling: other pounds are written with letters or have the same value. "元" is also used for the
// dollars of Taiwan and Hong Kong, CFA for two francs at 655.957 to the euro.
var lexicon = [...]struct {
	role  role
	lines string
}{
	{countryName, "US|U.S.=USD\n"}, // "12 US" may be a shoe size
	{tenfoldSign, "تومان=IRR\n"},
	{currencySign, "$=USD" + dollars + `
US $|U.S. $|U$S|U$D|u$s|$ US=USD
CA $|CDN $|Can $|$ CA|CAN $=CAD
C $=CAD NIO
AU $|A $|$ AU=AUD
NZ $=NZD
HK $=HKD
NT $=TWD
S $|SG $=SGD
MX $|Mex $=MXN
AR $=ARS
CL $=CLP
CO $|COL $=COP
UY $|$U=UYU
RD $=DOP
TT $=TTD
BZ $=BZD
EC $=XCD
Bds $=BBD
J $|JA $=JMD
FJ $=FJD
N $=NAD
MOP $=MOP
R $=BRL
€|eur|Eur|euro|Euro|EURO|euros|Euros=EUR
£|GB £|UK £=GBP
E£|LE|L.E.|ج.م|ج.م.=EGP
¥=JPY CNY
JP ¥|円|yen|Yen=JPY
CN ¥|RMB|rmb|yuan|人民币|圆=CNY
元=CNY TWD HKD
₩|원=KRW KPW
₹=INR
Rs|Rs.|rs|rs.|RS|₨=INR PKR LKR NPR MUR SCR
৳|Tk|Tk.=BDT
฿|บาท=THB
₫|đ|VNĐ=VND
₱|Php|PhP=PHP
RM=MYR
Rp|Rp.=IDR
៛=KHR
₭=LAK
₮=MNT
؋=AFN
﷼|ريال=XXX IRR OMR QAR SAR YER
SR|ر.س|ر.س.|⃁=SAR
Dhs|Dhs.|Dh|Dh.|DH|dh|درهم=XXX AED MAD
د.إ|د.إ.=AED
QR|ر.ق|ر.ق.=QAR
KD|د.ك|د.ك.=KWD
BD|د.ب|د.ب.=BHD
JD|د.أ|د.أ.|د.ا=JOD
ر.ع.|ر.ع=OMR
DT|د.ت|د.ت.=TND
₪|NIS|nis|ש"ח|ש״ח|ש'ח=ILS
₺|TL=TRY
CHF.|SFr|SFr.|sFr|sFr.|Fr|Fr.|fr.=CHF
kr|kr.|Kr|Kr.|KR=XXX SEK NOK DKK ISK
zł|zl|ZŁ|Zł|zł.=PLN
Kč|KČ|Kc=CZK
Ft=HUF
lei|Lei|LEI=RON MDL
KM=BAM
дин|дин.|din|din.|Дин|dinara|Dinara|динара=RSD
ден|ден.|ДЕН=MKD
₽|руб|руб.|Руб|Руб.|РУБ|РУБ.|рублей|рубля|рубль|р|р.|Р|Р.=RUB BYN
RUR=RUB
Br=XXX BYN ETB
₴|грн|грн.|hrn=UAH
₸|тг|тг.=KZT
₾|ლ|ლარი|lari=GEL
֏=AMD
₼=AZN
R=ZAR
₦=NGN
₵|GH₵|GH¢=GHS
KSh|Ksh|KSh.|Ksh.|KSH=KES
TSh|Tsh|TSH=TZS
USh|Ush|USH=UGX
F CFA|CFA=XAF XOF
P=XXX BWP PHP
L=XXX HNL
Q=GTQ
S/|S/.=PEN
B/.=PAB
Bs|Bs.=XXX BOB VES
₡=CRC
₲|Gs|Gs.=PYG
جنيه=EGP SDG
د.ج|دج=DZD
د.م|د.م.=MAD
ل.ل=LBP
ل.س=SYP
ج.س|ج.س.=SDG
د.ع=IQD
د.ل=LYD
ر.ي=YER
ریال=IRR
ብር=ETB
圓=TWD HKD
Lek|lekë=ALL
сом=KGS
so'm|сум=UZS
`},
	{startingFrom, "from|starting at|starting from|starts at|ab|dès|a partir de|a partire da|desde|vanaf|fran|fra|od|от|から|起=\n"},
	{rangeTo, "to|bis|à|至|-|~=\n"},
	{noMeaning, "price|our price|your price|now|only|each|ea|/ ea|/ each|(ea)|(each)|/ piece|obo|or best offer|buy it now|*|税込|(税込)|" +
		"cena|nase cena|nasa cena|bezna cena|цена|preis|prix|precio|p.v.p.|prezzo|preco|prijs|pris|vb|vhb|festpreis|/ шт.|(шт.)|" +
		"ttc|incl. vat|inc. vat|incl. gst|inc. gst|tax incl.|(tax incl.)|inkl. mwst.|iva incluido|iva inclusa|iva incl.|" +
		"incl. btw|inkl. moms|s dph|vc. dph|kdv dahil|brutto|" +
		"baisse de prix|prix en baisse|preis gesenkt|reduziert|price drop|reduced|prezzo ribassato|rebajado|prijs verlaagd=\n"},
	{onlyBefore, ":=\n"},
}

// lookup returns the lexeme with the longest spelling at the beginning of text, and its length there in
// runes: 0 if there is none.
func lookup(text []rune) (found lexeme, length int) {
	if code, ok := isoCode(text); ok {
		found, length = lexeme{currencySign, code}, len(code)
	}
	for i := range lexicon {
		lines, isWord := lexicon[i].lines, lexicon[i].role > countryName
		start, n := 0, 0 // start of a spelling or of the currencies; runes that match
		for end := range len(lines) {
			switch lines[end] {
			case '|', '=':
				n = max(n, match(text, lines[start:end], isWord))
				start = end + 1
			case '\n':
				if n > length {
					found, length = lexeme{lexicon[i].role, lines[start:end]}, n
				}
				start, n = end+1, 0
			}
		}
	}
	return found, length
}

// lowerCodes lists the currency codes that are also read in lower case ("140,00 pln") or with a capital
// ("Usd"). Codes that are words, such as CUP, PEN and TOP, are not among them.
const lowerCodes = "usd gbp pln czk huf ron chf sek nok dkk isk jpy cny inr rub uah aud cad nzd hkd sgd twd krw thb myr idr " +
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

// match returns the number of runes at the beginning of s that match a spelling, or 0 if s begins
// with something else. A spelling that ends in a letter matches whole words only. isWord makes points optional, and plain
// small letters match any case and diacritics.
func match(s []rune, spelling string, isWord bool) int {
	n, last := 0, rune(0)
	for _, r := range spelling {
		switch {
		case r == ' ':
			for n < len(s) && s[n] == ' ' {
				n++
			}
		case n < len(s) && (s[n] == r || isWord && text.PlainLetter(s[n]) == r):
			n, last = n+1, r
		case r != '.' || !isWord:
			return 0
		}
	}
	if isLetter(last) && n < len(s) && isLetter(s[n]) {
		return 0
	}
	return n
}

// isLetter reports whether r is a Latin, Greek, Cyrillic or Armenian letter. These alphabets have words in
// the lexicon and separate words by spaces.
func isLetter(r rune) bool {
	return 'a' <= r|0x20 && r|0x20 <= 'z' || 'À' <= r && r <= '\u058f'
}
