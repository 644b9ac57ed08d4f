package listingcsv

import (
	"cmp"
	"io"
	"strings"

	"loupe/core/market"
)

// parsePrice returns the price without shipping costs. If neither the price nor the row names a currency, the row gets
// Options.Currency. It refuses a price that can't be read, that contradicts the column currency, or that is left without a currency.
func (r *Reader) parsePrice(text string, l *Listing) (value, problem string) {
	hint := cmp.Or(l.Currency, r.defaultCurrency())
	text = cutShipping(text)
	text, price, err := r.readPrice(text, hint)
	switch {
	case err != nil:
		return "", err.Error()
	case price.Currency == "" && hint == "":
		return "", "no currency: name it in the price or in the column currency"
	case price.Currency != "" && l.Currency != "" && price.Currency != l.Currency:
		return "", "in " + price.Currency + ", but the column currency has " + l.Currency
	case l.Currency == "" && hint != "":
		l.Currency = cmp.Or(price.Currency, hint)
	}
	return text, ""
}

// readPrice returns the price that market.ParsePrice reads, and its text. A text that can be read in two ways is written as the file's
// other prices say.
func (r *Reader) readPrice(text, hint string) (string, market.Price, error) {
	price, err := market.ParsePrice(text, hint)
	if err == market.ErrAmbiguous {
		text = r.withoutThousands(text)
		price, err = market.ParsePrice(text, hint)
	}
	return text, price, err
}

// withoutThousands returns a price without separators of thousands, and with a point before its decimals. The file's other prices show
// which separator is which; if they do not, the price stays as it is. Three decimals become four, because three look like thousands.
func (r *Reader) withoutThousands(text string) string {
	if !r.decimalKnown {
		r.decimalKnown = true
		for rows := r.allRows(); ; {
			fields, _, _, err := rows.next()
			if err == io.EOF {
				break
			} else if err != nil {
				continue
			}
			for _, at := range [...]int{r.index[priceColumn], r.index[totalColumn]} {
				if at < 0 {
					continue
				}
				if separator := beforeCents(fields[at]); !strings.Contains(r.decimal, separator) {
					r.decimal += separator
				}
			}
		}
	}
	if len(r.decimal) != 1 {
		return text
	}
	var written strings.Builder
	for text != "" {
		n := indexOr(text, isNumeric)
		written.WriteString(text[:n])
		text = text[n:]
		n = indexOr(text, func(c rune) bool { return !isNumeric(c) })
		written.WriteString(r.writeNumber(text[:n]))
		text = text[n:]
	}
	return written.String()
}

// writeNumber writes a number with the file's decimal separator as withoutThousands does. Separators before and after it are punctuation.
func (r *Reader) writeNumber(text string) string {
	number := strings.TrimFunc(text, isSeparator)
	parts := strings.FieldsFunc(number, isSeparator)
	last := len(parts) - 1
	if last < 1 || strings.Count(number, ".")+strings.Count(number, ",") != last {
		return text
	}
	written := number
	switch isDecimal := strings.HasSuffix(number, r.decimal+parts[last]); {
	case isDecimal:
		written = strings.Join(parts[:last], "") + "." + parts[last] + strings.Repeat("0", max(4-len(parts[last]), 0))
	case len(parts[last]) == 3:
		written = strings.Join(parts, "")
	}
	return strings.Replace(text, number, written, 1)
}

// beforeCents returns the separator before the last two digits of a price, "" if it has no cents.
func beforeCents(price string) string {
	price = strings.TrimRightFunc(price, func(c rune) bool { return !isDigit(c) })
	if n := len(price); n >= 4 && isDigits(price[n-2:]+price[n-4:n-3]) && isSeparator(rune(price[n-3])) {
		return price[n-3 : n-2]
	}
	return ""
}

func isSeparator(c rune) bool { return c == '.' || c == ',' }
func isDigit(c rune) bool     { return '0' <= c && c <= '9' }
func isNumeric(c rune) bool   { return isDigit(c) || isSeparator(c) }
func isDigits(s string) bool {
	return strings.IndexFunc(s, func(c rune) bool { return !isDigit(c) }) < 0
}

// indexOr returns the index of the first character that matches, the length of the text if none does.
func indexOr(text string, matches func(rune) bool) int {
	if n := strings.IndexFunc(text, matches); n >= 0 {
		return n
	}
	return len(text)
}

// defaultCurrency returns the currency of prices whose row names none: the one in the name of the price's column, else Options.Currency,
// else the only one in the file's column currency; "" if there is none. A piece of a file says nothing about the whole file.
func (r *Reader) defaultCurrency() string {
	if r.currencyKnown {
		return r.Currency
	}
	r.currencyKnown = true
	for _, column := range [...]int{priceColumn, totalColumn} {
		if at := r.index[column]; at >= 0 {
			if _, currency := cutCurrency(r.header[at]); currency != "" {
				r.Currency = currency
				return currency
			}
		}
	}
	if r.Currency == "" && r.Line == 0 && r.index[currencyColumn] >= 0 {
		r.Currency = onlyCurrency(r.allRows(), r.index[currencyColumn])
	}
	return r.Currency
}

// findCurrency takes the column beside the price for the currency if it has no name and contains one currency.
func (r *Reader) findCurrency() {
	price := r.index[priceColumn]
	if _, isNamed := r.Columns["currency"]; isNamed || price < 0 || r.index[currencyColumn] >= 0 {
		return
	}
	for _, at := range [...]int{price + 1, price - 1} {
		if at >= 0 && at < len(r.header) && strings.TrimSpace(r.header[at]) == "" && onlyCurrency(r.allRows(), at) != "" {
			r.index[currencyColumn] = at
			return
		}
	}
}

// onlyCurrency returns the currency in a column, "" if the rows have different ones or none.
func onlyCurrency(rows rowReader, column int) (found string) {
	for {
		fields, _, _, err := rows.next()
		if err == io.EOF {
			return found
		} else if err != nil || strings.TrimSpace(fields[column]) == "" {
			continue
		}
		if currency, _ := parseCurrency(strings.TrimSpace(fields[column])); currency == "" || found != "" && currency != found {
			return ""
		} else {
			found = currency
		}
	}
}

// The words that introduce and name shipping costs, in lower case, each between spaces.
const (
	plusWords     = " + zzgl zzgl. zuzüglich plus plus. più piu más mas mais en sus "
	shippingWords = " versand versandkosten porto lieferung verpackung shipping postage delivery p&p s&h handling livraison expédition expedition port " +
		"frais de port envoi spedizione spedizioni spese di consegna envío envio gastos de entrega portes verzending verzendkosten wysyłka frete for for. and & und et e y "
)

// cutShipping removes shipping costs after a price: "1.199 € + 5,90 € Versand" becomes "1.199 €". A text with anything else
// after the price is returned as it is.
func cutShipping(text string) string {
	words := strings.Fields(strings.ReplaceAll(text, "+", " + "))
	for i, word := range words {
		if i == 0 || !strings.Contains(plusWords, " "+strings.ToLower(word)+" ") {
			continue
		}
		var amount []string
		isShipping := false
		for _, after := range words[i+1:] {
			if strings.Contains(shippingWords, " "+strings.Trim(strings.ToLower(after), ".,;()")+" ") {
				isShipping = true
			} else {
				amount = append(amount, after)
			}
		}
		_, err := market.ParsePrice(strings.Join(amount, " "), "")
		if isShipping && (len(amount) == 0 || err == nil) {
			return strings.Join(words[:i], " ")
		}
	}
	return text
}

// Amounts above which a price must be confirmed. In most currencies they are worth millions of euros; in the smallest units, such as
// VND and IDR, some hundred thousand.
const (
	maxPlausible           = 10_000_000 * market.Unit
	maxPlausibleSmallUnits = 10_000_000_000 * market.Unit
)

// smallUnits has the currencies whose unit is worth about a cent or less.
const smallUnits = "ALL AMD AOA ARS BIF CDF CLP COP CRC CVE DJF DZD GNF GYD HUF IDR INR IQD IRR ISK JMD JPY KES KHR KMF KPW KRW KZT LAK LBP LKR LRD MGA MMK MNT " +
	"MWK NGN NPR PKR PYG RSD RUB RWF SDG SLE SOS SSP STN SYP TZS UGX UZS VND VUV XAF XOF XPF YER"

// isImplausible reports whether a price that parsePrice returned is above the plausible ones.
func isImplausible(text, currency string) bool {
	if text == "" {
		return false
	}
	price, err := market.ParsePrice(text, currency)
	if price.Currency != "" {
		currency = price.Currency
	}
	limit := maxPlausible
	if strings.Contains(smallUnits, currency) {
		limit = maxPlausibleSmallUnits
	}
	return err == nil && price.High > limit
}
