// The chat in which the tests show the card: the parts of the reference host
// (https://github.com/modelcontextprotocol/ext-apps/tree/main/examples/basic-host), with the AppBridge of its package. The chat
// and the sandbox are pages of two origins, as the specification wants.
import { createServer } from "node:http";
import { join } from "node:path";
import { build } from "esbuild";
import { newContext } from "../chromium.mjs";

const packages = join(import.meta.dirname, "../node_modules");

/** Returns a script of this folder with all that it imports. */
async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)], bundle: true, write: false, format: "esm", nodePaths: [packages], logLevel: "warning",
  });
  return outputFiles[0].text;
}

let chatScript;

/** The Content-Security-Policy that a chat sets for a card: "CSP Construction from Metadata" in the specification. */
function policy(csp = {}) {
  const of = (name) => (csp[name] ?? []).join(" ");
  return `default-src 'none'; script-src 'self' 'unsafe-inline' ${of("resourceDomains")}; style-src 'self' 'unsafe-inline' ${of("resourceDomains")}; ` +
    `connect-src 'self' ${of("connectDomains")}; img-src 'self' data: ${of("resourceDomains")}; font-src 'self' ${of("resourceDomains")}; ` +
    `media-src 'self' data: ${of("resourceDomains")}; frame-src ${of("frameDomains") || "'none'"}; object-src 'none'; base-uri ${of("baseUriDomains") || "'self'"}`;
}

/** Serves one page and its script on a port of its own. */
async function serve(page) {
  const server = createServer(async ({ url }, response) => {
    const { body, type = "text/html; charset=utf-8", headers = {} } = (await page(new URL(url, "http://x"))) ?? { body: "" };
    response.writeHead(body ? 200 : 404, { "content-type": type, ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: server.address().port };
}

/**
 * Shows a card in a chat, as the view of a tool call, and returns it once it has drawn the result.
 *
 * card: { html, csp } of the resource. call: { tool, input, result }. context: the chat's, such as the theme. capabilities: the
 * chat's. answer: returns the result of a tool call of the card. The returned record has what the card asked for, by kind.
 */
export async function chat(browser, { card, call, width = 800, context = {}, capabilities, answer = () => call.result }) {
  chatScript ??= await bundle("chat.mjs");
  const sandbox = await serve(({ pathname, searchParams }) => pathname === "/" && {
    body: `<!doctype html><style>html,body,iframe{border:0;height:100%;margin:0;width:100%;display:block}</style><body><script>(${relay})()</script>`,
    headers: { "content-security-policy": policy(JSON.parse(searchParams.get("csp"))) },
  });
  const host = await serve(({ pathname }) => ({
    "/": { body: `<!doctype html><link rel="icon" href="data:,"><style>body{margin:0}iframe{border:0;display:block;width:${width}px}</style><body><script type="module" src="/chat.js"></script>` },
    "/chat.js": { body: chatScript, type: "text/javascript" },
  })[pathname]);
  const record = { calls: [], contexts: [], links: [], sizes: [], requests: [], errors: [] };
  const tab = await newContext(browser, { viewport: { width: Math.max(width, 400), height: 700 }, colorScheme: context.theme ?? "light", reducedMotion: "reduce" });
  const page = await tab.newPage();
  tab.on("request", (request) => record.requests.push(request.url()));
  page.on("console", (message) => { if (["error", "warning"].includes(message.type())) record.errors.push(message.text()); });
  page.on("pageerror", (error) => record.errors.push(String(error)));
  page.on("dialog", (dialog) => { record.errors.push(`dialog ${dialog.message()}`); dialog.dismiss(); });
  await page.exposeFunction("record", (kind, value) => { record[kind].push(value); });
  await page.exposeFunction("callTool", (params) => { record.calls.push(params); return answer(params); });
  await page.goto(`http://localhost:${host.port}/`);
  const sandboxURL = `http://127.0.0.1:${sandbox.port}/?csp=${encodeURIComponent(JSON.stringify(card.csp ?? {}))}`;
  await page.evaluate((options) => globalThis.show(options), {
    sandboxURL, html: card.html, csp: card.csp, ...call,
    capabilities: capabilities ?? { openLinks: {}, serverTools: {}, updateModelContext: { text: {} } },
    context: { displayMode: "inline", containerDimensions: { width, maxHeight: 600 }, ...context },
  });
  const frame = page.frames().at(-1);
  await frame.locator("h1", { hasNotText: "Appraising" }).waitFor();
  return {
    page, frame, record, origins: [`http://localhost:${host.port}`, `http://127.0.0.1:${sandbox.port}`],
    async close() {
      await tab.close();
      for (const { server } of [host, sandbox]) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The script of the sandbox: loads the card into a frame of its own, and passes messages on in both directions. */
function relay() {
  const chatOrigin = new URL(document.referrer).origin;
  const inner = document.createElement("iframe");
  inner.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
  document.body.append(inner);
  addEventListener("message", ({ source, origin, data }) => {
    if (source === parent && origin === chatOrigin && data.method === "ui/notifications/sandbox-resource-ready") {
      const { contentDocument } = inner;
      contentDocument.open();
      contentDocument.write(data.params.html);
      contentDocument.close();
    } else if (source === parent && origin === chatOrigin) {
      inner.contentWindow.postMessage(data, "*");
    } else if (source === inner.contentWindow) {
      parent.postMessage(data, chatOrigin);
    }
  });
  parent.postMessage({ jsonrpc: "2.0", method: "ui/notifications/sandbox-proxy-ready", params: {} }, chatOrigin);
}
