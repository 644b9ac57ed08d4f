// Runs the wrangler that package.json pins.

import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { adviceForOutput } from "./advice.mjs";
import { Stop } from "./stop.mjs";

// https://developers.cloudflare.com/workers/wrangler/system-environment-variables/
const environment = {
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
};

/** npm's arguments to install what a deployment needs, as the Makefile does: the lock file has no peers of redoc. */
export const installation = [
  "ci", "--omit=dev", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error",
];

/** Wrangler runs wrangler in a project's root folder. */
export class Wrangler {
  constructor(root) {
    this.root = root;
    this.require = createRequire(join(root, "package.json"));
    this.account = undefined; // id of the account, once it is known
  }

  /** Installs the pinned version and the reader of TOML with npm, unless they are there. */
  async install(terminal) {
    const { dependencies } = readJSON(join(this.root, "package.json"));
    const installed = (name) => join(this.root, "node_modules", name, "package.json");
    const isThere = ([name, version]) => existsSync(installed(name)) && readJSON(installed(name)).version === version;
    if (Object.entries(dependencies).every(isThere)) return;
    terminal.say(`installing wrangler ${dependencies.wrangler} into node_modules`);
    const { status, output } = await run("npm", installation, { cwd: this.root, shell: process.platform === "win32" });
    if (status !== 0) {
      throw new Stop("npm cannot install wrangler", { output, advice: "Check npm and the connection, then run the same command again." });
    }
  }

  /** Returns the content of a TOML file. Loading wrangler to read it would take two seconds and 150 MB. */
  read(file) {
    return this.require("smol-toml").parse(readFileSync(file, "utf8"));
  }

  /**
   * Runs wrangler and returns its standard output. `input` is written to its standard input. `env` adds environment
   * variables. Throws a Stop with wrangler's output if it fails.
   */
  async run(args, { input = "", env = {} } = {}) {
    const options = { cwd: this.root, env: this.environment(env) };
    const { status, stdout, output } = await run(process.execPath, this.command(args), options, input);
    if (status !== 0) throw new Stop(`"wrangler ${args.join(" ")}" failed`, { output, advice: adviceForOutput(output) });
    return stdout;
  }

  /** Runs wrangler on this terminal until it ends, and returns its exit status. Passes SIGTERM on to it. */
  async attach(args) {
    const options = { cwd: this.root, env: this.environment({}), stdio: "inherit" };
    const child = spawn(process.execPath, this.command(args), options);
    const terminate = () => child.kill("SIGTERM");
    const wait = () => {}; // Ctrl-C reaches wrangler from the terminal, too
    process.on("SIGTERM", terminate).on("SIGINT", wait);
    try {
      return await new Promise((resolve, reject) => child.once("error", reject).once("exit", (code) => resolve(code ?? 1)));
    } finally {
      process.off("SIGTERM", terminate).off("SIGINT", wait);
    }
  }

  /**
   * Returns the arguments with which Node.js runs wrangler. wrangler's bin is not used: it starts a second process and passes no
   * signals on.
   */
  command(args) {
    return ["--no-warnings", this.require.resolve("wrangler"), ...args];
  }

  /** Returns the environment for wrangler. */
  environment(more = {}) {
    return { ...process.env, ...environment, ...(this.account && { CLOUDFLARE_ACCOUNT_ID: this.account }), ...more };
  }
}

const readJSON = (file) => JSON.parse(readFileSync(file, "utf8"));

/** Runs a program. Resolves with its status, its standard output, and its output with the errors in between. */
function run(program, args, options, input = "") {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: "pipe" });
    let stdout = "", output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => { stdout += text; output += text; });
    child.stderr.setEncoding("utf8").on("data", (text) => { output += text; });
    child.once("error", (cause) => reject(new Stop(`cannot run ${program}: ${cause.message}`, { cause, advice: "Is it installed, and on the PATH?" })));
    child.once("close", (code) => resolve({ status: code ?? 1, stdout, output: stripVTControlCharacters(output) }));
    child.stdin.on("error", () => {}); // the program ended early; its status says why
    child.stdin.end(input);
  });
}
