// Backs up and restores a large database, on this machine and at the stand-in for Cloudflare, and measures the memory.
// `make backups` does it with 1 GB.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cpSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { openLocal, stateOf } from "../../build/operate/deploy/sqlite.mjs";
import { deployed, run } from "./database.mjs";
import { fillLarge } from "./large.mjs";
import { copyProject, repository, temporary } from "./project.mjs";

// A program that holds the smallest of these databases in memory exceeds its limit.
const megabytes = Number(process.env.MB || 80), limits = { here: 120, deployed: 200 }; // MB of memory

test(`a backup of ${megabytes} MB takes at most ${limits.here} MB of memory here, and ${limits.deployed} MB of a deployed database, as does its restore`, async (t) => {
  const here = copyProject(), folder = temporary("large"), local = join(folder, "local.sqlite"), remote = join(folder, "remote.sqlite");
  cpSync(join(repository, "build/out/migrated"), join(here, ".wrangler/state"), { recursive: true });
  const source = openLocal(stateOf(here), DatabaseSync), from = await deployed(t, { data: false }), to = await deployed(t, { data: false });
  for (const sqlite of [source, from.sqlite]) fillLarge(sqlite, megabytes);
  source.close();

  const measure = async (name, limit, { root, env, args }) => {
    const peaks = join(folder, `${name}.peaks`), begin = Date.now();
    const preload = `--require=${join(import.meta.dirname, "peak.cjs")}`;
    const { status, output } = await run(root, args, { ...env, PEAKS: peaks, NODE_OPTIONS: preload });
    assert.equal(status, 0, output);
    const seconds = (Date.now() - begin) / 1000;
    const lines = readFileSync(peaks, "utf8").trim().split("\n").map((line) => JSON.parse(line));
    const own = lines.filter(([, command]) => command.includes("backup/main.mjs")); // wrangler ends before the first row is copied
    const most = Math.round(Math.max(0, ...own.map(([peak]) => peak)) / 1024);
    t.diagnostic(`${name}: ${seconds} s, ${most} MB of memory`);
    assert.ok(most > 0 && most <= limit, `${name}: ${most} MB`);
  };
  await measure("backup here", limits.here, { root: here, args: ["--file", local] });
  await measure("backup of the deployed", limits.deployed, { ...from, args: ["--remote", "--file", remote] });
  for (const file of [local, remote]) assert.ok(statSync(file).size > megabytes * 0.95e6, `${file} has ${statSync(file).size} bytes`);
  await measure("restore of the deployed", limits.deployed, { ...to, args: ["--remote", "restore", "--file", remote] });
  const copy = new DatabaseSync(remote, { readOnly: true }), contents = digest(from.sqlite);
  assert.equal(digest(copy), contents);
  assert.equal(digest(to.sqlite), contents);
});

/** Returns a hash of the rows of the tables that fillLarge fills. */
function digest(sqlite) {
  const hash = createHash("sha256");
  for (const [table, key] of [["account", "id"], ["api_key", "id"], ["transfer", "id"], ["entry", "account, seq"], ["appraisal", "id"]]) {
    for (const row of sqlite.prepare(`SELECT * FROM ${table} ORDER BY ${key}`).iterate()) {
      for (const value of Object.values(row)) hash.update(`|${typeof value}|`).update(value instanceof Uint8Array ? value : String(value));
    }
  }
  return hash.digest("hex");
}
