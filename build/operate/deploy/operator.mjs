// The operator's settings: operator.toml, whose values replace those of the tracked wrangler.toml. Git ignores operator.toml, and
// upgrades leave it as it is. It has the form of wrangler.toml, so it may hold whatever wrangler understands.

import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stop } from "./stop.mjs";
import { variables } from "./settings.mjs";

const trackedName = "wrangler.toml";
const operatorName = "operator.toml";
/** The merged configuration, which wrangler reads. It is in the root folder because its paths are relative to its folder. */
export const mergedName = "wrangler.operator.jsonc";

/** Operator holds the two files' contents: `tracked`, `own`, and `merged`. */
export class Operator {
  constructor(root, wrangler) {
    this.root = root;
    this.wrangler = wrangler;
    this.file = join(root, operatorName);
    this.deployment = {}; // variables that the deployment sets
    this.read();
  }

  /** Reads the files again. Throws a Stop if one is not valid. */
  read() {
    this.tracked = this.#parse(join(this.root, trackedName));
    this.own = existsSync(this.file) ? this.#parse(this.file) : {};
    const merged = merge(placeLimiter(placeQueue(this.tracked, this.own), this.own), this.own);
    this.merged = merge(merged, { vars: { RATE_LIMIT: rateLimit(merged), ...this.deployment } });
  }

  exists() { return existsSync(this.file); }

  /** The settings for findMistakes. */
  get settings() { return { own: this.own.vars ?? {}, config: this.merged, where: operatorName }; }

  /** Writes a new operator.toml with every setting as a comment. With `workersAI`, the settings for that model are in force. */
  create({ workersAI }) {
    this.#write(template(workersAI), "");
  }

  /** Adds a line at the start of the file, because in TOML the keys of no table come first. */
  addKey(name, value) {
    const line = `${name} = ${JSON.stringify(value)}\n`;
    this.#write(line + this.#text(), line);
  }

  /** Adds tables at the end. The operator's lines stay as they are. */
  addTables(tables) {
    this.#write(`${this.#text().trimEnd()}\n\n${tables.trim()}\n`, tables);
  }

  /** Sets a variable of this deployment, without writing it into operator.toml. */
  setVariable(name, value) {
    this.deployment[name] = value;
    this.merged = merge(this.merged, { vars: { [name]: value } });
  }

  /** Writes the merged configuration, and returns wrangler's options for it. */
  writeMerged() {
    const comment = `// Written by the deployment from ${trackedName} and ${operatorName}. Change those instead.\n`;
    replaceFile(join(this.root, mergedName), comment + JSON.stringify(this.merged, null, 2) + "\n");
    return ["--config", mergedName];
  }

  #text() { return existsSync(this.file) ? readFileSync(this.file, "utf8") : ""; }

  // An invalid file would stop every later run, so the old content stays if the new text is invalid.
  #write(text, added) {
    const before = this.exists() ? this.#text() : undefined;
    replaceFile(this.file, text);
    try {
      this.read();
    } catch (cause) {
      if (before !== undefined) replaceFile(this.file, before);
      throw new Stop(`cannot add to ${operatorName}: ${cause.message}`, {
        cause, advice: `Put these lines into the file yourself:\n${added}`,
      });
    }
  }

  #parse(file) {
    try {
      return this.wrangler.read(file);
    } catch (cause) {
      const place = cause.line ? `, line ${cause.line}` : "";
      throw new Stop(`${file}${place} is not valid TOML: ${cause.message.split("\n")[0]}`, {
        cause, advice: "Correct the file, then run the same command again.",
      });
    }
  }
}

/**
 * Returns the tracked settings with the queue's name in the operator's account, or without the queue if the operator's file has a
 * table `queues` in which nothing is bound as JOBS.
 */
function placeQueue(tracked, own) {
  const { queues, ...others } = tracked, mine = own.queues?.producers?.find(({ binding }) => binding === "JOBS");
  if (!queues || (own.queues && !mine)) return others;
  const queue = mine?.queue ?? `${own.name ?? tracked.name}-jobs`;
  const rename = (table) => ({ ...table, queue });
  return { ...tracked, queues: { producers: queues.producers.map(rename), consumers: queues.consumers.map(rename) } };
}

/**
 * Returns the tracked settings with the rate limiter's namespace derived from the service's name. Workers of one account with the same
 * namespace count each other's calls.
 */
function placeLimiter(tracked, own) {
  const namespace_id = String(createHash("sha256").update(own.name ?? tracked.name).digest().readUInt32BE() >>> 1);
  return merge(tracked, { ratelimits: [{ name: "RATE_LIMITER", namespace_id }] });
}

/** Writes a file so that an interruption leaves the old or the new content. */
export function replaceFile(file, text, mode = 0o644) {
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
}

/**
 * Returns `base` with the values of `over`. Tables are merged by key. Lists of tables are merged by the tables' binding,
 * queue or name. Other values of `over` replace those of `base`.
 */
export function merge(base, over) {
  const merged = { ...base };
  for (const [key, value] of Object.entries(over)) merged[key] = mergeValue(merged[key], value);
  return merged;
}

/** Returns the rate limit of each key as the variable RATE_LIMIT has it, because the Worker can't ask its binding. */
function rateLimit({ ratelimits }) {
  const { limit, period } = ratelimits?.find(({ name }) => name === "RATE_LIMITER")?.simple ?? {};
  return limit ? `${limit}/${period}` : "";
}

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const identify = (table) => ["binding", "queue", "name"].map((key) => table[key]).find((value) => value !== undefined);

function mergeValue(base, over) {
  if (isTable(base) && isTable(over)) return merge(base, over);
  if (!Array.isArray(over) || !over.length || !over.every((item) => isTable(item) && identify(item) !== undefined)) return over;
  const merged = [...(base ?? [])];
  for (const item of over) {
    const i = merged.findIndex((other) => identify(other) === identify(item));
    if (i < 0) merged.push(item);
    else merged[i] = merge(merged[i], item);
  }
  return merged;
}

function template(workersAI) {
  const width = Math.max(...variables.map(({ name, example }) => name.length + example.length));
  // VISION is never commented out: without it, the workers-ai of the archive's wrangler.toml would be used.
  const line = ({ name, example, purpose }) => {
    const setting = name === "VISION" ? `${name} = "${workersAI ? "workers-ai" : ""}"` : `# ${name} = ${example}`;
    return `${setting.padEnd(width + 5)}  # ${purpose}`;
  };
  return `# The settings of your service. A value here replaces the one in wrangler.toml. Upgrades do not touch this file.
# docs/CONFIGURATION.md explains every name. Secrets do not belong here: the deployment asks for them.
# After a change, deploy again.

[vars]
${variables.map(line).join("\n")}

# For VISION = "workers-ai".
${workersAI ? "" : "# "}[ai]
${workersAI ? "" : "# "}binding = "AI"

# For photos and catalogue pictures in WebP, GIF, AVIF and HEIC: Cloudflare Images, 5,000 a month free.
# [images]
# binding = "IMAGES"
`;
}
