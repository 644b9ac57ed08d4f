package market

// Error is the reason why a text is not a price, or a document is not a table of exchange rates. Every
// Error of this package is one of the constants below.
type Error string

func (e Error) Error() string { return string(e) }

// Errors of [ParsePrice], [ParseAmount] and [AmountOf].
const (
	ErrTooLong   Error = "the text is too long for a price"
	ErrNoAmount  Error = "the text has no amount"                        // "", "Free", "Sold", "N/A"
	ErrNotPrice  Error = "the text has more than a price"                // "20% off", "$5.00/oz", "was $20 now $15"
	ErrNumber    Error = "the digits and separators are not a number"    // "1,2,3", "1.29,500"
	ErrAmbiguous Error = "the amount can be read in two ways"            // "KWD 1,299"
	ErrNegative  Error = "the amount is negative"                        // "-5"
	ErrZero      Error = "the amount is zero"                            // "$0.00"
	ErrTooLarge  Error = "the amount is over the limit"                  // over MaxAmount
	ErrRange     Error = "the amounts are neither one price nor a range" // "$20 $15", "$20 - $15", "$10 -"
	ErrCurrency  Error = "the currency is unclear"                       // "kr 100" without a hint, "$5 EUR"
)

// Errors of [ParseRates] and [Rates.Apply].
const (
	ErrRatesForm  Error = "exchange rates: not a JSON object of the expected form"
	ErrRatesDate  Error = "exchange rates: the date is not YYYY-MM-DD"
	ErrRatesCode  Error = "exchange rates: a currency code is not three capital letters"
	ErrRatesValue Error = "exchange rates: a rate is not a number between 1e-9 and 1e9, or the base's rate is not 1"
	ErrRatesTwice Error = "exchange rates: a currency has two rates"
	ErrRatesCount Error = "exchange rates: there must be 1 to 200 rates"
	ErrRatesBase  Error = "exchange rates: no rate connects the base with that of the stored rates"
)
