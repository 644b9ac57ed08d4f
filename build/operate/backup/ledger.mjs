// Checks the ledger by its entries. worker/migrations/0001_ledger.sql explains transfers and entries.
//
// Every check is a statement that returns the rows that break a rule. Rows are read in ranges of the primary key, so that no
// statement exceeds D1's 30 seconds. Each statement sees one state of the database, so the service may run meanwhile.

import { literal } from "./tables.mjs";

const pageSize = 20_000; // rows that one statement checks

/**
 * Checks the ledger. `at(table)` returns the name of a table in this database. Returns { totals, faults }: totals has the
 * numbers of accounts, transfers, pending transfers, entries, and the held credits; faults are sentences.
 */
export async function checkLedger(database, at = (table) => table) {
  const faults = [];
  await eachPage(database, at("entry"), ["account", "seq"], async (range) => {
    for (const row of await database.query(wrongEntries(at, range))) faults.push(...describeEntry(row));
  });
  await eachPage(database, at("transfer"), ["id"], async (range) => {
    for (const row of await database.query(missingEntries(at, range))) {
      faults.push(`transfer ${row.transfer}: its entry for ${row.state} in account ${row.account} is missing`);
    }
  });
  const [totals] = await database.query(selectTotals(at));
  if (totals.sum !== 0) faults.push(`the balances of all accounts add up to ${totals.sum}, not to 0`);
  for (const row of await database.query(wrongHolds(at))) {
    faults.push(`account ${row.account}: ${row.held} credits are held, but its pending transfers amount to ${row.pending}`);
  }
  for (const row of await database.query(wrongPurchases(at))) {
    faults.push(`purchase ${row.id} of account ${row.account}: it is paid, but no transfer grants its ${row.credits} credits`);
  }
  for (const row of await database.query(wrongDebts(at))) {
    faults.push(`account ${row.account}: it owes ${row.owed} credits, but ${row.expected} follow from its refunds and collections`);
  }
  return { totals, faults };
}

/** Calls check with an SQL condition for each range of up to pageSize rows, in the order of the key's columns. */
async function eachPage(database, table, key, check) {
  const columns = key.join(", "), tuple = (row) => `(${key.map((name) => sqlValue(row[name])).join(", ")})`;
  let after = "";
  for (;;) {
    const begin = after && `(${columns}) > ${after}`;
    const [last] = await database.query(`SELECT ${columns} FROM ${table} ${begin && `WHERE ${begin}`} ORDER BY ${columns} LIMIT 1 OFFSET ${pageSize - 1}`);
    const end = last && `(${columns}) <= ${tuple(last)}`;
    await check([begin, end].filter(Boolean).join(" AND ") || "1");
    if (!last) return;
    after = tuple(last);
  }
}

const sqlValue = (value) => (typeof value === "number" ? String(value) : literal(value));

// Each entry, the one before it in its account, its transfer, and what the transfer makes it change.
const wrongEntries = (at, range) => `
WITH page AS (SELECT * FROM ${at("entry")} WHERE ${range}),
checked AS (
  SELECT e.account, e.seq, e.transfer, e.state, e.posted, e.pending, e.balance, e.held, t.id AS known, t.state AS reached,
    e.seq > 1 AND b.seq IS NULL AS gap,
    coalesce(b.balance, 0) + e.posted AS balance_due, coalesce(b.held, 0) + e.pending AS held_due,
    (e.state = 'posted') * t.amount * ((e.account = t.credit) - (e.account = t.debit)) AS posted_due,
    (e.account = t.debit) * t.amount * ((e.state = 'pending') - (e.state <> 'pending' AND EXISTS (
      SELECT 1 FROM ${at("entry")} h WHERE h.transfer = e.transfer AND h.account = e.account AND h.state = 'pending'))) AS pending_due,
    e.account NOT IN (t.debit, t.credit) AS foreign_account
  FROM page e
  LEFT JOIN ${at("entry")} b ON b.account = e.account AND b.seq = e.seq - 1
  LEFT JOIN ${at("transfer")} t ON t.id = e.transfer
)
SELECT * FROM checked WHERE gap OR known IS NULL OR foreign_account OR NOT gap AND (balance <> balance_due OR held <> held_due)
  OR posted <> posted_due OR pending <> pending_due OR state NOT IN ('pending', reached)
  OR held < 0 OR balance < held AND account <> 'issued'
ORDER BY account, seq`;

function describeEntry(row) {
  const name = `account ${row.account}, entry ${row.seq}`, rules = [
    [row.gap, `account ${row.account}: entry ${row.seq - 1} is missing`],
    [row.known === null, `${name}: its transfer ${row.transfer} does not exist`],
    [!row.gap && row.balance !== row.balance_due, `${name}: its balance is ${row.balance}, but ${row.balance_due} follows from the entry before`],
    [!row.gap && row.held !== row.held_due, `${name}: it has ${row.held} credits held, but ${row.held_due} follow from the entry before`],
    [row.foreign_account, `${name}: its transfer ${row.transfer} is between other accounts`],
    [row.known !== null && row.posted !== row.posted_due, `${name}: it posts ${row.posted}, but its transfer ${row.transfer} ${row.posted_due}`],
    [row.known !== null && row.pending !== row.pending_due, `${name}: it holds ${row.pending}, but its transfer ${row.transfer} ${row.pending_due}`],
    [row.known !== null && row.state !== "pending" && row.state !== row.reached, `${name}: it is ${row.state}, but its transfer ${row.transfer} is ${row.reached}`],
    [row.held < 0 || (row.balance < row.held && row.account !== "issued"), `${name}: its balance ${row.balance} does not cover ${row.held} held credits`],
  ];
  return rules.filter(([broken]) => broken).map(([, fault]) => fault);
}

// A transfer has an entry in its debited account for its state and, once posted, one in its credited account.
const missingEntries = (at, range) => `
WITH page AS (SELECT * FROM ${at("transfer")} WHERE ${range}),
due AS (SELECT id AS transfer, state, debit AS account FROM page UNION ALL SELECT id, state, credit FROM page WHERE state = 'posted')
SELECT * FROM due WHERE NOT EXISTS (
  SELECT 1 FROM ${at("entry")} e WHERE e.transfer = due.transfer AND e.account = due.account AND e.state = due.state)
ORDER BY transfer`;

const lastEntries = (at) => `(SELECT a.id AS account, coalesce(e.balance, 0) AS balance, coalesce(e.held, 0) AS held FROM ${at("account")} a
  LEFT JOIN ${at("entry")} e ON e.account = a.id AND e.seq = (SELECT max(l.seq) FROM ${at("entry")} l WHERE l.account = a.id))`;

const selectTotals = (at) => `
SELECT count(*) AS accounts, sum(balance) AS sum, sum(held) AS held, (SELECT count(*) FROM ${at("entry")}) AS entries,
  (SELECT count(*) FROM ${at("transfer")}) AS transfers, (SELECT count(*) FROM ${at("transfer")} WHERE state = 'pending') AS pending
FROM ${lastEntries(at)}`;

const wrongHolds = (at) => `
SELECT * FROM (SELECT account, held, coalesce((
    SELECT sum(amount) FROM ${at("transfer")} t WHERE t.debit = b.account AND t.state = 'pending'), 0) AS pending
  FROM ${lastEntries(at)} b) WHERE held <> pending`;

const wrongPurchases = (at) => `
SELECT p.id, p.account, p.credits FROM ${at("purchase")} p LEFT JOIN ${at("transfer")} t ON t.id = p.id AND t.state = 'posted'
  AND t.debit = 'issued' AND t.credit = p.account AND t.amount = p.credits
WHERE p.paid_at IS NOT NULL AND t.id IS NULL`;

// What was taken back and later given back went through the debt twice: once as owed, once as the transfer purchase:revision.
const wrongDebts = (at) => `
SELECT * FROM (SELECT a.id AS account, coalesce((SELECT owed FROM ${at("debt")} d WHERE d.account = a.id), 0) AS owed,
    coalesce((SELECT sum(p.refunded) FROM ${at("purchase")} p WHERE p.account = a.id), 0)
    + coalesce((SELECT sum(t.amount) FROM ${at("purchase")} p JOIN ${at("transfer")} t ON t.id > p.id || ':' AND t.id < p.id || ';' WHERE p.account = a.id), 0)
    - coalesce((SELECT sum(t.amount) FROM ${at("transfer")} t WHERE t.id > 'debt:' || a.id || ':' AND t.id < 'debt:' || a.id || ';'), 0) AS expected
  FROM ${at("account")} a) WHERE owed <> expected`;
