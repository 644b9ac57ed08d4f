// Checks the rules of worker/invariants/invariants.sql, whose sections begin with "-- #", and whose rules begin with "--" and their name.
// Each statement sees one state of the database, so the service may run meanwhile.

import { readFileSync } from "node:fs";

import { literal } from "./tables.mjs";

const pageSize = 20_000; // rows that one statement checks

const blocks = readFileSync(new URL("../../../worker/invariants/invariants.sql", import.meta.url), "utf8").replaceAll("\r\n", "\n").trim().split("\n\n").slice(1);

/**
 * Returns sentences about the rows that break the rules of a section. `at(table)` returns the name that a table has in this database,
 * because a restore renames tables.
 */
export async function checkRules(database, section, at = (table) => table) {
  const faults = [], first = blocks.indexOf(`-- # ${section}`) + 1;
  if (!first) throw new Error(`there is no section ${section}`);
  for (const block of blocks.slice(first)) {
    if (block.startsWith("-- # ")) break;
    const [, table, key] = /^-- page: (\w+) \((.*)\)$/m.exec(block) ?? [];
    const sql = block.replace(/;$/, "").replaceAll(/\b(FROM|JOIN) (?!page\b)(\w+)/g, (_, word, name) => `${word} ${at(name)}`);
    if (!table) {
      faults.push(...await sentences(database, sql));
      continue;
    }
    for await (const range of pages(database, at(table), key.split(", "))) {
      faults.push(...await sentences(database, `WITH page AS (SELECT * FROM ${at(table)} WHERE ${range})\n${sql}`));
    }
  }
  return faults;
}

const sentences = async (database, sql) => (await database.query(sql)).map((row) => Object.values(row)[0]);

/** Yields an SQL condition for each range of up to pageSize rows, in the order of the key's columns. */
async function* pages(database, table, key) {
  const columns = key.join(", "), tuple = (row) => `(${key.map((name) => sqlValue(row[name])).join(", ")})`;
  let after = "";
  for (;;) {
    const begin = after && `(${columns}) > ${after}`;
    const [last] = await database.query(`SELECT ${columns} FROM ${table} ${begin && `WHERE ${begin}`} ORDER BY ${columns} LIMIT 1 OFFSET ${pageSize - 1}`);
    const end = last && `(${columns}) <= ${tuple(last)}`;
    yield [begin, end].filter(Boolean).join(" AND ") || "1";
    if (!last) return;
    after = tuple(last);
  }
}

const sqlValue = (value) => (typeof value === "number" ? String(value) : literal(value));

/** Returns the size of a ledger as text. */
export async function describeLedger(database) {
  const [{ accounts, transfers, pending, held, entries }] = await database.query(`SELECT (SELECT count(*) FROM account) AS accounts,
    (SELECT count(*) FROM transfer) AS transfers, count(*) AS pending, coalesce(sum(amount), 0) AS held, (SELECT count(*) FROM entry) AS entries
    FROM transfer WHERE state = 'pending'`);
  return `${accounts} accounts, ${transfers} transfers (${pending} pending, ${held} credits held), ${entries} entries`;
}
