// Prints the raw and gzipped sizes, in bytes, of what is deployed, and fails over the budgets.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const out = join(root, 'build/out')

// bundle gives the files that wrangler would upload for the Worker.
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-size-'))
  try {
    execFileSync('node_modules/.bin/wrangler', ['deploy', '--dry-run', '--outdir', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    return readdirSync(folder)
      .filter((name) => /\.(m?js|wasm)$/.test(name))
      .map((name) => readFileSync(join(folder, name)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const rows = [
  { name: 'core.wasm', files: [readFileSync(join(out, 'core.wasm'))], budget: 250_000 },
  { name: 'console.wasm', files: [readFileSync(join(out, 'console/console.wasm'))] },
  { name: 'Worker', files: bundle(), budget: 800_000 },
].map(({ name, files, budget }) => ({
  name,
  raw: files.reduce((sum, file) => sum + file.length, 0),
  gzipped: files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  budget,
}))

const line = (...cells) => console.log(cells.map((c, i) => (i ? c.padStart(12) : c.padEnd(14))).join(''))
const bytes = (n) => n?.toLocaleString('en-US') ?? ''
line('bytes', 'raw', 'gzipped', 'budget')
for (const r of rows) line(r.name, bytes(r.raw), bytes(r.gzipped), bytes(r.budget))

const over = rows.filter((r) => r.gzipped > r.budget)
for (const r of over) console.error(`${r.name} is ${bytes(r.gzipped - r.budget)} bytes over its budget`)
process.exitCode = over.length ? 1 : 0
