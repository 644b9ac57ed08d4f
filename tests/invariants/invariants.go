// Package invariants checks a database for what must hold at any time, whatever was interrupted. The tables say which rows break a rule.
//
//	broken, err := invariants.Check(db, time.Now().UnixMilli())
package invariants

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
)

// An Invariant is a rule about the rows of the database.
type Invariant struct {
	Name string // describes the rows that break the rule
	SQL  string // selects the ids of these rows. ?1 is the current time in Unix milliseconds. Its duration is proportional to the size of the tables
}

// cron is how late the schedule may do something, in milliseconds: it runs each minute, and a run may take a minute.
const cron = "120000"

// Ledger has the rules of accounts, transfers and entries.
var Ledger = []Invariant{
	{"balances do not add up to 0", `SELECT sum(balance) FROM balance HAVING sum(balance) <> 0`},
	{"accounts with a balance that is not the sum of the entries",
		`SELECT b.account FROM balance b LEFT JOIN (SELECT account, sum(posted) AS posted FROM entry GROUP BY account) e ON e.account = b.account
		WHERE b.balance <> coalesce(e.posted, 0)`},
	{"accounts with held credits that are not the sum of the entries",
		`SELECT b.account FROM balance b LEFT JOIN (SELECT account, sum(pending) AS pending FROM entry GROUP BY account) e ON e.account = b.account
		WHERE b.held <> coalesce(e.pending, 0)`},
	{"accounts with held credits that are not the sum of the pending transfers",
		`SELECT b.account FROM balance b LEFT JOIN (SELECT debit, sum(amount) AS amount FROM transfer WHERE state = 'pending' GROUP BY debit) t ON t.debit = b.account
		WHERE b.held <> coalesce(t.amount, 0)`},
	{"entries with a negative balance", `SELECT account || ' ' || seq FROM entry WHERE account <> 'issued' AND (balance < 0 OR held < 0 OR balance < held)`},
	{"entries that do not follow from the previous one",
		`SELECT e.account || ' ' || e.seq FROM entry e LEFT JOIN entry p ON p.account = e.account AND p.seq = e.seq - 1
		WHERE e.balance <> coalesce(p.balance, 0) + e.posted OR e.held <> coalesce(p.held, 0) + e.pending OR (p.seq IS NULL) <> (e.seq = 1)`},
	{"entries that do not match their transfer",
		`SELECT e.account || ' ' || e.seq FROM entry e LEFT JOIN transfer t ON t.id = e.transfer WHERE t.id IS NULL
		OR e.state NOT IN ('pending', t.state) OR e.posted <> (e.state = 'posted') * t.amount * ((e.account = t.credit) - (e.account = t.debit))`},
	{"transfers without an entry",
		`SELECT t.id FROM transfer t LEFT JOIN entry d ON d.transfer = t.id AND d.account = t.debit AND d.state = t.state
		LEFT JOIN entry c ON c.transfer = t.id AND c.account = t.credit AND c.state = t.state
		WHERE d.seq IS NULL OR (t.state = 'posted') <> (c.seq IS NOT NULL)`},
	{"paid purchases without their credits",
		`SELECT p.id FROM purchase p LEFT JOIN transfer t ON t.id = p.id AND t.credit = p.account AND t.amount = p.credits AND t.state = 'posted'
		WHERE (p.paid_at IS NOT NULL) <> (t.id IS NOT NULL)`},
}

// Appraisals has the rules of appraisals and of what is made of them.
var Appraisals = []Invariant{
	{"transfers pending for too long", `SELECT id FROM transfer WHERE state = 'pending' AND created_at < ?1 - (SELECT ms FROM hold_limit) - ` + cron},
	{"appraisals that another account paid for",
		`SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.debit <> p.account OR t.credit <> 'earned'`},
	{"appraisals charged without an answer or a value",
		`SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.state = 'posted' AND (p.answer IS NULL OR p.answered_at IS NULL OR p.figures ->> '$.lower' IS NULL)`},
	{"appraisals with a value that was not charged",
		`SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.state <> 'posted' AND p.figures ->> '$.lower' IS NOT NULL`},
	{"appraisals made over two minutes after their key was revoked or expired",
		`SELECT p.id FROM appraisal p JOIN api_key k ON k.id = p.api_key WHERE p.created_at > min(coalesce(k.revoked_at, k.expires_at), coalesce(k.expires_at, k.revoked_at)) + 120000`},
	{"appraisals of a test key", `SELECT p.id FROM appraisal p JOIN api_key k ON k.id = p.api_key WHERE k.kind = 'test'`},
	{"appraisals that are answered and hold credits",
		`SELECT p.id FROM appraisal p JOIN transfer t ON t.id = p.id WHERE t.state = 'pending' AND p.answered_at IS NOT NULL`},
	{"corrections and outcomes of appraisals that were not charged",
		`SELECT c.appraisal FROM correction c LEFT JOIN transfer t ON t.id = c.appraisal AND t.state = 'posted' WHERE t.id IS NULL
		UNION ALL SELECT o.appraisal FROM outcome o LEFT JOIN transfer t ON t.id = o.appraisal AND t.state = 'posted' WHERE t.id IS NULL`},
	{"listings of sales without an outcome",
		`SELECT l.id FROM listing l LEFT JOIN outcome o ON 'sale_' || o.appraisal = l.id AND o.account = l.account WHERE l.source = 'sales' AND o.appraisal IS NULL`},
	{"owners whose listings are miscounted",
		`SELECT coalesce(o.account, 'all accounts') FROM listing_owner o
		LEFT JOIN (SELECT coalesce(account, '') AS account, count(*) AS listings, sum(size) AS size FROM listing GROUP BY 1) l ON l.account = coalesce(o.account, '')
		WHERE o.listings <> coalesce(l.listings, 0) OR o.size <> coalesce(l.size, 0)`},
	{"keys and days whose spending is not what their appraisals cost", // older appraisals may have been deleted
		`SELECT coalesce(s.api_key || ' ' || s.day, p.api_key || ' ' || p.day) FROM (
			SELECT p.api_key, date(t.created_at / 1000, 'unixepoch') AS day, sum(t.amount) AS credits FROM appraisal p JOIN transfer t ON t.id = p.id
			WHERE t.state <> 'voided' GROUP BY 1, 2) p FULL JOIN key_spending s ON s.api_key = p.api_key AND s.day = p.day
		WHERE coalesce(s.day, p.day) >= date((?1 - 43200000) / 1000, 'unixepoch') AND coalesce(s.credits, 0) <> coalesce(p.credits, 0)
		AND NOT EXISTS (SELECT 1 FROM deleted_account d JOIN api_key k ON k.account = d.id WHERE k.id = coalesce(s.api_key, p.api_key))`},
	{"days whose usage was not counted once",
		`SELECT n || ' of ' || coalesce(earned, 0) FROM (SELECT total(valued) AS n FROM usage_day) LEFT JOIN usage_counted ON true WHERE n <> coalesce(earned, 0)`},
}

// Background has the rules of batches and webhooks.
var Background = []Invariant{
	{"batches whose items are miscounted",
		`SELECT b.id FROM batch b LEFT JOIN (SELECT batch, count(*) AS items, count(*) FILTER (WHERE state NOT IN ('waiting', 'running')) AS ended,
			count(DISTINCT ended_number) AS numbers, max(ended_number) AS last FROM batch_item GROUP BY batch) i ON i.batch = b.id
		WHERE b.items <> coalesce(i.items, 0) OR b.ended <> i.ended OR b.ended <> i.numbers OR b.ended <> coalesce(i.last, 0)`},
	{"items that do not agree with their appraisal",
		`SELECT i.batch || ' ' || i.number FROM batch_item i LEFT JOIN transfer t ON t.id = i.appraisal LEFT JOIN appraisal p ON p.id = i.appraisal
		WHERE CASE i.state WHEN 'valued' THEN t.state IS NOT 'posted' WHEN 'unvalued' THEN t.state IS NOT 'voided' OR p.id IS NOT NULL AND p.answer IS NULL
			WHEN 'running' THEN t.state IN ('posted', 'voided') ELSE t.state IN ('posted', 'pending') END`},
	{"deliveries that are made, but have a next attempt", `SELECT webhook || ' ' || event FROM webhook_delivery WHERE delivered_at IS NOT NULL AND next_at IS NOT NULL`},
	{"events that go to no webhook", `SELECT e.id FROM webhook_event e LEFT JOIN webhook_delivery d ON d.event = e.id WHERE d.event IS NULL`},
	{"appraisals and batches with several completion events",
		`SELECT min(data ->> '$.id') FROM webhook_event WHERE type IN ('appraisal.completed', 'batch.completed') GROUP BY data ->> '$.id' HAVING count(*) > 1`},
	{"events that do not agree with their appraisal",
		`SELECT e.id FROM webhook_event e JOIN transfer t ON t.id = e.data ->> '$.id' WHERE e.type = 'appraisal.completed'
		AND ((t.state = 'posted') <> (e.data ->> '$.state' = 'valued') OR (t.state = 'posted') <> (e.data -> '$.appraisal' <> 'null') OR e.data ->> '$.credits_charged' <> (t.state = 'posted') * t.amount)`},
}

// References has the rule that every row that a table refers to exists.
var References = []Invariant{
	{"references to rows that do not exist", `SELECT "table" || ' to ' || parent || coalesce(' of row ' || rowid, '') FROM pragma_foreign_key_check`},
}

// All has every rule.
var All = slices.Concat(Ledger, Appraisals, Background, References)

// shown is how many ids Check lists for each rule.
const shown = 5

// Check returns a sentence for each rule that a database breaks. now is the current time in Unix milliseconds. Without rules, it checks all.
func Check(db *sql.DB, now int64, rules ...Invariant) (broken []string, err error) {
	if rules == nil {
		rules = All
	}
	for _, rule := range rules {
		ids, err := rule.rows(db, now)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", rule.Name, err)
		}
		if len(ids) > 0 {
			broken = append(broken, fmt.Sprintf("%d %s: %s", len(ids), rule.Name, strings.Join(ids[:min(len(ids), shown)], ", ")))
		}
	}
	return broken, nil
}

// rows returns the ids of the rows that break a rule.
func (rule Invariant) rows(db *sql.DB, now int64) (ids []string, err error) {
	rows, err := db.Query(rule.SQL, now)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Err()
}
