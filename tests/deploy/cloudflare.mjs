// A stand-in for Cloudflare's API, on this machine. It answers the calls that the deployment and wrangler make, and keeps what
// they create: databases are SQLite's. Names are unique, as at Cloudflare. It refuses calls that it does not know. It does not
// know the export of a database, which has made databases unusable: https://github.com/cloudflare/workers-sdk/issues/9519
//
// https://developers.cloudflare.com/api/

import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

export const accountID = "0123456789abcdef0123456789abcdef";
export const token = "token-of-the-tests";

/** Refusal is an error answer of the API. */
class Refusal extends Error {
  constructor(status, code, message) {
    super(message);
    Object.assign(this, { status, code });
  }
}
const noWorker = () => new Refusal(404, 10007, "This Worker does not exist on your account.");
const hex = () => randomUUID().replaceAll("-", "");

/** Returns an empty account. */
function emptyAccount() {
  return { subdomain: "stand-in", databases: [], namespaces: [], queues: [], buckets: [], workers: {}, files: new Set(), imports: {} };
}

// Method, path below /accounts/{id}, and what answers the call. A path's :names become properties of `p`.
const routes = [
  ["GET", "/d1/database", ({ a, query }) => {
    const listed = a.databases.filter(({ name }) => name.includes(query.get("name") ?? ""));
    return page(listed.map(({ uuid, name }) => ({ uuid, name })));
  }],
  ["POST", "/d1/database", ({ a, body }) => {
    unique(a.databases, "name", body.name, 7502);
    const made = { uuid: randomUUID(), name: body.name, sqlite: new DatabaseSync(":memory:") };
    a.databases.push(made);
    return { uuid: made.uuid, name: made.name };
  }],
  ["POST", "/d1/database/:id/query", ({ a, p, body }) => runSQL(found(a.databases, "uuid", p.id, 7404).sqlite, body.sql, body.params)],
  ["POST", "/d1/database/:id/import", ({ api, a, p, body: { action, etag } }) => {
    const { sqlite } = found(a.databases, "uuid", p.id, 7404);
    if (action === "init" && !a.imports[etag]) return { upload_url: `${api.url}/imported.sql?${etag}`, filename: `${etag}.sql` };
    if (action === "poll") throw new Refusal(400, 7500, "Not currently importing anything.");
    try {
      importSQL(sqlite, a.imports[etag]);
      const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
      return { success: true, status: "complete", messages: [], result: { num_queries: 1, final_bookmark: "b", meta } };
    } catch ({ message }) {
      return { success: true, status: "error", messages: [], errors: [message] };
    }
  }],
  ["GET", "/d1/database/:id/time_travel/bookmark", ({ a, p }) => (found(a.databases, "uuid", p.id, 7404), { bookmark: "00000001-00000002-00000003" })],
  ["GET", "/storage/kv/namespaces", ({ a }) => page(a.namespaces)],
  ["POST", "/storage/kv/namespaces", ({ a, body }) => {
    unique(a.namespaces, "title", body.title, 10014);
    const made = { id: hex(), title: body.title };
    a.namespaces.push(made);
    return made;
  }],
  ["GET", "/queues", ({ a, query }) => page(a.queues.filter(({ queue_name: name }) => !query.has("name") || query.getAll("name").includes(name)))],
  ["POST", "/queues", ({ a, body }) => {
    unique(a.queues, "queue_name", body.queue_name, 11009);
    const made = { queue_id: hex(), queue_name: body.queue_name, consumers: [] };
    a.queues.push(made);
    return made;
  }],
  ["POST", "/queues/:id/consumers", ({ a, p, body }) => {
    const queue = found(a.queues, "queue_id", p.id, 11001);
    if (queue.consumers.some(({ script }) => script === body.script_name)) throw new Refusal(409, 11004, "Queue already has a consumer");
    queue.consumers.push({ consumer_id: hex(), script: body.script_name, type: "worker", settings: body.settings });
    return queue.consumers.at(-1);
  }],
  ["PUT", "/queues/:id/consumers/:consumer", ({ a, p, body }) => {
    const { consumers } = found(a.queues, "queue_id", p.id, 11001);
    return Object.assign(found(consumers, "consumer_id", p.consumer, 11003), { settings: body.settings });
  }],
  ["GET", "/r2/buckets/:name", ({ a, p }) => found(a.buckets, "name", p.name, 10006)],
  ["POST", "/r2/buckets", ({ a, body }) => {
    unique(a.buckets, "name", body.name, 10004);
    a.buckets.push({ name: body.name });
    return a.buckets.at(-1);
  }],
  ["GET", "/workers/subdomain", ({ a }) => {
    if (!a.subdomain) throw new Refusal(404, 10007, "There is no subdomain for your account");
    return { subdomain: a.subdomain };
  }],
  ["PUT", "/workers/subdomain", ({ a, body }) => ({ subdomain: a.subdomain = body.subdomain })],
  ["GET", "/workers/services/:worker", ({ a, p }) => {
    const worker = a.workers[p.worker];
    if (!worker) throw new Refusal(404, 10090, "workers.api.error.service_not_found");
    return { id: p.worker, default_environment: { environment: "production", script: { tag: worker.tag, tags: [], last_deployed_from: "wrangler" } } };
  }],
  ["GET", "/workers/workers/:worker", ({ a, p }) => {
    const { tag, enabled } = workerOf(a, p);
    return { id: tag, name: p.worker, subdomain: { enabled, previews_enabled: false } };
  }],
  ["GET", "/workers/scripts/:worker/settings", ({ a, p }) => ({ bindings: workerOf(a, p).metadata?.bindings ?? [] })],
  ["GET", "/workers/scripts/:worker/secrets", ({ a, p }) => Object.keys(workerOf(a, p).secrets).map((name) => ({ name, type: "secret_text" }))],
  ["PATCH", "/workers/scripts/:worker/secrets-bulk", ({ a, p, body }) => {
    for (const [name, secret] of Object.entries(body.secrets)) workerOf(a, p).secrets[name] = secret.text;
    return {};
  }],
  ["POST", "/workers/scripts/:worker/assets-upload-session", ({ a, body }) => {
    a.manifest = body.manifest;
    const missing = Object.values(body.manifest).map(({ hash }) => hash).filter((hash) => !a.files.has(hash));
    return { jwt: "upload", buckets: missing.length ? [[...new Set(missing)]] : [] };
  }],
  ["POST", "/workers/assets/upload", ({ a, form }) => {
    for (const [hash] of form) a.files.add(hash);
    return { jwt: "complete" };
  }],
  ["PUT", "/workers/scripts/:worker", ({ a, p, form }) => upload(a, p, form)],
  ["POST", "/workers/scripts/:worker/versions", ({ a, p, form }) => (workerOf(a, p), upload(a, p, form))],
  ["GET", "/workers/scripts/:worker/deployments", ({ a, p }) => ({ deployments: workerOf(a, p).deployments })],
  ["POST", "/workers/scripts/:worker/deployments", ({ a, p, body }) => {
    workerOf(a, p).deployments.unshift({ id: randomUUID(), versions: body.versions });
    return workerOf(a, p).deployments[0];
  }],
  ["PATCH", "/workers/scripts/:worker/script-settings", ({ body }) => body],
  ["POST", "/workers/scripts/:worker/subdomain", ({ a, p, body }) => {
    workerOf(a, p).enabled = body.enabled;
    return { enabled: body.enabled, previews_enabled: body.previews_enabled };
  }],
  ["PUT", "/workers/scripts/:worker/schedules", ({ a, p, body }) => ({ schedules: workerOf(a, p).schedules = body })],
].map(([method, path, answer]) => ({
  method, path, answer, pattern: new RegExp(`^${path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
}));

const page = (list) => ({ list });

function unique(list, key, value, code) {
  if (list.some((item) => item[key] === value)) throw new Refusal(400, code, `${key} ${value} already exists`);
}

function found(list, key, value, code) {
  const item = list.find((one) => one[key] === value);
  if (!item) throw new Refusal(404, code, `${key} ${value} does not exist`);
  return item;
}

function workerOf(account, { worker }) {
  if (!account.workers[worker]) throw noWorker();
  return account.workers[worker];
}

// Of D1, in bytes: https://developers.cloudflare.com/d1/platform/limits/
const maxStatement = 100_000, maxValue = 2_000_000, maxResult = 50_000_000;

/**
 * Yields the statements of a query as the strictest reports say that D1's server splits it: it does not know comments, so a semicolon or an
 * apostrophe in one counts, and a trigger ends at the first END before a semicolon or white space.
 * https://github.com/cloudflare/workers-sdk/issues/4727, https://github.com/cloudflare/workers-sdk/issues/4326
 */
export function* splitAsServer(sql) {
  for (let rest = sql.trimStart(); rest; ) {
    const end = /^CREATE\s+(TEMP\w*\s+)?TRIGGER\b/i.test(rest) ? /[^]*?\bEND(?=[;\s])\s*;?/i : /(?:[^;'"]|'[^']*'|"[^"]*")*;?/;
    const statement = end.exec(rest)?.[0] || rest;
    yield statement;
    rest = rest.slice(statement.length).trimStart();
  }
}

/** Runs the statements of a query, all or none, as D1 does, and returns the result of each. With parameters there is only one statement. */
function runSQL(sqlite, sql, params = []) {
  const statements = params.length ? [sql] : [...splitAsServer(sql)];
  if (statements.some(({ length }) => length > maxStatement) || params.some((value) => Buffer.byteLength(String(value)) > maxValue)) {
    throw new Refusal(400, 7500, "too big: SQLITE_TOOBIG");
  }
  return inTransaction(sqlite, () => statements.map((statement) => (
    { results: rowsOf(sqlite.prepare(statement).iterate(...params)), success: true, meta: { duration: 0 } })));
}

function rowsOf(found) {
  const rows = [];
  let size = 0;
  for (const row of found) {
    for (const value of Object.values(row)) size += value?.length ?? 8;
    if (size > maxResult) throw new Error("the result is too large");
    rows.push(row);
  }
  return rows;
}

/** Runs the SQL of an import, all or nothing: workerd reads it with sqlite3_complete, which knows comments and triggers. */
function importSQL(sqlite, sql) {
  if (/^\s*(BEGIN|COMMIT|SAVEPOINT)\b/im.test(sql.replaceAll(/\bBEGIN\b[^]*?\bEND;/g, ""))) throw new Error("To execute a transaction, please use the state.storage.transaction() APIs");
  inTransaction(sqlite, () => sqlite.exec(sql));
}

function inTransaction(sqlite, run) {
  sqlite.exec("BEGIN");
  try {
    const result = run();
    sqlite.exec("COMMIT");
    return result;
  } catch (cause) {
    sqlite.exec("ROLLBACK");
    throw new Refusal(400, 7500, `${cause.message}: SQLITE_ERROR`);
  }
}

/** Returns a binding or, if it is inherited, the one of the same name in the previous version. */
function inherit(binding, worker) {
  if (binding.type !== "inherit") return binding;
  return found(worker?.metadata.bindings ?? [], "name", binding.name, 10021);
}

/** Stores a version of a Worker. Its bindings must name what exists, and its site must have been uploaded. */
function upload(account, { worker: name }, form) {
  const metadata = JSON.parse(form.get("metadata"));
  metadata.bindings = (metadata.bindings ?? []).map((binding) => inherit(binding, account.workers[name]));
  for (const binding of metadata.bindings) {
    if (binding.type === "d1") found(account.databases, "uuid", binding.id ?? binding.database_id, 10021);
    if (binding.type === "kv_namespace") found(account.namespaces, "id", binding.namespace_id, 10021);
    if (binding.type === "queue") found(account.queues, "queue_name", binding.queue_name, 10021);
    if (binding.type === "r2_bucket") found(account.buckets, "name", binding.bucket_name, 10021);
  }
  if (metadata.assets) {
    if (metadata.assets.jwt !== "complete" && metadata.assets.jwt !== "upload") throw new Refusal(400, 10021, "the assets were not uploaded");
    for (const { hash } of Object.values(account.manifest)) if (!account.files.has(hash)) throw new Refusal(400, 10021, "an asset is missing");
  }
  const worker = account.workers[name] ??= { tag: hex(), secrets: {}, deployments: [], uploads: 0 };
  const id = randomUUID();
  const modules = [...form].filter(([, value]) => typeof value !== "string").map(([, file]) => file);
  Object.assign(worker, { metadata, uploads: worker.uploads + 1, modules, main: metadata.main_module });
  return { id, tag: worker.tag, deployment_id: hex(), startup_time_ms: 5, resources: { script: { etag: createHash("sha256").update(id).digest("hex") } } };
}

/**
 * Starts the stand-in. `fault(call, body)` decides how a call fails. body.sql is the SQL of a query or an import. It may return:
 *
 *   "refuse"  the API refuses the call
 *   "split"   the API answers as if it took only a part of a trigger for the statement
 *   "lose"    the call takes effect, and its answer is lost
 */
export async function startCloudflare() {
  const api = { account: emptyAccount(), accounts: [{ id: accountID, name: "Stand-in" }], calls: [], unknown: [], fault: () => undefined };
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url.startsWith("/imported.sql?")) return takeImport(api, Buffer.concat(chunks), response); // a signed URL needs no token
    const answer = await handle(api, request, Buffer.concat(chunks));
    if (answer === undefined) return request.socket.destroy();
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  api.url = `http://127.0.0.1:${server.address().port}`;
  api.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return api;
}

/** Takes the file of an import. Its name is its MD5. */
function takeImport({ account }, sql, response) {
  const etag = createHash("md5").update(sql).digest("hex");
  account.imports[etag] = sql.toString();
  response.writeHead(200, { ETag: `"${etag}"` }).end();
}

async function handle(api, request, bytes) {
  const { pathname, searchParams: query } = new URL(request.url, api.url);
  try {
    const jwt = pathname.includes("/workers/assets/upload") ? "upload" : token;
    if (request.headers.authorization !== `Bearer ${jwt}`) throw new Refusal(401, 10000, "Authentication error");
    const { call, answer, p } = route(api, request.method, pathname);
    api.calls.push(call);
    const decoded = await decode(request, bytes), { body } = decoded;
    const fault = api.fault(call, { ...body, sql: body?.sql ?? api.account.imports[body?.etag] ?? "" });
    if (fault === "refuse") throw new Refusal(403, 10000, "Authentication error");
    if (fault === "split") throw new Refusal(400, 7500, "incomplete input: SQLITE_ERROR");
    const result = answer({ api, a: api.account, p, query, ...decoded });
    if (fault === "lose") return undefined;
    const status = call === "POST /workers/assets/upload" ? 201 : 200;
    return { status, body: { success: true, errors: [], messages: [], ...paged(result, query) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: { success: false, errors: [{ code: error.code, message: error.message }], messages: [], result: null } };
  }
}

// The calls that are not about an account.
const global = {
  "GET /accounts": ({ api }) => page(api.accounts),
  "GET /memberships": ({ api }) => page(api.accounts.map((account) => ({ account }))),
  "GET /user": () => ({ id: "user", email: "operator@example.com" }),
  "GET /user/tokens/verify": () => ({ id: "token", status: "active" }),
};

function route(api, method, pathname) {
  const call = `${method} ${pathname}`;
  if (global[call]) return { call, answer: global[call], p: {} };
  const prefix = `/accounts/${accountID}`;
  const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined;
  const known = path !== undefined && routes.find((one) => one.method === method && one.pattern.test(path));
  if (!known) {
    api.unknown.push(call);
    throw new Refusal(404, 7000, `No route for ${call}`);
  }
  return { call: `${method} ${known.path}`, answer: known.answer, p: { ...known.pattern.exec(path).groups } };
}

async function decode(request, bytes) {
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/")) return { form: await new Response(bytes, { headers: { "content-type": type } }).formData() };
  return { body: bytes.length ? JSON.parse(bytes.toString()) : undefined };
}

function paged(result, query) {
  if (!result?.list) return { result };
  const number = Number(query.get("page") ?? 1), size = Number(query.get("per_page") ?? 20);
  const list = result.list.slice((number - 1) * size, number * size), total = result.list.length;
  const pages = { total_count: total, total_pages: Math.ceil(total / size) };
  return { result: list, result_info: { page: number, per_page: size, count: list.length, ...pages } };
}
