// The card in a chat. It is drawn from a real answer of the connector (TestCardFixtureIsARealAnswer in tests/api).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import test from "node:test";
import { browser } from "../dashboard/shared.mjs";
import { chat } from "./host.mjs";

const folder = import.meta.dirname;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const html = readFileSync(join(folder, "../../worker/card/appraisal.html"), "utf8");
const { input, result } = JSON.parse(readFileSync(join(folder, "result.json"), "utf8"));
const card = { html, csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] } };
const maxHeight = 500;

/** Shows the card, runs the steps, and checks what holds for every card. */
async function show(options, steps) {
  const shown = await chat(await browser(), { card, call: { input, result }, ...options });
  const { frame, record, origins } = shown;
  try {
    await steps(shown);
    const overflow = await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `the card is ${overflow} pixels too wide`);
    const height = await frame.locator("main").evaluate((main) => main.getBoundingClientRect().height);
    assert.ok(height <= maxHeight && Math.abs(record.sizes.at(-1).height - height) <= 1, `the card is ${height} pixels high, and reported ${JSON.stringify(record.sizes)}`);
    assert.deepEqual(record.requests.filter((url) => !origins.includes(new URL(url).origin) && !url.startsWith("data:")), [], "the card loads something");
    assert.deepEqual(record.errors, []);
  } finally {
    await shown.close();
  }
}

/** Returns a copy of the result with changes of its structured content. */
function changed(change) {
  const copy = structuredClone(result);
  change(copy.structuredContent, copy);
  return copy;
}

const text = (frame, id) => frame.locator(`#${id}`).innerText();

for (const [width, theme] of [[320, "light"], [500, "dark"], [800, "light"]]) {
  test(`the card shows the appraisal, ${width} pixels wide and ${theme}`, () => show({ width, context: { theme } }, async ({ frame, record }) => {
    const { appraisal, details, estimated_value: estimated } = result.structuredContent;
    const money = (amount) => new Intl.NumberFormat("en", { style: "currency", currency: appraisal.price_currency, currencyDisplay: "code" }).format(amount).replace("\u00a0", " ");
    const shown = (await frame.locator("main").innerText()).replaceAll("\u00a0", " ");
    for (const part of [`${money(appraisal.price_lower)} \u2013 ${money(appraisal.price_upper)}`, `Estimate ${money(estimated.estimate)}`,
      `${money(input.asking_price)} is above the range.`, appraisal.best_match.title, ...details.defects, "costs 10 credits"]) {
      assert.ok(shown.includes(part), `${part} is not in the card:\n${shown}`);
    }
    const dots = await frame.locator(".dot").count();
    assert.equal(dots, details.candidates.filter(({ price }) => price).length, "each comparable with a price is a dot");
    const outside = await frame.locator("#plot").evaluate((plot) => {
      const box = plot.getBoundingClientRect();
      return [...plot.children].map((mark) => mark.getBoundingClientRect()).filter(({ left, right, top, bottom }) => left < box.left || right > box.right || top < box.top || bottom > box.bottom).length;
    });
    assert.equal(outside, 0, "a mark is outside of the plot");
    const [red] = (await frame.locator("html").evaluate((root) => getComputedStyle(root).backgroundColor)).match(/\d+/g).map(Number);
    assert.equal(red > 128, theme === "light");
    await frame.evaluate(axe);
    const violations = await frame.evaluate(async () => (await globalThis.axe.run({ rules: { region: { enabled: false } } })).violations);
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    assert.deepEqual(record.calls, []);
  }));
}

test("another condition calls the tool again, and the assistant is told", () => {
  const again = changed((answer, { content }) => {
    answer.appraisal.price_lower = 11;
    answer.details.item.condition = "poor";
    content[0].text = "Estimated value: 11 to 12 USD.";
  });
  return show({ call: { tool: { name: "appraise_product", inputSchema: { type: "object" } }, input: { ...input, condition: "good" }, result }, answer: () => again }, async ({ frame, record }) => {
    assert.equal(await frame.locator("#condition").inputValue(), "good");
    await frame.getByLabel("Condition").selectOption({ label: "for parts" });
    await frame.getByRole("button", { name: "Value again" }).click();
    await frame.getByText("Valued again as for parts.").waitFor();
    assert.deepEqual(record.calls, [{ name: "appraise_product", arguments: { ...input, condition: "for_parts" } }]);
    assert.match(await text(frame, "range"), /11\.00/);
    assert.equal(await frame.locator("#condition").inputValue(), "for_parts");
    await frame.getByLabel("Condition").selectOption({ label: "not stated" });
    await frame.getByRole("button", { name: "Value again" }).click();
    await frame.getByText("Valued again.").waitFor();
    assert.deepEqual(record.calls[1].arguments, input);
    while (record.contexts.length < 2) await frame.waitForTimeout(10);
    assert.deepEqual(record.contexts[0].content, again.content);
  });
});

test("a refused call says why and leaves the values", () =>
  show({ answer: () => ({ isError: true, content: [{ type: "text", text: "OUT_OF_CREDITS: add credits" }] }) }, async ({ frame, record }) => {
    const before = await text(frame, "range");
    await frame.getByRole("button", { name: "Value again" }).click();
    await frame.getByText("OUT_OF_CREDITS: add credits").waitFor();
    assert.equal(await text(frame, "range"), before);
    assert.deepEqual(record.contexts, []);
  }));

test("a call that fails says so, and can be made again", () => {
  let calls = 0;
  return show({ answer: () => { if (calls++ === 0) throw new Error("offline"); return result; } }, async ({ frame }) => {
    await frame.getByRole("button", { name: "Value again" }).click();
    await frame.getByText("This did not work: ").waitFor();
    await frame.getByRole("button", { name: "Value again" }).click();
    await frame.getByText("Valued again").waitFor();
  });
});

test("a chat that lets cards do nothing gets a card without controls", () =>
  show({ capabilities: {} }, async ({ frame }) => {
    assert.equal(await frame.locator("form").isVisible(), false);
    assert.equal(await frame.locator("a").isVisible(), false);
  }));

test("the listing is opened by the chat", () => show({}, async ({ frame, record }) => {
  await frame.getByRole("link", { name: "Open" }).click();
  while (!record.links.length) await frame.waitForTimeout(10);
  assert.deepEqual(record.links, [result.structuredContent.appraisal.best_match.url]);
}));

test("a photo that was not used is said, with a value and without", async () => {
  const failed = (_answer, { content }) => { content[0].text = `The photo was not used: its host answered with an error.\n${content[0].text}`; };
  await show({ call: { input, result: changed(failed) } }, async ({ frame }) => {
    assert.equal(await text(frame, "notice"), "The photo was not used: its host answered with an error.");
  });
  const none = (answer, all) => {
    failed(answer, all);
    Object.assign(answer, { appraisal: null, estimated_value: null, similar_items: [], details: { ...answer.details, candidates: [], asking_price: null, defects: null } });
  };
  await show({ call: { input, result: changed(none) } }, async ({ frame }) => {
    assert.equal(await text(frame, "range"), "No value could be estimated");
    assert.equal(await text(frame, "notice"), "The photo was not used: its host answered with an error.");
    for (const id of ["prices", "best", "verdict", "defects"]) assert.equal(await frame.locator(`#${id}`).isVisible(), false);
    assert.equal(await frame.locator("form").isVisible(), true);
  });
});

test("a call that was refused or cancelled has no appraisal", async () => {
  await show({ call: { input, result: { isError: true, content: [{ type: "text", text: "BAD_REQUEST: image_url is required" }] } } }, async ({ frame }) => {
    assert.equal(await text(frame, "range"), "No appraisal");
    assert.equal(await text(frame, "notice"), "BAD_REQUEST: image_url is required");
  });
  await show({ call: { input } }, async ({ frame }) => assert.equal(await text(frame, "range"), "The appraisal was cancelled"));
});

test("the card takes over the chat's theme, colours and language, and answers its requests", () =>
  show({ context: { theme: "light", locale: "de-DE", styles: { variables: { "--color-background-primary": "rgb(1, 2, 3)", "--font-sans": undefined } } } }, async ({ page, frame }) => {
    const background = () => frame.locator("html").evaluate((root) => [getComputedStyle(root).backgroundColor, getComputedStyle(root).colorScheme]);
    assert.deepEqual(await background(), ["rgb(1, 2, 3)", "light"]);
    assert.match(await text(frame, "range"), /\d,\d\d\s[A-Z]{3}/);
    await page.evaluate(() => globalThis.bridge.setHostContext({ theme: "dark" }));
    while ((await background())[1] !== "dark") await frame.waitForTimeout(10);
    assert.deepEqual(await page.evaluate(() => globalThis.bridge.teardownResource({})), {});
  }));

test("many comparables with long texts fit", () => show({ width: 320, call: { input, result: changed((answer) => {
  const long = "a very long title with many words ".repeat(20);
  answer.appraisal.best_match.title = "unbroken".repeat(60);
  answer.details.defects = Array(20).fill(long);
  answer.details.candidates = Array.from({ length: 60 }, (_, i) => ({ used: true, title: long, price: String(200 + (i % 7)), currency: answer.appraisal.price_currency, sold: i % 2 === 0 }));
  answer.details.candidates.push({ used: true, title: long, price: "9000000", currency: answer.appraisal.price_currency });
}) } }, async ({ frame }) => assert.equal(await frame.locator(".dot").count(), 61)));

/** Texts that run a script or add an element in one context or another. Each sets window.ran if it runs. */
const payloads = [
  `<script>top.ran=ran=1</script>`, `<img src=x onerror=ran=1>`, `"><svg onload=ran=1>`, `javascript:ran=1`, `</style><script>ran=1</script>`, `<planted-element>`,
];
const addresses = ["javascript:ran=1", "data:text/html,<script>ran=1</script>", " \tjavascript:ran=1", "vbscript:x", "//evil.example/x", "https://shop.example/\"onmouseover=\"ran=1"];

/** Returns a copy of a value with a payload in each text that a stranger may choose. */
function plant(value, address, name = "", count = { n: 0 }) {
  if (Array.isArray(value)) return value.map((item) => plant(item, address, name, count));
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plant(member, address, key, count)]));
  if (typeof value !== "string" || /^(currency|price_currency|price|converted|verdict|type)$/.test(name)) return value;
  return name === "url" || name === "image" ? address : payloads[count.n++ % payloads.length];
}

for (const address of addresses) {
  test(`strangers' texts are text, and ${address} is no script`, () =>
    show({ call: { input, result: plant(result, address) } }, async ({ page, frame, record }) => {
      const found = await frame.evaluate(() => ({
        ran: globalThis.ran, planted: document.querySelectorAll("main script, main img, main svg, main iframe, main style, planted-element").length,
        links: [...document.querySelectorAll("a[href]")].filter(({ protocol }) => !/^https?:$/.test(protocol)).length,
      }));
      assert.deepEqual(found, { ran: undefined, planted: 0, links: 0 });
      if (await frame.locator("a").isVisible()) await frame.locator("a").click();
      for (const dot of await frame.locator(".dot").all()) await dot.hover();
      assert.equal(await page.evaluate(() => globalThis.ran), undefined);
      assert.deepEqual(record.links.filter((url) => !/^https?:/.test(url)), []);
      assert.match(await frame.locator("main").innerText(), /<script>|onerror|onload|javascript:ran|<planted-element>/);
    }));
}
