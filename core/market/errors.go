package market

// Error is why a text is not a price, or a document not a table of exchange rates. Its values are the
// constants below, to be compared with == or errors.Is.
type Error string

func (e Error) Error() string { return string(e) }

// What [ParsePrice], [ParseAmount] and [AmountOf] refuse.
const (
	ErrTooLong   Error = "the text is too long for a price"
	ErrNoAmount  Error = "the text has no amount"                   // "", "Free", "Sold", "N/A"
	ErrNotPrice  Error = "the text says more than a price"          // "20% off", "$5.00/oz", "was $20 now $15"
	ErrNumber    Error = "the digits and separators form no amount" // "1,2,3", "1.29,500"
	ErrAmbiguous Error = "the amount has two readings"              // "KWD 1,299"
	ErrNegative  Error = "the amount is negative"
	ErrZero      Error = "the amount is zero"
	ErrTooLarge  Error = "the amount is over the limit"
	ErrRange     Error = "the amounts form no range" // "$20 $15", "$20 - $15", "$10 -"
	ErrCurrency  Error = "the currency is unclear"   // "kr 100" without a hint, "$5 EUR"
)

// What [ParseRates] refuses.
const (
	ErrRatesForm  Error = "exchange rates: not a JSON object of the expected form"
	ErrRatesDate  Error = "exchange rates: the date is not YYYY-MM-DD"
	ErrRatesCode  Error = "exchange rates: a currency code is not three capital letters"
	ErrRatesValue Error = "exchange rates: a rate is not a number within the limits"
	ErrRatesTwice Error = "exchange rates: a currency has two rates"
	ErrRatesCount Error = "exchange rates: none, or too many"
)
