package main

import (
	"loupe/tests/host"
)

// checkEvery is after how many exchanges the ledger's new entries are checked.
const checkEvery = 300

// last is the last entry of an account that was checked.
type last struct{ Seq, Balance, Held int64 }

// checkNow checks what must hold at every moment, every few exchanges.
func (w *world) checkNow() {
	if w.exchanges < w.checkedAt+checkEvery {
		return
	}
	w.checkedAt = w.exchanges
	w.checkEntries()
	w.checkSales()
}

// checkEntries checks the entries since the last check: each follows the one before in its account, none makes a balance negative, and
// all balances add up to nothing.
func (w *world) checkEntries() {
	known := map[string]int64{}
	for account, l := range w.entries {
		known[account] = l.Seq
	}
	sets, err := w.database.Batch(host.Statement{SQL: `SELECT e.account, e.seq, e.posted, e.pending, e.balance, e.held, e.transfer, e.state, t.amount, t.debit = e.account
		FROM account a JOIN entry e ON e.account = a.id AND e.seq > coalesce((SELECT value FROM json_each(?1) WHERE key = a.id), 0) JOIN transfer t ON t.id = e.transfer
		ORDER BY e.account, e.seq`, Params: []any{marshal(known)}})
	if err != nil {
		panic(err)
	}
	for _, row := range sets[0].Rows {
		account := row[0].(string)
		n := make([]int64, len(row))
		for i, cell := range row {
			n[i], _ = cell.(int64)
		}
		l, posted, pending := w.entries[account], n[2], n[3]
		next := last{l.Seq + 1, l.Balance + posted, l.Held + pending}
		if next != (last{n[1], n[4], n[5]}) {
			w.violate(balanced, "the entry %v does not follow %+v", row, l)
		}
		if next.Held < 0 || next.Balance < next.Held && account != "issued" {
			w.violate(balanced, "the entry %v is negative", row)
		}
		amount := n[8]
		if n[9] == 1 {
			amount = -amount
		}
		if row[7] == "posted" && posted != amount || row[7] != "posted" && posted != 0 {
			w.violate(balanced, "the entry %v moves %d credits of a transfer of %d", row, posted, amount)
		}
		w.entries[account] = next
	}
	var sum int64
	for _, l := range w.entries {
		sum += l.Balance
	}
	if sum != 0 {
		w.violate(balanced, "the balances add up to %d", sum)
	}
}

// invariants select what contradicts the ledger. None has a row.
var invariants = []struct{ name, query string }{
	{"balances other than the sum of the entries", `SELECT account FROM balance b WHERE balance <> (SELECT coalesce(sum(posted), 0) FROM entry e WHERE e.account = b.account)`},
	{"holds other than the sum of the entries", `SELECT account FROM balance b WHERE held <> (SELECT coalesce(sum(pending), 0) FROM entry e WHERE e.account = b.account)`},
	{"holds other than the sum of the pending transfers", `SELECT account FROM balance b WHERE held <> (SELECT coalesce(sum(amount), 0) FROM transfer t WHERE t.debit = b.account AND t.state = 'pending')`},
	{"transfers whose entries do not cancel out", `SELECT transfer FROM entry GROUP BY transfer HAVING sum(posted) <> 0`},
	{"settled transfers that still hold credits", `SELECT e.transfer FROM entry e JOIN transfer t ON t.id = e.transfer AND t.state <> 'pending' GROUP BY e.transfer HAVING sum(e.pending) <> 0`},
	{"transfers without their entries", `SELECT id FROM transfer t WHERE NOT EXISTS (SELECT 1 FROM entry WHERE transfer = t.id AND account = t.debit AND state = t.state)`},
	{"posted transfers without a credit", `SELECT id FROM transfer t WHERE state = 'posted' AND NOT EXISTS (SELECT 1 FROM entry WHERE transfer = t.id AND account = t.credit AND posted = t.amount)`},
}

// checkInvariants checks the whole ledger.
func (w *world) checkInvariants() {
	w.checkEntries()
	for _, i := range invariants {
		if rows := w.texts(i.query); len(rows) > 0 {
			w.violate(balanced, "%s: %v", i.name, rows)
		}
	}
}
