// Runs Workers in workerd, each with an address of its own, until its standard input ends. Reads commands, one JSON object a line, and
// answers each with a line that has its id:
//
//   {"id": 1, "start": {config, persist, vars, others, limit, entry}}   {"id": 1, "url": "http://127.0.0.1:1234"}
//   {"id": 2, "query": "SELECT 1", "service": 1}                {"id": 2}
//   {"id": 3, "stop": 1}                                        {"id": 3}
//
// A failed command is answered with {id, error}. Lines {service, log} have what a Worker logs.
//
// wrangler dev does the same for one Worker, and also watches files and has a proxy. Here wrangler only translates wrangler.toml, and
// miniflare, which is part of wrangler, runs workerd. Starting one takes a tenth of the time of starting wrangler.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { build, stop as endESBuild } from "esbuild";
import { unstable_getMiniflareWorkerOptions as translate, unstable_readConfig as readConfig } from "wrangler";

const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(import.meta.resolve("wrangler"))("miniflare");

const root = join(import.meta.dirname, "../..");
const print = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const bundled = {};

/** Returns a module with all that it imports, except for the wasm modules. */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)], bundle: true, format: "esm", target: "es2024", external: ["*.wasm", "cloudflare:*"], loader: { ".sql": "text" },
    write: false, logLevel: "error",
  });
  endESBuild(); // its process would take a hundredth of a processor
  return outputFiles[0].text;
}

/** Returns the options of a Worker that its configuration file and these variables give. */
function configure(file, vars = {}) {
  const { workerOptions } = translate(file, undefined, { envFiles: [] });
  const { name } = readConfig({ config: file }, { hideWarnings: true });
  return { ...workerOptions, name, bindings: { ...workerOptions.bindings, ...vars } };
}

/** Log passes the messages of miniflare on. */
class Passing extends Log {
  constructor(pass) {
    super(LogLevel.INFO);
    this.pass = pass;
  }
  log(message) { this.pass(message); }
}

async function start(service, { config, persist, vars, others, limit, entry }) {
  const worker = configure(config, vars);
  if (limit) {
    worker.ratelimits.RATE_LIMITER.simple.limit = limit;
    worker.bindings.RATE_LIMIT = `${limit}/60`;
  }
  worker.assets.directory = join(root, "build/out/assets");
  const wasm = (path, file) => ({ type: "CompiledWasm", path: join(root, path), contents: readFileSync(join(root, "build/out", file)) });
  const log = (text) => print({ service, log: `${text}\n` });
  const miniflare = new Miniflare(convertV4MiniflareOptions({
    port: 0, cf: false, logRequests: false, unsafeTriggerHandlers: true, telemetry: { enabled: false },
    resourcePersistencePath: join(persist, "v3"),
    log: new Passing(log),
    handleStructuredLogs: ({ message }) => log(message),
    workers: [
      {
        ...worker, modulesRoot: root,
        modules: [
          { type: "ESModule", path: join(root, "worker/index.mjs"), contents: await (bundled[entry] ??= bundle(entry)) },
          wasm("build/out/core.wasm", "core.wasm"), wasm("worker/console.wasm", "console/console.wasm"),
        ],
      },
      ...others.map((file) => {
        const path = join(dirname(file), "index.mjs");
        return { ...configure(file), modulesRoot: dirname(file), modules: [{ type: "ESModule", path, contents: readFileSync(path, "utf8") }] };
      }),
    ],
  }));
  services.set(service, miniflare);
  return { url: (await miniflare.ready).origin };
}

const services = new Map();

async function execute({ id, start: options, query, service, stop }) {
  if (options) return start(id, options);
  if (query) {
    const database = await services.get(service).getD1Database("DB");
    await database.batch([].concat(query).map((statement) => database.prepare(statement)));
    return {};
  }
  const stopped = services.get(stop);
  services.delete(stop);
  await stopped?.dispose();
  return {};
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = JSON.parse(line);
  execute(command).then((result) => print({ id: command.id, ...result }), (error) => print({ id: command.id, error: String(error.stack ?? error) }));
}
await Promise.all([...services.values()].map((service) => service.dispose()));
process.exit();
