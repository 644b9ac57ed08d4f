package market

// RatesKey is the KV key under which both planes keep the newest exchange rates, as the JSON that [ParseRates]
// reads.
const RatesKey = "rates"

// StoreRates stores the exchange rates of a day, and replaces those stored for that day before.
//
//	?1  date, YYYY-MM-DD
//	?2  JSON that [ParseRates] reads
const StoreRates = "INSERT INTO rates (date, json) VALUES (?1, ?2) ON CONFLICT (date) DO UPDATE SET json = excluded.json"

// FindRates finds the stored exchange rates of the day nearest to a date, the earlier of two equally near days.
//
//	?1  date, YYYY-MM-DD
//
// Returns one row, or none if no rates are stored:
//
//	json
const FindRates = "SELECT json FROM (" +
	"SELECT * FROM (SELECT * FROM rates WHERE date <= ?1 ORDER BY date DESC LIMIT 1) UNION ALL " +
	"SELECT * FROM (SELECT * FROM rates WHERE date > ?1 ORDER BY date LIMIT 1)) " +
	"ORDER BY abs(julianday(date) - julianday(?1)), date LIMIT 1"
