package ledger

import "loupe/core/exchange"

// Outcomes are recorded in one transaction of AdmitOutcomes, RecordOutcomes, AdmitSales, StoreSales and FindOutcomes. Each of them
// takes the same rows ?2. The views and triggers are in worker/migrations/0016_outcomes.sql.

// FindValued reads whether outcomes may be recorded for appraisals of an account.
//
//	?1  account
//	?2  JSON array of appraisals' ids
//
// Returns one row for each appraisal of the account that is stored.
var FindValued = exchange.Query[Valued]{
	Scan: func(r *exchange.Row, row *Valued) { *row = Valued{r.Text(), r.Text(), r.Text()} },
	SQL: "SELECT p.id, t.state, p.figures ->> '$.currency' FROM appraisal p JOIN transfer t ON t.id = p.id " +
		"WHERE p.account = ?1 AND p.id IN (SELECT value FROM json_each(?2))"}

// Valued is an appraisal of FindValued.
type Valued struct {
	ID       string
	State    string // of the transfer; an outcome may be recorded if it is Posted
	Currency string // of the range, ISO 4217; "" without a value
}

// AdmitOutcomes counts outcomes, new or not, against the limits of the rows that an account may upload. An outcome counts as ten rows,
// because it takes the database ten times as long. It runs first, so that refused outcomes cost no time.
//
//	?1  account
//	?2  rows
//	?3  current time, in hours since 1970-01-01
//	?4… the limits, in the order of ListingLimits
//
// Fails with the name of a limit, in lower case, if it would be exceeded.
const AdmitOutcomes = "INSERT INTO listing_piece SELECT ?1, ?3, 10 * json_array_length(?2), 0, 0, ?4, ?5, ?6, ?7, ?8"

// RecordOutcomes records outcomes of charged appraisals. One that is recorded already is replaced, unless it is the same.
//
//	?1  account
//	?2  rows: a JSON array of arrays [appraisal, unsold, price, currency, amount, date, channel, condition, days], as in the
//	    table outcome; currency is the price's own, amount the price in the range's currency
//	?3  current time
//
// Fails with OutcomeEventsPerHour or OutcomeEventsPerDay if the changes would cause too many events.
const RecordOutcomes = "INSERT INTO outcome (appraisal, account, appraised_at, lower, upper, estimate, currency, title, condition, source, " +
	"unsold, price, price_currency, amount, date, channel, sold_condition, days, recorded_at) " +
	"SELECT v.id, v.account, v.appraised_at, v.lower, v.upper, v.estimate, v.currency, v.title, v.condition, " +
	"coalesce((SELECT o.source FROM outcome o WHERE o.appraisal = v.id), v.source), " + // to compute it takes most of the time
	"r.value ->> 1, r.value ->> 2, coalesce(r.value ->> 3, v.currency), r.value ->> 4, r.value ->> 5, r.value ->> 6, r.value ->> 7, r.value ->> 8, ?3 " +
	"FROM json_each(?2) r JOIN valued_appraisal v ON v.id = r.value ->> 0 AND v.account = ?1 WHERE true " +
	"ON CONFLICT (appraisal) DO UPDATE SET unsold = excluded.unsold, price = excluded.price, price_currency = excluded.price_currency, " +
	"amount = excluded.amount, date = excluded.date, channel = excluded.channel, sold_condition = excluded.sold_condition, days = excluded.days, " +
	"lower = excluded.lower, upper = excluded.upper, estimate = excluded.estimate, title = excluded.title, recorded_at = excluded.recorded_at " +
	"WHERE (excluded.unsold, excluded.price, excluded.price_currency, excluded.date, excluded.channel, excluded.sold_condition, excluded.days, excluded.lower, excluded.upper) " +
	"IS NOT (outcome.unsold, outcome.price, outcome.price_currency, outcome.date, outcome.channel, outcome.sold_condition, outcome.days, outcome.lower, outcome.upper)"

const ofRows = " s.appraisal IN (SELECT value ->> 0 FROM json_each(?2)) "

// AdmitSales counts the listings that outcomes become against the limits of the account's catalogue. It takes and returns what AdmitOutcomes does.
const AdmitSales = "INSERT INTO listing_piece SELECT ?1, ?3, 0, count(*) - count(l.n), coalesce(sum(s.size - coalesce(l.size, 0)), 0), ?4, ?5, ?6, ?7, ?8 " +
	"FROM sale s LEFT JOIN listing l ON coalesce(l.account, '') = ?1 AND l.id = s.id WHERE" + ofRows

// StoreSales stores the listings that outcomes become.
//
//	?1  account
//	?2  rows
const StoreSales = "INSERT INTO listing (account, id, title, brand, category, vendor, price, currency, image, fingerprint, condition, sold, date, source, days, size) " +
	"SELECT s.account, s.id, s.title, s.brand, s.category, s.vendor, s.price, s.currency, s.image, s.fingerprint, s.condition, s.sold, s.date, 'sales', s.days, s.size " +
	"FROM sale s WHERE s.account = ?1 AND" + ofRows +
	"ON CONFLICT (coalesce(account, ''), id) DO UPDATE SET title = excluded.title, brand = excluded.brand, category = excluded.category, vendor = excluded.vendor, " +
	"price = excluded.price, currency = excluded.currency, condition = excluded.condition, sold = excluded.sold, date = excluded.date, days = excluded.days, size = excluded.size"

// FindOutcomes reads outcomes.
//
//	?1  account
//	?2  rows
//
// Returns the JSON of each outcome, as callers see it.
var FindOutcomes = exchange.Query[string]{Scan: exchange.ScanText,
	SQL: "SELECT s.json FROM outcome_document s WHERE s.account = ?1 AND" + ofRows + "ORDER BY s.appraisal DESC"}

// OutcomeOf is an SQL expression for the outcome of the appraisal p, as callers see it; NULL if there is none.
const OutcomeOf = "(SELECT o.json FROM outcome_document o WHERE o.appraisal = p.id)"

// DeleteOutcome deletes an outcome and its listing.
//
//	?1  account
//	?2  appraisal
//
// Returns one row, or none if there is no such outcome:
//
//	appraisal
const DeleteOutcome = "DELETE FROM outcome WHERE account = ?1 AND appraisal = ?2 RETURNING appraisal"

// ListOutcomes reads a page of an account's outcomes, newest appraisals first.
//
//	?1  account
//	?2  cursor: only outcomes of appraisals with a smaller id are listed; FirstPage for the first page
//	?3  limit
//
// Returns one row for each.
var ListOutcomes = exchange.Query[Outcome]{
	Scan: func(r *exchange.Row, row *Outcome) { *row = Outcome{r.Text(), r.Text()} },
	SQL:  "SELECT json, appraisal FROM outcome_document WHERE account = ?1 AND appraisal < ?2 ORDER BY appraisal DESC LIMIT ?3"}

// Outcome is an outcome of ListOutcomes.
type Outcome struct {
	JSON      string // as callers see it
	Appraisal string
}

// ListSales reads an account's last sales whose price can be compared with their range, newest first.
//
//	?1  account
//	?2  limit
//
// Returns one row for each.
var ListSales = exchange.Query[Sale]{
	Scan: func(r *exchange.Row, row *Sale) {
		*row = Sale{r.Text(), r.Text(), r.Real(), r.Real(), r.Real(), r.Real(), r.Text(), r.Text(), r.Text()}
	},
	SQL: "SELECT appraisal, date, lower, upper, estimate, amount, currency, coalesce(nullif(sold_condition, ''), condition), source " +
		"FROM outcome WHERE account = ?1 AND NOT unsold AND amount IS NOT NULL ORDER BY date DESC, appraisal DESC LIMIT ?2"}

// Sale is a sale with its appraisal's range.
type Sale struct {
	Appraisal, Date string

	Lower, Upper, Estimate, Price float64 // in Currency

	Currency, Condition, Source string // see the table outcome
}

// MaxSales is the highest number of sales in a summary.
const MaxSales = 500
