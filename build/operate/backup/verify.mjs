// Checks a whole database: its schema, its references, the owners of listings, batches, the ledger and the full-text index.

import { checkRules, describeLedger } from "./rules.mjs";
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
  return [
    ["schema", compareSchemas(expected.prepare(selectSchema).all(), await database.query(selectSchema))],
    ["references between tables", await brokenReferences(database, tables)],
    ["owners of listings", await checkRules(database, "owners of listings")],
    ["batches", await checkRules(database, "batches")],
    [`ledger: ${await describeLedger(database)}`, await checkRules(database, "ledger")],
  ];
}

function format(parts) {
  return { lines: parts.flatMap(formatPart), faults: parts.flatMap(([, faults]) => faults) };
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
