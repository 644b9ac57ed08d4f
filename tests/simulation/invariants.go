package main

import (
	"loupe/build/products/host"
	"loupe/worker/invariants"
)

// The ledger's new entries are checked once in checkEvery exchanges.
const checkEvery = 300

// last is the last entry of an account that has been checked.
type last struct{ Seq, Balance, Held int64 }

// checkNow checks what must hold at every moment, once in checkEvery exchanges.
func (w *world) checkNow() {
	if w.exchanges < w.checkedAt+checkEvery {
		return
	}
	w.checkedAt = w.exchanges
	w.checkEntries()
	w.checkSales()
}

// checkEntries checks the entries since the last check: each follows the previous one of its account, none makes a balance negative, and
// all balances add up to 0.
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
			w.violate(balanced, "the entry %v has a negative balance, or more credits held than there are", row)
		}
		amount := n[8]
		if n[9] == 1 {
			amount = -amount
		}
		if row[7] == "posted" && posted != amount || row[7] != "posted" && posted != 0 {
			w.violate(balanced, "the entry %v moves %d credits of a transfer of %d", row, posted, amount)
		}
		if held := map[any]int64{"pending": -amount, "voided": amount}[row[7]]; row[7] != "posted" && pending != held {
			w.violate(balanced, "the entry %v holds %d credits of a transfer of %d", row, pending, amount)
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

// checkInvariants checks the whole database.
func (w *world) checkInvariants() {
	w.checkEntries()
	broken, err := invariants.Check(w.database.DB(), w.now.UnixMilli())
	if err != nil {
		panic(err)
	}
	for _, text := range broken {
		w.violate(consistent, "%s", text)
	}
}
