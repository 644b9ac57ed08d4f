// Checks a whole database: its schema, its references, the owners of listings, batches, the ledger and the full-text index.

import { checkLedger } from "./ledger.mjs";
import { compareSchemas, selectSchema } from "./schema.mjs";
import { quote } from "./tables.mjs";

/**
 * Checks a database. `expected` is a SQLite database with the schema that it must have; `tables` are its tables. Returns
 * { lines, faults }: what to print, and sentences about what is wrong.
 */
export async function verify(database, expected, tables) {
  return format([...await checkRows(database, expected, tables), ["full-text index of the catalogue", await checkIndex(database)]]);
}

/** Like verify, without the full-text index: SQLite checks it only in a database that may be written. */
export async function verifyRows(database, expected, tables) {
  return format(await checkRows(database, expected, tables));
}

async function checkRows(database, expected, tables) {
  const { totals, faults } = await checkLedger(database);
  return [
    ["schema", compareSchemas(expected.prepare(selectSchema).all(), await database.query(selectSchema))],
    ["references between tables", await brokenReferences(database, tables)],
    ["owners of listings", await wrongOwners(database)],
    ["batches", await wrongBatches(database)],
    [`ledger: ${formatTotals(totals)}`, faults],
  ];
}

function format(parts) {
  return { lines: parts.flatMap(formatPart), faults: parts.flatMap(([, faults]) => faults) };
}

/** Returns the numbers of a ledger as text. */
function formatTotals({ accounts, transfers, pending, held, entries }) {
  return `${accounts} accounts, ${transfers} transfers (${pending} pending, ${held} credits held), ${entries} entries`;
}

const shownFaults = 20; // of each part

function formatPart([name, faults]) {
  const more = faults.length > shownFaults ? [`       and ${faults.length - shownFaults} more`] : [];
  return [`${faults.length ? "WRONG" : "ok   "}  ${name}`, ...faults.slice(0, shownFaults).map((fault) => `       ${fault}`), ...more];
}

async function brokenReferences(database, tables) {
  const faults = [];
  for (const table of tables) {
    const broken = await database.query(`PRAGMA foreign_key_check(${quote(table)})`);
    for (const parent of new Set(broken.map((row) => row.parent))) {
      const count = broken.filter((row) => row.parent === parent).length;
      faults.push(`table ${table}: ${count} references to rows of ${parent} that do not exist`);
    }
  }
  return faults;
}

/** Compares the numbers that triggers keep of each owner's listings with the listings. */
async function wrongOwners(database) {
  const wrong = await database.query(`SELECT coalesce(o.account, 'all accounts') AS owner, o.listings, o.size, coalesce(l.listings, 0) AS counted, coalesce(l.size, 0) AS summed
    FROM listing_owner o LEFT JOIN (SELECT coalesce(account, '') AS account, count(*) AS listings, sum(size) AS size FROM listing GROUP BY 1) l ON l.account = coalesce(o.account, '')
    WHERE (o.listings, o.size) <> (counted, summed)`);
  return wrong.map(({ owner, listings, size, counted, summed }) => `${owner}: ${listings} listings of ${size} bytes, but there are ${counted} of ${summed}`);
}

/** Compares batches with their items, and the items with the transfers of their appraisals. */
async function wrongBatches(database) {
  const batches = await database.query(`SELECT b.id, b.items, b.ended, count(i.number) AS stored, count(*) FILTER (WHERE i.state NOT IN ('waiting', 'running')) AS counted
    FROM batch b LEFT JOIN batch_item i ON i.batch = b.id GROUP BY b.id HAVING b.items <> stored OR b.ended <> counted`);
  const items = await database.query(`SELECT i.batch, i.number, i.state, coalesce(t.state, 'missing') AS transfer
    FROM batch_item i LEFT JOIN transfer t ON t.id = i.appraisal WHERE (i.state = 'valued') <> (transfer = 'posted')`);
  return [
    ...batches.map(({ id, items, ended, stored, counted }) => `${id}: ${ended} of ${items} items have ended, but there are ${counted} of ${stored}`),
    ...items.map(({ batch, number, state, transfer }) => `${batch}, item ${number}: it is ${state}, but the transfer of its appraisal is ${transfer}`),
  ];
}

/** Compares the full-text index with the listings: https://www.sqlite.org/fts5.html#the_integrity_check_command */
async function checkIndex(database) {
  try {
    await database.query("INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)");
    return [];
  } catch (error) {
    return [`it does not match the listings: ${error.message}`];
  }
}
