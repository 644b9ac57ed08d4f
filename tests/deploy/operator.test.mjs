import assert from "node:assert/strict";
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Operator, merge } from "../../build/operate/deploy/operator.mjs";
import { signInHint } from "../../build/operate/deploy/local.mjs";
import { secrets, variables } from "../../build/operate/deploy/settings.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { read, repository, temporary } from "./project.mjs";

const wrangler = new Wrangler(repository);

/** Returns the settings in a folder with the tracked wrangler.toml and this operator.toml. */
function open(text) {
  const root = temporary("operator");
  cpSync(join(repository, "wrangler.toml"), join(root, "wrangler.toml"));
  if (text !== undefined) writeFileSync(join(root, "operator.toml"), text);
  return { root, operator: new Operator(root, wrangler) };
}

/** Returns the tables that wrangler parsed, with the prototype of other objects. */
const plain = (value) => JSON.parse(JSON.stringify(value));

test("merge lays tables over each other, by key or by binding, queue or name", () => {
  const base = { name: "a", vars: { A: "1", B: "2" }, d1: [{ binding: "DB", id: "0", dir: "m" }], flags: ["x", "y"], rates: [{ name: "R", limit: 1 }] };
  for (const [over, want] of [
    [{}, base],
    [{ name: "b" }, { ...base, name: "b" }],
    [{ vars: { B: "3", C: "4" } }, { ...base, vars: { A: "1", B: "3", C: "4" } }],
    [{ d1: [{ binding: "DB", id: "7" }] }, { ...base, d1: [{ binding: "DB", id: "7", dir: "m" }] }],
    [{ d1: [{ binding: "OTHER", id: "7" }] }, { ...base, d1: [...base.d1, { binding: "OTHER", id: "7" }] }],
    [{ rates: [{ name: "R", limit: 9 }] }, { ...base, rates: [{ name: "R", limit: 9 }] }],
    [{ queues: { consumers: [{ queue: "q", retries: 1 }] } }, { ...base, queues: { consumers: [{ queue: "q", retries: 1 }] } }],
    [{ flags: ["z"] }, { ...base, flags: ["z"] }],
    [{ flags: [] }, { ...base, flags: [] }],
    [{ routes: [{ pattern: "p" }] }, { ...base, routes: [{ pattern: "p" }] }],
  ]) assert.deepEqual(merge(base, over), want, JSON.stringify(over));
});

test("a new operator.toml changes nothing, and every example in it is valid", () => {
  const { root, operator } = open();
  operator.create({ workersAI: false });
  assert.equal(JSON.stringify(operator.merged), JSON.stringify(operator.tracked));
  writeFileSync(join(root, "operator.toml"), read(root, "operator.toml").replaceAll(/^# ([A-Z_]+ = )/gm, "$1"));
  operator.read();
  assert.deepEqual(Object.keys(operator.own.vars).sort(), variables.map(({ name }) => name).sort());
});

test("the tracked queue gets the Worker's name, the operator's, or goes away", () => {
  const jobs = (text) => plain(open(text).operator.merged.queues ?? {});
  const [settings] = jobs('').consumers;
  for (const [text, name, changed] of [
    ["", "loupe-jobs"], ['name = "mine"\n', "mine-jobs"],
    ['name = "mine"\n[[queues.producers]]\nbinding = "JOBS"\nqueue = "other"\n', "other"],
    ['[[queues.producers]]\nbinding = "JOBS"\nqueue = "q"\n[[queues.consumers]]\nqueue = "q"\nmax_batch_size = 1\n', "q", { max_batch_size: 1 }],
  ]) assert.deepEqual(jobs(text), { producers: [{ binding: "JOBS", queue: name }], consumers: [{ ...settings, queue: name, ...changed }] }, text);
  assert.deepEqual(jobs("[queues]\n"), {});
});

test("adding keys and tables leaves the operator's lines as they are", () => {
  const mine = '# mine\nworkers_dev = false # also mine\n\n[vars]\nVISION = "openai"\n';
  const { root, operator } = open(mine);
  operator.addTables('[[kv_namespaces]]\nbinding = "KV"\nid = "5"');
  operator.addKey("name", 'shop "1"');
  assert.ok(read(root, "operator.toml").includes(mine));
  assert.equal(operator.merged.name, 'shop "1"');
  assert.equal(operator.merged.workers_dev, false);
  assert.deepEqual(plain(operator.merged.kv_namespaces), [{ binding: "KV", id: "5" }]);
  assert.equal(operator.merged.d1_databases[0].migrations_dir, "worker/migrations");
});

test("the rate limiter's namespace follows from the service's name, unless operator.toml has one", () => {
  const namespace = (text) => open(text).operator.merged.ratelimits.map(({ namespace_id: id }) => id);
  assert.deepEqual(namespace(""), ["146593999"]);
  assert.match(namespace('name = "other"\n')[0], /^(?!146593999$)\d+$/);
  assert.deepEqual(namespace('[[ratelimits]]\nname = "RATE_LIMITER"\nnamespace_id = "7"\n'), ["7"]);
});

test("RATE_LIMIT is the limit of the binding", () => {
  const { operator } = open('[vars]\nRATE_LIMIT = "9/9"\n\n[[ratelimits]]\nname = "RATE_LIMITER"\nsimple = { limit = 50, period = 10 }\n');
  assert.equal(operator.merged.vars.RATE_LIMIT, "50/10");
});

test("lines that the operator's file cannot take are shown, and the file stays as it was", () => {
  const mine = 'kv_namespaces = [{ binding = "OTHER", id = "1" }]\n';
  const { root, operator } = open(mine);
  const add = () => operator.addTables('[[kv_namespaces]]\nbinding = "KV"\nid = "5"');
  assert.throws(add, { message: /cannot add to operator.toml/, advice: /id = "5"/ });
  assert.equal(read(root, "operator.toml"), mine);
  assert.deepEqual(plain(operator.own.kv_namespaces), [{ binding: "OTHER", id: "1" }]);
});

test("an invalid operator.toml is named with its line", () => {
  assert.throws(() => open('[vars]\nVISION = openai\n'), /operator\.toml, line 2 is not valid TOML/);
});

test("each setting has one line in the table, and no variable is a secret", () => {
  const names = [...variables, ...secrets].map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)]);
  for (const { name, needs, generated, onDemand } of secrets) assert.ok(generated || onDemand || variables.some((variable) => variable.name === needs[0]), `${name} is never asked for`);
});

test("no page of the docs sends operators to wrangler.toml, which upgrades replace", () => {
  const pages = readdirSync(join(repository, "docs")).filter((name) => name.endsWith(".md")).map((name) => [name, read(repository, `docs/${name}`)]);
  assert.ok(pages.length > 10, `${pages.length} pages`);
  for (const [name, text] of pages) assert.doesNotMatch(text, /\b(set|put|write)\b[^.|]{0,80}\bin `?wrangler\.toml/i, name);
});

test("the service on this machine says how to sign in", () => {
  for (const [vars, want] of [
    ["ADMIN_TOKEN=x\n", /add these lines to \.dev\.vars and start again:\n {2}DEV_SIGN_IN=1\n {2}ADMINS=you@example\.com\n/],
    ["DEV_SIGN_IN=\nA=1\n", /add these lines/], ["#DEV_SIGN_IN=1\n", /add these lines/],
    ["DEV_SIGN_IN=1\n", /^The dashboard is at URL\. Sign in with any address\.$/],
    ["export DEV_SIGN_IN = 1\nADMINS=a@b.c", /Sign in with any address; those in ADMINS may administer\.$/],
    ["GITHUB_CLIENT_ID=x", /^The dashboard is at URL\.$/],
  ]) assert.match(signInHint(vars, "URL"), want, vars);
});
