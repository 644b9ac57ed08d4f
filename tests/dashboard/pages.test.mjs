// What users and administrators do on the pages of the dashboard.
import assert from "node:assert/strict";
import test from "node:test";
import { moneyRange } from "../../worker/site/dashboard/values/format.js";
import { testedViews } from "./browser.mjs";
import { appraisal, calibrations, pages, routes, signedOut } from "./data.mjs";
import { is401, violations, visit } from "./visit.mjs";

test("a fault is shown with its detail and its id, and can be tried again", async () => {
  let broken = true;
  const served = routes();
  const list = served["GET /console/keys"];
  served["GET /console/keys"] = (call) => (broken ? { status: 503, problem: { code: "UNAVAILABLE", detail: "the database could not be reached; this request was not charged; try again" }, headers: { "retry-after": "2" } } : list(call));
  await visit({ routes: served, path: "/dashboard/keys", expected: (text) => text.includes("503") }, async (page) => {
    const alert = page.getByRole("alert");
    assert.match(await alert.innerText(), /The database could not be reached; this request was not charged; try again\. You can try again in 2 seconds\.[\s\S]*UNAVAILABLE[\s\S]*5f1d7c02b3a94e68/);
    assert.deepEqual(await violations(page), []);
    broken = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await page.getByText("shop backend").first().waitFor();
  });
});

test("an answer that is not JSON is a fault, not a blank page", async () => {
  const served = { ...routes(), "GET /console/credits": { status: 502, body: "<html>" } };
  await visit({ routes: served, path: "/dashboard/credits", expected: (text) => text.includes("502") }, async (page) => {
    assert.match(await page.getByRole("alert").first().innerText(), /502/);
  });
});

test("a session that ends leads to the sign-in, and back", async () => {
  const served = routes();
  await visit({ routes: served, path: "/dashboard/", view: testedViews[1], expected: is401 }, async (page, server) => {
    served["GET /console/credits"] = signedOut["GET /console/session"];
    await page.getByRole("link", { name: "Credits", exact: true }).click();
    const link = page.getByRole("link", { name: "Sign in with Example" });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), "/auth/sign-in/oidc?return_to=%2Fdashboard%2Fcredits");
    assert.ok(server.calls.length > 3);
  });
});

test("each failure of the sign-in has its own words", async () => {
  const texts = new Set();
  for (const code of ["sign_in_failed", "sign_in_expired", "access_denied", "email_not_verified", "unavailable"]) {
    await visit({ routes: { ...routes(), ...signedOut }, path: `/dashboard/?error=${code}`, expected: is401 }, async (page) => {
      texts.add(await page.getByRole("alert").innerText());
    });
  }
  assert.equal(texts.size, 5);
});

test("a key is created, shown once, and revoked after a confirmation", async () => {
  await visit({ routes: routes(), path: "/dashboard/keys" }, async (page, server) => {
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByLabel("Name").fill("till");
    await page.getByLabel("Expires").selectOption("30");
    await page.getByLabel("Appraisals per minute").fill("12");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText("loupe_n3w0aaa").waitFor();
    assert.deepEqual(await violations(page), []);
    const sent = server.calls.find((c) => c.method === "POST" && c.path === "/console/keys");
    const body = JSON.parse(sent.body);
    assert.equal(sent.headers["x-csrf-token"], "csrf-1");
    assert.equal(body.rate, 12);
    assert.ok(Math.abs(Date.parse(body.expires_at) - Date.now() - 30 * 86_400_000) < 60_000);
    await page.getByRole("button", { name: "Done" }).click();
    assert.equal(await page.getByText("loupe_n3w0aaa").count(), 0);
    const revoke = page.getByRole("button", { name: "Revoke till" });
    await revoke.click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Revoke till", "the focus is not where it was");
    await revoke.click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("button", { name: "Revoke till" }).waitFor({ state: "detached" });
    assert.equal(server.calls.filter((c) => c.method === "DELETE").length, 1);
  });
});

test("a refused field shows what is wrong with it", async () => {
  const served = { ...routes(), "POST /console/keys": { status: 400, problem: { code: "BAD_REQUEST", field: "rate", detail: "rate must be 1 to 1000 appraisals per minute" } } };
  await visit({ routes: served, path: "/dashboard/keys?create", expected: (text) => text.includes("400") }, async (page) => {
    await page.getByLabel("Name").fill("till");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const field = page.getByLabel("Appraisals per minute");
    await page.getByText("rate must be 1 to 1000").waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    const described = await field.evaluate((e) => e.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).textContent).join(" "));
    assert.match(described, /rate must be 1 to 1000/);
  });
});

test("the dots of an appraisal are one stop of Tab, and the arrows go from price to price", async () => {
  await visit({ routes: routes(), path: "/dashboard/appraisals/apr_01M7YZMHG0J7D26V5NZS3S1P92" }, async (page) => {
    const dots = page.getByRole("option");
    assert.equal(await dots.count(), 20, "a dot for each listing with a price");
    assert.equal(await page.locator("[role=option][tabindex='0']").count(), 1);
    await page.locator("[role=option][tabindex='0']").focus();
    await page.keyboard.press("Home");
    const names = [];
    for (let i = 0; i < 20; i++) {
      names.push(await page.evaluate(() => document.activeElement.getAttribute("aria-label")));
      await page.keyboard.press("ArrowRight");
    }
    const amounts = names.map((name) => Number(/\$([\d,.]+),/.exec(name)[1].replace(",", "")));
    assert.equal(new Set(names.map((n, i) => n + i)).size, 20);
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
  const served = { ...routes(), "POST /api/v1/appraise-product": { status: 402, problem: { code: "OUT_OF_CREDITS", detail: "an appraisal costs 10 credits, and 0 are available; add credits to the account" } } };
  await visit({ routes: served, path: "/dashboard/playground", expected: (text) => text.includes("402") }, async (page) => {
    await page.getByLabel("Or its address").fill("https://shop.example/a.jpg");
    await page.getByRole("button", { name: "Appraise, 10 credits" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Buy credits" }).waitFor();
  });
});

for (const [base, path] of [["/console", "/dashboard/catalogue"], ["/admin", "/dashboard/admin/catalogue"]]) {
  test(`a CSV file is sent to ${base} in pieces, and the rows with problems are listed by line`, async () => {
    const served = routes();
    let busy = true;
    served[`POST ${base}/uploads/*`] = ({ url, body }) => {
      if (busy) {
        busy = false;
        return { status: 503, problem: { code: "UNAVAILABLE", detail: "busy" }, headers: { "retry-after": "1" } };
      }
      const rows = body.trim().split("\n").length - 1;
      if (url.searchParams.get("line") !== "502") return { accepted: rows, errors: [] };
      return { accepted: rows - 1, errors: [
        { line: 733, field: "price", detail: "not a price", warning: false },
        { line: 734, field: "image", detail: "not an https URL", warning: true },
      ] };
    };
    const text = `id,title,price\n${Array.from({ length: 1100 }, (_, i) => `${i},title,5`).join("\n")}\n`;
    await visit({ routes: served, path, expected: (t) => t.includes("503") }, async (page, server) => {
      await page.locator("input[type=file]").setInputFiles({ name: "listings.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByText("Done: 1,099 listings accepted (1 without a field), 1 row refused.").waitFor();
      const rows = await page.getByRole("table", { name: "Rows with problems" }).locator("tbody tr").allInnerTexts();
      assert.match(rows[0], /733[\s\S]*price[\s\S]*Refused/);
      assert.match(rows[1], /734[\s\S]*image[\s\S]*Accepted without it/);
      assert.match(rows[1], /Not an https URL\./);
      assert.equal(await page.getByRole("progressbar").getAttribute("value"), "1");
      const sent = server.calls.filter((c) => c.path.startsWith(`${base}/uploads/`));
      assert.deepEqual(sent.map((c) => c.path.split("?")[1]), ["line=2", "line=2", "line=502", "line=1002"]);
      assert.ok(sent.every((c) => c.headers["content-type"] === "text/csv" && c.headers["x-csrf-token"] === "csrf-1" && c.body.startsWith("id,title,price\n")));
      assert.deepEqual(await violations(page), []);
    });
  });

  test(`listings of ${base} are deleted by their number, or all of them`, async () => {
    await visit({ routes: routes(), path }, async (page, server) => {
      const deletions = () => server.calls.filter((c) => c.method === "DELETE").map((c) => c.path);
      await page.getByText("stock-november.csv").waitFor();
      await page.getByText("320,00 €").waitFor();
      await page.getByRole("button", { name: "Delete Orvik Drift acoustic guitar" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByRole("heading", { name: "Listings, 6" }).waitFor();
      assert.deepEqual(deletions(), [`${base}/catalogue/4106`]);
      await page.getByRole("button", { name: "Delete all" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("No listings yet").waitFor();
      assert.deepEqual(deletions().slice(1), [`${base}/catalogue`, `${base}/catalogue`], "repeated until none remains");
    });
  });
}

for (const [state, text] of [
  ["none", "Ranges are not calibrated on these listings. That takes at least 30 second-hand listings"],
  ["waiting", "Ranges will be calibrated on these listings within an hour."],
  ["running", "88 of 200 are checked. This takes up to 2 hours more."],
  ["repeated", "196 of 200 are checked. This takes up to an hour more. Until then, they stay calibrated on 164 listings."],
  ["done", "Ranges are calibrated on 187 of these listings: of 100 sales, 80 are expected within their range."],
]) {
  test(`the catalogue says what the ranges rest on: ${state}`, async () => {
    const summary = { listings: 7, calibration: calibrations[state], uploads: [] };
    await visit({ routes: { ...routes(), "GET /console/catalogue/summary": summary }, path: "/dashboard/catalogue" }, async (page) => {
      await page.getByText(text).waitFor();
      assert.deepEqual(await violations(page), []);
    });
  });
}

test("a deletion that does not get on ends with a reason", async () => {
  await visit({ routes: { ...routes(), "DELETE /console/catalogue": { remaining: 7 } }, path: "/dashboard/catalogue" }, async (page, server) => {
    await page.getByRole("button", { name: "Delete all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    assert.match(await page.getByRole("alert").innerText(), /Listings are being added at the same time/);
    assert.equal(server.calls.filter((c) => c.method === "DELETE").length, 2);
  });
});

test("an administrator refunds a part of a purchase", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin/purchases" }, async (page, server) => {
    assert.equal(await page.getByRole("button", { name: /^Refund/ }).count(), 1, "only the paid purchase can be refunded");
    await page.getByText("Payment failed").waitFor();
    await page.getByRole("button", { name: /^Refund/ }).click();
    await page.getByLabel("Amount in USD").fill("12.50");
    await page.getByLabel("Reason").fill("half of it was wrong");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await page.getByText("Refund of $12.50: succeeded").waitFor();
    await page.getByRole("button", { name: /^Refund/ }).click();
    await page.getByLabel("Reason").fill("the rest");
    await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
    await page.getByText("Refund of $100.00: succeeded").waitFor();
    const sent = server.calls.filter((c) => c.method === "POST").map((c) => [c.path, JSON.parse(c.body)]);
    assert.deepEqual(sent, [
      ["/admin/purchases/pur_2/refund", { reason: "half of it was wrong", amount: "12.50" }],
      ["/admin/purchases/pur_2/refund", { reason: "the rest" }],
    ]);
  });
});

test("the secret of a low-balance notice is shown once there is a notice", async () => {
  const served = routes();
  let notice = null;
  const { "GET /console/credits": credits } = served;
  served["GET /console/credits"] = () => ({ ...credits, low_balance: notice });
  served["PUT /console/low-balance"] = ({ body }) => {
    const { threshold, url } = JSON.parse(body);
    notice = threshold === null ? null : { threshold, url, secret: "whsec_bm90IGEgc2VjcmV0" };
    return { low_balance: notice };
  };
  await visit({ routes: served, path: "/dashboard/credits" }, async (page) => {
    assert.equal(await page.getByText("Check the signature").count(), 0);
    await page.getByLabel("Below").fill("300");
    await page.getByLabel("Webhook address").fill("https://keller.example/low");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Check the signature").click();
    await page.getByText("whsec_bm90IGEgc2VjcmV0").waitFor();
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByText("Check the signature").waitFor({ state: "detached" });
  });
});

test("the playground sends the further fields and photos, and the curl shows them", async () => {
  await visit({ routes: routes(), path: "/dashboard/playground" }, async (page, server) => {
    await page.getByLabel("Or its address", { exact: true }).fill("https://shop.example/front.jpg");
    await page.getByText("More", { exact: true }).click();
    const photos = ["back.jpg", "label.jpg"].map((name) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff]) }));
    await page.getByLabel("More photos").setInputFiles([...photos, { ...photos[0], name: "surplus.jpg" }]);
    await page.getByRole("button", { name: "Remove surplus.jpg" }).click();
    await page.getByLabel("Or their addresses").fill("https://shop.example/side.jpg\n\n");
    await page.getByLabel("Currency").fill("EUR");
    await page.getByLabel("Asking price").fill("420.5");
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
      image_url: "https://shop.example/front.jpg", images: [uploaded, uploaded, "https://shop.example/side.jpg"], currency: "EUR", asking_price: 420.5, limit: 5,
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

test("the consent page names where the access goes, also to a program on this computer", async () => {
  for (const local of [false, true]) {
    const redirect_host = local ? "127.0.0.1" : "app.example";
    const served = { ...routes(), "GET /console/consent/*": { ...routes()["GET /console/consent/*"], redirect_host, redirect_local: local } };
    await visit({ routes: served, path: pages.consent.path }, async (page) => {
      await page.getByText(`You are sent back to ${redirect_host}.`).waitFor();
      assert.equal(await page.getByText("A program on this computer").count(), local ? 1 : 0);
      assert.deepEqual(await violations(page), []);
    });
  }
});

test("an app is allowed or not, and the browser goes back to it", async () => {
  for (const [button, decision] of [["Allow", "allow"], ["Don’t allow", "deny"]]) {
    await visit({ routes: routes(), path: "/dashboard/consent?request=abc.def" }, async (page, server) => {
      const text = await page.locator("main").innerText();
      for (const part of ["assistant.example", "ann@example.com", "costs 10 of your credits"]) assert.ok(text.includes(part), `${part} is not in ${text}`);
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.waitForURL(`**/docs/?decision=${decision}`);
      assert.ok(server.calls.some((c) => c.method === "POST" && c.path === "/console/consent/abc.def" && c.body === JSON.stringify({ decision })));
      await page.goto(`${server.url}/dashboard/`);
    });
  }
});

test("an administrator grants credits and suspends an account with a reason", async () => {
  await visit({ routes: routes(), path: "/dashboard/admin" }, async (page, server) => {
    await page.getByLabel("Search").fill("ben");
    await page.getByRole("link", { name: "Spam Shop" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Ben Osei" }).click();
    await page.getByLabel("Credits").fill("-50");
    await page.getByLabel("Reason").fill("double booking");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("50 credits taken back.").waitFor();
    await page.getByRole("button", { name: "Suspend", exact: true }).click();
    const dialog = page.getByRole("dialog");
    assert.ok(await dialog.getByLabel("Reason").evaluate((e) => e.required));
    await dialog.getByLabel("Reason").fill("stolen card");
    await dialog.getByRole("button", { name: "Suspend" }).click();
    await dialog.waitFor({ state: "detached" });
    const sent = server.calls.filter((c) => ["POST", "PATCH"].includes(c.method)).map((c) => [c.method, c.path, JSON.parse(c.body)]);
    assert.deepEqual(sent, [
      ["POST", "/admin/accounts/acct_02/grants", { credits: -50, reason: "double booking" }],
      ["PATCH", "/admin/accounts/acct_02", { suspended: true, reason: "stolen card" }],
    ]);
  });
});

test("customers don't see the administration", async () => {
  const { "GET /console/session": session, ...others } = routes();
  const served = { ...others, "GET /console/session": { ...session, user: { ...session.user, admin: false } } };
  await visit({ routes: served, path: "/dashboard/admin" }, async (page, server) => {
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    assert.equal(await page.getByRole("link", { name: "Administration" }).count(), 0);
    assert.ok(!server.calls.some((c) => c.path.startsWith("/admin")));
  });
});
