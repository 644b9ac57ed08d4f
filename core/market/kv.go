package market

// RatesKey is the KV key under which both planes keep the exchange rates, as the JSON that [ParseRates]
// reads.
const RatesKey = "rates"
