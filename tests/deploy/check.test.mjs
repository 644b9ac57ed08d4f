import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { startCore } from "../../build/operate/deploy/core.mjs";
import { findMistakes } from "../../build/operate/deploy/mistakes.mjs";
import { secrets } from "../../build/operate/deploy/settings.mjs";
import { deployed } from "./database.mjs";
import { copyProject, read, runProgram } from "./project.mjs";

const check = (root, args, env) => runProgram(root, "build/operate/check/main.mjs", args, env);

/** Starts a server on this machine that ends with the test. `answer` returns [status, JSON]. */
async function serve(t, answer) {
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const [status, body, headers = {}] = answer(`${request.method} ${request.url}`, Buffer.concat(chunks).toString(), request.headers);
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

test("the settings on this machine are checked, and each upstream is called once with its own key", async (t) => {
  const calls = [];
  const vendor = await serve(t, (call, _body, headers) => {
    calls.push(`${call} ${headers.authorization}`);
    return [401, { error: { message: "no" } }];
  });
  const root = copyProject(), host = new URL(vendor).host;
  const vars = ["SEARCH=serper-shopping,ebuy,catalog", "ADMIN_TOKEN=the operator's own token", "STATE_SECRET=s", `SESSION_SECRET="${"s".repeat(32)}"`, "VISION=openai", `VISION_BASE_URL=${vendor}`,
    "VISION_API_KEY=key-of-the-operator", `SECRETS=VISION_API_KEY@${host}`, "VISON_MODEL=x"];
  writeFileSync(join(root, ".dev.vars"), `${vars.join("\n")}\n`);
  const { status, output } = await check(root, []);
  assert.equal(status, 1, output);
  assert.match(output, /WRONG {2}the secret SERPER_API_KEY is not set in \.dev\.vars/);
  assert.match(output, /note {3}upstreams not called because of their configuration: serper-shopping, unknown\n/);
  assert.equal(output.match(/is not set/g).length, 1, output);
  assert.equal(/SOURCE_UNAVAILABLE/.test(output), false, output);
  assert.match(output, /WRONG {2}VISON_MODEL: it is not a variable of the service; did you mean VISION_MODEL\?\n {7}correct the name in \.dev\.vars/);
  assert.match(output, /WRONG {2}the database has no tables yet\n {7}Run make deploy/);
  assert.match(output, /WRONG {2}upstream openai: HTTP 401, \d+ ms: KEY_REFUSED\n {7}The vendor refuses the key\./);
  assert.match(output, /note {3}model: openai does not say whether it has the model\n/);
  assert.deepEqual(calls, ["GET /models/gpt-6-luna Bearer key-of-the-operator", "POST /chat/completions Bearer key-of-the-operator"]);
  assert.equal(output.includes("key-of-the-operator"), false, "the key is shown");
});

const project = join(import.meta.dirname, "../..");

/** Returns the names of the variables in the table of docs/CONFIGURATION.md. */
function documentedVariables() {
  const rows = readFileSync(join(project, "docs/CONFIGURATION.md"), "utf8").matchAll(/^\| ([A-Z][A-Z0-9_, ]*) \| (variables?)(, secret)? \|/gm);
  return [...rows].flatMap(([, names, , secret]) => names.split(", ").slice(0, secret ? 1 : undefined));
}

/** Returns the names of the variables and secrets that the control plane reads. */
function namesInConsole() {
  const files = readdirSync(join(project, "worker/console"), { recursive: true }).filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"));
  const texts = files.map((name) => readFileSync(join(project, "worker/console", name), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/\bVar\("([A-Z0-9_]+)"\)/g)].map(([, name]) => name));
}

test("every variable that is documented or that the control plane reads is known, and a misspelt one is not", async () => {
  const { manifest } = await startCore(project, {}), secret = new Set([...manifest.secrets, ...secrets.map(({ name }) => name)]);
  const names = new Set([...documentedVariables(), ...namesInConsole().filter((name) => !secret.has(name))]);
  for (const name of ["STRIPE_URL", "DEV_SIGN_IN", "ECB_RATES_URL", "RETENTION_DAYS", "SERVICE_NAME"]) assert.ok(names.has(name), `${name} was not found`);
  const own = Object.fromEntries([...names, "STRIPE_ULR"].map((name) => [name, "x"]));
  const mistakes = await findMistakes(project, { own, config: {}, where: "operator.toml" });
  assert.deepEqual(mistakes.map(({ variable }) => variable), ["STRIPE_ULR"]);
});

test("a deployed service is checked: account, database, secrets, its own report, and its upstreams", async (t) => {
  const { cloudflare, root, env } = await deployed(t, { data: false }), administrator = "t".repeat(32);
  cloudflare.account.workers.loupe = { secrets: { ADMIN_TOKEN: "", SESSION_SECRET: "", STATE_SECRET: "" } };
  writeFileSync(join(root, ".admin-token"), administrator);
  writeFileSync(join(root, "operator.toml"), `${read(root, "operator.toml")}\n[vars]\nVISION = ""\n`);
  const ending = { variable: "VISION_MODEL", problem: "openai ends this model on 2026-12-11", remedy: "choose another" };
  const faults = [{ variable: "SEARCH", problem: "it names ebuy, which is no upstream", remedy: "correct it" }, ending];
  const setup = [{ name: "identification", done: true, text: "a model", remedy: "" }, { name: "listings", done: false, text: "nothing to compare with", remedy: "get a key" }];
  let model = { provider: "openai", name: "gpt-5", state: "ending", ends: "2026-12-11" };
  const asked = [], upstreams = [{ provider: "anthropic", error: "", http_status: 200, ms: 900, attempts: 1 }, { provider: "ebay", error: "EXHAUSTED", http_status: 429, ms: 50, attempts: 2 }];
  const service = await serve(t, (call, body, headers) => {
    asked.push(call);
    if (call.includes("/api/v1/health")) return [200, { status: "ok", upstreams: [] }];
    if (headers.authorization === "Bearer loupe_k") {
      if (call.startsWith("POST /api/v1/appraise-product")) return [200, { appraisal: null, error: { image_upload_errors: [] } }, { "loupe-appraisal-id": "apr_1" }];
      if (call === "GET /api/v1/credits") return [200, { available: 3, cost_per_call: 10 }];
      if (call === "GET /api/v1/appraisals/apr_1") return [200, { evidence: { upstreams } }];
    }
    if (headers.authorization !== `Bearer ${administrator}`) return [401, { code: "UNAUTHORIZED" }];
    if (call === "GET /admin/health") return [200, { status: "degraded", model, faults, setup }];
    if (call.startsWith("GET /admin/accounts?")) return [200, { items: [{ id: "acct_1", name: "make check" }] }];
    if (call === "POST /admin/accounts/acct_1/grants") return [200, { credits: assert.equal(JSON.parse(body).credits, 7) }];
    if (call === "POST /admin/accounts/acct_1/keys") return [201, { id: "key_1", key: "loupe_k" }];
    return call === "DELETE /admin/keys/key_1" ? [200, {}] : [404, {}];
  });
  const { status, output } = await check(root, ["--remote", "--url", service], env);
  assert.equal(status, 1, output);
  assert.match(output, /ok {5}variables in operator\.toml\nok {5}bindings\nok {5}secrets in the deployed service\nok {5}database: \d+ migrations\n/);
  assert.match(output, /WRONG {2}SEARCH: it names ebuy, which is no upstream\n {7}correct it\nnote {3}VISION_MODEL: openai ends this model on 2026-12-11\n {7}choose another\n/);
  assert.match(output, /note {3}before a photo gets a value: nothing to compare with\n {7}get a key\nok/);
  assert.match(output, /ok {5}upstream anthropic: HTTP 200, 900 ms\nWRONG {2}upstream ebay: HTTP 429, 50 ms: EXHAUSTED\n {7}The vendor says that no calls are left/);
  assert.match(output, /2 of the checks failed\.\n$/);
  assert.equal(asked.at(-1), "DELETE /admin/keys/key_1");

  writeFileSync(join(root, "operator.toml"), read(root, "operator.toml").replace(/VISION = .*/, 'VISION = "openai"\nADMIN_TOKEN = "open"'));
  writeFileSync(join(root, "worker/migrations/9999_new.sql"), "CREATE TABLE added (n INTEGER) STRICT;");
  model = { provider: "openai", name: "gpt-6-luna", state: "available", ends: null };
  const wrong = await check(root, ["--remote", "--url", service, "--no-calls"], env);
  assert.match(wrong.output, /ok {5}model gpt-6-luna: openai has it\n/);
  assert.match(wrong.output, /WRONG {2}ADMIN_TOKEN: it is a secret, but is set as a variable in operator\.toml/);
  assert.match(wrong.output, /WRONG {2}the secret VISION_API_KEY is not set in the deployed service/);
  assert.match(wrong.output, /WRONG {2}the database lacks the migrations 9999_new\.sql\n {7}Run make upgrade/);
});
