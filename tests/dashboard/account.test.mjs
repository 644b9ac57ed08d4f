// What a user does with keys, credits and apps, and how the pages show faults and the end of a session.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { consent, credits, pageOf, pages, routes, session, signedOut } from "./data.mjs";
import { is401, violations, visit, walk } from "./visit.mjs";

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
  await visit({ routes: served, path: "/dashboard/", expected: is401 }, async (page, server) => {
    served["GET /console/credits"] = signedOut["GET /console/session"];
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Credits", exact: true }).click();
    const link = page.getByRole("dialog").getByRole("link", { name: "Sign in with Example" });
    await link.waitFor();
    assert.equal(await link.getAttribute("href"), "/auth/sign-in/oidc?return_to=%2Fdashboard%2Fsigned-in");
    assert.equal(await link.getAttribute("target"), "_blank");
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press("Escape");
    await link.waitFor();

    served["GET /console/credits"] = credits;
    served["GET /console/session"] = { ...session, csrf_token: "csrf-2" };
    const other = await page.context().newPage();
    await other.goto(`${server.url}/dashboard/signed-in`);
    await other.getByRole("heading", { name: "You are signed in" }).waitFor();
    await page.locator(".figure", { hasText: "Available" }).first().waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
});

test("a session that ends in the playground keeps what was typed, and the photo", async () => {
  const served = routes();
  const token = served["POST /console/keys/*"];
  await visit({ routes: served, path: "/dashboard/playground", expected: is401 }, async (page, server) => {
    await page.getByLabel("Photo", { exact: true }).setInputFiles({ name: "camera.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await page.getByLabel("Description").fill("35mm camera, worn strap");
    served["POST /console/keys/*"] = signedOut["GET /console/session"];
    await page.getByRole("button", { name: /^Appraise,/ }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await dialog.waitFor();
    served["POST /console/keys/*"] = token;
    served["POST /auth/sign-in/dev"] = { status: 204 };
    served["GET /console/session"] = { ...session, csrf_token: "csrf-2" };
    await dialog.getByLabel("E-mail").fill("ann@example.com");
    await dialog.getByRole("button", { name: "Sign in for development" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.equal(await page.getByLabel("Description").inputValue(), "35mm camera, worn strap");
    await page.getByRole("button", { name: /^Appraise,/ }).click();
    await page.locator(".verdict .amount").waitFor();
    const upload = server.calls.find((c) => c.path === "/api/v1/images");
    assert.equal(upload.body, "x");
    assert.equal(server.calls.findLast((c) => c.path.endsWith("/token")).headers["x-csrf-token"], "csrf-2");
    assert.equal(JSON.parse(server.calls.findLast((c) => c.path.startsWith("/api/v1/appraise-product")).body).description, "35mm camera, worn strap");
  });
});

test("another user who signs in gets a page of their own", async () => {
  const served = routes();
  await visit({ routes: served, path: "/dashboard/playground", expected: is401 }, async (page) => {
    await page.getByLabel("Description").fill("a secret of Ann");
    served["POST /console/keys/*"] = signedOut["GET /console/session"];
    await page.getByLabel("Or its address").fill("https://example.com/a.jpg");
    await page.getByRole("button", { name: /^Appraise,/ }).click();
    await page.getByRole("dialog", { name: "Sign in again" }).waitFor();
    served["POST /auth/sign-in/dev"] = { status: 204 };
    served["GET /console/session"] = { ...session, csrf_token: "csrf-2", user: { ...session.user, id: "usr_2", name: "Ben Osei" } };
    await page.getByLabel("E-mail").fill("ben@example.org");
    await page.getByRole("button", { name: "Sign in for development" }).click();
    await page.getByText("Ben Osei").waitFor({ state: "attached" });
    await page.getByLabel("Description").waitFor();
    assert.equal(await page.getByLabel("Description").inputValue(), "");
  });
});

test("everything that is stored is downloaded as one file, and the account is deleted once its name is typed", async () => {
  await visit({ routes: routes(), path: "/dashboard/account" }, async (page, server) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download everything" }).click();
    const file = await downloading;
    assert.equal(file.suggestedFilename(), "acct_01.json");
    assert.deepEqual(JSON.parse(await readFile(await file.path(), "utf8")), { account: [{ id: "acct_01" }], appraisal: [{ id: "apr_1" }, { id: "apr_2" }] });

    await page.getByRole("button", { name: "Delete the account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete “Keller Antiques”?" });
    await dialog.getByText("1,480 credits").waitFor();
    await dialog.getByLabel("Type “Keller Antiques”").fill("Keller");
    await dialog.getByRole("button", { name: "Delete for ever" }).click();
    await dialog.getByText("That is not the name of the account").waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal(server.calls.some((c) => c.method === "DELETE"), false);
    await dialog.getByLabel("Type “Keller Antiques”").fill("Keller Antiques ");
    await dialog.getByRole("button", { name: "Delete for ever" }).click();
    await page.getByText("You lost 1,480 credits").waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(server.calls.filter((c) => c.method === "DELETE").map(({ path, body }) => [path, JSON.parse(body)]), [["/console/account", { confirm: "Keller Antiques" }]]);
  });
});

test("each failure of the sign-in has its own words", async () => {
  const paths = ["sign_in_failed", "sign_in_expired", "access_denied", "email_not_verified", "unavailable"].map((code) => `/dashboard/?error=${code}`), texts = new Set();
  await walk({ routes: { ...routes(), ...signedOut }, paths, expected: is401 }, async (page) => texts.add(await page.getByRole("alert").innerText()));
  assert.equal(texts.size, 5);
});

test("a key is created, shown once, and revoked after a confirmation", async () => {
  await visit({ routes: routes(), path: "/dashboard/keys" }, async (page, server) => {
    await page.getByRole("button", { name: "Create a key" }).click();
    await page.getByLabel("Name").fill("till");
    await page.getByLabel("Expires").selectOption("30");
    await page.getByLabel("Appraisals per minute").fill("12");
    await page.getByLabel("Credits per day").fill("150");
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText("loupe_n3w0aaa").waitFor();
    assert.deepEqual(await violations(page), []);
    const sent = server.calls.find((c) => c.method === "POST" && c.path === "/console/keys");
    const body = JSON.parse(sent.body);
    assert.equal(sent.headers["x-csrf-token"], "csrf-1");
    assert.equal(body.rate, 12);
    assert.deepEqual([body.credits_per_day, body.credits_per_month], [150, null]);
    await page.getByText("0 of 150 credits a day").waitFor({ state: "attached" });
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

test("the limits of an app are shown with what is used, and changed", async () => {
  const served = routes();
  const change = served["PATCH /console/keys/*"];
  let refused = true;
  served["PATCH /console/keys/*"] = (call) => (refused ? { status: 400, problem: { code: "BAD_REQUEST", field: "credits_per_month", detail: "credits_per_month must be 10 to 1000000000 credits, or null for no limit" } } : change(call));
  await visit({ routes: served, path: "/dashboard/keys", expected: (text) => text.includes("400") }, async (page, server) => {
    const row = page.getByRole("row").filter({ hasText: "Example Assistant" });
    assert.match(await row.innerText(), /30 of 200 credits a day\s+resets \w+ \d+, .*\s+480 of 2,000 credits a month\s+resets \w+ \d+/);
    await page.getByRole("button", { name: "Change the limits of Example Assistant" }).click();
    const dialog = page.getByRole("dialog");
    assert.match(await dialog.innerText(), /Used: 30 credits today, 480 credits this month\./);
    assert.equal(await dialog.getByLabel("Credits per day").inputValue(), "200");
    await dialog.getByLabel("Credits per day").fill("");
    await dialog.getByLabel("Credits per month").fill("500");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("credits_per_month must be 10").waitFor();
    const field = dialog.getByLabel("Credits per month");
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    assert.match(await field.evaluate((e) => e.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).textContent).join(" ")), /credits_per_month must be 10/);
    assert.deepEqual(await violations(page), []);
    refused = false;
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.waitFor({ state: "detached" });
    await row.getByText("480 of 500 credits a month").waitFor();
    assert.equal(await row.getByText("credits a day").count(), 0);
    const sent = server.calls.filter((c) => c.method === "PATCH");
    assert.deepEqual(sent.map(({ path, body }) => [path, JSON.parse(body)]), Array(2).fill(["/console/keys/key_2", { credits_per_day: null, credits_per_month: 500 }]));
  });
});

test("the dialog that a link opens stays closed after a reload", async () => {
  await visit({ routes: routes(), path: "/dashboard/keys?create" }, async (page) => {
    await page.getByRole("heading", { name: "Create a key" }).waitFor();
    await page.waitForURL(({ search }) => search === "");
    await page.reload();
    await page.getByText("shop backend").first().waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
});

test("the usage of a single call speaks of no others", async () => {
  const date = new Date().toISOString().slice(0, 10), served = routes();
  await visit({ routes: served, path: "/dashboard/usage" }, async (page) => {
    for (const [calls, valued, text] of [[1, 1, "100 %"], [2, 1, "50 % the other was not charged"], [1200, 0, "0 % the other 1,200 were not charged"]]) {
      const keys = [{ id: "key_1", name: "k", calls, credits: 10, days: [] }], latency = { count: calls, p50: 900, p95: 900, days: [] };
      served["GET /console/usage"] = { days: [{ date, calls, valued, credits: 10 * valued }], keys, failures: [], latency };
      await page.reload();
      const figure = page.locator(".figure", { hasText: "With a value" }).locator("dd");
      await figure.first().waitFor();
      assert.equal((await figure.allInnerTexts()).join(" "), text);
    }
  });
});

test("a webhook is added, tested and given a new secret", async () => {
  const served = routes(), calls = [];
  for (const route of ["POST /api/v1/webhooks", "POST /api/v1/webhooks/*", "PATCH /api/v1/webhooks/*"]) {
    const answer = served[route];
    served[route] = (request) => {
      calls.push([request.url.pathname.slice("/api/v1/webhooks".length), request.body ? JSON.parse(request.body) : null]);
      return answer(request);
    };
  }
  await visit({ routes: served, path: "/dashboard/webhooks" }, async (page) => {
    await page.getByRole("button", { name: "Add a webhook" }).click();
    await page.getByLabel("Address").fill("https://keller.example/new");
    await page.getByLabel("credits.low").check();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("heading", { name: "Webhook", exact: true }).waitFor();
    assert.equal(await page.getByText("whsec_bm90IGEgc2VjcmV0").count(), 0);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByText("whsec_bm90IGEgc2VjcmV0").waitFor();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.getByRole("button", { name: /Send again.*credits.low/ }).click();
    await page.getByRole("button", { name: "Replace the secret" }).click();
    await page.getByRole("button", { name: "Replace", exact: true }).click();
    await page.getByRole("button", { name: "Disable" }).click();
    await page.waitForFunction(() => !document.querySelector("dialog"));
  });
  const id = "/whk_01M7YZMHG0J7D26V5NZS3S1P92";
  assert.deepEqual(calls, [
    ["", { url: "https://keller.example/new", events: ["appraisal.completed", "credits.low"] }],
    [`${id}/test`, null], [`${id}/resend`, { event: "evt_019ab2c3d4e50000000000000001" }], [`${id}/roll`, null], [id, { enabled: false }],
  ]);
});

test("the low-balance limit is set and turned off", async () => {
  const served = routes(), sent = [];
  served["PUT /console/low-balance"] = ({ body }) => {
    sent.push(JSON.parse(body));
    return sent.at(-1);
  };
  await visit({ routes: served, path: "/dashboard/credits" }, async (page) => {
    await page.getByLabel("Below").fill("300");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved.").waitFor();
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByText("Turned off.").waitFor();
  });
  assert.deepEqual(sent, [{ low_balance: 300 }, { low_balance: null }]);
});

test("the credits appear after a payment without a reload, and the thanks end with one", async () => {
  const served = routes();
  const bought = { id: "pur_9", pack: "s", credits: 500, price: "25.00", currency: "USD", state: "open", refunded_credits: 0, created_at: new Date().toISOString() };
  served["GET /console/purchases"] = () => pageOf([bought], new URL("http://x/"));
  served["GET /console/credits"] = () => ({ ...credits, balance: bought.state === "paid" ? 500 : 0, held: 0, available: bought.state === "paid" ? 500 : 0 });
  await visit({ routes: served, path: "/dashboard/credits?checkout=success&purchase=pur_9" }, async (page) => {
    const available = page.locator(".figure", { hasText: "Available" }).locator("dd").first();
    await page.getByText("Your payment is being confirmed").waitFor();
    assert.equal(await available.innerText(), "0");
    assert.deepEqual(await violations(page), []);
    bought.state = "paid";
    await page.getByText("500 credits were added").waitFor();
    await page.locator(".figure dd", { hasText: "500" }).first().waitFor();
    assert.equal(await available.innerText(), "500");
    await page.getByRole("table", { name: "Purchases" }).getByText("Paid").waitFor();
    assert.deepEqual(await violations(page), []);
    await page.waitForURL(({ search }) => search === "");
    await page.reload();
    await page.locator(".figure").first().waitFor();
    assert.equal(await page.getByText("Thank you").count(), 0);
    await page.goto(`${new URL(page.url()).origin}/dashboard/credits?checkout=cancelled`);
    await page.getByText("Nothing was bought").waitFor();
    await page.waitForURL(({ search }) => search === "");
    await page.reload();
    await page.locator(".figure").first().waitFor();
    assert.equal(await page.getByText("Nothing was bought").count(), 0);
  });
});

test("the invoice of a purchase and the customer portal are opened at Stripe", async () => {
  const served = { ...routes(), "GET /console/purchases/*": ({ url }) => ({ url: `https://invoice.stripe.com${url.pathname}` }) };
  for (const [button, target] of [[/^Receipt/, "https://invoice.stripe.com/console/purchases/pur_2/receipt"], ["Invoices and billing details", "https://billing.stripe.com/p/session/1"]]) {
    await visit({ routes: served, path: "/dashboard/credits", expected: (text) => text.startsWith("https://") && text.includes("stripe.com/") }, async (page) => {
      await page.route("https://*.stripe.com/**", (route) => route.fulfill({ body: "Stripe" }));
      await page.getByRole("button", { name: button }).click(); // of three purchases of the account, only one is paid
      await page.waitForURL(target);
    });
  }
  served["POST /console/portal"] = { url: "javascript:alert(1)" };
  await visit({ routes: served, path: "/dashboard/credits" }, async (page) => {
    await page.getByRole("button", { name: "Invoices and billing details" }).click();
    await page.getByText("not a web page").waitFor();
  });
});

test("a payment that fails, or is not the user's, adds nothing", async () => {
  for (const [id, count] of [["pur_9", 1], ["pur_other", 0]]) {
    const served = { ...routes(), "GET /console/purchases": { items: [{ id: "pur_9", credits: 500, price: "25.00", currency: "USD", state: "failed", refunded_credits: 0 }], next: null } };
    await visit({ routes: served, path: `/dashboard/credits?checkout=success&purchase=${id}` }, async (page) => {
      await page.getByRole("table", { name: "Purchases" }).waitFor();
      await page.getByText("Your payment is being confirmed").waitFor({ state: "detached" });
      assert.equal(await page.getByText("The payment failed").count(), count);
      assert.equal(await page.getByText("Thank you").count(), 0);
    });
  }
});

test("the consent page names what an app may do and where the access goes, even to a program on this computer", async () => {
  const served = routes(), ofProgram = { id: "loupe-command", name: "loupe, the command", url: "" }, registered = { id: "client_01", name: "Cursor", url: "" };
  for (const [changes, texts, missing] of [
    [{ redirect_host: "app.example" }, ["You are sent back to app.example."], "A program on this computer"],
    [{ redirect_host: "127.0.0.1", redirect_local: true }, ["You are sent back to 127.0.0.1.", "A program on this computer"], "Use the API"],
    [{ client: { ...ofProgram, audience: "mcp" }, redirect_local: true }, ["A program on this computer gets the access, and its name can’t be checked."], "Use the API"],
    [{ client: { ...ofProgram, audience: "api" }, redirect_local: true, credits_per_day: 10_000 }, ["Use the API: appraise products and lists of products"], "app.example gets the access"],
    [{ client: registered, redirect_host: "app.example" }, ["An app that calls itself Cursor asks to use Loupe", "app.example gets the access"], "A program on this computer"],
    [{ client: registered, redirect_host: "cursor://", redirect_local: true }, ["the program that opens cursor:// addresses"], "Use the API"],
  ]) {
    served["GET /console/consent/*"] = { ...consent, ...changes };
    await visit({ routes: served, path: pages.consent.path }, async (page) => {
      for (const text of texts) await page.getByText(text).first().waitFor();
      assert.equal(await page.getByText(missing).count(), 0, `${missing} is shown for ${JSON.stringify(changes)}`);
      assert.deepEqual(await violations(page), []);
    });
  }
});

test("the consent page stays when a program opens, and if the app's address can't be opened", async () => {
  for (const redirect_host of ["app.example", "cursor://"]) {
    const served = { ...routes(), "GET /console/consent/*": { ...consent, redirect_host, redirect_local: redirect_host === "cursor://" }, "POST /console/consent/*": { redirect_to: "cursor://back/cb?code=1" } };
    await visit({ routes: served, path: pages.consent.path, expected: (text) => text.startsWith("cursor://") }, async (page) => {
      await page.getByRole("button", { name: "Allow", exact: true }).click();
      if (redirect_host === "app.example") return page.getByText("the app’s address can’t be opened").waitFor();
      assert.equal(await page.getByRole("link", { name: "open it" }).getAttribute("href"), "cursor://back/cb?code=1");
    });
  }
});

test("an app is allowed or not, and the browser goes back to it", async () => {
  for (const [button, decision, limits] of [["Allow", "allow", { credits_per_day: 200, credits_per_month: null }], ["Don’t allow", "deny", {}]]) {
    await visit({ routes: routes(), path: "/dashboard/consent?request=abc.def" }, async (page, server) => {
      const text = await page.locator("main").innerText();
      for (const part of ["assistant.example", "ann@example.com", "costs 10 of your credits"]) assert.ok(text.includes(part), `${part} is not in ${text}`);
      assert.equal(await page.getByLabel("Credits per day").inputValue(), "200");
      assert.equal(await page.getByLabel("Credits per month").inputValue(), "2000");
      await page.getByLabel("Credits per month").fill("");
      await page.getByRole("button", { name: button, exact: true }).click();
      await page.waitForURL(`**/docs/?decision=${decision}`);
      assert.ok(server.calls.some((c) => c.method === "POST" && c.path === "/console/consent/abc.def" && c.body === JSON.stringify({ decision, ...limits })));
      await page.goto(`${server.url}/dashboard/`);
    });
  }
});
