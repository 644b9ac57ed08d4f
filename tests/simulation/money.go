package main

import (
	"fmt"
	"maps"
	"slices"

	"loupe/build/products/host"
)

// checkSales checks that each purchase whose credits were granted is paid at Stripe.
func (w *world) checkSales() {
	known := map[string]bool{}
	for _, c := range w.stripe.checkouts {
		known[c.purchase] = c.paid
	}
	for _, id := range w.texts(`SELECT id FROM purchase WHERE paid_at IS NOT NULL UNION SELECT id FROM transfer WHERE debit = 'issued' AND reason = 'purchase'`) {
		if !known[id] {
			w.violate(paid, "the purchase %s was granted, but is not paid", id)
		}
	}
}

// checkMoney checks that all purchases agree with Stripe, once all its events have been delivered.
func (w *world) checkMoney() {
	w.checkSales()
	for _, c := range w.stripe.checkouts {
		if !c.paid {
			continue
		}
		sets, err := w.database.Batch(host.Statement{SQL: `SELECT p.credits, p.refunded, coalesce(p.charged, p.price), p.tax,
			(SELECT count(*) FROM transfer t WHERE t.id = p.id AND t.amount = p.credits AND t.credit = p.account),
			(SELECT coalesce(sum(amount), 0) FROM payment WHERE purchase = p.id AND kind = 'sale'),
			(SELECT -coalesce(sum(amount), 0) FROM payment WHERE purchase = p.id AND kind = 'refund'),
			(SELECT -coalesce(sum(amount), 0) FROM payment WHERE purchase = p.id AND kind = 'dispute')
			FROM purchase p WHERE id = ?1 AND paid_at IS NOT NULL`, Params: []any{c.purchase}})
		if err != nil {
			panic(err)
		}
		if len(sets[0].Rows) == 0 {
			w.violate(paid, "the purchase %s was paid, but not granted", c.purchase)
			return
		}
		row := sets[0].Rows[0]
		credits := row[0].(int64)
		back := min(c.total, c.refunded()+c.disputed())
		refunds := min(c.total, c.refunded())
		want := []any{credits, credits * back / c.total, c.total, c.tax, int64(1), c.total, refunds, back - refunds}
		if fmt.Sprint(row) != fmt.Sprint(want) {
			w.violate(paid, "the purchase %s of %s has the credits, refunded credits, charge, tax, grants, sale, refunds and disputes %v, want %v", c.purchase, c.account, row, want)
		}
	}
	for _, id := range w.texts(`SELECT id FROM account a WHERE id NOT IN ('issued', 'earned') AND
		(SELECT coalesce(sum(refunded), 0) FROM purchase WHERE account = a.id) <>
		coalesce((SELECT owed FROM debt WHERE account = a.id), 0)
		+ (SELECT coalesce(sum(amount), 0) FROM transfer WHERE debit = a.id AND reason = 'purchase refunded or disputed')
		- (SELECT coalesce(sum(amount), 0) FROM transfer WHERE credit = a.id AND reason = 'refund failed or dispute won')`) {
		w.violate(paid, "the credits taken back from %s are not those that were refunded or disputed", id)
	}
	for _, id := range w.texts(`SELECT d.account FROM debt d JOIN balance b ON b.account = d.account WHERE d.owed > 0 AND b.balance > b.held`) {
		w.violate(paid, "%s owes credits, but has some available", id)
	}
}

// checkGrants checks that the grants and corrections of operators are in the ledger, once each, and no others.
func (w *world) checkGrants() {
	for _, a := range w.ledger.all {
		if n := w.count(`SELECT count(*) FROM transfer WHERE credit = ?1 AND reason = 'welcome' AND amount = ?2`, a.id, int64(signupCredits)); n != 1 {
			w.violate(balanced, "%s got the sign-up credits %d times", a.id, n)
		}
		sets, err := w.database.Batch(host.Statement{SQL: `SELECT id, iif(debit = 'issued', amount, -amount) FROM transfer
			WHERE ?1 IN (debit, credit) AND id IN (SELECT id FROM administrator_transfer)`, Params: []any{a.id}})
		if err != nil {
			panic(err)
		}
		made := map[string]int64{}
		for _, row := range sets[0].Rows {
			made[row[0].(string)] = row[1].(int64)
		}
		lost := map[int64]int{} // by credits
		for _, g := range a.grants {
			if made[g.id] == g.credits {
				delete(made, g.id)
			} else if g.answered {
				w.violate(balanced, "the grant %s of %d credits to %s is not in the ledger", g.id, g.credits, a.id)
			} else {
				lost[g.credits]++
			}
		}
		for _, id := range slices.Sorted(maps.Keys(made)) {
			if lost[made[id]]--; lost[made[id]] < 0 {
				w.violate(balanced, "the ledger has the grant %s of %d credits to %s, which no operator sent", id, made[id], a.id)
			}
		}
	}
}
