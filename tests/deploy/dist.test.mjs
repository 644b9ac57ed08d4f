import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { installation } from "../../build/deploy/wrangler.mjs";
import { repository, temporary, userEnvironment } from "./project.mjs";

const folder = temporary("dist"), root = join(folder, "unpacked/loupe"), archive = join(folder, "loupe.tar.gz");

// Node alone: neither Go nor TinyGo, make or npm.
const bin = join(folder, "bin");
const environment = { ...process.env, PATH: bin };

const go = (...args) => execFileSync("go", args, { cwd: repository, env: userEnvironment, stdio: "pipe" });
const pack = (file) => go("run", "./build/dist", file);

before(() => {
  pack(archive);
  mkdirSync(join(folder, "unpacked"));
  execFileSync("tar", ["-xzf", archive, "-C", join(folder, "unpacked")]);
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
});

test("the archive of the same build has the same bytes", () => {
  const again = join(folder, "again.tar.gz");
  pack(again);
  assert.ok(readFileSync(archive).equals(readFileSync(again)));
});

test("the archive has nothing of the operator's, and npm installs from it without the tools of development", () => {
  const files = readdirSync(root, { recursive: true });
  assert.deepEqual(files.filter((name) => /operator|\.vars|admin-token|node_modules|\.go$/.test(name) && name !== "build/deploy/operator.mjs"), []);
  // Offline, npm compares package.json with the lock file and lists what it would install.
  const listed = execFileSync("npm", [...installation, "--dry-run", "--offline"], { cwd: root, encoding: "utf8" });
  const packages = listed.match(/^add \S+/gm).map((line) => line.slice(4));
  for (const name of ["wrangler", "workerd", "esbuild", "miniflare"]) assert.ok(packages.includes(name), `${name} is not installed`);
  for (const name of ["playwright-core", "redoc", "binaryen"]) assert.ok(!packages.includes(name), `${name} is installed`);
});

test("the archive deploys to this machine with Node alone, and appraises", async (t) => {
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules")); // as npm ci would install it
  const port = await freePort(), url = `http://127.0.0.1:${port}`;
  assert.match(execFileSync("node", ["deploy.mjs", "--dry-run"], { cwd: root, env: environment, encoding: "utf8" }), /env\.DB \(loupe\)[^]*--dry-run: exiting now/);

  const service = spawn("node", ["deploy.mjs", "--local", "--port", String(port)], { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  for (const stream of [service.stdout, service.stderr]) stream.setEncoding("utf8").on("data", (text) => { log += text; });
  const ended = once(service, "exit");
  t.after(() => service.kill("SIGKILL"));
  while ((await fetch(`${url}/api/v1/`).catch(() => undefined))?.headers.has("x-request-id") !== true) {
    assert.equal(service.exitCode, null, `the service ended:\n${log}`);
    await sleep(100);
  }

  const token = /^ADMIN_TOKEN=(.*)$/m.exec(readFileSync(join(root, ".dev.vars"), "utf8"))[1];
  go("run", "./build/import", "-csv", join(root, "build/out/assets/samples/listings.csv"), "-persist", join(root, ".wrangler/state"));
  const post = async (path, bearer, body) => {
    const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    const answer = await response.json();
    assert.ok(response.ok, `${path}: ${response.status} ${JSON.stringify(answer)}\n${log}`);
    return { answer, headers: response.headers };
  };
  const { id } = (await post("/admin/accounts", token, { name: "first" })).answer;
  const { key } = (await post(`/admin/accounts/${id}/keys`, token, { name: "first" })).answer;
  const { cost_per_call: price } = await (await fetch(`${url}/api/v1/credits`, { headers: { authorization: `Bearer ${key}` } })).json();
  await post(`/admin/accounts/${id}/grants`, token, { credits: price, reason: "start" });
  const { answer, headers } = await post("/api/v1/appraise-product", key, { image_url: `${url}/samples/camera-photo.jpg` });
  assert.equal(headers.get("loupe-credits-charged"), String(price));
  assert.equal(answer.appraisal?.price_currency, "USD", JSON.stringify(answer));
  assert.ok(answer.appraisal.price_lower > 0 && answer.appraisal.price_upper > answer.appraisal.price_lower);

  process.kill(service.pid, "SIGTERM");
  await ended;
  await assert.rejects(fetch(`${url}/api/v1/`), "the Worker still answers");

  const alone = (...args) => execFileSync("node", args, { cwd: root, env: environment, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  assert.match(alone("backup.mjs", "verify"), /ok {5}ledger: 3 accounts, 2 transfers[^]*is sound/);
  assert.match(alone("backup.mjs", "--file", join(folder, "b.sqlite")), /complete and checked/);
  assert.match(alone("check.mjs", "--help"), /usage: node check\.mjs/);
});

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
