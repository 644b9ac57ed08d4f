// The Worker, with counts of what Cloudflare charges for. GET /api/counted returns the sums since the isolate's start; with a statement in ?sql=, it
// runs that first.

import worker from "../../worker/index.mjs";

const counts = { requests: 0, rows_written: 0, kv_reads: 0, kv_writes: 0, queue_messages: 0 };

/** Counts the rows that D1 has written for results. */
function countRows(results) {
  for (const { meta } of [].concat(results)) counts.rows_written += meta.rows_written;
  return results;
}

/** Returns an object with the methods of another one, except for these. */
const wrap = (object, methods) => new Proxy(object, {
  get(target, name) {
    if (Object.hasOwn(methods, name)) return methods[name];
    const value = target[name];
    return typeof value === "function" ? value.bind(target) : value;
  },
});

const originals = new WeakMap(); // D1's statements, by the counting ones around them

function statement(original) {
  const counted = wrap(original, {
    bind: (...values) => statement(original.bind(...values)),
    all: async () => countRows(await original.all()),
    run: async () => countRows(await original.run()),
    async raw() { // with the columns' names, as the control plane asks for them; the result of the original has no counts
      const { results } = countRows(await original.all());
      return [Object.keys(results[0] ?? {}), ...results.map(Object.values)];
    },
  });
  originals.set(counted, original);
  return counted;
}

const database = (original) => wrap(original, {
  prepare: (sql) => statement(original.prepare(sql)),
  batch: async (statements) => countRows(await original.batch(statements.map((s) => originals.get(s)))),
  withSession: (constraint) => database(original.withSession(constraint)),
});

const namespace = (original) => wrap(original, {
  get: (...values) => (counts.kv_reads++, original.get(...values)),
  getWithMetadata: (...values) => (counts.kv_reads++, original.getWithMetadata(...values)),
  put: (...values) => (counts.kv_writes++, original.put(...values)),
  delete: (...values) => (counts.kv_writes++, original.delete(...values)),
});

const queue = (original) => wrap(original, {
  send: (...values) => (counts.queue_messages++, original.send(...values)),
  sendBatch: (...values) => (counts.queue_messages += values[0].length, original.sendBatch(...values)),
});

let counted;
const countingOf = (env) => (counted ??= { ...env, DB: database(env.DB), KV: namespace(env.KV), ...(env.JOBS && { JOBS: queue(env.JOBS) }) });

export default {
  async fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/counted") {
      if (searchParams.get("sql")) await countingOf(env).DB.prepare(searchParams.get("sql")).run();
      return Response.json(counts);
    }
    counts.requests++;
    return worker.fetch(request, countingOf(env), ctx);
  },
  queue: (batch, env, ctx) => (counts.requests++, worker.queue(batch, countingOf(env), ctx)),
  scheduled: (event, env, ctx) => worker.scheduled(event, countingOf(env), ctx),
};
