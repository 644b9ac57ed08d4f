// Prints the raw and gzipped sizes of what is deployed, in bytes. Exits with 1 if a gzipped size is over its budget.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "../..");
const out = join(root, "build/out");

/** Returns the contents of the files that wrangler would upload for the Worker: JavaScript and wasm. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), "loupe-size-"));
  try {
    execFileSync("node_modules/.bin/wrangler", ["deploy", "--dry-run", "--outdir", folder], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    return readdirSync(folder)
      .filter((name) => /\.(m?js|wasm)$/.test(name))
      .map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the contents of the site's files, except the reference's, the API description and the sample photos. */
function site() {
  const assets = join(out, "assets");
  return readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(assets, join(parentPath, name)))
    .filter((path) => !/^(api|samples)\/|^(redoc|reference)\./.test(path))
    .map((path) => readFileSync(join(assets, path)));
}

const dashboardFiles = (names) => names.map((name) => readFileSync(join(out, "assets/dashboard", name)));
const dashboard = readdirSync(join(out, "assets/dashboard"), { recursive: true }).filter((name) => /\.(html|js|css)$/.test(name));
const [page] = dashboardFiles(["index.html"]);
const firstLoad = dashboard.filter((name) => name === "index.html" || page.includes(`"/dashboard/${name}"`));

// The budgets are gzipped sizes. core.wasm's covers the data plane; the Worker's covers both planes and all JavaScript.
const rows = [
  { name: "core.wasm", files: [readFileSync(join(out, "core.wasm"))], budget: 700_000 },
  { name: "console.wasm", files: [readFileSync(join(out, "console/console.wasm"))] },
  { name: "Worker", files: bundle(), budget: 1_500_000 },
  { name: "dashboard", files: dashboardFiles(dashboard), budget: 100_000 },
  { name: "its overview", files: dashboardFiles(firstLoad), budget: 45_000 },
  { name: "site", files: site(), budget: 170_000 },
].map(({ name, files, budget }) => ({
  name,
  raw: files.reduce((sum, file) => sum + file.length, 0),
  gzipped: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  budget,
}));

const printRow = (...cells) => console.log(cells.map((cell, i) => (i ? cell.padStart(12) : cell.padEnd(14))).join(""));
const format = (bytes) => bytes?.toLocaleString("en-US") ?? "";
printRow("bytes", "raw", "gzipped", "budget");
for (const { name, raw, gzipped, budget } of rows) printRow(name, format(raw), format(gzipped), format(budget));

const tooLarge = rows.filter(({ gzipped, budget }) => gzipped > budget);
for (const { name, gzipped, budget } of tooLarge) console.error(`${name} is ${format(gzipped - budget)} bytes over its budget`);
process.exitCode = tooLarge.length ? 1 : 0;
