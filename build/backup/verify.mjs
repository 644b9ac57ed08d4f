// Checks a whole database: its schema, its references, the ledger and the full-text index.

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

/** Compares the full-text index with the listings: https://www.sqlite.org/fts5.html#the_integrity_check_command */
async function checkIndex(database) {
  try {
    await database.query("INSERT INTO listing_text (listing_text, rank) VALUES ('integrity-check', 1)");
    return [];
  } catch (error) {
    return [`it does not match the listings: ${error.message}`];
  }
}
