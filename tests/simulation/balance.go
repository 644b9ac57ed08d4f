package main

// unbalanced selects what is wrong with the balance of any account, by the transfers alone: the entries must give the same sums, no
// entry may go below zero, and none may be missing.
const unbalanced = `
WITH moved AS (
	SELECT account, sum(posted) AS balance, sum(held) AS held, sum(entries) AS entries FROM (
		SELECT credit AS account, amount AS posted, 0 AS held, 1 AS entries FROM transfer WHERE state = 'posted'
		UNION ALL SELECT debit, iif(state = 'posted', -amount, 0), iif(state = 'pending', amount, 0), 1 + (state <> 'pending' AND reason = 'appraisal') FROM transfer
	) GROUP BY account
), entered AS (
	SELECT account, sum(posted) AS balance, sum(pending) AS held, count(*) AS entries, max(seq) AS seq, min(balance - held) AS least FROM entry GROUP BY account
)
SELECT m.account || ' has the balance ' || b.balance || ' and holds ' || b.held || '; its transfers give ' || m.balance || ' and ' || m.held ||
	', its ' || e.entries || ' entries (of ' || m.entries || ') ' || e.balance || ' and ' || e.held || ', and were as low as ' || e.least
FROM moved m LEFT JOIN entered e ON e.account = m.account JOIN balance b ON b.account = m.account
WHERE (m.balance, m.held, m.entries, m.entries) IS NOT (e.balance, e.held, e.entries, e.seq)
	OR (b.balance, b.held) IS NOT (m.balance, m.held) OR e.least < 0 AND m.account <> 'issued' OR b.held < 0`

// checkBalances checks that the sum of the entries is the balance of each account, and that none is negative.
func (w *world) checkBalances() {
	for _, text := range w.texts(unbalanced) {
		w.violate(balanced, "%s", text)
	}
}
