// What the tests of the deployment share: a project folder of their own, a terminal that answers questions, and a run of the
// deployment against the stand-in for Cloudflare.

import { execFile } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { after } from "node:test";
import { Operator } from "../../build/operate/deploy/operator.mjs";
import { deploy } from "../../build/operate/deploy/remote.mjs";
import { secrets } from "../../build/operate/deploy/settings.mjs";
import { Terminal } from "../../build/operate/deploy/terminal.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { token } from "./cloudflare.mjs";

export const repository = join(import.meta.dirname, "../..");

/** The user's environment, for Go's caches. */
export const userEnvironment = { ...process.env };

// The deployment sees nothing of the user's own: no login, no account, no secrets.
const home = temporary("home");
const isOwn = (name) => /^(CLOUDFLARE|CF|WRANGLER)_|_API_KEY$/.test(name) || secrets.some((secret) => secret.name === name);
for (const name of Object.keys(process.env).filter(isOwn)) delete process.env[name];
Object.assign(process.env, {
  HOME: home,
  XDG_CONFIG_HOME: join(home, "config"),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), "loupe-compile-cache"), // wrangler starts a quarter faster
});

/** Returns a new folder that is deleted after the tests. */
export function temporary(name) {
  const folder = mkdtempSync(join(tmpdir(), `loupe-${name}-`));
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Returns a folder with what a deployment reads. Tests change none of the linked folders. */
export function copyProject() {
  const root = temporary("deploy"), filter = (name) => !/\.go$|worker\/(console|dashboard|listingcsv|site)$/.test(name);
  const copied = ["worker", "build/operate/deploy", "build/operate/backup", "build/operate/check", "wrangler.toml", "package.json", "package-lock.json",
    "docs/CHANGELOG.md", "build/out/core.wasm", "build/out/console", "build/out/samples.sql"];
  for (const name of copied) cpSync(join(repository, name), join(root, name), { recursive: true, filter });
  for (const name of ["node_modules", "build/out/assets"]) symlinkSync(join(repository, name), join(root, name));
  return root;
}

/** Runs a program of a project's folder. Returns its exit status and its output. */
export async function runProgram(root, program, args, env = {}) {
  const child = execFile(process.execPath, ["--no-warnings", join(root, program), ...args], { env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => { output += text; });
  const [status] = await once(child, "close");
  return { status, output };
}

export const read = (root, name) => readFileSync(join(root, name), "utf8");

/** A terminal that writes the answers to the questions that match. Another question ends the test. */
export function scriptedTerminal(answers, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input });
  let seen = "";
  const output = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      terminal.shown += chunk;
      seen += chunk;
      const found = answers.find(([question]) => question.test(seen));
      if (found) {
        seen = "";
        setImmediate(() => input.write(`${found[1]}\r`));
      }
      done();
    },
  });
  const terminal = Object.assign(new Terminal(input, Object.assign(output, { isTTY })), { shown: "" });
  return terminal;
}

/** A terminal of a script: nothing can be asked. */
export const silentTerminal = () => scriptedTerminal([], false);

/**
 * Deploys from a folder to the stand-in. Returns the result, what was shown, and the arguments and additional environment
 * of each wrangler. Throws what the deployment throws, with `shown`.
 */
export async function deployTo(cloudflare, root, { terminal = silentTerminal(), ...options } = {}) {
  process.env.CLOUDFLARE_API_BASE_URL = cloudflare.url;
  if (!("CLOUDFLARE_API_TOKEN" in process.env)) process.env.CLOUDFLARE_API_TOKEN = token;
  const wrangler = new Wrangler(root), started = [], run = wrangler.run.bind(wrangler);
  wrangler.run = (args, how = {}) => {
    started.push({ args, env: how.env });
    return run(args, how);
  };
  try {
    const result = await deploy({ root, wrangler, operator: new Operator(root, wrangler), terminal, options: { secret: [], ...options } });
    return { ...result, shown: terminal.shown, started };
  } catch (error) {
    throw Object.assign(error, { shown: terminal.shown });
  }
}
