// Members of an account, invitations, switching between accounts, and what members and support staff see.
import assert from "node:assert/strict";
import test from "node:test";
import { pages, routes, session } from "./data.mjs";
import { violations, visit, walk } from "./visit.mjs";

const changes = (server) => server.calls.filter((c) => c.method !== "GET").map((c) => [c.method, c.path, c.body && JSON.parse(c.body)]);
const as = (changed) => ({ ...routes(), "GET /console/session": { ...session, ...changed } });

test("an owner invites, changes roles, removes, withdraws and renames", async () => {
  await visit({ routes: routes(), path: "/dashboard/members" }, async (page, server) => {
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Invite" }).click();
    await dialog.getByLabel("E-mail").fill(" ben@example.com ");
    await dialog.getByLabel("Role").selectOption("owner");
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole("button", { name: "Make a link" }).click();
    await dialog.getByText("loupe_invitation_n3w0").waitFor();
    assert.deepEqual(await violations(page), []);
    await dialog.getByRole("button", { name: "Done" }).click();
    assert.equal(await page.getByText("loupe_invitation_n3w0").count(), 0);
    for (const [button, confirm] of [["Make an owner ben.osei@example.org", "Make an owner"], ["Remove ben.osei@example.org", "Remove"], ["Withdraw the invitation of", "Withdraw"]]) {
      await page.getByRole("button", { name: button }).click();
      if (confirm === "Remove") await dialog.getByText("https://hooks.example.org/loupe?shop=12").waitFor();
      assert.deepEqual(await violations(page), [], button);
      await dialog.getByRole("button", { name: confirm, exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
    }
    await page.getByLabel("Name").fill("Keller & Co");
    const asked = page.waitForRequest((r) => r.method() === "GET" && r.url().endsWith("/console/session"));
    await page.getByRole("button", { name: "Rename" }).click();
    await asked;
    assert.deepEqual(changes(server), [
      ["POST", "/console/invitations", { email: "ben@example.com", role: "owner" }], ["PATCH", "/console/members/usr_9", { role: "owner" }],
      ["DELETE", "/console/members/usr_9?made=revoke", ""], ["DELETE", "/console/invitations/inv_1", ""], ["PATCH", "/console/account", { name: "Keller & Co" }],
    ]);
  });
});

test("a member sees no buttons of owners, and can leave", async () => {
  const served = as({ account: { ...session.account, role: "member" } });
  await visit({ routes: served, path: "/dashboard/members" }, async (page, server) => {
    const actions = page.locator("main button");
    await page.getByText("Marta Lindqvist").waitFor();
    assert.match((await actions.allInnerTexts()).join("|"), /^Leave\s+Ann Keller$/);
    await actions.click();
    await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/dashboard/");
    assert.deepEqual(changes(server).filter(([, path]) => path !== "/console/token"), [["DELETE", "/console/membership", ""]]);
    assert.ok(!server.calls.some((c) => c.path.startsWith("/console/invitations")));
  });
  await visit({ routes: served, path: "/dashboard/credits" }, async (page, server) => {
    await page.getByText("Owners of the account can buy credits").waitFor();
    await page.locator("table").first().waitFor();
    assert.equal(await page.locator("main .card").count(), 0);
    assert.ok(!server.calls.some((c) => c.path.startsWith("/console/purchases")));
  });
});

test("an invitation is accepted, and opens the account in every tab", async () => {
  const served = routes();
  await visit({ routes: served, path: "/dashboard/" }, async (page, server) => {
    await page.getByRole("heading", { name: "Welcome, Ann" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(`${server.url}${pages.invitation.path}`);
    await other.getByRole("heading", { name: "Join “Osei Auctions”?" }).waitFor();
    served["GET /console/session"] = { ...session, account: session.accounts[1], csrf_token: "csrf-2" };
    await Promise.all([page.waitForEvent("load"), other.getByRole("button", { name: "Join" }).click()]);
    await other.waitForURL("**/dashboard/members");
    assert.deepEqual(changes(server).filter(([, path]) => path !== "/console/token"), [["POST", "/console/invitation/loupe_invitation_x", ""]]);
  });
});

test("a person with several accounts switches between them", async () => {
  await visit({ routes: routes(), path: "/dashboard/keys" }, async (page, server) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("Switch account").click();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Osei Auctions" }).click();
    await page.waitForURL("**/dashboard/");
    const made = changes(server).filter(([, path]) => path !== "/console/token"); // which the new page asks for, sooner or later
    assert.deepEqual(made, [["PUT", "/console/account", { id: "acct_07" }]]);
  });
});

test("support staff see the administration without buttons that change something", async () => {
  const served = as({ user: { ...session.user, admin: false, support: true } });
  const paths = Object.values(pages).map(({ path }) => path).filter((path) => path.startsWith("/dashboard/admin"));
  await walk({ routes: served, paths }, async (page, server, path) => {
    await page.locator("main table, main .figures-row").first().waitFor();
    const buttons = await page.locator("main").getByRole("button", { name: /^(?!Newer|Older|(Show|Hide) |Copy|Refresh)/ }).allInnerTexts();
    assert.deepEqual(buttons, [], `${path} has buttons`);
    assert.equal(await page.locator("main form").count(), 0, `${path} has a form`);
    assert.deepEqual(changes(server), []);
  });
});
