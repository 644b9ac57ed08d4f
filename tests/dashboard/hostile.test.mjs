// Titles, vendors, reasons, file names, names of clients and other texts are untrusted. None may run or become markup.
import assert from "node:assert/strict";
import test from "node:test";
import { open, testedViews } from "./browser.mjs";
import { pages, routes } from "./data.mjs";
import { serve } from "./server.mjs";
import { contextOf } from "./shared.mjs";

/** Texts that run a script or add an element in one context or another. Each sets window.ran if it runs. */
const payloads = [
  `<script>ran=1</script>`, `<img src=x onerror=ran=1>`, `"><svg onload=ran=1>`, `'><iframe srcdoc="<script>parent.ran=1</script>">`,
  `javascript:ran=1`, `</title><script>ran=1</script>`, `{{constructor.constructor('ran=1')()}}`, `<style>*{display:none}</style>`, "<planted-element>",
];
const addresses = ["javascript:ran=1", "data:text/html,<script>opener.ran=1</script>", "vbscript:ran=1", " \tjavascript:ran=1", "https://shop.example/\"onmouseover=\"ran=1"];

// Members that the pages compare or compute with. All other texts of an answer are planted.
const kept = /^(id|kind|state|csrf_token|secret|service|token|base_url|mcp_url|currency|price_currency|price|converted|transfer|date|month|admin|verdict|condition)$|_at$|^at$/;

/** Returns a copy of an answer with a payload in each text that a stranger may choose. */
function plant(value, name = "", count = { n: 0 }) {
  if (Array.isArray(value)) return value.map((item) => plant(item, name, count));
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plant(member, key, count)]));
  if (typeof value !== "string" || kept.test(name)) return value;
  const n = count.n++;
  return /^(url|image|image_url)$/.test(name) ? addresses[n % addresses.length] : `${payloads[n % payloads.length]} ${n}`;
}

/** Returns a CSV file with a payload in each cell of several words. */
function plantCells(text) {
  let n = 0;
  return text.replace(/"[^"]* [^"]*"/g, () => `"${payloads[n++ % payloads.length].replaceAll('"', '""')} ${n}"`);
}

/** Returns the routes with planted answers. */
function plantedRoutes() {
  return Object.fromEntries(Object.entries(routes()).map(([route, answer]) => [route, async (call) => {
    const got = typeof answer === "function" ? await answer(call) : answer;
    if (got?.stream) return { ...got, async *stream() { for await (const { event, data } of got.stream()) yield { event, data: plant(data) }; } };
    if (got?.text) return { text: plantCells(got.text) };
    return got?.status && got.body ? { ...got, body: plant(got.body) } : plant(got);
  }]));
}

/** Opens pages with planted answers and checks that nothing was run, added or asked for. */
async function check(paths, act = async () => {}) {
  const server = await serve(plantedRoutes()), page = await (await contextOf(testedViews[1], server.url)).newPage();
  const outside = [];
  const dialogs = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === server.url || url.protocol === "blob:") return;
    outside.push({ url: url.href, type: request.resourceType(), referrer: request.headers().referer });
  });
  page.on("dialog", (dialog) => { dialogs.push(dialog.message()); dialog.dismiss(); });
  try {
    for (const path of paths) {
      await open(page, server.url + path);
      await act(page);
      await page.waitForLoadState("networkidle");
      const text = await page.locator("body").innerText();
      assert.match(text, /<script>ran=1<\/script>|onerror=ran=1|onload=ran=1|javascript:ran=1|<style>|<planted-element>|constructor/, `no planted text is visible on ${path}`);
      const found = await page.evaluate(() => ({
        ran: globalThis.ran,
        elements: [...document.querySelectorAll("#app script, #app iframe, #app style, planted-element, #app [onerror], #app [onload], #app [srcdoc], title script")].map((e) => e.outerHTML),
        links: [...document.querySelectorAll("a[href]")].filter((a) => !/^https?:$/.test(a.protocol)).map((a) => a.outerHTML),
        open: [...document.querySelectorAll("a[href]")].filter((a) => a.origin !== location.origin && !["noopener", "noreferrer", "nofollow"].every((r) => a.rel.includes(r))).map((a) => a.outerHTML),
        images: [...document.querySelectorAll("img")].filter((i) => !/^(https|blob):/.test(i.src) && !i.src.startsWith(location.origin)).map((i) => i.outerHTML),
      }));
      assert.deepEqual(found, { ran: undefined, elements: [], links: [], open: [], images: [] }, path);
      assert.deepEqual(outside.filter(({ url, type, referrer }) => type !== "image" || !url.startsWith("https://") || referrer), [], `${path} asks another origin for more than pictures`);
      assert.deepEqual(dialogs, []);
    }
  } finally {
    await page.close();
    await server.close();
  }
}

const shown = Object.values(pages).filter(({ signedOut, empty, fixed }) => !signedOut && !empty && !fixed).map(({ path }) => path);
test("strangers' texts are text on every page", () => check(shown));

test("strangers' texts in the result of the playground, and in a file's name, are text", async () => {
  await check(["/dashboard/playground"], async (page) => {
    await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "<img src=x onerror=ran=1>.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await page.getByRole("button", { name: /^Appraise/ }).click();
    await page.locator(".amount").waitFor();
  });
});

test("strangers' texts in the preview and the report of an upload are text", async () => {
  await check(["/dashboard/catalogue"], async (page) => {
    await page.locator("input[type=file]").setInputFiles({ name: "<script>ran=1</script>.csv", mimeType: "text/csv", buffer: Buffer.from("id,title\n1,<script>ran=1</script>\n") });
    await page.getByLabel("Upload it although most of the first rows have no price").check();
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await page.getByText(/^Done/).waitFor();
    await page.getByRole("table", { name: "Problems by reason" }).waitFor();
  });
});

test("strangers' texts in a list to price, and in the service's problems with it, are text", async () => {
  await check(["/dashboard/lists/new"], async (page) => {
    const text = `"photo","title","<svg onload=ran=1>"\n${payloads.map((p) => [addresses[0], p, `=HYPERLINK("${p}")`].map((c) => `"${c.replaceAll('"', '""')}"`).join()).join("\n")}\n`;
    await page.locator("input[type=file]").setInputFiles([
      { name: "<script>ran=1</script>.csv", mimeType: "text/csv", buffer: Buffer.from(text) }, { name: "<img src=x onerror=ran=1>.png", mimeType: "image/png", buffer: Buffer.from("x") },
    ]);
    await page.getByRole("table", { name: "Rows with problems" }).waitFor();
    await page.getByText("3 columns are read").click();
  });
});

test("strangers' texts in results that are corrected are text", async () => {
  await check([pages.list.path], async (page) => {
    await page.getByRole("button", { name: "Choose all 42" }).click();
    await page.getByRole("button", { name: /^Correct and run again/ }).click();
    await page.getByRole("heading", { name: "Correct 42 items" }).waitFor();
  });
});

test("all listings of an appraisal, and its evidence, are text", async () => {
  await check([pages.appraisal.path], async (page) => {
    await page.getByRole("button", { name: /^Show all/ }).click();
    await page.getByText("How this was worked out").click();
    for (const dot of await page.getByRole("option").all()) await dot.hover();
  });
});
