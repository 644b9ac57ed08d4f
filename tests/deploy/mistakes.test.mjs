import assert from "node:assert/strict";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findMistakes } from "../../build/operate/deploy/mistakes.mjs";
import { variables } from "../../build/operate/deploy/settings.mjs";
import { Wrangler } from "../../build/operate/deploy/wrangler.mjs";
import { standIn } from "./account.mjs";
import { copyProject, deployTo, read, repository, runProgram } from "./project.mjs";

const tracked = new Wrangler(repository).read(join(repository, "wrangler.toml"));

/** Returns the mistakes in variables of operator.toml as "NAME: problem". */
async function find(vars, { secrets, ...more } = {}) {
  const settings = { own: vars, config: { ...tracked, ...more, vars: { ...tracked.vars, ...vars } }, secrets, where: "operator.toml" };
  return (await findMistakes(repository, settings)).map(({ variable, problem, remedy }) => {
    assert.ok(remedy, variable);
    return `${variable}: ${problem}`;
  });
}

test("each mistake is named with what would be right, and nothing else is", async () => {
  for (const [vars, ...want] of [
    [{}],
    [{ DEFAULT_COUNTRY: "GB", PUBLIC_URL: "https://loupe.example.com", CACHE_TTL: "0", VISION: "openai", SEARCH: "ebay,catalog", PACKS: "starter 1000 10.00 USD" }],
    [{ VISON: "openai" }, /^VISON: it is not a variable of the service; did you mean VISION\?$/],
    [{ DEFUALT_COUNTRY: "GB" }, /did you mean DEFAULT_COUNTRY\?$/],
    [{ COLOUR: "red" }, /^COLOUR: it is not a variable of the service$/],
    [{ STRIPE_SECRET_KEY: "sk_live_1" }, /^STRIPE_SECRET_KEY: it is a secret, but is set as a variable in operator\.toml/, /^STRIPE_WEBHOOK_SECRET: it is not set/],
    [{ DEFAULT_COUNTRY: "UK" }, /^DEFAULT_COUNTRY: must be a country of ISO 3166-1 with two letters, such as GB; using US$/],
    [{ SERVICE_NAME: "Über Taxi!" }, /^SERVICE_NAME: must be 2 to 20 lower-case letters and digits, and begin with a letter; using loupe$/],
    [{ PUBLIC_URL: "loupe.example.com" }, /^PUBLIC_URL: must be the scheme and host of an https or http URL, such as https:\/\/loupe\.example\.com; it is ignored$/],
    [{ CACHE_TTL: "1h" }, /^CACHE_TTL: must be a whole number of seconds: 60 to 2592000, or 0 to reuse nothing; using 3600$/],
    [{ FEES: '{"channels": [{"name": "shop" "fees": []}]}' }, /^FEES: is not valid JSON: .*position 30/],
    [{ FEES: '{"channels": [{"name": "shop", "currency": "usd", "shipping": "buyer"}]}' }, /^FEES\.channels\[0\]\.currency: must be a currency code/],
    [{ SOURCES: '[\n  {"name": "shop" "request": {}}\n]' }, /^SOURCES: is not valid JSON: .*line 2 column 19/],
    [{ PACKS: "starter 1000 10.00 USD, large 12000 100.00" }, /^PACKS: entry 2: must be an id, credits, a price and a currency/],
    [{ SIGNUP_CREDITS: 50 }, /^SIGNUP_CREDITS: it is not text, so it is not read$/],
    [{ SECRETS: "VISION_API_KEY", VISION: "openai" }, /^core\.wasm: the data plane does not answer$/, /^SECRETS: an entry is not NAME@host/],
    [{ VISION: "workers-ai" }, /^AI: it is not set, so workers-ai is not called$/],
    [{ VISION: "opnai" }, /^VISION: "opnai" is not the name of a model/],
    [{ VISION: "openai", VISION_REASONING: "extreme" }, /^VISION_REASONING: is not an effort of openai; using none$/],
    [{ OIDC_ISSUER: "foo", OIDC_CLIENT_ID: "loupe" }, /^OIDC_ISSUER: it is not an https URL/],
    [{ TRANSCRIPTS: "yes" }, /^TRANSCRIPTS: it is neither 1 nor 0/],
    [{ ADMINS: "bob" }, /^ADMINS: /],
  ]) {
    const found = await find(vars), name = `${JSON.stringify(vars)}: ${found.join("\n")}`;
    assert.equal(found.length, want.length, name);
    want.forEach((pattern, i) => assert.match(found[i], pattern, name));
  }
  assert.deepEqual(await find({ VISION: "workers-ai" }, { ai: { binding: "AI" } }), []);
  assert.deepEqual(await find({}, { secrets: { ADMIN_TOKEN: "short" } }), ["ADMIN_TOKEN: it has fewer than 16 characters, so it is not accepted"]);
  const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example.slice(1, -1)]));
  assert.deepEqual(await find(examples), []);
});

test("a deployment refuses mistakes before it changes anything, and so does a dry run without an account", async (t) => {
  const cloudflare = await standIn(t), root = copyProject();
  writeFileSync(join(root, "operator.toml"), '[vars]\nDEFAULT_COUNTRY = "UK"\nVISON = "openai"\nPUBLIC_URL = "loupe.example.com"\n');
  await assert.rejects(deployTo(cloudflare, root, { yes: true }), { message: /^the configuration in operator\.toml is wrong[^]*VISON: [^]*DEFAULT_COUNTRY: [^]*PUBLIC_URL: / });
  assert.deepEqual(cloudflare.calls.filter((call) => !call.startsWith("GET ")), []);
  const dry = await runProgram(root, "build/operate/deploy/deploy.mjs", ["--dry-run"]);
  assert.equal(dry.status, 1);
  assert.match(dry.output, /deploy: the configuration in operator\.toml is wrong, so nothing was changed\nVISON: .*did you mean VISION\?\n {4}correct the name/);
});

test("a dry run on this machine checks .dev.vars, and neither starts nor changes anything", async () => {
  const root = copyProject(), run = () => runProgram(root, "build/operate/deploy/deploy.mjs", ["--local", "--dry-run"]), before = readdirSync(root);
  const sound = await run();
  assert.equal(sound.status, 0, sound.output);
  assert.match(sound.output, /have no mistake\. This was a dry run/);
  assert.deepEqual(readdirSync(root), before);

  const vars = "VISION=openai\nSOURCES='[\n {]'\nSHOP_KEY=k\nVISION_API_KY=k\nexport ADMIN_TOKEN = short\n";
  writeFileSync(join(root, ".dev.vars"), vars);
  const wrong = await run();
  assert.equal(wrong.status, 1);
  assert.match(wrong.output, /the configuration in \.dev\.vars is wrong, so nothing was changed\nVISION_API_KY: .*did you mean VISION_API_KEY\?\n.*\nSOURCES: .*line 2 column 3\)\n[^]*ADMIN_TOKEN: /);
  assert.equal(wrong.output.includes("SHOP_KEY"), false, wrong.output);
  assert.equal((await runProgram(root, "build/operate/deploy/deploy.mjs", ["--local"])).status, 1, "it starts");
  assert.equal(read(root, ".dev.vars"), vars);
  assert.equal(existsSync(join(root, ".wrangler")), false);
});
