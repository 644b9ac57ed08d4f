// Enlarges the database in a folder, and measures in it what an appraisal takes: node scale.mjs FOLDER LISTINGS APPRAISALS. The native
// SQLite is what D1 runs. main.go recorded the batches.

import { copyFileSync, readFileSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { createBackup } from "../../../build/operate/backup/create.mjs";
import { SQLite } from "../../../build/operate/backup/database.mjs";
import { Terminal } from "../../../build/operate/deploy/terminal.mjs";

const [folder] = process.argv.slice(2), [listings, appraisals] = process.argv.slice(3).map(Number), root = join(import.meta.dirname, "../../..");
const { Purge, Batches } = JSON.parse(readFileSync(join(folder, "batches.json")));
const file = join(folder, "enlarged.sqlite"), backup = join(folder, "enlarged.backup");
for (const name of [file, backup]) rmSync(name, { force: true });
copyFileSync(join(folder, "scale.sqlite"), file);
const sqlite = new DatabaseSync(file);
sqlite.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA cache_size = -100000");

// Titles are drawn from 20,000 words: as in titles of real listings, a few are in every tenth title and most are rare.
let seed = 1;
const random = () => { seed = (seed * 48271) % 2147483647; return seed / 2147483647; };
const words = (n) => Array.from({ length: n }, () => `w${Math.floor(20_000 ** random())}`).join(" ");

/** Adds listings that all accounts share. The full-text index is built at once, which gives the same as the triggers. */
function addListings(n) {
  const { sql } = sqlite.prepare("SELECT sql FROM sqlite_schema WHERE name = 'listing_inserted'").get();
  sqlite.exec("BEGIN; DROP TRIGGER listing_inserted");
  const insert = sqlite.prepare("INSERT INTO listing (id, title, vendor, price, currency, url, sold, date) VALUES (?1, ?2, 'Seller', '99.00', 'USD', 'https://www.example-market.com/itm/' || ?1, 'yes', '2026-10-01')");
  for (let i = 0; i < n; i++) insert.run(`more ${i}`, words(9));
  sqlite.exec(`UPDATE listing_owner SET listings = (SELECT count(*) FROM listing); ${sql}; INSERT INTO listing_text (listing_text) VALUES ('rebuild'); COMMIT`);
}

/** Adds copies of the appraisals, as the ledger books them, old enough to be deleted. */
function addCopies(n) {
  sqlite.exec("CREATE TEMP TABLE source AS SELECT row_number() OVER (ORDER BY id) AS number, * FROM appraisal");
  sqlite.exec("INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at, settled_at) SELECT 'more', 'issued', account, 1000000000, 'posted', 'bench', 0, 0 FROM source LIMIT 1");
  const { rows } = sqlite.prepare("SELECT count(*) AS rows FROM source").get(), id = "'apr_0000000000' || printf('%016d', ?1 + s.number)";
  const statements = [
    `INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) SELECT ${id}, t.debit, t.credit, t.amount, 'pending', t.reason, 1000000 FROM source s JOIN transfer t ON t.id = s.id`,
    `INSERT INTO appraisal (id, account, api_key, request_hash, request, created_at, answered_at, figures, evidence, fingerprints, answer, findings)
      SELECT ${id}, account, api_key, request_hash, request, 1000000, 1000100, figures, evidence, fingerprints, answer, findings FROM source s`,
    `UPDATE transfer SET state = 'posted', settled_at = 1000100 WHERE id IN (SELECT ${id} FROM source s)`,
  ].map((sql) => sqlite.prepare(sql));
  for (let made = 0; made < n; made += rows) {
    sqlite.exec("BEGIN");
    for (const statement of statements) statement.run(made);
    sqlite.exec("COMMIT");
  }
  sqlite.exec("DROP TABLE source");
}

const took = {};
function time(what, work) {
  const cpu = process.cpuUsage(), result = work(), { user, system } = process.cpuUsage(cpu);
  if (what) (took[what] ??= []).push((user + system) / 1000);
  return result;
}

function run({ What, Statements }) {
  const statements = Statements.map(({ SQL, Params }) => [SQL, Params.map((p) => (p?.Base64 ? Buffer.from(p.Base64, "base64") : p))]);
  // A description has words of the other listings, too.
  for (const [sql, params] of statements) if (sql.includes("listing_text MATCH")) params[0] = JSON.stringify([...JSON.parse(params[0]), ...words(8).split(" ").map((word) => `"${word}"`)]);
  time(What, () => {
    sqlite.exec("BEGIN IMMEDIATE");
    for (const [sql, params] of statements) sqlite.prepare(sql).all(...params);
    sqlite.exec("COMMIT");
  });
}

addListings(listings);
addCopies(appraisals);
const size = statSync(file).size;
for (const batch of Batches) run(batch);
for (let i = 0; i < 10 && appraisals >= 5000; i++) time("delete 500 old appraisals", () => sqlite.prepare(Purge).all(Date.now() - 3_600_000, 500));
const { ledger } = sqlite.prepare(`SELECT sum(pgsize) AS ledger FROM dbstat WHERE name IN
  (SELECT name FROM sqlite_schema WHERE tbl_name IN ('transfer', 'entry'))`).get();
console.log(`${listings} listings, ${appraisals} appraisals: ${(size / 1e6).toFixed(0)} MB, of which the ledger keeps ${(ledger / 1e6).toFixed(1)}`);
for (const [what, all] of Object.entries(took)) {
  all.sort((a, b) => a - b);
  console.log(`${what.padEnd(30)} ${all[all.length >> 1].toFixed(2).padStart(8)} ms at the median, ${all[Math.floor(all.length * 0.95)].toFixed(2).padStart(8)} at the 95th percentile, of ${all.length}`);
}
const begun = performance.now(), { lines, faults } = await createBackup({ root, DatabaseSync, terminal: new Terminal(), database: new SQLite(sqlite), source: "the database", file: backup });
console.log(`checked and backed up in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
if (faults.length) throw new Error(lines.join("\n"));
for (const name of [file, backup]) rmSync(name);
