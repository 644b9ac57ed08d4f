package spreadsheet

import (
	"strconv"
	"strings"
)

// table is a query whose rows are served in pages, ordered by its keys.
type table struct {
	columns      []column
	from         string // FROM and the joins
	where        string // the period: FROM and TO are milliseconds, TO_ID is the first id after it
	account      string // the column with the account
	keys         []string
	prefix       string // of the ids, if they begin with the time and are the only key
	needsAccount bool
}

type column struct {
	name string
	sql  string
	kind kind
}

// kind says how a column is written. Every cell is read as text.
type kind int

const (
	text   kind = iota // from outside, so it may begin like a formula
	number             // a whole number, a decimal one, or an id that the service made
	when               // milliseconds
	money              // of the minor unit of the currency in the column currency
)

var usageTable = table{
	columns: []column{
		{"date", "date(u.day * 86400, 'unixepoch')", number}, {"account", "u.account", number}, {"api_key", "u.api_key", number}, {"key_name", "k.name", text},
		{"calls", "u.calls", number}, {"valued", "u.valued", number}, {"credits", "u.credits", number},
	},
	from: "usage_day u JOIN api_key k ON k.id = u.api_key", where: "u.day >= FROM / 86400000 AND u.day < TO / 86400000",
	account: "u.account", keys: []string{"u.account", "u.day", "u.api_key"},
}

var ledgerTable = table{
	columns: []column{
		{"seq", "e.seq", number}, {"at", "e.created_at", when}, {"account", "e.account", number}, {"transfer", "e.transfer", text}, {"state", "e.state", number},
		{"credits", "e.posted", number}, {"held", "e.pending", number}, {"balance", "e.balance", number}, {"balance_held", "e.held", number}, {"reason", "coalesce(n.text ->> '$.reason', t.reason)", text},
	},
	from: "entry e JOIN transfer t ON t.id = e.transfer LEFT JOIN note n ON n.id = t.id", where: "e.created_at >= FROM AND e.created_at < TO",
	account: "e.account", keys: []string{"e.account", "e.seq"}, needsAccount: true,
}

var purchaseTable = table{
	columns: []column{
		{"id", "p.id", number}, {"created_at", "p.created_at", when}, {"paid_at", "p.paid_at", when}, {"account", "p.account", number}, {"pack", "p.pack", text},
		{"credits", "p.credits", number}, {"currency", "p.currency", number}, {"price", "p.price", money}, {"charged", "iif(p.paid_at IS NULL, NULL, m.charged)", money},
		{"tax", "iif(p.paid_at IS NULL, NULL, p.tax)", money}, {"refunded", booked("refund"), money}, {"disputed", booked("dispute"), money}, {"credits_taken_back", "p.refunded", number},
	},
	from: "purchase p JOIN returned m ON m.purchase = p.id", where: "p.id < TO_ID",
	account: "p.account", keys: []string{"p.id"}, prefix: "pur_",
}

var paymentTable = table{
	columns: []column{
		{"at", "b.created_at", when}, {"kind", "b.kind", number}, {"account", "p.account", number}, {"purchase", "b.purchase", number}, {"seq", "b.seq", number},
		{"currency", "p.currency", number}, {"amount", "b.amount", money}, {"tax", "b.tax", money},
	},
	from: "payment b JOIN purchase p ON p.id = b.purchase", where: "b.created_at >= FROM AND b.created_at < TO",
	account: "p.account", keys: []string{"b.created_at", "b.purchase", "b.seq"},
}

// booked is the SQL of the money of a purchase that went back to the customer in one way.
func booked(kind string) string {
	return "(SELECT -coalesce(sum(b.amount), 0) FROM payment b WHERE b.purchase = p.id AND b.kind = '" + kind + "')"
}

var appraisalTable = table{
	columns: []column{
		{"id", "p.id", number}, {"created_at", "p.created_at", when}, {"account", "p.account", number}, {"api_key", "p.api_key", number},
		{"ended_at", "CASE WHEN t.state <> 'pending' THEN coalesce(p.answered_at, t.settled_at) END", when},
		{"state", "CASE t.state WHEN 'pending' THEN 'in_progress' WHEN 'posted' THEN 'valued' ELSE 'no_value' END", number},
		{"credits", "iif(t.state = 'posted', t.amount, 0)", number},
	},
	from: "appraisal p JOIN transfer t ON t.id = p.id", where: "p.id < TO_ID",
	account: "p.account", keys: []string{"p.id"}, prefix: "apr_",
}

// administrators has the tables as administrators see them. What a customer sent with an appraisal, and got, is not in them.
var administrators = map[string]table{"usage": usageTable, "ledger": ledgerTable, "payments": paymentTable, "appraisals": appraisalTable,
	"purchases": purchaseTable.with(column{"session", "p.session", number}, column{"payment_intent", "p.payment_intent", number})}

// own has the tables as customers see them.
var own = map[string]table{"usage": usageTable, "ledger": ledgerTable, "payments": paymentTable, "purchases": purchaseTable,
	"appraisals": appraisalTable.with(
		column{"description", "p.request ->> '$.description'", text}, column{"item", "p.figures ->> '$.item.title'", text},
		column{"lower", "p.figures ->> '$.lower'", number}, column{"upper", "p.figures ->> '$.upper'", number}, column{"estimate", "p.figures ->> '$.estimate'", number},
		column{"currency", "p.figures ->> '$.currency'", number}, column{"best_match", "p.figures ->> '$.best.title'", text})}

// with returns the table with more columns.
func (t table) with(more ...column) table {
	t.columns = append(append([]column{}, t.columns...), more...)
	return t
}

// start returns the keys before the first row of an account, or of all accounts, since a time.
func (t *table) start(account string, from int64) []string {
	if t.prefix != "" {
		return []string{firstID(t.prefix, from)}
	}
	keys := make([]string, len(t.keys))
	if t.keys[0] == t.account {
		keys[0] = account
	}
	return keys
}

// isNumber has the keys that are numbers. The others are texts.
var isNumber = map[string]bool{"u.day": true, "e.seq": true, "b.created_at": true, "b.seq": true}

// query returns the query of a page, which reads every column and key as text, and its parameters: the account, if there is one, and the
// keys of the row before. The other values are numbers and ids that this package has made, and stand in the text.
func (t *table) query(account string, after []string, from, to int64, limit int) (string, []any) {
	var selected, values []string
	var args []any
	for _, c := range t.columns {
		selected = append(selected, "coalesce(CAST("+c.sql+" AS TEXT), '')")
	}
	condition := strings.NewReplacer("FROM", strconv.FormatInt(from, 10), "TO_ID", "'"+firstID(t.prefix, to)+"'", "TO", strconv.FormatInt(to, 10)).Replace(t.where)
	if account != "" {
		condition, args = t.account+" = ? AND "+condition, append(args, account)
	}
	for i, key := range t.keys {
		selected = append(selected, "CAST("+key+" AS TEXT)")
		value := "?"
		if isNumber[key] {
			value = "CAST(? AS INTEGER)"
		}
		values, args = append(values, value), append(args, after[i])
	}
	keys := strings.Join(t.keys, ", ")
	return "SELECT " + strings.Join(selected, ", ") + " FROM " + t.from + " WHERE " + condition +
		" AND (" + keys + ") > (" + strings.Join(values, ", ") + ") ORDER BY " + keys + " LIMIT " + strconv.Itoa(limit), args
}
