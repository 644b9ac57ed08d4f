// What holds on every page of the dashboard: on a phone and on a desk, in light and dark, by keyboard, and without any data.
import assert from "node:assert/strict";
import test from "node:test";
import { testedViews } from "./browser.mjs";
import { empty, pages, routes, signedOut } from "./data.mjs";
import { is401, violations, visit, walk } from "./visit.mjs";

const lists = [
  "keys", "usage", "credits", "appraisals", "playground", "outcomes", "reports", "fees", "lists", "lists/new", "catalogue", "admin", "admin/purchases", "admin/money", "admin/catalogue",
  "admin/health", "admin/audit",
].map((path) => `/dashboard/${path}`);

const pathsOf = (isShown) => Object.values(pages).filter(isShown).map(({ path }) => path);
const states = {
  "of an account with data": [{}, pathsOf((page) => !page.signedOut && !page.empty)],
  "of an account without any": [empty, pathsOf((page) => page.empty)],
  "of a visitor": [signedOut, pathsOf((page) => page.signedOut)],
};

async function check(page, _server, path) {
  assert.deepEqual(await violations(page), [], path);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(excess <= 0, `${path} is ${excess} pixels wider than the window`);
  assert.equal(await page.locator("[style], style, script:not([src])").count(), 0, `${path} has inline styles or scripts`);
}

for (const [state, [changes, paths]] of Object.entries(states)) {
  for (const view of testedViews) {
    test(`every page ${state} is accessible and fits its window of ${view.width} pixels`, () =>
      walk({ routes: { ...routes(), ...changes }, paths, view, expected: is401 }, check));
  }
}

test("each list of an account without anything says what to do", () => walk({ routes: { ...routes(), ...empty }, paths: lists }, async (page, server, path) => {
  await check(page, server, path);
  assert.ok(await page.locator(".empty").count(), `${path} has no text for its empty list`);
}));

test("the keyboard skips the navigation, opens the menu and closes it", async () => {
  await visit({ routes: routes(), path: "/dashboard/keys", view: { width: 390, colorScheme: "light" } }, async (page) => {
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("href")), "#main");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Usage" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Usage" }).waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-controls")), "menu");
  });
});

test("a page that opens has the focus on its heading and its name in the title", async () => {
  await visit({ routes: routes(), path: "/dashboard/" }, async (page) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("link", { name: "Keys", exact: true }).click();
    await page.getByRole("heading", { name: "Keys" }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Keys");
    assert.equal(await page.title(), "Keys · Loupe");
    await page.goBack();
    await page.getByRole("heading", { name: "Welcome, Ann" }).waitFor();
  });
});

test("a page whose files are gone after an update can be loaded again", async () => {
  const gone = { ...routes(), "GET /dashboard/chunks/account-*": { status: 404 } };
  const expected = (text) => text.includes("404");
  await visit({ routes: gone, path: "/dashboard/", expected }, async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Keys", exact: true }).click();
    await page.getByRole("alert").getByText("the dashboard was updated").waitFor();
    delete gone["GET /dashboard/chunks/account-*"];
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Keys" }).waitFor();
  });
});

test("the chosen colours last, on the documentation's pages too", async () => {
  await visit({ routes: routes(), path: "/dashboard/", view: { width: 1280, colorScheme: "light" } }, async (page, server) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole("button", { name: "Dark colours" }).click();
    const dark = await background();
    assert.notEqual(dark, light);
    for (const path of ["/docs/", "/dashboard/"]) {
      await page.goto(server.url + path);
      assert.equal(await background(), dark, path);
    }
  });
});
