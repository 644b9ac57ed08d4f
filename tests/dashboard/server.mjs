// Serves the built site with a console and an API whose answers are the fixtures of data.mjs. The dashboard's tests use it
// for what a real service does not show on demand: every state of a page, faults, and hostile texts. tests/e2e runs the dashboard
// against the real Worker.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const assets = join(import.meta.dirname, "../../build/out/assets");
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".jpg": "image/jpeg", ".json": "application/json" };

/**
 * Starts a server. `routes` maps "METHOD /path" to an answer or to a function of ({url, body, request, origin}) that returns one; a path
 * may end in "*". An answer is a JSON value, or {status, headers, problem, stream, text} for others. Returns {url, calls, close};
 * `calls` records each call of a route as {method, path, body, headers}.
 */
export async function serve(routes) {
  const policy = { dashboard: await policyOf("dashboard"), report: await policyOf("report") };
  const calls = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url, `http://${request.headers.host}`);
    const route = find(routes, request.method, url.pathname);
    if (route === undefined) return sendFile(url.pathname, response, policy);
    const body = await text(request);
    calls.push({ method: request.method, path: url.pathname + url.search, body, headers: request.headers });
    await sendAnswer(typeof route === "function" ? await route({ url, body, request, origin: url.origin }) : route, response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    calls,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function find(routes, method, path) {
  if (`${method} ${path}` in routes) return routes[`${method} ${path}`];
  const pattern = Object.keys(routes).filter((r) => r.endsWith("*") && `${method} ${path}`.startsWith(r.slice(0, -1))).sort((a, b) => b.length - a.length)[0];
  if (pattern) return routes[pattern];
  return /^\/(console|auth|admin|oauth|api\/v1)\//.test(path) ? { status: 404, problem: { code: "NOT_FOUND", detail: "there is no such path" } } : undefined;
}

async function sendAnswer(answer, response) {
  const isPlain = !["problem", "stream", "text", "body"].some((member) => member in answer) && typeof answer.status !== "number";
  const { status = 200, headers = {}, problem, stream, text, body = answer } = isPlain ? {} : answer;
  const type = stream ? "text/event-stream" : text ? "text/csv" : problem ? "application/problem+json" : "application/json";
  response.writeHead(status, { "content-type": type, "x-request-id": "5f1d7c02b3a94e68", ...headers });
  if (stream) for await (const { event, data } of stream()) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.end(stream || status === 204 ? undefined : text ?? JSON.stringify(problem ? { status, ...problem } : body));
}

async function sendFile(path, response, policy) {
  const [, drawn] = path.match(/^\/(dashboard|report)\//) ?? []; // pages that a script draws
  const name = drawn && !extname(path) ? `/${drawn}/index.html` : path.endsWith("/") ? `${path}index.html` : path;
  try {
    const content = await readFile(join(assets, normalize(name)));
    response.writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream", ...(drawn && policy[drawn]) });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Returns the headers that the files of a folder are served with, by _headers. */
async function policyOf(folder) {
  const file = await readFile(join(assets, "_headers"), "utf8");
  const line = file.slice(file.indexOf(`/${folder}/*`)).match(/^ +Content-Security-Policy: (.*)$/m);
  return { "content-security-policy": line[1], "referrer-policy": "no-referrer" };
}

async function text(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
