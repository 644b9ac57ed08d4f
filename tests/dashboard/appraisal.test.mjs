// What the playground and the page of an appraisal show.
import assert from "node:assert/strict";
import test from "node:test";
import { moneyRange } from "../../worker/dashboard/values/format.js";
import { appraisal, pages, routes } from "./data.mjs";
import { violations, visit } from "./visit.mjs";

test("the dots of an appraisal are one stop of Tab, and the arrows go from price to price", async () => {
  await visit({ routes: routes(), path: "/dashboard/appraisals/apr_01M7YZMHG0J7D26V5NZS3S1P92" }, async (page) => {
    const dots = page.getByRole("option");
    assert.equal(await dots.count(), 12, "a dot for each listing with a price");
    assert.equal(await page.locator("[role=option][tabindex='0']").count(), 1);
    await page.locator("[role=option][tabindex='0']").focus();
    await page.keyboard.press("Home");
    const names = [];
    for (let i = 0; i < 12; i++) {
      names.push(await page.evaluate(() => document.activeElement.getAttribute("aria-label")));
      await page.keyboard.press("ArrowRight");
    }
    const amounts = names.map((name) => Number(/\$([\d,.]+),/.exec(name)[1].replace(",", "")));
    assert.equal(new Set(names.map((n, i) => n + i)).size, 12);
    assert.deepEqual(amounts, amounts.toSorted((a, b) => a - b));
    assert.match(await page.locator(".chosen").innerText(), /Lot of five 35mm cameras/);
    assert.ok(names.some((n) => n.endsWith("best match")) && names.some((n) => n.endsWith("left out")));
  });
});

test("the playground shows each step as it happens, then the result", async () => {
  const steps = {};
  const reached = (stage) => (steps[stage] ??= Promise.withResolvers());
  const pause = async (stage) => {
    reached(stage).resolve();
    if (stage === "identify") await reached("go on").promise;
  };
  await visit({ routes: routes({ pause }), path: "/dashboard/playground" }, async (page, server) => {
    await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "it's <b>.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff]) });
    await page.getByLabel("Description").fill("film camera");
    await page.getByLabel("Country").selectOption("DE");
    await page.getByRole("button", { name: "Appraise, 10 credits" }).click();
    await reached("identify").promise;
    await page.locator(".running", { hasText: "Identify the product" }).waitFor();
    await page.locator(".done", { hasText: "Read the photo" }).waitFor();
    assert.equal(await page.locator(".amount").count(), 0);
    reached("go on").resolve();
    const { price_lower: lower, price_upper: upper } = appraisal(server.url).answer.appraisal;
    await page.locator(".amount", { hasText: moneyRange(lower, upper, "USD") }).waitFor();
    assert.deepEqual(await violations(page), []);
    const sent = server.calls.find((c) => c.path.startsWith("/api/v1/appraise-product"));
    assert.deepEqual(JSON.parse(sent.body), { image_url: `${server.url}/samples/camera-photo.jpg`, description: "film camera", country: "DE" });
    assert.equal(sent.headers.accept, "text/event-stream");
    assert.equal(sent.headers.authorization, "Bearer loupe_token");
    assert.equal(sent.headers.cookie, undefined);
    assert.ok(server.calls.some((c) => c.path === "/console/keys/key_3/token"), "the token is not one of the chosen key");
    const link = page.getByRole("link", { name: "Open its page" });
    assert.equal(await link.getAttribute("href"), "/dashboard/appraisals/apr_01M7YZMHG0J7D26V5NZS3S1P92");
    assert.match(await page.locator("pre").innerText(), /--data-binary '@it'\\''s <b>\.jpg'/);
  });
});

test("a refused appraisal says why", async () => {
  for (const [status, code, detail, link] of [
    [402, "OUT_OF_CREDITS", "an appraisal costs 10 credits, and 0 are available; add credits to the account", "Buy credits"],
    [429, "KEY_LIMIT_REACHED", "this API key has used 20 of its 20 credits per day; the limit resets at 2026-11-22T00:00:00Z", "Change the limit"],
  ]) {
    const served = { ...routes(), "POST /api/v1/appraise-product": { status, problem: { code, detail }, headers: { "retry-after": "43200" } } };
    await visit({ routes: served, path: "/dashboard/playground", expected: (text) => text.includes(String(status)) }, async (page) => {
      await page.getByLabel("Or its address").fill("https://shop.example/a.jpg");
      await page.getByRole("button", { name: "Appraise, 10 credits" }).click();
      const alert = page.getByRole("alert");
      await alert.getByRole("link", { name: link }).waitFor();
      assert.doesNotMatch(await alert.innerText(), /43200/);
    });
  }
});

test("the playground sends the further fields and photos, and the curl shows them", async () => {
  const isPhoto = (url) => url === "https://shop.example/front.jpg"; // the result shows it
  await visit({ routes: routes(), path: "/dashboard/playground", expected: isPhoto }, async (page, server) => {
    await page.route("https://shop.example/**", (route) => route.fulfill({ contentType: "image/jpeg", body: "" }));
    await page.getByLabel("Or its address", { exact: true }).fill("https://shop.example/front.jpg");
    await page.getByText("More", { exact: true }).click();
    const photos = ["back.jpg", "label.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff]) }));
    await page.getByLabel("More photos").setInputFiles([...photos, { ...photos[0], name: "surplus.jpg" }]);
    await page.getByRole("button", { name: "Remove surplus.jpg" }).click();
    await page.getByLabel("Or their addresses").fill("https://shop.example/side.jpg\n\n");
    await page.getByLabel("Currency").fill("EUR");
    await page.getByLabel("Asking price").fill("420.5");
    await page.getByLabel("Cost").fill("150");
    await page.getByLabel("Shipping").fill("12.5");
    await page.getByLabel("Margin").fill("20%");
    for (const channel of ["Etsy (US)", "Reverb (US)", "Etsy (US)"]) await page.getByLabel(channel).click();
    await page.getByLabel("Similar items").fill("5");
    await page.getByLabel("As of").fill("2026-06-30");
    await page.getByLabel("Leave out").fill("My Own Shop\nhttps://shop.example/mine");
    assert.deepEqual(await violations(page), []);
    const command = await page.locator("pre").innerText();
    for (const part of ["@back.jpg", "@label.jpg", '"$photo"', '"$photo2"', "https://shop.example/side.jpg", '"asking_price":420.5', "My Own Shop"]) assert.ok(command.includes(part), `${part} is not in ${command}`);
    await page.getByRole("button", { name: "Appraise, 10 credits" }).click();
    await page.locator(".amount").waitFor();
    const uploaded = `${server.url}/samples/camera-photo.jpg`;
    assert.deepEqual(JSON.parse(server.calls.find((c) => c.path.startsWith("/api/v1/appraise-product")).body), {
      image_url: "https://shop.example/front.jpg", images: [uploaded, uploaded, "https://shop.example/side.jpg"], currency: "EUR", asking_price: 420.5, cost: 150, shipping: 12.5, margin: "20%", channels: ["reverb-us"], limit: 5,
      as_of: "2026-06-30", exclude: ["My Own Shop", "https://shop.example/mine"],
    });
    assert.equal(server.calls.filter((c) => c.path === "/api/v1/images").length, 2);
  });
});

test("an error about a further field opens it", async () => {
  const served = { ...routes(), "POST /api/v1/appraise-product": { status: 400, problem: { code: "BAD_REQUEST", field: "as_of", detail: "as_of must be before today, 2026-11-22 (UTC)" } } };
  await visit({ routes: served, path: "/dashboard/playground", expected: (text) => text.includes("400") }, async (page) => {
    await page.getByLabel("Or its address", { exact: true }).fill("https://shop.example/a.jpg");
    await page.getByRole("button", { name: "Appraise, 10 credits" }).click();
    await page.locator(".field-error", { hasText: "as_of must be before today" }).waitFor();
  });
});

test("own listings, the asking price and the trend are explained on an appraisal", async () => {
  await visit({ routes: routes(), path: pages.appraisal.path }, async (page, server) => {
    await page.getByRole("button", { name: /^Show all/ }).click();
    const own = page.getByRole("table", { name: "Listings found" }).locator("tbody tr", { hasText: "Yours" });
    assert.equal(await own.count(), 1);
    assert.match(await own.innerText(), /Keller Antiques/);
    const text = await page.locator("main").innerText();
    const { asking_price: asking, trend } = appraisal(server.url).evidence;
    assert.equal(asking.verdict, "over");
    assert.ok(text.includes(`over the range; of 100 such items, ${asking.percentile} go for less`), text);
    const change = `${trend.change_per_90_days < 0 ? "−" : "\\+"}${Math.abs(Math.round(trend.change_per_90_days * 1000) / 10)} %`;
    assert.match(text, new RegExp(`${change}\\s+in 90 days, by ${trend.listings} listings of `));
  });
});
